"""Concurrent reads are batched into one query."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from shedu.server.storage import batching as together
from shedu.server.storage.batching import BatchedReads
from shedu.server.storage.database import Database
from shedu.server.storage.writer import Writer


class Shelf:
    """A store with a broken key that records the keys of each query."""

    def __init__(self) -> None:
        self.things = {"a": 1, "b": 2, "c": 3}
        self.reads: list[set[str]] = []

    def read(self, keys: Sequence[str]) -> dict[str, int]:
        """The values of these keys."""
        self.reads.append(set(keys))
        assert len(keys) == len(set(keys))
        if "broken" in keys:
            raise ValueError("broken")
        return {key: self.things[key] for key in keys if key in self.things}


@pytest.fixture
def writer(tmp_path: Path) -> Writer:
    """A writer thread."""
    return Writer(Database(f"sqlite:///{tmp_path}/games.db"))


def test_concurrent_reads_share_a_query(writer: Writer) -> None:
    """The first read is a query of its own; the reads that wait for it share the next one."""
    shelf = Shelf()

    async def run() -> list[int | None]:
        wanted = BatchedReads(writer, shelf.read)
        first = asyncio.create_task(wanted.get("a"))
        await asyncio.sleep(0)  # the first read is queued
        await asyncio.sleep(0)  # and its query runs
        return await asyncio.gather(first, *(wanted.get(key) for key in ("b", "a", "c", "b", "missing")))

    assert asyncio.run(run()) == [1, 2, 1, 3, 2, None]
    assert shelf.reads == [{"a"}, {"a", "b", "c", "missing"}]
    writer.close()


def test_a_result_is_never_older_than_its_request(writer: Writer) -> None:
    """A later request reads the current value."""
    shelf = Shelf()

    async def run() -> tuple[int | None, int | None]:
        wanted = BatchedReads(writer, shelf.read)
        first = await wanted.get("a")
        shelf.things["a"] = 7
        return first, await wanted.get("a")

    assert asyncio.run(run()) == (1, 7)
    writer.close()


def test_a_failing_key_does_not_fail_the_others(writer: Writer) -> None:
    """A cancelled caller does not affect the others either."""
    shelf = Shelf()

    async def run() -> list[int | BaseException | None]:
        wanted = BatchedReads(writer, shelf.read)
        asked = [asyncio.create_task(wanted.get(key)) for key in ("a", "broken", "b", "c")]
        await asyncio.sleep(0)
        asked[2].cancel()
        return await asyncio.gather(*asked, return_exceptions=True)

    a, broken, b, c = asyncio.run(run())
    assert (a, c) == (1, 3)
    assert isinstance(broken, ValueError)
    assert isinstance(b, asyncio.CancelledError)
    writer.close()


def test_a_query_is_not_too_long(writer: Writer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A query has a limited number of keys."""
    monkeypatch.setattr(together, "BATCH_SIZE", 2)
    shelf = Shelf()

    async def run() -> list[int | None]:
        wanted = BatchedReads(writer, shelf.read)
        return await asyncio.gather(*(wanted.get(key) for key in "abcab"))

    assert asyncio.run(run()) == [1, 2, 3, 1, 2]
    assert shelf.reads == [{"a", "b"}, {"c", "a"}, {"b"}]
    writer.close()
