"""Reasons for a move: the one or two facts about it that matter most.

Each kind of fact is a function from an outlook to phrases whose subject is the move: "scores 1 red for you".
`FACTS` and `BOARD_FACTS` list these functions in order of importance.
"""

from collections import Counter
from collections.abc import Callable, Iterator

from shedu.engine.events import ConflictBegan, Gained, LeaderReturned, TileRemoved, TreasureTaken
from shedu.engine.moves import (
    BuildMonument,
    ErectWonder,
    FightWar,
    LeaveTreasure,
    Move,
    Pass,
    PlaceBuilding,
    PlaceTile,
    PlayCatastrophe,
    PositionLeader,
    ScoreWonder,
    Swap,
    WithdrawLeader,
)
from shedu.engine.pieces import SPACES, Colour, Space
from shedu.engine.sight import Kingdom, Leader, Sight
from shedu.locales import Phrase
from shedu.locales.narration import move_phrase
from shedu.players.advice.declining import declined
from shedu.players.advice.denials import cuts, denials
from shedu.players.advice.outlook import Outlook, look_ahead
from shedu.players.advice.phrases import (
    clashes,
    ending,
    lowest_of,
    others_conflicts,
    peace,
    points_of,
    say,
    tiles_of,
    who,
)
from shedu.players.advice.survey import (
    can_score_with,
    incomes_in,
    square_lacks,
    treasures_near,
)

Facts = Callable[[Outlook], Iterator[Phrase]]
Reason = tuple[Phrase, ...]
MAX_FACTS = 2  # facts per reason


def reason(outlook: Outlook) -> Reason:
    """The most important facts for or against the move."""
    facts = list(_main_facts(outlook))
    is_quiet = not facts
    if outlook.is_settled:
        facts += [fact for kind in BOARD_FACTS for fact in kind(outlook)]
    facts = facts or [_otherwise(outlook)]
    if is_quiet or len(facts) < MAX_FACTS:
        facts[1:1] = _sequel(outlook)
    return tuple(facts[:MAX_FACTS])


def _main_facts(outlook: Outlook) -> Iterator[Phrase]:
    return (fact for kind in FACTS for fact in kind(outlook))


def _sequel(outlook: Outlook) -> Iterator[Phrase]:
    """Gains of the second action that need the first."""
    then = outlook.sequel()
    gain = next(_main_facts(then), None) if then else None
    if then is None or gain is None or not _is_good(gain):
        return
    if then.move in outlook.view.legal_moves():
        before = _main_facts(look_ahead(outlook.view, then.move, outlook.guide))
        if any(_is_alike(fact, gain) for fact in before):
            return
    yield say("advice-then", move=move_phrase(then.move), fact=gain)


_GOOD = {
    "advice-takes-treasures",
    "advice-monument",
    "advice-wonder",
    "advice-building",
    "advice-scores",
}


def _is_alike(one: Phrase, other: Phrase) -> bool:
    """Whether two facts are the same, apart from odds and the lowest colour."""
    if one.name != other.name or one.name == "advice-wins":
        return one.name == other.name
    return one.about | {"lowest": ""} == other.about | {"lowest": ""}


def _is_good(fact: Phrase) -> bool:
    """Whether a fact is a reason to make the move."""
    if fact.name == "advice-ends":
        return fact.about["result"] != "lost"
    if fact.name == "advice-wins":
        odds = fact.about["odds"]
        return isinstance(odds, Phrase) and odds.name != "advice-only-if"
    return fact.name in _GOOD


# Facts about treasures and points


def _treasures(outlook: Outlook) -> Iterator[Phrase]:
    taken = Counter(event.seat for event in outlook.events if isinstance(event, TreasureTaken))
    for seat, count in taken.items():
        if seat == outlook.seat:
            yield say("advice-takes-treasures", count=count)
        else:
            may = "yes" if outlook.view.rules.treasures == "may-on-joining" else "no"
            yield say("advice-gives-treasures", dynasty=who(outlook, seat), count=count, may=may)


