"""Possibilities that a move takes from others: squares and links, spaces for revolts, parts of a kingdom."""

from collections.abc import Iterator

from shedu.engine.events import United
from shedu.engine.masks import bit, crosses, dilate, flood, mask_of, popcount, spaces_of, squares
from shedu.engine.moves import PlaceTile, PlayCatastrophe, PositionLeader, WithdrawLeader
from shedu.engine.pieces import LAST_TREASURES, Colour, Space
from shedu.engine.sight import Kingdom, Leader, Sight
from shedu.locales import Phrase
from shedu.players.advice.outlook import Outlook
from shedu.players.advice.phrases import leaders_of, say, who
from shedu.players.advice.survey import monuments_left, treasures_near

# Moves of other seats that need the space


def denials(outlook: Outlook) -> Iterator[Phrase]:
    """Links that a catastrophe prevents; structures and revolts that any piece on the space prevents."""
    move = outlook.move
    if not isinstance(move, PlaceTile | PositionLeader | PlayCatastrophe):
        return
    if not outlook.view.empty & bit(move.space):
        return
    if isinstance(move, PlayCatastrophe):
        yield from _treasures(outlook, move.space)
        yield from _meetings(outlook, move.space)
    for colour in Colour:
        is_same = isinstance(move, PlaceTile) and move.colour == colour
        if not is_same and outlook.view.empty_for(colour) & bit(move.space):
            yield from _monuments(outlook, colour, move.space)
            yield from _wonder(outlook, colour, move.space)
    yield from _revolts(outlook, move.space)


def _kingdoms_near(sight: Sight, space: Space) -> list[Kingdom]:
    around = dilate(bit(space))
    return [kingdom for kingdom in sight.kingdoms() if mask_of(kingdom.spaces) & around]


def _meetings(outlook: Outlook, space: Space) -> Iterator[Phrase]:
    """Two kingdoms that a tile there would have united, with the wars it would have started."""
    near = _kingdoms_near(outlook.view, space)
    if len(near) != 2:  # three cannot be united (R5.2)
        return
    one, two = near
    wars = [
        sorted((a, b), key=lambda leader: leader.supporters, reverse=True)
        for a in one.leaders
        for b in two.leaders
        if a.colour == b.colour
    ]
    for strong, weak in sorted(wars, key=lambda war: outlook.seat not in {leader.seat for leader in war}):
        yield say(
            "advice-stops-war",
            colour=str(strong.colour),
            space=str(space),
            dynasty=who(outlook, strong.seat),
            other=who(outlook, weak.seat),
            more=strong.supporters,
            less=weak.supporters,
        )
    if not wars:
        seats = sorted({leader.seat for kingdom in near for leader in kingdom.leaders})
        if seats != [outlook.seat]:
            owners = [say("advice-owner", dynasty=who(outlook, seat)) for seat in seats]
            yield say("advice-keeps-apart", owners=owners, space=str(space))


def _treasures(outlook: Outlook, space: Space) -> Iterator[Phrase]:
    """Treasures that a tile there would have brought to another seat's trader."""
    snap = outlook.view.snapshot
    joined = flood(bit(space), outlook.view.linked | bit(space))
    traders = [
        leader
        for leader in outlook.view.leaders()
        if leader.colour == Colour.GREEN and joined & bit(leader.space)
    ]
    if len(traders) != 1 or traders[0].seat == outlook.seat or len(_kingdoms_near(outlook.view, space)) > 2:
        return
    count = popcount(joined & snap.treasures) - 1
    if count > 0:
        is_end = popcount(snap.treasures) - count <= LAST_TREASURES
        yield say(
            "advice-stops-treasures",
            dynasty=who(outlook, traders[0].seat),
            count=count,
            space=str(space),
            end="yes" if is_end else "no",
        )


def _monuments(outlook: Outlook, colour: Colour, space: Space) -> Iterator[Phrase]:
    """A square of another seat that needed this space."""
    tiles = outlook.view.snapshot.tiles[colour]
    made = squares(tiles | bit(space)) & ~squares(tiles)
    colours = {each for monument in monuments_left(outlook.view, colour) for each in monument.colours}
    if made and colours:
        yield from _spoiled(outlook, "advice-stops-monument", colour, space, colours)


def _wonder(outlook: Outlook, colour: Colour, space: Space) -> Iterator[Phrase]:
    """A plus of another seat that needed this space."""
    snap = outlook.view.snapshot
    tiles = snap.tiles[colour]
    if outlook.view.rules.wonder and not snap.wonder and crosses(tiles | bit(space)) & ~crosses(tiles):
        yield from _spoiled(outlook, "advice-stops-wonder", colour, space, {Colour.BLACK})


def _spoiled(
    outlook: Outlook, name: str, colour: Colour, space: Space, colours: set[Colour]
) -> Iterator[Phrase]:
    """A structure that would have served other seats with leaders of these colours next to the space."""
    seats = {
        leader.seat
        for kingdom in _kingdoms_near(outlook.view, space)
        for leader in kingdom.leaders
        if leader.colour in colours and leader.seat != outlook.seat
    }
    if seats:
        owners = [say("advice-for", dynasty=who(outlook, seat)) for seat in sorted(seats)]
        yield say(name, colour=str(colour), space=str(space), owners=owners)


