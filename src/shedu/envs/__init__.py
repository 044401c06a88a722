"""Environments for learning: many games at once, and the interfaces of common libraries.

`Vector` (games side by side, compiled), `aec` (PettingZoo), `gym` and `gym_vector` (Gymnasium) and
`openspiel` (OpenSpiel); docs/environments.md describes them. A library is imported when its interface is
asked for. Imports `engine` and `players`.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import TYPE_CHECKING, SupportsIndex

from shedu.engine.loading import load_kernel
from shedu.engine.rules import Rules
from shedu.extras import need

IS_COMPILED: bool = load_kernel("shedu.envs.kernel")  # before any import of the kernel

from shedu.envs.tables import LIMIT  # noqa: E402
from shedu.envs.vector import Vector  # noqa: E402

if TYPE_CHECKING:
    from shedu.envs.gymnasium_env import SheduGym
    from shedu.envs.gymnasium_vector import SheduGymVector
    from shedu.envs.openspiel_game import SheduGame
    from shedu.envs.pettingzoo_env import SheduAEC


def aec(
    rules: Rules | str = "modern",
    players: SupportsIndex = 2,
    *,
    options: Sequence[str] = (),
    returns: str = "place",
    limit: SupportsIndex = LIMIT,
    render_mode: str | None = None,
) -> SheduAEC:
    """A PettingZoo environment in which agents take turns; needs `pip install 'shedu[research]'`."""
    need("research", "numpy", "gymnasium", "pettingzoo")
    from shedu.envs.pettingzoo_env import SheduAEC  # noqa: PLC0415

    return SheduAEC(rules, index(players), options, returns, index(limit), render_mode)


def gym(
    rules: Rules | str = "modern",
    players: SupportsIndex = 2,
    *,
    opponents: Sequence[str] = ("random",),
    options: Sequence[str] = (),
    returns: str = "place",
    limit: SupportsIndex = LIMIT,
    render_mode: str | None = None,
) -> SheduGym:
    """A Gymnasium environment against bots; needs `pip install 'shedu[research]'`."""
    need("research", "numpy", "gymnasium")
    from shedu.envs.gymnasium_env import SheduGym  # noqa: PLC0415

    return SheduGym(rules, index(players), opponents, options, returns, index(limit), render_mode)


def gym_vector(games: Vector) -> SheduGymVector:
    """These games as a vector environment of Gymnasium; needs `pip install 'shedu[research]'`."""
    need("research", "numpy", "gymnasium")
    from shedu.envs.gymnasium_vector import SheduGymVector  # noqa: PLC0415

    return SheduGymVector(games)


def openspiel(
    rules: Rules | str = "modern",
    players: SupportsIndex = 2,
    *,
    options: Sequence[str] = (),
    returns: str = "place",
    limit: SupportsIndex = LIMIT,
) -> SheduGame:
    """An OpenSpiel game with chance nodes; needs `pip install 'shedu[research]'`."""
    need("research", "numpy", "pyspiel")
    from shedu.envs.openspiel_game import make_game  # noqa: PLC0415

    return make_game(rules, index(players), options, returns, index(limit))


__all__ = ["IS_COMPILED", "LIMIT", "Vector", "aec", "gym", "openspiel"]
