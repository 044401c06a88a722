"""A table, without sockets: moves, undo, and the messages for each viewer."""

import functools
import random
from dataclasses import replace

import msgspec
import pytest

from shedu.engine.moves import parse_move
from shedu.engine.record import format_record, parse_record
from shedu.engine.view import resample
from shedu.play.game import RESTORED_MOMENTS, Game
from shedu.server.errors import TableError, rejections
from shedu.server.live.presenter import Presenter, frames, history
from shedu.server.tables.replay import read_replay
from shedu.server.wire import mapping
from shedu.server.wire import messages as m
from shedu.server.wire.encoding import encode
from shedu.server.wire.reader import apply_step, follow
from tests.server.games import act, finished, moves, new_table, play_on, two_people
from tests.server.games import info as info_of_game
from tests.server.moves import legal, wire

decode = msgspec.json.Decoder(m.FromServer).decode


def refusal(table: Game, entry: int, seat: int | None, text: str) -> TableError:
    """Why a move is refused."""
    with pytest.raises(TableError) as caught, rejections():
        table.propose_move(entry, seat, parse_move(text))
    return caught.value


def test_a_move_is_proposed_then_accepted() -> None:
    """A proposal changes nothing; accepted, it is sent as a step."""
    table = two_people()
    moment = table.propose_move(0, 0, parse_move("king B1"))
    assert table.now.number == 0
    table.accept(moment)
    assert (table.now.number, table.now.ply) == (1, 1)
    step = decode(Presenter(table).tell(0, moment))
    assert isinstance(step, m.Step)
    assert step.events == [m.Moved(0, wire("king B1"))]
    assert [leader.space for leader in step.board.leaders] == ["B1"]
    assert step.seats[0].supply == ["red", "blue", "green"]


def test_impossible_requests_are_rejected_with_a_reason() -> None:
    """With a code, a text and the rule."""
    table = two_people()
    illegal = refusal(table, 0, 0, "king A1")
    assert (illegal.code, illegal.rule) == ("illegal", "R4.2")
    assert refusal(table, 0, 0, "commit 7").rule == "R8.2"
    assert refusal(table, 0, 0, "dance").code == "unreadable"
    assert refusal(table, 0, 1, "pass").code == "not-yours"
    assert refusal(table, 0, None, "pass").code == "not-yours"
    assert refusal(table, 3, 0, "pass").code == "stale"
    assert refusal(table, -1, 0, "pass").code == "stale"
    assert table.now.number == 0


def test_moves_are_sent_to_the_deciding_seat_only() -> None:
    """Others, and spectators, see whose decision it is and no move of it."""
    table = two_people()
    mine, other, spectator = (Presenter(table).show(seat).decision for seat in (0, 1, None))
    assert mine is not None
    assert other is not None
    assert spectator is not None
    assert legal(mine)
    assert other.choices is None
    assert spectator.choices is None


def test_nothing_hidden_is_sent() -> None:
    """A viewer's messages do not depend on the tiles behind the others' screens and in the bag."""
    rng = random.Random(1)
    table = two_people()
    for _ in range(60):
        for seat in (0, 1, None):
            then = table.now
            shown = Presenter(table).show(seat)
            sent = Presenter(table).previews(seat) if seat is not None and table.decider == seat else None
            other = resample(then.position.view(seat), rng)
            table.now = replace(then, position=other)
            assert Presenter(table).show(seat) == shown
            if sent is not None:
                assert Presenter(table).previews(seat) == sent
            table.now = then
            for number, info in enumerate(shown.seats):
                if number != seat:
                    assert (info.hand, info.points, info.treasures) == (None, None, None)
        play_on(table, 1, rng.randrange(1000))


