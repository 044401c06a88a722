cimport cython
from libc.math cimport exp
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.scores cimport standing
from shedu.engine.kernel.state cimport State
from shedu.players.kernel.features cimport PER_COLOUR, PER_SEAT, Features, Observer

cdef extern from *:
    """
    enum { LEVELS_AT = 22 };
    """
    enum: LEVELS_AT

@cython.final
cdef class Evaluation:
    cdef f64 weight[28]
    cdef f64 level[4]
    cdef f64 chance[4]
    cdef Observer observer
    cdef f64 strength(self, Features f, i32 p) noexcept nogil
    cdef void weigh(self, Features f) noexcept nogil
    cdef f64 value(self, State s, i32 seat) noexcept nogil
    cdef f64 result(self, State s, i32 seat) noexcept nogil
