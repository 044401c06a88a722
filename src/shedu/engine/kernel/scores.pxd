from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.state cimport State

cpdef i64 totals(State s, i32 seat) noexcept nogil
cpdef i64 standing(State s, i32 seat) noexcept nogil
