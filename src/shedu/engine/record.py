"""Records of games as text: reading, writing and replaying them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from operator import index
from typing import SupportsIndex

from shedu.engine.details import parse_number
from shedu.engine.errors import RecordError, TextError
from shedu.engine.events import Event
from shedu.engine.moves import ImpossibleMoveError, Move, MoveSyntaxError, parse_move
from shedu.engine.notation import (
    Line,
    PositionText,
    build_position,
    describe_exactly,
    format_position,
    parse_position,
    read_lines,
)
from shedu.engine.notes import NO_NOTE, Note, NoteReader, format_note, is_line
from shedu.engine.position import SEED_LIMIT, Position, seats_from
from shedu.engine.refusals import IllegalMoveError, wrong_seat
from shedu.engine.rules import Rules, RulesError

VERSION = "1"
MAX_NESTING = 50  # of variations within variations


@dataclass(frozen=True)
class Entry:
    """One decision of a record."""

    player: str
    move: Move | ImpossibleMoveError  # the error of a move that no position allows
    text: str
    line: int = field(default=0, compare=False)
    note: Note = NO_NOTE  # on the position after it
    variations: tuple[tuple[Entry, ...], ...] = ()  # lines that begin with another decision instead

    @property
    def legal_move(self) -> Move:
        """The move of an entry that was played; its error if no position allows it."""
        if isinstance(self.move, ImpossibleMoveError):
            raise ImpossibleMoveError(self.move.rule, self.move.reason)  # a shared error collects tracebacks
        return self.move


@dataclass(frozen=True)
class Record:
    """A written game: rules, seats, start and every decision."""

    rules: Rules
    players: tuple[str, ...]
    names: dict[str, str] = field(default_factory=dict)
    seed: int | None = None
    position: PositionText | None = None
    entries: tuple[Entry, ...] = ()
    result: str | None = None
    lines: dict[str, int] = field(default_factory=dict, compare=False)  # the line of each statement
    title: str = ""
    note: Note = NO_NOTE  # on the start

    def start(self) -> Position:
        """The position before the first move; TextError if it is impossible."""
        return self._start.copy()

    @cached_property
    def _start(self) -> Position:
        if self.position is None:
            return Position.new(self.rules, self.players, self.seed or 0)
        return build_position(self.rules, self.players, self.position, self.seed or 0)

    def play(self, start: Position | None = None) -> Iterator[tuple[Position, Entry, tuple[Event, ...]]]:
        """Play the record: after each decision, yield the position, the entry and the events.

        The same position object is yielded each time: `start` if it is given, which must be the record's own.
        Raises RecordError for a line that cannot be played.
        """
        position = start or self.start()
        for entry in self.entries:
            for variation in entry.variations:
                _check_variation(position.copy(), variation)
            yield position, entry, _played(position, entry)
        self._check_result(position)

    def replay(self) -> tuple[Position, tuple[Event, ...]]:
        """The final position and all events; RecordError."""
        position = self.start()
        events = [*position.opening_events()]
        for _, _, happened in self.play(position):
            events += happened
        return position, tuple(events)

    def _check_result(self, position: Position) -> None:
        if self.result is None:
            return
        line = self.lines.get("result", 0)
        if not position.is_over:
            raise RecordError(line, "there is no result: the game is not over", "R13.2")
        right = position.result.format(self.players)
        if self.result != right:
            raise RecordError(line, f"the result is {right}, not {self.result}", "R13.3")

    @property
    def known_draws(self) -> int | None:
        """The number of tiles in the record's `draws`; None without this statement."""
        if self.position is None or self.position.draws is None:
            return None
        return len(self.position.draws)

    def draws_left(self, position: Position) -> int | None:
        """How many tiles of `draws` are still in the bag."""
        if self.known_draws is None:
            return None
        given = self.start_bag_size() - self.known_draws
        return max(0, len(position.snapshot.bag) - given)

    def start_bag_size(self) -> int:
        """The size of the bag before hands that the record does not give were drawn."""
        start = self._start.snapshot
        given = set(self.position.hands) if self.position else set()
        drawn = sum(start.held[seat] for seat, name in enumerate(self.players) if name not in given)
        return len(start.bag) + drawn


