"""How well analysis and coach tell levels apart (`python -m bench.analysis`).

Plays games between bots, analyses them, asks the coach about a part of their decisions, and writes the tables
into docs/analysis.md. Seeds, deals and simulations are fixed, so the same version writes the same tables on
every machine. Each game is a line of `build/analysis.jsonl`, from which an interrupted run continues; delete
the file to measure another version.
"""

import json
import sys
import textwrap
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from math import sqrt
from os import cpu_count
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from shedu.engine.record import parse_record
from shedu.engine.rules import Rules
from shedu.players.arena.match import Pairing, play_game
from shedu.study.analysis.account import Label
from shedu.study.analysis.game import DEALS_SEED, analyse, tasks
from shedu.study.analysis.judge import Settings, judge_for
from shedu.study.coach import remark_on

PAGE = Path("docs/analysis.md")
CHECKPOINT = Path("build/analysis.jsonl")
ERRORS_MARKS, COACH_MARKS = (
    (f"<!-- Written by `python -m bench.analysis`: {name}. -->", "<!-- End of the written part. -->")
    for name in ("errors", "coach")
)
LEVELS = {
    "novice": "novice",
    "apprentice": "apprentice",
    "skilled": "skilled",
    "expert": "expert:simulations=24",
}
GAMES = 50  # of each level against itself
# Tables for the coach alone: against a stronger player, and the table of "Play now".
COACHED = (
    ("novice", "skilled"),
    ("apprentice", "skilled"),
    ("novice", "apprentice", "apprentice", "apprentice"),
    ("apprentice", "apprentice", "apprentice", "apprentice"),
)
COACHED_GAMES = 20
FIRST_SEED = 7000
MAX_DECISIONS = 400  # of an analysed game: some games of novices do not end for thousands
DEALS = 4  # for each chance in the table of errors
UNCOACHED = "expert"  # has no use for a coach
# Of so many decisions the coach is asked about one, with its own number of deals.
COACHED_EVERY, COACHED_EVERY_OF_ANALYSED = 6, 12
LINE = 150  # characters of a line of the page
Z = 1.96  # of a 95 % interval


@dataclass(frozen=True)
class Order:
    """A game to measure."""

    names: tuple[str, ...]  # levels in seat order
    seed: int

    @property
    def is_analysed(self) -> bool:
        return is_same(self.names, (self.names[0],) * 2)


@dataclass(frozen=True)
class Measured:
    """A game in numbers. Lists are by seat."""

    names: tuple[str, ...]
    seed: int
    decisions: int
    choices: int = 0  # decisions with more than one move
    cost: float = 0.0  # of all of them together
    labels: tuple[int, ...] = ()  # in the order of `Label`
    luck: tuple[float, ...] = ()
    asked: tuple[int, ...] = ()  # decisions about which the coach was asked
    warned: tuple[int, ...] = ()
    praised: tuple[int, ...] = ()

    @property
    def is_short(self) -> bool:
        return self.decisions < MAX_DECISIONS


def measure(order: Order) -> Measured:
    """Play, analyse and coach one game."""
    specs = [LEVELS[name] for name in order.names]
    report = play_game(Pairing(0, tuple(specs), order.seed, Rules(), seconds=None))
    measured = Measured(order.names, order.seed, report.decisions)
    if not measured.is_short:
        return measured
    record = parse_record(report.record)
    asked, warned, praised = ([0] * len(specs) for _ in range(3))
    coach, every = Settings(), COACHED_EVERY_OF_ANALYSED if order.is_analysed else COACHED_EVERY
    first = len(record.entries) if UNCOACHED in order.names else order.seed % every
    for task in tasks(record, coach)[first::every]:
        decision = task.position.decision
        assert decision is not None
        view = task.position.view(decision.seat)
        remark = remark_on(judge_for(coach, len(specs)).weigh(view, task.move, DEALS_SEED))
        asked[decision.seat] += 1
        warned[decision.seat] += remark == "warning"
        praised[decision.seat] += remark == "praise"
    found = asdict(measured) | {"asked": asked, "warned": warned, "praised": praised}
    if not order.is_analysed:
        return _measured(found)
    analysis = analyse(record, Settings(deals=DEALS))
    return _measured(
        found
        | {
            "choices": sum(tally.choices for tally in analysis.tallies),
            "cost": sum(tally.cost for tally in analysis.tallies),
            "labels": [sum(tally.labels[label] for tally in analysis.tallies) for label in Label],
            "luck": [tally.luck for tally in analysis.tallies],
        }
    )


