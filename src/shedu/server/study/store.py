"""The repository of studies. Methods block; `storage.writer.Writer` runs them in its thread."""

import gzip
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from sqlalchemy import delete, insert, or_, select, update

from shedu.server.storage.database import Database, now
from shedu.server.storage.quotas import check_quota
from shedu.server.storage.schema import PEOPLE, STUDIES, STUDY_AUTHORS

Sharing = Literal["private", "read", "write"]
MAX_LISTED = 200


@dataclass(frozen=True)
class StudyHead:
    """A study without its text."""

    id: str
    owner: str | None  # None on one machine
    owner_name: str
    title: str
    sharing: Sharing
    version: int
    created: str
    changed: str


@dataclass(frozen=True)
class StoredStudy:
    """A study with its record."""

    head: StudyHead
    text: str


@dataclass(frozen=True)
class ReportedStudy:
    """A study as it was reported: its owner and editors can change or delete it later."""

    version: int
    title: str
    owner: str | None
    owner_name: str
    authors: list[tuple[str, str, str]]  # id, name and last edit of people other than the owner
    text: str

    def encode(self) -> bytes:
        return gzip.compress(msgspec.json.encode(self), mtime=0)

    @classmethod
    def decode(cls, data: bytes) -> "ReportedStudy":
        return msgspec.json.decode(gzip.decompress(data), type=cls)


_HEAD = (
    *STUDIES.c["id", "owner", "title", "sharing", "version", "created", "changed"],
    PEOPLE.c.name.label("owner_name"),
)
_OF_OWNER = STUDIES.outerjoin(PEOPLE, PEOPLE.c.id == STUDIES.c.owner)


def _head(row: Any) -> StudyHead:
    return StudyHead(
        row.id,
        row.owner,
        row.owner_name or "",
        row.title,
        row.sharing,
        row.version,
        row.created,
        row.changed,
    )


class StudyStore:
    """Studies by id."""

    def __init__(self, database: Database) -> None:
        self._engine = database.engine

    def add(self, study: str, owner: str | None, title: str, text: str, limit: int | None) -> None:
        """Store a new study of a person; QuotaError if they have as many as the limit."""
        at = now()
        row = {"id": study, "owner": owner, "title": title, "text": text, "sharing": "private"}
        with self._engine.begin() as connection:
            if owner is not None and limit is not None:
                owned = select(STUDIES.c.id).where(STUDIES.c.owner == owner)
                check_quota(connection, owner, owned, limit)
            connection.execute(insert(STUDIES).values(version=1, created=at, changed=at, **row))

    def head(self, study: str) -> StudyHead | None:
        wanted = select(*_HEAD).select_from(_OF_OWNER).where(STUDIES.c.id == study)
        with self._engine.connect() as connection:
            row = connection.execute(wanted).first()
        return None if row is None else _head(row)

    def get(self, study: str) -> StoredStudy | None:
        wanted = select(*_HEAD, STUDIES.c.text).select_from(_OF_OWNER).where(STUDIES.c.id == study)
        with self._engine.connect() as connection:
            row = connection.execute(wanted).first()
        return None if row is None else StoredStudy(_head(row), row.text)

    def of(self, person: str | None) -> list[StudyHead]:
        """The studies that a person owns or edited, the latest first; all of them on one machine."""
        wanted = select(*_HEAD).select_from(_OF_OWNER)
        if person is not None:
            edited = select(STUDY_AUTHORS.c.study).where(STUDY_AUTHORS.c.person == person)
            shared = STUDIES.c.id.in_(edited) & (STUDIES.c.sharing != "private")
            wanted = wanted.where(or_(STUDIES.c.owner == person, shared))
        with self._engine.connect() as connection:
            rows = connection.execute(
                wanted.order_by(STUDIES.c.changed.desc(), STUDIES.c.id).limit(MAX_LISTED)
            )
            return [_head(row) for row in rows]

    def owned_by(self, person: str) -> list[StoredStudy]:
        """Everything that a person owns, with the texts."""
        wanted = select(*_HEAD, STUDIES.c.text).select_from(_OF_OWNER).where(STUDIES.c.owner == person)
        with self._engine.connect() as connection:
            return [StoredStudy(_head(row), row.text) for row in connection.execute(wanted)]

    def edited_by(self, person: str) -> list[str]:
        """The ids of other people's studies that a person edited."""
        wanted = select(STUDY_AUTHORS.c.study).where(STUDY_AUTHORS.c.person == person)
        with self._engine.connect() as connection:
            return sorted(connection.execute(wanted).scalars())

    def authors(self, study: str) -> list[tuple[str, str, str]]:
        """Id and name of the people who edited a study of another person, and when last."""
        wanted = (
            select(STUDY_AUTHORS.c.person, PEOPLE.c.name, STUDY_AUTHORS.c.changed)
            .join(PEOPLE, PEOPLE.c.id == STUDY_AUTHORS.c.person)
            .where(STUDY_AUTHORS.c.study == study)
            .order_by(STUDY_AUTHORS.c.changed)
        )
        with self._engine.connect() as connection:
            return [(row.person, row.name, row.changed) for row in connection.execute(wanted)]

    def reported(self, study: str) -> ReportedStudy | None:
        """The current version of a study with its authors, for a report."""
        found = self.get(study)
        if found is None:
            return None
        head = found.head
        return ReportedStudy(
            head.version, head.title, head.owner, head.owner_name, self.authors(study), found.text
        )

    def replace(self, before: StudyHead, title: str, text: str, author: str | None) -> bool:
        """Store an edited study; False if another edit came first, or if the author may edit it no more."""
        at = now()
        is_same = (STUDIES.c.id == before.id) & (STUDIES.c.version == before.version)
        is_shared = author is not None and author != before.owner
        if is_shared:
            is_same &= STUDIES.c.sharing == "write"
        values = {"title": title, "text": text, "version": before.version + 1, "changed": at}
        with self._engine.begin() as connection:
            if not connection.execute(update(STUDIES).where(is_same).values(**values)).rowcount:
                return False
            if is_shared:
                mine = (STUDY_AUTHORS.c.study == before.id) & (STUDY_AUTHORS.c.person == author)
                if not connection.execute(update(STUDY_AUTHORS).where(mine).values(changed=at)).rowcount:
                    connection.execute(
                        insert(STUDY_AUTHORS).values(study=before.id, person=author, changed=at)
                    )
        return True

    def share(self, study: str, sharing: Sharing) -> None:
        with self._engine.begin() as connection:
            connection.execute(update(STUDIES).where(STUDIES.c.id == study).values(sharing=sharing))

    def remove(self, study: str) -> bool:
        """Delete a study; False if there is none."""
        with self._engine.begin() as connection:
            return connection.execute(delete(STUDIES).where(STUDIES.c.id == study)).rowcount > 0
