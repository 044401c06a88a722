"""A small dense network, interpreted: `net.hpp` is the same in C++.

Two layers with rectified outputs and a linear one. Sums are in single precision in the order of the inputs,
as in the compiled build, so that both builds compute the same numbers.
"""

from __future__ import annotations

from array import array


class Net:
    """Reads `input`, writes `output`."""

    def __init__(self) -> None:
        self.input = array("f")
        self.output = array("f")
        self._layers: list[tuple[list[array[float]], array[float]]] = []

    def load(self, weights: array[float], inputs: int, hidden: int, inner: int, outputs: int) -> None:
        """Take the weights: of each layer its weights by input, then its biases."""
        self._layers = []
        at = 0
        for rows, width in ((inputs, hidden), (hidden, inner), (inner, outputs)):
            table = [weights[at + i * width : at + (i + 1) * width] for i in range(rows + 1)]
            self._layers.append((table[:-1], table[-1]))
            at += (rows + 1) * width
        self.input = array("f", [0.0] * inputs)
        self.output = array("f", [0.0] * outputs)

    def run(self) -> None:
        """Compute the outputs."""
        values = self.input
        for number, (rows, bias) in enumerate(self._layers):
            sums = bias
            for value, row in zip(values, rows, strict=True):
                if value:
                    # Single precision: an array rounds the product, then the sum.
                    products = array("f", [value * weight for weight in row])
                    sums = array("f", [a + b for a, b in zip(sums, products, strict=True)])
            is_last = number == len(self._layers) - 1
            values = sums if is_last else array("f", [max(x, 0.0) for x in sums])
        self.output = values
