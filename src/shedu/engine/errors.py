"""The engine's errors: their root, and those with data that several modules raise."""

from typing import Self


class SheduError(ValueError):
    """Base class of the errors that the engine raises for invalid input."""


class RuleError(SheduError):
    """A rule forbids something: the rule's id and the reason."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{reason} ({rule})")
        self.rule = rule
        self.reason = reason

    def __reduce__(self) -> tuple[type[Self], tuple[str, str]]:
        return (type(self), (self.rule, self.reason))


class _LineError(SheduError):
    """A line of a text (counted from 1) is wrong: the reason, and the rule if one forbids it."""

    def __init__(self, line: int, reason: str, rule: str | None = None) -> None:
        self.line = line
        self.reason = reason
        self.rule = rule
        super().__init__(f"line {line}: {self.message}")

    @property
    def message(self) -> str:
        """The reason with the rule, without the line."""
        return self.reason if self.rule is None else f"{self.reason} ({self.rule})"

    def __reduce__(self) -> tuple[type[Self], tuple[int, str, str | None]]:
        return (type(self), (self.line, self.reason, self.rule))


class TextError(_LineError):
    """A text that cannot be read."""


class RecordError(_LineError):
    """A record that can be read but not played."""


def text_error(line: int, error: ValueError) -> TextError:
    """The error of a line, with the rule that forbids it if there is one."""
    if isinstance(error, RuleError):
        return TextError(line, error.reason, error.rule)
    return TextError(line, str(error))
