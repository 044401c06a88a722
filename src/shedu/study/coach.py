"""The coach of a first game: what matters before a decision, and what to say about a move.

Everything is from the view of the seat that decides, by the chances to win of the analysis.
docs/analysis.md has the thresholds and how often they are reached.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Literal

from shedu.engine.events import Gained, TreasureTaken
from shedu.engine.moves import (
    BuildMonument,
    ErectWonder,
    Move,
    Pass,
    PlaceBuilding,
    PlaceTile,
    PlayCatastrophe,
    PositionLeader,
    Swap,
    WithdrawLeader,
)
from shedu.engine.pieces import Colour
from shedu.engine.sight import Kind
from shedu.engine.view import View
from shedu.locales import Phrase
from shedu.players.advice.outlook import Clash, Outlook, look_ahead, seat_of
from shedu.players.advice.phrases import say, who
from shedu.players.advice.reasons import Reason, reason
from shedu.players.advice.survey import can_score_with
from shedu.players.bots.skilled import Skilled
from shedu.study.analysis.game import DEALS_SEED
from shedu.study.analysis.judge import Judgement, Settings, judge_for

# Shares of a victory, as in the analysis.
WARNING = 0.07  # the cost of a move from which the player is warned
SMALL_WARNING = 0.04  # the cost from which the player is warned if it is a large part of the chance
LARGE_PART = 0.25
FIND_GAP = 0.03  # by which a praised move is better than the second best, beyond the sampling error
FIND_LEAD = 0.06  # by which it is better than the mean of the other moves that were compared


Remark = Literal["none", "warning", "praise"]  # about a move


@dataclass(frozen=True)
class Opinion:
    """The coach's opinion of a move that is about to be made."""

    remark: Remark
    chance: float  # to win, with the move
    best_chance: float  # with the best move
    reasons: Reason = ()
    best: Move | None = None  # for a warning
    best_reasons: Reason = ()


def opinion(view: View, move: Move, settings: Settings) -> Opinion:
    """The coach's opinion of a move of the viewer, whose decision is open."""
    judgement = judge_for(settings, len(view.players)).weigh(view, move, DEALS_SEED)
    remark = remark_on(judgement)
    played, best = judgement.played, judgement.best
    if remark == "none":
        return Opinion(remark, played.value, best.value)
    guide = Skilled()
    why = reason(look_ahead(view, move, guide))
    if remark == "praise":
        return Opinion(remark, played.value, best.value, why)
    better = reason(look_ahead(view, best.move, guide))
    return Opinion(remark, played.value, best.value, why, best.move, better)


def remark_on(judgement: Judgement) -> Remark:
    cost = judgement.cost
    if cost >= WARNING or cost >= max(SMALL_WARNING, LARGE_PART * judgement.best.value):
        return "warning"
    others = [choice.value for choice in judgement.choices if choice is not judgement.played]
    if not others or judgement.best is not judgement.played:
        return "none"
    value = judgement.played.value
    gap, lead = value - max(others), value - sum(others) / len(others)
    is_find = gap - judgement.gap_doubt >= FIND_GAP and lead >= FIND_LEAD
    return "praise" if is_find else "none"


# The sentence before a decision


def focus(view: View, settings: Settings) -> Phrase:
    """One sentence on what matters in the open decision of the viewer; it does not name the best move."""
    decision = view.decision
    if decision is None:
        raise ValueError("The game is over.")
    judgement = judge_for(settings, len(view.players)).weigh(view, None, DEALS_SEED)
    outlook = look_ahead(view, judgement.best.move, Skilled())
    match decision.kind:
        case Kind.ACTION:
            return _action(outlook)
        case Kind.COMMIT:
            return _commit(outlook)
        case Kind.WAR:
            seat = seat_of(view)
            is_own = any(seat in (war.attacker.seat, war.defender.seat) for war in view.wars())
            return say("coach-war", side="own" if is_own else "others")
        case Kind.MONUMENT:
            return _structure(outlook)
        case Kind.BUILDING:
            is_kept = not isinstance(outlook.move, PlaceBuilding)
            return say("coach-building", use="leave" if is_kept else "place")
        case Kind.TREASURE:
            return say("coach-treasure-choice")
        case Kind.WONDER_POINT:
            return say("coach-wonder-point", colour=str(_lowest(outlook)[0]))


def _lowest(outlook: Outlook) -> tuple[Colour, int]:
    points = outlook.view.points(outlook.seat) or (0, 0, 0, 0)
    colour = min(Colour, key=lambda each: points[each])
    return colour, points[colour]


