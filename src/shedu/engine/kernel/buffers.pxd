cimport cython
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *

@cython.final
cdef class Moves:
    cdef BB spaces[MOVE_SETS]
    cdef i32 first[MOVE_SETS]
    cdef i32 size[MOVE_SETS]
    cdef i32 sets
    cdef readonly i32 n
    cdef short v[MOVES_LIMIT]
    # The board as surveyed for these moves (kingdoms.survey)
    cdef BB kingdom[MAX_KINGDOMS]
    cdef BB near[MAX_KINGDOMS]
    cdef BB empty, touches_one, touches_two, touches_three
    cdef i32 kingdoms
    cdef void clear(self) noexcept nogil
    cdef void add(self, BB cells, i32 base) noexcept nogil
    cdef void push(self, i32 move) noexcept nogil
    cdef i32 at(self, i32 index) noexcept nogil
    cpdef bint has_move(self, i32 move) noexcept nogil
    cdef void list_all(self) noexcept nogil

@cython.final
cdef class Log:
    cdef i32 v[LOG_LIMIT]
    cdef readonly i32 n
    cdef readonly bint is_on
    cdef void add(self, i32 code, i32 a, i32 b, i32 c, i32 d, i32 e) noexcept nogil
