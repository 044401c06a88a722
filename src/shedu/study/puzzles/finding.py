"""Looks for puzzles in games that experts play, cheap filters first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from shedu.engine.errors import SheduError
from shedu.engine.moves import MOVES, Move, Pass, Swap
from shedu.engine.position import Position
from shedu.engine.record import format_record, full_record, with_move
from shedu.engine.rules import Rules
from shedu.engine.sight import Kind, kernel_state
from shedu.engine.view import View
from shedu.players.bots.apprentice import Apprentice
from shedu.players.bots.base import Thought
from shedu.players.bots.novice import Novice
from shedu.players.bots.planning import PlanningBot
from shedu.players.bots.registry import make_player
from shedu.players.bots.skilled import Skilled
from shedu.study.puzzles.search import Finding, Searcher, dealt_for, gap_of, seed_of

PLAYER = "expert"  # whose planner plays the games
SEARCHER, CHECKER = "master", "expert"  # finds and verifies; has to agree
MAX_DECISIONS = 600
MIN_CHANCE, MAX_CHANCE = 0.1, 0.9  # of the best move: nothing is decided yet
SCREENED_GAP = 0.03  # between the two best moves by the player's plan, from which a decision is looked at
PLANNED_GAP = 0.02  # the same by the searcher's plan
CLEAR_GAP = 0.04  # by which every other move must be worse
EASY_GAP = 0.06  # the same for a move that the apprentice finds
NOVICE_ODDS = 0.2  # of the novice finding the move, from which it is plain
FOUND_CANDIDATES, FOUND_DEALS, FOUND_ERRORS = 6, 12, 1.0
AGREED_DEALS = 18
MIN_VERIFIED_DEALS, MAX_VERIFIED_DEALS, VERIFIED_ERRORS = 48, 96, 2.0
# The search for hard puzzles: moves that are best although the weaker levels plan others.
GLANCED_LAG = 0.08  # by which the checker's plan may prefer the move of `skilled` to all others
GLANCED_DEALS = 3  # of a first look at the candidates
GLANCED_GAP = 0.03  # over the move of `skilled` in these deals
MAX_PER_GAME = 6
MIN_DISTANCE = 3  # plies between two puzzles of one game

# The tables of the games, in turn.
TABLES = (
    (2, Rules()),
    (3, Rules()),
    (2, Rules()),
    (4, Rules()),
    (2, Rules(board="advanced")),
    (3, Rules()),
    (2, Rules(buildings=True)),
    (4, Rules()),
)


def players_of(number: int) -> int:
    """How many seats the table of a game has."""
    return TABLES[number % len(TABLES)][0]


@dataclass(frozen=True)
class Found:
    """A verified puzzle: the decision after `ply` moves of a game."""

    ply: int
    solution: str
    also: str | None  # the other order of the same two actions
    value: float  # the chance to win with the solution
    gap: float  # by which the solution is better than every other move
    second: str
    deals: int
    searched_gap: float  # by the search that found it
    agreed_gap: float  # by the other evaluation


@dataclass(frozen=True)
class Tally:
    """How many decisions passed each filter."""

    decisions: int = 0
    screened: int = 0
    hidden: int = 0  # from the novice
    planned: int = 0
    searched: int = 0
    agreed: int = 0
    verified: int = 0


@dataclass(frozen=True)
class _Idea:
    """A move that may be the solution of a puzzle, and the moves to compare it with."""

    move: Move
    also: Move | None
    wanted: float  # the gap to every other move
    candidates: Sequence[Thought]


class Finder:
    """Plays games and finds their puzzles. A game's puzzles depend on its number and on `is_hard` alone.

    The usual search looks where a plan sees one clearly best move. The hard one looks for moves that
    `novice`, `apprentice` and `skilled` do not choose.
    """

    def __init__(self, on_find: Callable[[Found], None] | None = None, is_hard: bool = False) -> None:
        self.is_hard = is_hard
        self.skilled = Skilled()
        self.searcher, self.checker = Searcher(SEARCHER), Searcher(CHECKER)
        self.novice = Novice()
        self.apprentice = Apprentice()
        self._on_find = on_find

    def game(self, number: int) -> tuple[str, list[Found], Tally]:
        """The record of a game, its puzzles, and how many decisions passed each filter."""
        players, rules = TABLES[number % len(TABLES)]
        start = Position.new(rules, players, number)
        record = full_record(start, number)
        found: list[Found] = []
        counts = dict.fromkeys(Tally.__dataclass_fields__, 0)
        for ply, position, thoughts in self._decisions(start.copy(), number):
            counts["decisions"] += 1
            decision = position.decision
            assert decision is not None
            is_near = bool(found) and ply - found[-1].ply < MIN_DISTANCE
            if not is_near and len(found) < MAX_PER_GAME:
                puzzle = self._look(position.view(decision.seat), thoughts, ply, seed_of(number, ply), counts)
                if puzzle is not None:
                    found.append(puzzle)
                    if self._on_find is not None:
                        self._on_find(puzzle)
            record = with_move(record, position.players[decision.seat], thoughts[0].move)
        return format_record(record), found, Tally(**counts)

    def _decisions(self, position: Position, number: int) -> Iterator[tuple[int, Position, list[Thought]]]:
        bots = [make_player(PLAYER) for _ in position.players]
        for ply in range(MAX_DECISIONS):
            decision = position.decision
            if decision is None:
                return
            bot, view = bots[decision.seat], position.view(decision.seat)
            bot.reseed(seed_of("game", number, ply))
            assert isinstance(bot, PlanningBot)
            thoughts = bot.ranking(view)
            yield ply, position, thoughts
            position.apply(thoughts[0].move)

    def _look(
        self, view: View, thoughts: list[Thought], ply: int, seed: int, counts: dict[str, int]
    ) -> Found | None:
        """The puzzle at a decision, if it is one."""
        if len(thoughts) < 2 or not MIN_CHANCE <= thoughts[0].value <= MAX_CHANCE:
            return None
        idea = (self._unplanned if self.is_hard else self._planned)(view, thoughts, seed, counts)
        if idea is None:
            return None
        counts["planned"] += 1
        move, also, wanted = idea.move, idea.also, idea.wanted
        likely = sorted(idea.candidates, key=lambda thought: -thought.value)[:FOUND_CANDIDATES]
        if all(thought.move != move for thought in likely):
            likely += [thought for thought in idea.candidates if thought.move == move]
        first = self.searcher.search(view, likely, seed, FOUND_DEALS, wanted, alike(also))
        if first.best.move != move or not first.is_clear(wanted, FOUND_ERRORS):
            return None
        counts["searched"] += 1
        agreed = self.confirmed(self.checker, view, move, also, 0.0, seed_of("agree", seed), thoughts[:3])
        if agreed is None:
            return None
        counts["agreed"] += 1
        longer = self.confirmed(
            self.searcher, view, move, also, wanted, seed_of("verify", seed), thoughts[:3]
        )
        if longer is None:
            return None
        counts["verified"] += 1
        return Found(
            ply,
            str(move),
            None if also is None else str(also),
            round(longer.best.value, 4),
            round(longer.gap, 4),
            str(longer.others[0].move),
            longer.deals,
            round(first.gap, 4),
            round(agreed.gap, 4),
        )

    def _planned(
        self, view: View, thoughts: list[Thought], seed: int, counts: dict[str, int]
    ) -> _Idea | None:
        """The best move of the plans, if they see a gap and it is not plain."""
        move = thoughts[0].move
        if isinstance(move, Swap):
            return None
        also = self.other_order(view, move, seed)
        if not is_apart(thoughts, move, also, SCREENED_GAP):
            return None
        counts["screened"] += 1
        if self.is_plain(view, move):
            return None
        counts["hidden"] += 1
        candidates = self._candidates(self.searcher, view, thoughts[:3], seed)
        if not is_apart(candidates, move, also, PLANNED_GAP):
            return None
        easy = planned_by(self.apprentice, view)[0].move
        wanted = EASY_GAP if easy in (move, also) else CLEAR_GAP
        return _Idea(move, also, wanted, candidates)

    def _unplanned(
        self, view: View, thoughts: list[Thought], seed: int, counts: dict[str, int]
    ) -> _Idea | None:
        """A move that fares better in a few deals than the one that `skilled` plans.

        These few deals are the checker's, which is the faster one.
        """
        usual = planned_by(self.skilled, view)[0]
        candidates = self._candidates(self.checker, view, [*thoughts[:3], usual], seed)
        plans = {thought.move: thought.value for thought in candidates}
        others = [value for move, value in plans.items() if move != usual.move]
        if not others or max(others) < plans[usual.move] - GLANCED_LAG:
            return None
        counts["screened"] += 1
        likely = sorted(candidates, key=lambda thought: -thought.value)[:FOUND_CANDIDATES]
        if all(thought.move != usual.move for thought in likely):
            likely.append(Thought(usual.move, plans[usual.move]))
        glance = self.checker.search(view, likely, seed_of("glance", seed), GLANCED_DEALS)
        move = glance.best.move
        behind = [gap_of(glance.best, other)[0] for other in glance.others if other.move == usual.move]
        if isinstance(move, Swap) or not behind or behind[0] < GLANCED_GAP:
            return None
        also = self.other_order(view, move, seed)
        easy = planned_by(self.apprentice, view)[0].move
        if usual.move == also or easy in (move, also) or self.is_plain(view, move):
            return None
        counts["hidden"] += 1
        known = [*thoughts[:3], usual, Thought(move, 0.0)]
        return _Idea(move, also, CLEAR_GAP, self._candidates(self.searcher, view, known, seed))

    def confirmed(
        self,
        searcher: Searcher,
        view: View,
        move: Move,
        also: Move | None,
        wanted: float,
        seed: int,
        thoughts: Sequence[Thought] = (),
    ) -> Finding | None:
        """The result of a search, if it confirms that the move is better than all others by this much."""
        is_long = wanted > 0
        candidates = self._candidates(searcher, view, [*thoughts, Thought(move, 0.0)], seed)
        finding = searcher.search(
            view,
            candidates,
            seed,
            MAX_VERIFIED_DEALS if is_long else AGREED_DEALS,
            wanted,
            alike(also),
            MIN_VERIFIED_DEALS if is_long else 0,
        )
        is_same = finding.best.move == move and bool(finding.others)
        return finding if is_same and finding.is_clear(wanted, VERIFIED_ERRORS if is_long else 0.0) else None

    def is_plain(self, view: View, move: Move) -> bool:
        """Whether the novice, who chooses at random among moves of similar value, is likely to choose it."""
        ranking = planned_by(self.novice, view)
        good = [each.move for each in ranking if each.value >= ranking[0].value - self.novice.tolerance]
        return move in good and len(good) * NOVICE_ODDS < 1

    def _candidates(
        self, searcher: Searcher, view: View, thoughts: Sequence[Thought], seed: int
    ) -> list[Thought]:
        """The searcher's own candidates, and the best of these thoughts."""
        found = searcher.candidates(view, seed)
        known = {thought.move for thought in found}
        extra = [thought.move for thought in thoughts if thought.move not in known]
        return [*found, *(Thought(each, searcher.planned(view, each, seed)) for each in extra)]

    def other_order(self, view: View, move: Move, seed: int) -> Move | None:
        """The second action of the plan, if it may as well come first and leads to the same position."""
        decision = view.decision
        if decision is None or decision.kind != Kind.ACTION or view.actions_left < 2:
            return None
        deal = dealt_for(view, seed, 0)
        ahead = deal.copy()
        try:
            ahead.apply(move)
            after = ahead.decision
            if (
                after is None
                or after.seat != view.seat
                or after.kind != Kind.ACTION
                or ahead.actions_left != 1
            ):
                return None
            second = planned_by(self.checker.bot, ahead.view(view.seat))[0].move
            if isinstance(second, Swap | Pass):
                return None
            back = deal.copy()
            back.apply(second)
            back.apply(move)
            ahead.apply(second)
        except SheduError:  # the other order is not legal
            return None
        return second if ahead == back else None


def planned_by(bot: PlanningBot, view: View) -> list[Thought]:
    """A bot's ranking of a decision by itself: a bot that ranks a whole game remembers whether it stalls."""
    planner = bot.planner_for(view)
    planner.limit = 0
    assert view.seat is not None
    ranking = planner.ranking(kernel_state(dealt_for(view, 0, 0)), view.seat)
    return [Thought(MOVES[number], value) for number, value in ranking]


def is_apart(thoughts: Sequence[Thought], move: Move, also: Move | None, gap: float) -> bool:
    """Whether a move is better than all others, except for its other order."""
    values = {thought.move: thought.value for thought in thoughts}
    others = [value for each, value in values.items() if each not in (move, also)]
    return move in values and bool(others) and values[move] - max(others) >= gap


def alike(also: Move | None) -> tuple[Move, ...]:
    return () if also is None else (also,)
