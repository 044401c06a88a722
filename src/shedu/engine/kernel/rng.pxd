cimport cython
from shedu.engine.kernel.cbb cimport *

cdef u64 MASK, GAMMA, MIX1, MIX2

@cython.final
cdef class Rng:
    cdef u64 state
    cdef u64 next(self) noexcept nogil
    cpdef i32 below(self, i32 n) noexcept nogil
