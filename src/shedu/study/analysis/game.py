"""The analysis of a game: judgements of its decisions, the account, and turning points with reasons."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from shedu.engine.events import ConflictBegan, ConflictWon, Event, Gained, TreasureTaken
from shedu.engine.moves import Move
from shedu.engine.position import Position
from shedu.engine.record import Entry, Record
from shedu.engine.sight import Kind
from shedu.players.advice.outlook import look_ahead
from shedu.players.advice.reasons import Reason, reason
from shedu.players.bots.skilled import Skilled
from shedu.study.analysis.account import Change, Tally, change_of, tally, turning_points
from shedu.study.analysis.judge import (
    MIN_DEALS,
    AnalysisError,
    Chances,
    Choice,
    Judgement,
    Settings,
    judge_for,
)

DEALS_SEED = 0  # of the random numbers of all deals: the same game has the same analysis


@dataclass(frozen=True)
class Task:
    """A decision to judge. Tasks are independent of each other and can run in any process."""

    position: Position
    move: Move
    settings: Settings


@dataclass(frozen=True)
class Gain:
    """Points or a treasure that a decision brought."""

    seat: int
    source: str
    colour: str  # empty for a treasure, which takes any
    amount: int


@dataclass(frozen=True)
class Clash:
    """A revolt or war, decided."""

    kind: str
    winner: int
    loser: int


class Clashes:
    """Finds decided conflicts in the events of one decision after another."""

    def __init__(self) -> None:
        self._open: ConflictBegan | None = None

    def decided_by(self, events: Sequence[Event]) -> Iterator[Clash]:
        for event in events:
            if isinstance(event, ConflictBegan):
                self._open = event
            elif isinstance(event, ConflictWon) and self._open is not None:
                begun = self._open
                loser = begun.defender if event.winner == begun.attacker else begun.attacker
                yield Clash(begun.kind, event.winner, loser)


@dataclass(frozen=True)
class Step:
    """One decision of an analysed game."""

    number: int  # 1 for the first decision
    seat: int
    kind: Kind
    move: Move
    choices: tuple[Choice, ...]  # the best first
    change: Change
    gains: tuple[Gain, ...]
    clashes: tuple[Clash, ...]

    @property
    def best(self) -> Move:
        return self.choices[0].move

    @property
    def is_choice(self) -> bool:
        return len(self.choices) > 1


@dataclass(frozen=True)
class TurningPoint:
    """A decision that turned the game, with the reasons for the better move and for the played one."""

    number: int
    best: Move
    reasons: Reason
    played: Reason


@dataclass(frozen=True)
class Analysis:
    """Everything that is known about a game after its analysis."""

    players: tuple[str, ...]
    level: str
    evaluation: str
    deals: int
    is_over: bool
    steps: tuple[Step, ...]
    tallies: tuple[Tally, ...]  # by seat
    turning_points: tuple[TurningPoint, ...]


def tasks(record: Record, settings: Settings) -> list[Task]:
    """The decisions of a record; RecordError."""
    found = []
    position = record.start()
    before = position.copy()
    for after, entry, _ in record.play(position):
        found.append(Task(before, entry.legal_move, settings))
        before = after.copy()
    return found


def run(task: Task) -> Judgement:
    """Judge one decision."""
    judge = judge_for(task.settings, len(task.position.players))
    return judge.judge(task.position, task.move, DEALS_SEED)


def final_chances(position: Position, settings: Settings) -> Chances:
    """Every seat's chance at the end of a record."""
    return judge_for(settings, len(position.players)).chances(position, DEALS_SEED)


def finish(record: Record, judgements: Sequence[Judgement], settings: Settings) -> Analysis:
    """The analysis from the judgements of all decisions, in order."""
    position = record.start()
    before = position.copy()
    steps: list[Step] = []
    positions: list[Position] = []
    clashes = Clashes()
    for number, (after, entry, events) in enumerate(record.play(position), start=1):
        is_last = number == len(judgements)
        following = final_chances(after, settings) if is_last else judgements[number].chances
        steps.append(_step(number, before, entry, judgements[number - 1], following, events, clashes))
        positions.append(before)
        before = after.copy()
    changes = [step.change for step in steps]
    movers, free = [step.seat for step in steps], [step.is_choice for step in steps]
    count = len(record.players)
    return Analysis(
        record.players,
        settings.level,
        judge_for(settings, count).evaluation_name,
        settings.deals_for(count),
        position.is_over,
        tuple(steps),
        tuple(tally(changes, movers, free, seat) for seat in range(count)),
        tuple(turning_point(positions[index], steps[index]) for index in turning_points(changes)),
    )


def _step(
    number: int,
    before: Position,
    entry: Entry,
    judgement: Judgement,
    following: Chances,
    events: Sequence[Event],
    clashes: Clashes,
) -> Step:
    decision = before.decision
    assert decision is not None
    return Step(
        number,
        decision.seat,
        decision.kind,
        entry.legal_move,
        judgement.choices,
        change_of(judgement, following, events, decision.seat),
        tuple(gains_of(events)),
        tuple(clashes.decided_by(events)),
    )


def analyse_decision(record: Record, number: int, settings: Settings) -> Step:
    """Analyse one decision of a record, counted from 1; RecordError."""
    position = record.start()
    before = position.copy()
    clashes = Clashes()
    for played, (after, entry, events) in enumerate(record.play(position), start=1):
        if played == number:
            judgement = run(Task(before, entry.legal_move, settings))
            following = final_chances(after, settings)
            return _step(number, before, entry, judgement, following, events, clashes)
        tuple(clashes.decided_by(events))
        before = after.copy()
    raise AnalysisError(f"There is no decision {number}: the record has {len(record.entries)}.")


def analyse(
    record: Record,
    settings: Settings,
    seconds: float | None = None,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> Analysis:
    """Analyse a record in this process; RecordError, AnalysisError.

    `seconds` limits the processor time: decisions get fewer deals when the analysis falls behind. An
    exception from `progress` cancels the analysis.
    """
    todo = tasks(record, settings)
    if not todo:
        raise AnalysisError("There is nothing to analyse: the record has no decisions.")
    found: list[Judgement] = []
    start = time.process_time()
    most = deals = settings.deals_for(len(record.players))
    for number, task in enumerate(todo):
        progress(number, len(todo))
        if seconds is not None and number:
            spent = time.process_time() - start
            affordable = (seconds - spent) / (len(todo) - number) / (spent / number) * deals
            deals = max(MIN_DEALS, min(most, int(affordable)))
        found.append(run(replace(task, settings=replace(settings, deals=deals))))
    progress(len(todo), len(todo))
    return finish(record, found, settings)


def turning_point(position: Position, step: Step) -> TurningPoint:
    """The reasons for the best and for the played move, from the player's view."""
    view, guide = position.view(step.seat), Skilled()
    best = reason(look_ahead(view, step.best, guide))
    played = best if step.best == step.move else reason(look_ahead(view, step.move, guide))
    return TurningPoint(step.number, step.best, best, played)


def gains_of(events: Sequence[Event]) -> Iterator[Gain]:
    for event in events:
        if isinstance(event, Gained):
            yield Gain(event.seat, event.source, str(event.colour), event.amount)
        elif isinstance(event, TreasureTaken):
            yield Gain(event.seat, "treasure", "", 1)
