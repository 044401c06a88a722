"""Weights of the evaluation, kept as data beside the code."""

import tomllib
from functools import cache
from importlib import resources

from shedu.players.kernel.evaluation import WEIGHTS


@cache
def weights_named(name: str) -> tuple[float, ...]:
    """The weights of a set in data/weights.toml, in the evaluation's order; 0 for what it leaves out."""
    text = resources.files("shedu.players").joinpath("data", "weights.toml").read_text("utf-8")
    said = tomllib.loads(text)[name]
    unknown = set(said) - set(WEIGHTS)
    if unknown:
        raise ValueError(f"the evaluation has no weights {', '.join(sorted(unknown))}")
    return tuple(float(said.get(weight, 0.0)) for weight in WEIGHTS)
