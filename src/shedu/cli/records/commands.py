"""`shedu replay`, `shedu legal`, `shedu random` and `shedu perft`."""

import json
import sys
from dataclasses import replace
from typing import Annotated

import typer

from shedu.cli.records.files import read_record, replay, seat_in
from shedu.cli.records.options import (
    AsPlayer,
    File,
    Json,
    Option,
    Preset,
    chosen_rules,
    chosen_seats,
    is_number,
)
from shedu.engine.events import Event, format_event
from shedu.engine.notation import describe, format_position
from shedu.engine.pieces import COLOURS
from shedu.engine.position import SEED_LIMIT, Position
from shedu.engine.record import Record, format_record, full_record, with_move
from shedu.engine.rng import Rng
from shedu.engine.rules import Rules
from shedu.engine.scores import Result
from shedu.play.seats import draw_first, rotate


def replay_command(
    file: File,
    as_player: AsPlayer = None,
    events: Annotated[bool, typer.Option("--events", help="Print the events instead.")] = False,
    as_json: Json = False,
) -> None:
    """Replay a record and print its final position.

    Exit status: 0, 1 if a move is not allowed, 2 if the file is not a record.
    """
    record = read_record(file)
    seat = None if as_player is None else seat_in(file, record, as_player)
    position, happened = replay(file, record)
    if seat is not None:
        happened = tuple(event.seen_by(seat) for event in happened)
    if as_json:
        sys.stdout.write(json.dumps(_as_json(record, position, seat, happened), indent=2) + "\n")
    elif events:
        sys.stdout.write("".join(format_event(event, record.players) + "\n" for event in happened))
    else:
        sys.stdout.write(_position_text(record, position, seat) + _state_line(position))


def _position_text(record: Record, position: Position, seat: int | None) -> str:
    sight = position if seat is None or position.is_over else position.view(seat)
    return format_position(describe(sight, record.draws_left(position)), record.players)


def _state_line(position: Position) -> str:
    decision = position.decision
    if decision is None:
        return f"over\nresult {position.result.format(position.players)}\n"
    return f"decision {position.players[decision.seat]} {decision.kind}\n"


def _as_json(
    record: Record, position: Position, seat: int | None, happened: tuple[Event, ...]
) -> dict[str, object]:
    decision = position.decision
    return {
        "rules": record.rules.preset,
        "options": record.rules.options,
        "players": record.players,
        "position": _position_text(record, position, seat),
        "decision": decision and {"player": record.players[decision.seat], "kind": decision.kind},
        "over": position.is_over,
        "result": _result_json(position.result, record.players) if position.is_over else None,
        "events": [format_event(event, record.players) for event in happened],
    }


def _result_json(result: Result, players: tuple[str, ...]) -> list[dict[str, object]]:
    return [
        {
            "player": players[score.seat],
            "place": score.place,
            "lowest": score.lowest,
            "totals": dict(zip(COLOURS, score.totals, strict=True)),
        }
        for score in result.scores
    ]


def legal_command(file: File, as_json: Json = False) -> None:
    """Replay a record and print every legal move of the decision at its end.

    Exit status: 0, 1 if a move is not allowed, 2 if the file is not a record.
    """
    position, _ = replay(file, read_record(file))
    decision = position.decision
    player = "" if decision is None else position.players[decision.seat]
    moves = sorted(position.legal_moves(), key=str)
    if as_json:
        rows = [{"player": player, "move": str(move), "index": move.index} for move in moves]
        sys.stdout.write(json.dumps(rows, indent=1) + "\n")
    else:
        sys.stdout.write("".join(f"{player} {move}\n" for move in moves))


def random_command(
    seed: Annotated[int, typer.Option(min=0, max=SEED_LIMIT, help="The seed of the game.")] = 0,
    players: Annotated[
        str, typer.Option(metavar="N", help="2 to 4 players, or dynasties: lion,bull,pot.")
    ] = "4",
    rules: Preset = "modern",
    option: Option = None,
) -> None:
    """Play a uniformly random legal game and print its record.

    If --players is a number, the seed also draws the first player.
    """
    seats = chosen_seats(players)
    if is_number(players):
        seats = rotate(seats, draw_first(seed, len(seats)))
    sys.stdout.write(format_record(random_record(chosen_rules(rules, option), seats, seed)))


def random_record(rules: Rules, seats: tuple[str, ...], seed: int) -> Record:
    """A complete random game."""
    position = Position.new(rules, seats, seed)
    record = full_record(position, seed)
    rng = Rng(seed ^ SEED_LIMIT)  # independent of the shuffle of the bag
    while (decision := position.decision) is not None:
        moves = position.legal_moves()
        move = moves[rng.below(len(moves))]
        record = with_move(record, seats[decision.seat], move)
        position.apply_unchecked(move)
    return replace(record, result=position.result.format(seats))


def perft_command(
    file: File,
    depth: Annotated[int, typer.Option(min=0, max=99, help="The number of decisions.")] = 2,
    split: Annotated[bool, typer.Option("--split", help="Also print the count of each first move.")] = False,
    as_json: Json = False,
) -> None:
    """Count the sequences of decisions of a length from the end of a record.

    The order of the bag is fixed, so the count depends on the rules alone. Sequences that the end
    of the game cuts short are not counted.

    Exit status: 0, 1 if a move is not allowed, 2 if the file is not a record.
    """
    position, _ = replay(file, read_record(file))
    by_move: dict[str, int] = {}
    if split and depth > 0:
        for move in position.legal_moves():
            following = position.copy()
            following.apply_unchecked(move)
            by_move[str(move)] = _count(following, depth - 1)
        total = sum(by_move.values())
    else:
        total = _count(position, depth)
    if as_json:
        sys.stdout.write(json.dumps({"depth": depth, "count": total, "moves": by_move}, indent=1) + "\n")
    else:
        sys.stdout.write("".join(f"{move}: {count}\n" for move, count in sorted(by_move.items())))
        sys.stdout.write(f"{total}\n")


def _count(position: Position, depth: int) -> int:
    """The number of sequences, counted two decisions at a time so that Ctrl-C takes effect."""
    if depth <= 2:
        return position.perft(depth)
    total = 0
    for move in position.legal_moves():
        following = position.copy()
        following.apply_unchecked(move)
        total += _count(following, depth - 1)
    return total
