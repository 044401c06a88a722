from shedu.engine.kernel.buffers cimport Log, Moves
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.kingdoms cimport *
from shedu.engine.kernel.state cimport State

cdef BB claimable(State s, i32 seat) noexcept nogil
cdef BB leavable(State s, BB treasures) noexcept nogil
cdef bint settle_treasures(State s, i32 turn, Log log) noexcept nogil
cdef void take_treasures(State s, BB treasures, i32 left, Log log) noexcept nogil
cdef void add_treasure_moves(State s, Moves out) noexcept nogil