def _revolts(outlook: Outlook, space: Space) -> Iterator[Phrase]:
    """The space with the most temples for a revolt against one of the viewer's leaders."""
    near = _kingdoms_near(outlook.view, space)
    if len(near) != 1:
        return
    temples = _temples_by(outlook.view, space)
    for before in sorted(near[0].leaders, key=lambda leader: leader.temples):
        after = outlook.after.leader_of(before.seat, before.colour)
        if before.seat != outlook.seat or after is None or after.space != before.space:
            continue
        home = outlook.after.kingdom_at(after.space)
        if home and temples > before.temples and _most_temples(outlook.after, home) < temples:
            yield say(
                "advice-stops-revolt",
                space=str(space),
                colour=str(before.colour),
                more=temples,
                less=before.temples,
            )
            return


def _temples_by(sight: Sight, space: Space) -> int:
    snap = sight.snapshot
    is_land = not snap.river & bit(space)
    return popcount(dilate(bit(space)) & snap.tiles[Colour.RED]) if is_land else 0


def _most_temples(sight: Sight, kingdom: Kingdom) -> int:
    """The most temples that a leader can stand next to when it enters a kingdom (R4.2, R4.3)."""
    spaces = spaces_of(dilate(mask_of(kingdom.spaces)) & sight.empty)
    return max(
        (_temples_by(sight, each) for each in spaces if len(_kingdoms_near(sight, each)) == 1), default=0
    )


# Kingdoms that come apart


def cuts(outlook: Outlook) -> Iterator[Phrase]:
    """Pieces that are no longer linked after a catastrophe or after a leader left its space."""
    if not isinstance(outlook.move, PlayCatastrophe | PositionLeader | WithdrawLeader):
        return
    if any(isinstance(event, United) for event in outlook.events):
        return
    moved, kingdoms = None, outlook.view.kingdoms()
    if isinstance(outlook.move, PlayCatastrophe):
        yield from _out_of_reach(outlook, outlook.move.space)
    else:
        moved = (outlook.seat, outlook.move.colour)
        old = outlook.view.leader_of(*moved)
        kingdoms = tuple(kingdom for kingdom in kingdoms if old and old.space in kingdom.spaces)
    for kingdom in kingdoms:
        stayed = [
            (before, after)
            for before in kingdom.leaders
            if (before.seat, before.colour) != moved
            and (after := outlook.after.leader_of(before.seat, before.colour)) is not None
            and after.space == before.space
        ]
        yield from _parted(outlook, [after for _, after in stayed])
        for before, after in stayed:
            yield from _weaker(outlook, before, after)
            yield from _treasures_cut(outlook, kingdom, after)
        yield from _deserted(outlook, kingdom)


def _out_of_reach(outlook: Outlook, space: Space) -> Iterator[Phrase]:
    """Treasures that were one tile away from another seat's trader until a tile between was destroyed."""
    if outlook.view.empty & bit(space):
        return
    for seat in range(len(outlook.view.players)):
        near, now = (treasures_near(sight, seat) for sight in (outlook.view, outlook.after))
        if seat != outlook.seat and near > now:
            yield say("advice-out-of-reach", dynasty=who(outlook, seat), count=near - now)


def _parted(outlook: Outlook, leaders: list[Leader]) -> Iterator[Phrase]:
    """Leaders of one kingdom that are now in several, the viewer's first."""
    groups: dict[tuple[Space, ...], list[Leader]] = {}
    for leader in sorted(leaders, key=lambda each: each.seat != outlook.seat):
        kingdom = outlook.after.kingdom_at(leader.space)
        if kingdom is not None:
            groups.setdefault(kingdom.spaces, []).append(leader)
    here, *others = groups.values() or [[]]
    for there in others:
        yield say(
            "advice-parts",
            here=leaders_of(outlook, here, "advice-leader-object"),
            there=leaders_of(outlook, there, "advice-leader-from"),
        )


def _weaker(outlook: Outlook, before: Leader, after: Leader) -> Iterator[Phrase]:
    """Supporters and temples that a leader has lost."""
    dynasty, colour = who(outlook, before.seat), str(before.colour)
    if after.supporters < before.supporters:
        lost = before.supporters - after.supporters
        yield say("advice-cuts-off", dynasty=dynasty, colour=colour, count=lost)
    if after.temples < before.temples:
        yield say("advice-fewer-temples", dynasty=dynasty, colour=colour, count=after.temples)


def _treasures_cut(outlook: Outlook, kingdom: Kingdom, leader: Leader) -> Iterator[Phrase]:
    """Treasures that a trader has lost from its kingdom."""
    home = outlook.after.kingdom_at(leader.space)
    if leader.colour != Colour.GREEN or home is None:
        return
    lost = mask_of(kingdom.treasures) & outlook.after.snapshot.treasures & ~mask_of(home.treasures)
    if lost:
        yield say("advice-treasures-cut", dynasty=who(outlook, leader.seat), count=popcount(lost))


def _deserted(outlook: Outlook, kingdom: Kingdom) -> Iterator[Phrase]:
    """Tiles that no longer belong to any kingdom."""
    ruled = mask_of(space for each in outlook.after.kingdoms() for space in each.spaces)
    left = mask_of(kingdom.spaces) & outlook.after.linked & ~ruled
    if left:
        yield say("advice-deserts", count=popcount(left))
