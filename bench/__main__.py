"""Runs all benchmarks, prints the results and writes build/bench.json."""

import json
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench import engine, environments, fairness, load, page, server

RESULTS = Path("build/bench.json")
BENCHMARKS = (engine, environments, server, fairness, page, load)
GOALS = engine.GOALS | environments.GOALS | server.GOALS | fairness.GOALS | page.GOALS | load.GOALS


def main() -> None:
    console = Console()
    figures: dict[str, float] = {}
    for benchmark in BENCHMARKS:
        console.print(f"[bold]{benchmark.__doc__}[/]")
        figures |= benchmark.run(lambda line: console.print(f"  {line}", style="dim"))
    table = Table("name", "value", "to reach", box=None)
    for name, value in figures.items():
        goal = GOALS.get(name)
        table.add_row(name, f"{value:,.4g}" if value < 1000 else f"{value:,.0f}", goal.text if goal else "")
    console.print(table)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(figures, indent=1) + "\n")
    missed = [name for name, goal in GOALS.items() if name not in figures or not goal.is_met(figures[name])]
    console.print(
        f"written to {RESULTS}" + (f"; missed: {', '.join(missed)}" if missed else "; every goal met")
    )


if __name__ == "__main__":
    main()
