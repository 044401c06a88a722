"""Positions drawn as text, in and out, for the tests of the rules.

    game = play(
        '''
        .  t  .
        .  Kl .
        ''',
        "lion settlement G3",
    )
    assert game.window() == drawn(
        '''
        .  t  .
        s  Kl .
        '''
    )
    assert game.gains == ["lion black 1 tile"]

A drawing is a window on the board, in the words of the notation: `.` land, `~` river, `!`
catastrophe; `t` temple, `s` settlement, `f` farm, `m` market, `x` face down, `w` wonder, each with
`*` for a treasure and `+` for a building; `Kl` the lion's king, `Pb` the bull's priest. Its top
left corner lies on the space `at`. G2 to L6, where a drawing lies unless it says otherwise, is
land and nothing else.

Outside the window lie the start temples with their treasures, except for those that would touch
the window: the drawing stands by itself, and the game goes on after the turn. A player whose hand is
not given holds two temples, two settlements, a farm and a market. The first player has the turn.

Everything is written down as a record and read by the parser, so a drawing that does not fit the
board's rivers is refused. Each position that is reached is checked to be one that can be.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypedDict, Unpack

import pytest

import shedu
from shedu.engine.boards import board_named
from shedu.engine.moves import format_tiles
from shedu.engine.notation import HEADER, describe, format_position, grid_words
from shedu.engine.pieces import COLOURS, LEADERS, spaces_of
from shedu.engine.record import play_entry

CORNER = "G2"
PLAYERS = "lion bull"
HAND = "2t 2s 1f 1m"
BAG = "20t 10s 12f 10m"  # where face-down tiles or the wonder make it necessary to say


class Table(TypedDict, total=False):
    """Further statements about a position, all of them optional."""

    at: str  # the space under the top left word of the drawing
    rules: str  # a preset, modern if not said
    options: str  # options as they are written, with commas between them: "english, board advanced"
    players: str  # dynasties in seat order
    extra: str  # more lines of the position, with semicolons between them: "hand lion 2t; turn bull 1"
    start_temples: bool  # whether there are start temples outside the window; there are


@dataclass
class Game:
    """A game that was played from a drawn position."""

    position: shedu.Position
    happened: Sequence[shedu.Event]
    decisions: list[str]  # the open decision at the start and after each move: "lion commit"
    corner: shedu.Space = field(default_factory=lambda: shedu.parse_space("A1"))
    size: tuple[int, int] = (11, 16)  # of the window, in rows and columns

    # The board

    def window(self) -> str:
        """The window as it is now, to be compared with `drawn(…)`."""
        words = grid_words(self.position)
        rows, columns = self.size
        starts = [self.corner + 16 * row for row in range(rows)]
        return "\n".join(_row(words[start : start + columns]) for start in starts)

    def kingdoms(self) -> list[str]:
        """The spaces of each kingdom, row by row: "H3 I3"."""
        return sorted(" ".join(map(str, kingdom.spaces)) for kingdom in self.position.kingdoms())

    def monuments(self) -> list[str]:
        """The monuments that stand, each with its top left space: "red-blue H2"."""
        return [f"{monument} {space}" for monument, space in describe(self.position).monuments.items()]

    def supply(self, player: str) -> list[str]:
        """The leaders that a player has not on the board."""
        seat = self.position.seat_of(player)
        there = {leader.colour.leader for leader in self.position.leaders() if leader.seat == seat}
        return [leader for leader in LEADERS if leader not in there]

    # Events

    @property
    def events(self) -> list[str]:
        """All that happened, as `shedu replay --events` prints it."""
        return [shedu.format_event(event, self.position.players) for event in self.happened]

    def events_seen_by(self, player: str) -> list[str]:
        """The same as one player sees it."""
        seat = self.position.seat_of(player)
        return [shedu.format_event(event.seen_by(seat), self.position.players) for event in self.happened]

    def events_of(self, *kinds: str) -> list[str]:
        """Those of the events that begin with one of these words."""
        return [line for line in self.events if line.split()[0] in kinds]

    @property
    def gains(self) -> list[str]:
        """The points that were gained: "lion red 1 tile"."""
        return [line.removeprefix("gain ") for line in self.events_of("gain")]

    # The open decision

    @property
    def decision(self) -> str:
        """The seat and kind of the decision: "lion commit"; "over" at the end."""
        return _decision(self.position)

    @property
    def legal(self) -> list[str]:
        """Every legal move as `shedu legal` prints it."""
        decision = self.position.decision
        if decision is None:
            return []
        player = self.position.players[decision.seat]
        return [f"{player} {move}" for move in sorted(map(str, self.position.legal_moves()))]

    def choices(self, word: str) -> list[str]:
        """The words that may follow this one in a legal move: ["0", "1"] after "commit"."""
        moves = [line.split(maxsplit=2)[1:] for line in self.legal]
        return [" ".join(rest) for first, *rest in moves if first == word]

    @property
    def turn(self) -> str:
        """Whose turn it is, and how many actions are left after the present one: "lion 1"."""
        return f"{self.position.players[self.position.active]} {self.position.actions_left}"

    # Holdings

    def hand(self, player: str) -> str:
        """A player's tiles: "2t 1s"."""
        return format_tiles(self.position.hand(self.position.seat_of(player)))

    def points(self, player: str) -> dict[str, int]:
        """A player's points, colours without any left out."""
        points = self.position.points(self.position.seat_of(player))
        return {colour: count for colour, count in zip(COLOURS, points, strict=True) if count}

    def treasures(self, player: str) -> int:
        """How many treasures a player has taken."""
        return self.position.treasures(self.position.seat_of(player))

    def bag(self) -> str:
        """The tiles in the bag: "20t 3s"."""
        counts = [self.position.bag.count(colour) for colour in shedu.Colour]
        return format_tiles((counts[0], counts[1], counts[2], counts[3]))

    @property
    def result(self) -> str:
        """The result as a record says it: "lion 7 = bull 7 archer 5"."""
        return self.position.result.format(self.position.players)

    # Views

    def view(self, player: str) -> shedu.View:
        """The game as one player sees it."""
        return self.position.view(self.position.seat_of(player))

    def shown_to(self, player: str) -> str:
        """The position as `shedu replay --as` prints it for a player."""
        sight = self.position if self.position.is_over else self.view(player)
        return format_position(describe(sight), self.position.players)


