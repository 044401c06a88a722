"""The tree of variations of a study, and the edits that change it.

A position of the tree is named by its **path**, the moves that lead to it as a record has them. Paths stay
valid while others edit the same study, which numbers of nodes would not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import assert_never

from shedu.engine.errors import SheduError
from shedu.engine.moves import parse_move
from shedu.engine.notes import NO_NOTE, Arrow, Mark, Note, NoteColour, clean_text, is_line
from shedu.engine.pieces import Space
from shedu.engine.position import Position
from shedu.engine.record import MAX_NESTING, Entry, Record, format_record, parse_record
from shedu.study.line import open_line

MAX_NODES = 2_000
MAX_DEPTH = 1_000  # moves of a line
MAX_COMMENT_CHARS = 2_000
MAX_TITLE_CHARS = 100
MAX_SHAPES = 100  # marks and arrows of a position

Path = tuple[str, ...]


class EditError(SheduError):
    """An edit that cannot be made."""


class GoneError(EditError):
    """The position is not in the tree."""

    def __init__(self) -> None:
        super().__init__("This variation is not there any more: it was removed in the meantime.")


class FullError(EditError):
    """The study would exceed a limit."""


class ConflictError(EditError):
    """Another editor changed the comment in the meantime; `now` is what it says."""

    def __init__(self, now: str) -> None:
        super().__init__(
            "Another editor changed this comment in the meantime. Compare both and save yours again."
        )
        self.now = now


@dataclass(frozen=True)
class AddMoves:
    """Add a line of moves after a position; moves that are there already are kept."""

    path: Path
    moves: tuple[str, ...]


@dataclass(frozen=True)
class RemoveMove:
    """Remove a position with everything after it."""

    path: Path


@dataclass(frozen=True)
class MakeMain:
    """Put the line that leads to a position before its alternatives."""

    path: Path


@dataclass(frozen=True)
class SetComment:
    """Replace the comment `was`; ConflictError if the comment is another one by now."""

    path: Path
    comment: str
    was: str


@dataclass(frozen=True)
class SetMark:
    """Mark a space, or remove its mark."""

    path: Path
    space: Space
    colour: NoteColour | None


@dataclass(frozen=True)
class SetArrow:
    """Draw an arrow, or remove it."""

    path: Path
    tail: Space
    head: Space
    colour: NoteColour | None


@dataclass(frozen=True)
class SetTitle:
    """Rename the study."""

    title: str


Edit = AddMoves | RemoveMove | MakeMain | SetComment | SetMark | SetArrow | SetTitle


@dataclass(eq=False)
class Node:
    """A position of the tree; the first child continues the main line."""

    move: str  # `lion king F4`; empty for the start
    note: Note = NO_NOTE
    children: list[Node] = field(default_factory=list)

    def child(self, move: str) -> Node | None:
        return next((child for child in self.children if child.move == move), None)

    def after(self, move: str) -> Node:
        """The child with this move, which is added if it is missing."""
        found = self.child(move)
        if found is None:
            found = Node(move)
            self.children.append(found)
        return found


@dataclass(eq=False)
class Tree:
    """A start and the lines that begin there."""

    head: Record  # without moves and notes
    root: Node

    @classmethod
    def read(cls, text: str) -> Tree:
        """The tree of a record; TextError, RecordError or EditError."""
        record = parse_record(text)
        record.replay()
        return cls.of_record(record)

    @classmethod
    def of_record(cls, record: Record) -> Tree:
        """The tree of a record that can be played; EditError if it is too large."""
        root = Node("", record.note)
        _graft(root, record.entries)
        head = replace(record, entries=(), note=NO_NOTE, result=None, lines={})
        tree = cls(head, root)
        tree.check()
        return tree

    def record(self) -> Record:
        """The tree as a record. The result is stated if the main line ends the game."""
        entries = tuple(_line(self.root))
        return replace(self.head, note=self.root.note, entries=entries, result=self._result(entries))

    def _result(self, entries: Sequence[Entry]) -> str | None:
        if not entries:
            return None
        position = self.head.start()
        for entry in entries:
            position.apply_unchecked(entry.legal_move)
        return position.result.format(self.head.players) if position.is_over else None

    def text(self) -> str:
        return format_record(self.record())

    def start(self) -> str:
        """The record of the start, without moves."""
        return format_record(replace(self.head, title=""))

    def nodes(self) -> Iterator[tuple[int, Node]]:
        """Every position after its parent, with the parent's number; siblings in their order."""
        waiting = [(-1, self.root)]
        number = 0
        while waiting:
            parent, node = waiting.pop()
            yield parent, node
            waiting += [(number, child) for child in reversed(node.children)]
            number += 1

    def at(self, path: Path) -> Node:
        """The node of a path; EditError if it is not in the tree."""
        node = self.root
        for move in path:
            found = node.child(move)
            if found is None:
                raise GoneError
            node = found
        return node

    def check(self) -> None:
        """EditError if the tree exceeds a limit."""
        depths = [0]
        for number, (parent, node) in enumerate(self.nodes()):
            if number > MAX_NODES:
                raise FullError(f"A study has at most {MAX_NODES} moves. Begin another one.")
            if number:
                depths.append(depths[parent] + 1)
            if depths[-1] > MAX_DEPTH:
                raise FullError(f"A line has at most {MAX_DEPTH} moves.")
            _check_note(node.note)
        if len(self.head.title) > MAX_TITLE_CHARS:
            raise FullError(f"A title has at most {MAX_TITLE_CHARS} characters.")
        if _nesting(self.root) > MAX_NESTING:
            raise FullError(f"Variations may lie in each other up to {MAX_NESTING} deep.")

    def apply(self, edit: Edit) -> None:
        """Change the tree; EditError, or LineError for an illegal move."""
        match edit:
            case AddMoves(path, moves):
                self._add(path, moves)
            case RemoveMove(path):
                self._remove(path)
            case MakeMain(path):
                self._make_main(path)
            case SetComment(path, comment, was):
                self._comment(path, comment, was)
            case SetMark(path, space, colour):
                node = self.at(path)
                kept = [mark for mark in node.note.marks if mark.space != space]
                added = [Mark(space, colour)] if colour else []
                node.note = replace(node.note, marks=(*kept, *added))
            case SetArrow(path, tail, head, colour):
                self._arrow(path, tail, head, colour)
            case SetTitle(title):
                title = " ".join(clean_text(title).split())
                if not is_line(title):
                    raise EditError("The title has characters that are not text.")
                self.head = replace(self.head, title=title)
            case _:
                assert_never(edit)
        self.check()

    def _add(self, path: Path, moves: tuple[str, ...]) -> None:
        node = self.at(path)
        if len(path) + len(moves) > MAX_DEPTH:
            raise FullError(f"A line has at most {MAX_DEPTH} moves.")
        open_line(self.start(), (*path, *moves))
        for move in moves:
            node = node.after(_written(move))

    def _remove(self, path: Path) -> None:
        if not path:
            raise EditError("The start cannot be removed.")
        parent = self.at(path[:-1])
        parent.children = [child for child in parent.children if child.move != path[-1]]

    def _make_main(self, path: Path) -> None:
        node = self.root
        self.at(path)
        for move in path:
            node.children.sort(key=lambda child: child.move != move)
            node = node.after(move)

    def _comment(self, path: Path, comment: str, was: str) -> None:
        node = self.at(path)
        wanted = clean_text(comment)
        if node.note.comment not in (was, wanted):
            raise ConflictError(node.note.comment)
        node.note = replace(node.note, comment=wanted)

    def _arrow(self, path: Path, tail: Space, head: Space, colour: NoteColour | None) -> None:
        node = self.at(path)
        if tail == head:
            raise EditError("An arrow needs two spaces.")
        kept = [arrow for arrow in node.note.arrows if (arrow.tail, arrow.head) != (tail, head)]
        added = [Arrow(tail, head, colour)] if colour else []
        node.note = replace(node.note, arrows=(*kept, *added))

    def position(self, path: Path) -> Position:
        """The position after a path; EditError, LineError."""
        self.at(path)
        return open_line(self.start(), path).now.position


