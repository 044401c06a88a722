"""Phrases for reasons: players, amounts, points, conflicts with their odds, the end of the game.

The texts are in `locales/*/advice.ftl`. The viewer is "you", other seats are named by their dynasty.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from shedu.engine.events import ConflictBegan, Gained, GameEnded, LeaderReturned, TileRemoved, United
from shedu.engine.masks import popcount
from shedu.engine.moves import Commit, Counts
from shedu.engine.pieces import LAST_TREASURES, WRITTEN_ORDER, Colour
from shedu.engine.sight import Leader
from shedu.locales import Argument, Phrase
from shedu.players.advice.outlook import Clash, Outlook


def say(name: str, /, **about: Argument) -> Phrase:
    return Phrase(name, about)


def who(outlook: Outlook, seat: int) -> str:
    """The seat's dynasty, or `you`."""
    return "you" if seat == outlook.seat else outlook.view.players[seat]


def leaders_of(outlook: Outlook, leaders: Iterable[Leader], form: str) -> list[Phrase]:
    """`your king` and `Bull's trader`, in the grammatical form that a phrase needs."""
    return [say(form, dynasty=who(outlook, each.seat), colour=str(each.colour)) for each in leaders]


def tiles_of(tiles: Counts | Mapping[Colour, int]) -> list[Phrase]:
    """`2 temples` and `1 farm`"""
    return [
        Phrase("tiles-count", {"colour": str(colour), "count": tiles[colour]})
        for colour in WRITTEN_ORDER
        if tiles[colour]
    ]


def points_of(points: Mapping[Colour, int]) -> list[Phrase]:
    """`3 green` and `1 black`"""
    return [
        say("advice-points", colour=str(colour), count=points[colour]) for colour in Colour if points[colour]
    ]


def lowest_of(outlook: Outlook, points: Mapping[Colour, int]) -> Phrase | str:
    """`(your lowest colour)`, if the viewer gains points of it."""
    have = outlook.view.points(outlook.seat) or (0, 0, 0, 0)
    low = [colour for colour in Colour if have[colour] == min(have)]
    fed = [colour for colour in low if points[colour]]
    if not fed or len(low) == len(Colour):
        return ""
    is_all = sum(map(bool, points.values())) == len(fed)
    which = "" if is_all else [say("advice-colour", colour=str(colour)) for colour in fed]
    return say("advice-lowest", which=which, named="no" if is_all else "yes", count=len(low))


def chance_of(chance: float) -> Phrase:
    """In percent; values that round to 0 or 100 % become "under 1 %" or "over 99 %"."""
    if 0 < chance < 0.005:
        return say("advice-chance", size="under", chance=0.01)
    if 0.995 <= chance < 1:
        return say("advice-chance", size="over", chance=0.99)
    return say("advice-chance", size="about", chance=chance)


# Conflicts


def clashes(outlook: Outlook) -> Iterator[Phrase]:
    for clash in outlook.clashes:
        yield _won(outlook, clash) if clash.is_won else _lost(outlook, clash)


def _clash(outlook: Outlook, clash: Clash, name: str, **parts: Argument) -> Phrase:
    """A conflict with its totals, the viewer's first, and the commit unless it is the move itself."""
    mine, theirs = clash.attack, clash.defence
    if not clash.is_attack:
        mine, theirs = theirs, mine
    conflict = clash.conflict
    is_said = isinstance(outlook.move, Commit) or not clash.committed
    added = "" if is_said else say("advice-added", colour=str(conflict.tile), count=clash.committed)
    head: dict[str, Argument] = {"kind": conflict.kind, "colour": str(conflict.colour), "added": added}
    return say(name, mine=mine, theirs=theirs, **head, **parts)


