"""Revolts (R8), wars (R9) and the English variant (R10).

While a conflict is open, `s.conflict` is the colour of its leaders. It is a war if the
unification tile lies on the board (`s.unification`), else a revolt.
"""

import cython

if not cython.compiled:
    from shedu.engine.kernel.bb import BB, bit, dilate, first, flood, has, i32, low_bit, popcount
    from shedu.engine.kernel.buffers import Log, Moves
    from shedu.engine.kernel.codes import (
        BY_REVOLT,
        BY_WAR,
        COMMIT,
        COMMIT_MOVES,
        ENGLISH,
        NOBODY,
        RED,
        REVOLT_EVENT,
        WAR_EVENT,
        WAR_MOVES,
        WON_EVENT,
    )
    from shedu.engine.kernel.kingdoms import group_at, linked, owner_in
    from shedu.engine.kernel.leaders import send_back
    from shedu.engine.kernel.state import State, to_int
    from shedu.engine.kernel.tiles import gain, remove_tile


def begin_revolt(s: State, colour: i32, log: Log) -> bool:
    """Open a revolt if the leader just positioned meets one of its colour (R4.4, R8.1)."""
    leader: i32 = s.seat * 4 + colour
    cell: i32 = s.place[leader]
    defender: i32 = owner_in(s, group_at(s, cell) & ~bit(cell), colour)
    if defender < 0:
        return False
    s.conflict = colour
    s.attacker = s.seat
    s.defender = defender
    # R8.2: strength is the adjacent face-up temples; one temple may count for both.
    s.attack = popcount(temples_by(s, leader))
    s.defence = popcount(temples_by(s, defender * 4 + colour))
    s.decision = COMMIT
    log.add(REVOLT_EVENT, colour, s.attacker, s.attack, s.defender, s.defence)
    return True


def open_wars(s: State) -> i32:
    """The colours, as bits, of which two leaders are linked by the unification tile (R9.1, R9.2)."""
    united: BB = group_at(s, s.unification)
    colour: i32
    seat: i32
    cell: i32
    leaders: i32
    wars: i32 = 0
    for colour in range(4):
        leaders = 0
        for seat in range(s.seats):
            cell = s.place[seat * 4 + colour]
            if cell >= 0 and has(united, cell):
                leaders += 1
        if leaders == 2:
            wars |= 1 << colour
    return wars


def begin_war(s: State, colour: i32, log: Log) -> None:
    """Open the war of this colour, which must be one of the open ones."""
    united: BB = group_at(s, s.unification)
    seat: i32
    turn: i32
    cell: i32
    s.conflict = colour
    s.attacker = NOBODY
    # R9.3: the active player attacks, else the next clockwise; the other one defends.
    for turn in range(s.seats):
        seat = (s.active + turn) % s.seats
        cell = s.place[seat * 4 + colour]
        if cell >= 0 and has(united, cell):
            if s.attacker < 0:
                s.attacker = seat
            else:
                s.defender = seat
    s.attack = popcount(supporters_of(s, s.attacker * 4 + colour))
    s.defence = popcount(supporters_of(s, s.defender * 4 + colour))
    s.decision = COMMIT
    s.seat = s.attacker
    log.add(WAR_EVENT, colour, s.attacker, s.attack, s.defender, s.defence)


def temples_by(s: State, leader: i32) -> BB:
    """The face-up temples next to a leader on the board: its strength in a revolt (R8.2)."""
    return dilate(bit(s.place[leader])) & s.tiles[RED]


def supporters_of(s: State, leader: i32) -> BB:
    """The tiles of its colour that are linked to a leader, not over the unification tile (R9.4)."""
    links: BB = linked(s)
    if s.unification >= 0:
        links = links & ~bit(s.unification)
    return flood(bit(s.place[leader]), links) & s.tiles[leader & 3]


