"""Injected dependencies of handlers, and the error responses that several of them describe."""

import time
from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import ClientException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from shedu.locales import languages
from shedu.server.errors import Code, RateLimitError, RequestError, UnauthenticatedError
from shedu.server.http.guards import charge_person
from shedu.server.http.limits import RateLimiter
from shedu.server.live.registry import TableRegistry
from shedu.server.people.people import Person
from shedu.server.people.sessions import Sessions
from shedu.server.study.answers import Studies
from shedu.server.study.shelf import StudyShelf
from shedu.server.wire import messages as m

AnyRequest = Request[Any, Any, Any]
MAX_ID_CHARS = 400  # of a passkey; other ids are shorter
PathId = Annotated[str, PathParameter(max_length=MAX_ID_CHARS)]
TheTables = NamedDependency[TableRegistry]
TheLimiter = NamedDependency[RateLimiter]
ThePerson = NamedDependency[Person]  # 401 without a session
TheSessions = NamedDependency[Sessions]
TheShelf = NamedDependency[StudyShelf]
TheStudies = NamedDependency[Studies]

BAD_REQUEST = {400: ResponseSpec(m.Fault, description="The request is malformed or rejected.")}
UNAUTHENTICATED = {401: ResponseSpec(m.Fault, description="The request needs a session and has none.")}
BANNED = {403: ResponseSpec(m.Fault, description="This account has been banned.")}
CLOSED = {403: ResponseSpec(m.Fault, description="This server admits no new people.")}
CONFIRM = {403: ResponseSpec(m.Fault, description="The account must be confirmed first.")}
UNKNOWN = {404: ResponseSpec(m.Fault, description="It does not exist.")}


class JsonRequest(Request[Any, Any, Any]):
    """Rejects bodies that are no JSON in ways the framework does not expect: too deep, or not UTF-8."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise ClientException(f"The body cannot be read as JSON: {error}.") from None


async def _authenticated_person(request: AnyRequest, sessions: TheSessions, limiter: TheLimiter) -> Person:
    person = await sessions.person_of(request, time.time())
    if person is None:
        raise UnauthenticatedError
    wait = limiter.take("person", person.id) or charge_person(request.scope, limiter, person.id)
    if wait:
        raise RateLimitError(wait)
    return person


def check_language(language: str) -> None:
    """RequestError if there are no texts in this language."""
    if language not in languages():
        raise RequestError(400, Code.UNKNOWN_LANGUAGE, f"The language {language!r} is not supported.")


def _from_state(name: str) -> Provide:
    def provide(state: State) -> Any:
        return state[name]

    return Provide(provide, sync_to_thread=False)


_STATE = ("exports", "tables", "limiter", "metrics", "notices", "sessions", "shelf", "studies")
DEPENDENCIES = {name: _from_state(name) for name in _STATE} | {"person": Provide(_authenticated_person)}
