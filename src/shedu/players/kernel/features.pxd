cimport cython
from libc.math cimport sqrt
from shedu.engine.kernel.buffers cimport Moves
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.conflicts cimport temples_by
from shedu.engine.kernel.kingdoms cimport survey
from shedu.engine.kernel.state cimport State
from shedu.engine.kernel.structures cimport monument_has
from shedu.engine.kernel.tiles cimport ground
from shedu.players.kernel.codes cimport *

cdef f64 likely(f64 margin) noexcept nogil

@cython.final
cdef class Features:
    cdef float x[COLOUR_FEATURE_COUNT]
    cdef float own[SEAT_FEATURE_COUNT]
    cdef i32 points[MAX_LEADERS]
    cdef i32 chest[MAX_SEATS]
    cdef f64 progress
    cdef i32 seats
    cdef void add(self, i32 i, f64 amount) noexcept nogil
    cdef void shield(self, i32 p) noexcept nogil
    cdef void gain(self, i32 p, f64 treasures) noexcept nogil

@cython.final
cdef class Observer:
    cdef Features found
    cdef f64 hand[4]
    cdef i32 home[MAX_LEADERS]
    cdef i32 temples[MAX_LEADERS]
    cdef i32 owner[4 * MAX_KINGDOMS]
    cdef i32 support[4 * MAX_KINGDOMS]
    cdef i32 start_treasures[MAX_BOARDS]
    cdef f64 start_bag
    cdef short border[MAX_BORDERS]
    cdef i32 borders
    cdef Moves board
    cdef void look(self, State s, i32 seat) noexcept nogil
    cdef void find_homes(self, State s) noexcept nogil
    cdef void rate_leaders(self, State s) noexcept nogil
    cdef void rate_revolts(self, State s, i32 seat) noexcept nogil
    cdef void rate_borders(self, State s, i32 seat) noexcept nogil
    cdef void rate_squares(self, State s, i32 seat) noexcept nogil
    cdef void rate_treasures(self, State s) noexcept nogil
    cdef void rate_hand(self, State s, i32 seat) noexcept nogil
