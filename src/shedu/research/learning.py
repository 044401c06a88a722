"""Fitting a network to samples.

The target of a sample is a mix of the values that follow it in the same game for the same seat, TD(lambda):
with plain results all samples of a game would share one outcome, and its noise. Each sweep computes the
targets again with the network of the sweep before. Whole games are held out to measure the cross entropy.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch.nn import functional

from shedu.players.kernel.codes import MAX_SEATS, NET_EXISTS, NET_PER_SEAT, NET_STRENGTH
from shedu.research.model import ABSENT, LOW_SCALE, Model
from shedu.research.samples import Samples

HELD_OUT = 25  # one of so many games
BATCH = 8192
MIN_STEPS = 40  # of an epoch, by smaller batches
LOW_WEIGHT = 0.3  # of the loss of the lowest colours
FORWARD_BATCH = 65_536


@dataclass(frozen=True)
class Plan:
    """How to train."""

    trace: float = 0.8  # lambda
    sweeps: int = 3
    epochs: int = 2  # in each sweep
    rate: float = 1e-3
    decay: float = 1e-3


@dataclass(frozen=True)
class Fit:
    """The result of a training."""

    held_out: float  # cross entropy of the result in the games held out, with the best weights
    before: float  # the same before the training
    by_strength: float  # the same by the base weights alone, with the best factor
    steps: int
    seconds: float


class Prepared:
    """Samples on a device, sorted so that the sequence of a seat in a game lies together."""

    def __init__(self, samples: Samples, device: str) -> None:
        order = np.lexsort((np.arange(len(samples.game)), samples.seat, samples.game))
        self.games = samples.games
        self.inputs = torch.from_numpy(samples.inputs[order]).to(device)
        self.won = torch.from_numpy(samples.won[order]).float().to(device)
        self.low = torch.from_numpy(samples.low[order]).float().to(device) / LOW_SCALE
        game, seat = samples.game[order], samples.seat[order]
        self.is_test = torch.from_numpy(game % HELD_OUT == 0).to(device)
        self.rows = _sequences(game, seat).to(device)


class Learner:
    """Trains models on samples."""

    def __init__(self, parts: Sequence[Prepared]) -> None:
        self.inputs = torch.cat([part.inputs for part in parts])
        self.won = torch.cat([part.won for part in parts])
        self.low = torch.cat([part.low for part in parts])
        is_test = torch.cat([part.is_test for part in parts])
        self.test = torch.nonzero(is_test).squeeze(1)
        self.train = torch.nonzero(~is_test).squeeze(1)
        if not len(self.train):
            self.train = self.test
        self.rows = _aligned([part.rows for part in parts], [len(part.won) for part in parts])

    def values(self, model: Model) -> Any:
        """Every sample's chances to win by a model."""
        model.eval()
        with torch.no_grad():
            parts = [
                functional.softmax(model(part.float())[0], 1)
                for part in torch.split(self.inputs, FORWARD_BATCH)
            ]
        return torch.cat(parts)

    def targets(self, model: Model, trace: float) -> Any:
        """Every sample's target by the values of a model."""
        values, out = self.values(model), torch.empty_like(self.won)
        after = self.won[self.rows[:, -1]]  # sequences are aligned at their end
        out[self.rows[:, -1]] = after
        for step in range(self.rows.shape[1] - 2, -1, -1):
            row = self.rows[:, step]
            has = row >= 0
            if not bool(has.any()):
                break
            following = values[self.rows[has, step + 1]]
            after = after.clone()
            after[has] = trace * after[has] + (1 - trace) * following
            out[row[has]] = after[has]
        return out

    def cross_entropy(self, logits: Callable[[Any], Any]) -> float:
        """Of the results of the games held out."""
        total = 0.0
        with torch.no_grad():
            for rows in torch.split(self.test, FORWARD_BATCH):
                said = functional.log_softmax(logits(self.inputs[rows].float()), 1)
                total -= float((self.won[rows] * said).sum())
        return total / len(self.test)

    def by_strength(self) -> float:
        """The cross entropy of the base weights, with the best of some factors."""

        def logits(factor: float) -> Callable[[Any], Any]:
            def of(inputs: Any) -> Any:
                end = MAX_SEATS * NET_PER_SEAT
                exists = inputs[:, NET_EXISTS:end:NET_PER_SEAT] > 0.5
                return (inputs[:, NET_STRENGTH:end:NET_PER_SEAT] * factor).masked_fill(~exists, ABSENT)

            return of

        return min(self.cross_entropy(logits(factor)) for factor in (0.3, 0.4, 0.5, 0.6, 0.7, 0.85, 1.0))

    def fit(self, model: Model, plan: Plan, values_by: Model | None = None) -> Fit:
        """Train a model in place, and leave the weights with the best cross entropy in it.

        `values_by` is the model whose values the targets use; by default the trained one itself.
        """
        start = time.monotonic()

        def held_out() -> float:
            model.eval()
            return self.cross_entropy(lambda inputs: model(inputs)[0])

        before = best = held_out()
        kept = {name: value.clone() for name, value in model.state_dict().items()}
        batch = min(BATCH, max(1, len(self.train) // MIN_STEPS))
        count, steps = len(self.train) // batch, 0
        for _ in range(plan.sweeps):
            target = self.targets(values_by or model, plan.trace)
            optimiser = torch.optim.AdamW(model.parameters(), lr=plan.rate, weight_decay=plan.decay)
            schedule = torch.optim.lr_scheduler.OneCycleLR(
                optimiser, plan.rate, total_steps=plan.epochs * count + 1
            )
            for _ in range(plan.epochs):
                model.train()
                shuffled = self.train[torch.randperm(len(self.train), device=self.train.device)]
                for rows in torch.split(shuffled[: count * batch], batch):
                    logits, low, exists = model(self.inputs[rows].float())
                    loss = -(target[rows] * functional.log_softmax(logits, 1)).sum(1).mean()
                    off = functional.smooth_l1_loss(low, self.low[rows], reduction="none")
                    loss = loss + LOW_WEIGHT * (off * exists).sum() / exists.sum()
                    optimiser.zero_grad(set_to_none=True)
                    loss.backward()
                    optimiser.step()
                    schedule.step()
                    steps += 1
                if (now := held_out()) < best:
                    best = now
                    kept = {name: value.clone() for name, value in model.state_dict().items()}
        model.load_state_dict(kept)
        model.eval()
        return Fit(best, before, self.by_strength(), steps, time.monotonic() - start)


def _sequences(game: Any, seat: Any) -> Any:
    """The rows of each game and seat, one sequence a line, aligned at the end; -1 before its beginning."""
    starts = np.flatnonzero(np.r_[True, (game[1:] != game[:-1]) | (seat[1:] != seat[:-1])])
    lengths = np.diff(np.r_[starts, len(game)])
    columns = np.arange(lengths.max())[None, :] - (lengths.max() - lengths)[:, None]
    return torch.from_numpy(np.where(columns >= 0, columns + starts[:, None], -1))


def _aligned(parts: Sequence[Any], sizes: Sequence[int]) -> Any:
    """The sequences of all parts, with the rows of a part after those of the parts before it."""
    width, start, lines = max(part.shape[1] for part in parts), 0, []
    for part, size in zip(parts, sizes, strict=True):
        moved = torch.where(part >= 0, part + start, part)
        lines.append(functional.pad(moved, (width - part.shape[1], 0), value=-1))
        start += size
    return torch.cat(lines)
