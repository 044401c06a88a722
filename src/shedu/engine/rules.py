"""The rules of a game: the preset of an edition and its options."""

import tomllib
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, Self

from shedu.engine.boards import BOARDS
from shedu.engine.errors import SheduError
from shedu.engine.kernel.codes import (
    BUILDINGS,
    ENGLISH,
    FINISH_TURN,
    MAY_CLAIM,
    OPEN_BAG,
    OPEN_SCORES,
    VERSION_UNIT,
    WONDER,
)
from shedu.engine.pieces import read_data

# The version of the engine's behaviour. A release that changes any legal move, outcome or result raises it
# and keeps the earlier behaviour: version 2 is `state.rules >= VERSION_UNIT` in the kernel. A game is played
# to its end by the version under which it began. tests/engine/test_builds.py holds each to its signature.
RULES_VERSION = 1

EDITIONS: dict[str, dict[str, list[Any]]] = tomllib.loads(read_data("editions.toml"))
PRESETS = tuple(EDITIONS)


class RulesError(SheduError):
    """A preset or an option that does not exist, or that the edition does not have."""


@dataclass(frozen=True)
class Rules:
    """One edition with its options, as a value.

    >>> Rules().with_option("english")
    Rules(preset='modern', board='standard', english=True, ...)
    """

    preset: str = "modern"
    board: str = "standard"
    english: bool = False  # R10
    buildings: bool = False  # R11.4
    wonder: bool = False  # R11.8
    bag: str = "at-once"  # R13.2
    treasures: str = "must"  # R12.3
    open_scores: bool = False  # R14.2
    open_bag: bool = False  # R14.2
    version: int = field(default_factory=lambda: RULES_VERSION, repr=False)

    def __post_init__(self) -> None:
        if not 1 <= self.version <= RULES_VERSION:
            raise RulesError(f"unknown version {self.version} of the rules: this is version {RULES_VERSION}")
        if self.preset not in EDITIONS:
            raise RulesError(f"unknown rules {self.preset!r}: choose from {', '.join(PRESETS)}")
        for option, values in EDITIONS[self.preset].items():
            value = self.value(option)
            if not any(value == known and type(value) is type(known) for known in values):
                said = _format_option(option, value)
                raise RulesError(f"{self.preset} does not have the option {said!r}; custom does")

    @classmethod
    def of(cls, preset: str, options: tuple[str, ...] | list[str] = (), version: int | None = None) -> Self:
        """The preset of this name with options as they are written in a record.

        `version` is a version of the rules; by default the newest.
        """
        if preset not in EDITIONS:
            raise RulesError(f"unknown rules {preset!r}: choose from {', '.join(PRESETS)}")
        defaults = {_field(option): values[0] for option, values in EDITIONS[preset].items()}
        rules = cls(preset=preset, **defaults, version=version or RULES_VERSION)
        for option in options:
            rules = rules.with_option(option)
        return rules

    def with_option(self, text: str) -> Self:
        """The same rules with an option as it is written: `english`, `no-wonder`, `board advanced`."""
        name, *rest = text.split() or [""]
        value: object = rest[0] if rest else True
        if name.startswith("no-") and not rest:
            name, value = name[3:], False
        known = EDITIONS["custom"].get(name)
        if known is None or len(rest) > 1:
            raise RulesError(f"unknown option {text!r}: choose from {', '.join(OPTIONS)}")
        if value not in known:
            says = " or ".join(f"{name} {value}" for value in known) if isinstance(known[0], str) else name
            raise RulesError(f"invalid option {text!r}: write {says}")
        return replace(self, **{_field(name): value})  # type: ignore[arg-type]

    def value(self, option: str) -> object:
        """The value of an option, by its written name."""
        return getattr(self, _field(option))

    @cached_property
    def options(self) -> tuple[str, ...]:
        """The options that differ from the preset's defaults, as they are written."""
        return tuple(
            _format_option(option, self.value(option))
            for option, values in EDITIONS[self.preset].items()
            if self.value(option) != values[0]
        )

    @cached_property
    def bits(self) -> int:
        """The rules as bits for the kernel."""
        return (
            self.english * ENGLISH
            | self.buildings * BUILDINGS
            | self.wonder * WONDER
            | (self.bag == "finish-turn") * FINISH_TURN
            | (self.treasures == "may-on-joining") * MAY_CLAIM
            | self.open_scores * OPEN_SCORES
            | self.open_bag * OPEN_BAG
            | (self.version - 1) * VERSION_UNIT
        )

    @cached_property
    def board_number(self) -> int:
        """The map's number in the kernel."""
        return BOARDS.index(self.board)

    def __str__(self) -> str:
        return ", ".join((self.preset, *self.options))


def _field(option: str) -> str:
    return option.replace("-", "_")


def _format_option(option: str, value: object) -> str:
    if isinstance(value, bool):
        return option if value else f"no-{option}"
    return f"{option} {value}"


def _option_forms() -> tuple[str, ...]:
    return tuple(
        f"{option} {'|'.join(values)}" if isinstance(values[0], str) else option
        for option, values in EDITIONS["custom"].items()
    )


OPTIONS = _option_forms()
for _preset, _edition in EDITIONS.items():
    assert list(_edition) == list(EDITIONS["custom"]), (
        f"data/editions.toml: [{_preset}] must list the same options as [custom], in the same order"
    )
assert {_field(option) for option in EDITIONS["custom"]} == {f.name for f in fields(Rules)} - {
    "preset",
    "version",
}, "the options of data/editions.toml must be the fields of Rules"
assert EDITIONS["custom"]["board"] == list(BOARDS), "the boards of data/editions.toml must be those of BOARDS"
