"""Finding players by name, through entry points."""

from importlib.metadata import entry_points

from shedu.players.bots.base import Bot

GROUP = "shedu.players"
LEVELS = ("random", "novice", "apprentice", "skilled", "expert")  # from the weakest on


class UnknownPlayerError(ValueError):
    """There is no player of this name."""


def player_names() -> tuple[str, ...]:
    """Every player that is installed: the levels first, then others by name."""
    found = {entry.name for entry in entry_points(group=GROUP)}
    return (*(level for level in LEVELS if level in found), *sorted(found - set(LEVELS)))


def make_player(name: str, seed: int = 0) -> Bot:
    """A new player of this name."""
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            player: Bot = entry.load()(seed=seed)
            return player
    raise UnknownPlayerError(f"there is no player {name!r}: choose from {', '.join(player_names())}")
