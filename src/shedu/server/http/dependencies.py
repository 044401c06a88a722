"""What handlers receive by injection, and the error responses that several of them describe."""

import time
from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec

from shedu.server.errors import RateLimitError, UnauthenticatedError
from shedu.server.http.limits import RateLimiter
from shedu.server.live.registry import TableRegistry
from shedu.server.people.people import Person
from shedu.server.people.sessions import Sessions
from shedu.server.wire import messages as m

AnyRequest = Request[Any, Any, Any]
TheTables = NamedDependency[TableRegistry]
TheLimiter = NamedDependency[RateLimiter]
ThePerson = NamedDependency[Person]  # 401 without a session
TheSessions = NamedDependency[Sessions]

BAD_REQUEST = {400: ResponseSpec(m.Fault, description="The request is malformed or rejected.")}
UNAUTHENTICATED = {401: ResponseSpec(m.Fault, description="The request needs a session and has none.")}
BANNED = {403: ResponseSpec(m.Fault, description="This account has been banned.")}
UNKNOWN = {404: ResponseSpec(m.Fault, description="It does not exist.")}


async def _authenticated_person(request: AnyRequest, sessions: TheSessions, limiter: TheLimiter) -> Person:
    person = await sessions.person_of(request, time.time())
    if person is None:
        raise UnauthenticatedError
    wait = limiter.take("person", person.id)
    if wait:
        raise RateLimitError(wait)
    return person


def _from_state(name: str) -> Provide:
    def provide(state: State) -> Any:
        return state[name]

    return Provide(provide, sync_to_thread=False)


_STATE = ("exports", "tables", "limiter", "metrics", "notices", "sessions")
DEPENDENCIES = {name: _from_state(name) for name in _STATE} | {"person": Provide(_authenticated_person)}
