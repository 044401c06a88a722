"""Shedu: play, host and study Tigris & Euphrates.

A random game in five lines:

    import random, shedu
    position = shedu.new_game(players=4, seed=4711)
    while not position.is_over:
        position.apply(random.choice(position.legal_moves()))
    print(position.result.format(position.players))
"""

from collections.abc import Sequence
from functools import cache
from importlib.metadata import version
from typing import SupportsIndex

from shedu.engine import IS_COMPILED, tensors
from shedu.engine.boards import BOARDS
from shedu.engine.chance import Chance
from shedu.engine.check import Defect
from shedu.engine.conflicts import Conflict, Side
from shedu.engine.errors import RecordError, SheduError, TextError
from shedu.engine.events import Ending, Event, format_event
from shedu.engine.moves import (
    MOVES,
    BuildMonument,
    Commit,
    Decline,
    ErectWonder,
    FightWar,
    ImpossibleMoveError,
    LeaveTreasure,
    Move,
    MoveSyntaxError,
    Pass,
    PlaceBuilding,
    PlaceTile,
    PlayCatastrophe,
    PositionLeader,
    ScoreWonder,
    Swap,
    WithdrawLeader,
    parse_move,
)
from shedu.engine.pieces import DYNASTIES, SPACES, Colour, Monument, Space, parse_space
from shedu.engine.position import Position, apply_many, random_moves
from shedu.engine.record import Entry, Record, format_record, full_record, parse_record
from shedu.engine.refusals import IllegalMoveError
from shedu.engine.rules import OPTIONS, PRESETS, Rules, RulesError
from shedu.engine.scores import Result, Score
from shedu.engine.sight import Decision, Kind, Kingdom, Leader, LegalMoves
from shedu.engine.view import View, resample

__version__ = version("shedu")

_rules_named = cache(Rules.of)


def new_game(
    rules: Rules | str = "modern",
    players: SupportsIndex | Sequence[str] = 2,
    seed: SupportsIndex = 0,
    options: Sequence[str] = (),
) -> Position:
    """A game set up and shuffled: rules or a preset's name, and how many play or which dynasties.

    `options` are written as in a record: `["board advanced", "wonder"]`.
    """
    chosen = rules if isinstance(rules, Rules) else _rules_named(rules)
    for option in options:
        chosen = chosen.with_option(option)
    return Position.new(chosen, players, seed)


__all__ = [
    "BOARDS",
    "DYNASTIES",
    "IS_COMPILED",
    "MOVES",
    "OPTIONS",
    "PRESETS",
    "SPACES",
    "BuildMonument",
    "Chance",
    "Colour",
    "Commit",
    "Conflict",
    "Decision",
    "Decline",
    "Defect",
    "Ending",
    "Entry",
    "ErectWonder",
    "Event",
    "FightWar",
    "IllegalMoveError",
    "ImpossibleMoveError",
    "Kind",
    "Kingdom",
    "Leader",
    "LeaveTreasure",
    "LegalMoves",
    "Monument",
    "Move",
    "MoveSyntaxError",
    "Pass",
    "PlaceBuilding",
    "PlaceTile",
    "PlayCatastrophe",
    "Position",
    "PositionLeader",
    "Record",
    "RecordError",
    "Result",
    "Rules",
    "RulesError",
    "Score",
    "ScoreWonder",
    "SheduError",
    "Side",
    "Space",
    "Swap",
    "TextError",
    "View",
    "WithdrawLeader",
    "apply_many",
    "format_event",
    "format_record",
    "full_record",
    "new_game",
    "parse_move",
    "parse_record",
    "parse_space",
    "random_moves",
    "resample",
    "tensors",
]
