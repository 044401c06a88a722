"""The master: the expert's search with networks that were trained by self-play."""

from shedu.players.bots.expert import Expert
from shedu.players.bots.networks import network_named
from shedu.players.kernel.evaluation import Evaluation


class Master(Expert):
    """Plans and simulates like the expert, but a network says what a position is worth.

    There is one network for tables of two and one for larger tables (docs/training.md).
    """

    name = "master"
    weights = "master-two"
    weights_for_more = "master-more"

    def make_evaluation(self, name: str) -> Evaluation:
        return network_named(name).evaluation()
