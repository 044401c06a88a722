"""The apprentice: the best single action by an evaluation."""

from shedu.players.bots.planning import PlanningBot


class Apprentice(PlanningBot):
    """Takes the best single action by the hand-written weights."""

    name = "apprentice"
    weights = "written"
    width = 0
