"""Makes the messages about one game, each from what its viewer may know."""

from collections.abc import Callable

from shedu.engine.view import View
from shedu.play.errors import NotYourDecisionError
from shedu.play.game import Game, Moment
from shedu.server.wire import messages as m
from shedu.server.wire import views
from shedu.server.wire.events import event_messages, seen_events


def no_clocks() -> list[float] | None:
    return None


class Presenter:
    """Makes a game's messages; what all viewers share is computed once."""

    def __init__(self, game: Game, clocks: Callable[[], list[float] | None] = no_clocks) -> None:
        self.game = game
        self.clocks = clocks
        self._board: tuple[object, m.Board] | None = None

    def show(self, viewer: int | None, moment: Moment | None = None) -> m.Table:
        """The table as a viewer sees it, now or at another moment."""
        game = self.game
        moment = moment or game.now
        view = moment.position.view(viewer)
        is_now = moment is game.now
        return views.table_message(
            view,
            self._board_of(moment, view),
            game.seats,
            game=game.id,
            entry=moment.number,
            ply=moment.ply,
            turn=moment.turn,
            undo_to=game.undo_to(viewer) if is_now else [],
            clocks=self.clocks() if is_now else None,
        )

    def _board_of(self, moment: Moment, view: View) -> m.Board:
        if self._board is None or self._board[0] is not moment.position:
            self._board = (moment.position, views.board_message(view))
        return self._board[1]

    def tell(self, viewer: int | None, moment: Moment) -> m.Step | m.Undone:
        """What an entry did, as a viewer sees it."""
        table = self.show(viewer, moment)
        if moment.is_undo:
            return m.Undone(moment.seat, table)
        return m.Step(moment.seat, moment.kind.value, seen_events(moment.events, viewer), table)

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


def frames(presenter: Presenter, info: m.GameInfo, seat: int | None) -> m.Frames:
    """The whole of an open game, as a seat sees it or with everything revealed."""
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
