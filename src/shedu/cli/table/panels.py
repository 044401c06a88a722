"""What stands beside the board: players, strengths, what is left, and the final ranking."""

import sys
from collections.abc import Iterable, Mapping
from io import TextIOWrapper

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from shedu.cli.table import palette
from shedu.cli.table.board import ASCII, COLOURFUL, PLAIN, Glyphs
from shedu.cli.table.prose import list_words, tiles_words
from shedu.engine.kernel.bb import has
from shedu.engine.moves import Counts
from shedu.engine.pieces import (
    CATASTROPHES,
    COLOURS,
    LEADER_LETTERS,
    SPACES,
    TILE_LETTERS,
    WRITTEN_ORDER,
    Colour,
    Monument,
    spaces_of,
)
from shedu.engine.position import Position
from shedu.engine.scores import Result, Score
from shedu.engine.sight import Leader, Sight
from shedu.engine.view import View

WIDE = 154  # columns from which the panels stand beside the board
HIDDEN = Text("-", "dim")


def table_console(*, is_wide: bool = False) -> Console:
    """A console that never folds the table and never fails, however little its terminal can show."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    console = Console(highlight=False)
    console.width = max(console.width, WIDE if is_wide else 80)
    return console


def glyphs_for(console: Console) -> Glyphs:
    """What a board is drawn with on this console: the notation's letters where there is no colour."""
    if console.options.ascii_only:
        return ASCII
    return COLOURFUL if console.color_system and not console.no_color else PLAIN


def dynasty_text(sight: Sight, seat: int, viewer: int | None, more: str = "") -> Text:
    """A player's dynasty, bright if it is the viewer's, and more words about him."""
    style = palette.OWN if seat == viewer else "bold"
    return Text().append(sight.players[seat].capitalize(), style).append(f" {more}" if more else "")


def chip_text(text: str, colour: Colour) -> Text:
    """Something on a colour's ground, which a table's padding does not spread."""
    return Text().append(text, palette.chip(colour))


def hand_text(hand: Counts) -> Text:
    """Tiles as chips, one for each kind: ` 2t  1f `."""
    chips = [chip_text(f" {hand[c]}{TILE_LETTERS[c]} ", c) for c in WRITTEN_ORDER if hand[c]]
    return Text().join(chips) if chips else Text("none", "dim")


def points_texts(points: Counts) -> list[Text]:
    """The points by colour, the lowest, which is the score, in brackets."""
    lowest = min(points)
    return [chip_text(f"[{n:>2}]" if n == lowest else f" {n:>2} ", Colour(c)) for c, n in enumerate(points)]


def supply_text(sight: Sight, seat: int) -> Text:
    """The leaders that a player can still bring onto the board."""
    text = Text()
    for colour in Colour:
        is_in_supply = sight.snapshot.place[seat * 4 + colour] < 0
        text.append(
            LEADER_LETTERS[colour] if is_in_supply else "-", palette.chip(colour) if is_in_supply else "dim"
        )
        text.append(" ")
    text.rstrip()
    return text


def _catastrophes_text(left: int) -> Text:
    return Text.assemble("! " * left, ("- " * (CATASTROPHES - left), "dim"))


def _treasure_text(count: int) -> Text:
    return Text().append(f" {count:>2} ", f"bold {palette.TREASURE_EDGE} on {palette.TREASURE}")


def players_table(sight: Position | View, names: Mapping[str, str], viewer: int | None) -> Table:
    """A row for each player with all that may be seen of him; an arrow at who decides."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column("", max_width=15, no_wrap=True)
    for heading in ("leaders", "catastr.", "hand", *COLOURS, "treas."):
        table.add_column(heading, no_wrap=True)
    for seat in range(len(sight.players)):
        table.add_row(*_player_cells(sight, seat, names, viewer))
    return table


def _player_cells(
    sight: Position | View, seat: int, names: Mapping[str, str], viewer: int | None
) -> Iterable[Text | str]:
    decides = sight.decision is not None and sight.decision.seat == seat
    hand, points, treasures = sight.hand(seat), sight.points(seat), sight.treasures(seat)
    yield Text(">" if decides else " ", "bold")
    yield dynasty_text(sight, seat, viewer, names.get(sight.players[seat], ""))
    yield supply_text(sight, seat)
    yield _catastrophes_text(sight.catastrophes_left(seat))
    yield Text(f"{sight.hand_size(seat)} tiles", "dim") if hand is None else hand_text(hand)
    yield from [HIDDEN] * 4 if points is None else points_texts(points)
    yield HIDDEN if treasures is None else _treasure_text(treasures)


def strengths_table(sight: Sight, viewer: int | None) -> Table:
    """Every leader with its strength in a revolt and in a war, by kingdoms."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("kingdom", "leader", "at", "temples (revolt)", "supporters (war)"):
        table.add_column(heading, no_wrap=True)
    for number, kingdom in enumerate(sight.kingdoms(), start=1):
        for i, leader in enumerate(kingdom.leaders):
            table.add_row("" if i else str(number), *_strength_cells(sight, leader, viewer))
    if not table.row_count:
        table.add_row("", Text("no leader is on the board", "dim"))
    return table


