"""Why something cannot be done at a table."""

from collections.abc import Iterator
from contextlib import contextmanager

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

_CODES: dict[type[PlayError], str] = {
    GameOverError: "over",
    NotYourDecisionError: "not-yours",
    ReadOnlyError: "replay",
    StaleEntryError: "stale",
    UndoError: "no-undo",
}


class RefusedError(ValueError):
    """A code for the browser, words for people, and the rule if it is one; nothing has changed."""

    def __init__(self, code: str, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.rule = rule


@contextmanager
def refusals() -> Iterator[None]:
    """Turn rejections by the engine and the game in progress into refusals with a code."""
    try:
        yield
    except MoveSyntaxError as error:
        raise RefusedError("unreadable", str(error)) from None
    except (IllegalMoveError, ImpossibleMoveError) as error:
        raise RefusedError("illegal", error.reason, error.rule) from None
    except PlayError as error:
        rule = "R13.2" if isinstance(error, GameOverError) else None
        raise RefusedError(_CODES[type(error)], str(error), rule) from None