def _played(position: Position, entry: Entry) -> tuple[Event, ...]:
    """Apply an entry of a record; RecordError."""
    try:
        return play_entry(position, entry)
    except (IllegalMoveError, ImpossibleMoveError) as error:
        raise RecordError(entry.line, error.reason, error.rule) from None


def _check_variation(position: Position, variation: Sequence[Entry]) -> None:
    """Play a variation and those within it; RecordError."""
    for entry in variation:
        for other in entry.variations:
            _check_variation(position.copy(), other)
        _played(position, entry)


def play_entry(position: Position, entry: Entry) -> tuple[Event, ...]:
    """Apply an entry; IllegalMoveError or ImpossibleMoveError."""
    seat = position.seat_of(entry.player)
    decision = position.decision
    if decision is None or decision.seat != seat:
        raise wrong_seat(position._state, position.players, seat)
    return position.apply(entry.legal_move)


def full_record(
    start: Position, seed: SupportsIndex | None = None, names: dict[str, str] | None = None
) -> Record:
    """A record that starts from exactly this position: hands, the order of the bag, and what was seen."""
    number = None if seed is None else index(seed)
    return Record(start.rules, start.players, names or {}, number, describe_exactly(start))


def with_move(record: Record, player: str, move: Move) -> Record:
    """The record with one more decision."""
    return replace(record, entries=(*record.entries, Entry(player, move, str(move))))


# Writing


def format_record(record: Record) -> str:
    """The record as text, which `parse_record` reads back."""
    lines = [f"shedu {VERSION}", *([f"title {record.title}"] if record.title else [])]
    lines.append(f"rules {record.rules.preset}")
    lines += [f"option {option}" for option in record.rules.options]
    lines.append(f"players {' '.join(record.players)}")
    lines += [f"name {player} {record.names[player]}" for player in record.players if player in record.names]
    if record.seed is not None:
        lines.append(f"seed {record.seed}")
    text = "\n".join(lines) + "\n"
    if record.position is not None:
        text += format_position(record.position, record.players)
    moves = ["moves", *format_note(record.note), *_format_entries(record.entries)]
    if record.result is not None:
        moves.append(f"result {record.result}")
    return text + "".join(f"{line}\n" for line in moves)


def _format_entries(entries: Sequence[Entry], indent: str = "") -> Iterator[str]:
    """The lines of the decisions, each followed by its note and the variations that replace it."""
    for entry in entries:
        yield f"{indent}{entry.player} {entry.text}"
        yield from (indent + line for line in format_note(entry.note))
        for variation in entry.variations:
            yield f"{indent}variation"
            yield from _format_entries(variation, indent + "  ")
            yield f"{indent}end"


# Reading


def parse_record(text: str) -> Record:
    """Parse a record; TextError if it cannot be read or its position is impossible."""
    record = read_record(text)
    record.start()
    return record


def read_record(text: str, version: int | None = None) -> Record:
    """Parse a trusted record: the position is only checked when it is played.

    `version` is the version of the rules that it is played by; by default the newest.
    """
    return _Reader(text, version).read()