def temple_mask(s: State, leader: i32) -> int:
    """`temples_by` as a Python integer."""
    return to_int(temples_by(s, leader))  # type: ignore[no-any-return]


def supporter_mask(s: State, leader: i32) -> int:
    """`supporters_of` as a Python integer."""
    return to_int(supporters_of(s, leader))  # type: ignore[no-any-return]


def leader_rows(s: State) -> list[tuple[int, int, int, int]]:
    """Each leader on the board: its number, its space, its temples and its supporters."""
    leader: i32
    return [
        (leader, s.place[leader], popcount(temples_by(s, leader)), popcount(supporters_of(s, leader)))
        for leader in range(16)
        if s.place[leader] >= 0
    ]


def commit_colour(s: State) -> i32:
    """The colour of tiles that count in the open conflict: temples in a revolt (R8.2, R9.4)."""
    if s.unification >= 0:
        return s.conflict
    return RED


def may_commit(s: State, count: i32) -> bool:
    """Whether the deciding seat may commit this many tiles (R8.2, R9.4, R10)."""
    if count > s.hand[s.seat * 4 + commit_colour(s)]:
        return False
    if count == 0 or not (s.rules & ENGLISH):
        return True
    if s.seat == s.attacker:
        return s.attack + count > s.defence  # R10.1
    return s.defence + count == s.attack + s.committed  # R10.2


def commit(s: State, count: i32, log: Log) -> bool:
    """The deciding seat commits tiles, which leave the game; True once the conflict is settled."""
    colour: i32 = commit_colour(s)
    s.hand[s.seat * 4 + colour] -= count
    s.held[s.seat] -= count
    s.spent[colour] += count
    if s.seat == s.attacker:
        s.committed = count
        s.seat = s.defender
        return False
    resolve(s, s.attack + s.committed, s.defence + count, log)
    return True


def resolve(s: State, attack: i32, defence: i32, log: Log) -> None:
    """Settle the open conflict by these totals; the defender wins ties (R8.3, R9.5)."""
    winner: i32 = s.defender
    loser: i32 = s.attacker
    if attack > defence:
        winner = s.attacker
        loser = s.defender
    log.add(WON_EVENT, winner, attack, defence, 0, 0)
    if s.unification >= 0:
        lose_war(s, winner, loser, log)
    else:
        send_back(s, loser * 4 + s.conflict, BY_REVOLT, log)  # R8.4
        gain(s, winner, RED, 1, BY_REVOLT, log)
    s.conflict = s.attacker = s.defender = NOBODY
    s.attack = s.defence = s.committed = 0


def lose_war(s: State, winner: i32, loser: i32, log: Log) -> None:
    """The loser's leader goes back and its supporters leave; the winner gains for them (R9.6)."""
    colour: i32 = s.conflict
    supporters: BB = supporters_of(s, loser * 4 + colour)
    removed: i32 = 0
    send_back(s, loser * 4 + colour, BY_WAR, log)
    if colour == RED:  # R9.7: temples with a treasure or next to another leader stay
        supporters = supporters & ~(s.treasures | dilate(s.leaders))
    if s.building[colour] >= 0:  # R9.8: so does the tile under a building
        supporters = supporters & ~bit(s.building[colour])
    while supporters:
        remove_tile(s, colour, first(supporters), BY_WAR, log)
        supporters = supporters & ~low_bit(supporters)
        removed += 1
    gain(s, winner, colour, 1 + removed, BY_WAR, log)


def add_war_moves(s: State, out: Moves) -> None:
    """The choice of the next war (R9.2)."""
    wars: i32 = open_wars(s)
    colour: i32
    for colour in range(4):
        if wars >> colour & 1:
            out.push(WAR_MOVES + colour)


def add_commit_moves(s: State, out: Moves) -> None:
    """How many tiles to commit."""
    count: i32
    for count in range(s.hand[s.seat * 4 + commit_colour(s)] + 1):
        if may_commit(s, count):
            out.push(COMMIT_MOVES + count)