def test_others_see_how_many_tiles_are_swapped_and_drawn() -> None:
    """R7.1: only the number, not the colours."""
    table = two_people()
    swap = next(move for move in moves(table) if move.startswith("swap") and move.count(" ") > 1)
    act(table, swap)
    own, other = (decode(Presenter(table).tell(seat, table.now)) for seat in (0, 1))
    assert isinstance(own, m.Step)
    assert isinstance(other, m.Step)
    assert own.events[0] == m.Moved(0, wire(swap))
    count = sum(int(word[0]) for word in swap.split()[1:])
    assert other.events[0] == m.Moved(0, m.HiddenSwap(count))
    assert own.events[1] != other.events[1]
    assert other.events[1] == m.Drew(0, count, None)
    assert msgspec.json.encode(wire(swap)) not in msgspec.json.encode(other)


def test_an_undo_is_broadcast_and_a_refused_one_has_a_code() -> None:
    """The policy itself is tested in tests/play."""
    table = two_people()
    act(table, "king B1")
    moment = table.propose_undo(1, 0, 0)
    table.accept(moment)
    assert isinstance(decode(Presenter(table).tell(1, moment)), m.Undone)
    assert Presenter(table).show(0).undo_to == []
    with pytest.raises(TableError) as caught, rejections():
        table.propose_undo(table.now.number, 0, 0)
    assert caught.value.code == "no-undo"


def test_a_reconnected_client_receives_the_missed_steps() -> None:
    """All steps since an entry, undone moves included; after too many, the whole table."""
    table = two_people()
    act(table, "king B1")
    table.accept(table.propose_undo(1, 0, 0))
    act(table, "king C2")
    sent = [decode(Presenter(table).tell(1, moment)) for moment in table.missed(0)]
    assert [type(message) for message in sent] == [m.Step, m.Undone, m.Step]
    assert [moment.number for moment in table.missed(2)] == [3]
    for since in (None, 3, 7, -1, -2):
        assert table.missed(since) == []
    seen: m.Table | None = Presenter(table).show(1, table.current_line()[0])
    for message in sent:
        seen = follow(seen, message)
    assert seen == Presenter(table).show(1)


def test_stored_entries_lead_to_the_same_table() -> None:
    """Replay, undo included."""
    table = two_people()
    play_on(table, 40)
    if table.undo_to(table.decider):
        table.accept(table.propose_undo(table.now.number, table.decider, table.undo_to(table.decider)[-1]))
    act(table, "pass" if "pass" in moves(table) else moves(table)[0])
    again = Game(table.id, parse_record(format_record(table.head)), table.seats)
    again.restore(table.entries)
    assert again.now == table.now
    for seat in (0, 1, None):
        assert Presenter(again).show(seat) == Presenter(table).show(seat)
        assert again.missed(table.now.number - 20) == []  # more than the limit of steps
        since = table.now.number - RESTORED_MOMENTS
        sent, other = (
            [Presenter(each).tell(seat, moment) for moment in each.missed(since)] for each in (again, table)
        )
        assert sent == other
        assert len(sent) == RESTORED_MOMENTS


def test_a_finished_game_is_open_and_becomes_a_record() -> None:
    """The record reads and replays to the same result; the screens are lifted."""
    table = finished()
    shown = Presenter(table).show(None)
    assert shown.decision is None
    assert shown.ended in ("bag", "treasures")
    assert shown.ranking[0].place == 1
    assert all(info.points is not None for info in shown.seats)
    record = table.record()
    position, _ = parse_record(format_record(record)).replay()
    assert position == table.now.position
    info = info_of_game(table)
    assert info.is_over
    assert list(info.winners) == [standing.seat for standing in shown.ranking if standing.place == 1]
    assert refusal(table, table.now.number, 0, "pass").code == "over"


