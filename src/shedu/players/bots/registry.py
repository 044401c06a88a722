"""Finds bots by name through entry points."""

from importlib.metadata import entry_points
from typing import Any

from shedu.players.bots.base import Bot

GROUP = "shedu.players"
LEVELS = ("random", "novice", "apprentice", "skilled", "expert", "master")  # weakest first


class UnknownPlayerError(ValueError):
    """No bot of this name is installed."""


def player_names() -> tuple[str, ...]:
    """All installed bots: the levels first, then the others by name."""
    found = {entry.name for entry in entry_points(group=GROUP)}
    return (*(level for level in LEVELS if level in found), *sorted(found - set(LEVELS)))


def make_player(name: str, seed: int = 0, **parameters: Any) -> Bot:
    """A new bot of this name; UnknownPlayerError."""
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            player: Bot = entry.load()(seed=seed, **parameters)
            return player
    raise UnknownPlayerError(f"there is no player {name!r}: choose from {', '.join(player_names())}")
