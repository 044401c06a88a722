"""Giving a seat to a bot during the game, by choice, on a timeout or for absence, and taking it back.

In a game between people the bot keeps the seat until the player's next turn begins, so that leaving gives
neither time nor advice: a player who asks for the seat earlier gets it then. A player whose bot has decided
nothing since, and does not hold the open decision, gets it at once. The bot has the level that the host
chose. A player alone with bots leaves to any bot and returns at any time.

If a player who has to decide is not at the table for some minutes, another player may give the seat to a bot.
With days for each decision, or if a timeout stops the game, only the clock decides.
"""

from dataclasses import replace

from shedu.play.game import Game
from shedu.server.errors import Code, TableError
from shedu.server.people.people import Person
from shedu.server.tables.access import owns
from shedu.server.tables.roster import Roster
from shedu.server.tables.seats import Absence
from shedu.server.tables.terms import RealTime, Terms

PATIENCE_S = 300.0  # with an absent player, in a game without clocks
MAX_PATIENCE_REAL_TIME_S = 120.0


def leave(roster: Roster, game: Game, person: Person, seat: int, level: str) -> Roster:
    """Give a seat to a bot, or no longer ask to take it back; TableError."""
    roster.check_playing()
    place = roster.seat(seat)
    if place.left == person.id and place.is_returning:
        return roster.with_seat(seat, replace(place, is_returning=False))
    if not owns(person, place):
        raise TableError(Code.NOT_YOURS, "This is not your seat.")
    is_alone = len(roster.owners) == 1
    return roster.taken_over(seat, level if is_alone else roster.terms.level, game.now.turn)


def come_back(roster: Roster, game: Game, person: Person, seat: int) -> Roster:
    """Take a seat back from a bot, now or at the next turn; TableError."""
    roster.check_playing()
    place = roster.seat(seat)
    if place.left is None or place.left != person.id:
        raise TableError(Code.NOT_YOURS, "You did not leave this seat, so you cannot take it back.")
    if may_return(roster, game, seat):
        return roster.taken_back(seat)
    return roster.with_seat(seat, replace(place, is_returning=True))


def patience_of(terms: Terms, untimed_s: float) -> float | None:
    """How many seconds the other players wait for an absent one; None if only the clock decides."""
    if terms.clock is None:
        return untimed_s
    if isinstance(terms.clock, RealTime) and terms.timeout == "bot":
        return min(untimed_s, MAX_PATIENCE_REAL_TIME_S)
    return None


def replace_absent(roster: Roster, game: Game, person: Person, seat: int, absence: Absence | None) -> Roster:
    """Give the seat of an absent player to a bot; TableError."""
    roster.check_playing()
    if not any(owns(person, place) for place in roster.seats):
        raise TableError(Code.NOT_YOURS, "You have no seat at this table.")
    if absence is None or absence.seat != seat:
        raise TableError(Code.NOT_ABSENT, f"Seat {seat} has no absent player who must decide.")
    if absence.wait_s > 0:
        raise TableError(
            Code.NOT_ABSENT, f"Wait another {absence.wait_s:.0f} s for the player, then ask again."
        )
    return roster.taken_over(seat, roster.terms.level, game.now.turn)


def resume(roster: Roster, game: Game) -> Roster:
    """Give their seats to the players who asked for them and whose turn has begun."""
    if roster.status != "playing":
        return roster
    for number, place in enumerate(roster.seats):
        if place.is_returning and may_return(roster, game, number):
            roster = roster.taken_back(number)
    return roster


def may_return(roster: Roster, game: Game, seat: int) -> bool:
    """Whether the bot has kept the seat of a player who left for long enough."""
    left_turn = roster.seats[seat].left_turn
    if left_turn is None or len(roster.owners) == 1:
        return True
    now, count = game.now, len(roster.seats)
    # Turns go round the table, so the seat's last turn began this many turns ago.
    last_turn = now.turn - (now.position.active - seat) % count
    if last_turn > left_turn:
        return True
    return game.decider != seat and not has_bot_decided(game, seat)


def has_bot_decided(game: Game, seat: int) -> bool:
    """Whether a bot made the last move of a seat."""
    own = (number for number in range(len(game.entries), 0, -1) if game.entries[number - 1][0] == seat)
    return next(own, 0) in game.by_bots


def has_returned(before: Roster, roster: Roster, game: Game) -> bool:
    """Whether a change of the roster gave the open decision from a bot back to a player."""
    seat = game.decider
    return seat is not None and before.seats[seat].is_bot and not roster.seats[seat].is_bot
