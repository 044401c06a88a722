"""Studies: tables that no one stores. They need no account."""

import time
from collections.abc import Sequence

from litestar import Response, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from shedu.engine.errors import RecordError, TextError
from shedu.server.errors import Code
from shedu.server.http.dependencies import AnyRequest, TheSessions, TheStudies
from shedu.server.http.guards import STUDY, charge
from shedu.server.study.answers import cost_of
from shedu.server.wire import messages as m
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


ROUTES: Sequence[ControllerRouterHandler] = (study,)
