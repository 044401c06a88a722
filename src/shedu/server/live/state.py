"""The state of a live table: its roster and its game, which always have the same seats."""

from collections.abc import Callable

from shedu.play.game import Game
from shedu.server.errors import Code, TableError
from shedu.server.live.presenter import Presenter
from shedu.server.people.people import Person
from shedu.server.tables import access
from shedu.server.tables.roster import Roster


class TableState:
    """A roster, and the game once it has started."""

    def __init__(self, roster: Roster, game: Game | None, clocks: Callable[[], list[float] | None]) -> None:
        self.roster = roster
        self._clocks = clocks
        self._game: Game | None = None
        self._presenter: Presenter | None = None
        self.set_state(roster, game)

    @property
    def id(self) -> str:
        return self.roster.game

    @property
    def game(self) -> Game:
        """The game in progress; TableError before the start."""
        if self._game is None:
            raise TableError(Code.WAITING, "The game has not started yet.")
        return self._game

    @property
    def presenter(self) -> Presenter:
        """Makes the game's messages; TableError before the start."""
        if self._presenter is None:
            raise TableError(Code.WAITING, "The game has not started yet.")
        return self._presenter

    @property
    def has_started(self) -> bool:
        return self._game is not None

    @property
    def is_playing(self) -> bool:
        """Whether the game has started and has not ended."""
        return self._game is not None and self.roster.status == "playing"

    @property
    def entry(self) -> int:
        """The number of entries so far."""
        return 0 if self._game is None else self._game.now.number

    @property
    def is_open(self) -> bool:
        """Whether nothing is hidden any more."""
        return self._game is not None and self._game.is_open

    def may_view(self, person: Person | None, seat: int | None) -> bool:
        """Whether a person may view the table from a seat; before the start, anyone who could join may."""
        if seat is None and self._game is None and person is not None:
            return True
        roster = self.roster
        return access.may_view(person, roster.seats, seat, self.is_open, roster.terms.spectators)

    def set_state(self, roster: Roster, game: Game | None) -> None:
        """Replace the roster; the only place that gives a game its seats."""
        self.roster = roster
        if game is None:
            return
        if game is not self._game:
            self._game = game
            self._presenter = Presenter(game, self._clocks)
        game.seats = roster.seats
        game.is_stopped = roster.status == "stopped"
        game.is_timed = roster.terms.clock is not None
