cimport cython
from libc.math cimport exp
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.scores cimport standing
from shedu.engine.kernel.state cimport State
from shedu.players.kernel.cnet cimport Net
from shedu.players.kernel.codes cimport *
from shedu.players.kernel.evaluation cimport Evaluation, WeightedEvaluation
from shedu.players.kernel.features cimport Features, Observer

cdef class NetworkEvaluation(Evaluation):
    cdef Net net
    cdef Observer observer
    cdef WeightedEvaluation base
    cdef f64 skip
    cdef i32 shown
    cdef i64 levels[MAX_SEATS]
    cdef f64 value(self, State s, i32 seat) noexcept nogil
    @cython.final
    cdef void encode(self, State s, i32 seat) noexcept nogil
    @cython.final
    cdef void encode_seat(self, State s, i32 p, i32 at) noexcept nogil
    @cython.final
    cdef void encode_homes(self, State s, i32 seat) noexcept nogil
    @cython.final
    cdef void encode_near(self, State s, i32 seat) noexcept nogil
    @cython.final
    cdef void rate_border(self, State s, i32 seat, i32 leader, i32 kind, f64 margin) noexcept nogil