def _left(outlook: Outlook) -> Iterator[Phrase]:
    """The treasure that stays, with the reason."""
    if not isinstance(outlook.move, LeaveTreasure):
        return
    space = outlook.move.space
    shielded = [
        leader
        for leader in outlook.after.leaders()
        if leader.seat == outlook.seat and leader.temples == 1 and _is_next_to(leader.space, space)
    ]
    if shielded and outlook.after.snapshot.tiles[Colour.RED] >> space & 1:
        leaders = [say("advice-own-leader", colour=str(leader.colour)) for leader in shielded]
        yield say("advice-leaves-shield", space=str(space), leaders=leaders, count=len(leaders))
        return
    options = [move.space for move in outlook.view.legal_moves() if isinstance(move, LeaveTreasure)]
    far = {option: _away(outlook.after, outlook.seat, option) for option in options}
    rival = far[space]
    steps = {found[0] for found in far.values() if found}
    if rival is None or len(steps) < 2 or rival[0] not in (min(steps), max(steps)):
        yield say("advice-leaves", space=str(space))
    else:
        where = "far" if rival[0] == max(steps) else "near"
        yield say("advice-leaves-where", space=str(space), where=where, dynasty=who(outlook, rival[1]))


def _is_next_to(one: Space, other: Space) -> bool:
    return abs(one.row - other.row) + abs(one.column - other.column) == 1


def _away(sight: Sight, seat: int, space: Space) -> tuple[int, int] | None:
    """The distance to the nearest kingdom with another seat's trader, and that seat."""
    return min(
        (
            (abs(each.row - space.row) + abs(each.column - space.column), leader.seat)
            for kingdom in sight.kingdoms()
            for leader in kingdom.leaders
            if leader.colour == Colour.GREEN and leader.seat != seat
            for each in kingdom.spaces
        ),
        default=None,
    )


# The sources of points that count as the move's own; other moves score by the tile.
_SOURCES: dict[type[Move], str] = {Pass: "monument", ScoreWonder: "wonder"}


def _gains(outlook: Outlook) -> Iterator[Phrase]:
    """Points of the move itself; points that the end of the turn brings anyway are left out."""
    source = _SOURCES.get(type(outlook.move), "tile")
    gains: dict[int, Counter[Colour]] = {}
    for event in outlook.events:
        if isinstance(event, Gained) and event.source == source:
            gains.setdefault(event.seat, Counter())[event.colour] += event.amount
    for seat, points in gains.items():
        if seat == outlook.seat:
            yield say(
                "advice-scores", points=points_of(points), source=source, lowest=lowest_of(outlook, points)
            )
        else:
            yield say("advice-scores-for", points=points_of(points), dynasty=who(outlook, seat))


def _spared(outlook: Outlook) -> Iterator[Phrase]:
    """Wars that are no longer fought because an earlier one separated the leaders (R9.2)."""
    if not isinstance(outlook.move, FightWar) or outlook.after.unification is not None:
        return
    fought = {event.colour for event in outlook.events if isinstance(event, ConflictBegan)}
    for move in outlook.view.legal_moves():
        if isinstance(move, FightWar) and move.colour not in fought:
            yield say("advice-spares-war", colour=str(move.colour))


# Facts about monuments, the wonder, buildings


def _built(outlook: Outlook) -> Iterator[Phrase]:
    """Monuments, the wonder and buildings, with the seats they serve."""
    for move in outlook.own_moves():
        match move:
            case BuildMonument(monument, space):
                paid: dict[int, Counter[Colour]] = {}
                for leader in _leaders_at(outlook.after, space):
                    if leader.colour in monument.colours:
                        paid.setdefault(leader.seat, Counter())[leader.colour] += 1
                yield say(
                    "advice-monument",
                    monument=str(monument),
                    how="builds" if move == outlook.move else "completes",
                    pays=_incomes(outlook, paid),
                    count=len(paid),
                )
            case ErectWonder(space):
                kings = [each for each in _leaders_at(outlook.after, space) if each.colour == Colour.BLACK]
                yield say("advice-wonder", dynasty=who(outlook, kings[0].seat) if kings else "nobody")
            case PlaceBuilding(colour, space):
                yield from _building(outlook, colour, space)


def _incomes(outlook: Outlook, paid: dict[int, Counter[Colour]]) -> list[Phrase]:
    seats = sorted(paid, key=lambda seat: (seat != outlook.seat, seat))
    return [say("advice-pays", points=points_of(paid[seat]), dynasty=who(outlook, seat)) for seat in seats]


