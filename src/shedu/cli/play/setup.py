"""The game to start: from command-line options, or from questions at the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import typer

from shedu.cli.play.game import DEFAULT_LEVEL
from shedu.cli.play.reader import Reader
from shedu.cli.play.screen import Screen
from shedu.cli.records.options import chosen_rules, chosen_seats, is_number
from shedu.cli.table.wording import Wording
from shedu.engine.pieces import DYNASTIES
from shedu.engine.rules import OPTIONS, PRESETS, Rules
from shedu.play.seats import draw_first, rotate
from shedu.players.bots.registry import LEVELS, UnknownPlayerError, player_names
from shedu.players.engines.specs import check_player

DEFAULT_PLAYERS = "3"
DEFAULT_RULES = "modern"
DEFAULT_DYNASTY = "lion"
DEFAULT_FIRST = "random"
NO_WORDS = ("n", "н")  # an answer that begins with one of these means no


@dataclass(frozen=True)
class GameSetup:
    """The options of a new game; None where the default applies. Methods raise usage errors."""

    players: str | None = None
    rules: str | None = None
    options: list[str] | None = None
    dynasty: str | None = None
    first: str | None = None
    level: str | None = None
    seed: int | None = None

    def rule_set(self) -> Rules:
        return chosen_rules(self.rules or DEFAULT_RULES, self.options)

    def own_dynasty(self) -> str:
        """The person's dynasty."""
        table = self._named_seats() or DYNASTIES
        default = DEFAULT_DYNASTY if DEFAULT_DYNASTY in table else table[0]
        dynasty = (self.dynasty or default).lower()
        if dynasty not in table:
            raise typer.BadParameter(f"{dynasty!r} is not at the table: choose from {', '.join(table)}")
        return dynasty

    def bot_level(self) -> str:
        level = self.level or DEFAULT_LEVEL
        level = level.lower() if level.lower() in player_names() else level
        try:
            return check_player(level).text
        except UnknownPlayerError as error:
            raise typer.BadParameter(str(error), param_hint="--level") from None

    def _named_seats(self) -> tuple[str, ...] | None:
        players = self.players or DEFAULT_PLAYERS
        seats = chosen_seats(players.lower())
        return None if is_number(players) else seats

    def seats(self, seed: int) -> tuple[str, ...]:
        """The dynasties clockwise, beginning with the first player (R1.7)."""
        mine = self.own_dynasty()
        seats = self._named_seats()
        if seats is None:
            seats = rotate(DYNASTIES, DYNASTIES.index(mine))[: int(self.players or DEFAULT_PLAYERS)]
        first = (self.first or DEFAULT_FIRST).lower()
        if first == "random":
            return rotate(seats, draw_first(seed, len(seats)))
        first = mine if first == "me" else first
        if first not in seats:
            raise typer.BadParameter(f"{first!r} cannot begin: choose me, random, {', '.join(seats)}")
        return rotate(seats, seats.index(first))

    def check(self) -> None:
        """Raise a usage error if no game can start like this."""
        self.rule_set()
        self.seats(0)
        self.bot_level()


def says_yes(reader: Reader, prompt: str) -> bool:
    """Whether the answer to a question is anything but no."""
    return not reader.read(f"{prompt} ").lower().startswith(NO_WORDS)


def ask_setup(screen: Screen, reader: Reader) -> GameSetup:
    """Ask for the options of a new game; Enter alone takes the default."""
    words = screen.words
    screen.say(words.say("terminal-quick-start", dynasty=DEFAULT_DYNASTY, level=DEFAULT_LEVEL))
    setup = GameSetup()
    if reader.read(f"{words.say('terminal-ask-quick-start')} "):
        for question in _questions(words):
            setup = _ask_until_valid(screen, reader, question, setup)
    return setup


@dataclass(frozen=True)
class _Question:
    prompt: str
    choices: Sequence[str]
    take: Callable[[GameSetup, str], GameSetup]


def _questions(words: Wording) -> list[_Question]:
    def ask(name: str, choices: Sequence[str], default: str) -> str:
        return f"{words.say(name, choices=', '.join(choices), default=default)} "

    return [
        _Question(
            f"{words.say('terminal-ask-players', default=DEFAULT_PLAYERS)} ",
            ("2", "3", "4"),
            lambda setup, text: replace(setup, players=text),
        ),
        _Question(
            ask("terminal-ask-dynasty", DYNASTIES, DEFAULT_DYNASTY),
            DYNASTIES,
            lambda setup, text: replace(setup, dynasty=text),
        ),
        _Question(
            ask("terminal-ask-level", LEVELS, DEFAULT_LEVEL),
            LEVELS,
            lambda setup, text: replace(setup, level=text),
        ),
        _Question(
            ask("terminal-ask-rules", tuple(PRESETS), DEFAULT_RULES),
            tuple(PRESETS),
            lambda setup, text: replace(setup, rules=text),
        ),
        _Question(
            ask("terminal-ask-options", OPTIONS, words.say("terminal-none")),
            OPTIONS,
            lambda setup, text: replace(setup, options=_split_options(text)),
        ),
        _Question(
            f"{words.say('terminal-ask-first', default=DEFAULT_FIRST)} ",
            ("me", *DYNASTIES, "random"),
            lambda setup, text: replace(setup, first=text),
        ),
    ]


def _split_options(text: str) -> list[str]:
    return [option.strip() for option in text.split(",") if option.strip()]


def _ask_until_valid(screen: Screen, reader: Reader, question: _Question, setup: GameSetup) -> GameSetup:
    while True:
        text = reader.read(question.prompt, question.choices)
        wanted = question.take(setup, text) if text else setup
        try:
            wanted.check()
        except typer.BadParameter as error:
            screen.say(str(error))
            continue
        return wanted
