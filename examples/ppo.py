"""Proximal policy optimization by self-play, in one file: CPU, PyTorch, masks of legal moves.

    pip install 'shedu[train]'
    python examples/ppo.py --minutes 10 --out policy.pt
    python examples/ppo.py --evaluate policy.pt --games 400

The network decides for both players of many games at once (`shedu.envs.Vector`). A reward is the change of
the lead, measured by all colours and most by the lowest, and the victory at the end. Minutes are those of
processor time.

Learning is faster if the policy first imitates games of a strong bot:

    shedu selfplay --games 400 --format npz --masks --out build/strong
    python examples/ppo.py --imitate build/strong --minutes 4 --out policy.pt
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from shedu.envs import Vector
from shedu.tensors import SPEC

CHANNELS = 32
GAMES, STEPS = 256, 64  # a rollout: steps of this many games
EPOCHS, BATCH = 3, 1024
LEARNING_RATE, ENTROPY = 1.5e-3, 0.01  # both fall towards the end
IMITATED_LEARNING_RATE = 5e-4  # so that what was imitated is not forgotten at once
DISCOUNT, LAMBDA, CLIP = 0.98, 0.8, 0.2
SHAPING = 0.5  # of a point of margin; a victory is 1
LIMIT = 600  # decisions of a game
ILLEGAL = -60.0  # the logit of an illegal move: exp() of less is slow

# The actions in the order of SPEC.actions: those on spaces come from maps of the board, others from a vector.
MAPS = (4, 4, 1, 4, 6, 1, 1)  # tiles, leaders, catastrophe, buildings, monuments, wonder, treasure left
REST = (4, 209, 1, 4, 7, 1, 4)  # withdrawals, swaps, pass, wars, commitments, decline, wonder's point

RULED, HELD = 8, 5  # kingdoms; in each, tiles of four colours and treasures are counted
PLANES, SCALARS = SPEC.plane_shape[0] + RULED, SPEC.scalar_shape[0] + RULED * HELD


def inputs(planes: Any, scalars: Any) -> tuple[Any, Any]:
    """The planes and scalars of the specification, and kingdoms, which a few convolutions cannot see.

    Each leader of both players adds a plane, the spaces that are linked with it, and scalars, the tiles
    and treasures there.
    """
    names = ("tiles", "leaders", "face_down", "treasures")
    tiles, leaders, face_down, treasures = (planes[:, SPEC.plane(name).slice] for name in names)
    linked = np.concatenate([tiles, leaders, face_down], 1).max(1, keepdims=True)
    ruled, before = leaders[:, :RULED].copy(), None
    while not np.array_equal(ruled, before):
        before = ruled.copy()
        ruled[:, :, 1:] |= before[:, :, :-1] & linked[:, :, 1:]
        ruled[:, :, :-1] |= before[:, :, 1:] & linked[:, :, :-1]
        ruled[..., 1:] |= before[..., :-1] & linked[..., 1:]
        ruled[..., :-1] |= before[..., 1:] & linked[..., :-1]
    areas = ruled.reshape(len(planes), RULED, -1).astype(np.float32)
    counted = np.concatenate([tiles, treasures], 1).reshape(len(planes), HELD, -1).astype(np.float32)
    held = (areas @ counted.swapaxes(1, 2)).reshape(len(planes), -1) / 10
    return np.concatenate([planes, ruled], 1), np.concatenate([scalars, held], 1)


class Policy(nn.Module):
    """Three convolutions with what the whole board and the scalars say added at each space."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(PLANES, CHANNELS, 3, padding=1)
        self.from_scalars = nn.Linear(SCALARS, CHANNELS)
        self.second = nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1)
        self.from_board = nn.Linear(CHANNELS, CHANNELS)
        self.third = nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1)
        self.maps = nn.Conv2d(CHANNELS, sum(MAPS), 1)
        self.body = nn.Linear(CHANNELS + SCALARS, 128)
        self.rest = nn.Linear(128, sum(REST))
        self.value = nn.Linear(128, 1)
        for layer in (self.maps, self.rest, self.value):
            nn.init.normal_(layer.weight, std=0.01)
            nn.init.zeros_(layer.bias)

    def forward(self, planes: Tensor, scalars: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of all actions and the value for the seat that decides."""
        x = planes.to(torch.bfloat16).contiguous(memory_format=torch.channels_last)
        x = functional.relu(self.first(x) + self.from_scalars(scalars)[:, :, None, None])
        x = functional.relu(self.second(x) + self.from_board(x.mean((2, 3)))[:, :, None, None])
        x = functional.relu(x + self.third(x))
        body = functional.relu(self.body(torch.cat([x.mean((2, 3)), scalars], 1)))
        tiles, leaders, catastrophe, buildings, monuments, wonder, left = self.maps(x).split(MAPS, 1)
        withdraw, swap, passing, war, commit, decline, score = self.rest(body).split(REST, 1)
        monuments, wonder = monuments[:, :, :10, :15], wonder[:, :, 1:10, 1:15]
        parts = [tiles, leaders, withdraw, catastrophe, swap, passing, war, commit]
        parts += [buildings, monuments, wonder, decline, left, score]
        logits = torch.cat([part.flatten(1) for part in parts], 1)
        return logits.float(), self.value(body).float().squeeze(1)

    def evaluate(self, planes: Any, scalars: Any, mask: Any) -> tuple[Tensor, Tensor]:
        """The logarithms of the probabilities, and the values."""
        with torch.autocast("cpu", dtype=torch.bfloat16):
            logits, value = self(torch.from_numpy(planes), torch.from_numpy(scalars))
        logits = logits.masked_fill(~torch.from_numpy(mask).bool(), ILLEGAL)
        return functional.log_softmax(logits, 1), value


def sample(log_odds: Tensor) -> Tensor:
    """An action for each row."""
    sums = log_odds.exp().cumsum(1)
    drawn = torch.rand(len(sums), 1) * sums[:, -1:] * (1 - 1e-6)
    return torch.searchsorted(sums, drawn, right=True).squeeze(1)


def potential(scalars: Any) -> Any:
    """The observer's lead: a soft minimum of the colours, with a quarter of the treasures in each."""
    points, treasures = SPEC.scalar("points"), SPEC.scalar("treasures")
    levels = []
    for seat in (0, 1):
        mine = scalars[:, points.first + 4 * seat : points.first + 4 * seat + 4] * points.scale
        mine = mine + scalars[:, treasures.first + seat, None] * treasures.scale / 4
        levels.append(-2 * np.log(np.exp(-mine / 2).mean(1)))
    return levels[0] - levels[1]


class Rollout:
    """Games that go on from rollout to rollout, and what happened in the last one."""

    def __init__(self, seed: int) -> None:
        self.games = Vector(GAMES, 2, seed=seed, limit=LIMIT)
        self.seen, self.infos = self.games.reset()
        shape = (STEPS, GAMES)
        self.planes = np.zeros((*shape, PLANES, *SPEC.plane_shape[1:]), np.uint8)
        self.scalars = np.zeros((*shape, SCALARS), np.float32)
        self.masks = np.zeros((*shape, SPEC.action_count), np.uint8)
        self.actions = np.zeros(shape, np.int64)
        self.log_odds, self.rewards, self.signs, self.advantages = (
            np.zeros(shape, np.float32) for _ in range(4)
        )
        self.values = np.zeros((STEPS + 1, GAMES), np.float32)

    @torch.no_grad()
    def play(self, policy: Policy) -> None:
        """Play on, and compute the advantages. A value changes its sign with the seat that decides."""
        for t in range(STEPS):
            self.planes[t], self.scalars[t] = inputs(self.seen["planes"], self.seen["scalars"])
            self.masks[t] = self.infos["action_mask"]
            seats = self.infos["seat"].copy()
            log_odds, value = policy.evaluate(self.planes[t], self.scalars[t], self.masks[t])
            actions = sample(log_odds)
            self.actions[t], self.values[t] = actions.numpy(), value.numpy()
            self.log_odds[t] = log_odds.gather(1, actions[:, None]).squeeze(1).numpy()
            self.seen, rewards, over, cut, self.infos = self.games.step(actions.numpy().astype(np.int32))
            self.signs[t] = np.where(over | cut, 0, np.where(self.infos["seat"] == seats, 1, -1))
            gain = self.signs[t] * potential(self.seen["scalars"]) - potential(self.scalars[t])
            self.rewards[t] = rewards + SHAPING * gain
        last = inputs(self.seen["planes"], self.seen["scalars"])
        _, value = policy.evaluate(*last, self.infos["action_mask"])
        self.values[STEPS] = value.numpy()
        following = np.zeros(GAMES, np.float32)
        for t in reversed(range(STEPS)):
            errors = self.rewards[t] + DISCOUNT * self.signs[t] * self.values[t + 1] - self.values[t]
            following = errors + DISCOUNT * LAMBDA * self.signs[t] * following
            self.advantages[t] = following


def flat(array: Any) -> Any:
    """Without the division into steps and games."""
    return array.reshape(-1, *array.shape[2:])


def learn(policy: Policy, optimizer: torch.optim.Optimizer, rollout: Rollout, rng: Any, rest: float) -> float:
    """Improve the policy by the last rollout; the mean entropy."""
    planes, scalars, masks, actions = map(
        flat, (rollout.planes, rollout.scalars, rollout.masks, rollout.actions)
    )
    before, advantages = flat(rollout.log_odds), flat(rollout.advantages)
    targets = advantages + flat(rollout.values[:STEPS])
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    entropies = []
    for _ in range(EPOCHS):
        order = rng.permutation(len(actions))
        for first in range(0, len(order), BATCH):
            rows = order[first : first + BATCH]
            log_odds, value = policy.evaluate(planes[rows], scalars[rows], masks[rows])
            chosen = log_odds.gather(1, torch.from_numpy(actions[rows])[:, None]).squeeze(1)
            ratio = (chosen - torch.from_numpy(before[rows])).exp()
            advantage = torch.from_numpy(advantages[rows])
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            entropy = -(log_odds.exp() * log_odds).sum(1).mean()
            loss = -torch.min(ratio * advantage, clipped * advantage).mean()
            loss = loss + 0.5 * functional.mse_loss(value, torch.from_numpy(targets[rows]))
            loss = loss - ENTROPY * rest * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()
            entropies.append(entropy.item())
    return float(np.mean(entropies))


@torch.no_grad()
def win_share(policy: Policy, opponent: str, games: int, seed: int = 99) -> float:
    """The share of victories of the likeliest moves; the seats change from game to game."""
    vector = Vector(min(games, 100), 2, seed=seed, opponents=(opponent,), limit=LIMIT)
    seen, infos = vector.reset()
    won = finished = 0.0
    while finished < games:
        found = inputs(seen["planes"], seen["scalars"])
        log_odds, _ = policy.evaluate(*found, infos["action_mask"])
        seen, rewards, over, cut, infos = vector.step(log_odds.argmax(1).numpy().astype(np.int32))
        ended = over | cut
        finished += ended.sum()
        won += (rewards[ended] > 0).sum() + 0.5 * (rewards[ended] == 0).sum()
    return won / finished


def unpacked(bits: Any) -> Any:
    """Packed planes or masks, an item in each byte."""
    return np.unpackbits(bits, axis=-1, bitorder="little")


def imitate(policy: Policy, folder: Path, minutes: float, rng: Any) -> list[float]:
    """Learn the moves and results in the tables of a folder; the loss of each batch."""
    tables = [np.load(path) for path in sorted(folder.glob("positions-*.npz"))]
    names = ("planes", "scalars", "mask", "action", "place")
    planes, scalars, masks, actions, places = (
        np.concatenate([table[name] for table in tables]) for name in names
    )
    optimizer = torch.optim.Adam(policy.parameters(), LEARNING_RATE, eps=1e-5)
    start = time.process_time()
    losses: list[float] = []
    while True:
        for rows in np.array_split(rng.permutation(len(actions)), -(-len(actions) // (BATCH // 2))):
            used = (time.process_time() - start) / 60
            if used >= minutes:
                return losses
            for group in optimizer.param_groups:
                group["lr"] = LEARNING_RATE * (1.03 - used / minutes)
            board = unpacked(planes[rows].reshape(-1, *SPEC.packed_plane_shape))
            found = inputs(board.reshape(-1, *SPEC.plane_shape), scalars[rows])
            log_odds, value = policy.evaluate(*found, unpacked(masks[rows]))
            chosen = log_odds.gather(1, torch.from_numpy(actions[rows].astype(np.int64))[:, None])
            loss = functional.mse_loss(value, torch.from_numpy(places[rows])) / 2 - chosen.mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            losses.append(-chosen.mean().item())


def train(minutes: float, out: str, seed: int, examples: Path | None, imitation_minutes: float) -> Policy:
    """Train for so many minutes of processor time, and save the policy."""
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    policy = Policy().to(memory_format=torch.channels_last)
    rate = LEARNING_RATE
    if examples is not None:
        rate = IMITATED_LEARNING_RATE
        losses = imitate(policy, examples, imitation_minutes, rng)
        sys.stdout.write(f"imitated: loss {np.mean(losses[:20]):.2f} to {np.mean(losses[-20:]):.2f}\n")
    optimizer = torch.optim.Adam(policy.parameters(), rate, eps=1e-5)
    rollout = Rollout(seed)
    start = time.process_time()
    number = 0
    while (used := (time.process_time() - start) / 60) < minutes:
        rest = 1 - used / minutes
        for group in optimizer.param_groups:
            group["lr"] = rate * (0.1 + 0.9 * rest)
        rollout.play(policy)
        entropy = learn(policy, optimizer, rollout, rng, rest)
        number += 1
        if number % 10 == 0:
            steps = number * GAMES * STEPS
            sys.stdout.write(f"{used:5.1f} min  {steps:9,} decisions  entropy {entropy:.2f}\n")
            torch.save(policy.state_dict(), out)
    torch.save(policy.state_dict(), out)
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10.0, help="of processor time")
    parser.add_argument("--imitate", metavar="FOLDER", type=Path, help="of `shedu selfplay`, to begin with")
    parser.add_argument("--imitation-minutes", type=float, default=1.5)
    parser.add_argument("--out", default="policy.pt", help="where the policy is saved")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--evaluate", metavar="POLICY", help="measure a saved policy instead")
    parser.add_argument("--games", type=int, default=200, help="for each opponent")
    wanted = parser.parse_args()
    torch.set_num_threads(1)
    if wanted.evaluate:
        policy = Policy().to(memory_format=torch.channels_last)
        policy.load_state_dict(torch.load(wanted.evaluate, weights_only=True))
    else:
        policy = train(wanted.minutes, wanted.out, wanted.seed, wanted.imitate, wanted.imitation_minutes)
    for opponent in ("random", "novice", "apprentice"):
        share = win_share(policy, opponent, wanted.games)
        sys.stdout.write(f"wins against {opponent}: {share:.1%} of {wanted.games}\n")


if __name__ == "__main__":
    main()
