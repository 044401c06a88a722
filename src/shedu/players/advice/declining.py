"""Reasons to decline: which seats a building or monument would serve; a treasure that ends the game."""

from collections.abc import Iterator

from shedu.engine.moves import BuildMonument, Decline, ErectWonder, LeaveTreasure
from shedu.engine.pieces import SPACES, Colour
from shedu.engine.sight import Kind
from shedu.locales import Phrase
from shedu.players.advice.outlook import Outlook, look_ahead
from shedu.players.advice.phrases import ending, say, who
from shedu.players.advice.survey import incomes_in


def declined(outlook: Outlook) -> Iterator[Phrase]:
    """The building, monument or treasure that is declined, and why that may be right."""
    decision = outlook.view.decision
    if not isinstance(outlook.move, Decline) or decision is None:
        return
    if decision.kind == Kind.TREASURE:
        take = next(move for move in outlook.view.legal_moves() if isinstance(move, LeaveTreasure))
        end = list(ending(look_ahead(outlook.view, take, outlook.guide)))
        yield say("advice-declines-treasures", end=end, count=len(end))
    elif decision.kind == Kind.MONUMENT:
        yield say("advice-declines-monument", serves=_served(outlook))
    else:
        snap = outlook.view.snapshot
        colour = Colour(snap.colour)
        scorer = outlook.view.scorer_at(SPACES[snap.placed], colour)
        yield say(
            "advice-declines-building",
            colour=str(colour),
            where="beside" if snap.building[colour] < 0 else "there",
            dynasty="nobody" if scorer is None else who(outlook, scorer),
        )


def _served(outlook: Outlook) -> str:
    """The selector of a text: whether `you`, `others` or `nobody` gains from the possible structures."""
    before = incomes_in(outlook.view)
    served = set()
    for move in outlook.view.legal_moves():
        if isinstance(move, BuildMonument):
            after = look_ahead(outlook.view, move, outlook.guide).after
            served |= {seat for seat, _ in incomes_in(after) - before}
        elif isinstance(move, ErectWonder):
            kingdom = outlook.view.kingdom_at(move.space)
            leaders = kingdom.leaders if kingdom else ()
            served |= {leader.seat for leader in leaders if leader.colour == Colour.BLACK}
    if outlook.seat in served:
        return "you"
    return "others" if served else "nobody"