def test_frames_are_the_whole_game() -> None:
    """Every decision, all screens lifted or one seat's alone."""
    table = finished()
    info = mapping.game_info(info_of_game(table))
    lifted = frames(Presenter(table), info, None)
    assert len(lifted.steps) == table.now.ply
    assert len(lifted.standings) == table.now.ply + 1
    assert all(seat.hand is not None for seat in lifted.start.seats)
    last = functools.reduce(apply_step, lifted.steps, lifted.start)
    final = {standing.seat: standing.points for standing in last.ranking}
    assert lifted.standings[-1] == [final[seat] for seat in range(len(last.seats))]  # with treasures
    own = frames(Presenter(table), info, 1)
    assert own.start.seats[0].hand is None
    assert own.start.seats[1].hand is not None
    assert [step.ply for step in own.steps] == list(range(1, table.now.ply + 1))


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_history_of_a_running_game_is_what_a_viewer_received(viewer: int | None) -> None:
    """The steps that the viewer received, without choices, undo, clocks and undone moves."""
    table = two_people()
    rng = random.Random(3)
    told: list[m.Step] = []
    for _ in range(80):  # more moments than memory keeps
        play_on(table, 1, rng.randrange(1000))
        step = decode(Presenter(table).tell(viewer, table.now))
        decision = None if step.decision is None else msgspec.structs.replace(step.decision, choices=None)
        told.append(msgspec.structs.replace(step, decision=decision, undo_to=[], clocks=None))
    assert table.decider is not None
    past = decode(encode(history(Presenter(table), viewer)))
    assert isinstance(past, m.Missed)
    assert (past.table.ply, past.table.viewer) == (0, viewer)
    assert past.table.decision is not None
    assert past.table.decision.choices is None
    assert past.steps == told
    if viewer is not None and (plies := table.undo_by_consent(viewer)):
        table.accept(table.propose_undo(table.now.number, viewer, plies[0], is_agreed=True))
        assert history(Presenter(table), viewer).steps[-1].ply == plies[0]


def test_an_opened_record_is_read_only() -> None:
    """It has no open decision."""
    played = two_people()
    play_on(played, 30)
    table = read_replay("x", format_record(played.record()))
    assert table.is_open
    assert table.decider is None
    assert table.now.ply == played.now.ply
    assert table.now.position == played.now.position
    assert [seat.name for seat in table.seats] == ["Ann", "Bob"]
    assert refusal(table, table.now.number, 0, "pass").code == "replay"
    with pytest.raises(TableError, match="record"), rejections():
        table.propose_undo(table.now.number, 0, 0)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"preset": "ancient"}, "unknown rules"),
        ({"options": ["flying"]}, "unknown option"),
        ({"seats": [m.NewSeat("lion")]}, "two to four"),
        ({"seats": [m.NewSeat("lion"), m.NewSeat("lion")]}, "only once"),
        ({"seats": [m.NewSeat("lion"), m.NewSeat("bull", "bot", "god")]}, "There is no bot"),
        ({"seats": [m.NewSeat("lion"), m.NewSeat("bull", "bot")]}, "There is no bot"),
        ({"seats": [m.NewSeat("lion", name="a\nmoves"), m.NewSeat("bull")]}, "A name must be one line"),
        ({"seats": [m.NewSeat("lion", name="a" * 41), m.NewSeat("bull")]}, "A name must be one line"),
        ({"seed": -1}, "a seed is"),
        ({"first": "pot"}, "cannot begin"),
    ],
)
def test_an_invalid_request_is_rejected(change: dict[str, object], says: str) -> None:
    """With the reason."""
    with pytest.raises(ValueError, match=says):
        new_table(msgspec.structs.replace(m.NewGame([m.NewSeat("lion"), m.NewSeat("bull")]), **change))


def test_the_first_seat_is_named_or_drawn() -> None:
    """Seats keep their order around the table."""
    seats = [m.NewSeat("lion"), m.NewSeat("bull"), m.NewSeat("pot")]
    named = new_table(m.NewGame(seats, first="pot"))
    assert [seat.dynasty for seat in named.seats] == ["pot", "lion", "bull"]
    drawn = {new_table(m.NewGame(seats, seed=seed)).seats[0].dynasty for seed in range(20)}
    assert drawn == {"lion", "bull", "pot"}
    assert new_table(m.NewGame(seats, seed=3)).head == new_table(m.NewGame(seats, seed=3)).head
