from shedu.engine.kernel.buffers cimport Moves
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.state cimport State, to_int

cdef BB linked(State s) noexcept nogil
cdef void find_kingdoms(State s) noexcept nogil
cdef void forget_kingdoms(State s) noexcept nogil
cdef i32 link(State s, i32 cell) noexcept nogil
cdef void unlink(State s, i32 cell) noexcept nogil
cdef bint is_cut(BB group, i32 cell) noexcept nogil
cdef void sort_kingdoms(State s) noexcept nogil
cdef BB group_at(State s, i32 cell) noexcept nogil
cdef i32 owner_in(State s, BB group, i32 colour) noexcept nogil
cdef void survey(State s, Moves out) noexcept nogil
