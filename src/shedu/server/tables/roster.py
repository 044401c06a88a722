"""The people around a table: who sits where, before the game, during it and after, without sockets or files.

A gathering is a value: what somebody does makes a new one, or a TableError that says why not.
"""

from dataclasses import dataclass, replace

from msgspec.structs import replace as with_

from shedu.engine.position import seats_from
from shedu.engine.rules import Rules
from shedu.players.bots.registry import player_names
from shedu.server.errors import Code, TableError
from shedu.server.people.people import HERE, Person
from shedu.server.tables.access import owns
from shedu.server.tables.fairness import Shuffle, seal_of
from shedu.server.wire import messages as m

BUDGETS = (60, 24 * 3600)  # seconds of a real-time clock
INCREMENTS = (0, 3600)
PATIENCE = 10  # seconds in which everybody's browser can open its seal


@dataclass(frozen=True)
class Gathering:
    """Who sits at a table, and on what terms."""

    game: str
    wish: m.NewGame
    host: str | None
    places: tuple[m.Place, ...]
    status: m.Status = "waiting"
    shuffle: Shuffle | None = None
    rematch: str | None = None

    @property
    def terms(self) -> m.Terms:
        """How people come here, and how long they may think."""
        return self.wish.terms

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return all(place.kind != "open" for place in self.places)

    @property
    def people(self) -> set[str]:
        """Everybody who sits here."""
        return {place.person for place in self.places if place.person is not None}

    # Before the game

    def sit(self, person: Person, seat: int, dynasty: str | None, seal: str = "") -> "Gathering":
        """Take an open seat, with a dynasty that nobody has, and seal what one adds to the shuffle."""
        self._check_waiting()
        place = self._place(seat)
        if place.kind != "open":
            raise TableError(Code.SEAT_TAKEN, "somebody else has this seat: take another")
        if any(owns(person, other) for other in self.places):
            raise TableError(Code.SEATED, "you sit at this table already")
        place = m.Place(place.dynasty, "human", None, person.name, person.id)
        return self._with(seat, place)._choosing(seat, dynasty)._sealing(seat, seal)

    def choose(self, person: Person, seat: int, dynasty: str) -> "Gathering":
        """Choose another dynasty; whoever else waited with it gets the one that is left."""
        self._check_waiting()
        self._check_own(person, seat)
        return self._choosing(seat, dynasty)

    def stand(self, person: Person, seat: int) -> "Gathering":
        """Give a seat up before the game."""
        self._check_waiting()
        self._check_own(person, seat)
        return self._emptied(seat)

    def _emptied(self, seat: int) -> "Gathering":
        place = self.places[seat]
        shuffle = self.shuffle
        if shuffle is not None:
            shuffle = shuffle.sealed(place.dynasty, "")
        return replace(self._with(seat, m.Place(place.dynasty, "open")), shuffle=shuffle)

    def start(self, person: Person, level: str, moment: float = 0.0) -> "Gathering":
        """The host begins, open seats go to bots of a level; said twice it changes nothing."""
        if self.status != "waiting":
            raise TableError(Code.BEGUN, "the game has begun")
        if person.id != self.host:
            raise TableError(Code.NOT_HOST, "whoever made the table starts the game")
        if self.is_opening:
            return self
        check_level(level)
        places = tuple(
            m.Place(place.dynasty, "bot", level) if place.kind == "open" else place for place in self.places
        )
        if sum(place.kind == "human" for place in places) == 0:
            raise TableError(Code.EMPTY, "somebody has to sit down first")
        return replace(self, places=places).opening(moment)

    def start_without(self, person: Person, moment: float) -> "Gathering":
        """Begin with what is opened, when the others' browsers have had their time."""
        if not self.is_opening or self.shuffle is None or self.shuffle.opening is None:
            raise TableError(Code.SEALED, "the seals are opened when the host starts the game")
        if person.id != self.host and not any(owns(person, place) for place in self.places):
            raise TableError(Code.NOT_YOURS, "you do not sit here")
        if moment < self.shuffle.opening + PATIENCE:
            raise TableError(Code.TOO_SOON, f"the others' browsers have {PATIENCE} seconds to add their part")
        return self._begun()

    @property
    def is_opening(self) -> bool:
        """Whether the game begins as soon as all seals are opened."""
        return self.status == "waiting" and self.shuffle is not None and self.shuffle.opening is not None

    def opening(self, moment: float = 0.0) -> "Gathering":
        """Nobody sits down any more: the seals are opened, and the game begins if there are none."""
        if self.shuffle is None:
            return self._begun()
        return replace(self, shuffle=with_(self.shuffle, opening=moment))._begun_if_open()

    def open(self, person: Person, contribution: str) -> "Gathering":
        """Open one's seal; with the last one the game begins."""
        if not self.is_opening or self.shuffle is None:
            raise TableError(Code.SEALED, "the seals are opened when the host starts the game")
        mine = [place.dynasty for place in self.places if owns(person, place)]
        if not mine:
            raise TableError(Code.NOT_YOURS, "you do not sit here")
        # who came here as a guest and then logged in may have two seats
        fits = [name for name in mine if self.shuffle.seals.get(name) == seal_of(contribution)]
        try:
            shuffle = self.shuffle.opened((fits or mine)[0], contribution)
        except ValueError as error:
            raise TableError(Code.CONTRIBUTION, str(error)) from None
        return replace(self, shuffle=shuffle)._begun_if_open()

    def _begun_if_open(self) -> "Gathering":
        """Nobody waits for the seal of a bot, whose person has gone for good."""
        shuffle = self.shuffle
        assert shuffle is not None
        closed = shuffle.seals.keys() - shuffle.contributions.keys()
        is_awaited = any(place.kind == "human" and place.dynasty in closed for place in self.places)
        return self if is_awaited else self._begun()

    def _begun(self) -> "Gathering":
        shuffle = None if self.shuffle is None else with_(self.shuffle, opening=None)
        return replace(self, status="playing", shuffle=shuffle)

    # During the game

    def leave(self, person: Person, seat: int, level: str) -> "Gathering":
        """Give a seat to a bot, until one comes back."""
        self._check_playing()
        self._check_own(person, seat)
        return self.taken_over(seat, level)

    def taken_over(self, seat: int, level: str) -> "Gathering":
        """A bot takes a person's seat."""
        check_level(level)
        place = self.places[seat]
        return self._with(seat, with_(place, kind="bot", level=level, person=None, left=place.person))

    def come_back(self, person: Person, seat: int) -> "Gathering":
        """Take one's seat back from a bot."""
        self._check_playing()
        place = self._place(seat)
        if place.left is None or place.left != person.id:
            raise TableError(Code.NOT_YOURS, "this seat was not yours")
        return self._with(seat, with_(place, kind="human", level=None, person=person.id, left=None))

    # When a person changes

    def renamed(self, person: Person) -> "Gathering":
        """Somebody has another name."""
        return self.adopted(person.id, person)

    def adopted(self, old: str, person: Person) -> "Gathering":
        """All that one person had here is another's."""
        places = tuple(
            with_(
                place,
                name=person.name,
                person=person.id if place.person == old else place.person,
                left=person.id if place.left == old else place.left,
            )
            if old in (place.person, place.left)
            else place
            for place in self.places
        )
        return replace(self, places=places, host=person.id if self.host == old else self.host)

    def forsaken(self, person: str) -> "Gathering":
        """Somebody goes for good: a bot plays on, and nobody knows any more who it was."""
        changed = replace(self, host=None if self.host == person else self.host)
        for seat, place in enumerate(self.places):
            if person not in (place.person, place.left):
                continue
            if self.status == "waiting" and not self.is_opening:
                changed = changed._emptied(seat)
                continue
            stays = with_(place, name="", person=None, left=None)
            if self.status in ("waiting", "playing") and place.kind == "human":
                stays = with_(stays, kind="bot", level=self.terms.level)
            changed = changed._with(seat, stays)
        return changed._begun_if_open() if changed.is_opening else changed

    # The end

    def ended(self, status: m.Status) -> "Gathering":
        """The game is over, or was stopped."""
        return replace(self, status=status)

    # The parts

    def _place(self, seat: int) -> m.Place:
        if not 0 <= seat < len(self.places):
            raise TableError(Code.NO_SEAT, f"there is no seat {seat} at this table")
        return self.places[seat]

    def _with(self, seat: int, place: m.Place) -> "Gathering":
        return replace(self, places=(*self.places[:seat], place, *self.places[seat + 1 :]))

    def _choosing(self, seat: int, dynasty: str | None) -> "Gathering":
        mine = self.places[seat]
        if dynasty is None or dynasty == mine.dynasty:
            return self
        if dynasty not in m.DYNASTIES:
            raise TableError(Code.NO_DYNASTY, f"there is no dynasty {dynasty!r}")
        holder = next((n for n, place in enumerate(self.places) if place.dynasty == dynasty), None)
        changed = self
        if holder is not None:
            if self.places[holder].kind == "human":
                raise TableError(Code.DYNASTY_TAKEN, "somebody else has this dynasty: choose another")
            changed = changed._with(holder, with_(self.places[holder], dynasty=mine.dynasty))
        changed = changed._with(seat, with_(mine, dynasty=dynasty))
        if self.shuffle is None:
            return changed
        return replace(changed, shuffle=self.shuffle.moved(mine.dynasty, dynasty))

    def _sealing(self, seat: int, seal: str) -> "Gathering":
        if self.shuffle is None:
            return self
        try:
            return replace(self, shuffle=self.shuffle.sealed(self.places[seat].dynasty, seal))
        except ValueError as error:
            raise TableError(Code.CONTRIBUTION, str(error)) from None

    def _check_waiting(self) -> None:
        if self.status != "waiting" or self.is_opening:
            raise TableError(Code.BEGUN, "the game has begun")

    def _check_playing(self) -> None:
        if self.status != "playing":
            raise TableError(Code.NOT_BEGUN, "there is no game going on at this table")

    def _check_own(self, person: Person, seat: int) -> None:
        if not owns(person, self._place(seat)):
            raise TableError(Code.NOT_YOURS, "this is not your seat")


