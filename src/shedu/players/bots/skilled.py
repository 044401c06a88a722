"""The skilled bot: plans both actions of its turn."""

from shedu.players.bots.planning import PlanningBot


class Skilled(PlanningBot):
    """Plans both actions together, with the decisions inside them and the odds of hidden hands."""

    name = "skilled"
    weights = "steady"
    width = 60
