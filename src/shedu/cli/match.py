"""`shedu match`: bots against each other."""

import json
import os
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from shedu.cli.records import Json, Option, Preset, chosen_rules
from shedu.players.match import (
    SOURCES,
    GameStory,
    Pairing,
    SeatStory,
    Summary,
    play_game,
    schedule,
    seatings,
    summarize,
)
from shedu.players.registry import UnknownPlayerError, make_player, player_names


def match_command(
    names: Annotated[
        list[str],
        typer.Argument(
            metavar="PLAYER...", help=f"Who plays: {', '.join(player_names())}. The last fills up."
        ),
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 20,
    players: Annotated[int, typer.Option(min=2, max=4, help="Seats at the table.")] = 2,
    rules: Preset = "modern",
    option: Option = None,
    seconds: Annotated[
        float, typer.Option(min=0.001, help="Time for a decision, where a player uses it.")
    ] = 1.0,
    seed: Annotated[int, typer.Option(min=0, help="Of the first game; the same seed, the same match.")] = 0,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 is one for each core.")] = 0,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder for every game's record. A match that was broken off there goes on."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Play bots against each other, in balanced seats, and count."""
    chosen = chosen_rules(rules, option)
    try:
        for name in names:
            make_player(name)
        seatings(names, players)
    except (UnknownPlayerError, ValueError) as error:
        raise typer.BadParameter(str(error)) from None
    pairings = list(schedule(names, players, games, chosen, seconds, seed))
    stories = _play_all(pairings, jobs or os.cpu_count() or 1, _Folder(out) if out else None)
    if as_json:
        data = {"players": [summary.as_json() for summary in summarize(stories)], **_table_facts(stories)}
        sys.stdout.write(json.dumps(data, indent=1) + "\n")
    else:
        _print(Console(), stories)


class _Folder:
    """Where a match keeps its games: records, and a line for each in games.jsonl."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        self.list = path / "games.jsonl"

    def load(self, pairings: Iterable[Pairing]) -> dict[int, GameStory]:
        """The games that were played before, if they are of this match."""
        wanted = {pairing.number: pairing for pairing in pairings}
        found: dict[int, GameStory] = {}
        for line in self.list.read_text("utf-8").splitlines() if self.list.exists() else []:
            data = json.loads(line)
            seats = tuple(SeatStory(**seat) for seat in data.pop("seats"))
            pairing = wanted.get(data["number"])
            if pairing is not None and data.pop("key") != _key(pairing):
                raise typer.BadParameter(f"{self.path} holds another match: choose another folder")
            data.pop("key", None)
            story = GameStory(seats=seats, record="", **data)
            if pairing is not None:
                found[story.number] = story
        return found

    def keep(self, pairing: Pairing, story: GameStory) -> None:
        """Store a game: its record, then its line."""
        (self.path / f"{story.number:05}.te").write_text(story.record, "utf-8")
        data = asdict(story) | {"key": _key(pairing)}
        data.pop("record")
        with self.list.open("a", encoding="utf-8") as file:
            file.write(json.dumps(data) + "\n")


def _key(pairing: Pairing) -> str:
    return f"{pairing.names} {pairing.seed} {pairing.rules} {pairing.seconds}"


def _play_all(pairings: list[Pairing], jobs: int, folder: _Folder | None) -> list[GameStory]:
    stories = folder.load(pairings) if folder else {}
    todo = [pairing for pairing in pairings if pairing.number not in stories]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("playing", total=len(pairings), completed=len(stories))
        for pairing, story in _results(todo, jobs):
            stories[story.number] = story
            if folder:
                folder.keep(pairing, story)
            progress.update(task, advance=1, description=_score(stories.values()))
    return [stories[number] for number in sorted(stories)]


def _results(todo: list[Pairing], jobs: int) -> Iterator[tuple[Pairing, GameStory]]:
    if jobs == 1:
        for pairing in todo:
            yield pairing, play_game(pairing)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from zip(todo, pool.map(play_game, todo), strict=True)


def _score(stories: Iterable[GameStory]) -> str:
    return ", ".join(f"{summary.name} {summary.share:.0%}" for summary in summarize(list(stories)))


def _table_facts(stories: list[GameStory]) -> dict[str, object]:
    games = len(stories)
    return {
        "games": games,
        "decisions_per_game": sum(story.decisions for story in stories) / games,
        "ended_by_treasures": sum(story.ended == "treasures" for story in stories) / games,
        "wars_per_game": sum(story.wars for story in stories) / games,
        "games_with_war": sum(story.wars > 0 for story in stories) / games,
        "revolts_per_game": sum(story.revolts for story in stories) / games,
    }


def _print(console: Console, stories: list[GameStory]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("player", "games", "wins", "share", "95 %", "lowest", *SOURCES, "decisions", "ms"):
        table.add_column(column, justify="left" if column == "player" else "right")
    for summary in summarize(stories):
        table.add_row(*_row(summary))
    console.print(table)
    for name, value in _table_facts(stories).items():
        console.print(f"[dim]{name.replace('_', ' ')}[/] {value:.2f}")


def _row(summary: Summary) -> list[str]:
    return [
        summary.name,
        str(summary.games),
        f"{summary.wins:g}",
        f"{summary.share:.1%}",
        f"{summary.share_low:.0%}-{summary.share_high:.0%}",
        f"{summary.mean_lowest:.1f}",
        *(f"{summary.sources[source]:.1f}" for source in SOURCES),
        f"{summary.decisions:.0f}",
        f"{summary.ms_per_decision:.1f}",
    ]