def _strength_cells(sight: Sight, leader: Leader, viewer: int | None) -> Iterable[Text | str]:
    yield dynasty_text(sight, leader.seat, viewer, leader.colour.leader)
    yield str(leader.space)
    yield chip_text(f" {leader.temples:>2} ", Colour.RED)
    yield chip_text(f" {leader.supporters:>2} ", leader.colour)


def facts_table(sight: Position | View) -> Table:
    """Treasures, monuments, buildings, the wonder and the bag, as far as they may be known."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    table.add_row("treasures", _treasures_fact(sight))
    table.add_row("monuments", _monuments_fact(sight))
    if sight.rules.buildings:
        table.add_row("buildings", _buildings_fact(sight))
    if sight.rules.wonder:
        table.add_row("wonder", "on the board" if sight.snapshot.wonder else "not yet erected")
    bag = len(sight.bag) if isinstance(sight, Position) else sight.bag_count
    if bag is not None:
        table.add_row("bag", f"{bag} tiles")
    return table


def _treasures_fact(sight: Sight) -> str:
    snap = sight.snapshot
    spaces = spaces_of(snap.treasures)
    special = " ".join(str(space) for space in spaces if has(snap.special, space))
    others = " ".join(str(space) for space in spaces if not has(snap.special, space))
    parts = filter(None, (others, f"special border {special}" if special else ""))
    return f"{len(spaces)} on the board: {'; '.join(parts)}"


def _monuments_fact(sight: Sight) -> str:
    places = sight.snapshot.monument
    built = [f"{m} {SPACES[places[m]]}" for m in Monument if places[m] >= 0]
    left = [str(m) for m in Monument if places[m] < 0]
    return f"{', '.join(built)}; left: {', '.join(left) or 'none'}" if built else "none built"


def _buildings_fact(sight: Sight) -> str:
    places = sight.snapshot.building
    return ", ".join(f"{c.building} {SPACES[places[c]] if places[c] >= 0 else 'not placed'}" for c in Colour)


def ranking_table(
    sight: Position | View, result: Result, names: Mapping[str, str], viewer: int | None
) -> Table:
    """The final scores, the best first: points by colour, `+1` where a treasure was put."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("place", justify="right")
    for heading in ("", *COLOURS, "lowest"):
        table.add_column(heading, no_wrap=True)
    for score in result.scores:
        table.add_row(*_ranking_cells(sight, score, names, viewer))
    return table


def _ranking_cells(
    sight: Position | View, score: Score, names: Mapping[str, str], viewer: int | None
) -> Iterable[Text | str]:
    points = sight.points(score.seat) or (0, 0, 0, 0)
    yield str(score.place)
    yield dynasty_text(sight, score.seat, viewer, names.get(sight.players[score.seat], ""))
    for colour in Colour:
        placed = score.totals[colour] - points[colour]
        yield chip_text(f" {points[colour]:>2} {f'+{placed}' if placed else '  '} ", colour)
    yield Text(f"{score.lowest:>4}", "bold")


def screen_lines(sight: Position | View, seat: int) -> Iterable[str]:
    """What is behind a player's own screen, in words."""
    points = sight.points(seat) or (0, 0, 0, 0)
    supply = [colour.leader for colour in Colour if sight.snapshot.place[seat * 4 + colour] < 0]
    lowest = [str(colour) for colour in Colour if points[colour] == min(points)]
    yield f"hand: {tiles_words(sight.hand(seat) or (0, 0, 0, 0)) or 'empty'}"
    counted = ", ".join(f"{colour} {points[colour]}" for colour in Colour)
    yield f"points: {counted}; lowest: {list_words(lowest)}"
    yield f"treasures: {sight.treasures(seat)}; catastrophes left: {sight.catastrophes_left(seat)}"
    yield f"leaders in supply: {list_words(supply) or 'none'}"


def arrange(board: Text, panels: Iterable[RenderableType], *, is_wide: bool) -> RenderableType:
    """The panels below the board, or beside it."""
    below: list[RenderableType] = []
    for panel in panels:
        below += [panel, ""]
    if not is_wide:
        return Group(board, "", *below[:-1])
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(board, Group(*below[:-1]))
    return grid
