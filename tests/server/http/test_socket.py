"""The web socket of a table."""

import asyncio
import gc
import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from shedu.players.bots import cache
from shedu.players.bots.registry import make_player
from shedu.server.errors import CloseCode, Code
from shedu.server.http.app import create_app
from shedu.server.http.socket import Connection
from shedu.server.live.viewers import Listener
from shedu.server.settings import Settings
from shedu.server.storage.database import Database
from shedu.server.tables.games import EntryChange, Games, NewEntry
from shedu.server.wire import messages as m
from tests.server.clients import begin, hear_until, is_turn_of, sit
from tests.server.games import AGAINST_BOT, wish
from tests.server.moves import legal, text_of, wire

Client = TestClient[Litestar]


def test_look_play_undo_and_previews(client: Client) -> None:
    """The messages of a browser at the beginning of a turn."""
    game = begin(client).id
    seat = sit(client, game)
    with seat.socket:
        table = seat.ask(m.Look(0))
        assert isinstance(table, m.Table)
        assert table.viewer == 0
        assert table.decision is not None
        previews = seat.ask(m.AskPreviews(0))
        # on an empty board only leaders have a preview
        assert {preview.move.__class__ for preview in previews.previews} == {m.PositionLeader}
        step = seat.ask(m.Play(0, wire("king B1")))
        assert isinstance(step, m.Step)
        assert step.undo_to == [0]
        previews = seat.ask(m.AskPreviews(1))
        found = {preview.move: preview for preview in previews.previews}
        assert found[wire("settlement C1")].gains == [m.ExpectedGain(0, "black", 1, "black")]
        undone = seat.ask(m.Undo(1, 0))
        assert isinstance(undone, m.Undone)
        assert undone.table.entry == 2
        refused = seat.ask(m.Play(2, wire("king A1")))
        assert refused == m.Refused("A1 is not next to a face-up temple", Code.ILLEGAL, "R4.2", 2)


def test_every_client_receives_each_step_for_its_seat(client: Client) -> None:
    """Two people and a spectator."""
    game = begin(client).id
    one, two, spectator = sit(client, game), sit(client, game), sit(client, game)
    with one.socket, two.socket, spectator.socket:
        tables = [one.ask(m.Look(0)), two.ask(m.Look(1)), spectator.ask(m.Look())]
        assert [table.viewer for table in tables] == [0, 1, None]
        swap = next(move for move in legal(tables[0].decision) if move.startswith("swap") and "1" in move)
        steps = [one.ask(m.Play(0, wire(swap))), two.hear(), spectator.hear()]
        assert steps[0].events[0] == m.Moved(0, wire(swap))
        for step in steps[1:]:
            assert isinstance(step.events[0].move, m.HiddenSwap)
            assert step.events[1].tiles is None
            assert all(each.seat != 0 for each in step.secrets)
        for seat, step in zip((one, two, spectator), steps, strict=True):
            assert [(move.ply, move.seat, move.lines) for move in seat.ask(m.AskLog()).past] == [
                (1, 0, step.lines)
            ]
            is_own = seat is one
            assert [line.text for line in step.lines[:2]] == (
                ["log-swap-own", "log-draw-own"] if is_own else ["log-swap"]
            )
        assert two.ask(m.Play(1, wire("pass"))).code == "not-yours"
        assert spectator.ask(m.Play(1, wire("pass"))).code == "not-yours"
        assert spectator.ask(m.AskPreviews(1)).code == "not-yours"
        assert two.ask(m.AskPreviews(1)).code == "not-yours"
        assert one.ask(m.AskPreviews(0)).code == "stale"
        assert one.ask(m.AskHint(1, "god")).code == "unknown-level"


def test_a_reconnected_client_receives_what_it_missed(client: Client) -> None:
    """The missed steps; and it can repeat a move that was not acknowledged."""
    game = begin(client).id
    one, two = sit(client, game), sit(client, game)
    with one.socket:
        one.ask(m.Look(0))
        one.ask(m.Play(0, wire("king B1")))
        one.ask(m.Play(1, wire("pass")))
    with two.socket:
        missed = two.ask(m.Look(0, 0))
        assert missed.table.entry == 0
        assert [step.entry for step in missed.steps] == [1, 2]
        last = two.ask(m.Play(1, wire("pass")))
        assert isinstance(last, m.Step)
        assert last.entry == 2
        again = two.ask(m.Play(0, wire("king B1")))
        assert isinstance(again, m.Step)
        assert again.entry == 1
        assert two.ask(m.Play(0, wire("king C2"))).code == "stale"


