"""One game of a batch, and those that follow it."""

import cython

if not cython.compiled:
    from shedu.engine.kernel.bb import i32
    from shedu.engine.kernel.buffers import Log, Moves
    from shedu.engine.kernel.chance import begin
    from shedu.engine.kernel.codes import NOBODY, OVER
    from shedu.engine.kernel.legal import find_move_sets
    from shedu.engine.kernel.rng import Rng
    from shedu.engine.kernel.state import State
    from shedu.engine.kernel.turn import apply
    from shedu.envs.kernel.codes import SELF_PLAY


class Lane:
    """A game in progress with its own random numbers, so that threads do not change what happens."""

    def __init__(self, setup: State) -> None:
        self.state: State = setup.copy()
        self.moves: Moves = Moves()
        self.rng: Rng = Rng(0)
        self.deal: Rng = Rng(0)
        self.quiet: Log = Log(False)
        self.ply = 0  # decisions made in this game
        self.games = 0  # games that were started
        self.learner = NOBODY  # the caller's seat, if it decides for only one
        self.mover = NOBODY  # the seat of the caller's last decision
        self.choice = 0  # a legal move at random
        self.has_ended = False  # and the next step will start another game
        self.game_seed = 0

    def reseed(self, seed: int) -> None:
        """Begin the sequence of games of this seed with the next `start`."""
        self.rng.state = seed
        self.games = 0

    def start(self, setup: State, opponents: i32) -> None:
        """Deal the next game. Learners change seats from game to game."""
        self.state.assign(setup)
        self.game_seed = self.rng.next()
        self.deal.state = self.game_seed
        begin(self.state, self.deal, self.quiet)
        if opponents != SELF_PLAY:
            if self.games == 0:
                self.learner = self.rng.below(setup.seats)
            else:
                self.learner = (self.learner + 1) % setup.seats
        self.ply = 0
        self.has_ended = False
        self.games += 1

    def find(self) -> None:
        """Find the legal moves, and choose one of them."""
        find_move_sets(self.state, self.moves)
        if self.moves.n > 0:
            self.choice = self.moves.at(self.rng.below(self.moves.n))

    def make(self, move: i32) -> None:
        self.mover = self.state.seat
        apply(self.state, move, self.quiet)
        self.ply += 1

    def play_others(self, limit: i32) -> None:
        """Make random moves until the learner decides, or the game is over or cut."""
        while self.state.decision != OVER and self.state.seat != self.learner and not self.is_cut(limit):
            self.find()
            apply(self.state, self.choice, self.quiet)
            self.ply += 1

    def is_cut(self, limit: i32) -> bool:
        """Whether the game has reached the limit of decisions; 0 is none."""
        return limit > 0 and self.ply >= limit
