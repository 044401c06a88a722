"""Applies steps to a table, as a client does: for clients in Python, benchmarks and tests."""

import functools
from typing import TypeVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from shedu.engine.pieces import parse_space
from shedu.server.wire import messages as m

T = TypeVar("T")


def _changed(new: T | UnsetType, old: T) -> T:
    return old if isinstance(new, UnsetType) else new


def apply_board(board: m.Board, change: m.BoardChange) -> m.Board:
    """The board after a change."""
    tiles = {tile.space: tile for tile in board.tiles if tile.space not in change.tiles_gone}
    tiles |= {tile.space: tile for tile in change.tiles}
    leaders = {(leader.seat, leader.colour): leader for leader in board.leaders}
    for gone in change.leaders_gone:
        leaders.pop(gone, None)
    leaders |= {(leader.seat, leader.colour): leader for leader in change.leaders}
    kingdoms = board.kingdoms
    if change.kingdoms is not UNSET:
        kingdoms = [board.kingdoms[each] if isinstance(each, int) else each for each in change.kingdoms]
    return m.Board(
        tiles=sorted(tiles.values(), key=lambda tile: parse_space(tile.space)),
        face_down=_changed(change.face_down, board.face_down),
        treasures=_changed(change.treasures, board.treasures),
        catastrophes=_changed(change.catastrophes, board.catastrophes),
        leaders=[leaders[key] for key in sorted(leaders, key=lambda key: (key[0], m.COLOURS.index(key[1])))],
        monuments=_changed(change.monuments, board.monuments),
        buildings=_changed(change.buildings, board.buildings),
        wonder=_changed(change.wonder, board.wonder),
        unification=_changed(change.unification, board.unification),
        kingdoms=kingdoms,
    )


def apply_step(table: m.Table, step: m.Step) -> m.Table:
    """The table after a step; ValueError if the step does not follow on it."""
    if step.entry != table.entry + 1 or step.viewer != table.viewer:
        raise ValueError(f"Step {step.entry} does not follow on the table at entry {table.entry}.")
    seats = list(table.seats)
    for counts in step.seats:
        seats[counts.seat] = replace(
            seats[counts.seat],
            hand_size=counts.hand_size,
            supply=counts.supply,
            catastrophes=counts.catastrophes,
        )
    for each in step.secrets:
        seats[each.seat] = replace(
            seats[each.seat], hand=each.hand, points=each.points, treasures=each.treasures
        )
    return replace(
        table,
        entry=step.entry,
        ply=step.ply,
        turn=step.turn,
        active=step.active,
        board=apply_board(table.board, step.board),
        decision=step.decision,
        seats=seats,
        bag=step.bag,
        clocks=step.clocks,
        undo_to=step.undo_to,
        ended=step.ended,
        ranking=step.ranking,
    )


def follow(table: m.Table | None, message: m.FromServer) -> m.Table | None:
    """The table that a client sees after a message; ValueError if a step is missing.

    Steps that it has applied already, and steps for another viewer, change nothing.
    """
    match message:
        case m.Table():
            return message
        case m.Undone():
            return message.table
        case m.Missed():
            return functools.reduce(apply_step, message.steps, message.table)
        case m.Step() if table is not None and table.viewer == message.viewer and table.entry < message.entry:
            return apply_step(table, message)
        case _:
            return table
