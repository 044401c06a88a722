"""The course of a turn (R3), its end and the end of the game (R13).

An action runs down the chain act, after_wars, after_conflicts, after_building,
after_monument, end_action (R3.3). Each link opens a decision and stops, or continues; `apply`
resumes with the answer.
"""

import cython

if not cython.compiled:
    from shedu.engine.kernel.bag import draw, swap
    from shedu.engine.kernel.bb import i32, popcount
    from shedu.engine.kernel.buffers import Log
    from shedu.engine.kernel.codes import (
        ACTION,
        BUILDING,
        BUILDING_MOVES,
        BY_WONDER,
        CATASTROPHE_MOVES,
        CELLS,
        CENTRE_COLUMNS,
        COLUMNS,
        COMMIT,
        COMMIT_MOVES,
        DECLINE_MOVE,
        ENDED_BY_BAG,
        ENDED_BY_TREASURES,
        FINISH_TURN,
        HAND_LIMIT,
        LAST_TREASURES,
        LEADER_MOVES,
        LEAVE_MOVES,
        MAY_CLAIM,
        MONUMENT,
        MONUMENT_MOVES,
        MONUMENTS,
        MOVE_EVENT,
        NOBODY,
        NOWHERE,
        OVER,
        OVER_EVENT,
        PASS_MOVE,
        SCORE_MOVES,
        SQUARE_COLUMNS,
        SQUARES,
        SWAP_MOVES,
        TREASURE,
        TURN_EVENT,
        WAR,
        WAR_MOVES,
        WITHDRAW_MOVES,
        WONDER_MOVES,
        WONDER_POINT,
    )
    from shedu.engine.kernel.conflicts import begin_revolt, begin_war, commit, open_wars
    from shedu.engine.kernel.kingdoms import linked
    from shedu.engine.kernel.leaders import lift_leader, put_leader
    from shedu.engine.kernel.state import State
    from shedu.engine.kernel.structures import (
        build_monument,
        building_spaces,
        erect_wonder,
        monument_has,
        monument_squares,
        place_building,
        score_monuments,
        scores_wonder,
        wonder_centres,
    )
    from shedu.engine.kernel.tiles import gain, place_tile, play_catastrophe
    from shedu.engine.kernel.treasures import claimable, settle_treasures, take_treasures


