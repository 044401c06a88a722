from shedu.engine.kernel.bag cimport draw
from shedu.engine.kernel.buffers cimport Log
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.rng cimport Rng
from shedu.engine.kernel.state cimport State
from shedu.engine.kernel.turn cimport apply

cdef void shuffle(State s, Rng rng) noexcept nogil
cpdef void hand_out(State s, i32 seat, Log quiet) noexcept nogil
cdef void begin(State s, Rng rng, Log quiet) noexcept nogil
cdef void take_back(State s, Log log) noexcept nogil
