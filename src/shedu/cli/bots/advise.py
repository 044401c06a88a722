"""`shedu advise`: the best moves of a seat, with reasons."""

import json
import sys
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from shedu.cli.bots.batch import PLAYER_FORMS
from shedu.cli.records.files import UNREADABLE, fail, read_record, replay, seat_in, up_to
from shedu.cli.records.options import AsPlayer, DecisionNumber, File, Json, Language, chosen_language
from shedu.cli.table import styles
from shedu.cli.table.panels import table_console
from shedu.cli.table.wording import Wording
from shedu.engine.position import SEED_LIMIT, Position
from shedu.engine.record import Record
from shedu.engine.view import View
from shedu.players.advice.hints import Advice, advise
from shedu.players.bots.registry import UnknownPlayerError, player_names
from shedu.players.engines.specs import PlayerSpec, check_player


def advise_command(
    file: File,
    as_player: AsPlayer = None,
    decision: DecisionNumber = None,
    level: Annotated[
        str, typer.Option(metavar="PLAYER", help=f"The adviser: {', '.join(player_names())}, {PLAYER_FORMS}.")
    ] = "expert",
    seconds: Annotated[
        float, typer.Option(min=0.001, help="Thinking time in seconds, for advisers that use it.")
    ] = 1.0,
    count: Annotated[int, typer.Option(min=1, help="The number of moves.")] = 5,
    seed: Annotated[int, typer.Option(min=0, max=SEED_LIMIT, help="The seed of the adviser.")] = 0,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Replay a record, to its end or to a decision, and advise the deciding player.

    The adviser sees only what that player may know.

    Each move comes with its chance to win and a reason. Every player's chance to win follows. A chance is the
    adviser's own estimate; random and bots without an estimate give one half.

    Exit status: 0, 1 if a move is not allowed, 2 if the file is not a record or another player decides.
    """
    record = up_to(file, read_record(file), decision)
    seat = None if as_player is None else seat_in(file, record, as_player)
    spec = _adviser(level)
    words = Wording(chosen_language(language))
    position, events = replay(file, record)
    view = position.view(_advised(file, record, position, seat))
    bot = spec.make(seed)
    bot.begin(record.start().view(view.seat))
    for event in events:
        bot.watch(event.seen_by(view.seat))
    advice = advise(view, bot, spec.budget(seconds), count)
    bot.end(None)
    if as_json:
        sys.stdout.write(
            json.dumps(advice.as_json(view.players, words.language), indent=1, ensure_ascii=False) + "\n"
        )
    else:
        _print(view, advice, words)


def _adviser(level: str) -> PlayerSpec:
    try:
        return check_player(level)
    except UnknownPlayerError as error:
        raise typer.BadParameter(str(error), param_hint="--level") from None


def _advised(file: str, record: Record, position: Position, seat: int | None) -> int:
    """The deciding seat; exits with 2 if `--as` names another."""
    decision = position.decision
    if decision is None:
        return seat or 0
    if seat not in (None, decision.seat):
        line = record.entries[-1].line if record.entries else record.lines.get("players", 0)
        decider = position.players[decision.seat]
        fail(file, line, f"{decider} decides, not {record.players[seat or 0]}", UNREADABLE)
    return decision.seat


def _print(view: View, advice: Advice, words: Wording) -> None:
    console = table_console()
    console.print(Text(words.decision(view), "bold"))
    if advice.hints:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column("", justify="right")
        table.add_column(words.say("advice-head-move"), no_wrap=True)
        table.add_column(words.say("advice-head-value"), justify="right", no_wrap=True)
        table.add_column(words.say("advice-head-reason"))
        for rank, hint in enumerate(advice.hints, start=1):
            reason = Text(hint.words(words.language))
            table.add_row(str(rank), Text(str(hint.move), "bold"), _percent(hint.value, words), reason)
        console.print(table)
    console.print(_chances_text(view, advice, words))


def _chances_text(view: View, advice: Advice, words: Wording) -> Text:
    chances = []
    for seat, (dynasty, chance) in enumerate(zip(view.players, advice.chances, strict=True)):
        style = styles.OWN if seat == view.seat else "bold"
        chances.append(Text().append(words.dynasty(dynasty), style).append(f" {_percent(chance, words)}"))
    return Text(f"{words.say('advice-chances')}: ").append(Text(", ").join(chances))


def _percent(chance: float, words: Wording) -> str:
    return words.say("advice-chance", size="about", chance=chance)
