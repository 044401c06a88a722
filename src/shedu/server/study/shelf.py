"""Stored studies: who may read and change them, and edits of several people at the same time.

An edit names a position by its path and says what is to change there, so edits of different positions, and
marks and arrows of the same one, do not disturb each other. Edits are applied to the latest version and
stored if it is still the latest one, else applied again. A comment that another editor changed meanwhile is
not overwritten (`tree.ConflictError`), and an edit of a position that was removed is refused.
"""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace

from shedu.server.errors import Code, PersonError, RequestError
from shedu.server.people.people import HERE, People, Person
from shedu.server.storage.database import new_id
from shedu.server.storage.quotas import QuotaError
from shedu.server.storage.writer import Writer
from shedu.server.study.store import ReportedStudy, Sharing, StoredStudy, StudyHead, StudyStore
from shedu.study.tree import Edit, FullError, SetComment, SetTitle, Tree

MAX_STUDIES = 100  # of an account
MAX_GUEST_STUDIES = 10
MAX_CHARS = 150_000  # of the record
MAX_TRIES = 10  # to store an edit while others edit


def read_tree(text: str, edits: Sequence[Edit] = ()) -> Tree:
    """The tree of a record after some edits; TextError, RecordError, LineError or EditError."""
    tree = Tree.read(text)
    for edit in edits:
        tree.apply(edit)
    if edits:
        check_size(tree.text())
    return tree


def read_text(text: str, edits: Sequence[Edit] = ()) -> tuple[str, str]:
    """Title and text of a record after some edits, as they can be read again; the errors of `read_tree`."""
    tree = read_tree(text, edits)
    stored = tree.text()
    check_size(stored)
    Tree.read(stored)
    return tree.head.title, stored


def check_size(text: str) -> None:
    if len(text) > MAX_CHARS:
        raise FullError(f"A study has at most {MAX_CHARS} characters as text. Begin another one.")


class StudyShelf:
    """The stored studies."""

    def __init__(self, writer: Writer) -> None:
        self._run = writer.run
        self.store = StudyStore(writer.database)
        self._people = People(writer.database)

    async def add(self, text: str, person: Person, is_limited: bool) -> StoredStudy:
        """Store a record as a study; TextError, RecordError, EditError, RequestError."""
        title, text = await asyncio.to_thread(read_text, text)
        study = new_id()
        limit = MAX_GUEST_STUDIES if person.is_guest else MAX_STUDIES
        try:
            await self._run(self.store.add, study, _id(person), title, text, limit if is_limited else None)
        except QuotaError:
            raise RequestError(
                409, Code.MANY, f"You have {limit} studies. Delete one before you keep another."
            ) from None
        found = await self._run(self.store.get, study)
        assert found is not None
        return found

    async def list(self, person: Person) -> list[StudyHead]:
        return await self._run(self.store.of, _id(person))

    async def head(self, study: str, person: Person | None) -> StudyHead:
        """A study that a person may read; RequestError."""
        head = await self._run(self.store.head, study)
        if head is None or not _may_read(head, person):
            raise RequestError(
                404, Code.UNKNOWN, "This study does not exist, or its owner does not share it."
            )
        return head

    async def get(self, study: str, person: Person | None) -> StoredStudy:
        await self.head(study, person)
        found = await self._run(self.store.get, study)
        if found is None:
            raise RequestError(404, Code.UNKNOWN, "This study was deleted.")
        return found

    async def reported(self, study: str) -> ReportedStudy:
        """A study as evidence for a report; RequestError if it was deleted."""
        found = await self._run(self.store.reported, study)
        if found is None:
            raise RequestError(404, Code.UNKNOWN, "This study was deleted.")
        return found

    async def edit(self, study: str, edits: Sequence[Edit], person: Person) -> StoredStudy:
        """Apply edits to the latest version; EditError, LineError, RequestError, PersonError."""
        for _ in range(MAX_TRIES):
            found = await self.get(study, person)
            if not may_edit(found.head, person):
                raise RequestError(403, Code.NOT_YOURS, "You may only read this study. Copy it to change it.")
            await self._check_muted(found.head, edits, person)
            title, text = await asyncio.to_thread(read_text, found.text, edits)
            if await self._run(self.store.replace, found.head, title, text, _id(person)):
                return StoredStudy(replace(found.head, title=title, version=found.head.version + 1), text)
        raise RequestError(409, Code.BUSY, "Too many people are editing this study. Try again.")

    async def _check_muted(self, head: StudyHead, edits: Sequence[Edit], person: Person) -> None:
        """People whom a moderator muted may write in their private studies only."""
        is_writing = any(isinstance(edit, SetComment | SetTitle) for edit in edits)
        if head.sharing != "private" and is_writing and person is not HERE:
            await self._refuse_muted(person)

    async def _refuse_muted(self, person: Person) -> None:
        until = await self._run(self._people.muted_until, person.id)
        if until is not None and until > time.time():
            raise PersonError(Code.MUTED, "A moderator has muted you for some time.")

    async def share(self, study: str, sharing: Sharing, person: Person) -> StudyHead:
        head = await self._own(study, person)
        if sharing != "private" and person is not HERE:
            await self._refuse_muted(person)
        await self._run(self.store.share, study, sharing)
        return replace(head, sharing=sharing)

    async def remove(self, study: str, person: Person) -> None:
        await self._own(study, person)
        await self._run(self.store.remove, study)

    async def _own(self, study: str, person: Person) -> StudyHead:
        head = await self.head(study, person)
        if not is_owner(head, person):
            raise RequestError(403, Code.NOT_YOURS, "Only the owner can share or delete this study.")
        return head


def _id(person: Person) -> str | None:
    return None if person is HERE else person.id


def is_owner(head: StudyHead, person: Person | None) -> bool:
    return person is HERE or (person is not None and head.owner == person.id)


def may_edit(head: StudyHead, person: Person | None) -> bool:
    return is_owner(head, person) or (person is not None and head.sharing == "write")


def _may_read(head: StudyHead, person: Person | None) -> bool:
    return is_owner(head, person) or head.sharing != "private"
