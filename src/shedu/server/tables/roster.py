"""The roster of a table: who sits where, before, during and after the game; no sockets, no files.

A roster is a value: every action returns a new roster or raises a TableError.
"""

from dataclasses import dataclass, replace
from typing import assert_never

from shedu.engine.pieces import DYNASTIES
from shedu.engine.position import seats_from
from shedu.engine.rules import Rules
from shedu.players.bots.registry import player_names
from shedu.server.errors import Code, TableError
from shedu.server.naming import is_visible
from shedu.server.people.people import HERE, Person
from shedu.server.tables.access import owns
from shedu.server.tables.fairness import Shuffle, check_seal, seal_of
from shedu.server.tables.seats import Seat
from shedu.server.tables.summary import Status
from shedu.server.tables.terms import RealTime, Setup, Terms, Wish

CLOCK_BUDGET_S = (60, 24 * 3600)  # least and most of a real-time clock
CLOCK_INCREMENT_S = (0, 3600)
SEAL_TIMEOUT_S = 10  # for all browsers to open their seals
MAX_NAME_CHARS = 40


@dataclass(frozen=True)
class Roster:
    """The people at a table, and its terms."""

    game: str
    setup: Setup
    host: str | None
    seats: tuple[Seat, ...]
    status: Status = "waiting"
    shuffle: Shuffle | None = None
    rematch: str | None = None

    @property
    def terms(self) -> Terms:
        return self.setup.terms

    @property
    def is_full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def people(self) -> set[str]:
        """All people who play a seat now."""
        return {seat.person for seat in self.seats if seat.person is not None}

    @property
    def owners(self) -> set[str]:
        """All people who play a seat, or left one to a bot and may return."""
        return {owner for seat in self.seats if (owner := seat.owner)}

    @property
    def has_player(self) -> bool:
        """Whether a person plays a seat, on this machine or with an account."""
        return any(seat.kind == "human" for seat in self.seats)

    def work_owner(self, seat: int) -> str:
        """The owner of a seat's bot: the person who left the seat to it, or the host."""
        return self.seats[seat].left or self.host or self.game

    # Before the game

    def sit(self, person: Person, seat: int, dynasty: str | None, seal: str = "") -> "Roster":
        """Take an open seat, with a free dynasty and a seal for the shuffle."""
        self._check_waiting()
        if self.seat(seat).kind != "open":
            raise TableError(Code.SEAT_TAKEN, "This seat is taken. Choose another one.")
        if any(owns(person, other) for other in self.seats):
            raise TableError(Code.SEATED, "You already have a seat at this table.")
        taken = _seat_of(person, self.seats[seat].dynasty, person.name)
        return self.with_seat(seat, taken)._choosing(seat, dynasty)._sealing(seat, seal)

    def choose(self, person: Person, seat: int, dynasty: str) -> "Roster":
        """Choose another dynasty; a bot or an open seat that had it gets the old one."""
        self._check_waiting()
        self._check_own(person, seat)
        return self._choosing(seat, dynasty)

    def stand(self, person: Person, seat: int) -> "Roster":
        """Give up a seat before the game."""
        self._check_waiting()
        self._check_own(person, seat)
        return self._emptied(seat)

    def _emptied(self, seat: int) -> "Roster":
        dynasty = self.seats[seat].dynasty
        shuffle = None if self.shuffle is None else self.shuffle.sealed(dynasty, "")
        return replace(self.with_seat(seat, Seat(dynasty, "open")), shuffle=shuffle)

    def start(self, person: Person, level: str, moment: float = 0.0) -> "Roster":
        """Start as the host, with bots of a level on open seats. A repeated start changes nothing."""
        if self.status != "waiting":
            raise TableError(Code.BEGUN, "The game has already started.")
        if person.id != self.host:
            raise TableError(Code.NOT_HOST, "Only the host can start the game.")
        if self.is_opening:
            return self
        check_level(level)
        seats = tuple(
            Seat(seat.dynasty, "bot", level) if seat.kind == "open" else seat for seat in self.seats
        )
        if not any(seat.kind == "human" for seat in seats):
            raise TableError(Code.EMPTY, "At least one player must take a seat first.")
        return replace(self, seats=seats).opening(moment)

    def start_without(self, person: Person, moment: float) -> "Roster":
        """Start with the contributions so far, once the other browsers have timed out."""
        if not self.is_opening or self.shuffle is None or self.shuffle.opening is None:
            raise TableError(Code.SEALED, "Seals are opened after the host starts the game.")
        if person.id != self.host and not any(owns(person, seat) for seat in self.seats):
            raise TableError(Code.NOT_YOURS, "You have no seat at this table.")
        if moment < self.shuffle.opening + SEAL_TIMEOUT_S:
            raise TableError(
                Code.TOO_SOON,
                f"The other browsers have {SEAL_TIMEOUT_S} seconds to contribute. Please wait and try again.",
            )
        return self._started()

    @property
    def is_opening(self) -> bool:
        """Whether the game starts as soon as all seals are opened."""
        return self.status == "waiting" and self.shuffle is not None and self.shuffle.opening is not None

    def opening(self, moment: float = 0.0) -> "Roster":
        """With final seats: the seals can be opened; without seals the game starts."""
        if self.shuffle is None:
            return self._started()
        return replace(self, shuffle=replace(self.shuffle, opening=moment))._started_if_open()

    def open_seal(self, person: Person, contribution: str) -> "Roster":
        """Open the person's seal; with the last one the game starts."""
        if not self.is_opening or self.shuffle is None:
            raise TableError(Code.SEALED, "Seals are opened after the host starts the game.")
        own = [seat.dynasty for seat in self.seats if owns(person, seat)]
        if not own:
            raise TableError(Code.NOT_YOURS, "You have no seat at this table.")
        # A guest who sat down and then logged in may have two seats.
        matching = [name for name in own if self.shuffle.seals.get(name) == seal_of(contribution)]
        try:
            shuffle = self.shuffle.opened((matching or own)[0], contribution)
        except ValueError as error:
            raise TableError(Code.CONTRIBUTION, str(error)) from None
        return replace(self, shuffle=shuffle)._started_if_open()

    def _started_if_open(self) -> "Roster":
        """Start unless a human seat's seal is closed; the seal of a seat that became a bot's is ignored."""
        shuffle = self.shuffle
        assert shuffle is not None
        closed = shuffle.seals.keys() - shuffle.contributions.keys()
        is_awaited = any(seat.kind == "human" and seat.dynasty in closed for seat in self.seats)
        return self if is_awaited else self._started()

    def _started(self) -> "Roster":
        shuffle = None if self.shuffle is None else replace(self.shuffle, opening=None)
        return replace(self, status="playing", shuffle=shuffle)

    # During the game

    def taken_over(self, seat: int, level: str, turn: int | None = None) -> "Roster":
        """A bot takes over a person's seat; `tables.absence` says when the person may return."""
        check_level(level)
        old = self.seats[seat]
        return self.with_seat(
            seat, replace(old, kind="bot", level=level, person=None, left=old.person, left_turn=turn)
        )

    def taken_back(self, seat: int) -> "Roster":
        """The person who left a seat takes it back from the bot."""
        old = self.seats[seat]
        back = replace(old, kind="human", level=None, person=old.left, left=None)
        return self.with_seat(seat, replace(back, left_turn=None, is_returning=False))

    # Changed accounts

    def renamed(self, person: Person) -> "Roster":
        return self.transferred(person.id, person)

    def transferred(self, old: str, person: Person) -> "Roster":
        """Everything that belonged to the id `old` belongs to the person."""
        seats = tuple(
            replace(
                seat,
                name=person.name,
                # A guest who logs in during the game keeps playing as a guest, as far as ratings go.
                has_account=not person.is_guest if self.status == "waiting" else seat.has_account,
                person=person.id if seat.person == old else seat.person,
                left=person.id if seat.left == old else seat.left,
            )
            if old in (seat.person, seat.left)
            else seat
            for seat in self.seats
        )
        return replace(self, seats=seats, host=person.id if self.host == old else self.host)

    def without(self, person: str) -> "Roster":
        """After a person was deleted: bots play their seats, and their name is removed."""
        changed = replace(self, host=None if self.host == person else self.host)
        for number, seat in enumerate(self.seats):
            if person not in (seat.person, seat.left):
                continue
            if self.status == "waiting" and not self.is_opening:
                changed = changed._emptied(number)
                continue
            changed = changed.with_seat(number, replace(self._given_up(seat), name=""))
        return changed._started_if_open() if changed.is_opening else changed

    def banned(self, person: str) -> "Roster":
        """After a person was banned: bots play their seats, for good; before the game the seats are open."""
        if self.status == "waiting":
            return self.without(person)
        if self.status != "playing":
            return self
        owned = [person in (seat.person, seat.left) for seat in self.seats]
        seats = [
            self._given_up(seat) if is_own else seat for seat, is_own in zip(self.seats, owned, strict=True)
        ]
        return replace(self, seats=tuple(seats))

    def _given_up(self, seat: Seat) -> Seat:
        """A seat whose player cannot return."""
        kept = replace(seat, person=None, left=None, left_turn=None, is_returning=False)
        if self.status == "playing" and seat.has_account:
            kept = replace(kept, is_forfeit=True)
        if self.status in ("waiting", "playing") and seat.kind == "human":
            kept = replace(kept, kind="bot", level=self.terms.level)
        return kept

    # The end

    def ended(self, status: Status) -> "Roster":
        """The game is over or was stopped."""
        return replace(self, status=status)

    # Parts

    def seat(self, seat: int) -> Seat:
        """A seat; TableError if the table does not have it."""
        if not 0 <= seat < len(self.seats):
            raise TableError(Code.NO_SEAT, f"This table has no seat {seat}.")
        return self.seats[seat]

    def with_seat(self, number: int, seat: Seat) -> "Roster":
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def _choosing(self, seat: int, dynasty: str | None) -> "Roster":
        own = self.seats[seat]
        if dynasty is None or dynasty == own.dynasty:
            return self
        if dynasty not in DYNASTIES:
            raise TableError(Code.NO_DYNASTY, f"There is no dynasty {dynasty!r}.")
        holder = next((number for number, each in enumerate(self.seats) if each.dynasty == dynasty), None)
        changed = self
        if holder is not None:
            if self.seats[holder].kind == "human":
                raise TableError(Code.DYNASTY_TAKEN, "Another player has this dynasty. Choose another one.")
            changed = changed.with_seat(holder, replace(self.seats[holder], dynasty=own.dynasty))
        changed = changed.with_seat(seat, replace(own, dynasty=dynasty))
        if self.shuffle is None:
            return changed
        return replace(changed, shuffle=self.shuffle.moved(own.dynasty, dynasty))

    def _sealing(self, seat: int, seal: str) -> "Roster":
        if self.shuffle is None:
            return self
        try:
            return replace(self, shuffle=self.shuffle.sealed(self.seats[seat].dynasty, seal))
        except ValueError as error:
            raise TableError(Code.CONTRIBUTION, str(error)) from None

    def _check_waiting(self) -> None:
        if self.status != "waiting" or self.is_opening:
            raise TableError(Code.BEGUN, "The game has already started.")

    def check_playing(self) -> None:
        """TableError unless a game is in progress."""
        if self.status != "playing":
            raise TableError(Code.NOT_BEGUN, "No game is in progress at this table.")

    def _check_own(self, person: Person, seat: int) -> None:
        if not owns(person, self.seat(seat)):
            raise TableError(Code.NOT_YOURS, "This is not your seat.")