@pytest.mark.parametrize("text", ["", "{}", "[1]", "nonsense", '{"type": "dance"}', '{"type": "play"}'])
def test_malformed_messages_are_rejected(client: Client, text: str) -> None:
    """The socket stays open."""
    seat = sit(client, begin(client).id)
    with seat.socket:
        seat.socket.send_text(text)
        refused = seat.hear()
        assert isinstance(refused, m.Refused)
        assert refused.code == "unreadable"
        assert isinstance(seat.ask(m.Look(0)), m.Table)


def test_a_message_has_a_size(client: Client) -> None:
    """A client that sends too much is disconnected."""
    seat = sit(client, begin(client).id)
    with seat.socket:
        seat.socket.send_text("x" * 100_000)
        with pytest.raises(WebSocketDisconnect):
            seat.hear()


def test_an_unknown_game_is_refused(client: Client) -> None:
    """The client receives a reason before the socket is closed."""
    seat = sit(client, "nowhere")
    with seat.socket:
        refused = seat.hear()
        assert isinstance(refused, m.Refused)
        assert refused.code == "unknown"
        with pytest.raises(WebSocketDisconnect):
            seat.hear()


def test_a_deleted_game_disconnects_its_viewers(client: Client) -> None:
    """With the reason."""
    game = begin(client).id
    seat = sit(client, game)
    with seat.socket:
        seat.ask(m.Look(0))
        client.delete(f"/api/games/{game}")
        refused = seat.hear()
        assert isinstance(refused, m.Refused)
        assert refused.code == "gone"
        with pytest.raises(WebSocketDisconnect):
            seat.hear()


def test_pages_of_other_sites_get_no_socket(client: Client) -> None:
    """The same holds for another name of this machine."""
    game = begin(client).id
    for headers in ({"origin": "http://evil.example"}, {"host": "evil.example"}):
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(f"/api/games/{game}/socket", headers=headers),
        ):
            pass
    own = {"origin": "http://127.0.0.1:8000"}
    with client.websocket_connect(f"/api/games/{game}/socket", headers=own):
        pass


def test_no_client_views_a_bots_seat(client: Client) -> None:
    """Nor a seat that does not exist."""
    seat = sit(client, begin(client, wish(AGAINST_BOT)).id)
    with seat.socket:
        for number in (1, 2):
            assert seat.ask(m.Look(number)).code == "not-yours"
        assert seat.ask(m.Look(-1)).code == "unreadable"
        assert seat.ask(m.Look(0)).viewer == 0


def test_a_bot_answers(client: Client) -> None:
    """Clients see that it thinks and what it decides, but not its draw."""
    seat = sit(client, begin(client, wish(AGAINST_BOT)).id)
    with seat.socket:
        seat.ask(m.Look(0))
        assert isinstance(seat.ask(m.Play(0, wire("pass"))), m.Step)
        assert seat.hear() == m.Thinking(1)
        step = hear_until(seat, is_turn_of(0))
        assert step.seat == 1
        assert all(each.seat != 1 for each in step.secrets)
        assert step.undo_to == [0]  # against bots, a move can be undone after they answered


def test_a_hint_is_for_the_deciding_seat(client: Client) -> None:
    """The best moves first, with reasons, and the chances of every seat."""
    seat = sit(client, begin(client).id)
    with seat.socket:
        table = seat.ask(m.Look(0))
        hint = seat.ask(m.AskHint(0, "novice"))
        assert isinstance(hint, m.Hint)
        best = hint.moves[0]
        assert text_of(best.move) in legal(table.decision)
        assert 0 <= best.value <= 1
        assert best.reason
        assert sum(hint.win) == pytest.approx(1)
        russian = seat.ask(m.AskHint(0, "novice", "ru"))
        assert [(each.move, each.value) for each in russian.moves] == [
            (each.move, each.value) for each in hint.moves
        ]
        assert all(re.search("[а-я]{3}", each.reason) for each in russian.moves)  # noqa: RUF001
        assert seat.ask(m.AskHint(0, "novice", "xx")).code == "unknown-language"
        seat.ask(m.Play(0, wire("pass")))
        assert seat.ask(m.AskHint(1)).code == "not-yours"


