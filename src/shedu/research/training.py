"""Training by self-play: games by the best network, a fit to the newest games, a match against the best.

Processes play games without pause; an iteration begins when enough of them have come in. Everything is
stored after each iteration, and a run that is started again in the same folder goes on.
"""

import json
import queue
import shutil
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field, replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Self

import numpy as np
import torch

from shedu.players.arena.executor import check_cluster, connect_to_cluster
from shedu.players.bots.networks import (
    DEFAULT_PRICES,
    Network,
    parse_network,
    read_network,
    write_network,
)
from shedu.research.duels import Outcome, duels, outcome, play_duel
from shedu.research.learning import Fit, Learner, Plan, Prepared
from shedu.research.model import Model, from_network, to_network
from shedu.research.samples import WEIGHTS, Samples, Task, base_weights, generate

STATE_FILE, LOG_FILE, MODELS_FILE, START_FILE = "state.json", "log.jsonl", "models.pt", "start.net"
TIMEOUT_S, REPORT_S = 5.0, 15.0
ACCEPTED_SHARE = 0.85  # of par: a candidate that wins less is rejected; an equal one wins less by chance
MAX_GUESTS = 6


class TrainingError(ValueError):
    """A folder or a setting does not fit."""


@dataclass(frozen=True)
class Settings:
    """The parameters of a run."""

    players: tuple[int, ...] = (2,)  # sizes of the tables, in turn
    iterations: int = 20
    games: int = 2000  # new ones for each iteration
    window: int = 20_000  # newest games that are trained on
    games_per_task: int = 8
    widths: tuple[int, ...] = (2, 2, 8)  # of the planners of self-play, in turn
    guest_share: float = 0.2  # of the games: earlier networks and the tuned weights play some seats
    hidden: int = 64
    inner: int = 32
    teacher: int = 0  # units of a larger network that gives the values for the targets; 0 for none
    plan: Plan = field(default_factory=Plan)
    match_games: int = 120  # for each size of the table; 0 accepts every network
    match_width: int = 6
    seed: int = 1
    device: str = ""  # of PyTorch; by default a GPU if there is one


@dataclass
class State:
    """The progress of a run."""

    iteration: int = 0
    best: str = ""  # file of the best network; none: the tuned weights
    accepted: list[str] = field(default_factory=list)
    games: int = 0
    tasks: int = 0
    seconds: float = 0.0


class RayPool:
    """Plays on a Ray cluster, each node of which needs the same version of this package."""

    def __init__(self, address: str) -> None:
        """Connect; ExecutorError."""
        check_cluster(address)
        self._ray = connect_to_cluster(address)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()

    def submit(self, work: Callable[[Any], Any], item: Any) -> Future[Any]:
        """The future result of work on an item."""
        future: Future[Any] = self._ray.remote(work).remote(item).future()
        return future


def pool_of(jobs: int, ray: str | None = None) -> "ProcessPoolExecutor | RayPool":
    """A Ray cluster, or processes that start afresh: forked ones would inherit the state of PyTorch."""
    if ray is not None:
        return RayPool(ray)
    return ProcessPoolExecutor(max(1, jobs), mp_context=get_context("spawn"))


class _SelfPlay:
    """Keeps processes busy with games, in a thread, until it is left."""

    def __init__(self, pool: ProcessPoolExecutor | RayPool, tasks: Iterator[Task], depth: int) -> None:
        self._pool, self._tasks, self._depth = pool, tasks, depth
        self._done: queue.SimpleQueue[Samples | BaseException] = queue.SimpleQueue()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._feed, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()

    def _feed(self) -> None:
        asked: set[Future[Samples]] = set()
        try:
            while not self._stop.is_set():
                while len(asked) < self._depth:
                    asked.add(self._pool.submit(generate, next(self._tasks)))
                done, asked = wait(asked, timeout=1, return_when=FIRST_COMPLETED)
                for future in done:
                    self._done.put(future.result())
        except BaseException as error:
            self._done.put(error)
        finally:
            for future in asked:
                future.cancel()

    def next(self, timeout_s: float) -> Samples | None:
        """The samples of a finished task, if one finishes in time."""
        try:
            found = self._done.get(timeout=timeout_s)
        except queue.Empty:
            return None
        if isinstance(found, BaseException):
            raise found
        return found