def _leaders_at(sight: Sight, space: Space) -> tuple[Leader, ...]:
    kingdom = sight.kingdom_at(space)
    return kingdom.leaders if kingdom else ()


def _building(outlook: Outlook, colour: Colour, space: Space) -> Iterator[Phrase]:
    if outlook.after.snapshot.building[colour] != space:
        return  # a monument on the same tile returned it
    scorer = outlook.after.scorer_at(space, colour)
    served = "nobody" if scorer is None else who(outlook, scorer)
    yield say("advice-building", colour=str(colour), space=str(space), dynasty=served)
    cell = outlook.view.snapshot.building[colour]
    loser = outlook.view.scorer_at(SPACES[cell], colour) if cell >= 0 else None
    if loser is not None and loser != scorer:
        yield say("advice-building-taken", dynasty=who(outlook, loser))


# Facts about leaders


def _returns(outlook: Outlook) -> Iterator[Phrase]:
    """Leaders that lose their last temple, the viewer's first."""
    fallen: dict[int, list[Colour]] = {}
    for event in outlook.events:
        if isinstance(event, LeaderReturned) and event.cause == "temple":
            fallen.setdefault(event.seat, []).append(event.colour)
    for seat in sorted(fallen, key=lambda seat: (seat != outlook.seat, seat)):
        form = "advice-own-leader" if seat == outlook.seat else "advice-fallen-leader"
        leaders = [say(form, colour=str(colour)) for colour in fallen[seat]]
        yield say("advice-fall", dynasty=who(outlook, seat), leaders=leaders, count=len(leaders))


def _income(outlook: Outlook) -> Iterator[Phrase]:
    """Monuments that a leader gains or loses other than by building."""
    if any(isinstance(move, BuildMonument) for move in outlook.own_moves()):
        return
    before, after = incomes_in(outlook.view), incomes_in(outlook.after)
    kept = Counter[tuple[int, Colour]]()
    for clash in outlook.clashes:
        leader = (outlook.seat, clash.conflict.colour)
        if clash.is_won and not clash.is_attack:
            kept[leader] = after[leader]
    changes = {
        "advice-income-more": after - before,
        "advice-income-less": before - after,
        "advice-income-kept": kept,
    }
    for is_own in (True, False):
        for name, incomes in changes.items():
            for seat in range(len(outlook.view.players)):
                points = {colour: incomes[seat, colour] for colour in Colour}
                if any(points.values()) and is_own == (seat == outlook.seat):
                    yield say(name, dynasty=who(outlook, seat), points=points_of(points))


def _positioned(outlook: Outlook) -> Leader | None:
    """A leader that was positioned without a revolt."""
    if not isinstance(outlook.move, PositionLeader) or outlook.clashes:
        return None
    return outlook.after.leader_of(outlook.seat, outlook.move.colour)


def _arrived(outlook: Outlook) -> Iterator[Phrase]:
    """The kingdom that a leader enters."""
    leader = _positioned(outlook)
    kingdom = outlook.after.kingdom_at(leader.space) if leader else None
    if leader and kingdom:
        yield _arrival(outlook, leader, kingdom)


def _stands(outlook: Outlook) -> Iterator[Phrase]:
    """The temples that a leader now stands next to."""
    leader = _positioned(outlook)
    if leader is None:
        return
    old = outlook.view.leader_of(leader.seat, leader.colour)
    if old is None:
        yield say("advice-stands", count=leader.temples)
    elif old.temples != leader.temples:
        yield say("advice-stands-now", count=leader.temples, before=old.temples)


def _arrival(outlook: Outlook, leader: Leader, kingdom: Kingdom) -> Phrase:
    colour = leader.colour
    owners = {each.seat for each in kingdom.leaders if each.colour != colour}
    if not owners:
        return say("advice-founds", colour=str(colour))
    was = _kingdoms_before(outlook, kingdom, colour)
    scorers = {outlook.view.scorer_at(before.spaces[0], colour) for before in was}
    if outlook.seat in scorers:
        old = outlook.view.leader_of(outlook.seat, colour)
        if old is not None and any(old.space in before.spaces for before in was):
            where = _kingdom_of(outlook, owners, "within")
            is_same = old.temples == leader.temples
            change = "" if is_same else say("advice-to-temples", before=old.temples, count=leader.temples)
            return say("advice-moves-within", colour=str(colour), where=where, change=change)
        return say("advice-brings-into", colour=str(colour), where=_kingdom_of(outlook, owners, "into"))
    rivals = [say("advice-from", dynasty=who(outlook, seat)) for seat in scorers if seat is not None]
    return say(
        "advice-makes-score",
        colour=str(colour),
        where=_kingdom_of(outlook, owners, "in"),
        rivals=rivals,
        count=len(rivals),
    )


