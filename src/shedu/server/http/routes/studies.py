"""Stored studies: kept by a person, opened by their link, edited together."""

import asyncio
import time
from collections.abc import Sequence
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.datastructures import ResponseHeader
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from shedu.engine.errors import RecordError, TextError
from shedu.server.errors import Code, RequestError
from shedu.server.http.dependencies import (
    BAD_REQUEST,
    UNAUTHENTICATED,
    UNKNOWN,
    AnyRequest,
    PathId,
    ThePerson,
    TheSessions,
    TheShelf,
    TheTables,
)
from shedu.server.http.guards import EXPENSIVE, WORK, charge, online_router, work
from shedu.server.http.limits import LIMIT_KEYS
from shedu.server.http.routes.study import BAD_TREE, edits_of, record_fault, tree_cost, tree_errors
from shedu.server.people.people import Person
from shedu.server.study.shelf import is_owner, may_edit, read_tree
from shedu.server.study.store import StoredStudy, StudyHead
from shedu.server.wire import messages as m
from shedu.server.wire.messages.bounds import MAX_INTEGER
from shedu.server.wire.trees import tree_message
from shedu.study.line import LineError

FORBIDDEN = {403: ResponseSpec(m.Fault, description="The study belongs to another person.")}
MANY = {409: ResponseSpec(m.Fault, description="The person has too many studies.")}
LIST_MS, TEXT_MS = 2.0, 3.0  # of the database and of one core, for rate limits
StudyResponse = m.Study | Response[m.RecordFault]


def info_message(head: StudyHead, person: Person | None) -> m.StudyInfo:
    return m.StudyInfo(
        head.id,
        head.title,
        head.owner_name,
        is_owner(head, person),
        may_edit(head, person),
        head.sharing,
        head.version,
        head.changed,
    )


async def _message(study: StoredStudy, person: Person | None) -> m.Study:
    tree = await asyncio.to_thread(lambda: tree_message(read_tree(study.text)))
    return m.Study(info_message(study.head, person), tree)


@get("/api/studies", tags=["study"], responses=UNAUTHENTICATED, opt=work(LIST_MS))
async def list_studies(shelf: TheShelf, person: ThePerson) -> list[m.StudyInfo]:
    """The studies that the person keeps or edited with others, the latest first."""
    return [info_message(head, person) for head in await shelf.list(person)]


@post("/api/studies", tags=["study"], responses=UNAUTHENTICATED | BAD_TREE | MANY, opt=EXPENSIVE)
async def new_study(
    request: AnyRequest, shelf: TheShelf, person: ThePerson, data: JSONBody[m.NewStudy]
) -> StudyResponse:
    """Keep a record with variations and notes as a study, which only its owner can open at first."""
    await charge(request, "work", tree_cost(data.text, ()))
    try:
        with tree_errors():
            study = await shelf.add(data.text, person, request.app.state.settings.has_limits)
            return await _message(study, person)
    except (TextError, RecordError, LineError) as error:
        return Response(record_fault(error), status_code=400)


@get("/api/studies/{study:str}", tags=["study"], responses=UNKNOWN | BAD_TREE, opt=WORK)
async def stored_study(
    request: AnyRequest,
    shelf: TheShelf,
    sessions: TheSessions,
    study: PathId,
    version: Annotated[
        int, QueryParameter(ge=0, le=MAX_INTEGER, description="The version that the caller has.")
    ] = 0,
) -> StudyResponse:
    """A study, for its owner and, if it is shared, for people with its link."""
    person = await sessions.person_of(request, time.time())
    head = await shelf.head(study, person)
    if head.version == version:
        return m.Study(info_message(head, person), None)
    found = await shelf.get(study, person)
    await charge(request, "work", tree_cost(found.text, ()))
    try:
        with tree_errors():
            return await _message(found, person)
    except (TextError, RecordError, LineError) as error:  # written by a version with other rules
        return Response(record_fault(error), status_code=400)


@get(
    "/api/studies/{study:str}/record",
    tags=["study"],
    media_type="text/plain",
    responses=UNKNOWN,
    opt=work(TEXT_MS),
    response_headers=[ResponseHeader(name="Content-Disposition", description="The file name.", value="")],
)
async def study_record(
    request: AnyRequest, shelf: TheShelf, sessions: TheSessions, study: PathId
) -> Response[str]:
    """A study as text."""
    found = await shelf.get(study, await sessions.person_of(request, time.time()))
    headers = {"Content-Disposition": f'attachment; filename="study-{found.head.id[:8]}.te"'}
    return Response(found.text, media_type="text/plain", headers=headers)


@post(
    "/api/studies/{study:str}/edits",
    tags=["study"],
    status_code=200,
    responses=UNAUTHENTICATED | UNKNOWN | FORBIDDEN | BAD_TREE,
    opt=WORK,
)
async def edit_study(
    request: AnyRequest, shelf: TheShelf, person: ThePerson, study: PathId, data: JSONBody[m.StudyEdits]
) -> StudyResponse:
    """Change a study: all edits are made in its latest version, or none."""
    head = await shelf.head(study, person)
    found = await shelf.get(head.id, person)
    await charge(request, "work", tree_cost(found.text, data.edits))
    try:
        with tree_errors():
            return await _message(await shelf.edit(study, edits_of(data.edits), person), person)
    except (TextError, RecordError, LineError) as error:
        return Response(record_fault(error), status_code=400)


@put(
    "/api/studies/{study:str}/sharing",
    tags=["study"],
    responses=BAD_REQUEST | UNAUTHENTICATED | UNKNOWN | FORBIDDEN,
)
async def share_study(
    shelf: TheShelf, person: ThePerson, study: PathId, data: JSONBody[m.StudySharing]
) -> m.StudyInfo:
    """Choose who else may open a study by its link, and whether they may edit it."""
    return info_message(await shelf.share(study, data.sharing, person), person)


@delete("/api/studies/{study:str}", tags=["study"], responses=UNAUTHENTICATED | UNKNOWN | FORBIDDEN)
async def delete_study(shelf: TheShelf, person: ThePerson, study: PathId) -> None:
    """Delete a study of one's own."""
    await shelf.remove(study, person)


@post(
    "/api/studies/{study:str}/report",
    tags=["study"],
    status_code=204,
    responses=BAD_REQUEST | UNAUTHENTICATED | UNKNOWN,
    opt=EXPENSIVE,
)
async def report_study(
    request: AnyRequest,
    shelf: TheShelf,
    tables: TheTables,
    person: ThePerson,
    study: PathId,
    data: JSONBody[m.StudyReport],
) -> None:
    """Report another person's shared study to the operator, who sees the version of this moment."""
    head = await shelf.head(study, person)
    if head.owner is None or head.owner == person.id:
        raise RequestError(400, Code.YOURSELF, "You cannot report your own study.")
    reported = await shelf.reported(study)
    evidence = await asyncio.to_thread(reported.encode)
    # The copy takes as much room as an upload.
    request.app.state.limiter.charge("upload", request.scope.get(LIMIT_KEYS, ()), len(evidence))
    writer, chat = tables.writer, tables.service.chat
    await writer.run(chat.report, person.id, study, head.owner, None, data.text, True, evidence)


ROUTES: Sequence[ControllerRouterHandler] = (
    list_studies,
    new_study,
    stored_study,
    study_record,
    edit_study,
    share_study,
    delete_study,
    online_router(report_study),
)
