cimport cython
from libc.math cimport exp
from shedu.engine.kernel.buffers cimport Moves
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.kingdoms cimport survey
from shedu.engine.kernel.scores cimport standing
from shedu.engine.kernel.state cimport State
from shedu.engine.kernel.structures cimport monument_has

cdef extern from *:
    """
    enum { PER_COLOUR = 12, PER_SEAT = 4 };
    """
    enum: PER_COLOUR
    enum: PER_SEAT

@cython.final
cdef class Evaluation:
    cdef f64 weight[22]
    cdef f64 x[192]
    cdef f64 own[16]
    cdef f64 hand[4]
    cdef f64 level[16]
    cdef f64 chance[4]
    cdef i32 home[16]
    cdef i32 owner[64]
    cdef i32 support[64]
    cdef Moves board
    cdef f64 progress
    cdef f64 turns
    cdef void look(self, State s, i32 seat) noexcept nogil
    cdef void find_homes(self, State s) noexcept nogil
    cdef void rate_leaders(self, State s) noexcept nogil
    cdef void rate_borders(self, State s) noexcept nogil
    cdef void rate_treasures(self, State s) noexcept nogil
    cdef void rate_hand(self, State s, i32 seat) noexcept nogil
    cdef f64 strength(self, State s, i32 p) noexcept nogil
    cdef f64 value(self, State s, i32 seat) noexcept nogil
    cdef f64 result(self, State s, i32 seat) noexcept nogil
