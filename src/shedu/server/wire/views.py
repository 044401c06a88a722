"""From views to messages: what somebody may see, as he is told it."""

from collections.abc import Iterable, Sequence
from typing import Literal, cast

import msgspec

from shedu.engine import events as happened
from shedu.engine.conflicts import Conflict, Side
from shedu.engine.layout import layout
from shedu.engine.moves import MOVES
from shedu.engine.pieces import COLOURS, SPACES, Space
from shedu.engine.preview import Preview, previews
from shedu.engine.view import View
from shedu.play.seats import Seat
from shedu.server.wire import messages as m

_MOVES = tuple(str(move) for move in MOVES)
_NAMES = tuple(str(space) for space in SPACES)
_COLOURS = cast(tuple[m.Colour, ...], COLOURS)


def names(spaces: Iterable[Space]) -> list[m.Space]:
    """Spaces as they are written."""
    return [_NAMES[space] for space in spaces]


def board_message(view: View) -> m.Board:
    """All that lies on the board."""
    lies = layout(view)
    return m.Board(
        tiles=[m.TileOn(_NAMES[space], _COLOURS[colour]) for space, colour in lies.tiles],
        face_down=names(lies.face_down),
        treasures=names(lies.treasures),
        catastrophes=names(lies.catastrophes),
        leaders=[
            m.LeaderOn(
                _NAMES[leader.space], leader.seat, _COLOURS[leader.colour], leader.temples, leader.supporters
            )
            for leader in lies.leaders
        ],
        monuments=[
            m.MonumentOn(_NAMES[space], (_COLOURS[monument.colours[0]], _COLOURS[monument.colours[1]]))
            for space, monument in lies.monuments
        ],
        buildings=[m.BuildingOn(_NAMES[space], _COLOURS[colour]) for space, colour in lies.buildings],
        wonder=names(lies.wonder),
        unification=None if lies.unification is None else _NAMES[lies.unification],
        kingdoms=[names(kingdom.spaces) for kingdom in lies.kingdoms],
    )


def seat_message(view: View, seat: int, who: Seat, board: m.Board) -> m.SeatInfo:
    """A seat, with what the viewer may see of it."""
    placed = {leader.colour for leader in board.leaders if leader.seat == seat}
    return m.SeatInfo(
        dynasty=cast(m.Dynasty, who.dynasty),
        kind=who.kind,
        name=who.name,
        level=who.level,
        hand_size=view.hand_size(seat),
        supply=[colour for colour in _COLOURS if colour not in placed],
        catastrophes=view.catastrophes_left(seat),
        hand=view.hand(seat),
        points=view.points(seat),
        treasures=view.treasures(seat),
    )


def side_message(side: Side) -> m.Side:
    """One side of a conflict."""
    return m.Side(
        side.seat,
        _NAMES[side.space],
        side.strength,
        names(side.supporters),
        side.committed,
        side.prize,
        names(side.leaving),
    )


def conflict_message(contest: Conflict) -> m.Conflict:
    """A revolt or a war."""
    return m.Conflict(
        cast(Literal["revolt", "war"], contest.kind),
        _COLOURS[contest.colour],
        _COLOURS[contest.tile],
        side_message(contest.attacker),
        side_message(contest.defender),
    )


def decision_message(view: View) -> m.Decision | None:
    """The open decision, with its moves if it is the viewer's."""
    decision = view.decision
    if decision is None:
        return None
    conflict = view.conflict
    return m.Decision(
        seat=decision.seat,
        kind=decision.kind.value,
        actions_left=view.actions_left,
        conflict=None if conflict is None else conflict_message(conflict),
        wars=[conflict_message(war) for war in view.wars()],
        moves=[_MOVES[number] for number in view.legal_moves().indices()]
        if decision.seat == view.seat
        else [],
    )


def ranking_message(view: View) -> list[m.Standing]:
    """The final ranking; nothing while the game goes on."""
    result = view.result
    if result is None:
        return []
    return [
        m.Standing(
            seat=score.seat,
            points=score.totals,
            plain=view.points(score.seat) or (0, 0, 0, 0),
            treasures=view.treasures(score.seat) or 0,
            place=score.place,
        )
        for score in result.scores
    ]


