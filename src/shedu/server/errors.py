"""Errors that reach a client: one hierarchy, one enum of codes, one enum of socket close codes.

The browser has a text for each code (`locales/*/table.ftl`, `online.ftl`); `make types` writes both enums
and their final members into `web/src/net/messages.ts`. The reason is English, for logs and for programs.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum, StrEnum

from shedu.engine.moves import ImpossibleMoveError, MoveSyntaxError
from shedu.engine.refusals import IllegalMoveError
from shedu.play.errors import (
    GameOverError,
    NotYourDecisionError,
    PlayError,
    ReadOnlyError,
    StaleEntryError,
    UndoError,
)


class Code(StrEnum):
    """Why a request or a message was rejected."""

    ACCOUNT = "account"
    ADDRESS_BANNED = "address-banned"
    ANALYSING = "analysing"
    AWAY = "away"
    BANNED = "banned"
    BEGUN = "begun"
    BOT = "bot"
    BUSY = "busy"
    CLOSED = "closed"
    CONFIRM = "confirm"
    CONTRIBUTION = "contribution"
    DYNASTY_TAKEN = "dynasty-taken"
    EDITED = "edited"
    EMPTY = "empty"
    FOREIGN_HOST = "foreign-host"
    FOREIGN_ORIGIN = "foreign-origin"
    GONE = "gone"
    GUEST = "guest"
    ILLEGAL = "illegal"
    IMPOSSIBLE = "impossible"
    INTERNAL = "internal"
    INVITATION = "invitation"
    LAST_KEY = "last-key"
    LINK = "link"
    LOGGED_OUT = "logged-out"
    LONG_GAME = "long-game"
    LOOK_FIRST = "look-first"
    MAIL = "mail"
    MAIL_FAILED = "mail-failed"
    MANY = "many"
    MANY_TABLES = "many-tables"
    MANY_UNDOS = "many-undos"
    METHOD = "method"
    MUTED = "muted"
    NAME = "name"
    NO_DYNASTY = "no-dynasty"
    NO_HINT = "no-hint"
    NO_HINTS = "no-hints"
    NO_MAIL = "no-mail"
    NO_PASSKEYS = "no-passkeys"
    NO_RECORD = "no-record"
    NO_SEAT = "no-seat"
    NO_SPECTATORS = "no-spectators"
    NO_UNDO = "no-undo"
    NOT_ABSENT = "not-absent"
    NOT_ANALYSED = "not-analysed"
    NOT_BEGUN = "not-begun"
    NOT_HERE = "not-here"
    NOT_HOST = "not-host"
    NOT_ONLINE = "not-online"
    NOT_OVER = "not-over"
    NOT_THERE = "not-there"
    NOT_YOURS = "not-yours"
    OVER = "over"
    PASSKEY = "passkey"
    PASSWORD = "password"
    PASSWORD_LENGTH = "password-length"
    REPLAY = "replay"
    REPORT = "report"
    RUNNING = "running"
    SAYING = "saying"
    SEALED = "sealed"
    SEAT_LEFT = "seat-left"
    SEAT_TAKEN = "seat-taken"
    SEATED = "seated"
    STALE = "stale"
    STOPPED = "stopped"
    STUDY_FULL = "study-full"
    SUBSCRIPTION = "subscription"
    TAKEN = "taken"
    TOO_BIG = "too-big"
    TOO_FAST = "too-fast"
    TOO_LONG = "too-long"
    TOO_MANY = "too-many"
    TOO_SOON = "too-soon"
    UNKNOWN = "unknown"
    UNKNOWN_LANGUAGE = "unknown-language"
    UNKNOWN_LEVEL = "unknown-level"
    UNREADABLE = "unreadable"
    VARIATION = "variation"
    WAITING = "waiting"
    WEAK_PASSWORD = "weak-password"
    WEBHOOK = "webhook"
    WHO_ARE_YOU = "who-are-you"
    YOURSELF = "yourself"


# The client leaves the table after one of these; it does not connect again.
FINAL_CODES = (Code.UNKNOWN, Code.GONE, Code.LOGGED_OUT, Code.TOO_MANY, Code.NO_SPECTATORS)


class CloseCode(IntEnum):
    """Why the server closes a web socket; below 4000 as RFC 6455 defines them."""

    NORMAL = 1000
    UNSUPPORTED = 1003
    TOO_FAST = 1008
    TOO_BIG = 1009
    INTERNAL_ERROR = 1011
    TOO_SLOW = 1013
    LOGGED_OUT = 4401
    FORBIDDEN = 4403
    GONE = 4404
    TOO_MANY = 4429


# The client does not reconnect after one of these.
FINAL_CLOSE_CODES = (CloseCode.LOGGED_OUT, CloseCode.GONE, CloseCode.TOO_MANY)


class ServerError(Exception):
    """Base class: a rejected request or message. Nothing has changed."""

    status = 400  # of the HTTP response

    def __init__(self, code: Code, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.rule = rule  # id of the rule that forbids it


class TableError(ServerError):
    """A table rejects a message in its current state."""

    status = 409


class PersonError(ServerError):
    """An account, a name or a session does not allow the request."""

    def __init__(self, code: Code, reason: str) -> None:
        super().__init__(code, reason)
        if code is Code.BANNED:
            self.status = 403


class RequestError(ServerError):
    """A handler rejects an HTTP request with a status of its own."""

    def __init__(self, status: int, code: Code, reason: str) -> None:
        super().__init__(code, reason)
        self.status = status


class UnauthenticatedError(ServerError):
    """The request needs a session and has none."""

    status = 401

    def __init__(self) -> None:
        super().__init__(Code.WHO_ARE_YOU, "Choose a name or log in first.")


class UnknownGameError(ServerError):
    """No game has this id."""

    status = 404

    def __init__(self, game: str) -> None:
        super().__init__(Code.UNKNOWN, "This game does not exist. It may have been deleted.")
        self.game = game


class RateLimitError(ServerError):
    """The client exceeds a rate limit; it may retry after `wait` seconds."""

    status = 429

    def __init__(self, wait: float, reason: str = "Too many requests.") -> None:
        super().__init__(Code.TOO_FAST, reason)
        self.wait = wait


_PLAY_CODES: dict[type[PlayError], Code] = {
    GameOverError: Code.OVER,
    NotYourDecisionError: Code.NOT_YOURS,
    ReadOnlyError: Code.REPLAY,
    StaleEntryError: Code.STALE,
    UndoError: Code.NO_UNDO,
}


@contextmanager
def rejections() -> Iterator[None]:
    """Turn rejections by the engine and by the game in progress into a TableError."""
    try:
        yield
    except MoveSyntaxError as error:
        raise TableError(Code.UNREADABLE, str(error)) from None
    except (IllegalMoveError, ImpossibleMoveError) as error:
        raise TableError(Code.ILLEGAL, error.reason, error.rule) from None
    except PlayError as error:
        rule = "R13.2" if isinstance(error, GameOverError) else None
        raise TableError(_PLAY_CODES[type(error)], str(error), rule) from None