def new_roster(game: str, wish: Wish, person: Person, moment: float = 0.0) -> Roster:
    """The roster of a requested table; ValueError if the request is invalid."""
    Rules.of(wish.preset, list(wish.options))
    dynasties = seats_from([seat.dynasty for seat in wish.seats])
    _check_terms(wish.terms, person)
    is_here = person is HERE
    if wish.first is not None and wish.first not in dynasties:
        raise ValueError(f"{wish.first} does not play and cannot begin.")
    if wish.seed is not None and not is_here:
        raise ValueError("This server draws the seed of every shuffle. Leave the seed out.")
    seats = tuple(_seated(seat, person) for seat in wish.seats)
    if is_here:
        return Roster(game, wish.setup, None, seats, "playing")
    shuffle = Shuffle.new()
    if wish.seal:
        check_seal(wish.seal)
    own = next((seat.dynasty for seat in wish.seats if seat.kind == "human"), None)
    if own is not None:
        shuffle = shuffle.sealed(own, wish.seal)
    roster = Roster(game, wish.setup, person.id, seats, shuffle=shuffle)
    return roster.opening(moment) if roster.is_full else roster


def _seated(seat: Seat, person: Person) -> Seat:
    """A requested seat; on an online server, names come from accounts only."""
    name = seat.name if person is HERE else ""
    if len(name) > MAX_NAME_CHARS or not is_visible(name) or "#" in name:
        raise ValueError(f"A name must be one line of at most {MAX_NAME_CHARS} characters without #.")
    name = " ".join(name.split())
    if seat.level is not None:
        _check_bot(seat.level)
    match seat.kind:
        case "bot":
            _check_bot(seat.level)
            return Seat(seat.dynasty, "bot", seat.level, name)
        case "open":
            if person is HERE:
                raise ValueError("No other player can join this server. Seats must be human or bot.")
            return Seat(seat.dynasty, "open")
        case "human":
            owner = None if person is HERE else person.id
            return replace(_seat_of(person, seat.dynasty, name or person.name), person=owner)
        case _:
            assert_never(seat.kind)


