"""From views to messages: what somebody may see, as he is told it."""

from collections.abc import Iterable, Sequence
from typing import cast

import msgspec

from shedu.engine.conflicts import Conflict, Side
from shedu.engine.masks import crosses, first
from shedu.engine.pieces import SPACES, Colour, Monument, Space, spaces_of
from shedu.engine.preview import Preview, previews
from shedu.engine.view import View
from shedu.play.seats import Seat
from shedu.server.wire import messages as m
from shedu.server.wire.moves import MESSAGES, choices_message

_NAMES = tuple(str(space) for space in SPACES)
_COLOURS = m.COLOURS
_MONUMENTS = cast(tuple[m.MonumentName, ...], tuple(str(monument) for monument in Monument))


def names(spaces: Iterable[Space]) -> list[m.Space]:
    """Spaces as they are written."""
    return [_NAMES[space] for space in spaces]


def board_message(view: View) -> m.Board:
    """All pieces on the board; spaces in order, row by row."""
    snap = view.snapshot
    tiles = sorted((space, colour) for colour in Colour for space in spaces_of(snap.tiles[colour]))
    wonder = spaces_of(snap.wonder)
    centre = SPACES[first(crosses(snap.wonder))] if wonder else None
    kingdoms = view.kingdoms()
    leaders = sorted(
        (leader for kingdom in kingdoms for leader in kingdom.leaders),
        key=lambda leader: (leader.seat, leader.colour),
    )
    return m.Board(
        tiles=[m.TileOn(_NAMES[space], _COLOURS[colour]) for space, colour in tiles],
        face_down=names(spaces_of(snap.face_down)),
        treasures=names(spaces_of(snap.treasures)),
        catastrophes=names(spaces_of(snap.catastrophes)),
        leaders=[
            m.LeaderOn(
                _NAMES[leader.space], leader.seat, _COLOURS[leader.colour], leader.temples, leader.supporters
            )
            for leader in leaders
        ],
        monuments=[
            m.MonumentOn(
                _NAMES[snap.monument[monument]],
                (_COLOURS[monument.colours[0]], _COLOURS[monument.colours[1]]),
            )
            for monument in Monument
            if snap.monument[monument] >= 0
        ],
        buildings=[
            m.BuildingOn(_NAMES[snap.building[colour]], _COLOURS[colour])
            for colour in Colour
            if snap.building[colour] >= 0
        ],
        wonder=names(sorted(wonder, key=lambda space: (space != centre, space))),
        unification=None if view.unification is None else _NAMES[view.unification],
        kingdoms=[names(kingdom.spaces) for kingdom in kingdoms],
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
        contest.kind,
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
        choices=choices_message(view.legal_moves().indices()) if decision.seat == view.seat else None,
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
        board_name=cast(m.BoardName, view.rules.board),
        seats=[seat_message(view, seat, who, board) for seat, who in enumerate(seats)],
        active=view.active,
        turn=turn,
        board=board,
        decision=decision_message(view),
        bag=view.bag_count,
        clocks=clocks,
        undo_to=undo_to,
        ended=None if view.ended is None else view.ended.value,
        ranking=ranking_message(view),
    )


def with_seats(table: m.Table, seats: list[m.SeatInfo]) -> m.Table:
    """The same table with other seats, and nobody's moves: for looking back."""
    decision = table.decision and msgspec.structs.replace(table.decision, choices=None)
    return msgspec.structs.replace(table, seats=seats, decision=decision)


def preview_message(preview: Preview, is_active: bool) -> m.Preview:
    """What a move would lead to, for the seat whose turn it is or for another."""
    return m.Preview(
        move=MESSAGES[preview.move.index],
        gains=[m.Gain(gain.seat, _COLOURS[gain.colour], gain.amount) for gain in preview.gains],
        conflicts=[conflict_message(contest) for contest in preview.conflicts],
        order=preview.has_order and is_active,
        unites=preview.unites,
        touched=[names(spaces) for spaces in preview.touched],
        monuments=[_MONUMENTS[monument] for monument in preview.monuments],
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
