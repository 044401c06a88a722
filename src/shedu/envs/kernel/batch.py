"""Many games side by side: a step makes one move in each and writes what comes next."""

import cython

if not cython.compiled:
    from shedu.engine.kernel.bb import i32, i64
    from shedu.engine.kernel.codes import OVER
    from shedu.engine.kernel.hidden import conceal
    from shedu.engine.kernel.rng import Rng
    from shedu.engine.kernel.state import State
    from shedu.engine.kernel.tensors import Sheet, return_of, write_mask, write_packed_mask
    from shedu.envs.kernel.codes import (
        PACKED_FORM,
        RANDOM_OPPONENTS,
        SELF_PLAY,
    )
    from shedu.envs.kernel.lanes import Lane
    from shedu.envs.kernel.outputs import Floats, Octets, Outputs


class Worker:
    """The working memory of one thread."""

    def __init__(self) -> None:
        self.known: State = State()
        self.sheet: Sheet = Sheet()


class Batch:
    """Lanes with their outputs. Methods that take a range of lanes may run side by side on others.

    A step is `advance`, or with opponents in Python `move`, `settle` and `observe`, between which their
    moves are made.
    """

    def __init__(
        self, setup: State, n: i32, out: Outputs, opponents: i32, limit: i32, kind: i32, same_step: bool
    ) -> None:
        i: i32
        self.setup = setup
        self.n = n
        self.out = out
        self.seats = setup.seats
        self.opponents = opponents
        self.limit = limit
        self.kind = kind
        self.same_step = same_step
        self.lanes = [Lane(setup) for i in range(n)]
        if cython.compiled:
            self.lane = cython.cast(cython.pointer(cython.p_void), calloc(n, cython.sizeof(cython.p_void)))  # noqa: F821
            if self.lane == cython.NULL:
                raise MemoryError
            for i in range(n):
                self.lane[i] = cython.cast(cython.p_void, self.lanes[i])
        else:
            self.lane = self.lanes

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self.lane)  # noqa: F821

    def reseed(self, seed: int) -> None:
        """Give every lane its own sequence of games."""
        stream: Rng = Rng(seed)
        i: i32
        for i in range(self.n):
            self.lanes[i].reseed(stream.next())

    def start(self, low: i32, high: i32) -> None:
        """Deal a new game in every lane."""
        i: i32
        with cython.nogil:
            for i in range(low, high):
                self.restart(cython.cast(Lane, self.lane[i]))

    def first_illegal(self) -> int:
        """The first lane whose action is not legal; -1 if all are."""
        i: i32
        for i in range(self.n):
            if not cython.cast(Lane, self.lane[i]).has_ended:
                if not cython.cast(Lane, self.lane[i]).moves.has_move(self.out.actions[i]):
                    return i
        return -1

    def advance(self, worker: Worker, low: i32, high: i32) -> None:
        """A whole step, without opponents in Python."""
        i: i32
        with cython.nogil:
            for i in range(low, high):
                if cython.cast(Lane, self.lane[i]).has_ended:
                    self.restart(cython.cast(Lane, self.lane[i]))
                else:
                    cython.cast(Lane, self.lane[i]).make(self.out.actions[i])
                    if self.opponents == RANDOM_OPPONENTS:
                        cython.cast(Lane, self.lane[i]).play_others(self.limit)
                self.settle_one(worker, cython.cast(Lane, self.lane[i]), i)
                self.observe_one(worker, cython.cast(Lane, self.lane[i]), i)

    def move(self, low: i32, high: i32) -> None:
        """Make the caller's moves."""
        i: i32
        with cython.nogil:
            for i in range(low, high):
                if cython.cast(Lane, self.lane[i]).has_ended:
                    self.restart(cython.cast(Lane, self.lane[i]))
                else:
                    cython.cast(Lane, self.lane[i]).make(self.out.actions[i])

    def settle(self, worker: Worker, low: i32, high: i32) -> None:
        """Reward the ends of games, and start the next ones."""
        i: i32
        with cython.nogil:
            for i in range(low, high):
                self.settle_one(worker, cython.cast(Lane, self.lane[i]), i)

    def observe(self, worker: Worker, low: i32, high: i32) -> None:
        """Write observations and masks."""
        i: i32
        with cython.nogil:
            for i in range(low, high):
                self.observe_one(worker, cython.cast(Lane, self.lane[i]), i)

    def waiting(self) -> list[int]:
        """The lanes in which an opponent decides."""
        i: i32
        found: list[int] = []
        lane: Lane
        for i in range(self.n):
            lane = self.lanes[i]
            if not lane.has_ended and lane.state.decision != OVER and lane.state.seat != lane.learner:
                if not lane.is_cut(self.limit):
                    found.append(i)
        return found

    def answer(self, i: i32, action: i32) -> None:
        """Make an opponent's move, which is legal."""
        lane: Lane = self.lanes[i]
        mover: i32 = lane.mover
        lane.make(action)
        lane.mover = mover

    def restart(self, lane: Lane) -> None:
        lane.start(self.setup, self.opponents)
        if self.opponents == RANDOM_OPPONENTS:
            lane.play_others(self.limit)

    def settle_one(self, worker: Worker, lane: Lane, i: i32) -> None:
        """Reward the end of a lane's game, and start the next one unless the next step does."""
        seat: i32
        is_over: bool = lane.state.decision == OVER
        is_cut: bool = not is_over and lane.is_cut(self.limit)
        self.out.terminations[i] = is_over
        self.out.truncations[i] = is_cut
        self.out.rewards[i] = 0
        self.out.plies[i] = lane.ply
        if not is_over and not is_cut:
            return
        for seat in range(self.seats):
            self.out.returns[cython.cast(i64, i) * self.seats + seat] = return_of(lane.state, seat, self.kind)
        seat = lane.mover if self.opponents == SELF_PLAY else lane.learner
        self.out.rewards[i] = self.out.returns[cython.cast(i64, i) * self.seats + seat]
        lane.has_ended = True
        if self.same_step:
            self.look(worker, lane)
            self.write_sheet(
                worker, self.out.final_planes, self.out.final_float_planes, self.out.final_scalars, i
            )
            self.restart(lane)

    def observer(self, lane: Lane) -> i32:
        """The seat that sees: the one that decides, or that decided last."""
        if self.opponents != SELF_PLAY:
            return lane.learner
        return lane.mover if lane.has_ended else lane.state.seat

    def look(self, worker: Worker, lane: Lane) -> None:
        """Take down what the observer sees."""
        worker.known.assign(lane.state)
        conceal(worker.known, self.observer(lane))
        worker.sheet.observe(worker.known, self.observer(lane))

    def observe_one(self, worker: Worker, lane: Lane, i: i32) -> None:
        if lane.has_ended:
            lane.moves.clear()
            lane.choice = 0
        else:
            lane.find()
        self.out.choices[i] = lane.choice
        self.out.seats[i] = self.observer(lane)
        self.out.seeds[i] = lane.game_seed
        if self.out.mask:
            if self.out.mask_form == PACKED_FORM:
                write_packed_mask(self.out.mask, i, lane.moves)
            else:
                write_mask(self.out.mask, i, lane.moves)
        if self.out.planes or self.out.float_planes or self.out.scalars:
            self.look(worker, lane)
            self.write_sheet(worker, self.out.planes, self.out.float_planes, self.out.scalars, i)

    def write_sheet(self, worker: Worker, planes: Octets, wide: Floats, scalars: Floats, i: i32) -> None:
        """Write an observation to the buffers that there are."""
        if planes:
            if self.out.plane_form == PACKED_FORM:
                worker.sheet.write_packed_planes(planes, i)
            else:
                worker.sheet.write_planes(planes, i)
        if wide:
            worker.sheet.write_float_planes(wide, i)
        if scalars:
            worker.sheet.write_scalars(scalars, i)
