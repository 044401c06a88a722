cimport cython
from shedu.engine.kernel.buffers cimport Log
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.rng cimport Rng
from shedu.engine.kernel.scores cimport standing
from shedu.engine.kernel.state cimport State
from shedu.engine.kernel.turn cimport apply
from shedu.players.kernel.codes cimport *
from shedu.players.kernel.evaluation cimport result_of
from shedu.players.kernel.network cimport NetworkEvaluation
from shedu.players.kernel.planner cimport Frame, Planner

cdef i32 ODDS, RANDOM_ODDS

@cython.final
cdef class SelfPlay:
    cdef NetworkEvaluation encoder
    cdef Rng rng
    cdef Log quiet
    cdef object numbers
    cdef float* inputs
    cdef short seat_of[MAX_SAMPLES]
    cdef readonly i32 samples, decisions
    cdef void note(self, Planner planner, State s, i32 seat) noexcept nogil
    cdef i32 odd_move(self, Frame f) noexcept nogil
    cdef i32 chosen(self, Planner planner, State s, i32 oddness) noexcept nogil
