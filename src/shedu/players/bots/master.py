"""The master: the expert's search with networks that were trained by self-play."""

from shedu.engine.moves import PlayCatastrophe
from shedu.players.bots.base import Thought
from shedu.players.bots.expert import Expert
from shedu.players.bots.networks import network_at
from shedu.players.kernel.evaluation import Evaluation


class Master(Expert):
    """Plans and simulates like the expert, but a network says what a position is worth.

    There is one network for tables of two and one for larger tables (docs/training.md).
    """

    name = "master"
    weights = "master-two"
    weights_for_more = "master-more"

    def __init__(self, seed: int = 0, network: str | None = None, width: int | None = None) -> None:
        """`network` is a name or a file, used at all tables; NetworkError."""
        super().__init__(seed, None, width)
        if network is not None:
            self.weights = self.weights_for_more = network
        for name in (self.weights, self.weights_for_more):
            network_at(name)  # a damaged file is an error here, not at the first decision

    def denials(self, by_space: list[list[Thought]]) -> list[Thought]:
        """The best move to each space and its catastrophe, which may be the only one that stops an opponent.

        Networks rate a catastrophe low: they see what it costs, and not yet the move that it prevents.
        """
        found: list[Thought] = []
        for there in by_space:
            found += there[:1]
            found += [thought for thought in there[1:] if isinstance(thought.move, PlayCatastrophe)]
        return found

    def make_evaluation(self, name: str) -> Evaluation:
        return network_at(name).evaluation()
