"""Random moves from the choices of a decision."""

import random
from typing import Any

from shedu.server.wire import messages as m


def choose(choices: m.Choices, rng: random.Random, has_swaps: bool = False) -> m.Move:
    """A move of a random kind and colour; no catastrophe, and no pass unless there is nothing else."""
    groups: list[tuple[type[Any], list[Any], list[Any]]] = [
        (kind, [key], values)
        for kind, by_key in (
            (m.PlaceTile, choices.place_tile),
            (m.PositionLeader, choices.position_leader),
            (m.PlaceBuilding, choices.place_building),
            (m.BuildMonument, choices.build_monument),
        )
        for key, values in by_key.items()
    ]
    lists: tuple[tuple[type[Any], list[Any]], ...] = (
        (m.WithdrawLeader, choices.withdraw_leader),
        (m.FightWar, choices.fight_war),
        (m.Commit, choices.commit),
        (m.ErectWonder, choices.erect_wonder),
        (m.LeaveTreasure, choices.leave_treasure),
        (m.ScoreWonder, choices.score_wonder),
    )
    groups += [(kind, [], values) for kind, values in lists if values]
    if choices.can_decline:
        groups.append((m.Decline, [], []))
    if choices.swap is not None and (has_swaps or not groups):
        groups.append((m.Swap, [], [choices.swap]))
    if not groups:
        return m.Pass()
    kind, start, values = rng.choice(groups)
    move: m.Move = kind(*start, *([rng.choice(values)] if values else []))
    return move
