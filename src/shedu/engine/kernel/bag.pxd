from shedu.engine.kernel.buffers cimport Log, Moves
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.state cimport State

cdef short SWAP_RANK[2401]
cdef short SWAP_TILES[209]
cdef BB SWAP_SETS[418]

cpdef i32 swap_rank(i32 black, i32 red, i32 blue, i32 green) noexcept nogil
cpdef i32 swap_tiles(i32 rank, i32 colour) noexcept nogil
cdef void add_swap_moves(State s, Moves out) noexcept nogil
cdef bint swap(State s, i32 rank, Log log) noexcept nogil
cdef bint draw(State s, i32 seat, i32 count, Log log) noexcept nogil
