"""Several processes on PostgreSQL and Redis: a table on two of them, each part killed in mid-game."""

import random
from contextlib import ExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed

from shedu.server.operations.check import check
from shedu.server.settings import Settings
from shedu.server.wire import messages as m
from tests.cli.command import shedu
from tests.server.moves import legal, wire
from tests.server.processes import Cluster, Player, begin, play, stored

pytestmark = pytest.mark.compiled_only


def test_a_whole_game_between_two_processes(cluster: Cluster) -> None:
    """Each seat at one process; at the end both have the secret of the shuffle and the rematch."""
    with ExitStack() as stack:
        players = begin(cluster, stack)
        made = play(players, random.Random(1), 1000)
        assert stored(cluster, players[0].game) == made
        for player in players:
            assert player.table is not None
            assert player.table.ranking
            while player.room is None or player.room.shuffle is None or player.room.shuffle.secret is None:
                player.hear()
        records = {player.process.ask("GET", f"/api/games/{player.game}")[0]["status"] for player in players}
        assert records == {"over"}
        players[1].say(m.Rematch())
        rooms = [player.until(lambda said: isinstance(said, m.Room) and said.rematch) for player in players]
        assert rooms[0].rematch == rooms[1].rematch
        players[0].say(m.Say("again?"))
        assert players[1].until(lambda said: isinstance(said, m.Said)).text == "again?"


def test_the_set_up_check_counts_the_processes(cluster: Cluster) -> None:
    """Their ports are not in the settings, so it asks Redis who is connected."""
    settings = Settings.load(cluster.processes[0].settings, {})
    with ExitStack() as stack:
        begin(cluster, stack)  # so both are connected
        found = [each for each in check(settings) if each.subject == "redis"]
    assert [each.level for each in found] == ["ok"]
    assert found[0].text.endswith("connected processes of Shedu: 2")


def test_undo_by_consent_between_two_processes(cluster: Cluster) -> None:
    """Requested at one process, granted at the other."""
    with ExitStack() as stack:
        ann, bob = players = begin(cluster, stack)
        play(players, random.Random(2), 3)
        tables = [player.table for player in players]
        assert tables[0] is not None
        ann.say(m.AskUndo(tables[0].entry, 0))
        bob.until(lambda said: isinstance(said, m.Room) and said.undo is not None)
        bob.say(m.AnswerUndo(tables[0].entry, True))
        for player in players:
            assert player.until(lambda said: isinstance(said, m.Undone)).table.ply == 0


@pytest.mark.parametrize("part", ["bus", "database", "process", "bus for a while"])
def test_nothing_is_lost_when_a_part_is(cluster: Cluster, part: str) -> None:
    """Killed in mid-game and started again: both seats go on, and every move is there once, in order."""
    rng = random.Random(len(part))
    with ExitStack() as stack:
        players = begin(cluster, stack)
        made = play(players, rng, 8)
        for _ in range(2):
            match part:
                case "bus":
                    cluster.bus.kill()
                    cluster.bus.start()
                case "bus for a while":
                    cluster.bus.kill()
                    made += play(players, rng, 2)  # with the database alone while the bus is down
                    cluster.bus.start()
                case "database":
                    cluster.database.kill()
                    decider = _decider(players)
                    assert decider.table is not None
                    assert decider.table.decision is not None
                    move = legal(decider.table.decision)[0]
                    with suppress(ConnectionClosed):
                        decider.say(m.Play(decider.table.entry, wire(move)))  # while the process is down
                    cluster.database.start()
                    decider.play(move)  # a repeated move counts once
                    made.append(move)
                case "process":
                    cluster.processes[1].kill()
                    cluster.processes[1].start()
            made += play(players, rng, 8)
        assert stored(cluster, players[0].game) == made
        if part == "process":
            assert (players[0].connections, players[1].connections) == (1, 3)
        if part.startswith("bus"):
            assert [player.connections for player in players] == [1, 1]


