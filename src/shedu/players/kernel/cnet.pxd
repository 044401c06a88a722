# What compiled modules see of net.hpp; the same names as in net.py.
cdef extern from "net.hpp" nogil:
    cdef cppclass Net:
        float input[512]
        float output[8]
        void load(const float*, int, int, int, int)
        void run()
