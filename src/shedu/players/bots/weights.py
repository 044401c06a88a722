"""Reads and writes the sets of weights in data/weights.toml."""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources

from shedu.players.kernel.codes import WEIGHT_NAMES


@cache
def weights_named(name: str) -> tuple[float, ...]:
    """The weights of a set in the order of `WEIGHT_NAMES`; 0 for missing ones. ValueError."""
    text = resources.files("shedu.players.bots").joinpath("data", "weights.toml").read_text("utf-8")
    sets = tomllib.loads(text)
    if name not in sets:
        raise ValueError(f"there is no set of weights {name!r}: choose from {', '.join(sets)}")
    said = sets[name]
    unknown = set(said) - set(WEIGHT_NAMES)
    if unknown:
        raise ValueError(f"Unknown weights in set {name!r}: {', '.join(sorted(unknown))}.")
    return tuple(float(said.get(weight, 0.0)) for weight in WEIGHT_NAMES)


def format_weights(name: str, weights: Sequence[float], remark: str) -> str:
    """A set of weights as a TOML table without zeros."""
    lines = [f"[{name}] # {remark}"]
    for weight, value in zip(WEIGHT_NAMES, weights, strict=True):
        if value:
            key = weight if weight.isidentifier() else f'"{weight}"'
            lines.append(f"{key} = {value:.4g}")
    return "\n".join(lines) + "\n"
