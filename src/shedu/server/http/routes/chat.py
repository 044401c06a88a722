"""Whom one does not want to hear, and what whoever runs the server should know."""

from collections.abc import Sequence

from litestar import delete, post, put
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from shedu.server.errors import Code, RequestError
from shedu.server.http.routes.people import (
    NOBODY,
    NOT_UNDERSTOOD,
    ONLINE,
    UNKNOWN,
    Somebody,
    TheDoor,
    TheHall,
    check_online,
)
from shedu.server.wire import messages as m

REFUSED = NOT_UNDERSTOOD | NOBODY | UNKNOWN | ONLINE


@put(
    "/api/mutes/{other:str}",
    tags=["talk"],
    status_code=204,
    responses=REFUSED,
)
async def mute(hall: TheHall, door: TheDoor, person: Somebody, other: FromPath[str]) -> None:
    """Not to hear somebody any more."""
    check_online(door)
    if await door.writer.run(door.people.of_id, other) is None:
        raise RequestError(404, Code.UNKNOWN, "there is no such person")
    await door.writer.run(hall.service.talk.mute, person.id, other, True)


@delete("/api/mutes/{other:str}", tags=["talk"], responses=NOBODY | ONLINE)
async def unmute(hall: TheHall, door: TheDoor, person: Somebody, other: FromPath[str]) -> None:
    """To hear somebody again."""
    check_online(door)
    await door.writer.run(hall.service.talk.mute, person.id, other, False)


@post("/api/reports", tags=["talk"], status_code=204, responses=REFUSED)
async def report(hall: TheHall, door: TheDoor, person: Somebody, data: JSONBody[m.Report]) -> None:
    """Tell whoever runs the server about somebody who sat or spoke at a table."""
    check_online(door)
    is_there = data.about in (await hall.summary(data.game)).owners
    talk = hall.service.talk
    await door.writer.run(talk.report, person.id, data.game, data.about, data.said, data.text, is_there)


HANDLERS: Sequence[BaseRouteHandler] = (mute, unmute, report)