def gather(game: str, wish: m.NewGame, person: Person, moment: float = 0.0) -> Gathering:
    """A table as somebody wants it; ValueError says what cannot be."""
    Rules.of(wish.preset, wish.options)
    seats_from([seat.dynasty for seat in wish.seats])
    _check_terms(wish.terms, person)
    is_here = person is HERE
    if wish.first is not None and wish.first not in {seat.dynasty for seat in wish.seats}:
        raise ValueError(f"{wish.first} does not play and cannot begin")
    if wish.seed is not None and not is_here:
        raise ValueError("the shuffle of this server is drawn, so that nobody knows it: give no seed")
    if not is_here:  # where people have names of their own, nobody gives one to a seat
        wish = with_(wish, seats=[with_(seat, name="") for seat in wish.seats])
    places = tuple(_seated(seat, person) for seat in wish.seats)
    if is_here:
        return Gathering(game, wish, None, places, "playing")
    shuffle = Shuffle.new()
    mine = next((seat.dynasty for seat in wish.seats if seat.kind == "human"), None)
    if mine is not None:
        shuffle = shuffle.sealed(mine, wish.seal)
    made = Gathering(game, wish, person.id, places, shuffle=shuffle)
    return made.opening(moment) if made.is_full else made


def _seated(seat: m.NewSeat, person: Person) -> m.Place:
    if len(seat.name) > 40 or any(not char.isprintable() or char == "#" for char in seat.name):
        raise ValueError("a name is one line of at most 40 characters without #")
    name = " ".join(seat.name.split())
    match seat.kind:
        case "bot":
            if seat.level not in player_names():
                raise ValueError(f"there is no bot {seat.level!r}: choose from {', '.join(player_names())}")
            return m.Place(seat.dynasty, "bot", seat.level, name)
        case "open":
            if person is HERE:
                raise ValueError("nobody else can come to this server: seats are for people here or bots")
            return m.Place(seat.dynasty, "open")
    return m.Place(seat.dynasty, "human", None, name or person.name, None if person is HERE else person.id)


def _check_terms(terms: m.Terms, person: Person) -> None:
    if terms.level not in player_names():
        raise ValueError(f"there is no bot {terms.level!r}: choose from {', '.join(player_names())}")
    if isinstance(terms.clock, m.RealTime):
        if not BUDGETS[0] <= terms.clock.budget <= BUDGETS[1]:
            raise ValueError(f"a clock has {BUDGETS[0]} to {BUDGETS[1]} seconds")
        if not INCREMENTS[0] <= terms.clock.increment <= INCREMENTS[1]:
            raise ValueError(f"a clock is wound up by {INCREMENTS[0]} to {INCREMENTS[1]} seconds")
    if terms.clock is not None and person is HERE:
        raise ValueError("at one machine nobody plays against the clock")


def check_level(level: str) -> None:
    """TableError if there is no such bot."""
    if level not in player_names():
        raise TableError(Code.UNKNOWN_LEVEL, f"there is no bot {level!r}")