def _written(move: str) -> str:
    """A legal move as a record has it, without the white space that it came with."""
    player, _, words = move.partition(" ")
    return f"{player} {parse_move(words)}"


def _check_note(note: Note) -> None:
    if len(note.comment) > MAX_COMMENT_CHARS:
        raise FullError(f"A comment has at most {MAX_COMMENT_CHARS} characters.")
    if len(note.marks) + len(note.arrows) > MAX_SHAPES:
        raise FullError(f"A position has at most {MAX_SHAPES} marks and arrows.")


def _graft(node: Node, entries: Sequence[Entry]) -> None:
    """Add a line with its variations below a node; moves that occur twice become one."""
    for entry in entries:
        child = node.after(f"{entry.player} {entry.text}")
        child.note = child.note or entry.note
        for variation in entry.variations:
            _graft(node, variation)
        node = child


def _line(node: Node) -> Iterator[Entry]:
    """The main line after a node, with the other lines as variations."""
    while node.children:
        main, *others = node.children
        yield replace(_entry(main), variations=tuple(tuple(_branch(other)) for other in others))
        node = main


def _branch(node: Node) -> Iterator[Entry]:
    yield _entry(node)
    yield from _line(node)


def _entry(node: Node) -> Entry:
    player, _, text = node.move.partition(" ")
    return Entry(player, parse_move(text), text, note=node.note)


def _nesting(root: Node) -> int:
    """How deep variations lie in each other."""
    deepest = 0
    waiting = [(root, 0)]
    while waiting:
        node, depth = waiting.pop()
        deepest = max(deepest, depth)
        waiting += [(child, depth + (nth > 0)) for nth, child in enumerate(node.children)]
    return deepest
