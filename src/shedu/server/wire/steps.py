"""Steps: the difference between two moments of a table, computed once for all viewers."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import UNSET, UnsetType

from shedu.engine.events import Event
from shedu.engine.sight import Leader
from shedu.engine.snapshot import Snapshot
from shedu.engine.view import View
from shedu.play.game import Moment
from shedu.server.wire import messages as m
from shedu.server.wire import views
from shedu.server.wire.events import event_messages
from shedu.server.wire.log import line_messages
from shedu.server.wire.views import COLOURS


@dataclass(frozen=True, slots=True)
class Scene:
    """The public part of a moment."""

    snapshot: Snapshot  # of a spectator's view
    kingdoms: tuple[int, ...]  # the spaces of each, as a mask
    leaders: tuple[Leader, ...]

    @classmethod
    def of(cls, view: View, before: "Scene | None" = None) -> "Scene":
        """From a spectator's view; kingdoms and leaders of `before` are reused if the board is the same."""
        snapshot = view.snapshot
        if before is not None and _pieces(snapshot) == _pieces(before.snapshot):
            return cls(snapshot, before.kingdoms, before.leaders)
        return cls(snapshot, view.kingdom_masks(), view.leaders())


def _pieces(snap: Snapshot) -> tuple[object, ...]:
    """The pieces on which kingdoms depend."""
    return (
        snap.tiles,
        snap.place,
        snap.face_down,
        snap.wonder,
        snap.treasures,
        snap.monument,
        snap.unification,
    )


def _new(before: object, after: object, value: Any) -> Any:
    return UNSET if before == after else value(after)


def board_change(before: Scene, after: Scene) -> m.BoardChange:
    old, new = before.snapshot, after.snapshot
    placed = [
        m.TileOn(name, m.COLOURS[colour])
        for colour in COLOURS
        for name in views.names_in(new.tiles[colour] & ~old.tiles[colour])
    ]
    had = old.tiles[0] | old.tiles[1] | old.tiles[2] | old.tiles[3]
    has = new.tiles[0] | new.tiles[1] | new.tiles[2] | new.tiles[3]
    leaders, leaders_gone = _leader_changes(before.leaders, after.leaders)
    return m.BoardChange(
        tiles=placed,
        tiles_gone=views.names_in(had & ~has),
        leaders=leaders,
        leaders_gone=leaders_gone,
        face_down=_new(old.face_down, new.face_down, views.names_in),
        treasures=_new(old.treasures, new.treasures, views.names_in),
        catastrophes=_new(old.catastrophes, new.catastrophes, views.names_in),
        monuments=_new(old.monument, new.monument, views.monument_messages),
        buildings=_new(old.building, new.building, views.building_messages),
        wonder=_new(old.wonder, new.wonder, views.wonder_names),
        unification=_new(old.unification, new.unification, views.name_or_none),
        kingdoms=_kingdom_changes(before.kingdoms, after.kingdoms),
    )


def _leader_changes(
    before: tuple[Leader, ...], after: tuple[Leader, ...]
) -> tuple[list[m.LeaderOn], list[tuple[int, m.Colour]]]:
    """The leaders that are new or different, and those that left the board."""
    if before == after:
        return [], []
    then = {(each.seat, each.colour): each for each in before}
    changed = [
        views.leader_message(each) for each in after if then.pop((each.seat, each.colour), None) != each
    ]
    return changed, [(seat, m.COLOURS[colour]) for seat, colour in then]


def _kingdom_changes(
    before: tuple[int, ...], after: tuple[int, ...]
) -> list[int | list[m.Space]] | UnsetType:
    if before == after:
        return UNSET
    return [before.index(mask) if mask in before else views.names_in(mask) for mask in after]


def seat_changes(before: Scene, after: Scene) -> list[m.SeatCounts]:
    """The seats whose public counts changed."""
    old, new = before.snapshot, after.snapshot
    return [
        views.seat_counts(new, seat)
        for seat in range(new.seats)
        if old.held[seat] != new.held[seat]
        or old.disasters[seat] != new.disasters[seat]
        or old.place[seat * 4 : seat * 4 + 4] != new.place[seat * 4 : seat * 4 + 4]
    ]


def secrets(view: View) -> list[m.SeatSecrets]:
    """The hidden values the viewer may see: its own seat's; with open scores, or at the end, all."""
    seats: Iterable[int] = range(len(view.players))
    if not view.is_over and not view.rules.open_scores:
        seats = () if view.seat is None else (view.seat,)
    found = (m.SeatSecrets(seat, view.hand(seat), view.points(seat), view.treasures(seat)) for seat in seats)
    return [each for each in found if each.hand is not None or each.points is not None]


def step_message(before: Scene, after: Scene, moment: Moment, view: View, events: Sequence[Event]) -> m.Step:
    """A move as a viewer of these events sees it, without choices, undo and clocks."""
    return m.Step(
        viewer=view.seat,
        entry=moment.number,
        ply=moment.ply,
        turn=moment.turn,
        active=view.active,
        seat=moment.seat,
        kind=moment.kind.value,
        events=event_messages(events),
        lines=line_messages(view.players, moment, events),
        board=board_change(before, after),
        decision=views.decision_message(view),
        seats=seat_changes(before, after),
        secrets=secrets(view),
        bag=view.bag_count,
        ended=None if view.ended is None else view.ended.value,
        ranking=views.ranking_message(view),
    )
