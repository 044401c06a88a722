"""Makes messages from views, which hold what a viewer may see."""

from collections.abc import Iterable, Sequence
from typing import cast

from shedu.engine.conflicts import Conflict, Defeat, Side, Taking
from shedu.engine.masks import cells_of, crosses, first
from shedu.engine.pieces import SPACES, Colour, Monument, Space, spaces_of
from shedu.engine.preview import Preview, previews
from shedu.engine.refusals import refused_placements
from shedu.engine.sight import Leader
from shedu.engine.snapshot import Snapshot
from shedu.engine.view import View
from shedu.play.seats import Seat
from shedu.server.wire import messages as m
from shedu.server.wire.moves import MESSAGES, choices_message, tag_of

_NAMES = tuple(str(space) for space in SPACES)
_COLOURS = m.COLOURS
COLOURS, MONUMENTS = tuple(Colour), tuple(Monument)  # iterating over an enum is slow
_MONUMENTS = cast(tuple[m.MonumentName, ...], tuple(str(monument) for monument in Monument))


def names(spaces: Iterable[Space]) -> list[m.Space]:
    """Spaces as they are written."""
    return [_NAMES[space] for space in spaces]


def names_in(mask: int) -> list[m.Space]:
    """The spaces of a set, row by row."""
    return [_NAMES[cell] for cell in cells_of(mask)]


def name_or_none(cell: int) -> m.Space | None:
    """The name of a space; None for a number below 0."""
    return None if cell < 0 else _NAMES[cell]


def leader_message(leader: Leader) -> m.LeaderOn:
    """A leader on the board."""
    return m.LeaderOn(
        _NAMES[leader.space], leader.seat, _COLOURS[leader.colour], leader.temples, leader.supporters
    )


def monument_messages(places: Sequence[int]) -> list[m.MonumentOn]:
    """The monuments on the board, given the top left space of each."""
    return [
        m.MonumentOn(_NAMES[places[each]], (_COLOURS[each.colours[0]], _COLOURS[each.colours[1]]))
        for each in MONUMENTS
        if places[each] >= 0
    ]


def building_messages(places: Sequence[int]) -> list[m.BuildingOn]:
    """The buildings on the board, given the space of each."""
    return [m.BuildingOn(_NAMES[places[each]], _COLOURS[each]) for each in COLOURS if places[each] >= 0]


def wonder_names(mask: int) -> list[m.Space]:
    """The spaces of the wonder, its centre first."""
    centre = SPACES[first(crosses(mask))] if mask else None
    return names(sorted(spaces_of(mask), key=lambda space: (space != centre, space)))


def board_message(snap: Snapshot, kingdoms: Iterable[int], leaders: Iterable[Leader]) -> m.Board:
    """All pieces on the board; spaces in order, row by row. Kingdoms are masks."""
    tiles = sorted((space, colour) for colour in COLOURS for space in spaces_of(snap.tiles[colour]))
    return m.Board(
        tiles=[m.TileOn(_NAMES[space], _COLOURS[colour]) for space, colour in tiles],
        face_down=names_in(snap.face_down),
        treasures=names_in(snap.treasures),
        catastrophes=names_in(snap.catastrophes),
        leaders=[leader_message(leader) for leader in leaders],
        monuments=monument_messages(snap.monument),
        buildings=building_messages(snap.building),
        wonder=wonder_names(snap.wonder),
        unification=name_or_none(snap.unification),
        kingdoms=[names_in(mask) for mask in kingdoms],
    )


def seat_counts(snap: Snapshot, seat: int) -> m.SeatCounts:
    """The public counts of a seat."""
    supply = [_COLOURS[colour] for colour in COLOURS if snap.place[seat * 4 + colour] < 0]
    return m.SeatCounts(seat, snap.held[seat], supply, snap.disasters[seat])


