"""Puzzles: the list, and the verdict about an attempt. Solutions are sent after an attempt only."""

import asyncio
import datetime
import time
from collections.abc import Sequence

import structlog
from litestar import get, post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from shedu.engine.moves import ImpossibleMoveError, MoveSyntaxError, parse_move
from shedu.engine.view import View
from shedu.server.errors import Code, RequestError
from shedu.server.http.dependencies import (
    BAD_REQUEST,
    UNKNOWN,
    AnyRequest,
    PathId,
    TheSessions,
    TheStudies,
    check_language,
)
from shedu.server.http.guards import WORK, charge, work
from shedu.server.people.people import HERE, Person
from shedu.server.people.puzzle_ratings import PuzzleRatings, Standing
from shedu.server.people.sessions import Sessions
from shedu.server.wire import messages as m
from shedu.server.workers.scheduler import OverrunError, WorkerLostError, WorkFailedError
from shedu.study.puzzles.explain import unexplained
from shedu.study.puzzles.puzzle import Puzzle, PuzzleError, deciding_seat, puzzles

LIST_MS = 2.0
EXPLANATION_MS = 150.0  # on one core, for rate limits
_log = structlog.get_logger("puzzles")


@get("/api/puzzles", tags=["study"], opt=work(LIST_MS))
async def list_puzzles(request: AnyRequest, sessions: TheSessions) -> m.Puzzles:
    """All puzzles without their solutions, and those that the account has tried."""
    today = datetime.datetime.now(datetime.UTC).date()
    daily, infos = await asyncio.to_thread(_list, today)
    account = await _account(request, sessions)
    ratings = PuzzleRatings(sessions.writer.database)
    if account is None:
        return m.Puzzles(daily, today.isoformat(), infos, None, [])
    tried = await sessions.writer.run(ratings.attempts, account.id)
    standing = await sessions.writer.run(ratings.standing, account.id)
    results = [m.PuzzleResult(each.puzzle, each.is_solved, each.at) for each in tried]
    return m.Puzzles(daily, today.isoformat(), infos, _standing(standing), results)


def _list(today: datetime.date) -> tuple[str | None, list[m.PuzzleInfo]]:
    collection = puzzles()
    infos = [
        m.PuzzleInfo(
            each.id,
            deciding_seat(each),
            list(collection.games[each.game].players),
            each.difficulty,
            list(each.themes),
        )
        for each in collection.puzzles
    ]
    return (collection.daily(today).id if infos else None), infos


@post("/api/puzzles/{puzzle:str}", tags=["study"], status_code=200, responses=BAD_REQUEST | UNKNOWN, opt=WORK)
async def try_puzzle(
    request: AnyRequest,
    sessions: TheSessions,
    studies: TheStudies,
    puzzle: PathId,
    data: JSONBody[m.PuzzleAttempt],
) -> m.PuzzleVerdict:
    """Whether a move solves a puzzle, and why. The first attempt of an account changes its rating."""
    check_language(data.language)
    try:
        found = await asyncio.to_thread(puzzles().of_id, puzzle)
    except PuzzleError as error:
        raise RequestError(404, Code.UNKNOWN, str(error)) from None
    view = await asyncio.to_thread(_view, found)
    tried = None if data.move is None else _tried(view, data.move)
    await charge(request, "work", EXPLANATION_MS)
    is_solved = tried in found.answers
    account = await _account(request, sessions)
    ratings = PuzzleRatings(sessions.writer.database)
    is_first, standing = False, None
    if account is not None:
        is_first = await sessions.writer.run(ratings.add, account.id, found, is_solved)
        standing = _standing(await sessions.writer.run(ratings.standing, account.id))
    address = request.app.state.proxies.limit_key(request.scope)
    owner = address if account is None else account.id
    studies.workers.addresses.note(owner, address)
    missed = None if is_solved else tried
    try:
        told = await studies.workers.explain_puzzle(found, view, missed, data.language, owner)
    except (OverrunError, WorkFailedError, WorkerLostError) as error:
        _log.error("explaining a puzzle failed", puzzle=found.id, error=str(error), exc_info=error)
        told = await asyncio.to_thread(unexplained, view, found.solution, data.language)  # it counts already
    player = view.players[deciding_seat(found)]
    return m.PuzzleVerdict(
        is_solved,
        f"{player} {found.solution}",
        None if found.also is None else f"{player} {found.also}",
        found.value,
        told.solution,
        told.reason,
        told.move,
        told.tried,
        told.tried_value,
        list(told.reply),
        is_first,
        standing,
    )


def _view(puzzle: Puzzle) -> View:
    return puzzles().position(puzzle).view(deciding_seat(puzzle))


def _tried(view: View, text: str) -> str:
    """The move of a line as the puzzle has it; RequestError."""
    assert view.seat is not None
    player, _, words = text.partition(" ")
    try:
        move = parse_move(words)
        if player == view.players[view.seat] and move in view.legal_moves():
            return str(move)
    except (MoveSyntaxError, ImpossibleMoveError):
        pass
    raise RequestError(400, Code.ILLEGAL, f"The move {text!r} is not allowed in this puzzle.")


async def _account(request: AnyRequest, sessions: Sessions) -> Person | None:
    """The account of the caller; None for guests and on a server without accounts."""
    person = await sessions.person_of(request, time.time())
    return None if person is None or person is HERE or person.is_guest else person


def _standing(standing: Standing) -> m.PuzzleStanding:
    return m.PuzzleStanding(
        standing.value, standing.attempts, standing.solved, standing.streak, standing.best_streak
    )


ROUTES: Sequence[ControllerRouterHandler] = (list_puzzles, try_puzzle)
