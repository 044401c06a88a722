cimport cython
from libc.math cimport exp
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.scores cimport standing
from shedu.engine.kernel.state cimport State
from shedu.players.kernel.codes cimport *
from shedu.players.kernel.features cimport Features, Observer

cdef class Evaluation:
    cdef f64 hand[4]
    cdef f64 unseen[4]
    cdef f64 chance[MAX_SEATS]
    cdef public f64 prices
    cdef f64 value(self, State s, i32 seat) noexcept nogil

cdef class WeightedEvaluation(Evaluation):
    cdef f64 weight[WEIGHT_COUNT]
    cdef f64 level[4]
    cdef Observer observer
    @cython.final
    cdef f64 weighted(self, Features f, i32 p, i32 feature) noexcept nogil
    @cython.final
    cdef void order(self, i32 i, i32 j) noexcept nogil
    @cython.final
    cdef f64 strength(self, Features f, i32 p) noexcept nogil
    @cython.final
    cdef void weigh(self, Features f) noexcept nogil
    cdef f64 value(self, State s, i32 seat) noexcept nogil

cdef class PythonEvaluation(Evaluation):
    cdef object error
    cdef f64 value(self, State s, i32 seat) noexcept nogil
    cdef void ask(self, State s, i32 seat) noexcept

cdef f64 result_of(State s, i32 seat) noexcept nogil
