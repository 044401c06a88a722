cimport cython
from shedu.engine.kernel.buffers cimport Log, Moves
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.chance cimport begin
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.legal cimport find_move_sets
from shedu.engine.kernel.rng cimport Rng
from shedu.engine.kernel.state cimport State
from shedu.engine.kernel.turn cimport apply
from shedu.envs.kernel.codes cimport *

@cython.final
cdef class Lane:
    cdef readonly State state
    cdef Moves moves
    cdef Rng rng
    cdef Rng deal
    cdef Log quiet
    cdef readonly i32 ply, games, learner, mover, choice
    cdef bint has_ended
    cdef readonly u64 game_seed
    cdef void start(self, State setup, i32 opponents) noexcept nogil
    cdef void find(self) noexcept nogil
    cdef void make(self, i32 move) noexcept nogil
    cdef void play_others(self, i32 limit) noexcept nogil
    cdef bint is_cut(self, i32 limit) noexcept nogil
