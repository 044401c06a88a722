"""The legal moves of the open decision: the sole authority on what is allowed."""

import cython

if not cython.compiled:
    from shedu.engine.kernel.bag import add_swap_moves
    from shedu.engine.kernel.bb import i32
    from shedu.engine.kernel.buffers import Moves
    from shedu.engine.kernel.codes import (
        ACTION,
        BUILDING,
        COMMIT,
        MONUMENT,
        PASS_MOVE,
        SCORE_MOVES,
        TREASURE,
        WAR,
        WONDER_POINT,
    )
    from shedu.engine.kernel.conflicts import add_commit_moves, add_war_moves
    from shedu.engine.kernel.kingdoms import survey
    from shedu.engine.kernel.leaders import add_leader_moves
    from shedu.engine.kernel.state import State
    from shedu.engine.kernel.structures import add_building_moves, add_monument_moves
    from shedu.engine.kernel.tiles import add_catastrophe_moves, add_tile_moves
    from shedu.engine.kernel.treasures import add_treasure_moves


def find_moves(s: State, out: Moves) -> None:
    """Write every legal move of the open decision to the list in `out`; none when the game is over."""
    find_move_sets(s, out)
    out.list_all()


def find_move_sets(s: State, out: Moves) -> None:
    """Find every legal move of the open decision, but do not list them."""
    colour: i32
    out.clear()
    if s.decision == ACTION:
        survey(s, out)
        add_tile_moves(s, out)
        add_leader_moves(s, out)
        add_catastrophe_moves(s, out)
        add_swap_moves(s, out)
        out.push(PASS_MOVE)  # R3.1
    elif s.decision == WAR:
        add_war_moves(s, out)
    elif s.decision == COMMIT:
        add_commit_moves(s, out)
    elif s.decision == BUILDING:
        add_building_moves(s, out)
    elif s.decision == MONUMENT:
        add_monument_moves(s, out)
    elif s.decision == TREASURE:
        add_treasure_moves(s, out)
    elif s.decision == WONDER_POINT:
        for colour in range(4):
            out.push(SCORE_MOVES + colour)  # R11.9
