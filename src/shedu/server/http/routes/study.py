"""Studies: tables that no one stores. They need no account."""

import time
from collections.abc import Sequence

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from shedu.engine.errors import RecordError, TextError
from shedu.server.errors import Code, RequestError
from shedu.server.http.dependencies import UNKNOWN, AnyRequest, PathId, TheSessions, TheStudies
from shedu.server.http.guards import STUDY, charge
from shedu.server.study.answers import cost_of
from shedu.server.wire import messages as m
from shedu.study.lessons.lesson import lesson_named, lessons, progress
from shedu.study.line import LineError

BAD_POSITION = {400: ResponseSpec(m.RecordFault, description="The position or its line is invalid.")}


@post("/api/study", tags=["study"], status_code=200, responses=BAD_POSITION, opt=STUDY)
async def study(
    request: AnyRequest, sessions: TheSessions, studies: TheStudies, data: JSONBody[m.StudyRequest]
) -> m.StudyAnswer | Response[m.RecordFault]:
    """Answer a message of a table's socket about a position and a line of moves."""
    await charge(request, "study", cost_of(data))
    person = await sessions.person_of(request, time.time())
    address = request.app.state.proxies.limit_key(request.scope)
    owner = address if person is None else person.id or address
    studies.workers.addresses.note(owner, address)
    try:
        return await studies.answer(data, owner)
    except TextError as error:
        fault = m.RecordFault(error.reason, Code.NO_RECORD, error.line)
    except RecordError as error:
        fault = m.RecordFault(error.reason, Code.ILLEGAL, error.line, error.rule)
    except LineError as error:
        fault = m.RecordFault(error.reason, Code.ILLEGAL, None, error.rule)
    return Response(fault, status_code=400)


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
    opt=STUDY,
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


ROUTES: Sequence[ControllerRouterHandler] = (study, list_lessons, lesson_progress)