def apply(s: State, move: i32, log: Log) -> None:
    """Carry out a legal move of the open decision, up to the next one. Checks nothing."""
    code: i32
    log.add(MOVE_EVENT, s.seat, move, 0, 0, 0)
    if s.decision == ACTION:
        act(s, move, log)
    elif s.decision == WAR:
        begin_war(s, move - WAR_MOVES, log)
    elif s.decision == COMMIT:
        if commit(s, move - COMMIT_MOVES, log):
            after_wars(s, log)
    elif s.decision == BUILDING:
        if move != DECLINE_MOVE:
            place_building(s, s.colour, move - BUILDING_MOVES - s.colour * CELLS)
        after_building(s, log)
    elif s.decision == MONUMENT:
        if move >= WONDER_MOVES and move < DECLINE_MOVE:
            code = move - WONDER_MOVES
            erect_wonder(s, (code // CENTRE_COLUMNS + 1) * COLUMNS + code % CENTRE_COLUMNS + 1, log)
        elif move != DECLINE_MOVE:
            code = (move - MONUMENT_MOVES) % SQUARES
            code = code // SQUARE_COLUMNS * COLUMNS + code % SQUARE_COLUMNS
            build_monument(s, (move - MONUMENT_MOVES) // SQUARES, code, log)
        after_monument(s, 0, log)
    elif s.decision == TREASURE:
        if move != DECLINE_MOVE:
            take_treasures(s, claimable(s, s.seat), move - LEAVE_MOVES, log)
        after_monument(s, (s.seat - s.active + s.seats) % s.seats + 1, log)
    elif s.decision == WONDER_POINT:
        gain(s, s.seat, move - SCORE_MOVES, 1, BY_WONDER, log)
        refill(s, log)


def act(s: State, move: i32, log: Log) -> None:
    """One of the actions (R3.2), or the end of the turn (R3.1)."""
    if move == PASS_MOVE:
        s.actions = 0
        end_turn(s, log)
        return
    s.actions -= 1
    if s.rules & MAY_CLAIM:
        s.before = linked(s)
    if move < LEADER_MOVES:
        place_tile(s, move // CELLS, move % CELLS, log)
        after_wars(s, log)
    elif move < WITHDRAW_MOVES:
        put_leader(s, s.seat * 4 + (move - LEADER_MOVES) // CELLS, (move - LEADER_MOVES) % CELLS)
        if not begin_revolt(s, (move - LEADER_MOVES) // CELLS, log):
            after_conflicts(s, log)
    elif move < CATASTROPHE_MOVES:
        lift_leader(s, s.seat * 4 + move - WITHDRAW_MOVES)
        after_conflicts(s, log)
    elif move < SWAP_MOVES:
        play_catastrophe(s, move - CATASTROPHE_MOVES, log)
        after_conflicts(s, log)
    elif swap(s, move - SWAP_MOVES, log) or s.rules & FINISH_TURN:
        after_conflicts(s, log)
    else:
        end_game(s, ENDED_BY_BAG, log)  # R13.2: at once, in a swap too


def after_wars(s: State, log: Log) -> None:
    """Find the next war (R9.2); with none left, lift the unification tile (R9.9)."""
    wars: i32
    colour: i32
    if s.unification >= 0:
        wars = open_wars(s)
        if wars & (wars - 1):  # several: the active player picks
            s.decision = WAR
            s.seat = s.active
            return
        for colour in range(4):
            if wars >> colour & 1:
                begin_war(s, colour, log)
                return
        s.unification = NOWHERE
    after_conflicts(s, log)


def after_conflicts(s: State, log: Log) -> None:
    """Offer the building, if the action placed a tile that earns it (R11.4)."""
    s.seat = s.active
    if s.placed >= 0 and building_spaces(s):
        s.decision = BUILDING
        return
    after_building(s, log)


def after_building(s: State, log: Log) -> None:
    """Offer monuments and the wonder, if the placed tile earns one (R11.1, R11.8)."""
    monument: i32
    if s.placed >= 0:
        s.decision = MONUMENT
        if wonder_centres(s):
            return
        if monument_squares(s):
            for monument in range(MONUMENTS):
                if s.monument[monument] < 0 and monument_has(monument, s.colour):
                    return
    after_monument(s, 0, log)


def after_monument(s: State, turn: i32, log: Log) -> None:
    """Give out treasures, beginning with the turn-th seat after the active one (R12.1)."""
    if settle_treasures(s, turn, log):
        end_action(s, log)


def end_action(s: State, log: Log) -> None:
    """Continue with the next action or the end of the turn."""
    s.placed = NOWHERE
    s.colour = NOBODY
    s.before = 0
    s.seat = s.active
    s.decision = ACTION
    if s.actions == 0:
        end_turn(s, log)


def end_turn(s: State, log: Log) -> None:
    """Monuments, then the wonder, score for the active player (R13.1)."""
    score_monuments(s, log)
    if scores_wonder(s):
        s.decision = WONDER_POINT
        return
    refill(s, log)


def refill(s: State, log: Log) -> None:
    """All players draw up to six tiles, clockwise; then the end is checked (R13.1, R13.2)."""
    turn: i32
    seat: i32
    for turn in range(s.seats):
        seat = (s.active + turn) % s.seats
        if not draw(s, seat, HAND_LIMIT - s.held[seat], log):
            end_game(s, ENDED_BY_BAG, log)
            return
    if popcount(s.treasures) <= LAST_TREASURES:  # R13.2
        end_game(s, ENDED_BY_TREASURES, log)
    else:
        begin_turn(s, (s.active + 1) % s.seats, log)


def begin_turn(s: State, seat: i32, log: Log) -> None:
    """The turn of this seat, with two actions (R3.1)."""
    s.active = seat
    s.seat = seat
    s.actions = 2
    s.decision = ACTION
    log.add(TURN_EVENT, seat, 0, 0, 0, 0)


def end_game(s: State, why: i32, log: Log) -> None:
    """Close the last decision (R13.2)."""
    s.decision = OVER
    s.seat = NOBODY
    s.ended = why
    s.placed = NOWHERE
    s.colour = NOBODY
    s.before = 0
    log.add(OVER_EVENT, why, 0, 0, 0, 0)
