"""Reads and writes trained networks.

A file has a line of JSON that describes the network, then its weights as 32-bit floats in little-endian
order: of each layer the weights by input, then the biases. The header holds a checksum of the weights and
the version of the inputs, so that a damaged file or one for other inputs is rejected with a clear error.
"""

import hashlib
import json
import sys
from array import array
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from shedu.players.kernel.codes import NET_VERSION, WEIGHT_NAMES
from shedu.players.kernel.network import NetworkEvaluation, weight_count

FORMAT = "shedu network 1"
MAX_HEADER_BYTES = 65_536
DEFAULT_PRICES = 0.1


class NetworkError(ValueError):
    """A file is missing, damaged, or not a network for this version."""


@dataclass(frozen=True)
class Network:
    """A trained network as it is stored."""

    hidden: int  # units of the first layer
    inner: int  # units of the second layer
    skip: float  # factor of the strength by the base weights
    base: tuple[float, ...]  # in the order of `WEIGHT_NAMES`
    weights: array  # type: ignore[type-arg]  # of 32-bit floats
    prices: float = DEFAULT_PRICES  # factor of the planner's prices
    inputs: int = NET_VERSION  # the version of the inputs
    trained: dict[str, Any] = field(default_factory=dict)  # how it was trained, for people

    def evaluation(self) -> NetworkEvaluation:
        """A new evaluation by this network, for one planner."""
        found = NetworkEvaluation(self.base, self.hidden, self.inner, self.weights, self.skip)
        found.prices = self.prices
        return found


def write_network(path: Path, network: Network) -> None:
    """Store a network; a file that exists is replaced at once."""
    weights = array("f", network.weights)
    if sys.byteorder == "big":
        weights.byteswap()
    data = weights.tobytes()
    header = {name: value for name, value in asdict(network).items() if name != "weights"}
    header = {"format": FORMAT, **header, "sha256": hashlib.sha256(data).hexdigest()}
    part = path.with_suffix(".part")
    part.write_bytes(json.dumps(header).encode() + b"\n" + data)
    part.replace(path)


def read_network(path: Path) -> Network:
    """The network in a file; NetworkError."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise NetworkError(
            f"{path}: {error.strerror}. Install the package again, or train a network."
        ) from None
    return parse_network(content, str(path))


def parse_network(content: bytes, name: str) -> Network:
    """The network with this content; `name` is for the text of a NetworkError."""
    line, _, data = content.partition(b"\n")
    try:
        header = json.loads(line[:MAX_HEADER_BYTES])
        known = header["format"] == FORMAT
    except (ValueError, KeyError, TypeError):
        known = False
    if not known:
        raise NetworkError(f"{name} is not a network of this version of Shedu.")
    if header.get("inputs") != NET_VERSION:
        raise NetworkError(
            f"{name} is for version {header.get('inputs')} of the inputs, not {NET_VERSION}: train anew."
        )
    if hashlib.sha256(data).hexdigest() != header.get("sha256"):
        raise NetworkError(f"{name} is damaged: its checksum is wrong. Install the package again.")
    weights = array("f")
    weights.frombytes(data)
    if sys.byteorder == "big":
        weights.byteswap()
    try:
        found = Network(
            int(header["hidden"]),
            int(header["inner"]),
            float(header["skip"]),
            tuple(map(float, header["base"])),
            weights,
            float(header["prices"]),
            trained=header["trained"],
        )
    except (KeyError, TypeError, ValueError):
        raise NetworkError(
            f"{name} is damaged: its header is not complete. Install the package again."
        ) from None
    if len(weights) != weight_count(found.hidden, found.inner) or len(found.base) != len(WEIGHT_NAMES):
        raise NetworkError(f"{name} is damaged: it has {len(weights)} weights. Install the package again.")
    return found


@cache
def network_named(name: str) -> Network:
    """A network of the package; NetworkError."""
    file = resources.files("shedu.players.bots").joinpath("data", f"{name}.net")
    try:
        content = file.read_bytes()
    except OSError:
        raise NetworkError(f"the network {name!r} is missing. Install the package again.") from None
    return parse_network(content, f"{name}.net")


def network_at(place: str) -> Network:
    """The network in a file, or of the package by its name; NetworkError."""
    return _network_in(place) if Path(place).suffix else network_named(place)


@cache
def _network_in(path: str) -> Network:
    return read_network(Path(path))
