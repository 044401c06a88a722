cimport cython
from cpython.buffer cimport PyBUF_CONTIG, PyBUF_FORMAT, PyBuffer_Release, PyObject_GetBuffer
from cpython.bytes cimport PyBytes_FromStringAndSize
from shedu.engine.kernel.buffers cimport Log, Moves
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.chance cimport take_back
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.hidden cimport conceal
from shedu.engine.kernel.legal cimport find_move_sets, find_moves
from shedu.engine.kernel.scores cimport standing
from shedu.engine.kernel.state cimport State
from shedu.engine.kernel.structures cimport monument_has
from shedu.engine.kernel.turn cimport apply

ctypedef unsigned char* Octets
ctypedef float* Floats

cdef extern from "tensors.hpp" nogil:
    void scatter(unsigned char*, i64, const BB&)
    void scatter(float*, i64, const BB&)
    void spread(unsigned char*, i64, const BB&)
    void pack(unsigned char*, i64, const BB&)
    void fill_zeros(unsigned char*, i64, i64)
    void fill_zeros(float*, i64, i64)

@cython.final
cdef class Target:
    cdef Py_buffer buffer
    cdef Octets items
    cdef Floats floats
    cdef readonly i64 rows
    cdef readonly bint packed

@cython.final
cdef class Sheet:
    cdef BB plane[PLANES]
    cdef float scalar[SCALARS]
    cdef void observe(self, State s, i32 seat) noexcept nogil
    cdef void observe_pieces(self, State s, i32 seat) noexcept nogil
    cdef void observe_seats(self, State s, i32 seat) noexcept nogil
    cdef void observe_decision(self, State s, i32 seat) noexcept nogil
    cdef void write_planes(self, Octets out, i64 row) noexcept nogil
    cdef void write_float_planes(self, Floats out, i64 row) noexcept nogil
    cdef void write_packed_planes(self, Octets out, i64 row) noexcept nogil
    cdef void write_scalars(self, Floats out, i64 row) noexcept nogil

cdef void write_observation(Sheet sheet, i64 row, Target planes, Target scalars) noexcept nogil
cdef void write_mask(Octets out, i64 row, Moves moves) noexcept nogil
cdef void write_packed_mask(Octets out, i64 row, Moves moves) noexcept nogil
cdef void look_ahead(State start, i32 move, i32 seat, State s, Log log) noexcept nogil
cpdef f64 return_of(State s, i32 seat, i32 kind) noexcept nogil