class _Reader:
    """Reads a record from top to bottom."""

    def __init__(self, text: str, version: int | None = None) -> None:
        self.version = version
        self.lines = read_lines(text)
        self.at: dict[str, int] = {}
        self.head: dict[str, Line] = {}
        self.options: dict[str, Line] = {}
        self.names: dict[str, tuple[str, int]] = {}
        self.block: list[Line] | None = None
        self.players: tuple[str, ...] = ()
        self.title = ""

    def read(self) -> Record:
        """The record, without checking its position."""
        lines = iter(self.lines)
        self._read_version(next(lines, None))
        for line in lines:
            if line.words[0] == "moves":
                self._once("moves", line)
                _check_alone(line)
                self._need_players(line)
                break
            self._read_head(line, lines)
        last = self.lines[-1].number
        if not self.players:
            raise TextError(last, "the players are missing: write for example `players lion bull`")
        rules = self._rules()
        for name, (_, number) in self.names.items():
            _check_player(name, self.players, number)
        position = None if self.block is None else parse_position(self.block, self.players)
        moves = _MoveReader(self.players, self.at)
        for line in lines:
            moves.read(line)
        return Record(
            rules,
            self.players,
            {name: said for name, (said, _) in self.names.items()},
            self._seed(),
            position,
            moves.entries(),
            moves.result,
            self.at,
            self.title,
            moves.note,
        )

    def _once(self, key: str, line: Line) -> None:
        _note_once(self.at, key, line)

    def _need_players(self, line: Line) -> None:
        if not self.players:
            raise TextError(line.number, f"`players` must stand before `{line.words[0]}`")

    def _read_version(self, line: Line | None) -> None:
        if line is None:
            raise TextError(1, f"a record begins with `shedu {VERSION}`, and this text is empty")
        if line.words != ("shedu", VERSION):
            raise TextError(line.number, f"a record begins with `shedu {VERSION}`")

    def _read_head(self, line: Line, lines: Iterator[Line]) -> None:
        word, *rest = line.words
        match word:
            case "rules" | "seed":
                self._once(word, line)
                if len(rest) != 1:
                    form = {"rules": "rules modern", "seed": "seed 4711"}[word]
                    raise TextError(line.number, f"write for example `{form}`")
                self.head[word] = line
            case "option":
                name = rest[0].removeprefix("no-") if rest else ""
                if not rest:
                    raise TextError(line.number, "write for example `option english`")
                self._once(f"option {name}", line)
                self.options[name] = line
            case "players":
                self._once(word, line)
                try:
                    self.players = seats_from(rest)
                except ValueError as error:
                    raise TextError(line.number, str(error)) from None
            case "name":
                if len(rest) < 2:
                    raise TextError(line.number, "write for example `name lion Ann`")
                self._once(f"name {rest[0]}", line)
                said = line.text.split(rest[0], 1)[1].strip()
                self.names[rest[0]] = (said, line.number)
            case "title":
                self._once(word, line)
                self.title = text_of(line)
                if not self.title or not is_line(self.title):
                    raise TextError(line.number, "write for example `title The lost war`")
            case "position":
                self._once(word, line)
                _check_alone(line)
                self._need_players(line)
                self.block = self._read_block(line, lines)
            case _:
                raise TextError(line.number, f"unknown statement {word!r}")

    def _read_block(self, start: Line, lines: Iterator[Line]) -> list[Line]:
        block: list[Line] = []
        for line in lines:
            if line.words == ("end",):
                if not block:
                    raise TextError(line.number, "the position is empty")
                return block
            block.append(line)
        raise TextError(start.number, "the position has no `end`")

    def _rules(self) -> Rules:
        line = self.head.get("rules")
        try:
            rules = Rules.of(line.words[1] if line else "modern", version=self.version)
        except RulesError as error:
            raise TextError(line.number if line else 1, str(error)) from None
        for option in self.options.values():
            try:
                rules = rules.with_option(" ".join(option.words[1:]))
            except RulesError as error:
                raise TextError(option.number, str(error)) from None
        return rules

    def _seed(self) -> int | None:
        line = self.head.get("seed")
        if line is None:
            return None
        try:
            return parse_number(line.words[1], SEED_LIMIT)
        except ValueError as error:
            raise TextError(line.number, str(error)) from None


@dataclass
class _OpenLine:
    """The main line or a variation, while it is read."""

    number: int  # of its first line
    entries: list[Entry] = field(default_factory=list)
    note: NoteReader = field(default_factory=NoteReader)  # of the last decision, or of the start
    variations: list[tuple[Entry, ...]] = field(default_factory=list)  # that replace the last decision


