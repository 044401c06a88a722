"""`shedu advise`: the best moves of a seat, and why."""

import json
import sys
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from shedu.cli.records.files import UNREADABLE, fail, read_record, replay, seat_in
from shedu.cli.records.options import AsPlayer, File, Json
from shedu.cli.table import palette
from shedu.cli.table.panels import table_console
from shedu.cli.table.prose import decision_words
from shedu.engine.position import SEED_LIMIT, Position
from shedu.engine.record import Record
from shedu.engine.sight import Kind
from shedu.engine.view import View
from shedu.locales import Phrase, Texts, languages, texts
from shedu.players.advice.hints import Advice, advise
from shedu.players.bots.base import Bot, Budget
from shedu.players.bots.registry import UnknownPlayerError, make_player, player_names


def advise_command(
    file: File,
    as_player: AsPlayer = None,
    level: Annotated[
        str, typer.Option(metavar="PLAYER", help=f"Who advises: {', '.join(player_names())}.")
    ] = "expert",
    seconds: Annotated[
        float, typer.Option(min=0.001, help="Time to think, where the adviser uses it.")
    ] = 1.0,
    count: Annotated[int, typer.Option(min=1, help="How many moves.")] = 5,
    seed: Annotated[int, typer.Option(min=0, max=SEED_LIMIT, help="The same seed, the same advice.")] = 0,
    language: Annotated[str, typer.Option(help=f"Of the reasons: {', '.join(languages())}.")] = "en",
    as_json: Json = False,
) -> None:
    """Play a record and advise the player who decides, from what he may know.

    Each move comes with the chance to win with it and a reason; then every player's chance to
    win. A chance is the adviser's own opinion: random and bots that give none say one half. Exit
    status: 0, or 1 if a move is not allowed, or 2 if the file is no record or the
    decision is another player's.
    """
    record = read_record(file)
    seat = None if as_player is None else seat_in(file, record, as_player)
    bot = _adviser(level, seed)
    if language not in languages():
        raise typer.BadParameter(
            f"there are no texts in {language!r}: choose from {', '.join(languages())}",
            param_hint="--language",
        )
    position, _ = replay(file, record)
    view = position.view(_advised(file, record, position, seat))
    advice = advise(view, bot, Budget(seconds), count)
    if as_json:
        sys.stdout.write(
            json.dumps(advice.as_json(view.players, language), indent=1, ensure_ascii=False) + "\n"
        )
    else:
        _print(view, advice, texts(language))


def _adviser(level: str, seed: int) -> Bot:
    try:
        return make_player(level, seed)
    except UnknownPlayerError as error:
        raise typer.BadParameter(str(error), param_hint="--level") from None


def _advised(file: str, record: Record, position: Position, seat: int | None) -> int:
    """The seat to be advised: the one that decides; exits with 2 if another was asked for."""
    decision = position.decision
    if decision is None:
        return seat or 0
    if seat not in (None, decision.seat):
        line = record.entries[-1].line if record.entries else record.lines.get("players", 0)
        fail(file, line, f"{decision_words(position)}, so there is no advice for another", UNREADABLE)
    return decision.seat


def _print(view: View, advice: Advice, words: Texts) -> None:
    console = table_console()
    console.print(Text(_asked(view, words), "bold"))
    if advice.hints:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column("", justify="right")
        table.add_column(words.say(Phrase("advice-head-move")), no_wrap=True)
        table.add_column(words.say(Phrase("advice-head-value")), justify="right", no_wrap=True)
        table.add_column(words.say(Phrase("advice-head-reason")))
        for rank, hint in enumerate(advice.hints, start=1):
            reason = Text(hint.words(words.language))
            table.add_row(str(rank), Text(str(hint.move), "bold"), _percent(hint.value, words), reason)
        console.print(table)
    console.print(_chances_text(view, advice, words))


def _asked(view: View, words: Texts) -> str:
    """What is to be decided: in English as the terminal says it, else as the browser does."""
    decision = view.decision
    if words.language == "en":
        return decision_words(view)
    if decision is None:
        return words.say(Phrase("end-title"))
    dynasty = view.players[decision.seat]
    if decision.kind == Kind.ACTION:
        return words.say(Phrase("prompt-action", {"dynasty": dynasty, "count": view.actions_left}))
    return words.say(Phrase("prompt-wait-kind", {"dynasty": dynasty, "kind": str(decision.kind)}))


def _chances_text(view: View, advice: Advice, words: Texts) -> Text:
    chances = []
    for seat, (dynasty, chance) in enumerate(zip(view.players, advice.chances, strict=True)):
        name = words.say(Phrase("dynasty-name", {"dynasty": dynasty}))
        style = palette.OWN if seat == view.seat else "bold"
        chances.append(Text().append(name, style).append(f" {_percent(chance, words)}"))
    return Text(f"{words.say(Phrase('advice-chances'))}: ").append(Text(", ").join(chances))


def _percent(chance: float, words: Texts) -> str:
    return words.say(Phrase("advice-chance", {"size": "about", "chance": chance}))
