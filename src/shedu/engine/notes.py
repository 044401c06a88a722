"""Notes on positions of a record: comments, arrows and coloured marks."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from enum import StrEnum

from shedu.engine.pieces import Space, parse_space

_CONTROL = ("Cc", "Cs", "Zl", "Zp")  # categories of characters that would break a line


class NoteColour(StrEnum):
    """The colour of a mark or an arrow."""

    GREEN = "green"
    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"


@dataclass(frozen=True, order=True)
class Mark:
    """A coloured space."""

    space: Space
    colour: NoteColour = NoteColour.GREEN

    def __str__(self) -> str:
        return f"mark {self.colour} {self.space}"


@dataclass(frozen=True, order=True)
class Arrow:
    """A coloured arrow between two spaces."""

    tail: Space
    head: Space
    colour: NoteColour = NoteColour.GREEN

    def __post_init__(self) -> None:
        if self.tail == self.head:
            raise ValueError(f"an arrow needs two spaces, and this one stays on {self.tail}")

    def __str__(self) -> str:
        return f"arrow {self.colour} {self.tail} {self.head}"


@dataclass(frozen=True)
class Note:
    """The notes on a position. Marks and arrows are sorted, with at most one on the same spaces."""

    comment: str = ""
    marks: tuple[Mark, ...] = ()
    arrows: tuple[Arrow, ...] = ()

    def __post_init__(self) -> None:
        if self.comment.startswith("\n") or not all(map(is_line, self.comment.split("\n"))):
            raise ValueError("the comment has blanks around a line, or characters that are not text")
        object.__setattr__(self, "marks", tuple(sorted({mark.space: mark for mark in self.marks}.values())))
        arrows = {(arrow.tail, arrow.head): arrow for arrow in self.arrows}
        object.__setattr__(self, "arrows", tuple(sorted(arrows.values())))

    def __bool__(self) -> bool:
        return bool(self.comment or self.marks or self.arrows)


def is_line(text: str) -> bool:
    """Whether a text can be written in a line and read again."""
    return text == text.strip() and not any(unicodedata.category(char) in _CONTROL for char in text)


def clean_text(text: str) -> str:
    """The text as a record keeps it: without control characters, and without blanks around its lines."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ").split("\n")
    kept = (
        "".join(char for char in line if unicodedata.category(char) not in _CONTROL).strip() for line in lines
    )
    return "\n".join(kept).strip("\n")


NO_NOTE = Note()


def format_note(note: Note) -> list[str]:
    """The statements of a note, which `parse_note_line` reads."""
    said = [f"comment {line}".rstrip() for line in note.comment.split("\n")] if note.comment else []
    return [*said, *map(str, note.marks), *map(str, note.arrows)]


class NoteReader:
    """Collects the statements of a note, and makes the note once, however many there are."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._marks: dict[Space, Mark] = {}
        self._arrows: dict[tuple[Space, Space], Arrow] = {}

    def add(self, word: str, text: str) -> None:
        """Read a statement; ValueError. `text` is what follows the word."""
        match word:
            case "comment":
                self._add_line(text)
            case "mark":
                self._add_mark(text.split())
            case _:
                self._add_arrow(text.split())

    def note(self) -> Note:
        return Note("\n".join(self._lines), tuple(self._marks.values()), tuple(self._arrows.values()))

    def _add_line(self, text: str) -> None:
        if not is_line(text):
            raise ValueError("the comment has characters that are not text")
        if text or self._lines:  # a comment begins with text
            self._lines.append(text)

    def _add_mark(self, words: list[str]) -> None:
        if len(words) != 2:
            raise ValueError("write a mark with its colour and space: mark green F5")
        mark = Mark(parse_space(words[1]), _colour(words[0]))
        if mark.space in self._marks:
            raise ValueError(f"{mark.space} has a mark already")
        self._marks[mark.space] = mark

    def _add_arrow(self, words: list[str]) -> None:
        if len(words) != 3:
            raise ValueError("write an arrow with its colour and two spaces: arrow green F5 H7")
        arrow = Arrow(parse_space(words[1]), parse_space(words[2]), _colour(words[0]))
        if (arrow.tail, arrow.head) in self._arrows:
            raise ValueError(f"there is an arrow from {arrow.tail} to {arrow.head} already")
        self._arrows[arrow.tail, arrow.head] = arrow


def _colour(word: str) -> NoteColour:
    try:
        return NoteColour(word)
    except ValueError:
        raise ValueError(f"{word!r} is not a colour of marks: {', '.join(NoteColour)}") from None
