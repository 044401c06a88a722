"""Output of `shedu play`: the table and its texts. It only receives views, never a position."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from shedu.cli.table import styles
from shedu.cli.table.board import draw_board
from shedu.cli.table.panels import (
    WIDE_COLUMNS,
    arrange,
    facts_table,
    glyphs_for,
    players_table,
    ranking_table,
    strengths_table,
)
from shedu.cli.table.wording import Wording
from shedu.engine.events import Moved, ResultKnown
from shedu.engine.moves import (
    BuildMonument,
    ErectWonder,
    PlaceBuilding,
    PlaceTile,
    PlayCatastrophe,
    PositionLeader,
)
from shedu.engine.pieces import Space
from shedu.engine.view import View
from shedu.locales import RuleText
from shedu.locales.narration import Line, Step, narrate

# Lines that the table needs: with outlined kingdoms above the panels or beside them, and without outlines.
TALL_LINES, TALL_LINES_IF_WIDE, LOW_LINES = 42, 34, 32


class Screen:
    """Draws the table and prints texts, with the person's choice of what is drawn."""

    def __init__(self, console: Console, words: Wording | None = None) -> None:
        self.console = console
        self.words = words or Wording()
        self.has_strengths = False
        self.has_kingdoms = self._has_lines(TALL_LINES_IF_WIDE if self._is_wide else TALL_LINES)

    @property
    def _is_wide(self) -> bool:
        return self.console.width >= WIDE_COLUMNS

    def _has_lines(self, needed: int) -> bool:
        return not self.console.is_terminal or self.console.height >= needed

    def say(self, text: str = "", style: str = "") -> None:
        """Print a line as it is."""
        self.console.print(Text(text, style), soft_wrap=True)

    def show(self, panel: RenderableType) -> None:
        self.console.print(panel)

    def list_rows(self, rows: Iterable[tuple[str, str]]) -> None:
        """Print rows of a word and its explanation."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for word, rest in rows:
            table.add_row(Text(word, "bold"), Text(rest))
        self.show(table)

    def print_log(self, view: View, steps: Iterable[Step]) -> None:
        """Print the log of these decisions."""
        for line in narrate(view.players, steps):
            self.console.print(Padding(self._log_text(view, line), (0, 0, 0, 2), expand=False))

    def _log_text(self, view: View, line: Line) -> Text:
        """A line of the log with highlighted dynasties and points."""
        said, *gains = self.words.line(line, view.players)
        text = Text(said)
        for gain, words in zip(line.gains, gains, strict=True):
            points = Text(words)
            points.highlight_regex(r"\d+", styles.chip(gain.colour))
            text.append("; ").append_text(points)
        for seat, player in enumerate(view.players):
            style = styles.OWN if seat == view.seat else "bold"
            text.highlight_regex(rf"\b{re.escape(self.words.dynasty(player))}\b", style)
        return text

    def draw_table(self, view: View, names: Mapping[str, str], news: Iterable[Step] = ()) -> None:
        """Draw the board and its panels; the pieces that others placed in the news are underlined."""
        board = draw_board(
            view,
            viewer=view.seat,
            kingdoms=self.has_kingdoms,
            is_numbered=self.has_strengths,
            fresh=set(_placed_by_others(news, view.seat)),
            glyphs=glyphs_for(self.console),
        )
        self.say()
        self.show(arrange(board, self._panels(view, names), is_wide=self._is_wide))
        self.say()

    def _panels(self, view: View, names: Mapping[str, str]) -> Iterator[RenderableType]:
        if self.has_strengths:
            yield strengths_table(self.words, view, view.seat)
        if self._is_wide or self._has_lines(LOW_LINES):
            yield facts_table(self.words, view)
        yield players_table(self.words, view, names, view.seat)

    def explain(self, reason: str, rule: RuleText | None) -> None:
        """Print that a move is not allowed, the engine's reason and the rule."""
        refused = self.words.say("terminal-refused")
        self.say(f"{refused} {self.words.detail(reason)}".strip(), "bold")
        if rule is not None:
            self.console.print(Text(f"{rule.rule} {rule.title}", "cyan"))
            self.console.print(Padding(Text(rule.text), (0, 0, 0, 2), expand=False))

    def show_end(self, view: View, names: Mapping[str, str], history: Sequence[Step]) -> None:
        """Draw the table with everything open, the final ranking and the winner."""
        events = (event for step in reversed(history) for event in step.events)
        result = next(event.result for event in events if isinstance(event, ResultKnown))
        self.draw_table(view, names)
        self.show(ranking_table(self.words, view, result, names, view.seat))
        self.say()
        winners = [view.players[seat] for seat in result.winners]
        if len(winners) > 1:
            shared = self.words.all_of([self.words.dynasty(winner) for winner in winners])
            self.say(self.words.say("terminal-shared", names=shared), "bold")
        elif view.seat in result.winners:
            self.say(self.words.say("end-you-win"), "bold")
        else:
            self.say(self.words.say("end-wins", dynasty=winners[0]), "bold")


def _placed_by_others(steps: Iterable[Step], seat: int | None) -> Iterator[Space]:
    """The spaces on which other seats than this one placed something."""
    placing = (PlaceTile, PositionLeader, PlayCatastrophe, PlaceBuilding, BuildMonument, ErectWonder)
    for step in steps:
        for event in step.events:
            if isinstance(event, Moved) and event.seat != seat and isinstance(event.move, placing):
                yield event.move.space
