from shedu.engine.kernel.buffers cimport Log, Moves
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.kingdoms cimport *
from shedu.engine.kernel.leaders cimport *
from shedu.engine.kernel.state cimport State
from shedu.engine.kernel.tiles cimport *

cpdef bint monument_has(i32 monument, i32 colour) noexcept nogil
cdef BB building_spaces(State s) noexcept nogil
cdef BB monument_squares(State s) noexcept nogil
cdef BB wonder_centres(State s) noexcept nogil
cdef void add_building_moves(State s, Moves out) noexcept nogil
cdef void add_monument_moves(State s, Moves out) noexcept nogil
cdef BB renumbered(BB cells, i32 border, i32 columns) noexcept nogil
cdef void place_building(State s, i32 colour, i32 cell) noexcept nogil
cdef void build_monument(State s, i32 monument, i32 cell, Log log) noexcept nogil
cdef void erect_wonder(State s, i32 cell, Log log) noexcept nogil
cdef void take_building(State s, i32 colour, BB cells, Log log) noexcept nogil
cdef void score_monuments(State s, Log log) noexcept nogil
cpdef i32 monument_points(State s, i32 seat, i32 colour) noexcept nogil
cdef bint scores_wonder(State s) noexcept nogil