def test_the_coach_comments_against_bots_only(client: Client) -> None:
    """A sentence on the decision and an opinion of a move, in the language asked for."""
    seat = sit(client, begin(client, wish(AGAINST_BOT)).id)
    with seat.socket:
        seat.ask(m.Look(0))
        focus = seat.ask(m.AskFocus(0, "ru"))
        assert isinstance(focus, m.Focus)
        assert re.search("[а-я]{3}", focus.text)  # noqa: RUF001
        opinion = seat.ask(m.AskOpinion(0, wire("pass"), "it"))
        assert isinstance(opinion, m.Opinion)
        assert 0 <= opinion.chance <= opinion.best_chance <= 1
        assert (opinion.best is None) == (opinion.remark != "warning")
        assert seat.ask(m.AskOpinion(0, wire("king A1"))).code == "illegal"
        assert seat.ask(m.AskFocus(0, "xx")).code == "unknown-language"
        assert seat.ask(m.AskFocus(7)).code == "stale"
    shared = sit(client, begin(client).id)  # two people at one screen
    with shared.socket:
        shared.ask(m.Look(0))
        assert shared.ask(m.AskFocus(0)).code == "no-hints"
        assert shared.ask(m.AskOpinion(0, wire("pass"))).code == "no-hints"


def test_bots_play_a_game_to_its_end(client: Client) -> None:
    """Without any client; then the record can be downloaded."""
    players = [m.NewSeat("lion", "bot", "random"), m.NewSeat("bull", "bot", "random")]
    game = begin(client, wish(players)).id
    seat = sit(client, game)
    with seat.socket:
        seat.say(m.Look())
        last = hear_until(seat, _is_over)
    assert last.ranking
    assert client.get(f"/api/games/{game}").json()["is_over"]
    assert client.get(f"/api/games/{game}/record").text.splitlines()[-1].startswith("result ")
    assert len(client.get(f"/api/games/{game}/frames").json()["steps"]) == last.ply


def _is_over(message: m.FromServer) -> bool:
    return isinstance(message, m.Step | m.Table) and message.decision is None