def _action(outlook: Outlook) -> Phrase:
    view, move = outlook.view, outlook.move
    own = [leader for leader in view.leaders() if leader.seat == outlook.seat]
    if not own:
        return say("coach-first-leader")
    if (found := _gain(outlook)) is not None:
        return found
    if (danger := _danger(view)) is not None:
        return danger
    match move:
        case PositionLeader(colour):
            is_home = view.leader_of(outlook.seat, colour) is None
            return say("coach-leader", colour=str(colour), place="home" if is_home else "board")
        case WithdrawLeader(colour):
            return say("coach-withdraw", colour=str(colour))
        case PlayCatastrophe():
            return say("coach-catastrophe")
        case Swap():
            return say("coach-swap")
        case Pass():
            return say("coach-pass")
        case PlaceTile(colour):
            return _tile(outlook, colour)
    return say("coach-plain")


def _gain(outlook: Outlook) -> Phrase | None:
    """A conflict to win, a treasure, a monument or the end of the game within the best move."""
    for clash in outlook.clashes:
        if clash.is_won and clash.is_attack:
            return say(
                "coach-attack",
                kind=clash.conflict.kind,
                colour=str(clash.conflict.colour),
                dynasty=who(outlook, clash.other),
                mine=clash.conflict.attacker.strength,
                theirs=clash.conflict.defender.strength,
            )
    if outlook.after.is_over and outlook.seat in outlook.result.winners:
        return say("coach-end")
    if any(isinstance(event, TreasureTaken) and event.seat == outlook.seat for event in outlook.events):
        return say("coach-treasure")
    for move in outlook.own_moves():
        match move:
            case BuildMonument():
                return say("coach-monument-near")
            case ErectWonder():
                return say("coach-wonder-near")
            case PlaceBuilding(colour):
                return say("coach-building-near", colour=str(colour))
    return None


def _danger(view: View) -> Phrase | None:
    """The leader with most to lose among those that one tile would bring to war with a stronger one.

    Only at the beginning of a turn, and if the hand cannot make up for it: it would hide everything else.
    """
    if view.actions_left < 2:
        return None
    seat = seat_of(view)
    hand = view.hand(seat) or (0, 0, 0, 0)
    found = [
        (own, rival)
        for pair in view.neighbours()
        for one, two in permutations(pair)
        for own in one.leaders
        for rival in two.leaders
        if own.seat == seat and rival.seat != seat
        if own.colour == rival.colour and rival.supporters > own.supporters + hand[own.colour]
    ]
    if not found:
        return None
    own, rival = max(found, key=lambda pair: (pair[0].supporters, pair[1].supporters))
    return say(
        "coach-danger",
        colour=str(own.colour),
        dynasty=view.players[rival.seat],
        mine=own.supporters,
        theirs=rival.supporters,
    )


def _tile(outlook: Outlook, colour: Colour) -> Phrase:
    view = outlook.view
    hand = view.hand(outlook.seat) or (0, 0, 0, 0)
    gains = [event for event in outlook.events if isinstance(event, Gained) and event.seat == outlook.seat]
    low, count = _lowest(outlook)
    points = view.points(outlook.seat) or (0, 0, 0, 0)
    is_level = min(points) == max(points)
    if gains and colour == low and not is_level:
        return say("coach-lowest", colour=str(colour), low=count)
    if gains:
        tiles = [
            say("coach-tiles", colour=str(each))
            for each in Colour
            if hand[each] and can_score_with(view, outlook.seat, each)
        ]
        return say("coach-score", tiles=tiles) if tiles else say("coach-plain")
    return say("coach-prepare", colour=str(colour))


def _commit(outlook: Outlook) -> Phrase:
    """How the conflict stands, and what tiles from hand can change."""
    conflict, hand = outlook.view.conflict, outlook.view.hand(outlook.seat)
    assert conflict is not None
    assert hand is not None
    clash = Clash(conflict, committed=0, spare=hand[conflict.tile])
    if clash.is_won:
        case = "ahead" if clash.is_attack else "held"
    elif clash.missing > clash.spare:
        case = "lost"
    else:
        case = "behind" if clash.is_attack else "tie"
    mine, theirs = (clash.attack, clash.defence) if clash.is_attack else (clash.defence, clash.attack)
    return say(
        "coach-commit",
        case=case,
        colour=str(conflict.tile),
        dynasty=who(outlook, clash.other),
        mine=mine,
        theirs=theirs,
        count=0 if clash.is_won else clash.missing,
    )


def _structure(outlook: Outlook) -> Phrase:
    """The sentence on a monument or the wonder."""
    match outlook.move:
        case BuildMonument():
            return say("coach-monument", use="build")
        case ErectWonder():
            return say("coach-monument", use="wonder")
    return say("coach-monument", use="leave")
