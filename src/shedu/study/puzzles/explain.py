"""Why the solution of a puzzle is best, and what other seats do after another move, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from shedu.engine.events import Event, Gained, LeaderReturned, TreasureTaken
from shedu.engine.moves import MOVES, Move, parse_move
from shedu.engine.position import Position
from shedu.engine.sight import Kind, kernel_state
from shedu.engine.view import View
from shedu.locales import texts
from shedu.locales.narration import move_phrase, narrate_step
from shedu.players.advice.hints import in_words
from shedu.players.advice.outlook import look_ahead
from shedu.players.advice.reasons import reason
from shedu.players.bots.base import Thought
from shedu.players.bots.skilled import Skilled
from shedu.study.puzzles.finding import SEARCHER
from shedu.study.puzzles.search import Searcher, dealt_for, gap_of

DEALS = 16
MIN_TYPICAL = 4  # deals in which another seat makes a reply that is shown
MAX_LINES = 14  # of a reply
MAX_DECISIONS = 60  # until the seat's next turn
LEADER_HARM = 3  # a lost leader weighs as much as three points of another seat


@dataclass(frozen=True)
class Explanation:
    """The explanation after an attempt."""

    solution: str  # in words
    reason: str  # for it; empty if none was found in time
    move: str | None  # the tried move in words; None if it solves the puzzle
    tried: str | None  # the reason for or against it
    tried_value: float | None
    reply: tuple[str, ...]  # what another seat typically does then, with what follows


@dataclass(frozen=True)
class _Decided:
    seat: int
    kind: Kind
    events: tuple[Event, ...]
    turn: int = 0


@dataclass(frozen=True)
class _Reply:
    """An action of another seat, with the decisions that it led to."""

    seat: int
    move: Move
    steps: tuple[_Decided, ...]
    harm: int


def explain(
    view: View, solution: str, value: float, gap: float, tried: str | None, language: str
) -> Explanation:
    """Explain the solution, and a tried move that is not it. Without one the player gave up."""
    best = parse_move(solution)
    said = _in_words(view, best, language)
    why = in_words(reason(look_ahead(view, best, Skilled())), language)
    if tried is None or tried == solution:
        return Explanation(said, why, None, None, None, ())
    move = parse_move(tried)
    searcher = Searcher(SEARCHER)
    thoughts = [Thought(each, searcher.planned(view, each, 0)) for each in (best, move)]
    found = searcher.search(view, thoughts, 0, DEALS)
    rows = {trial.move: trial for trial in (found.best, *found.others)}
    lost = max(gap, gap_of(rows[best], rows[move])[0])  # the verification tried many more deals
    tried_why = in_words(reason(look_ahead(view, move, Skilled())), language)
    reply = typical_reply(view, move, searcher, language)
    return Explanation(said, why, _in_words(view, move, language), tried_why, max(0.0, value - lost), reply)


def unexplained(view: View, solution: str, language: str) -> Explanation:
    """The part that is known at once: the solution without reasons."""
    return Explanation(_in_words(view, parse_move(solution), language), "", None, None, None, ())


def _in_words(view: View, move: Move, language: str) -> str:
    decision = view.decision
    return texts(language).say(move_phrase(move, Kind.ACTION if decision is None else decision.kind))


def typical_reply(view: View, move: Move, searcher: Searcher, language: str) -> tuple[str, ...]:
    """The lines of the most harmful action that another seat often answers with; empty if there is none."""
    replies = [
        each for number in range(DEALS) for each in _replies(dealt_for(view, 2, number), view, move, searcher)
    ]
    counts = Counter((each.seat, each.move) for each in replies)
    harms = Counter[tuple[int, Move]]()
    for each in replies:
        harms[each.seat, each.move] += each.harm
    typical = [key for key, count in counts.items() if count >= MIN_TYPICAL and harms[key] > 0]
    if not typical:
        return ()
    worst = max(typical, key=lambda key: (harms[key], str(key[1])))
    shown = max(
        (each for each in replies if (each.seat, each.move) == worst),
        key=lambda each: (each.harm, -len(each.steps)),
    )
    players, words = view.players, texts(language)
    return tuple(
        words.say(phrase)
        for step in shown.steps
        for line in narrate_step(players, step, [event.seen_by(view.seat) for event in step.events])
        if not line.is_heading and line.phrase.about.get("count") != 0  # nothing committed
        for phrase in line.said(players)
    )[:MAX_LINES]


def _replies(position: Position, view: View, move: Move, searcher: Searcher) -> list[_Reply]:
    """The actions of other seats until the next turn of the viewer, in one deal."""
    answers = searcher.bot.answers_for(view)
    found: list[_Reply] = []
    open_reply: tuple[int, Move, list[_Decided]] | None = None
    has_passed_on = False  # another seat is active
    position.apply(move)
    for _ in range(MAX_DECISIONS):
        decision = position.decision
        if decision is None or (has_passed_on and position.active == view.seat):
            break
        has_passed_on = has_passed_on or position.active != view.seat
        answer = MOVES[answers.decide(kernel_state(position), decision.seat)]
        is_action = decision.kind == Kind.ACTION
        if is_action and open_reply is not None:
            found.append(_closed(*open_reply, view))
            open_reply = None
        events = position.apply(answer)
        step = _Decided(decision.seat, decision.kind, events)
        if is_action and decision.seat != view.seat:
            open_reply = (decision.seat, answer, [step])
        elif open_reply is not None:
            open_reply[2].append(step)
    if open_reply is not None:
        found.append(_closed(*open_reply, view))
    return found


def _closed(seat: int, move: Move, steps: Sequence[_Decided], view: View) -> _Reply:
    return _Reply(
        seat, move, tuple(steps), sum(_harm(event, view.seat) for step in steps for event in step.events)
    )


def _harm(event: Event, seat: int | None) -> int:
    match event:
        case LeaderReturned():
            return LEADER_HARM if event.seat == seat else 0
        case Gained():
            return 0 if event.seat == seat or event.source in ("monument", "wonder") else event.amount
        case TreasureTaken():
            return 0 if event.seat == seat else 1
    return 0
