cimport cython
from cpython.buffer cimport PyBUF_CONTIG, PyBuffer_Release, PyObject_GetBuffer
from shedu.engine.kernel.cbb cimport *
from shedu.envs.kernel.codes cimport *

ctypedef unsigned char* Octets
ctypedef float* Floats
ctypedef i32* Numbers
ctypedef u64* Seeds
ctypedef void* Pointer

@cython.final
cdef class Raw:
    cdef Py_buffer buffer

cdef Octets octets(list held, object out)
cdef Floats floats(list held, object out)
cdef Numbers numbers(list held, object out)
cdef Seeds seeds(list held, object out)
cdef Pointer hold(list held, object out)

@cython.final
cdef class Outputs:
    cdef list held
    cdef readonly i32 plane_form, mask_form
    cdef Octets planes, final_planes, mask, terminations, truncations
    cdef Floats float_planes, final_float_planes, scalars, final_scalars, rewards, returns
    cdef Numbers actions, choices, seats, plies
    cdef Seeds seeds
