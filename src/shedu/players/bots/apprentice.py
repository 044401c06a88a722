"""Knows what counts, one action at a time."""

from shedu.players.bots.planning import PlanningBot


class Apprentice(PlanningBot):
    """Takes the best single action by the evaluation written by hand."""

    name = "apprentice"
    weights = "written"
    width = 0
