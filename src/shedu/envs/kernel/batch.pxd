cimport cython
from libc.stdlib cimport calloc, free
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.hidden cimport conceal
from shedu.engine.kernel.rng cimport Rng
from shedu.engine.kernel.state cimport State
from shedu.engine.kernel.tensors cimport Sheet, return_of, write_mask, write_packed_mask
from shedu.envs.kernel.codes cimport *
from shedu.envs.kernel.lanes cimport Lane
from shedu.envs.kernel.outputs cimport Octets, Floats, Outputs

@cython.final
cdef class Worker:
    cdef State known
    cdef Sheet sheet

@cython.final
cdef class Batch:
    cdef readonly list lanes
    cdef void** lane
    cdef State setup
    cdef Outputs out
    cdef readonly i32 n, seats, opponents, limit, kind
    cdef readonly bint same_step
    cdef void settle_one(self, Worker worker, Lane lane, i32 i) noexcept nogil
    cdef void restart(self, Lane lane) noexcept nogil
    cdef void observe_one(self, Worker worker, Lane lane, i32 i) noexcept nogil
    cdef void write_sheet(self, Worker worker, Octets planes, Floats wide, Floats scalars, i32 i) noexcept nogil
    cdef void look(self, Worker worker, Lane lane) noexcept nogil
    cdef i32 observer(self, Lane lane) noexcept nogil
