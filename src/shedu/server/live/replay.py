"""Games to look at from the first decision to the last: finished ones, and records that were opened."""

from shedu.engine.errors import RecordError
from shedu.engine.record import Record, format_record, parse_record
from shedu.play.game import Game, Moment
from shedu.play.seats import Seat
from shedu.server.live.presenter import Presenter
from shedu.server.tables.fairness import Shuffle
from shedu.server.wire import messages as m
from shedu.server.wire import views
from shedu.server.wire.events import event_messages, seen_events

DECISIONS = 3_000  # in a record that is opened; games have some hundred


def read_replay(id: str, text: str) -> Game:
    """The table of a record; TextError or RecordError of the engine says what is wrong with it."""
    record = parse_record(text)
    if len(record.entries) > DECISIONS:
        raise RecordError(record.entries[DECISIONS].line, f"more than {DECISIONS} decisions are not shown")
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
    return m.Frames(
        game=info,
        start=_show(presenter, line[0], seat),
        steps=[
            m.Step(moment.seat, moment.kind.value, _events(moment, seat), _show(presenter, moment, seat))
            for moment in line[1:]
        ],
        standings=[[moment.position.points(player) for player in range(len(game.seats))] for moment in line],
    )


def _show(presenter: Presenter, moment: Moment, seat: int | None) -> m.Table:
    shown = presenter.show(seat, moment)
    if seat is not None:
        return shown
    lifted = [
        views.seat_message(presenter.game.view(number, moment), number, who, shown.board)
        for number, who in enumerate(presenter.game.seats)
    ]
    return views.with_seats(shown, lifted)


def _events(moment: Moment, seat: int | None) -> list[m.Event]:
    return event_messages(moment.events) if seat is None else seen_events(moment.events, seat)
