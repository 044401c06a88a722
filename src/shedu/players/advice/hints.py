"""Advice to a seat: its best moves with the reasons for them, and each seat's chance to win."""

import random
from dataclasses import dataclass
from itertools import accumulate

from shedu.engine.moves import Move
from shedu.engine.sight import kernel_state
from shedu.engine.view import View, resample
from shedu.locales import texts
from shedu.players.advice.outlook import look_ahead, seat_of
from shedu.players.advice.reasons import Reason, reason
from shedu.players.bots.base import Bot, Budget
from shedu.players.bots.skilled import Skilled
from shedu.players.bots.weights import weights_named
from shedu.players.kernel.evaluation import WeightedEvaluation


@dataclass(frozen=True)
class Hint:
    """A move, the chance to win with it, and the reason for or against it."""

    move: Move
    value: float
    reason: Reason

    def words(self, language: str = "en") -> str:
        return in_words(self.reason, language)


@dataclass(frozen=True)
class Advice:
    """The best moves in order, and every seat's chance to win, which sum to 1."""

    hints: tuple[Hint, ...]
    chances: tuple[float, ...]

    def as_json(self, players: tuple[str, ...], language: str = "en") -> dict[str, object]:
        return {
            "moves": [
                {"move": str(hint.move), "value": hint.value, "reason": hint.words(language)}
                for hint in self.hints
            ],
            "win": dict(zip(players, self.chances, strict=True)),
        }


def in_words(reason: Reason, language: str = "en") -> str:
    return "; ".join(map(texts(language).say, reason))


def advise(view: View, bot: Bot, budget: Budget, count: int = 5) -> Advice:
    """A bot's advice to the viewer, whose decision must be open; no moves when the game is over.

    The moves are in the bot's order; values never increase.
    """
    if view.is_over:
        return Advice((), win_chances(view))
    thoughts = bot.think(view, budget)[:count]
    values = accumulate((min(1.0, max(0.0, thought.value)) for thought in thoughts), min)
    guide = Skilled()
    hints = tuple(
        Hint(thought.move, value, reason(look_ahead(view, thought.move, guide)))
        for thought, value in zip(thoughts, values, strict=True)
    )
    return Advice(hints, _with_own(win_chances(view), seat_of(view), hints[0].value))


def win_chances(view: View) -> tuple[float, ...]:
    """Every seat's chance to win as the viewer sees it; after the game, its share of the victory."""
    position = resample(view, random.Random(0))
    if view.is_over:
        winners = position.result.winners
        return tuple((seat in winners) / len(winners) for seat in range(len(view.players)))
    seat = seat_of(view)
    evaluation = WeightedEvaluation(list(weights_named(Skilled.weights)))
    return tuple(evaluation.chances(kernel_state(position), seat, [float(n) for n in position.hand(seat)]))


def _with_own(chances: tuple[float, ...], seat: int, own: float) -> tuple[float, ...]:
    """Replace one seat's chance; the others share the rest in proportion."""
    rest = sum(chances) - chances[seat]
    if rest <= 0:
        others = len(chances) - 1
        return tuple(own if i == seat else (1 - own) / others for i in range(len(chances)))
    return tuple(own if i == seat else (1 - own) * chance / rest for i, chance in enumerate(chances))
