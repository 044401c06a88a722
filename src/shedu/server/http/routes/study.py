"""Studies that are not stored: tables, trees and positions of the board editor. They need no account."""

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from shedu.engine.errors import RecordError, TextError
from shedu.engine.position import Position
from shedu.engine.sight import Kind
from shedu.server.errors import Code, RequestError
from shedu.server.http.dependencies import (
    BAD_REQUEST,
    UNKNOWN,
    AnyRequest,
    PathId,
    TheSessions,
    TheStudies,
)
from shedu.server.http.guards import WORK, charge
from shedu.server.study.answers import DECISION_MS, REQUEST_MS, check_length, cost_of
from shedu.server.study.shelf import read_tree
from shedu.server.wire import messages as m
from shedu.server.wire.layouts import check_layout, layout_of
from shedu.server.wire.trees import edit_of, tree_message
from shedu.study.lessons.lesson import lesson_named, lessons, progress
from shedu.study.line import LineError, open_line, read_start
from shedu.study.tree import ConflictError, Edit, EditError, FullError, GoneError

BAD_POSITION = {400: ResponseSpec(m.RecordFault, description="The position or its line is invalid.")}
BAD_TREE = BAD_POSITION | {409: ResponseSpec(m.Fault, description="The edit cannot be made any more.")}


@post("/api/study", tags=["study"], status_code=200, responses=BAD_POSITION | UNKNOWN, opt=WORK)
async def study(
    request: AnyRequest, sessions: TheSessions, studies: TheStudies, data: JSONBody[m.StudyRequest]
) -> m.StudyAnswer | Response[m.RecordFault]:
    """Answer a message of a table's socket about a position and a line of moves."""
    await charge(request, "work", cost_of(data))
    person = await sessions.person_of(request, time.time())
    address = request.app.state.proxies.limit_key(request.scope)
    owner = address if person is None else person.id or address
    studies.workers.addresses.note(owner, address)
    try:
        return await studies.answer(data, owner)
    except (TextError, RecordError, LineError) as error:
        return Response(record_fault(error), status_code=400)


def record_fault(error: TextError | RecordError | LineError) -> m.RecordFault:
    """Why a record or a line cannot be played."""
    match error:
        case TextError(reason=reason, line=line, rule=rule):
            return m.RecordFault(reason, Code.NO_RECORD, line, rule)
        case RecordError(reason=reason, line=line, rule=rule):
            return m.RecordFault(reason, Code.ILLEGAL, line, rule)
        case LineError(reason=reason, rule=rule):
            return m.RecordFault(reason, Code.ILLEGAL, None, rule)


@contextmanager
def tree_errors() -> Iterator[None]:
    """Turns errors of edits into responses."""
    try:
        yield
    except ConflictError as error:
        raise RequestError(409, Code.EDITED, str(error)) from None
    except GoneError as error:
        raise RequestError(409, Code.VARIATION, str(error)) from None
    except FullError as error:
        raise RequestError(409, Code.STUDY_FULL, str(error)) from None
    except EditError as error:
        raise RequestError(400, Code.IMPOSSIBLE, str(error)) from None


def tree_cost(text: str, edits: Sequence[m.TreeEdit]) -> float:
    """The cost of reading and editing a record, in milliseconds on one core."""
    played = sum(len(edit.path) + len(edit.moves) for edit in edits if isinstance(edit, m.AddMoves))
    return REQUEST_MS + 2 * DECISION_MS * (text.count("\n") * (1 + len(edits)) + played)


@post("/api/study/tree", tags=["study"], status_code=200, responses=BAD_TREE, opt=WORK)
async def study_tree(
    request: AnyRequest, data: JSONBody[m.TreeRequest]
) -> m.StudyTree | Response[m.RecordFault]:
    """Read a record with variations and notes, and make edits in it."""
    await charge(request, "work", tree_cost(data.text, data.edits))
    try:
        edits = edits_of(data.edits)
        with tree_errors():
            tree = await asyncio.to_thread(read_tree, data.text, edits)
        return await asyncio.to_thread(tree_message, tree)
    except (TextError, RecordError, LineError) as error:
        return Response(record_fault(error), status_code=400)


def edits_of(messages: Sequence[m.TreeEdit]) -> list[Edit]:
    """The edits of a request; RequestError for a space off the board."""
    try:
        return [edit_of(message) for message in messages]
    except ValueError as error:
        raise RequestError(400, Code.UNREADABLE, str(error)) from None


@post("/api/study/layout", tags=["study"], status_code=200, responses=BAD_POSITION, opt=WORK)
async def study_layout(
    request: AnyRequest, data: JSONBody[m.LayoutRequest]
) -> m.Layout | Response[m.RecordFault]:
    """The position after a line, or before the action that is being carried out, for the board editor."""
    await charge(request, "work", REQUEST_MS + DECISION_MS * (data.start.count("\n") + len(data.line)))
    try:
        return await asyncio.to_thread(_layout, data)
    except (TextError, RecordError, LineError) as error:
        return Response(record_fault(error), status_code=400)


def _layout(data: m.LayoutRequest) -> m.Layout:
    check_length(read_start(data.start).entries, data.line)
    game = open_line(data.start, data.line)
    line = game.current_line()
    while line[1:] and not _is_between_actions(line[-1].position):
        line.pop()
    return layout_of(line[-1].position, game.head.rules.options)


def _is_between_actions(position: Position) -> bool:
    return position.decision is None or position.decision.kind is Kind.ACTION


@post("/api/study/position", tags=["study"], status_code=200, responses=BAD_REQUEST, opt=WORK)
async def study_position(request: AnyRequest, data: JSONBody[m.Layout]) -> m.LayoutCheck:
    """Check a position of the board editor: its record, or its defects."""
    await charge(request, "work", REQUEST_MS)
    return await asyncio.to_thread(check_layout, data)


@get("/api/lessons", tags=["study"], sync_to_thread=False)
def list_lessons() -> list[m.LessonInfo]:
    """The lessons of the tutorial, in order."""
    return [
        m.LessonInfo(
            each.name, each.is_extra, each.start, list(each.commits), [task.solution for task in each.tasks]
        )
        for each in lessons()
    ]


@post(
    "/api/lessons/{lesson:str}",
    tags=["study"],
    status_code=200,
    responses=BAD_POSITION | UNKNOWN,
    opt=WORK,
    sync_to_thread=True,
)
def lesson_progress(
    lesson: PathId, data: JSONBody[m.LessonLine]
) -> m.LessonProgress | Response[m.RecordFault]:
    """How far a line has come in a lesson."""
    found = lesson_named(lesson)
    if found is None:
        raise RequestError(404, Code.UNKNOWN, "This lesson does not exist.")
    try:
        made = progress(found, data.line)
    except LineError as error:
        return Response(m.RecordFault(error.reason, Code.ILLEGAL, None, error.rule), status_code=400)
    return m.LessonProgress(made.done, made.kept, made.wrong, made.is_waiting)


ROUTES: Sequence[ControllerRouterHandler] = (
    study,
    study_tree,
    study_layout,
    study_position,
    list_lessons,
    lesson_progress,
)