def _measured(found: dict[str, Any]) -> Measured:
    """From JSON, whose lists are tuples."""
    rows: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in found.items()
    }
    return Measured(**rows)


def is_same(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether two tables have the same levels, in whatever seats."""
    return sorted(one) == sorted(other)


def orders(done: Sequence[Measured]) -> list[Order]:
    """The games that are still to be measured. A game that is too long is replaced by another one."""
    wanted = [((level, level), GAMES) for level in LEVELS] + [(names, COACHED_GAMES) for names in COACHED]
    todo = []
    for names, count in wanted:
        found = [each for each in done if is_same(each.names, names)]
        missing = count - sum(each.is_short for each in found)
        first = max((each.seed for each in found), default=FIRST_SEED - 1) + 1
        for seed in range(first, first + missing):
            turned = seed % len(names)
            todo.append(Order(names[turned:] + names[:turned], seed))
    return sorted(todo, key=lambda order: order.seed)  # all tables at the same pace


def read() -> list[Measured]:
    """The games measured so far."""
    if not CHECKPOINT.exists():
        return []
    return [_measured(json.loads(line)) for line in CHECKPOINT.read_text("utf-8").splitlines()]


def fill(limit_s: float) -> list[Measured]:
    """Measure the missing games; after the limit no other one begins."""
    done, end = read(), time.monotonic() + limit_s
    CHECKPOINT.parent.mkdir(exist_ok=True)
    with CHECKPOINT.open("a", encoding="utf-8") as file, ProcessPoolExecutor() as pool:
        running: set[Future[Measured]] = set()
        begun: set[Order] = set()
        while True:
            todo = [order for order in orders(done) if order not in begun]
            while todo and len(running) < (cpu_count() or 1) and time.monotonic() < end:
                begun.add(todo[0])
                running.add(pool.submit(measure, todo.pop(0)))
            if not running:
                return done
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for each in (future.result() for future in finished):
                done.append(each)
                begun.discard(Order(each.names, each.seed))
                file.write(json.dumps(asdict(each)) + "\n")
                file.flush()
                sys.stderr.write(f"{' '.join(each.names)} {each.seed}: {each.decisions} decisions\n")


def with_interval(values: Sequence[float], form: str) -> str:
    """A mean with its 95 % interval, over games."""
    half = Z * stdev(values) / sqrt(len(values))
    return f"{format(fmean(values), form)} ± {format(half, form.removeprefix('+'))}"


def ratio_with_interval(parts: Sequence[float], wholes: Sequence[float]) -> str:
    """A mean over decisions in percent, with its 95 % interval over games; of none, the upper limit."""
    if not sum(parts):
        return f"0, at most {300 / sum(wholes):.1f}"
    ratio, count = sum(parts) / sum(wholes), len(parts)
    rest = [part - ratio * whole for part, whole in zip(parts, wholes, strict=True)]
    half = Z * stdev(rest) * sqrt(count) / sum(wholes)
    return f"{100 * ratio:.2f} ± {100 * half:.2f}"


def paragraph(text: str) -> str:
    """A text in lines as long as those of the page."""
    return "\n".join(textwrap.wrap(" ".join(text.split()), LINE))


def errors_table(done: Sequence[Measured]) -> Iterator[str]:
    """Error and luck by level, with what was measured."""
    _, searching = LEVELS["expert"].split("=")
    yield paragraph(
        f"""Games of two equal bots by the rules of `modern`, each decision analysed with {DEALS} deals for
        each chance. Expert bots try moves in {searching} simulations for each decision; games of
        {MAX_DECISIONS} and more decisions, which novices play now and then, are replaced by others.
        Errors are in percentage points, inaccuracies, mistakes and blunders in 100 decisions, luck in
        points of a whole game; intervals are 95 %, over games."""
    )
    yield ""
    yield (
        "| bots | games | decisions | error per decision | inaccuracies in 100 | mistakes | blunders "
        "| luck of the first player | of the second |"
    )
    yield "|---" * 9 + "|"
    everything: list[float] = []
    for level in LEVELS:
        games = [each for each in done if is_same(each.names, (level, level)) and each.is_short]
        choices = [each.choices for each in games]
        error = ratio_with_interval([each.cost for each in games], choices)
        rates = [
            f"{100 * sum(each.labels[number] for each in games) / sum(choices):.1f}"
            for number, label in enumerate(Label)
            if label != Label.BRILLIANT
        ]
        lucks = [with_interval([100 * each.luck[seat] for each in games], "+.1f") for seat in (0, 1)]
        everything += [100 * fmean(each.luck) for each in games]
        yield f"| {' | '.join([level, str(len(games)), str(sum(choices)), error, *rates, *lucks])} |"
    yield ""
    yield (
        f"Over all {len(everything)} games the mean luck of a player is "
        f"{with_interval(everything, '+.1f')} points."
    )


def coach_table(done: Sequence[Measured]) -> Iterator[str]:
    """Warnings and praise by level, with what was measured."""
    yield paragraph(
        f"""How often a player of each level would be warned or praised: the coach was asked, with its
        default number of deals, about one of {COACHED_EVERY_OF_ANALYSED} decisions of the games of the
        table above, and about one of {COACHED_EVERY} in games against stronger bots and at tables for
        four."""
    )
    yield ""
    yield "| player | against | games | decisions asked about | warned, % | praised, % |"
    yield "|---" * 6 + "|"
    for player, *others in [(level, level) for level in LEVELS if level != UNCOACHED] + list(COACHED):
        games = [each for each in done if is_same(each.names, (player, *others)) and each.is_short]
        rows = [
            [sum(counts[seat] for seat, name in enumerate(each.names) if name == player) for counts in lists]
            for each in games
            for lists in [(each.asked, each.warned, each.praised)]
        ]
        asked, warned, praised = (list(column) for column in zip(*rows, strict=True))
        shares = [ratio_with_interval(part, asked) for part in (warned, praised)]
        against = others[0] if len(others) == 1 else f"{len(others)} of {others[0]}"
        yield f"| {player} | {against} | {len(games)} | {sum(asked)} | {' | '.join(shares)} |"


def write(text: str, marks: tuple[str, str], rows: str) -> str:
    """The page with other rows between two marks."""
    before, _, rest = text.partition(marks[0])
    _, _, after = rest.partition(marks[1])
    return f"{before}{marks[0]}\n\n{rows}\n\n{marks[1]}{after}"


def main() -> None:
    """Measure for at most the given seconds; write the page when no game is missing."""
    done = fill(float(sys.argv[1]) if len(sys.argv) > 1 else float("inf"))
    if missing := len(orders(done)):
        sys.stderr.write(f"{missing} games are missing: run it again\n")
        return
    text = PAGE.read_text("utf-8")
    tables: list[tuple[tuple[str, str], Callable[[Sequence[Measured]], Iterator[str]]]] = [
        (ERRORS_MARKS, errors_table),
        (COACH_MARKS, coach_table),
    ]
    for marks, table in tables:
        rows = "\n".join(table(done))
        sys.stdout.write(rows + "\n")
        text = write(text, marks, rows)
    PAGE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