def _decider(players: list[Player]) -> Player:
    entry = max(player.table.entry for player in players if player.table is not None)
    decision = players[0].reach(entry).decision
    assert decision is not None
    players[1].reach(entry)
    return players[decision.seat]


def test_the_same_instant_at_two_processes(cluster: Cluster) -> None:
    """Two people take the same seat; one person makes two different moves, or the same twice."""
    with ExitStack() as stack:
        ann = Player(cluster.processes[0], "Ann")
        wish = m.NewGame([m.NewSeat("lion"), m.NewSeat("bull", "open")], first="lion")
        game = ann.process.ask("POST", "/api/games", ann.cookie, wish)[0]["id"]
        rivals = [Player(process, "Rival") for process in cluster.processes]
        for player in rivals:
            player.come(game)
            stack.callback(player.close)
            player.until(lambda said: isinstance(said, m.Room))
        for player in rivals:
            player.say(m.Sit(1))
        answers = [
            player.until(
                lambda said: (
                    isinstance(said, m.Refused)
                    or (isinstance(said, m.Room) and said.places[1].kind == "human")
                )
            )
            for player in rivals
        ]
        rooms = [player.room.places[1].person for player in rivals if player.room is not None]
        refused = [
            player for player, answer in zip(rivals, answers, strict=True) if isinstance(answer, m.Refused)
        ]
        for player in rivals:
            if (
                player not in refused
                and player.room is not None
                and player.room.places[1].person != player.id
            ):
                refused.append(player)
                assert player.until(lambda said: isinstance(said, m.Refused)).code == "seat-taken"
        assert len(refused) == 1, rooms

        players = begin(cluster, stack)
        twin = Player(cluster.processes[1], "Twin")
        twin.cookie, twin.id, twin.seat = players[0].cookie, players[0].id, 0
        twin.come(players[0].game)
        stack.callback(twin.close)
        twin.until(lambda said: isinstance(said, m.Table))
        for player, move in ((players[0], "king B1"), (twin, "king B3")):
            player.say(m.Play(0, wire(move)))
        answers = [
            player.until(lambda said: isinstance(said, m.Refused | m.Step)) for player in (players[0], twin)
        ]
        said = [answer.code if isinstance(answer, m.Refused) else answer.entry for answer in answers]
        kept = stored(cluster, players[0].game)
        assert len(kept) == 1
        loser = twin if kept == ["king B1"] else players[0]
        if "stale" not in said:
            assert loser.until(lambda said: isinstance(said, m.Refused)).code == "stale"
        decision = players[0].reach(1).decision
        assert decision is not None
        twin.reach(1)
        for player in (players[0], twin):
            player.say(m.Play(1, wire(legal(decision)[0])))
        for player in (players[0], twin):
            assert player.reach(2).entry == 2
        assert stored(cluster, players[0].game) == [*kept, legal(decision)[0]]


def test_admin_commands_reach_every_process(cluster: Cluster) -> None:
    """A game that is closed in the database is stopped for both, who sit at different processes."""
    with ExitStack() as stack:
        players = begin(cluster, stack)
        settings = ("admin", "--settings", str(cluster.processes[0].settings))
        assert players[0].game in shedu(*settings, "tables", "--status", "playing").out
        assert shedu(*settings, "close", players[0].game).status == 0
        for player in players:
            player.until(lambda said: isinstance(said, m.Room) and said.status == "stopped")
        assert "# shuffle secret" in shedu(*settings, "export", players[0].game).out
        assert shedu(*settings, "ban", players[1].id).out == f"banned\t{players[1].id}\n"
        assert players[1].until(lambda said: isinstance(said, m.Refused)).code == "logged-out"
        copy = str(cluster.processes[0].settings.parent / "copy")
        word, count, _ = shedu(*settings, "backup", copy).out.split("\t")
        assert word == "copied"
        assert int(count) > 0
        assert "Stop all processes" in shedu(*settings, "restore", copy).err
