"""A bot in another process, driven through the engine protocol."""

import contextlib
import os
from collections.abc import Mapping, Sequence

from shedu.engine.events import Event
from shedu.engine.moves import Move, MoveSyntaxError, parse_move
from shedu.engine.scores import Result
from shedu.engine.view import View
from shedu.players.bots.base import Bot, Budget
from shedu.players.bots.seated import OverrunError, limit_s
from shedu.players.engines.messages import write_event, write_result, write_view
from shedu.players.engines.process import START_TIMEOUT_S, EngineError, EngineProcess, EngineTimeoutError

_idle: dict[tuple[str, ...], list[EngineProcess]] = {}  # between games
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_idle.clear)  # they belong to the parent


class EngineBot(Bot):
    """Plays by the answers of an engine. One that overruns or ends is replaced, and sees the game again."""

    name = "engine"
    is_remote = True

    def __init__(self, command: Sequence[str], seed: int = 0, options: Mapping[str, object] | None = None):
        super().__init__(seed)
        self._command = tuple(command)
        self._seed = seed
        self._reseeded: int | None = None
        self._options = dict(options or {})
        self._process: EngineProcess | None = None
        self._first: View | None = None
        self._events: list[Event] = []
        self._decisions = 0

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self._reseeded = seed

    def begin(self, view: View) -> None:
        self._first = view
        self._engine()

    def watch(self, event: Event) -> None:
        self._events.append(event)
        if self._process is not None:
            self._process.send({"type": "event"} | write_event(event))

    def decide(self, view: View, budget: Budget) -> Move:
        """The engine's move; EngineError or OverrunError."""
        engine = self._engine(view)
        self._decisions += 1
        engine.send(
            {
                "type": "decide",
                "id": self._decisions,
                "seconds": None if budget.seconds is None else budget.left,
                "simulations": budget.simulations,
                "seed": self._reseeded,
                "view": write_view(view),
                "moves": [str(move) for move in view.legal_moves()],
            }
        )
        limit = limit_s(budget)
        try:
            answer = engine.receive("move", limit, self._decisions)
            return parse_move(str(answer.get("move")))
        except EngineTimeoutError:
            self._stop()
            raise OverrunError(f"no move within {limit:.1f} s, and the process was ended") from None
        except MoveSyntaxError as error:
            raise EngineError(f"{answer.get('move')!r} is not a move: {error}") from None
        except EngineError:
            if engine.exit_status is not None:
                self._stop()
            raise

    def end(self, result: Result | None) -> None:
        engine, self._process = self._process, None
        if engine is not None and engine.exit_status is None:
            engine.send({"type": "result", "scores": None if result is None else write_result(result)})
            _idle.setdefault(self._command, []).append(engine)

    def _engine(self, view: View | None = None) -> EngineProcess:
        """The engine in this game: started, or started again after a failure."""
        if self._process is not None:
            return self._process
        first = self._first or view
        assert first is not None, "begin comes first"
        waiting = _idle.get(self._command)
        engine = waiting.pop() if waiting else EngineProcess(self._command)
        self._process = engine
        try:
            unknown = set(self._options) - set(engine.options)
            if unknown:
                raise EngineError(
                    f"{engine.name} has no option {', '.join(sorted(unknown))}: "
                    f"it has {', '.join(engine.options) or 'none'}"
                )
            engine.send(
                {
                    "type": "game",
                    "seat": first.seat,
                    "seed": self._seed,
                    "options": self._options,
                    "view": write_view(first),
                }
            )
            engine.receive("ready", START_TIMEOUT_S)
        except EngineError:
            self._stop()
            raise
        for event in self._events:
            engine.send({"type": "event"} | write_event(event))
        return engine

    def _stop(self) -> None:
        if self._process is not None:
            with contextlib.suppress(OSError):
                self._process.kill()
            self._process = None


def close_engines() -> None:
    """End the engines that wait for another game."""
    for engines in _idle.values():
        for engine in engines:
            engine.close()
    _idle.clear()
