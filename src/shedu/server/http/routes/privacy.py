"""The privacy page, and the export of a person's data."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from datetime import timedelta

from litestar import get
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.response import Stream
from litestar.types import ControllerRouterHandler

from shedu.server import maintenance
from shedu.server.http.accounts import own_profile
from shedu.server.http.dependencies import (
    CONFIRM,
    UNAUTHENTICATED,
    AnyRequest,
    ThePerson,
    TheSessions,
    TheTables,
)
from shedu.server.http.guards import EXPENSIVE, online_router
from shedu.server.live.registry import TableRegistry
from shedu.server.notices.sender import NoticeSender
from shedu.server.people.login_attempts import RESET_S
from shedu.server.people.passkeys import Passkeys
from shedu.server.people.people import COOKIE_LIFETIME, Person
from shedu.server.people.puzzle_ratings import PuzzleRatings
from shedu.server.people.sessions import Sessions
from shedu.server.ratings.profiles import Profiles
from shedu.server.storage.database import now
from shedu.server.study.store import StoredStudy, StudyStore
from shedu.server.tables.replay import record_text
from shedu.server.tables.start import restore_game
from shedu.server.tables.summary import Summary
from shedu.server.wire import mapping
from shedu.server.wire import messages as m
from shedu.server.wire.encoding import encode

EMPTY_END = b"]}"  # of an encoded message whose last field is an empty list


@get("/api/privacy", tags=["people"])
async def privacy(sessions: TheSessions, notices: NamedDependency[NoticeSender]) -> m.Privacy:
    """The data that the server stores, and for how long."""
    settings = sessions.settings
    await asyncio.to_thread(notices.pusher.load)
    return m.Privacy(
        settings.imprint,
        bool(settings.smtp),
        notices.pusher.public_key is not None,
        _days(COOKIE_LIFETIME + maintenance.GRACE_PERIOD),
        _days(maintenance.GRACE_PERIOD),
        _days(maintenance.ABANDONED_AFTER),
        settings.address_days,
        round(RESET_S / 60),
        _days(maintenance.REMOVED_LINE_KEPT),
        _days(maintenance.CLOSED_REPORT_KEPT),
        _days(maintenance.AUDIT_KEPT),
    )


def _days(span: timedelta) -> int:
    return span.days


@get(
    "/api/account/data",
    tags=["people"],
    media_type="application/json",
    responses=UNAUTHENTICATED | CONFIRM,
    response_headers=[ResponseHeader(name="Content-Disposition", description="The file name.", value="")],
    opt=EXPENSIVE,
)
async def export_data(
    request: AnyRequest,
    tables: TheTables,
    sessions: TheSessions,
    notices: NamedDependency[NoticeSender],
    exports: NamedDependency[asyncio.Semaphore],
    person: ThePerson,
) -> Stream:
    """Everything that the server stores about the person (`PersonalData`); needs a confirmation."""
    await sessions.require_confirmation(request, person)
    head = encode(await _data_without_games(tables, sessions, notices, person))
    assert head.endswith(EMPTY_END)
    games = await tables.writer.run(tables.games.summaries_of, person.id, None)
    headers = {"Content-Disposition": 'attachment; filename="shedu-data.json"'}
    body = _with_games(head.removesuffix(EMPTY_END), tables, exports, games)
    return Stream(body, media_type="application/json", headers=headers)


async def _data_without_games(
    tables: TableRegistry, sessions: Sessions, notices: NoticeSender, person: Person
) -> m.PersonalData:
    run, chat = tables.writer.run, tables.service.chat
    found = await run(sessions.store.of, person.id)
    keys = await run(Passkeys(tables.writer.database).of, person.id)
    lines = await run(chat.lines_of, person.id)
    reports = await run(chat.reports_by, person.id)
    studies = StudyStore(tables.writer.database)
    tried = await run(PuzzleRatings(tables.writer.database).attempts, person.id)
    return m.PersonalData(
        now(),
        await own_profile(tables, person),
        await run(Profiles(tables.writer.database).profile, person),
        await run(sessions.people.muted_until, person.id),
        [m.OwnSession(each.agent, each.address, each.created, each.seen) for each in found],
        [m.PasskeyInfo(key.id, key.name, key.created) for key in keys],
        list(await run(notices.queue.browsers, person.id)),
        [m.OwnLine(game, line.text, line.at, line.is_removed) for game, line in lines],
        [m.OwnReport(each.game, each.person, each.said, each.text, each.at, each.closed) for each in reports],
        [_own_study(study) for study in await run(studies.owned_by, person.id)],
        await run(studies.edited_by, person.id),
        [m.PuzzleResult(each.puzzle, each.is_solved, each.at) for each in tried],
        [],
    )


def _own_study(study: StoredStudy) -> m.OwnStudy:
    head = study.head
    return m.OwnStudy(head.id, head.title, head.sharing, head.created, head.changed, study.text)


async def _with_games(
    head: bytes, tables: TableRegistry, exports: asyncio.Semaphore, games: Sequence[Summary]
) -> AsyncIterator[bytes]:
    """Write the export game by game: other exports proceed in between, and memory stays small."""
    yield head
    for number, summary in enumerate(games):
        record = None
        if summary.is_over:
            async with exports:
                stored = await tables.writer.run(tables.games.game, summary.id)
                if stored is not None and stored.head:
                    game = await asyncio.to_thread(restore_game, stored)
                    record = record_text(game, stored.roster.shuffle)
        yield (b"," if number else b"") + encode(m.OwnGame(mapping.game_info(summary), record))
    yield EMPTY_END


ROUTES: Sequence[ControllerRouterHandler] = (online_router(privacy, export_data),)