def _won(outlook: Outlook, clash: Clash) -> Phrase:
    points = Counter[Colour]()
    for event in clash.outcome:
        if isinstance(event, Gained) and event.seat == outlook.seat and event.source in ("war", "revolt"):
            points[event.colour] += event.amount
    gain = (
        say("advice-for-points", points=points_of(points), lowest=lowest_of(outlook, points))
        if points
        else ""
    )
    odds = _odds(outlook, clash) if clash.is_attack else _tie(clash)
    tile, count = str(clash.conflict.tile), clash.surplus
    surplus = say("advice-surplus", colour=tile, count=count) if count else ""
    return _clash(outlook, clash, "advice-wins", odds=odds, surplus=surplus, gain=gain)


def _odds(outlook: Outlook, clash: Clash) -> Phrase:
    """The tiles that the defender needs, and how likely that is."""
    other, tile = who(outlook, clash.other), str(clash.conflict.tile)
    if clash.odds == 0:
        return say("advice-cannot-reach", dynasty=other)
    needs: dict[str, Argument] = {"dynasty": other, "colour": tile, "count": clash.missing}
    if clash.odds <= 0.5:
        return say("advice-unless", chance=chance_of(clash.odds), **needs)
    return say("advice-only-if", chance=chance_of(1 - clash.odds), **needs)


def _tie(clash: Clash) -> Phrase | str:
    return say("advice-tie") if clash.defence == clash.attack else ""


def _lost(outlook: Outlook, clash: Clash) -> Phrase:
    remedy = _remedy(clash) if isinstance(outlook.move, Commit) else ""
    return _clash(
        outlook, clash, "advice-loses", tie=_tie(clash), price=_price(outlook, clash), remedy=remedy
    )


def _remedy(clash: Clash) -> Phrase:
    """The tiles that would have won a lost conflict, or why committing is useless."""
    tile = str(clash.conflict.tile)
    if clash.missing <= clash.spare:
        name = "advice-more-would-lead" if clash.is_attack else "advice-more-would-win"
        return say(name, colour=tile, count=clash.missing)
    if clash.committed:
        return say("advice-only-changes", colour=tile, count=clash.committed)
    return say("advice-too-few", colour=tile)


def _price(outlook: Outlook, clash: Clash) -> Phrase | str:
    is_lost = any(isinstance(event, LeaderReturned) and event.seat == outlook.seat for event in clash.outcome)
    if not is_lost:
        return ""
    tiles = Counter(event.colour for event in clash.outcome if isinstance(event, TileRemoved))
    return say(
        "advice-price", lost=[say("advice-lost-leader", colour=str(clash.conflict.colour)), *tiles_of(tiles)]
    )


def others_conflicts(outlook: Outlook) -> Iterator[Phrase]:
    """Wars that the move starts between two other seats."""
    for event in outlook.events:
        if isinstance(event, ConflictBegan) and outlook.seat not in (event.attacker, event.defender):
            yield say(
                "advice-sets-at-war",
                dynasty=who(outlook, event.attacker),
                other=who(outlook, event.defender),
                colour=str(event.colour),
                attack=event.attack,
                defence=event.defence,
            )


def peace(outlook: Outlook) -> Iterator[Phrase]:
    """Kingdoms that are united without a war."""
    is_war = any(isinstance(event, ConflictBegan) for event in outlook.events)
    if any(isinstance(event, United) for event in outlook.events) and not is_war:
        yield say("advice-peace")


# The end


def ending(outlook: Outlook) -> Iterator[Phrase]:
    """The end of the game with its result, by the points the viewer knows."""
    is_over = any(isinstance(event, GameEnded) for event in outlook.events)
    before, after = (popcount(sight.snapshot.treasures) for sight in (outlook.view, outlook.after))
    if not is_over and not after <= LAST_TREASURES < before:
        return
    winners = outlook.result.winners
    result = "lost" if outlook.seat not in winners else "shared" if len(winners) > 1 else "won"
    yield say(
        "advice-ends",
        when="now" if is_over else "turn",
        sure="yes" if outlook.is_sure else "no",
        known="yes" if outlook.view.rules.open_scores else "no",
        result=result,
        winners=[say("advice-winner", dynasty=who(outlook, seat)) for seat in winners],
        count=len(winners),
    )