def _seat_of(person: Person, dynasty: str, name: str) -> Seat:
    return Seat(dynasty, "human", None, name, person.id, has_account=not person.is_guest)


def _check_terms(terms: Terms, person: Person) -> None:
    _check_bot(terms.level)
    if isinstance(terms.clock, RealTime):
        if not CLOCK_BUDGET_S[0] <= terms.clock.budget <= CLOCK_BUDGET_S[1]:
            raise ValueError(
                f"A clock must have {CLOCK_BUDGET_S[0]} to {CLOCK_BUDGET_S[1]} seconds, "
                f"not {terms.clock.budget}."
            )
        if not CLOCK_INCREMENT_S[0] <= terms.clock.increment <= CLOCK_INCREMENT_S[1]:
            raise ValueError(
                f"The increment of a clock must be {CLOCK_INCREMENT_S[0]} to {CLOCK_INCREMENT_S[1]} seconds, "
                f"not {terms.clock.increment}."
            )
    if terms.clock is not None and person is HERE:
        raise ValueError("Games on one machine have no clock. Leave the clock out.")


def _check_bot(level: str | None) -> None:
    if level not in player_names():
        raise ValueError(f"There is no bot {level!r}. Choose from {', '.join(player_names())}.")


def check_level(level: str) -> None:
    """TableError if no bot has this level."""
    if level not in player_names():
        raise TableError(Code.UNKNOWN_LEVEL, f"There is no bot {level!r}.")
