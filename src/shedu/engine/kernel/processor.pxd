cdef extern from "processor.hpp" nogil:
    bint supports_v3()