def drawn(drawing: str) -> str:
    """A drawing as `Game.window` writes it, without its indentation."""
    return "\n".join(_row(words) for words in _words(drawing))


def play(drawing: str, *moves: str, **table: Unpack[Table]) -> Game:
    """Play moves, written as in a record, from a drawn position."""
    game = play_record(_record(drawing, moves, table))
    words = _words(drawing)
    if words:
        game.corner, game.size = shedu.parse_space(table.get("at", CORNER)), (len(words), len(words[0]))
    return game


def opening(*moves: str, **table: Unpack[Table]) -> Game:
    """Play moves from the set-up of a game."""
    return play_record("\n".join([*_head(table), "moves", *moves]))


def refused(drawing: str, *moves: str, **table: Unpack[Table]) -> str:
    """The rule by which the last of the moves is refused; the others must be allowed.

    A refused move is not among the legal ones and changes nothing.
    """
    game = play(drawing, *moves[:-1], **table)
    assert moves[-1] not in game.legal
    entry = shedu.parse_record(_record(drawing, moves, table)).entries[-1]
    before = game.position.copy()
    with pytest.raises((shedu.IllegalMoveError, shedu.ImpossibleMoveError)) as caught:
        play_entry(game.position, entry)
    assert game.position == before
    return caught.value.rule


def unreadable(drawing: str, **table: Unpack[Table]) -> str:
    """The rule by which a position cannot be."""
    with pytest.raises(shedu.TextError) as caught:
        shedu.parse_record(_record(drawing, (), table))
    assert caught.value.rule, f"no rule is named: {caught.value}"
    return caught.value.rule


def play_record(text: str) -> Game:
    """Play a record to its end."""
    record = shedu.parse_record(text)
    position = record.start()
    assert position.check() == []
    events = [*position.opening_events()]
    decisions = [_decision(position)]
    for position, _, happened in record.play():
        assert position.check() == []
        events += happened
        decisions.append(_decision(position))
    return Game(position, events, decisions)


# Writing the record


def _words(drawing: str) -> list[list[str]]:
    words = [line.split() for line in drawing.splitlines() if line.strip()]
    assert len({len(row) for row in words}) <= 1, "the rows of a drawing are equally long"
    return words


def _row(words: Sequence[str]) -> str:
    return " ".join(word.ljust(2) for word in words).rstrip()


def _decision(position: shedu.Position) -> str:
    decision = position.decision
    return "over" if decision is None else f"{position.players[decision.seat]} {decision.kind}"


def _parts(text: str, separator: str) -> list[str]:
    return [part.strip() for part in text.split(separator) if part.strip()]


def _head(table: Table) -> list[str]:
    options = [f"option {option}" for option in _parts(table.get("options", ""), ",")]
    rules = f"rules {table.get('rules', 'modern')}"
    return ["shedu 1", rules, *options, f"players {table.get('players', PLAYERS)}"]


def _record(drawing: str, moves: Sequence[str], table: Table) -> str:
    words = _words(drawing)
    extra = _parts(table.get("extra", ""), ";")
    said = {" ".join(line.split()[:2]) for line in extra} | {line.split()[0] for line in extra}
    players = table.get("players", PLAYERS).split()
    extra += [f"hand {player} {HAND}" for player in players if f"hand {player}" not in said]
    if "bag" not in said and any(word[0] in "xw" for row in words for word in row):
        extra.append(f"bag {BAG}")
    grid = _grid(words, table)
    rows = [" ".join([str(row + 1), *grid[16 * row : 16 * row + 16]]) for row in range(11)]
    return "\n".join([*_head(table), "position", HEADER, *rows, *extra, "end", "moves", *moves])


def _grid(words: list[list[str]], table: Table) -> list[str]:
    """The word for each space of the board: the window, and the start temples around it."""
    rules = shedu.Rules.of(table.get("rules", "modern"), _parts(table.get("options", ""), ","))
    board = board_named(rules.board)
    corner = shedu.parse_space(table.get("at", CORNER))
    window = {
        shedu.Space.at(corner.row + row, corner.column + column): word
        for row, line in enumerate(words)
        for column, word in enumerate(line)
    }
    river = set(spaces_of(board.river))
    grid = ["~" if space in river else "." for space in shedu.SPACES]
    if table.get("start_temples", True):
        for start in spaces_of(board.starts):
            touching = (abs(start.row - s.row) + abs(start.column - s.column) <= 1 for s in window)
            if not any(touching):
                grid[start] = "t*"
    for space, word in window.items():
        grid[space] = word
    return grid
