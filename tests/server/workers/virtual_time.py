"""An event loop whose time passes at once: a sleep takes no time, and every run is the same."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class _Selector(selectors.DefaultSelector):
    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        """Advance the time instead of waiting."""
        assert timeout is not None, "every task waits for ever"
        self.now += max(0.0, timeout)
        return super().select(0)


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._virtual = _Selector()
        super().__init__(self._virtual)

    def time(self) -> float:
        return self._virtual.now


def run(work: Coroutine[Any, Any, T]) -> T:
    """The result of a coroutine, in virtual time."""
    with asyncio.Runner(loop_factory=_Loop) as runner:
        return runner.run(work)
