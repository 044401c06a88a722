"""What game a person wants: from the command line or asked for, and who sits where then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import typer

from shedu.cli.play.game import DEFAULT_LEVEL
from shedu.cli.play.reader import Reader
from shedu.cli.play.screen import Screen
from shedu.cli.records.options import chosen_rules, chosen_seats, is_number
from shedu.engine.pieces import DYNASTIES
from shedu.engine.rules import OPTIONS, PRESETS, Rules
from shedu.play.seats import draw_first, rotate
from shedu.players.bots.registry import LEVELS, player_names


@dataclass(frozen=True)
class Wishes:
    """What a person asks for; None where he leaves it open. Methods raise usage errors."""

    players: str | None = None
    rules: str | None = None
    options: list[str] | None = None
    dynasty: str | None = None
    first: str | None = None
    level: str | None = None
    seed: int | None = None

    def rule_set(self) -> Rules:
        """The rules to play by."""
        return chosen_rules(self.rules or "modern", self.options)

    def own_dynasty(self) -> str:
        """The dynasty that the person plays."""
        table = self._named_seats() or DYNASTIES
        dynasty = (self.dynasty or ("lion" if "lion" in table else table[0])).lower()
        if dynasty not in table:
            raise typer.BadParameter(f"{dynasty!r} cannot be played: choose from {', '.join(table)}")
        return dynasty

    def opponents(self) -> str:
        """The level of the others."""
        level = (self.level or DEFAULT_LEVEL).lower()
        if level not in player_names():
            raise typer.BadParameter(f"there is no level {level!r}: choose from {', '.join(player_names())}")
        return level

    def _named_seats(self) -> tuple[str, ...] | None:
        players = self.players or "3"
        seats = chosen_seats(players.lower())
        return None if is_number(players) else seats

    def seats(self, seed: int) -> tuple[str, ...]:
        """The dynasties from the first player on, clockwise (R1.7)."""
        mine = self.own_dynasty()
        seats = self._named_seats()
        if seats is None:
            seats = rotate(DYNASTIES, DYNASTIES.index(mine))[: int(self.players or "3")]
        first = (self.first or "random").lower()
        if first == "random":
            return rotate(seats, draw_first(seed, len(seats)))
        first = mine if first == "me" else first
        if first not in seats:
            raise typer.BadParameter(f"{first!r} cannot begin: choose me, random, {', '.join(seats)}")
        return rotate(seats, seats.index(first))


def says_yes(reader: Reader, prompt: str) -> bool:
    """Whether the answer to a question is not no."""
    return not reader.read(prompt).lower().startswith("n")


def ask_wishes(screen: Screen, reader: Reader) -> Wishes:
    """Ask what to play; Enter alone is a good answer everywhere."""
    screen.say(f"Enter plays at once: modern rules, 3 players, you are Lion, the others {DEFAULT_LEVEL}s.")
    if not reader.read("Enter, or c to choose: "):
        return Wishes()
    wishes = Wishes()
    for prompt, choices, take in _QUESTIONS:
        wishes = _ask_until_clear(screen, reader, prompt, choices, take, wishes)
    return wishes


Taker = Callable[[Wishes, str], Wishes]

_QUESTIONS: tuple[tuple[str, Sequence[str], Taker], ...] = (
    ("How many play, 2 to 4? [3] ", ("2", "3", "4"), lambda wishes, text: replace(wishes, players=text)),
    (
        f"Which dynasty are you: {', '.join(DYNASTIES)}? [lion] ",
        DYNASTIES,
        lambda wishes, text: replace(wishes, dynasty=text),
    ),
    (
        f"How well do the others play: {', '.join(LEVELS)}? [{DEFAULT_LEVEL}] ",
        LEVELS,
        lambda wishes, text: replace(wishes, level=text),
    ),
    (
        f"Which rules: {', '.join(PRESETS)}? [modern] ",
        PRESETS,
        lambda wishes, text: replace(wishes, rules=text),
    ),
    (
        f"Which options, separated by commas: {', '.join(OPTIONS)}? [none] ",
        OPTIONS,
        lambda wishes, text: replace(
            wishes, options=[option.strip() for option in text.split(",") if option.strip()]
        ),
    ),
    (
        "Who begins: me, a dynasty or random? [random] ",
        ("me", *DYNASTIES, "random"),
        lambda wishes, text: replace(wishes, first=text),
    ),
)


def _ask_until_clear(
    screen: Screen, reader: Reader, prompt: str, choices: Sequence[str], take: Taker, wishes: Wishes
) -> Wishes:
    """The wishes with the answer to a question, which is asked until it can be."""
    while True:
        text = reader.read(prompt, choices)
        wanted = take(wishes, text) if text else wishes
        try:
            wanted.rule_set()
            wanted.seats(0)
            wanted.opponents()
        except typer.BadParameter as error:
            screen.say(str(error))
            continue
        return wanted
