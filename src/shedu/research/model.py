"""The network in PyTorch, and its translation into the numbers of the kernel."""

from array import array
from typing import Any

import numpy as np
import torch
from torch import nn

from shedu.players.bots.networks import DEFAULT_PRICES, Network
from shedu.players.kernel.codes import (
    MAX_SEATS,
    NET_EXISTS,
    NET_INPUTS,
    NET_OUTPUTS,
    NET_PER_SEAT,
    NET_STRENGTH,
)

LOW_SCALE = 10.0  # lowest colours are learned in units of so many points
DROPOUT = 0.1
ABSENT = -30.0  # the logit of an empty seat


class Model(nn.Module):
    """Two rectified layers. Four outputs are added to the strengths, four are lowest colours."""

    def __init__(self, hidden: int, inner: int) -> None:
        super().__init__()
        self.sizes = (hidden, inner)
        self.mean: torch.Tensor
        self.scale: torch.Tensor
        self.register_buffer("mean", torch.zeros(NET_INPUTS))
        self.register_buffer("scale", torch.ones(NET_INPUTS))
        self.first = nn.Linear(NET_INPUTS, hidden)
        self.second = nn.Linear(hidden, inner)
        self.last = nn.Linear(inner, NET_OUTPUTS)
        self.skip = nn.Parameter(torch.tensor(0.5))
        self.dropout = nn.Dropout(DROPOUT)
        nn.init.kaiming_normal_(self.first.weight)
        self.first.weight.data *= 0.3
        nn.init.zeros_(self.last.weight)  # so that training begins at the strength of the base weights
        nn.init.zeros_(self.last.bias)

    def normalise(self, inputs: Any) -> None:
        """Take mean and deviation of the inputs from these samples."""
        self.mean.copy_(inputs.float().mean(0))
        # An input that hardly varies would get a huge factor and overflow where it does.
        self.scale.copy_(1 / inputs.float().std(0).clamp(min=0.05))

    def renormalise(self, inputs: Any) -> None:
        """The same for a trained model, whose outputs stay as they are."""
        with torch.no_grad():
            weight = (self.first.weight * self.scale).double()
            bias = self.first.bias.double() - weight @ self.mean.double()
            self.normalise(inputs)
            self.first.weight.copy_(weight / self.scale.double())
            self.first.bias.copy_(bias + weight @ self.mean.double())

    def forward(self, inputs: Any) -> tuple[Any, Any, Any]:
        """Logits, lowest colours in units of LOW_SCALE, and which seats exist."""
        hidden = torch.relu(self.first((inputs - self.mean) * self.scale))
        out = self.last(torch.relu(self.second(self.dropout(hidden))))
        exists = inputs[:, NET_EXISTS : MAX_SEATS * NET_PER_SEAT : NET_PER_SEAT] > 0.5
        strength = inputs[:, NET_STRENGTH : MAX_SEATS * NET_PER_SEAT : NET_PER_SEAT]
        logits = (out[:, :MAX_SEATS] + self.skip * strength).masked_fill(~exists, ABSENT)
        return logits, out[:, MAX_SEATS:], exists


def from_network(network: Network) -> Model:
    """The model that computes what a network does, to train it further."""
    model = Model(network.hidden, network.inner)
    numbers = torch.tensor(np.asarray(network.weights))
    with torch.no_grad():
        for layer in (model.first, model.second, model.last):
            count = layer.in_features * layer.out_features
            layer.weight.copy_(numbers[:count].reshape(layer.in_features, layer.out_features).T)
            layer.bias.copy_(numbers[count : count + layer.out_features])
            numbers = numbers[count + layer.out_features :]
        model.skip.fill_(network.skip)
    return model


def to_network(
    model: Model, base: tuple[float, ...], trained: dict[str, Any], prices: float = DEFAULT_PRICES
) -> Network:
    """The model as the kernel computes it, with the normalisation of inputs inside the first layer."""
    with torch.no_grad():
        scaled = (model.first.weight * model.scale).double()
        bias = model.first.bias.double() - scaled @ model.mean.double()
        layers = [
            (scaled, bias),
            (model.second.weight, model.second.bias),
            (model.last.weight, model.last.bias),
        ]
        numbers = [
            np.concatenate([weight.T.cpu().numpy().ravel(), offset.cpu().numpy()])
            for weight, offset in layers
        ]
        weights = array("f", np.concatenate(numbers).astype(np.float32).tobytes())
        return Network(*model.sizes, float(model.skip), base, weights, prices, trained=trained)
