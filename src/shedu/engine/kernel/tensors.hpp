#pragma once
// Writing sets of spaces into tensors, compiled: the stand-ins in tensors.py say what each function does.
#include <cstring>

#include "bb.hpp"

template <class Item>
inline void scatter(Item* out, int64_t at, const BB& b) {
    for (int j = 0; j < 3; ++j)
        for (uint64_t x = b.w[j]; x; x &= x - 1) out[at + 64 * j + std::countr_zero(x)] = 1;
}

inline void pack(unsigned char* out, int64_t at, const BB& b) {
    for (int cell = 0; cell < 22; ++cell) out[at + cell] = static_cast<unsigned char>(b.w[cell >> 3] >> (8 * (cell & 7)));
}

template <class Item>
inline void fill_zeros(Item* out, int64_t at, int64_t count) {
    std::memset(out + at, 0, count * sizeof(Item));
}