def test_a_bot_that_fails_is_replaced(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """A simpler bot moves in its place, and the game goes on."""

    def fails(name: str, seed: int) -> Any:
        if name == "novice":
            raise RuntimeError("out of order")
        return make_player(name, seed)

    monkeypatch.setattr(cache, "make_player", fails)
    seat = sit(client, begin(client, wish(AGAINST_BOT)).id)
    with seat.socket:
        seat.ask(m.Look(0))
        seat.say(m.Play(0, wire("pass")))
        assert hear_until(seat, is_turn_of(0)).seat == 1


def test_games_go_on_after_a_new_start(settings: Settings) -> None:
    """From the last entry; bots think again."""
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        game = begin(client, wish(AGAINST_BOT)).id
        seat = sit(client, game)
        with seat.socket:
            seat.ask(m.Look(0))
            before = seat.ask(m.Play(0, wire("king B1")))
    storage = Database(f"sqlite:///{settings.file}")  # as if the server had stopped before the bot decided
    info = Games(storage).summary(game)
    assert info is not None
    Games(storage).add_entry(EntryChange(NewEntry(2, 0, "pass"), replace(info, to_decide=1, ply=2)))
    storage.close()
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        seat = sit(client, game)
        with seat.socket:
            seat.say(m.Look(0, before.entry))
            step = hear_until(seat, is_turn_of(0))
            assert step.seat == 1
            assert seat.ask(m.Look(0)).board.leaders[0].space == "B1"


def test_tables_without_viewers_are_unloaded(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """And are loaded unchanged for the next viewer."""
    monkeypatch.setattr("shedu.server.live.registry.MAX_IDLE_TABLES", 1)
    game = begin(client).id
    seat = sit(client, game)
    with seat.socket:
        seat.ask(m.Look(0))
        seat.ask(m.Play(0, wire("king B1")))
        others = [begin(client).id for _ in range(3)]
        assert set(client.app.state.tables._open) == {game, others[-1]}  # one has a viewer, one is new
    begin(client)
    assert game not in client.app.state.tables._open
    gc.collect()
    assert client.app.state.tables.loaded(game) is None  # so it is read again
    again = sit(client, game)
    with again.socket:
        table = again.ask(m.Look(0))
        assert [leader.space for leader in table.board.leaders] == ["B1"]
        assert table.undo_to == [0]


def test_a_second_writer_loses_cleanly(client: Client, settings: Settings) -> None:
    """Another process has stored a move: the later one is rejected as stale, with the current table."""
    game = begin(client).id
    seat = sit(client, game)
    with seat.socket:
        seat.ask(m.Look(0))
        other = Database(f"sqlite:///{settings.file}")
        info = Games(other).summary(game)
        assert info is not None
        Games(other).add_entry(EntryChange(NewEntry(1, 0, "king C2"), info))
        other.close()
        step = seat.ask(m.Play(0, wire("king B1")))
        assert isinstance(step, m.Step)
        assert step.entry == 1
        assert [leader.space for leader in step.board.leaders] == ["C2"]
        refused = seat.hear()
        assert isinstance(refused, m.Refused)
        assert refused.code == "stale"


def test_a_browser_that_does_not_read_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its queue is limited, and it is disconnected."""
    monkeypatch.setattr("shedu.server.http.socket.MAX_QUEUED_MESSAGES", 3)

    parted: list[Listener] = []
    table: Any = SimpleNamespace(remove=parted.append)
    connection = Connection(table, None, None, None)  # type: ignore[arg-type]
    for _ in range(4):
        connection.send(b"x")
    assert connection.close_code == CloseCode.TOO_SLOW
    assert parted == [connection]


def test_nor_does_it_grow_by_long_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    """The size of waiting messages is limited; sent ones do not count."""
    monkeypatch.setattr("shedu.server.http.socket.MAX_QUEUED_BYTES", 10)
    sent: list[bytes] = []

    class Browser:
        async def send_data(self, data: bytes, mode: str) -> None:
            assert mode == "text"
            sent.append(data)

    async def run() -> None:
        parted: list[Listener] = []
        table: Any = SimpleNamespace(remove=parted.append)
        connection = Connection(table, None, None, None)  # type: ignore[arg-type]
        writing = asyncio.create_task(connection.write(Browser()))  # type: ignore[arg-type]
        for count in range(3):
            connection.send(b"six by")
            while len(sent) <= count:
                await asyncio.sleep(0)
        assert connection.close_code is None
        writing.cancel()
        connection.send(b"six by")
        connection.send(b"six by")
        assert connection.close_code == CloseCode.TOO_SLOW
        assert parted == [connection]

    asyncio.run(run())


def test_messages_are_sent_at_once_unless_others_wait() -> None:
    """A message never overtakes one that is queued."""
    is_slow = False
    sent: list[bytes] = []

    def send_now(data: bytes) -> bool:
        if not is_slow:
            sent.append(data)
        return not is_slow

    class Browser:
        async def send_data(self, data: bytes, mode: str) -> None:
            assert mode == "text"
            sent.append(data)

    async def run() -> None:
        nonlocal is_slow
        connection = Connection(None, None, None, None, send_now=send_now)  # type: ignore[arg-type]
        connection.send(b"1")
        assert sent == [b"1"]
        is_slow = True
        connection.send(b"2")
        is_slow = False
        connection.send(b"3")
        assert sent == [b"1"]
        writing = asyncio.create_task(connection.write(Browser()))  # type: ignore[arg-type]
        while len(sent) < 3:
            await asyncio.sleep(0)
        connection.send(b"4")
        assert sent == [b"1", b"2", b"3", b"4"]
        writing.cancel()

    asyncio.run(run())