def table_message(
    view: View,
    board: m.Board,
    seats: Sequence[Seat],
    *,
    game: str,
    entry: int,
    ply: int,
    turn: int,
    undo_to: list[int],
    clocks: list[float] | None,
) -> m.Table:
    """The whole table as the viewer sees it, with the board that all see."""
    return m.Table(
        game=game,
        entry=entry,
        ply=ply,
        viewer=view.seat,
        preset=view.rules.preset,
        options=list(view.rules.options),
        board_name=cast(Literal["standard", "advanced"], view.rules.board),
        seats=[seat_message(view, seat, who, board) for seat, who in enumerate(seats)],
        active=view.active,
        turn=turn,
        board=board,
        decision=decision_message(view),
        bag=view.bag_count,
        clocks=clocks,
        undo_to=undo_to,
        ended=cast(Literal["bag", "treasures"] | None, view.ended),
        ranking=ranking_message(view),
    )


def with_seats(table: m.Table, seats: list[m.SeatInfo]) -> m.Table:
    """The same table with other seats, and nobody's moves: for looking back."""
    decision = table.decision and msgspec.structs.replace(table.decision, moves=[])
    return msgspec.structs.replace(table, seats=seats, decision=decision)


def event_message(event: happened.Event) -> m.Event | None:
    """An event, of which only what the viewer may see is given; None if the table tells it already."""
    match event:
        case happened.TurnBegan(seat):
            return m.TurnBegan(seat)
        case happened.Moved(seat, move):
            return m.Moved(seat, str(move))
        case happened.Gained(seat, colour, amount, source):
            return m.Gained(seat, _COLOURS[colour], amount, source)  # type: ignore[arg-type]
        case happened.United(space):
            return m.United(_NAMES[space])
        case happened.ConflictBegan(kind, colour, attacker, attack, defender, defence):
            return m.ConflictBegan(
                cast(Literal["revolt", "war"], kind), _COLOURS[colour], attacker, attack, defender, defence
            )
        case happened.ConflictWon(winner, attack, defence):
            return m.ConflictWon(winner, attack, defence)
        case happened.LeaderReturned(seat, colour, space, cause):
            return m.LeaderReturned(seat, _COLOURS[colour], _NAMES[space], cause)
        case happened.TileRemoved(colour, space, cause):
            return m.TileRemoved(_COLOURS[colour], _NAMES[space], cause)
        case happened.BuildingReturned(colour, space):
            return m.BuildingReturned(_COLOURS[colour], _NAMES[space])
        case happened.TreasureTaken(seat, space):
            return m.TreasureTaken(seat, _NAMES[space])
        case happened.Drew(seat, count, tiles):
            return m.Drew(seat, count, tiles)
        case happened.GameEnded(why):
            return m.Ended(cast(Literal["bag", "treasures"], why))
    return None  # the result: the table has the ranking


def event_messages(events: Iterable[happened.Event], viewer: int | None) -> list[m.Event]:
    """What somebody sees of events."""
    told = (event_message(event.seen_by(viewer)) for event in events)
    return [message for message in told if message is not None]


def preview_message(preview: Preview, is_active: bool) -> m.Preview:
    """What a move would lead to, for the seat whose turn it is or for another."""
    return m.Preview(
        move=str(preview.move),
        gains=[m.Gain(gain.seat, _COLOURS[gain.colour], gain.amount) for gain in preview.gains],
        conflicts=[conflict_message(contest) for contest in preview.conflicts],
        order=preview.has_order and is_active,
        unites=preview.unites,
        touched=[names(spaces) for spaces in preview.touched],
        monuments=[str(monument) for monument in preview.monuments],
        wonder=preview.wonder,
        building=None if preview.building is None else _COLOURS[preview.building],
        treasures=preview.treasures,
        treasures_to=preview.treasures_to,
        removed=names(preview.removed),
        leaders_lost=[
            m.LeaderLost(lost.seat, _COLOURS[lost.colour], _NAMES[lost.space])
            for lost in preview.leaders_lost
        ],
        splits=preview.splits,
        ends_game=preview.ends_game,
    )


def previews_message(view: View, entry: int) -> m.Previews:
    """What the moves of the viewer's decision would lead to."""
    is_active = view.active == view.seat
    return m.Previews(
        entry, [preview_message(preview, is_active) for preview in previews(view) if not preview.is_empty]
    )


def points_of(view: View) -> list[m.Counts]:
    """Each seat's points as far as this view adds them up."""
    return [view.gained(seat) for seat in range(len(view.players))]
