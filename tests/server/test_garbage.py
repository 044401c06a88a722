"""Garbage collection: cycles of requests are collected, and moves do not cause collections."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from shedu.server import garbage
from shedu.server.garbage import CollectingApp


class Cycle:
    """An object that only a collection frees."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _collector() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.enable()


async def _no_messages(*_: Any) -> Any:
    raise AssertionError("the application sends and receives nothing")


async def run_request(app: CollectingApp) -> None:
    await app({"type": "http"}, _no_messages, _no_messages)  # type: ignore[arg-type]


def test_cycles_of_a_request_are_collected() -> None:
    left: list[weakref.ref[Cycle]] = []

    async def handle(*_: object) -> None:
        left.append(weakref.ref(Cycle()))

    async def scenario() -> None:
        app = CollectingApp(handle)
        gc.disable()
        await run_request(app)
        assert left[0]() is not None
        await app._step()

    asyncio.run(scenario())
    assert left[0]() is None


def test_without_requests_nothing_is_scanned() -> None:
    seen: list[int] = []

    def observe(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            seen.append(info["generation"])

    async def scenario() -> None:
        app = CollectingApp(_no_messages)
        gc.disable()
        gc.callbacks.append(observe)
        try:
            await app._step()
        finally:
            gc.callbacks.remove(observe)

    asyncio.run(scenario())
    assert seen == []


def test_frozen_cycles_are_collected_once_many_sockets_have_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "MIN_CLOSED", 3)

    async def handle(*_: object) -> None:
        pass

    async def scenario() -> None:
        app = CollectingApp(handle)
        gc.disable()
        cycle = Cycle()
        left = weakref.ref(cycle)
        await app._step()  # freezes the cycle while it is in use
        del cycle
        for ended in range(1, 5):
            await run_request(app)
            await app._step()
            assert (left() is None) == (ended == 4)

    asyncio.run(scenario())


def test_python_collects_again_after_the_server_has_stopped() -> None:
    enabled: list[bool] = []

    async def live(*_: object) -> None:
        enabled.append(gc.isenabled())

    asyncio.run(CollectingApp(live)({"type": "lifespan"}, _no_messages, _no_messages))  # type: ignore[arg-type]
    assert enabled == [False]
    assert gc.isenabled()
