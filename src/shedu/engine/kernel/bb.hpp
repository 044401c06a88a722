#pragma once
// Sets of board spaces, compiled: bb.py says what each function does. Word j holds rows
// 4j to 4j + 3, sixteen columns to a row; the last sixteen bits of the last word stay zero.
#include <bit>
#include <cstdint>
#ifdef __BMI2__
#include <immintrin.h>
#endif

struct BB {
    uint64_t w[3];

    constexpr BB() : w{0, 0, 0} {}
    constexpr explicit BB(int x) : w{uint64_t(x), 0, 0} {}
    constexpr BB(uint64_t a, uint64_t b, uint64_t c) : w{a, b, c} {}
    constexpr BB(const BB&) = default;
    constexpr BB& operator=(const BB&) = default;
    constexpr BB& operator=(int x) { return *this = BB(x); }

    constexpr BB operator&(const BB& o) const { return {w[0] & o.w[0], w[1] & o.w[1], w[2] & o.w[2]}; }
    constexpr BB operator|(const BB& o) const { return {w[0] | o.w[0], w[1] | o.w[1], w[2] | o.w[2]}; }
    constexpr BB operator^(const BB& o) const { return {w[0] ^ o.w[0], w[1] ^ o.w[1], w[2] ^ o.w[2]}; }
    constexpr BB operator~() const { return {~w[0], ~w[1], ~w[2]}; }
    constexpr bool operator==(const BB& o) const { return !((w[0] ^ o.w[0]) | (w[1] ^ o.w[1]) | (w[2] ^ o.w[2])); }
    constexpr explicit operator bool() const { return (w[0] | w[1] | w[2]) != 0; }
    constexpr bool operator!() const { return !(w[0] | w[1] | w[2]); }
};

inline constexpr uint64_t LAST_WORD = 0x0000FFFFFFFFFFFFULL;
inline constexpr uint64_t NOT_WEST_EDGE = 0xFFFEFFFEFFFEFFFEULL;
inline constexpr uint64_t NOT_EAST_EDGE = 0x7FFF7FFF7FFF7FFFULL;
inline constexpr BB ALL{~0ULL, ~0ULL, LAST_WORD};

inline constexpr BB bit(int cell) {
    BB b;
    b.w[cell >> 6] = 1ULL << (cell & 63);
    return b;
}

inline constexpr bool has(const BB& b, int cell) { return b.w[cell >> 6] >> (cell & 63) & 1; }

inline constexpr BB low_bit(const BB& b) {
    if (b.w[0]) return {b.w[0] & -b.w[0], 0, 0};
    if (b.w[1]) return {0, b.w[1] & -b.w[1], 0};
    return {0, 0, b.w[2] & -b.w[2]};
}

inline constexpr int first(const BB& b) {
    if (b.w[0]) return std::countr_zero(b.w[0]);
    if (b.w[1]) return 64 + std::countr_zero(b.w[1]);
    return 128 + std::countr_zero(b.w[2]);
}

// The bits of each byte, counted in that byte.
inline constexpr uint64_t byte_counts(uint64_t x) {
    x -= x >> 1 & 0x5555555555555555ULL;
    x = (x & 0x3333333333333333ULL) + (x >> 2 & 0x3333333333333333ULL);
    return (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
}

inline constexpr int popcount(const BB& b) {
#if defined(__POPCNT__) || defined(__aarch64__)
    return std::popcount(b.w[0]) + std::popcount(b.w[1]) + std::popcount(b.w[2]);
#else  // no byte exceeds 24, and their sum fits in the highest byte
    return int((byte_counts(b.w[0]) + byte_counts(b.w[1]) + byte_counts(b.w[2])) * 0x0101010101010101ULL >> 56);
#endif
}

inline int nth(const BB& b, int index) {
    int base = 0;
    uint64_t x = b.w[0];
    for (int j = 1; j < 3; ++j) {
        const int count = popcount(BB{x, 0, 0});
        if (index < count) break;
        index -= count;
        base += 64;
        x = b.w[j];
    }
#ifdef __BMI2__
    return base + std::countr_zero(_pdep_u64(1ULL << index, x));
#else
    // Byte k of `sums` counts the bits up to and including byte k; the first byte that exceeds index holds the bit.
    const uint64_t sums = byte_counts(x) * 0x0101010101010101ULL;
    const uint64_t exceeds = ((sums | 0x8080808080808080ULL) - (index + 1) * 0x0101010101010101ULL) & 0x8080808080808080ULL;
    const int low = std::countr_zero(exceeds) & 56;
    index -= int(sums << 8 >> low & 0xFF);
    x >>= low;
    for (; index > 0; --index) x &= x - 1;
    return base + low + std::countr_zero(x);
#endif
}

inline constexpr BB west(const BB& b) {
    return {(b.w[0] & NOT_WEST_EDGE) >> 1, (b.w[1] & NOT_WEST_EDGE) >> 1, (b.w[2] & NOT_WEST_EDGE) >> 1};
}

inline constexpr BB east(const BB& b) {
    return {(b.w[0] & NOT_EAST_EDGE) << 1, (b.w[1] & NOT_EAST_EDGE) << 1, (b.w[2] & NOT_EAST_EDGE) << 1};
}

inline constexpr BB north(const BB& b) {
    return {b.w[0] >> 16 | b.w[1] << 48, b.w[1] >> 16 | b.w[2] << 48, b.w[2] >> 16};
}

inline constexpr BB south(const BB& b) {
    return {b.w[0] << 16, b.w[1] << 16 | b.w[0] >> 48, (b.w[2] << 16 | b.w[1] >> 48) & LAST_WORD};
}

inline constexpr BB dilate(const BB& b) { return b | west(b) | east(b) | north(b) | south(b); }

inline constexpr BB flood(BB seed, const BB& within) {
    for (;;) {
        const BB grown = dilate(seed) & within;
        if (grown == seed) return seed;
        seed = dilate(grown) & within;
    }
}

inline constexpr BB row_of(int cell) {
    BB b;
    b.w[cell >> 6] = 0xFFFFULL << (cell & 48);
    return b;
}

inline constexpr BB column_of(int cell) {
    const uint64_t column = 0x0001000100010001ULL << (cell & 15);
    return {column, column, column & LAST_WORD};
}

inline constexpr BB squares(const BB& b) {
    const BB pairs = b & west(b);
    return pairs & north(pairs);
}

inline constexpr BB crosses(const BB& b) { return b & west(b) & east(b) & north(b) & south(b); }

template <class Int>
inline int emit(Int* out, int n, const BB& b, int base) {
    for (int j = 0; j < 3; ++j, base += 64)
        for (uint64_t x = b.w[j]; x; x &= x - 1) out[n++] = Int(base + std::countr_zero(x));
    return n;
}

inline constexpr uint64_t word(const BB& b, int index) { return b.w[index]; }

inline constexpr BB from_words(uint64_t low, uint64_t middle, uint64_t high) { return {low, middle, high}; }