class _MoveReader:
    """Reads decisions, notes and variations."""

    def __init__(self, players: tuple[str, ...], at: dict[str, int]) -> None:
        self.players = players
        self.at = at
        self.note = NO_NOTE
        self.result: str | None = None
        self.open = [_OpenLine(0)]  # the main line, and the open variations within each other

    def entries(self) -> tuple[Entry, ...]:
        """The main line; TextError if a variation has no end."""
        if len(self.open) > 1:
            raise TextError(self.open[-1].number, "the variation has no `end`")
        self._settle()
        return tuple(self.open[0].entries)

    def read(self, line: Line) -> None:
        if self.result is not None:
            raise TextError(line.number, "nothing can follow the result")
        match line.words[0]:
            case "result":
                if len(self.open) > 1:
                    raise TextError(line.number, "a variation has no result: write its `end` before")
                _note_once(self.at, "result", line)
                self.result = _read_result(line, self.players)
            case "variation":
                self._begin(line)
            case "end":
                self._end(line)
            case "comment" | "mark" | "arrow":
                self._read_note(line)
            case _:
                entry = self._read_move(line)
                self._settle()
                self.open[-1].entries.append(entry)

    def _begin(self, line: Line) -> None:
        _check_alone(line)
        if not self.open[-1].entries:
            raise TextError(line.number, "a variation replaces the decision above it, and there is none")
        if len(self.open) > MAX_NESTING:
            raise TextError(line.number, f"variations may lie in each other up to {MAX_NESTING} deep")
        self.open.append(_OpenLine(line.number))

    def _end(self, line: Line) -> None:
        _check_alone(line)
        if len(self.open) == 1:
            raise TextError(line.number, "no variation is open that could end here")
        if not self.open[-1].entries:
            raise TextError(line.number, "the variation has no decision")
        self._settle()
        ended = self.open.pop()
        self.open[-1].variations.append(tuple(ended.entries))

    def _read_note(self, line: Line) -> None:
        last = self.open[-1]
        if len(self.open) > 1 and not last.entries:
            raise TextError(line.number, f"in a variation, `{line.words[0]}` follows a decision")
        try:
            last.note.add(line.words[0], text_of(line))
        except ValueError as error:
            raise TextError(line.number, str(error)) from None

    def _settle(self) -> None:
        """Attach what was read below the last decision, once: there may be thousands of lines."""
        last = self.open[-1]
        note, variations = last.note.note(), tuple(last.variations)
        if not last.entries:
            self.note = note or self.note  # a variation begins without one
        elif note or variations:
            last.entries[-1] = replace(last.entries[-1], note=note, variations=variations)
        last.note, last.variations = NoteReader(), []

    def _read_move(self, line: Line) -> Entry:
        player, *words = line.words
        _check_player(player, self.players, line.number)
        text = " ".join(words)
        try:
            move = parse_move(text)
            return Entry(player, move, str(move), line.number)
        except MoveSyntaxError as error:
            raise TextError(line.number, str(error)) from None
        except ImpossibleMoveError as error:
            # The traceback would keep the frames of all callers as long as the record.
            return Entry(player, error.with_traceback(None), text, line.number)


def text_of(line: Line) -> str:
    """The rest of a line, after its first word."""
    return line.text[len(line.words[0]) :].strip()


def _note_once(at: dict[str, int], key: str, line: Line) -> None:
    if key in at:
        raise TextError(line.number, f"`{key}` is already given in line {at[key]}")
    at[key] = line.number


def _check_player(name: str, players: tuple[str, ...], number: int) -> None:
    if name not in players:
        raise TextError(number, f"{name!r} is not at this table ({', '.join(players)})")


def _check_alone(line: Line) -> None:
    if len(line.words) > 1:
        raise TextError(line.number, f"`{line.words[0]}` takes no arguments")


def _read_result(line: Line, players: tuple[str, ...]) -> str:
    words = list(line.words[1:])
    said: list[str] = []
    form = "write the result like `result lion 7 = bull 7 archer 5`"
    while words:
        if said and words[0] == "=":
            said.append(words.pop(0))
        if len(words) < 2:
            raise TextError(line.number, form)
        player, lowest = words.pop(0), words.pop(0)
        _check_player(player, players, line.number)
        try:
            said += [player, str(parse_number(lowest, 9999))]
        except ValueError:
            raise TextError(line.number, form) from None
    if not said:
        raise TextError(line.number, form)
    return " ".join(said)
