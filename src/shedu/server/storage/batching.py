"""Reading together what is asked for at the same time.

When a server starts again everybody comes at once, and a query costs far more than a row. So while
the database is busy with what was asked for first, what others want meanwhile is gathered, and read
in one query. Nobody gets what was read before he asked.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from shedu.server.storage.database import Writer

V = TypeVar("V")
AT_ONCE = 100  # in a query


class Together(Generic[V]):
    """Things of one kind in the database, found by their ids; `read` blocks, as a storage's methods do."""

    def __init__(self, writer: Writer, read: Callable[[Sequence[str]], Mapping[str, V]]) -> None:
        self._writer = writer
        self._read = read
        self._waiting: list[tuple[str, asyncio.Future[V | None]]] = []
        self._reading: asyncio.Task[None] | None = None

    async def get(self, key: str) -> V | None:
        """What has this id; None if nothing has."""
        found: asyncio.Future[V | None] = asyncio.get_running_loop().create_future()
        self._waiting.append((key, found))
        if self._reading is None:
            self._reading = asyncio.create_task(self._go_on())
        return await found

    async def _go_on(self) -> None:
        """Read until nobody waits."""
        try:
            while self._waiting:
                some, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
                await self._serve(some)
        finally:
            self._reading = None

    async def _serve(self, some: Sequence[tuple[str, "asyncio.Future[V | None]"]]) -> None:
        try:
            got = await self._writer.run(self._read, list({key for key, _ in some}))
        except Exception as error:
            if len(some) > 1:  # one that cannot be read must not keep the others from what they want
                for one in some:
                    await self._serve([one])
            elif not some[0][1].done():
                some[0][1].set_exception(error)
            return
        for key, found in some:
            if not found.done():  # whoever asked may be gone
                found.set_result(got.get(key))
