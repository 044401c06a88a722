# What compiled modules see of bb.hpp; the same names as in bb.py.
from libc.stdint cimport int32_t, int64_t, uint64_t

ctypedef int32_t i32
ctypedef int64_t i64
ctypedef uint64_t u64
ctypedef double f64

cdef extern from "bb.hpp" nogil:
    cdef cppclass BB:
        BB()
        BB& operator=(int)
        BB operator&(const BB&)
        BB operator|(const BB&)
        BB operator^(const BB&)
        BB operator~()
        bint operator==(const BB&)
        bint operator!()
        bint operator bool()
    const BB ALL
    BB bit(int)
    bint has(const BB&, int)
    BB low_bit(const BB&)
    int first(const BB&)
    int popcount(const BB&)
    int nth(const BB&, int)
    BB west(const BB&)
    BB east(const BB&)
    BB north(const BB&)
    BB south(const BB&)
    BB dilate(const BB&)
    BB flood(const BB&, const BB&)
    BB row_of(int)
    BB column_of(int)
    BB squares(const BB&)
    BB crosses(const BB&)
    int emit(short*, int, const BB&, int)
    u64 word(const BB&, int)
    BB from_words(u64, u64, u64)
