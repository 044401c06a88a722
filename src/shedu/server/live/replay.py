"""Games to look at from the first decision to the last: finished ones, and records that were opened."""

import msgspec

from shedu.engine.record import Record, RefusedError, format_record, parse_record
from shedu.play.game import Game, Moment
from shedu.play.seats import Seat
from shedu.server.live.presenter import Presenter, step_message
from shedu.server.tables.fairness import Shuffle
from shedu.server.wire import messages as m
from shedu.server.wire import views
from shedu.server.wire.events import event_messages, seen_events
from shedu.server.wire.steps import Scene, secrets

DECISIONS = 3_000  # in a record that is opened; games have some hundred


def read_replay(id: str, text: str) -> Game:
    """The table of a record; TextError or RefusedError of the engine says what is wrong with it."""
    record = parse_record(text)
    if len(record.entries) > DECISIONS:
        raise RefusedError(record.entries[DECISIONS].line, f"more than {DECISIONS} decisions are not shown")
    for _ in record.play():
        pass
    game = Game(id, _head(record), _seats(record), is_replay=True)
    game.restore([(record.players.index(entry.player), entry.text) for entry in record.entries])
    return game


def _head(record: Record) -> Record:
    return Record(record.rules, record.players, {}, record.seed, record.position)


def _seats(record: Record) -> list[Seat]:
    return [Seat(dynasty, "human", None, record.names.get(dynasty, "")) for dynasty in record.players]


def record_text(game: Game, shuffle: Shuffle | None) -> str:
    """A game as it is taken home, with what its shuffle can be verified by; it must be open."""
    proof = "" if shuffle is None else "".join(f"# {line}\n" for line in shuffle.comments())
    return format_record(game.record()) + proof


def frames(presenter: Presenter, info: m.GameInfo, seat: int | None) -> m.Frames:
    """The whole game, from behind a seat's screen or with all screens lifted; it must be open."""
    game = presenter.game
    line = game.current_line()
    start = presenter.show(seat, line[0])
    if seat is None:
        start = msgspec.structs.replace(start, seats=_lifted_seats(game, line[0]))
    if start.decision is not None:
        start = msgspec.structs.replace(start, decision=msgspec.structs.replace(start.decision, choices=None))
    scenes = [Scene.of(moment.position.view(None)) for moment in line]
    return m.Frames(
        game=info,
        start=start,
        steps=[
            _step(game, before, after, moment, seat)
            for before, after, moment in zip(scenes, scenes[1:], line[1:], strict=False)
        ],
        standings=[[moment.position.points(player) for player in range(len(game.seats))] for moment in line],
    )


def _step(game: Game, before: Scene, after: Scene, moment: Moment, seat: int | None) -> m.Step:
    events = event_messages(moment.events) if seat is None else seen_events(moment.events, seat)
    step = step_message(before, after, moment, moment.position.view(None), events)
    if seat is not None:
        return msgspec.structs.replace(step, viewer=seat, secrets=secrets(moment.position.view(seat)))
    lifted = [
        m.SeatSecrets(number, each.hand, each.points, each.treasures)
        for number, each in enumerate(_lifted_seats(game, moment))
    ]
    return msgspec.structs.replace(step, secrets=lifted)


def _lifted_seats(game: Game, moment: Moment) -> list[m.SeatInfo]:
    """All seats, each as its own player sees it."""
    return [
        views.seat_message(moment.position.view(number), number, who) for number, who in enumerate(game.seats)
    ]
