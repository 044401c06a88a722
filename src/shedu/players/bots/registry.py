"""Finds bots by name through entry points."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from shedu.players.bots.base import Bot

GROUP = "shedu.players"
LEVELS = ("random", "novice", "apprentice", "skilled", "expert", "master")  # weakest first


class UnknownPlayerError(ValueError):
    """No bot of this name is installed."""


@cache
def _installed() -> dict[str, EntryPoint]:
    """The installed bots by name; finding them reads the metadata of all packages in milliseconds."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def player_names() -> tuple[str, ...]:
    """All installed bots: the levels first, then the others by name."""
    found = set(_installed())
    return (*(level for level in LEVELS if level in found), *sorted(found - set(LEVELS)))


def make_player(name: str, seed: int = 0, **parameters: Any) -> Bot:
    """A new bot of this name; UnknownPlayerError."""
    entry = _installed().get(name)
    if entry is None:
        raise UnknownPlayerError(f"there is no player {name!r}: choose from {', '.join(player_names())}")
    player: Bot = entry.load()(seed=seed, **parameters)
    return player
