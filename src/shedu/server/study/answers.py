"""Studies: answers of a table that the server does not store.

Every request has the whole position, so any process can answer it, also after a restart. The client holds
what is hidden; the messages contain only what the viewer may see, and bots receive views.
"""

import asyncio
import hashlib
from collections import Counter
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar, assert_never

import msgspec
import structlog

from shedu.engine.moves import Move, parse_move
from shedu.locales import languages
from shedu.play.chronicle import Chronicle
from shedu.play.errors import GameOverError
from shedu.players.bots.registry import player_names
from shedu.server.errors import Code, RequestError, ServerError, TableError, rejections
from shedu.server.live.jobs import Workers
from shedu.server.live.presenter import Presenter, revealed_seats, revealed_secrets
from shedu.server.tables.limits import MAX_DECISIONS
from shedu.server.wire import messages as m
from shedu.server.wire import steps
from shedu.server.wire.events import seen_by
from shedu.server.wire.log import line_messages
from shedu.server.wire.moves import MESSAGES, move_of
from shedu.server.wire.steps import Scene
from shedu.server.workers.scheduler import OverrunError, WorkerLostError, WorkFailedError
from shedu.study.line import StudyGame, open_line, read_start
from shedu.study.puzzles.puzzle import PuzzleError, deciding_seat, puzzles

T = TypeVar("T")
PUZZLE_START = "puzzle "  # and an id, in place of a record
MAX_JOBS = 4  # of bots for one owner at the same time
PUZZLE_LINES = 150  # of its record
# Costs in milliseconds on one core, for rate limits.
REQUEST_MS = 3.0
DECISION_MS = 0.025
ANALYSIS_MS = 12.0  # of all moves of a decision
BOT_MS = 30.0
_log = structlog.get_logger("study")


@dataclass
class Studies:
    """Answers requests; limits how many bots think for one owner."""

    workers: Workers
    _thinking: Counter[str] = field(default_factory=Counter)

    async def answer(self, request: m.StudyRequest, owner: str) -> m.StudyAnswer:
        """The messages of a table's socket; TextError, RecordError or LineError for a bad position."""
        if request.start.startswith(PUZZLE_START):
            request = await asyncio.to_thread(_puzzle_request, request)
        game = await asyncio.to_thread(_open, request)
        try:
            match request.message:
                case m.AskMove(entry, _, str(move)):
                    return await asyncio.to_thread(_play_text, game, request, entry, move)
                case m.AskMove(entry, level):
                    return await self._bot_move(game, request, entry, level, owner)
                case m.AskHint(entry, level, language):
                    return await self._hint(game, request, entry, level, language, owner)
                case m.Look() | m.Play() | m.AskPreviews() | m.AskRefusals() | m.AskLog():
                    return await asyncio.to_thread(_answer, game, request)
                case _:
                    assert_never(request.message)
        except ServerError as error:
            refused = m.Refused(error.reason, error.code, error.rule, game.now.number)
            return m.StudyAnswer([refused], [])

    async def _bot_move(
        self, game: StudyGame, request: m.StudyRequest, entry: int, level: str | None, owner: str
    ) -> m.StudyAnswer:
        seat = _decider(game, entry)
        level = level or game.seats[seat].level or ""
        _check_level(level)
        seed, view, table = game.bot_seed(), game.view(seat), _key_of(request, owner)
        move = await self._run(self.workers.decide(level, seed, view, table, owner), owner)
        if move is None:  # a bot that follows the game asks for its history
            history = Chronicle(game, seat).history()
            move = await self._run(self.workers.decide(level, seed, view, table, owner, history), owner)
        if move is None:
            raise TableError(Code.BUSY, "The bot did not answer. Try again.")
        return await asyncio.to_thread(_play, game, request, seat, entry, move)

    async def _hint(
        self, game: StudyGame, request: m.StudyRequest, entry: int, level: str, language: str, owner: str
    ) -> m.StudyAnswer:
        seat = _own_decision(game, request, entry)
        _check_level(level)
        if language not in languages():
            raise TableError(Code.UNKNOWN_LANGUAGE, f"The language {language!r} is not supported.")
        table = _key_of(request, owner)
        job = self.workers.advise(level, game.bot_seed(), game.view(seat), language, table, owner)
        moves, chances = await self._run(job, owner)
        advice = [m.Advice(MESSAGES[move.index], value, reason) for move, value, reason in moves]
        return m.StudyAnswer([m.Hint(entry, advice, chances)], [])

    async def _run(self, job: Coroutine[Any, Any, T], owner: str) -> T:
        """The result of a worker; TableError if it fails or the owner has too many of them."""
        if self._thinking[owner] >= MAX_JOBS:
            job.close()
            raise TableError(Code.BUSY, "Bots are still thinking about your earlier requests. Wait for them.")
        self._thinking[owner] += 1
        try:
            return await job
        except (OverrunError, WorkFailedError, WorkerLostError) as error:
            _log.error("bot failed in a study", error=str(error), exc_info=error)
            raise TableError(Code.BUSY, "The bot did not answer. Try again.") from None
        finally:
            self._thinking[owner] -= 1
            if not self._thinking[owner]:
                del self._thinking[owner]


