"""Batches concurrent reads into one query.

After a restart thousands of clients reconnect at once, and a query costs far more than a row. Reads that are
requested while a query runs are collected and answered by the next one. A result is never older than its
request.
"""

import asyncio
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Generic, TypeVar

from shedu.server.storage.writer import Writer

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
BATCH_SIZE = 100  # keys in a query


class BatchedReads(Generic[K, V]):
    """Reads values by key; `read` is a blocking repository method."""

    def __init__(self, writer: Writer, read: Callable[[Sequence[K]], Mapping[K, V]]) -> None:
        self._writer = writer
        self._read = read
        self._waiting: list[tuple[K, asyncio.Future[V | None]]] = []
        self._reading: asyncio.Task[None] | None = None

    async def get(self, key: K) -> V | None:
        """The value of a key; None if there is none."""
        found: asyncio.Future[V | None] = asyncio.get_running_loop().create_future()
        self._waiting.append((key, found))
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_all())
        return await found

    async def _read_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:BATCH_SIZE], self._waiting[BATCH_SIZE:]
                await self._read_batch(batch)
        finally:
            self._reading = None

    async def _read_batch(self, batch: Sequence[tuple[K, "asyncio.Future[V | None]"]]) -> None:
        try:
            values = await self._writer.run(self._read, list({key for key, _ in batch}))
        except Exception as error:
            if len(batch) > 1:  # a key that cannot be read must not fail the others
                for one in batch:
                    await self._read_batch([one])
            elif not batch[0][1].done():
                batch[0][1].set_exception(error)
            return
        for key, found in batch:
            if not found.done():  # the caller may have been cancelled
                found.set_result(values.get(key))
