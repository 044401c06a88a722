"""The messages about one game in progress, each made from what its viewer may know."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from shedu.engine.events import Event
from shedu.engine.position import Position
from shedu.engine.view import View
from shedu.play.errors import NotYourDecisionError
from shedu.play.game import Game, Moment
from shedu.server.wire import messages as m
from shedu.server.wire import steps, views
from shedu.server.wire.encoding import encode
from shedu.server.wire.events import event_messages, seen_events
from shedu.server.wire.steps import Scene


def no_clocks() -> list[float] | None:
    return None


class Presenter:
    """Makes a game's messages; what all viewers share is computed once."""

    def __init__(self, game: Game, clocks: Callable[[], list[float] | None] = no_clocks) -> None:
        self.game = game
        self.clocks = clocks
        self._scene: tuple[Position, Scene] | None = None  # of the latest moment

    def show(self, viewer: int | None, moment: Moment | None = None) -> m.Table:
        """The table as a viewer sees it, now or at another moment."""
        game = self.game
        moment = moment or game.now
        scene = self._scene_of(moment.position)
        is_now = moment is game.now
        return views.table_message(
            moment.position.view(viewer),
            views.board_message(scene.snapshot, scene.kingdoms),
            game.seats,
            game=game.id,
            entry=moment.number,
            ply=moment.ply,
            turn=moment.turn,
            undo_to=game.undo_to(viewer) if is_now else [],
            clocks=self.clocks() if is_now else None,
        )

    def _scene_of(self, position: Position) -> Scene:
        if self._scene is None or self._scene[0] is not position:
            self._scene = (position, Scene.of(position.view(None)))
        return self._scene[1]

    def tell(self, viewer: int | None, moment: Moment) -> bytes:
        """What an entry did, as one viewer sees it."""
        return self.tell_all([viewer], moment)[viewer]

    def tell_all(self, viewers: Iterable[int | None], moment: Moment) -> dict[int | None, bytes]:
        """What an entry did, for each of these viewers: a step, or the table if that does not follow on."""
        if moment.is_undo:
            return {viewer: encode(m.Undone(moment.seat, self.show(viewer, moment))) for viewer in viewers}
        before = self.game.before(moment)
        if before is None:
            return {viewer: encode(self.show(viewer)) for viewer in viewers}
        then = self._scene_of(before.position)
        view = moment.position.view(None)
        now = Scene.of(view, then)
        self._scene = (moment.position, now)
        public = [event.seen_by(None) for event in moment.events]
        step = step_message(then, now, moment, view, event_messages(public))
        shared = msgspec.structs.replace(
            step,
            events=_encoded(step.events),
            board=_encoded(step.board),
            decision=_encoded(step.decision),
            clocks=self.clocks() if moment is self.game.now else None,
        )
        return {
            viewer: encode(self._seen_by(viewer, shared, step.decision, moment, public)) for viewer in viewers
        }

    def _seen_by(
        self,
        viewer: int | None,
        shared: m.Step,
        decision: m.Decision | None,
        moment: Moment,
        public: list[Event],
    ) -> m.Step:
        """A step with what is different for a viewer."""
        if viewer is None:
            return shared
        view = moment.position.view(viewer)
        changes: dict[str, Any] = {"viewer": viewer, "secrets": steps.secrets(view)}
        if moment is self.game.now:
            changes["undo_to"] = self.game.undo_to(viewer)
        if decision is not None and decision.seat == viewer:
            changes["decision"] = msgspec.structs.replace(decision, choices=views.choices_of(view))
        events = [event.seen_by(viewer) for event in moment.events]
        if events != public:
            changes["events"] = event_messages(events)
        return msgspec.structs.replace(shared, **changes)

    def playback(self, missed: Sequence[Moment]) -> tuple[Moment | None, Sequence[Moment]]:
        """The moment from which missed entries are played back, and the moves since: after the last undo."""
        undone = max((index for index, moment in enumerate(missed) if moment.is_undo), default=-1)
        return missed[undone] if undone >= 0 else self.game.before(missed[0]), missed[undone + 1 :]

    def log(self, viewer: int | None) -> m.Log:
        """The moves on the current line, as a viewer saw them."""
        past = [
            m.Past(
                moment.ply,
                moment.turn,
                moment.seat,
                moment.kind.value,
                seen_events(moment.events, viewer),
            )
            for moment in self.game.current_line()[1:]
        ]
        return m.Log(self.game.now.number, past)

    def previews(self, viewer: int | None) -> m.Previews:
        """What each move of the open decision would lead to; NotYourDecisionError."""
        if viewer is None or self.game.decider != viewer:
            raise NotYourDecisionError
        return views.previews_message(self.game.view(viewer), self.game.now.number)


def step_message(before: Scene, after: Scene, moment: Moment, view: View, events: list[m.Event]) -> m.Step:
    """A step as a viewer sees it, without choices, undo and clocks."""
    return m.Step(
        viewer=view.seat,
        entry=moment.number,
        ply=moment.ply,
        turn=moment.turn,
        active=view.active,
        seat=moment.seat,
        kind=moment.kind.value,
        events=events,
        board=steps.board_change(before, after),
        decision=views.decision_message(view),
        seats=steps.seat_changes(before, after),
        secrets=steps.secrets(view),
        bag=view.bag_count,
        ended=view.ended,
        ranking=views.ranking_message(view),
    )


def _encoded(part: Any) -> Any:
    """A part of a message that is encoded once and copied from then on."""
    return msgspec.Raw(encode(part))