def _puzzle_request(request: m.StudyRequest) -> m.StudyRequest:
    """The request with the record of its puzzle, which the client does not have; RequestError.

    A puzzle is seen from the seat that solves it, and no bot makes or shows the first move.
    """
    try:
        puzzle = puzzles().of_id(request.start.removeprefix(PUZZLE_START))
    except PuzzleError as error:
        raise RequestError(404, Code.UNKNOWN, str(error)) from None
    message, seat = request.message, deciding_seat(puzzle)
    viewers = {request.viewer, message.seat if isinstance(message, m.Look) else None}
    if request.reveal or viewers - {None, seat}:
        raise RequestError(403, Code.NOT_YOURS, "A puzzle is seen from the seat that decides.")
    is_help = isinstance(message, m.AskHint) or (isinstance(message, m.AskMove) and message.move is None)
    if is_help and not request.line:
        raise RequestError(403, Code.NO_HINTS, "There are no hints in a puzzle before the first move.")
    return msgspec.structs.replace(request, start=puzzles().start(puzzle))


def _key_of(request: m.StudyRequest, owner: str) -> str:
    """Names a decision for the workers, which keep a bot for each table.

    A variation has the entry numbers of the line that it leaves: a bot must not go on from one to the other.
    """
    text = "\n".join([owner, request.start, *request.line])
    return f"study {hashlib.sha256(text.encode()).hexdigest()[:16]}"


def cost_of(request: m.StudyRequest) -> float:
    """The cost of a request, in milliseconds on one core."""
    lines = PUZZLE_LINES if request.start.startswith(PUZZLE_START) else request.start.count("\n")
    decisions = lines + len(request.line)
    match request.message:
        case m.AskMove(move=None):
            kind = BOT_MS
        case m.AskHint():
            kind = BOT_MS + ANALYSIS_MS
        case m.AskPreviews() | m.AskRefusals():
            kind = ANALYSIS_MS
        case m.AskLog():
            kind = DECISION_MS * decisions
        case m.Look() | m.Play() | m.AskMove():
            kind = 0.0
        case _:
            assert_never(request.message)
    return REQUEST_MS + DECISION_MS * decisions + kind


def _open(request: m.StudyRequest) -> StudyGame:
    check_length(read_start(request.start).entries, request.line)
    for level in request.levels:
        if level is not None:
            _check_level(level)
    game = open_line(request.start, request.line, request.levels)
    if request.viewer is not None and request.viewer >= len(game.seats):
        raise RequestError(400, Code.NO_SEAT, f"This table has no seat {request.viewer}.")
    return game


