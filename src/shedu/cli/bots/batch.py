"""Batches of games for `match` and `ladder`: options, the folder of finished games, a progress bar."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from shedu.players.arena.executor import Executor, ExecutorError, executor_for
from shedu.players.arena.match import GameReport, Pairing, SeatReport, play_game, seatings, summarize
from shedu.players.bots.registry import UnknownPlayerError, player_names
from shedu.players.bots.seated import Failure
from shedu.players.engines.specs import check_player

Seconds = Annotated[
    float | None,
    typer.Option(min=0.001, help="Thinking time per decision; 1 by default, no limit with --simulations."),
]
Simulations = Annotated[
    int | None,
    typer.Option(min=1, help="Simulations per decision, for bots that use them: results can be repeated."),
]
PLAYER_FORMS = "FILE.py:CLASS, exec:COMMAND, each with parameters: expert:seconds=0.5"
Levels = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="PLAYER...",
        help=f"The bots: {', '.join(player_names())}, {PLAYER_FORMS}. By default all levels.",
    ),
]
Players = Annotated[int, typer.Option(min=2, max=4, help="The number of seats.")]
Seats = Annotated[
    int | None,
    typer.Option(min=2, max=4, help="The number of seats; by default one for each bot, at least two."),
]
Seed = Annotated[int, typer.Option(min=0, max=2**63, help="The seed of the first game.")]
Jobs = Annotated[int, typer.Option(min=0, help="The number of processes; 0 is one per core.")]
Ray = Annotated[
    str | None,
    typer.Option(metavar="HOST:PORT", help="Play on this Ray cluster; its nodes need shedu installed."),
]
Out = Annotated[
    Path | None,
    typer.Option(help="A folder for the records. An interrupted batch continues there."),
]
Until = Callable[[list[GameReport], Console], bool]
MAX_SHOWN_FAILURES = 3


def check_names(names: Iterable[str]) -> None:
    """Raise a usage error for an unknown bot."""
    try:
        for name in names:
            check_player(name)
    except UnknownPlayerError as error:
        raise typer.BadParameter(str(error)) from None


def seats_for(names: Sequence[str], players: int | None) -> int:
    """The number of seats; a usage error if these bots cannot fill them."""
    seats = players or min(max(len(names), 2), 4)
    try:
        seatings(names, seats)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    return seats


def seconds_of(seconds: float | None, simulations: int | None) -> float | None:
    """The limit of time: a second, unless another limit is given."""
    return 1.0 if seconds is None and simulations is None else seconds


def made_folder(path: Path) -> Path:
    """Create a folder if it does not exist; a usage error if that fails."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or error
        raise typer.BadParameter(f"the folder {path} cannot be created: {why}") from None
    return path


def play_all(
    pairings: list[Pairing], ray: str | None, jobs: int, out: Path | None, until: Until | None = None
) -> list[GameReport]:
    """Play the games that the folder lacks, locally or on the cluster; all games in order.

    `until` is asked after each game and ends the batch early.
    """
    try:
        return _play_all(pairings, executor_for(ray, jobs), _Folder(out) if out else None, until)
    except ExecutorError as error:
        raise typer.BadParameter(str(error), param_hint="--ray") from None


def _play_all(
    pairings: list[Pairing], executor: Executor, folder: "_Folder | None", until: Until | None
) -> list[GameReport]:
    stories = folder.load(pairings) if folder else {}
    todo = [pairing for pairing in pairings if pairing.number not in stories]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = 0
    if until is not None and stories and until(list(stories.values()), Console(stderr=True)):
        todo = []
    with (
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
        closing(executor.results(play_game, todo)) as played,
    ):
        task = progress.add_task(_score(stories.values()), total=len(pairings), completed=len(stories))
        for pairing, story in played:
            stories[story.number] = story
            if folder:
                folder.store(pairing, story)
            progress.update(task, advance=1, description=_score(stories.values()))
            for failure in story.failures[:MAX_SHOWN_FAILURES]:
                shown += 1
                if shown <= MAX_SHOWN_FAILURES:
                    text = _failure_text(story.number, failure)
                    progress.console.print(text, markup=False, soft_wrap=True)
            if until is not None and until(list(stories.values()), progress.console):
                break
    return [stories[number] for number in sorted(stories)]


def _failure_text(game: int, failure: Failure) -> str:
    text = f"game {game}: {failure.name}: {failure.kind}: {failure.text}"
    return f"{text}\n{failure.trace.rstrip()}" if failure.trace else text


def failure_lines(stories: Iterable[GameReport]) -> list[str]:
    """How many decisions of each player a random move took, and why."""
    counts = Counter((each.name, each.kind) for story in stories for each in story.failures)
    return [f"{name}: {count} decisions by a random move ({kind})" for (name, kind), count in counts.items()]


def _score(stories: Iterable[GameReport]) -> str:
    shares = [f"{summary.name} {summary.share:.0%}" for summary in summarize(list(stories))]
    return ", ".join(shares) or "playing"


class _Folder:
    """A folder of finished games: a record each, and a line in games.jsonl."""

    def __init__(self, path: Path) -> None:
        self.path = made_folder(path)
        self.list = path / "games.jsonl"

    def load(self, pairings: Iterable[Pairing]) -> dict[int, GameReport]:
        """The finished games of this schedule."""
        wanted = {pairing.number: pairing for pairing in pairings}
        found: dict[int, GameReport] = {}
        for line in self._lines():
            try:
                key, story = _read(line)
            except (ValueError, TypeError, KeyError):
                raise typer.BadParameter(
                    f"{self.path} holds games of another version of shedu: choose another folder"
                ) from None
            if story.number in wanted:
                if key != _key(wanted[story.number]):
                    raise typer.BadParameter(f"{self.path} holds another match: choose another folder")
                found[story.number] = story
        return found

    def _lines(self) -> list[str]:
        """The complete lines; an incomplete last one is deleted."""
        text = self.list.read_text("utf-8") if self.list.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self.list.write_text(whole, "utf-8")
        return whole.splitlines()

    def store(self, pairing: Pairing, story: GameReport) -> None:
        """Write the record, then the line."""
        (self.path / f"{story.number:05}.te").write_text(story.record, "utf-8")
        data = asdict(story) | {"key": _key(pairing)}
        data.pop("record")
        with self.list.open("a", encoding="utf-8") as file:
            file.write(json.dumps(data) + "\n")


def _read(line: str) -> tuple[str, GameReport]:
    data = json.loads(line)
    key = data.pop("key")
    seats = tuple(SeatReport(**seat) for seat in data.pop("seats"))
    failures = tuple(Failure(**failure) for failure in data.pop("failures", ()))
    return key, GameReport(seats=seats, record="", failures=failures, **data)


def _key(pairing: Pairing) -> str:
    limit = "" if pairing.simulations is None else f" {pairing.simulations}"
    return f"{pairing.names} {pairing.seed} {pairing.rules} {pairing.seconds}{limit}"
