"""The panels beside the board: players, strengths, facts and the final ranking."""

import sys
from collections.abc import Iterable, Mapping
from io import TextIOWrapper

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from shedu.cli.table import styles
from shedu.cli.table.board import ASCII, COLOURFUL, PLAIN, Glyphs
from shedu.cli.table.wording import Wording
from shedu.engine.masks import has
from shedu.engine.moves import Counts
from shedu.engine.pictures import palette
from shedu.engine.pieces import (
    CATASTROPHES,
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
from shedu.locales.narration import tiles_list

WIDE_COLUMNS = 154  # from this width on, the panels stand beside the board
NARROW_COLUMNS = 80
HIDDEN = Text("-", "dim")


def table_console(*, is_wide: bool = False) -> Console:
    """A console that never wraps the table and replaces characters that its encoding lacks."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    console = Console(highlight=False)
    console.width = max(console.width, WIDE_COLUMNS if is_wide else NARROW_COLUMNS)
    return console


def glyphs_for(console: Console) -> Glyphs:
    """The glyphs for this console: letters of the notation where it has no colour."""
    if console.options.ascii_only:
        return ASCII
    return COLOURFUL if console.color_system and not console.no_color else PLAIN


def dynasty_text(words: Wording, sight: Sight, seat: int, viewer: int | None, more: str = "") -> Text:
    """A player's dynasty, highlighted if it is the viewer's, followed by more words."""
    style = styles.OWN if seat == viewer else "bold"
    return Text().append(words.dynasty(sight.players[seat]), style).append(f" {more}" if more else "")


def chip_text(text: str, colour: Colour) -> Text:
    """Text on a colour's background; the padding of a table does not extend it."""
    return Text().append(text, styles.chip(colour))


def hand_text(words: Wording, hand: Counts) -> Text:
    """Tiles as chips, one for each kind: ` 2t  1f `."""
    chips = [chip_text(f" {hand[c]}{TILE_LETTERS[c]} ", c) for c in WRITTEN_ORDER if hand[c]]
    return Text().join(chips) if chips else Text(words.say("terminal-none"), "dim")


def points_texts(points: Counts) -> list[Text]:
    """The points by colour; the lowest, which is the score, stands in brackets."""
    lowest = min(points)
    return [chip_text(f"[{n:>2}]" if n == lowest else f" {n:>2} ", Colour(c)) for c, n in enumerate(points)]


def supply_text(sight: Sight, seat: int) -> Text:
    """The leaders in a player's supply."""
    text = Text()
    for colour in Colour:
        is_in_supply = sight.snapshot.place[seat * 4 + colour] < 0
        text.append(
            LEADER_LETTERS[colour] if is_in_supply else "-", styles.chip(colour) if is_in_supply else "dim"
        )
        text.append(" ")
    text.rstrip()
    return text


def _catastrophes_text(left: int) -> Text:
    return Text.assemble("! " * left, ("- " * (CATASTROPHES - left), "dim"))


def _treasure_text(count: int) -> Text:
    return Text().append(f" {count:>2} ", f"bold {palette.TREASURE_EDGE} on {palette.TREASURE}")


def players_table(
    words: Wording, sight: Position | View, names: Mapping[str, str], viewer: int | None
) -> Table:
    """A row for each player with everything that may be known of them; an arrow marks the deciding seat."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column("", max_width=15, no_wrap=True)
    for name in ("terminal-head-leaders", "terminal-head-catastrophes", "terminal-head-hand"):
        table.add_column(words.say(name), no_wrap=True)
    for heading in _colour_headings(words):
        table.add_column(heading, no_wrap=True)
    table.add_column(words.say("terminal-head-treasures"), no_wrap=True)
    for seat in range(len(sight.players)):
        table.add_row(*_player_cells(words, sight, seat, names, viewer))
    return table


def _colour_headings(words: Wording) -> list[str]:
    return [words.say("terminal-head-colour", colour=str(colour)) for colour in Colour]


def _player_cells(
    words: Wording, sight: Position | View, seat: int, names: Mapping[str, str], viewer: int | None
) -> Iterable[Text | str]:
    decides = sight.decision is not None and sight.decision.seat == seat
    hand, points, treasures = sight.hand(seat), sight.points(seat), sight.treasures(seat)
    yield Text(">" if decides else " ", "bold")
    yield dynasty_text(words, sight, seat, viewer, words.player(names.get(sight.players[seat], "")))
    yield supply_text(sight, seat)
    yield _catastrophes_text(sight.catastrophes_left(seat))
    yield _hidden_hand(words, sight.hand_size(seat)) if hand is None else hand_text(words, hand)
    yield from [HIDDEN] * 4 if points is None else points_texts(points)
    yield HIDDEN if treasures is None else _treasure_text(treasures)


def _hidden_hand(words: Wording, size: int) -> Text:
    return Text(words.say("terminal-tiles", count=size), "dim")


STRENGTH_HEADINGS = (
    "terminal-head-kingdom",
    "terminal-head-leader",
    "terminal-head-space",
    "terminal-head-temples",
    "terminal-head-supporters",
)


def strengths_table(words: Wording, sight: Sight, viewer: int | None) -> Table:
    """Every leader with its strength in a revolt and in a war, by kingdoms."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in STRENGTH_HEADINGS:
        table.add_column(words.say(heading), no_wrap=True)
    for number, kingdom in enumerate(sight.kingdoms(), start=1):
        for i, leader in enumerate(kingdom.leaders):
            table.add_row("" if i else str(number), *_strength_cells(words, sight, leader, viewer))
    if not table.row_count:
        table.add_row("", Text(words.say("terminal-no-leader"), "dim"))
    return table


def _strength_cells(words: Wording, sight: Sight, leader: Leader, viewer: int | None) -> Iterable[Text | str]:
    yield dynasty_text(words, sight, leader.seat, viewer, words.leader(leader.colour))
    yield str(leader.space)
    yield chip_text(f" {leader.temples:>2} ", Colour.RED)
    yield chip_text(f" {leader.supporters:>2} ", leader.colour)


def facts_table(words: Wording, sight: Position | View) -> Table:
    """Treasures, monuments, buildings, the wonder and the bag, as far as they may be known."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    table.add_row(words.say("terminal-treasures"), _treasures_fact(words, sight))
    table.add_row(words.say("terminal-monuments"), _monuments_fact(words, sight))
    if sight.rules.buildings:
        table.add_row(words.say("terminal-buildings"), _buildings_fact(words, sight))
    if sight.rules.wonder:
        is_built = "terminal-wonder-built" if sight.snapshot.wonder else "terminal-wonder-not-built"
        table.add_row(words.say("terminal-wonder"), words.say(is_built))
    bag = len(sight.bag) if isinstance(sight, Position) else sight.bag_count
    if bag is not None:
        table.add_row(words.say("terminal-bag"), words.say("terminal-tiles", count=bag))
    return table


def _treasures_fact(words: Wording, sight: Sight) -> str:
    snap = sight.snapshot
    spaces = spaces_of(snap.treasures)
    special = " ".join(str(space) for space in spaces if has(snap.special, space))
    others = " ".join(str(space) for space in spaces if not has(snap.special, space))
    border = words.say("terminal-special-border", spaces=special) if special else ""
    listed = "; ".join(filter(None, (others, border)))
    return words.say("terminal-treasures-left", count=len(spaces), spaces=listed)


def _monuments_fact(words: Wording, sight: Sight) -> str:
    places = sight.snapshot.monument
    built = [f"{words.monument(m)} {SPACES[places[m]]}" for m in Monument if places[m] >= 0]
    left = [words.monument(m) for m in Monument if places[m] < 0]
    if not built:
        return words.say("terminal-monuments-none")
    listed = ", ".join(left) or words.say("terminal-none")
    return words.say("terminal-monuments-built", built=", ".join(built), left=listed)


def _buildings_fact(words: Wording, sight: Sight) -> str:
    facts = []
    for colour in Colour:
        place = sight.snapshot.building[colour]
        where = str(SPACES[place]) if place >= 0 else words.say("terminal-not-placed")
        facts.append(f"{words.say('building-name', colour=str(colour))} {where}")
    return ", ".join(facts)


def ranking_table(
    words: Wording, sight: Position | View, result: Result, names: Mapping[str, str], viewer: int | None
) -> Table:
    """The final scores, the best first: points by colour, with `+1` for a treasure counted there."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(words.say("terminal-head-place"), justify="right")
    for heading in ("", *_colour_headings(words), words.say("terminal-head-lowest")):
        table.add_column(heading, no_wrap=True)
    for score in result.scores:
        table.add_row(*_ranking_cells(words, sight, score, names, viewer))
    return table


def _ranking_cells(
    words: Wording, sight: Position | View, score: Score, names: Mapping[str, str], viewer: int | None
) -> Iterable[Text | str]:
    points = sight.points(score.seat) or (0, 0, 0, 0)
    yield str(score.place)
    name = names.get(sight.players[score.seat], "")
    yield dynasty_text(words, sight, score.seat, viewer, words.player(name))
    for colour in Colour:
        placed = score.totals[colour] - points[colour]
        yield chip_text(f" {points[colour]:>2} {f'+{placed}' if placed else '  '} ", colour)
    yield Text(f"{score.lowest:>4}", "bold")


def own_lines(words: Wording, sight: Position | View, seat: int) -> Iterable[str]:
    """The pieces behind a player's own screen, in words."""
    points = sight.points(seat) or (0, 0, 0, 0)
    hand = sight.hand(seat) or (0, 0, 0, 0)
    supply = [words.leader(colour) for colour in Colour if sight.snapshot.place[seat * 4 + colour] < 0]
    lowest = [words.colour(colour) for colour in Colour if points[colour] == min(points)]
    counted = ", ".join(f"{words.colour(colour)} {points[colour]}" for colour in Colour)
    yield words.say("terminal-own-hand", tiles=tiles_list(hand) or words.say("terminal-none"))
    yield words.say("terminal-own-points", points=counted, lowest=words.all_of(lowest))
    left = sight.catastrophes_left(seat)
    yield words.say("terminal-own-pieces", taken=sight.treasures(seat) or 0, left=left)
    yield words.say("terminal-own-leaders", leaders=words.all_of(supply))


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