class Run:
    """A training run in a folder."""

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        jobs: int,
        report: Callable[[str], None] = lambda _: None,
        ray: str | None = None,
        start: Path | Network | None = None,
    ) -> None:
        """`start` is the folder of another run, or a network, with which this one begins."""
        self.folder, self.settings, self.report, self.ray = folder, settings, report, ray
        self.jobs = max(1, jobs)
        self.device = settings.device or ("cuda" if torch.cuda.is_available() else "cpu")
        self.started = time.monotonic()
        self.state = self._load()
        if isinstance(start, Network) and not self.state.iteration:
            self._begin_with_network(start)
        elif isinstance(start, Path) and not self.state.iteration:
            self._begin_with(start)
        begin = self.folder / START_FILE
        # A network was tuned to its prices: those trained from it play by the same.
        self.prices = read_network(begin).prices if begin.exists() else DEFAULT_PRICES
        self.window = deque(Prepared(part, self.device) for part in self._stored())
        self.model, self.teacher = self._models()

    def _load(self) -> State:
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / STATE_FILE
        if not file.exists():
            return State()
        stored = json.loads(file.read_text("utf-8"))
        wanted = json.loads(json.dumps(asdict(self.settings)))
        fixed = ("players", "hidden", "inner", "teacher")
        if any(stored["settings"][name] != wanted[name] for name in fixed):
            raise TrainingError(
                f"{self.folder} belongs to a run with other {', '.join(fixed)}: choose another folder"
            )
        return State(**stored["state"])

    def _stored(self) -> Iterator[Samples]:
        """The samples of finished iterations; files of an interrupted one are deleted."""
        for file in sorted(self.folder.glob("samples-*.npz")):
            if int(file.stem.rpartition("-")[2]) >= self.state.iteration:
                file.unlink()
                continue
            with np.load(file) as stored:
                arrays = ("inputs", "won", "low", "game", "seat")
                numbers = ("games", "turns", "by_treasures", "unfinished")
                yield Samples(*(stored[name] for name in arrays), *(int(stored[name]) for name in numbers))

    def _begin_with(self, start: Path) -> None:
        """Take the models and the best network of another run."""
        try:
            best = json.loads((start / STATE_FILE).read_text("utf-8"))["state"]["best"]
            shutil.copy(start / MODELS_FILE, self.folder / MODELS_FILE)
            if best:
                shutil.copy(start / best, self.folder / START_FILE)
                self.state.best = START_FILE
        except (OSError, KeyError, ValueError) as error:
            raise TrainingError(f"{start} is not the folder of a run: {error}") from None

    def _begin_with_network(self, network: Network) -> None:
        if (network.hidden, network.inner) != (self.settings.hidden, self.settings.inner):
            raise TrainingError(
                f"the network has {network.hidden} and {network.inner} units, and the run "
                f"{self.settings.hidden} and {self.settings.inner}: choose --hidden {network.hidden}"
            )
        if self.settings.teacher:
            raise TrainingError("a run that begins with a network has no teacher: choose --teacher 0")
        torch.save({"model": from_network(network).state_dict()}, self.folder / MODELS_FILE)
        write_network(self.folder / START_FILE, network)
        self.state.best = START_FILE

    def _content(self, name: str) -> bytes:
        return (self.folder / name).read_bytes() if name else WEIGHTS

    def _models(self) -> tuple[Model, Model | None]:
        torch.manual_seed(self.settings.seed)
        model = Model(self.settings.hidden, self.settings.inner)
        teacher = Model(self.settings.teacher, self.settings.teacher // 2) if self.settings.teacher else None
        file = self.folder / MODELS_FILE
        if file.exists():
            stored = torch.load(file, weights_only=True, map_location="cpu")
            model.load_state_dict(stored["model"])
            if teacher is not None:
                teacher.load_state_dict(stored["teacher"])
        return model.to(self.device), None if teacher is None else teacher.to(self.device)

    def run(self, minutes: float | None = None) -> State:
        """Iterate until all iterations are done or the time is up; return the state, which is stored."""
        deadline = None if minutes is None else self.started + minutes * 60
        with pool_of(self.jobs, self.ray) as pool, _SelfPlay(pool, self._tasks(), 2 * self.jobs) as played:
            while self.state.iteration < self.settings.iterations:
                parts = self._collect(played, deadline)
                if not parts:
                    break
                self._iterate(pool, Samples.joined(parts))
        return self.state

    def _tasks(self) -> Iterator[Task]:
        """Games by the best network of the moment."""
        while True:
            recent = self.state.accepted[-MAX_GUESTS:]
            guests = [""] * max(1, len(recent)) + recent  # half of them are the tuned weights
            number = self.state.tasks
            self.state.tasks += 1
            yield Task(
                self.settings.players[number % len(self.settings.players)],
                self.settings.seed * 10_000_000 + number,
                self.settings.games_per_task,
                self.settings.widths[number // len(self.settings.players) % len(self.settings.widths)],
                self._content(self.state.best),
                tuple(map(self._content, guests)),
                self.settings.guest_share,
            )

    def _collect(self, played: "_SelfPlay", deadline: float | None) -> list[Samples]:
        """New games, as many as an iteration needs; none when the time is up."""
        parts: list[Samples] = []
        games, told = 0, time.monotonic()
        while games < self.settings.games:
            if deadline is not None and time.monotonic() > deadline:
                return []
            part = played.next(TIMEOUT_S)
            if part is not None and part.games:
                parts.append(part)
                games += part.games
            if time.monotonic() - told > REPORT_S:
                told = time.monotonic()
                self.report(f"{games} of {self.settings.games} games")
        return parts

    def _iterate(self, pool: ProcessPoolExecutor | RayPool, new: Samples) -> None:
        """Fit to the newest games, compare, store."""
        number = self.state.iteration
        np.savez(self.folder / f"samples-{number:03}.npz", **vars(new))
        self.window.append(Prepared(new, self.device))
        while sum(part.games for part in self.window) - self.window[0].games >= self.settings.window:
            self.window.popleft()
        self.state.games += new.games
        learner = Learner(self.window)
        if number == 0:
            self._normalise(learner)
        plan = self.settings.plan
        teacher_fit: Fit | None = None
        if self.teacher is not None:
            teacher_fit = learner.fit(self.teacher, plan)
            plan = replace(plan, sweeps=1, epochs=plan.sweeps * plan.epochs)
        fit = learner.fit(self.model, plan, self.teacher)
        del learner
        name = f"network-{number:03}.net"
        trained = {"iteration": number, "games": self.state.games, "held out": round(fit.held_out, 4)}
        base = base_weights(self.settings.players[0])
        write_network(self.folder / name, to_network(self.model, base, trained, self.prices))
        matches = {
            players: self._match(pool, name, self.state.best, players)
            for players in sorted(set(self.settings.players))
        }
        is_better = all(
            match is None or match.share >= ACCEPTED_SHARE / players for players, match in matches.items()
        )
        if is_better:
            self.state.best = name
            self.state.accepted.append(name)
        self.state.iteration += 1
        entry = {
            "iteration": number,
            "seconds": round(time.monotonic() - self.started + self.state.seconds, 1),
            "games": self.state.games,
            "samples": len(new.game),
            "decisions a game": round(new.turns / max(1, new.games), 1),
            "by treasures": round(new.by_treasures / max(1, new.games), 3),
            "unfinished": new.unfinished,
            "held out": round(fit.held_out, 4),
            "before": round(fit.before, 4),
            "by strength": round(fit.by_strength, 4),
            "teacher": None if teacher_fit is None else round(teacher_fit.held_out, 4),
            "training seconds": round(fit.seconds + (teacher_fit.seconds if teacher_fit else 0), 1),
            "against the best": {str(p): None if m is None else asdict(m) for p, m in matches.items()},
            "accepted": is_better,
        }
        self._store(entry)
        scores = ", ".join(f"{p} players {m}" for p, m in matches.items() if m is not None)
        teacher = f", teacher {teacher_fit.held_out:.4f}" if teacher_fit else ""
        self.report(
            f"iteration {number}: {self.state.games} games, held out {fit.held_out:.4f} "
            f"(before {fit.before:.4f}, weights {fit.by_strength:.4f}{teacher}), "
            f"{scores or 'no match'}: {'accepted' if is_better else 'rejected'}"
        )

    def _normalise(self, learner: Learner) -> None:
        """Scale the inputs of the models as they are distributed in the first games."""
        is_trained = self.state.best == START_FILE
        for model in (self.model, self.teacher):
            if model is not None:
                (model.renormalise if is_trained else model.normalise)(learner.inputs)

    def _match(
        self, pool: ProcessPoolExecutor | RayPool, one: str, other: str, players: int
    ) -> Outcome | None:
        games = self.settings.match_games
        if not games:
            return None
        items = duels(self._content(one), self._content(other), players, games, self.settings.match_width)
        played = [pool.submit(play_duel, item) for item in items]
        return outcome([future.result() for future in played])

    def _store(self, entry: dict[str, Any]) -> None:
        file = self.folder / LOG_FILE
        lines = file.read_text("utf-8").splitlines(keepends=True) if file.exists() else []
        lines = lines[: entry["iteration"]]  # an interrupted iteration may have written one more
        file.write_text("".join(lines) + json.dumps(entry) + "\n", "utf-8")
        models = {"model": self.model.state_dict()}
        if self.teacher is not None:
            models["teacher"] = self.teacher.state_dict()
        torch.save(models, self.folder / "models.part")
        (self.folder / "models.part").replace(self.folder / MODELS_FILE)
        files = sorted(self.folder.glob("samples-*.npz"))
        for file in files[: len(files) - len(self.window)]:  # left the window
            file.unlink()
        stored = replace(self.state, seconds=self.state.seconds + time.monotonic() - self.started)
        part = self.folder / "state.part"
        part.write_text(json.dumps({"settings": asdict(self.settings), "state": asdict(stored)}), "utf-8")
        part.replace(self.folder / STATE_FILE)


def match(one: Path | None, other: Path | None, players: int, games: int, width: int, jobs: int) -> Outcome:
    """Compare two networks by their files; None is the tuned weights."""
    ours, theirs = (WEIGHTS if path is None else path.read_bytes() for path in (one, other))
    for content in (ours, theirs):
        if content:
            parse_network(content, "the network")
    with pool_of(jobs) as pool:
        played = [pool.submit(play_duel, item) for item in duels(ours, theirs, players, games, width)]
        return outcome([future.result() for future in played])
