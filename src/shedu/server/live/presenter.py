"""Makes the messages about one game, each from what its viewer may know."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from shedu.engine.events import Event
from shedu.engine.position import Position
from shedu.play.errors import NotYourDecisionError
from shedu.play.game import Game, Moment
from shedu.server.wire import messages as m
from shedu.server.wire import steps, views
from shedu.server.wire.encoding import encode
from shedu.server.wire.events import event_messages, seen_by
from shedu.server.wire.line_log import LineLog
from shedu.server.wire.log import line_messages
from shedu.server.wire.steps import Scene


def no_clocks() -> list[float] | None:
    return None


class Presenter:
    """Makes a game's messages; what all viewers share is computed once."""

    def __init__(self, game: Game, clocks: Callable[[], list[float] | None] = no_clocks) -> None:
        self.game = game
        self.clocks = clocks
        self.line_log = LineLog(game)
        self._scene: tuple[Position, Scene] | None = None  # of the latest moment

    def show(self, viewer: int | None, moment: Moment | None = None) -> m.Table:
        """The table as a viewer sees it, now or at another moment."""
        game = self.game
        moment = moment or game.now
        scene = self._scene_of(moment.position)
        is_now = moment is game.now
        return views.table_message(
            moment.position.view(viewer),
            views.board_message(scene.snapshot, scene.kingdoms, scene.leaders),
            game.seats,
            game=game.id,
            entry=moment.number,
            ply=moment.ply,
            turn=moment.turn,
            undo_to=game.undo_to(viewer) if is_now else [],
            clocks=self.clocks() if is_now else None,
        )

    def show_all(self, viewers: Iterable[int | None]) -> dict[int | None, bytes]:
        """The current table, for each of these viewers."""
        return {viewer: encode(self.show(viewer)) for viewer in viewers}

    def _scene_of(self, position: Position) -> Scene:
        if self._scene is None or self._scene[0] is not position:
            self._scene = (position, Scene.of(position.view(None)))
        return self._scene[1]

    def tell(self, viewer: int | None, moment: Moment) -> bytes:
        """The step of an entry for one viewer."""
        return self.tell_all([viewer], moment)[viewer]

    def tell_all(self, viewers: Iterable[int | None], moment: Moment) -> dict[int | None, bytes]:
        """The step of an entry for each viewer, or the table if the moment before is not kept."""
        if moment.is_undo:
            return {viewer: encode(m.Undone(moment.seat, self.show(viewer, moment))) for viewer in viewers}
        before = self.game.before(moment)
        if before is None:
            return self.show_all(viewers)
        then = self._scene_of(before.position)
        view = moment.position.view(None)
        now = Scene.of(view, then)
        self._scene = (moment.position, now)
        public = seen_by(None, moment.events)
        step = steps.step_message(then, now, moment, view, public)
        shared = msgspec.structs.replace(
            step,
            events=_encoded(step.events),
            lines=_encoded(step.lines),
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
        events = seen_by(viewer, moment.events)
        if events != public:
            changes["events"] = event_messages(events)
            changes["lines"] = line_messages(view.players, moment, events)
        return msgspec.structs.replace(shared, **changes)

    def playback(self, missed: Sequence[Moment]) -> tuple[Moment | None, Sequence[Moment]]:
        """The moment from which missed entries are played back, and the moves since: after the last undo."""
        undone = max((index for index, moment in enumerate(missed) if moment.is_undo), default=-1)
        return missed[undone] if undone >= 0 else self.game.before(missed[0]), missed[undone + 1 :]

    def previews(self, viewer: int | None) -> m.Previews:
        """The consequences of each move of the open decision; NotYourDecisionError."""
        if viewer is None or self.game.decider != viewer:
            raise NotYourDecisionError
        return views.previews_message(self.game.view(viewer), self.game.now.number)

    def refusals(self, viewer: int | None) -> m.Refusals:
        """Why pieces of the open decision cannot go where they are not legal; NotYourDecisionError."""
        if viewer is None or self.game.decider != viewer:
            raise NotYourDecisionError
        return views.refusals_message(self.game.view(viewer), self.game.now.number)


def history(presenter: Presenter, viewer: int | None) -> m.Missed:
    """All moves on the current line, each as the viewer saw it. Nothing is revealed."""
    game = presenter.game
    line = game.current_line()
    start = without_choices(presenter.show(viewer, line[0]))
    scenes = [Scene.of(moment.position.view(None)) for moment in line]
    steps = [
        _seen_frame(before, after, moment, viewer)
        for before, after, moment in zip(scenes, scenes[1:], line[1:], strict=False)
    ]
    return m.Missed(msgspec.structs.replace(start, undo_to=[], clocks=None), steps)


def without_choices(table: m.Table) -> m.Table:
    """A table that is only looked at."""
    if table.decision is None:
        return table
    return msgspec.structs.replace(table, decision=msgspec.structs.replace(table.decision, choices=None))


def frames(presenter: Presenter, info: m.GameInfo, seat: int | None) -> m.Frames:
    """The whole of an open game, as a seat sees it or with everything revealed."""
    game = presenter.game
    line = game.current_line()
    start = presenter.show(seat, line[0])
    if seat is None:
        start = msgspec.structs.replace(start, seats=revealed_seats(game, line[0]))
    start = without_choices(start)
    scenes = [Scene.of(moment.position.view(None)) for moment in line]
    return m.Frames(
        game=info,
        start=start,
        steps=[
            _frame(game, before, after, moment, seat)
            for before, after, moment in zip(scenes, scenes[1:], line[1:], strict=False)
        ],
        standings=[_standings(moment) for moment in line],
    )


def _standings(moment: Moment) -> list[m.Counts]:
    """Each seat's points if the game ended here, treasures included."""
    scores = sorted(moment.position.result.scores, key=lambda score: score.seat)
    return [score.totals for score in scores]


def _frame(game: Game, before: Scene, after: Scene, moment: Moment, seat: int | None) -> m.Step:
    if seat is not None:
        return _seen_frame(before, after, moment, seat)
    step = steps.step_message(before, after, moment, moment.position.view(None), moment.events)
    return msgspec.structs.replace(step, secrets=revealed_secrets(game, moment))


def _seen_frame(before: Scene, after: Scene, moment: Moment, viewer: int | None) -> m.Step:
    """A step as a viewer saw it, without what was only for that time: choices, undo, clocks."""
    events = seen_by(viewer, moment.events)
    step = steps.step_message(before, after, moment, moment.position.view(None), events)
    if viewer is None:
        return step
    secrets = steps.secrets(moment.position.view(viewer))
    return msgspec.structs.replace(step, viewer=viewer, secrets=secrets)


def revealed_seats(game: Game, moment: Moment) -> list[m.SeatInfo]:
    """All seats, each as its own player sees it."""
    return [
        views.seat_message(moment.position.view(number), number, who) for number, who in enumerate(game.seats)
    ]


def revealed_secrets(game: Game, moment: Moment) -> list[m.SeatSecrets]:
    """The hidden values of all seats."""
    return [
        m.SeatSecrets(number, each.hand, each.points, each.treasures)
        for number, each in enumerate(revealed_seats(game, moment))
    ]


def _encoded(part: Any) -> Any:
    """A part of a message that is encoded once and then copied into the messages of all viewers."""
    return msgspec.Raw(encode(part))
