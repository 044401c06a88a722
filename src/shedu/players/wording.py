"""Words for reasons: numbers, names, points, and conflicts with their odds."""

from collections import Counter
from collections.abc import Iterator, Sequence

from shedu.engine.events import ConflictBegan, Gained, LeaderReturned, TileRemoved, United
from shedu.engine.moves import Commit, Counts
from shedu.engine.pieces import WRITTEN_ORDER, Colour
from shedu.players.outlook import Clash, Outlook

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


def list_of(words: Sequence[str]) -> str:
    """`F4, F5 and F6`"""
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def count_of(count: int, thing: str) -> str:
    """`no temples`, `one temple`, `two temples`"""
    number = NUMBERS[count] if count < len(NUMBERS) else str(count)
    return f"{number} {thing}{'' if count == 1 else 's'}"


def tiles_of(tiles: Counts) -> str:
    """`two temples and one farm`"""
    return list_of([count_of(tiles[colour], colour.tile) for colour in WRITTEN_ORDER if tiles[colour]])


def percent(chance: float) -> str:
    """`12 %`"""
    if 0 < chance < 0.005:
        return "under 1 %"
    return "over 99 %" if 0.995 <= chance < 1 else f"{chance:.0%}".replace("%", " %")


def name_of(outlook: Outlook, seat: int) -> str:
    """A dynasty, or you."""
    return "you" if seat == outlook.seat else outlook.view.players[seat].capitalize()


def whose(outlook: Outlook, seat: int) -> str:
    """`Bull's`, or your."""
    return "your" if seat == outlook.seat else f"{name_of(outlook, seat)}'s"


def points_of(outlook: Outlook, gains: Counter[Colour], whom: str = "") -> str:
    """`3 green (your lowest colour)`, for points of the viewer's."""
    have = outlook.view.points(outlook.seat) or (0, 0, 0, 0)
    low = [colour for colour in Colour if have[colour] == min(have)]
    fed = [str(colour) for colour in low if gains[colour]]
    said = list_of([f"{gains[colour]} {colour}" for colour in Colour if gains[colour]]) + whom
    if not fed or len(low) == len(Colour):
        return said
    which = f"{list_of(fed)}: " if len(gains) > 1 else ""
    return f"{said} ({which}{'your lowest colour' if len(low) == 1 else 'one of your lowest colours'})"


def clashes(outlook: Outlook) -> Iterator[str]:
    """The viewer's conflicts, with the odds."""
    for clash in outlook.clashes:
        yield _won(outlook, clash) if clash.is_won else _lost(outlook, clash)


def _clash_name(clash: Clash) -> str:
    conflict = clash.conflict
    is_war = conflict.kind == "war"
    return f"the {conflict.colour.tile} war" if is_war else f"the revolt of the {conflict.colour.leader}s"


def _score(outlook: Outlook, clash: Clash) -> str:
    """The totals, the viewer's first, with what he adds if that is not the move itself."""
    mine, other = clash.attack, clash.defence
    if not clash.is_attack:
        mine, other = other, mine
    is_said = isinstance(outlook.move, Commit) or not clash.committed
    return f"{mine} to {other}{'' if is_said else f' with {NUMBERS[clash.committed]} committed'}"


def _won(outlook: Outlook, clash: Clash) -> str:
    gains = Counter[Colour]()
    for event in clash.outcome:
        if isinstance(event, Gained) and event.seat == outlook.seat and event.source in ("war", "revolt"):
            gains[event.colour] += event.amount
    certainty = _odds(outlook, clash) if clash.is_attack else _surplus(clash)
    said = f"wins {_clash_name(clash)} {_score(outlook, clash)}{certainty}"
    return f"{said}, for {points_of(outlook, gains)}" if gains else said


def _odds(outlook: Outlook, clash: Clash) -> str:
    """What the defender needs, and how likely he has it."""
    other, tile = name_of(outlook, clash.other), clash.conflict.tile.tile
    if clash.odds == 0:
        return f": {other} cannot reach that"
    if clash.odds <= 0.5:
        return f" unless {other} holds {count_of(clash.missing, tile)} ({percent(clash.odds)})"
    few = f"fewer than {count_of(clash.missing, tile)}" if clash.missing > 1 else f"no {tile}"
    return f" only if {other} holds {few} ({percent(1 - clash.odds)})"


def _surplus(clash: Clash) -> str:
    """How a defender's win could be cheaper."""
    extra = min(clash.committed, clash.defence - clash.attack)
    if extra:
        return f", with {count_of(extra, clash.conflict.tile.tile)} more than it takes"
    return " (a tie is the defender's)" if clash.defence == clash.attack else ""


def _lost(outlook: Outlook, clash: Clash) -> str:
    tie = " (a tie is the defender's)" if clash.attack == clash.defence else ""
    said = f"loses {_clash_name(clash)} {_score(outlook, clash)}{tie}{_price(outlook, clash)}"
    return f"{said}; {_remedy(clash)}" if isinstance(outlook.move, Commit) else said


def _remedy(clash: Clash) -> str:
    """What would have turned a lost conflict, or what a commit is good for where nothing can."""
    tile = clash.conflict.tile.tile
    if clash.missing <= clash.spare:
        return f"{count_of(clash.missing, tile)} more would {'lead' if clash.is_attack else 'win it'}"
    if clash.committed:
        return f"only changes {count_of(clash.committed, tile)} for a new draw"
    return f"you hold too few {tile}s to win it"


def _price(outlook: Outlook, clash: Clash) -> str:
    """What the viewer loses."""
    tiles = Counter(event.colour for event in clash.outcome if isinstance(event, TileRemoved))
    gone = [f"your {clash.conflict.colour.leader}", *(count_of(n, c.tile) for c, n in tiles.items())]
    is_lost = any(isinstance(event, LeaderReturned) and event.seat == outlook.seat for event in clash.outcome)
    return f", losing {list_of(gone)}" if is_lost else ""


def others_conflicts(outlook: Outlook) -> Iterator[str]:
    """Wars that the move starts between two others."""
    for event in outlook.events:
        if isinstance(event, ConflictBegan) and outlook.seat not in (event.attacker, event.defender):
            sides = (
                f"{whose(outlook, event.attacker)} {event.colour.leader}, "
                f"{event.attack} to {event.defence}, at war with {whose(outlook, event.defender)}"
            )
            yield f"sets {sides}"


def peace(outlook: Outlook) -> Iterator[str]:
    """That kingdoms were united with no war."""
    events = outlook.events
    is_war = any(isinstance(event, ConflictBegan) for event in events)
    if any(isinstance(event, United) for event in events) and not is_war:
        yield "unites two kingdoms without a war"
