"""Checks that an engine follows the protocol, by playing whole games with it."""

import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from shedu.engine.position import Position
from shedu.engine.rules import PRESETS, Rules
from shedu.players.bots.base import Budget
from shedu.players.bots.seated import limit_s
from shedu.players.engines.messages import write_event, write_result, write_view
from shedu.players.engines.process import QUIT_TIMEOUT_S, START_TIMEOUT_S, EngineError, EngineProcess

BUDGET_S = 0.1
GAMES = ((2, "modern", 1), (3, "classic-1997", 2), (4, "modern", 3))


@dataclass(frozen=True)
class Finding:
    """A property that was checked; `problem` is empty if it holds."""

    what: str
    problem: str = ""


def check_engine(command: Sequence[str], games: Sequence[tuple[int, str, int]] = GAMES) -> Iterator[Finding]:
    """Every property in turn; the first problem is the last finding.

    Each game, of players, preset and seed, is played in every seat.
    """
    try:
        engine = EngineProcess(command)
    except EngineError as error:
        yield Finding("answers hello", _text(error))
        return
    try:
        yield from _check(engine, games)
    except EngineError as error:
        yield Finding("plays to the end", _text(error))
    finally:
        engine.kill()


def _check(engine: EngineProcess, games: Sequence[tuple[int, str, int]]) -> Iterator[Finding]:
    yield Finding(f"answers hello: {engine.name}")
    if not all(isinstance(option, dict) and option.get("name") for option in engine.hello.get("options", [])):
        yield Finding("declares options", "each option is an object with a name")
        return
    for players, preset, seed in games:
        assert preset in PRESETS
        for seat in range(players):
            decisions = _play(engine, Rules.of(preset), players, seed, seat)
            where = f"seat {seat + 1} of {players}, {preset}"
            yield Finding(f"plays a game: {where}, {decisions} decisions")
    yield _stranger(engine)
    engine.send({"type": "quit"})
    deadline = time.monotonic() + QUIT_TIMEOUT_S + START_TIMEOUT_S / 10
    while engine.exit_status is None and time.monotonic() < deadline:
        time.sleep(0.01)
    late = "" if engine.exit_status is not None else "it still runs"
    wrong = f"it ended with status {engine.exit_status}" if engine.exit_status else ""
    yield Finding("ends after quit with status 0", late or wrong)


def _play(engine: EngineProcess, rules: Rules, players: int, seed: int, seat: int) -> int:
    """A game in which the engine has a seat and the others play at random; its decisions."""
    rng = random.Random(seed)
    position = Position.new(rules, players, seed)
    view = position.view(seat)
    engine.send({"type": "game", "seat": seat, "seed": seed, "options": {}, "view": write_view(view)})
    engine.receive("ready", START_TIMEOUT_S)
    decisions = 0
    events = position.opening_events()
    while True:
        for event in events:
            engine.send({"type": "event"} | write_event(event.seen_by(seat)))
        decision = position.decision
        if decision is None:
            break
        legal = position.legal_moves()
        move = legal[rng.randrange(len(legal))]
        if decision.seat == seat:
            decisions += 1
            texts = {str(each): each for each in legal}
            budget = Budget(BUDGET_S)
            ask = {"type": "decide", "id": decisions, "seconds": BUDGET_S, "simulations": None, "seed": None}
            engine.send(ask | {"view": write_view(position.view(seat)), "moves": list(texts)})
            answer = engine.receive("move", limit_s(budget), decisions).get("move")
            if answer not in texts:
                raise EngineError(f"{answer!r} is not one of the moves of decision {decisions}")
            move = texts[str(answer)]
        events = position.apply(move)
    engine.send({"type": "result", "scores": write_result(position.result)})
    return decisions


def _stranger(engine: EngineProcess) -> Finding:
    """An unknown message is answered by an error, and the engine goes on."""
    engine.send({"type": "no-such-message", "id": 1})
    try:
        engine.receive("error", START_TIMEOUT_S)
    except EngineError as error:
        if engine.exit_status is not None or "instead of" in str(error) or "no error within" in str(error):
            return Finding("answers an unknown message with an error", _text(error))
    return Finding("answers an unknown message with an error")


def _text(error: EngineError) -> str:
    return "\n".join([str(error), *getattr(error, "__notes__", ())]).strip()
