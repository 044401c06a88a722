"""Weights of the evaluation, kept as data beside the code."""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources

from shedu.players.kernel.codes import WEIGHT_NAMES


@cache
def weights_named(name: str) -> tuple[float, ...]:
    """The weights of a set in data/weights.toml, in the evaluation's order; 0 for what it leaves out."""
    text = resources.files("shedu.players.bots").joinpath("data", "weights.toml").read_text("utf-8")
    said = tomllib.loads(text)[name]
    unknown = set(said) - set(WEIGHT_NAMES)
    if unknown:
        raise ValueError(f"the evaluation has no weights {', '.join(sorted(unknown))}")
    return tuple(float(said.get(weight, 0.0)) for weight in WEIGHT_NAMES)


def format_weights(name: str, weights: Sequence[float], remark: str) -> str:
    """A set of weights as a table of data/weights.toml; those that are 0 are left out."""
    lines = [f"[{name}] # {remark}"]
    for weight, value in zip(WEIGHT_NAMES, weights, strict=True):
        if value:
            key = weight if weight.isidentifier() else f'"{weight}"'
            lines.append(f"{key} = {value:.4g}")
    return "\n".join(lines) + "\n"
