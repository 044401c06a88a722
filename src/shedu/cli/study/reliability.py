"""The plot of calibration: chances that were stated against the share of such positions that were won."""

from collections.abc import Iterator, Mapping, Sequence

from shedu.study.analysis.fit import Bin

SIDE_PX = 220
GAP_PX = 46
TOP_PX = 34
FOOT_PX = 52
STYLE = """.shedu-calibration text { font: 13px sans-serif; fill: #333; }
.shedu-calibration line { stroke: #333; }
.shedu-calibration .grid, .shedu-calibration .even { stroke: #999; stroke-width: 0.5; }
.shedu-calibration .even { stroke-dasharray: 4 3; stroke-width: 1; }
.shedu-calibration circle { fill: #1f6feb; }
@media (prefers-color-scheme: dark) {
.shedu-calibration text { fill: #ddd; }
.shedu-calibration line { stroke: #ddd; }
.shedu-calibration circle { fill: #58a6ff; }
}"""


def reliability_picture(charts: Mapping[int, Sequence[Bin]]) -> str:
    """One square for each number of players, as SVG that follows the reader's colour scheme."""
    width = GAP_PX + len(charts) * (SIDE_PX + GAP_PX)
    height = TOP_PX + SIDE_PX + FOOT_PX
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="shedu-calibration" role="img" '
        f'width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
        "<title>Stated chances to win and the share of positions won, with 95 % intervals</title>",
        f"<style>\n{STYLE}\n</style>",
    ]
    for at, (players, bins) in enumerate(charts.items()):
        lines += _chart(GAP_PX + at * (SIDE_PX + GAP_PX), players, bins)
    return "\n".join([*lines, "</svg>"]) + "\n"


def _chart(left: int, players: int, bins: Sequence[Bin]) -> Iterator[str]:
    bottom = TOP_PX + SIDE_PX

    def x(chance: float) -> str:
        return f"{left + SIDE_PX * chance:.1f}"

    def y(share: float) -> str:
        return f"{bottom - SIDE_PX * share:.1f}"

    yield f'<text x="{x(0.5)}" y="{TOP_PX - 14}" text-anchor="middle">{players} players</text>'
    for tick in (0, 0.25, 0.5, 0.75, 1):
        yield f'<line class="grid" x1="{x(tick)}" y1="{TOP_PX}" x2="{x(tick)}" y2="{bottom}"/>'
        yield f'<line class="grid" x1="{x(0)}" y1="{y(tick)}" x2="{x(1)}" y2="{y(tick)}"/>'
        yield f'<text x="{x(tick)}" y="{bottom + 18}" text-anchor="middle">{tick:.0%}</text>'
        yield f'<text x="{left - 6}" y="{y(tick)}" dy="4" text-anchor="end">{tick:.0%}</text>'
    yield f'<line class="even" x1="{x(0)}" y1="{y(0)}" x2="{x(1)}" y2="{y(1)}"/>'
    for each in bins:
        yield f'<line x1="{x(each.chance)}" y1="{y(each.low)}" x2="{x(each.chance)}" y2="{y(each.high)}"/>'
        yield f'<circle cx="{x(each.chance)}" cy="{y(each.won)}" r="4"/>'
    yield f'<text x="{x(0.5)}" y="{bottom + 40}" text-anchor="middle">chance stated → share won</text>'