def seat_message(view: View, seat: int, who: Seat) -> m.SeatInfo:
    """A seat, with what the viewer may see of it."""
    counts = seat_counts(view.snapshot, seat)
    return m.SeatInfo(
        dynasty=cast(m.Dynasty, who.dynasty),
        kind=who.kind,
        name=who.name,
        level=who.level,
        hand_size=counts.hand_size,
        supply=counts.supply,
        catastrophes=counts.catastrophes,
        hand=view.hand(seat),
        points=view.points(seat),
        treasures=view.treasures(seat),
    )


def taking_message(taking: Taking | None) -> m.Taking | None:
    """Treasures that a seat would take."""
    return None if taking is None else m.Taking(taking.seat, taking.count, names(taking.spaces))


def defeat_message(defeat: Defeat) -> m.Defeat:
    """The consequences if a side loses."""
    return m.Defeat(
        defeat.prize,
        names(defeat.leaving),
        taking_message(defeat.treasures),
        defeat.ends_game,
    )


def side_message(side: Side) -> m.Side:
    """One side of a conflict."""
    return m.Side(
        side.seat,
        _NAMES[side.space],
        side.strength,
        names(side.supporters),
        side.committed,
        defeat_message(side.defeat),
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
    """The open decision, with its legal moves if it is the viewer's."""
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
        choices=choices_of(view) if decision.seat == view.seat else None,
    )


def choices_of(view: View) -> m.Choices:
    """The legal moves of the viewer's decision."""
    return choices_message(view.legal_moves().indices())


def ranking_message(view: View) -> list[m.Standing]:
    """The final ranking; empty while the game is running."""
    result = view.result
    if result is None:
        return []
    return [
        m.Standing(
            seat=score.seat,
            points=score.totals,
            plain=view.points(score.seat) or (0, 0, 0, 0),
            ascending=score.ascending,
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
        seats=[seat_message(view, seat, who) for seat, who in enumerate(seats)],
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


def preview_message(preview: Preview, is_active: bool) -> m.Preview:
    """The consequences of a move, for the seat whose turn it is or for another."""
    return m.Preview(
        move=MESSAGES[preview.move.index],
        gains=[
            m.ExpectedGain(gain.seat, _COLOURS[gain.colour], gain.amount, _COLOURS[gain.leader])
            for gain in preview.gains
        ],
        conflicts=[conflict_message(contest) for contest in preview.conflicts],
        order=preview.has_order and is_active,
        unites=preview.unites,
        touched=[names(spaces) for spaces in preview.touched],
        monuments=[_MONUMENTS[monument] for monument in preview.monuments],
        wonder=preview.wonder,
        building=None if preview.building is None else _COLOURS[preview.building],
        treasures=taking_message(preview.treasures),
        removed=names(preview.removed),
        leaders_lost=[
            m.LeaderLost(lost.seat, _COLOURS[lost.colour], _NAMES[lost.space])
            for lost in preview.leaders_lost
        ],
        splits=preview.splits,
        ends_game=preview.ends_game,
        scores=[_COLOURS[colour] for colour in preview.scores],
        income=preview.income,
        earners=None
        if preview.earners is None
        else [m.Earner(earner.seat, _COLOURS[earner.colour]) for earner in preview.earners],
    )


def previews_message(view: View, entry: int) -> m.Previews:
    """The consequences of the moves of the viewer's decision."""
    is_active = view.active == view.seat
    return m.Previews(
        entry, [preview_message(preview, is_active) for preview in previews(view) if not preview.is_empty]
    )


def refusals_message(view: View, entry: int) -> m.Refusals:
    """Why pieces of the viewer's decision cannot go where they are not legal."""
    return m.Refusals(
        entry,
        [
            m.RefusedPlacement(
                cast(m.PlacementType, tag_of(refused.kind)),
                refused.rule,
                refused.why.value,
                names(refused.spaces),
                None if refused.colour is None else _COLOURS[refused.colour],
            )
            for refused in refused_placements(view)
        ],
    )


def points_of(view: View) -> list[m.Counts]:
    """Each seat's points, as far as this view can count them."""
    return [view.gained(seat) for seat in range(len(view.players))]
