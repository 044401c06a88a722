from shedu.engine.kernel.buffers cimport Log, Moves
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.kingdoms cimport *
from shedu.engine.kernel.leaders cimport *
from shedu.engine.kernel.state cimport State, to_int

cdef BB tile_spaces(State s, Moves out, i32 colour) noexcept nogil
cdef BB ground(State s, i32 colour) noexcept nogil
cdef BB catastrophe_spaces(State s, Moves out) noexcept nogil
cdef void add_tile_moves(State s, Moves out) noexcept nogil
cdef void add_catastrophe_moves(State s, Moves out) noexcept nogil
cdef void place_tile(State s, i32 colour, i32 cell, Log log) noexcept nogil
cdef i32 scorer_in(State s, BB kingdom, i32 colour) noexcept nogil
cpdef i32 scorer_at(State s, i32 cell, i32 colour) noexcept nogil
cdef void remove_tile(State s, i32 colour, i32 cell, i32 cause, Log log) noexcept nogil
cdef void play_catastrophe(State s, i32 cell, Log log) noexcept nogil
cdef void gain(State s, i32 seat, i32 colour, i32 amount, i32 source, Log log) noexcept nogil