def _kingdom_of(outlook: Outlook, owners: set[int], way: str) -> Phrase:
    """A kingdom named by the owners of its leaders."""
    others = sorted(owners - {outlook.seat})
    if not others:
        return say("advice-kingdom-own", way=way)
    is_shared = outlook.seat in owners
    form = "advice-with" if is_shared else "advice-of"
    names = [say(form, dynasty=who(outlook, seat)) for seat in others]
    return say("advice-kingdom-shared" if is_shared else "advice-kingdom-others", way=way, owners=names)


def _kingdoms_before(outlook: Outlook, kingdom: Kingdom, colour: Colour) -> list[Kingdom]:
    """The former kingdoms of a kingdom's leaders other than the one of this colour."""
    there = {(leader.seat, leader.colour) for leader in kingdom.leaders if leader.colour != colour}
    return [
        before
        for before in outlook.view.kingdoms()
        if there & {(leader.seat, leader.colour) for leader in before.leaders}
    ]


# Facts about tiles


def _reach(outlook: Outlook) -> Iterator[Phrase]:
    near, before = (treasures_near(sight, outlook.seat) for sight in (outlook.after, outlook.view))
    if near > before:
        yield say("advice-reach", count=near)


def _strengthened(outlook: Outlook) -> Iterator[Phrase]:
    if not isinstance(outlook.move, PlaceTile) or outlook.clashes:
        return
    colour = outlook.move.colour
    for after in outlook.after.leaders():
        before = outlook.view.leader_of(after.seat, after.colour)
        if before is None or after.seat != outlook.seat:
            continue
        if after.temples > before.temples:
            yield say("advice-more-temples", colour=str(after.colour), count=after.temples)
        if after.colour == colour and after.supporters > before.supporters:
            yield say("advice-more-supporters", colour=str(colour), count=after.supporters)


def _square(outlook: Outlook) -> Iterator[Phrase]:
    """The third tile of a square."""
    if not isinstance(outlook.move, PlaceTile):
        return
    colour, space = outlook.move.colour, outlook.move.space
    missing = [str(each) for each in square_lacks(outlook.after, colour, space)]
    if missing:
        yield say("advice-square", colour=str(colour), spaces=", ".join(missing), count=len(missing))


# The kind of the move


def _deed(outlook: Outlook) -> Iterator[Phrase]:
    """Moves that change nothing on the board."""
    match outlook.move:
        case Pass():
            yield say("advice-passes")
        case Swap(tiles):
            can_score = any(can_score_with(outlook.view, outlook.seat, c) for c in Colour if tiles[c])
            use = "some" if can_score else "none"
            yield say("advice-swaps", tiles=tiles_of(tiles), count=sum(tiles), use=use)
        case WithdrawLeader(colour):
            yield say("advice-withdraws", colour=str(colour))


def _otherwise(outlook: Outlook) -> Phrase:
    """The phrase for a move without any other fact."""
    match outlook.move:
        case PlayCatastrophe(space):
            gone = [event for event in outlook.events if isinstance(event, TileRemoved)]
            if gone:
                return say("advice-destroys", colour=str(gone[0].colour), space=str(space))
            return say("advice-blocks", space=str(space))
        case PlaceTile(colour):
            return say("advice-scoreless", colour=str(colour))
    return say("advice-plain")


FACTS: tuple[Facts, ...] = (
    clashes,
    ending,
    _deed,
    declined,
    _treasures,
    _left,
    _built,
    _gains,
    _returns,
    _spared,
    others_conflicts,
    peace,
)
BOARD_FACTS: tuple[Facts, ...] = (
    _income,
    _arrived,
    cuts,
    denials,
    _reach,
    _stands,
    _square,
    _strengthened,
)
