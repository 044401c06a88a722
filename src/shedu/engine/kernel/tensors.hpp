#pragma once
// Writing sets of spaces into tensors, compiled: the stand-ins in tensors.py say what each function does.
#include <array>
#include <cstring>

#include "bb.hpp"

template <class Item>
inline void scatter(Item* out, int64_t at, const BB& b) {
    for (int j = 0; j < 3; ++j)
        for (uint64_t x = b.w[j]; x; x &= x - 1) out[at + 64 * j + std::countr_zero(x)] = 1;
}

// The eight bytes of each byte of a set.
inline constexpr auto SPREAD = [] {
    std::array<std::array<unsigned char, 8>, 256> table{};
    for (int byte = 0; byte < 256; ++byte)
        for (int i = 0; i < 8; ++i) table[byte][i] = byte >> i & 1;
    return table;
}();

inline void spread(unsigned char* out, int64_t at, const BB& b) {
    for (int i = 0; i < 22; ++i) std::memcpy(out + at + 8 * i, SPREAD[b.w[i >> 3] >> (8 * (i & 7)) & 255].data(), 8);
}

inline void pack(unsigned char* out, int64_t at, const BB& b) {
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(out + at, b.w, 22);
    } else {
        for (int i = 0; i < 22; ++i) out[at + i] = static_cast<unsigned char>(b.w[i >> 3] >> (8 * (i & 7)));
    }
}

template <class Item>
inline void fill_zeros(Item* out, int64_t at, int64_t count) {
    std::memset(out + at, 0, count * sizeof(Item));
}
