from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.rng cimport Rng
from shedu.engine.kernel.state cimport State

cpdef void conceal(State s, i32 seat) noexcept nogil
cpdef void deal(State s, i32 seat, Rng rng) noexcept nogil
cdef i32 take_lost(State s, Rng rng) noexcept nogil