def check_length(entries: Sequence[object], line: Sequence[object]) -> None:
    """RequestError if a record and a line are too long together."""
    if len(entries) + len(line) > MAX_DECISIONS:
        reason = f"A record and its line may have at most {MAX_DECISIONS} decisions."
        raise RequestError(400, Code.TOO_LONG, reason)


def _check_level(level: str) -> None:
    if level not in player_names():
        raise TableError(Code.UNKNOWN_LEVEL, f"There is no bot of level {level!r}.")


def _decider(game: StudyGame, entry: int) -> int:
    """The seat that decides; TableError if the game is over or the entry is not the last one."""
    if entry != game.now.number:
        raise TableError(Code.STALE, "The line has changed in the meantime.")
    with rejections():
        if game.decider is None:
            raise GameOverError
        return game.decider


def _own_decision(game: StudyGame, request: m.StudyRequest, entry: int) -> int:
    """The viewer, who must hold the open decision; TableError."""
    seat = _decider(game, entry)
    if seat != request.viewer:
        raise TableError(Code.NOT_YOURS, "It is not this seat's decision.")
    return seat


def _answer(game: StudyGame, request: m.StudyRequest) -> m.StudyAnswer:
    presenter = Presenter(game)
    match request.message:
        case m.Look(seat):
            return m.StudyAnswer([_table(presenter, seat, request.reveal)], [])
        case m.Play(entry, move):
            seat = _own_decision(game, request, entry)
            with rejections():
                return _play(game, request, seat, entry, move_of(move))
        case m.AskPreviews(entry):
            seat = _own_decision(game, request, entry)
            return m.StudyAnswer([presenter.previews(seat)], [])
        case m.AskRefusals(entry):
            seat = _own_decision(game, request, entry)
            return m.StudyAnswer([presenter.refusals(seat)], [])
        case m.AskLog():
            return m.StudyAnswer([_log_message(game, request)], [])
        case m.AskMove() | m.AskHint():
            raise AssertionError("answered by workers")
        case _:
            assert_never(request.message)


def _table(presenter: Presenter, viewer: int | None, reveal: bool) -> m.Table:
    table = presenter.show(viewer)
    if not reveal:
        return table
    game = presenter.game
    return msgspec.structs.replace(table, seats=revealed_seats(game, game.now))


def _play(game: StudyGame, request: m.StudyRequest, seat: int, entry: int, move: Move) -> m.StudyAnswer:
    """Make a move; the answer is its step, as the viewer sees it."""
    before = game.now.position.view(None)
    with rejections():
        game.accept(game.propose_move(entry, seat, move))
    moment = game.now
    scene = Scene.of(before)
    events = moment.events if request.reveal else seen_by(request.viewer, moment.events)
    view = moment.position.view(request.viewer)
    after = Scene.of(moment.position.view(None), scene)
    step = steps.step_message(scene, after, moment, view, events)
    step = msgspec.structs.replace(step, undo_to=game.undo_to(request.viewer))
    if request.reveal:
        step = msgspec.structs.replace(step, secrets=revealed_secrets(game, moment))
    return m.StudyAnswer([step], [game.written(moment)])


def _play_text(game: StudyGame, request: m.StudyRequest, entry: int, text: str) -> m.StudyAnswer:
    """Make a move that is written as in a line."""
    seat = _decider(game, entry)
    player, _, words = text.partition(" ")
    if player != game.head.players[seat]:
        raise TableError(Code.NOT_YOURS, f"The move {text!r} is not one of {game.head.players[seat]}.")
    with rejections():
        return _play(game, request, seat, entry, parse_move(words))


def _log_message(game: StudyGame, request: m.StudyRequest) -> m.Log:
    players = game.head.players
    past = []
    for moment in game.current_line()[1:]:
        events = moment.events if request.reveal else seen_by(request.viewer, moment.events)
        lines = line_messages(players, moment, events)
        past.append(m.Past(moment.ply, moment.turn, moment.seat, lines))
    return m.Log(game.now.number, past)
