"""The ladder as a Markdown page and as an SVG picture."""

import math
from collections.abc import Iterator
from html import escape

from shedu.players.arena.ladder import Estimate, Ladder, Rung

# Sizes of the picture in pixels.
WIDTH_PX = 720
TOP_PX = 16
ROW_PX = 32
FOOT_PX = 56  # the numbers and the title of the axis
LETTER_PX = 8  # the approximate width of a letter
STYLE = """\
  .shedu-ladder { color: #1f2328; font: 14px sans-serif; }
  .shedu-ladder text { fill: currentColor; }
  .shedu-ladder line { stroke: currentColor; stroke-width: 2; }
  .shedu-ladder .grid { stroke-opacity: 0.15; stroke-width: 1; }
  .shedu-ladder circle { fill: #3b82f6; stroke: currentColor; }
  @media (prefers-color-scheme: dark) { .shedu-ladder { color: #e6edf3; } }"""


def scale_name(ladder: Ladder) -> str:
    """The scale of the ratings that order the ladder."""
    return "Elo with a mean of 0" if ladder.rungs[0].elo else "OpenSkill, starting at 25"


def ladder_page(ladder: Ladder, made_with: str) -> str:
    """The Markdown page. It shows the picture `ladder.svg` beside it."""
    return "\n".join(_page_lines(ladder, made_with)) + "\n"


def _page_lines(ladder: Ladder, made_with: str) -> Iterator[str]:
    yield "# The ladder"
    yield ""
    yield "<!-- Written by `shedu ladder`. -->"
    yield ""
    yield f"`{made_with}` generated this page. Every level played equally often in every seat."
    yield ""
    yield f"![{scale_name(ladder)}](ladder.svg)"
    yield ""
    columns = column_names(ladder)
    yield f"| {' | '.join(columns)} |"
    yield "|---" + "|--:" * (len(columns) - 1) + "|"
    for rung in ladder.rungs:
        yield f"| {' | '.join(rung_cells(rung))} |"
    yield ""
    yield "Brackets hold 95 % intervals. `lowest` is the mean score."
    yield "OpenSkill rates places game by game; all levels start at 25."
    if ladder.rungs[0].elo:
        yield "Elo is fitted to all results at once, with a mean of 0."
    yield ""
    yield "Share of games in which the level of the row ranked above the level of the column:"
    yield ""
    names = [rung.name for rung in ladder.rungs]
    yield f"| | {' | '.join(names)} |"
    yield "|---" + "|--:" * len(names) + "|"
    for name in names:
        shares = ["" if other == name else f"{ladder.share(name, other):.0%}" for other in names]
        yield f"| {name} | {' | '.join(shares)} |"


def column_names(ladder: Ladder) -> list[str]:
    """The headings of the table of levels: Elo for two players, the mean place for more."""
    if ladder.rungs[0].elo:
        return ["level", "games", "share", "lowest", "OpenSkill", "Elo"]
    return ["level", "games", "share", "lowest", "place", "OpenSkill"]


def rung_cells(rung: Rung) -> list[str]:
    """The row of a level in the table."""
    cells = [rung.name, str(rung.games), f"{rung.share:.1%}", f"{rung.mean_lowest:.1f}"]
    if rung.elo:
        return [*cells, _estimate(rung.skill, 1), _estimate(rung.elo, 0)]
    return [*cells, f"{rung.mean_place:.2f}", _estimate(rung.skill, 1)]


def _estimate(found: Estimate, digits: int) -> str:
    value, low, high = (f"{round(number, digits) + 0.0:.{digits}f}" for number in _numbers(found))
    return f"{value} ({low} to {high})"


def _numbers(found: Estimate) -> tuple[float, float, float]:
    return (found.value, found.low, found.high)


def ladder_picture(ladder: Ladder) -> str:
    """The ratings with their intervals as SVG; it follows the reader's colour scheme."""
    return "\n".join(_picture_lines(ladder)) + "\n"


def _picture_lines(ladder: Ladder) -> Iterator[str]:
    left = 24 + LETTER_PX * max(len(rung.name) for rung in ladder.rungs)
    right = WIDTH_PX - 24
    bottom = TOP_PX + ROW_PX * len(ladder.rungs)
    low = min(rung.rating.low for rung in ladder.rungs)
    high = max(rung.rating.high for rung in ladder.rungs)

    def across(value: float) -> str:
        return f"{left + (right - left) * (value - low) / ((high - low) or 1.0):.1f}"

    title = escape(f"{scale_name(ladder)}; bars are 95 % intervals")
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="shedu-ladder" role="img" '
        f'width="{WIDTH_PX}" height="{bottom + FOOT_PX}" viewBox="0 0 {WIDTH_PX} {bottom + FOOT_PX}">'
    )
    yield f"<title>{title}</title>"
    yield f"<style>\n{STYLE}\n</style>"
    for tick in _ticks(low, high):
        x = across(tick)
        yield f'<line class="grid" x1="{x}" y1="{TOP_PX}" x2="{x}" y2="{bottom}"/>'
        yield f'<text x="{x}" y="{bottom + 18}" text-anchor="middle">{tick:g}</text>'
    for at, rung in enumerate(ladder.rungs):
        y = TOP_PX + ROW_PX * at + ROW_PX // 2
        value, start, end = (across(number) for number in _numbers(rung.rating))
        yield f'<text x="{left - 14}" y="{y + 5}" text-anchor="end">{escape(rung.name)}</text>'
        yield f'<line x1="{start}" y1="{y}" x2="{end}" y2="{y}"/>'
        for x in (start, end):
            yield f'<line x1="{x}" y1="{y - 5}" x2="{x}" y2="{y + 5}"/>'
        yield f'<circle cx="{value}" cy="{y}" r="5"/>'
    yield f'<text x="{(left + right) // 2}" y="{bottom + 44}" text-anchor="middle">{title}</text>'
    yield "</svg>"


def _ticks(low: float, high: float) -> list[float]:
    """About six round numbers from low to high."""
    rough = max(high - low, 1e-6) / 6
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)
    return [at * step + 0.0 for at in range(math.ceil(low / step), math.floor(high / step) + 1)]
