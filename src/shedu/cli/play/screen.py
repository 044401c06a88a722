"""What a person at the terminal sees of a game: only ever his own view of it."""

from collections.abc import Iterable, Iterator, Mapping

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from shedu.cli.table import palette
from shedu.cli.table.board import draw_board
from shedu.cli.table.panels import (
    WIDE,
    arrange,
    facts_table,
    glyphs_for,
    players_table,
    ranking_table,
    strengths_table,
)
from shedu.cli.table.prose import list_words, narrate
from shedu.engine.events import Event, Moved, ResultKnown
from shedu.engine.moves import (
    BuildMonument,
    ErectWonder,
    PlaceBuilding,
    PlaceTile,
    PlayCatastrophe,
    PositionLeader,
)
from shedu.engine.pieces import Colour, Space
from shedu.engine.view import View
from shedu.locales import RuleText

# Lines that the whole table needs: with outlined kingdoms below or beside the panels, without them.
TALL, TALL_IF_WIDE, LOW = 42, 34, 32


class Screen:
    """Draws the table and says things, with the person's choice of what is drawn."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.has_strengths = False
        self.has_kingdoms = self._has_lines(TALL_IF_WIDE if self._is_wide else TALL)

    @property
    def _is_wide(self) -> bool:
        return self.console.width >= WIDE

    def _has_lines(self, needed: int) -> bool:
        return not self.console.is_terminal or self.console.height >= needed

    def say(self, text: str = "", style: str = "") -> None:
        """Print a line as it is."""
        self.console.print(Text(text, style), soft_wrap=True)

    def show(self, panel: RenderableType) -> None:
        """Print something drawn."""
        self.console.print(panel)

    def list_rows(self, rows: Iterable[tuple[str, str]]) -> None:
        """Print rows of a word and what there is to it."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for word, rest in rows:
            table.add_row(Text(word, "bold"), Text(rest))
        self.show(table)

    def tell(self, view: View, news: Iterable[Event], past: Iterable[Event]) -> None:
        """Say what happened."""
        for line in narrate(view.players, news, past):
            self.console.print(Padding(_highlighted(view, line), (0, 0, 0, 2), expand=False))

    def draw_table(self, view: View, names: Mapping[str, str], news: Iterable[Event] = ()) -> None:
        """Draw the board and everything beside it; what the others did in the news is underlined."""
        board = draw_board(
            view,
            viewer=view.seat,
            kingdoms=self.has_kingdoms,
            is_numbered=self.has_strengths,
            fresh=set(_spaces_in(news, view.seat)),
            glyphs=glyphs_for(self.console),
        )
        self.say()
        self.show(arrange(board, self._panels(view, names), is_wide=self._is_wide))
        self.say()

    def _panels(self, view: View, names: Mapping[str, str]) -> Iterator[RenderableType]:
        if self.has_strengths:
            yield strengths_table(view, view.seat)
        if self._is_wide or self._has_lines(LOW):
            yield facts_table(view)
        yield players_table(view, names, view.seat)

    def explain(self, reason: str, rule: RuleText | None) -> None:
        """Say why a move is refused, and the rule that says so."""
        self.say(f"Not allowed: {reason}.", "bold")
        if rule is not None:
            self.console.print(Text(f"{rule.rule} {rule.title}", "cyan"))
            self.console.print(Padding(Text(rule.text), (0, 0, 0, 2), expand=False))

    def show_end(self, view: View, names: Mapping[str, str], history: Iterable[Event]) -> None:
        """Lift the screens: the final ranking and who has won."""
        result = next(event.result for event in history if isinstance(event, ResultKnown))
        self.draw_table(view, names)
        self.show(ranking_table(view, result, names, view.seat))
        winners = [view.players[seat].capitalize() for seat in result.winners]
        verb = "wins" if len(winners) == 1 else "share the victory"
        yours = " You have won!" if view.seat in result.winners and len(winners) == 1 else ""
        self.say()
        self.say(f"{list_words(winners)} {verb}.{yours}", "bold")


def _highlighted(view: View, line: str) -> Text:
    """A line with dynasties and points made to stand out."""
    text = Text(line)
    for seat, player in enumerate(view.players):
        style = palette.OWN if seat == view.seat else "bold"
        text.highlight_words([player.capitalize()], style)
    for colour in Colour:
        text.highlight_regex(rf"\b\d+ {colour}\b", palette.chip(colour))
    return text


def _spaces_in(events: Iterable[Event], seat: int | None) -> Iterator[Space]:
    """Where others than this seat have put something."""
    placing = (PlaceTile, PositionLeader, PlayCatastrophe, PlaceBuilding, BuildMonument, ErectWonder)
    for event in events:
        if isinstance(event, Moved) and event.seat != seat and isinstance(event.move, placing):
            yield event.move.space
