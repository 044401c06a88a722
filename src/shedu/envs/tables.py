"""Shared parts of all environments: rules from their names, opponents, checks of arguments."""

from collections.abc import Sequence

from shedu.engine.position import RETURNS, Position
from shedu.engine.rules import Rules
from shedu.players.engines.specs import PlayerSpec, check_player

LIMIT = 2000  # decisions after which a game is cut; random games take 200, and games of passes never end
MIN_LIMIT = 100


def chosen_rules(rules: Rules | str, options: Sequence[str]) -> Rules:
    """Rules from a preset's name with options as they are written in a record."""
    chosen = rules if isinstance(rules, Rules) else Rules.of(rules)
    for option in options:
        chosen = chosen.with_option(option)
    return chosen


def check_terms(players: int, returns: str, limit: int) -> None:
    """Refuse arguments with which no game can be set up; ValueError."""
    Position.new(players=players)
    if returns not in RETURNS:
        raise ValueError(f"{returns!r} is not a kind of returns: choose from {', '.join(RETURNS)}")
    if limit < MIN_LIMIT:
        raise ValueError(f"the limit is a number of decisions of at least {MIN_LIMIT}, not {limit}")


def chosen_opponents(opponents: Sequence[str], players: int) -> tuple[PlayerSpec, ...]:
    """The bots in the other seats, as for `shedu match`: one for each, or one for all; ValueError."""
    names = (opponents,) if isinstance(opponents, str) else tuple(opponents)
    if len(names) == 1:
        names *= players - 1
    if len(names) != players - 1:
        raise ValueError(
            f"{players} players need {players - 1} opponents, or one name for all, not {len(names)}"
        )
    known = {name: check_player(name) for name in sorted(set(names))}
    return tuple(known[name] for name in names)
