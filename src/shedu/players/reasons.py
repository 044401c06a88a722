"""Reasons for a move, in words: the one or two facts about it that matter most.

Each kind of fact is a function from an outlook to sentences without their subject, which is
the move: "scores 1 red for you". `FACTS` and `BOARD_FACTS` have them by importance.
"""

from collections import Counter
from collections.abc import Callable, Iterator

from shedu.engine.events import Gained, GameEnded, LeaderReturned, TileRemoved, TreasureTaken
from shedu.engine.kernel.bb import bit, dilate, popcount
from shedu.engine.moves import (
    BuildMonument,
    Decline,
    ErectWonder,
    LeaveTreasure,
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
from shedu.engine.sight import Kind, Kingdom, Leader, Sight
from shedu.engine.view import View
from shedu.players.outlook import Outlook
from shedu.players.survey import (
    can_score_with,
    incomes_in,
    kingdom_at,
    lacks_one,
    leader_of,
    mask_of,
    scorer_in,
    treasures_near,
)
from shedu.players.wording import (
    clashes,
    count_of,
    list_of,
    name_of,
    others_conflicts,
    peace,
    points_of,
    tiles_of,
    whose,
)

Facts = Callable[[Outlook], Iterator[str]]
ENOUGH = 2  # facts to a reason


def reason(outlook: Outlook) -> str:
    """Why to make the move, or why not."""
    kinds = FACTS + BOARD_FACTS if outlook.is_settled else FACTS
    facts = [fact for kind in kinds for fact in kind(outlook)]
    return "; ".join(facts[:ENOUGH]) or _otherwise(outlook)


# Facts about the end, treasures, points


def _ending(outlook: Outlook) -> Iterator[str]:
    """That the game ends, and how, by the points the viewer knows of."""
    is_over = any(isinstance(event, GameEnded) for event in outlook.events)
    left = [popcount(sight.snapshot.treasures) for sight in (outlook.view, outlook.after)]
    if not is_over and not left[1] <= 2 < left[0]:
        return
    winners = outlook.result.winners
    if winners == (outlook.seat,):
        who = "you win"
    elif outlook.seat in winners:
        who = "you share the victory"
    else:
        verb = "wins" if len(winners) == 1 else "win"
        who = f"{list_of([name_of(outlook, seat) for seat in winners])} {verb}"
    known = "" if outlook.view.rules.open_scores else " by the points that were shown"
    yield f"ends the game{'' if is_over else ' with this turn; as it stands'}: {who}{known}"


def _treasures(outlook: Outlook) -> Iterator[str]:
    taken = Counter(event.seat for event in outlook.events if isinstance(event, TreasureTaken))
    for seat, count in taken.items():
        verb = "takes" if seat == outlook.seat else f"gives {name_of(outlook, seat)}"
        yield f"{verb} {count_of(count, 'treasure')}"
    if isinstance(outlook.move, LeaveTreasure):
        yield f"leaves the one on {outlook.move.space}"


# Which points are a move's own, and where they come from; those of other moves come from the tile.
_SOURCES: dict[type, tuple[str, str]] = {Pass: ("monument", " from monuments"), ScoreWonder: ("wonder", "")}


def _gains(outlook: Outlook) -> Iterator[str]:
    """Points of the move itself; what the end of a turn brings anyway is no reason."""
    source, where = _SOURCES.get(type(outlook.move), ("tile", ""))
    gains: dict[int, Counter[Colour]] = {}
    for event in outlook.events:
        if isinstance(event, Gained) and event.source == source:
            gains.setdefault(event.seat, Counter())[event.colour] += event.amount
    for seat, points in gains.items():
        if seat == outlook.seat:
            yield f"scores {points_of(outlook, points, f' for you{where}')}"
        else:
            said = list_of([f"{points[colour]} {colour}" for colour in Colour if points[colour]])
            yield f"scores {said} for {name_of(outlook, seat)}"


# Facts about monuments, the wonder, buildings


def _built(outlook: Outlook) -> Iterator[str]:
    """Monuments, the wonder and buildings, with whom they serve."""
    for move in outlook.own_moves():
        match move:
            case BuildMonument(monument, space):
                verb = "builds" if move == outlook.move else "completes"
                incomes = [
                    f"+1 {leader.colour} a turn{_for(outlook, leader.seat)}"
                    for leader in _leaders_at(outlook.after, space)
                    if leader.colour in monument.colours
                ]
                yield f"{verb} the {monument} monument: {list_of(incomes) or 'it scores for nobody yet'}"
            case ErectWonder(space):
                kings = [each for each in _leaders_at(outlook.after, space) if each.colour == Colour.BLACK]
                point = f"a point of any colour each turn{_for(outlook, kings[0].seat)}" if kings else ""
                yield f"erects the wonder: {point or 'it scores for nobody yet'}"
            case PlaceBuilding(colour, space):
                yield from _building(outlook, colour, space)


def _for(outlook: Outlook, seat: int) -> str:
    return "" if seat == outlook.seat else f" for {name_of(outlook, seat)}"


def _leaders_at(sight: Sight, space: Space) -> tuple[Leader, ...]:
    kingdom = kingdom_at(sight, space)
    return kingdom.leaders if kingdom else ()


def _building(outlook: Outlook, colour: Colour, space: Space) -> Iterator[str]:
    if outlook.after.snapshot.building[colour] != space:
        return  # a monument on the same tile sent it back
    kingdom = kingdom_at(outlook.after, space)
    scorer = scorer_in(kingdom, colour) if kingdom else None
    whom = "nobody yet" if scorer is None else name_of(outlook, scorer)
    yield f"puts the {_building_name(colour)} on {space}: {colour.tile}s there score two for {whom}"
    cell = outlook.view.snapshot.building[colour]
    old = kingdom_at(outlook.view, SPACES[cell]) if cell >= 0 else None
    loser = scorer_in(old, colour) if old else None
    if loser is not None and loser != scorer:
        yield f"takes it away from {name_of(outlook, loser)}"


# Facts about leaders


def _returns(outlook: Outlook) -> Iterator[str]:
    for event in outlook.events:
        if isinstance(event, LeaderReturned) and event.cause == "temple":
            leader = event.colour.leader
            if event.seat == outlook.seat:
                yield f"costs your {leader} its last temple"
            else:
                yield f"takes {whose(outlook, event.seat)} {leader} off its last temple"


def _income(outlook: Outlook) -> Iterator[str]:
    """Monuments that come to a leader, or are lost to it, by anything but building them."""
    if any(isinstance(move, BuildMonument) for move in outlook.own_moves()):
        return
    before, after = incomes_in(outlook.view), incomes_in(outlook.after)
    for (seat, colour), count in sorted((after - before).items()):
        yield f"brings {name_of(outlook, seat)} {count} {colour} a turn from monuments"
    for (seat, colour), count in sorted((before - after).items()):
        yield f"costs {name_of(outlook, seat)} {count} {colour} a turn from monuments"


def _support(outlook: Outlook) -> Iterator[str]:
    """What a catastrophe does to the strengths of leaders that stay."""
    if not isinstance(outlook.move, PlayCatastrophe):
        return
    for before in outlook.view.leaders():
        after = leader_of(outlook.after, before.seat, before.colour)
        if after is None:
            continue
        leader = f"{whose(outlook, before.seat)} {before.colour.leader}"
        if after.supporters < before.supporters:
            lost = count_of(before.supporters - after.supporters, before.colour.tile)
            yield f"cuts {lost} off from {leader}"
        if after.temples < before.temples:
            yield f"leaves {leader} with {count_of(after.temples, 'temple')}"


def _apart(outlook: Outlook) -> Iterator[str]:
    """A catastrophe where two kingdoms, one of them the viewer's, could have met."""
    if not isinstance(outlook.move, PlayCatastrophe):
        return
    around = dilate(bit(outlook.move.space))
    owners = [
        {leader.seat for leader in kingdom.leaders}
        for kingdom in outlook.view.kingdoms()
        if mask_of(kingdom.spaces) & around
    ]
    others = {seat for seats in owners for seat in seats} - {outlook.seat}
    if len(owners) > 1 and others and any(outlook.seat in seats for seats in owners):
        names = list_of([whose(outlook, seat) for seat in sorted(others)])
        yield f"keeps your kingdom and {names} from meeting there"


def _positioned(outlook: Outlook) -> Iterator[str]:
    """Where a leader stands that no revolt met."""
    move = outlook.move
    if not isinstance(move, PositionLeader) or outlook.clashes:
        return
    old, new = (leader_of(sight, outlook.seat, move.colour) for sight in (outlook.view, outlook.after))
    kingdom = kingdom_at(outlook.after, move.space)
    if new is None or kingdom is None:
        return
    yield _arrival(outlook, move.colour, kingdom)
    if old is None or old.temples != new.temples:
        than = f" instead of {count_of(old.temples, 'temple')}" if old else ""
        yield f"stands by {count_of(new.temples, 'temple')}{than}"


def _arrival(outlook: Outlook, colour: Colour, kingdom: Kingdom) -> str:
    others = sorted({leader.seat for leader in kingdom.leaders if leader.colour != colour})
    if not others:
        return f"founds a kingdom with your {colour.leader}"
    where = f"{list_of([whose(outlook, seat) for seat in others])} kingdom"
    was = _kingdoms_before(outlook, kingdom, colour)
    scorers = {scorer_in(before, colour) for before in was}
    if outlook.seat in scorers:
        old = leader_of(outlook.view, outlook.seat, colour)
        is_there = old is not None and any(old.space in before.spaces for before in was)
        verb, place = ("moves", "within") if is_there else ("brings", "into")
        return f"{verb} your {colour.leader} {place} {where}"
    rivals = list_of([name_of(outlook, seat) for seat in scorers if seat is not None])
    return f"makes {colour.tile}s in {where} score for you{f' instead of {rivals}' if rivals else ''}"


def _kingdoms_before(outlook: Outlook, kingdom: Kingdom, colour: Colour) -> list[Kingdom]:
    """The kingdoms in which a kingdom's leaders were before one of this colour came to it."""
    there = {(leader.seat, leader.colour) for leader in kingdom.leaders if leader.colour != colour}
    return [
        before
        for before in outlook.view.kingdoms()
        if there & {(leader.seat, leader.colour) for leader in before.leaders}
    ]


# Facts about tiles


def _reach(outlook: Outlook) -> Iterator[str]:
    near, before = (treasures_near(sight, outlook.seat) for sight in (outlook.after, outlook.view))
    if near > before:
        yield f"brings {count_of(near, 'treasure')} within one tile of your trader"


def _strengthened(outlook: Outlook) -> Iterator[str]:
    if not isinstance(outlook.move, PlaceTile) or outlook.clashes:
        return
    colour = outlook.move.colour
    for after in outlook.after.leaders():
        before = leader_of(outlook.view, after.seat, after.colour)
        if before is None or after.seat != outlook.seat:
            continue
        if after.temples > before.temples:
            yield f"puts your {after.colour.leader} by {count_of(after.temples, 'temple')}"
        if after.colour == colour and after.supporters > before.supporters:
            yield f"gives your {colour.leader} {count_of(after.supporters, colour.tile)} in a war"


def _square(outlook: Outlook) -> Iterator[str]:
    """A tile that is the third of four."""
    if not isinstance(outlook.move, PlaceTile):
        return
    colour, space = outlook.move.colour, outlook.move.space
    if lacks_one(outlook.after, colour, space):
        yield f"is one {colour.tile} short of a monument"


# What the move is


def _deed(outlook: Outlook) -> Iterator[str]:
    """What a move is that does nothing on the board."""
    match outlook.move:
        case Pass():
            yield "ends the turn"
        case Swap(tiles):
            can_score = any(can_score_with(outlook.view, outlook.seat, c) for c in Colour if tiles[c])
            others = "for another" if sum(tiles) == 1 else "for others"
            yield f"swaps {tiles_of(tiles)} {others if can_score else 'you cannot score now'}"
        case Decline() if outlook.view.decision:
            yield _declined(outlook.view, outlook.view.decision.kind)
        case WithdrawLeader(colour):
            yield f"takes your {colour.leader} off the board"


def _otherwise(outlook: Outlook) -> str:
    """What the move is where nothing can be said for it."""
    match outlook.move:
        case PlayCatastrophe(space):
            gone = [event for event in outlook.events if isinstance(event, TileRemoved)]
            return f"destroys the {gone[0].colour.tile} on {space}" if gone else f"blocks {space} for good"
        case PlaceTile(colour):
            return f"places a {colour.tile} that scores for nobody"
        case move:
            return f"plays {move}"


def _declined(view: View, kind: Kind) -> str:
    if kind == Kind.TREASURE:
        return "takes no treasures"
    if kind == Kind.MONUMENT:
        return "builds nothing: the tiles stay face up"
    colour = Colour(view.snapshot.colour)
    where = "beside the board" if view.snapshot.building[colour] < 0 else "where it is"
    return f"leaves the {_building_name(colour)} {where}"


def _building_name(colour: Colour) -> str:
    return colour.building.replace("-", " ")


FACTS: tuple[Facts, ...] = (
    clashes,
    _ending,
    _deed,
    _treasures,
    _built,
    _gains,
    _returns,
    others_conflicts,
    peace,
)
BOARD_FACTS: tuple[Facts, ...] = (
    _income,
    _support,
    _apart,
    _reach,
    _positioned,
    _square,
    _strengthened,
)
