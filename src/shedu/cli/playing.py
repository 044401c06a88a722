"""Playing many games for a command: its options, the folder that keeps them, the bar that shows them."""

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from shedu.players.arena.executor import Executor, ExecutorError, executor_for
from shedu.players.arena.match import GameReport, Pairing, SeatReport, play_game, summarize
from shedu.players.bots.registry import UnknownPlayerError, make_player

Seconds = Annotated[float, typer.Option(min=0.001, help="Time for a decision, where a player uses it.")]
Seed = Annotated[
    int, typer.Option(min=0, max=2**63, help="Of the first game; the same seed, the same games.")
]
Jobs = Annotated[int, typer.Option(min=0, help="Processes; 0 is one for each core.")]
Ray = Annotated[
    str | None,
    typer.Option(metavar="HOST:PORT", help="Play on this Ray cluster, whose nodes have shedu installed."),
]
Out = Annotated[
    Path | None,
    typer.Option(help="A folder for every game's record. What was broken off there goes on."),
]


def check_names(names: Iterable[str]) -> None:
    """See that there are such players; a usage error otherwise."""
    try:
        for name in names:
            make_player(name)
    except UnknownPlayerError as error:
        raise typer.BadParameter(str(error)) from None


def made_folder(path: Path) -> Path:
    """A folder that is there, or is made; a usage error if it cannot be."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or error
        raise typer.BadParameter(f"{path} cannot be a folder: {why}: choose another") from None
    return path


def play_all(pairings: list[Pairing], ray: str | None, jobs: int, out: Path | None) -> list[GameReport]:
    """Play what is not in the folder yet, there or here, and tell all games in their order."""
    try:
        return _play_all(pairings, executor_for(ray, jobs), _Folder(out) if out else None)
    except ExecutorError as error:
        raise typer.BadParameter(str(error), param_hint="--ray") from None


def _play_all(pairings: list[Pairing], executor: Executor, folder: "_Folder | None") -> list[GameReport]:
    stories = folder.load(pairings) if folder else {}
    todo = [pairing for pairing in pairings if pairing.number not in stories]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(_score(stories.values()), total=len(pairings), completed=len(stories))
        for pairing, story in executor.results(play_game, todo):
            stories[story.number] = story
            if folder:
                folder.keep(pairing, story)
            progress.update(task, advance=1, description=_score(stories.values()))
    return [stories[number] for number in sorted(stories)]


def _score(stories: Iterable[GameReport]) -> str:
    shares = [f"{summary.name} {summary.share:.0%}" for summary in summarize(list(stories))]
    return ", ".join(shares) or "playing"


class _Folder:
    """Where games are kept: records, and a line for each in games.jsonl."""

    def __init__(self, path: Path) -> None:
        self.path = made_folder(path)
        self.list = path / "games.jsonl"

    def load(self, pairings: Iterable[Pairing]) -> dict[int, GameReport]:
        """The games that were played before, if they are of this schedule."""
        wanted = {pairing.number: pairing for pairing in pairings}
        found: dict[int, GameReport] = {}
        for line in self._lines():
            try:
                key, story = _read(line)
            except (ValueError, TypeError, KeyError):
                raise typer.BadParameter(
                    f"{self.path} holds games of another version: choose another folder"
                ) from None
            if story.number in wanted:
                if key != _key(wanted[story.number]):
                    raise typer.BadParameter(f"{self.path} holds another match: choose another folder")
                found[story.number] = story
        return found

    def _lines(self) -> list[str]:
        """The lines that were written to their end; a last one that was not is forgotten."""
        text = self.list.read_text("utf-8") if self.list.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self.list.write_text(whole, "utf-8")
        return whole.splitlines()

    def keep(self, pairing: Pairing, story: GameReport) -> None:
        """Store a game: its record, then its line."""
        (self.path / f"{story.number:05}.te").write_text(story.record, "utf-8")
        data = asdict(story) | {"key": _key(pairing)}
        data.pop("record")
        with self.list.open("a", encoding="utf-8") as file:
            file.write(json.dumps(data) + "\n")


def _read(line: str) -> tuple[str, GameReport]:
    data = json.loads(line)
    key = data.pop("key")
    seats = tuple(SeatReport(**seat) for seat in data.pop("seats"))
    return key, GameReport(seats=seats, record="", **data)


def _key(pairing: Pairing) -> str:
    return f"{pairing.names} {pairing.seed} {pairing.rules} {pairing.seconds}"
