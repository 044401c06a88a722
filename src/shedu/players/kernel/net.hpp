#pragma once
// A small dense network, compiled: net.py is the same in Python. Each sum adds its terms in the order of the inputs
// and in single precision, without fused operations, so that all builds compute the same bits.
#include <algorithm>
#include <cstring>
#include <vector>
#if defined(__AVX2__)
#include <immintrin.h>
#endif

class Net {
    int inputs = 0, hidden = 0, inner = 0, outputs = 0;
    std::vector<float> weights;  // of each layer its weights by input, then its biases

#if defined(__GNUC__)
    typedef float Lanes __attribute__((vector_size(32), aligned(4)));
#define SHEDU_INLINE __attribute__((always_inline)) inline
#else
#define SHEDU_INLINE inline
#endif

    // out = bias + sum of x[i] * row i, for the inputs i that are not zero; four lanes of outputs stay in registers.
    template <bool RELU>
    static SHEDU_INLINE void layer(const float* w, const float* bias, const float* x, const short* used, int count,
                                   int width, float* out) {
#if defined(__GNUC__)
        int at = 0;
        for (; at + 64 <= width; at += 64) block<RELU, 8>(w, bias, x, used, count, width, at, out);
        for (; at + 32 <= width; at += 32) block<RELU, 4>(w, bias, x, used, count, width, at, out);
        for (; at + 8 <= width; at += 8) block<RELU, 1>(w, bias, x, used, count, width, at, out);
#else
        for (int j = 0; j < width; ++j) out[j] = bias[j];
        for (int k = 0; k < count; ++k)
            for (int j = 0; j < width; ++j) out[j] += x[used[k]] * w[used[k] * width + j];
        if (RELU)
            for (int j = 0; j < width; ++j) out[j] = std::max(out[j], 0.0f);
#endif
    }

#if defined(__GNUC__)
    template <bool RELU, int LANES>
    static SHEDU_INLINE void block(const float* w, const float* bias, const float* x, const short* used, int count,
                                   int width, int at, float* out) {
        Lanes sum[LANES];
        for (int j = 0; j < LANES; ++j) sum[j] = *(const Lanes*)(bias + at + 8 * j);
        for (int k = 0; k < count; ++k) {
            const float* row = w + used[k] * width + at;
            const float scale = x[used[k]];
            for (int j = 0; j < LANES; ++j) sum[j] += scale * *(const Lanes*)(row + 8 * j);
        }
        for (int j = 0; j < LANES; ++j) {
            if (RELU) sum[j] = sum[j] > 0 ? sum[j] : Lanes{};
            memcpy(out + at + 8 * j, &sum[j], sizeof(Lanes));
        }
    }
#endif

    // The indices of the values that are not zero; there are whole blocks of eight values.
    static SHEDU_INLINE int find_used(const float* x, int n, short* used) {
        int count = 0;
#if defined(__AVX2__)
        for (int at = 0; at < n; at += 8) {
            const __m256 differs = _mm256_cmp_ps(_mm256_loadu_ps(x + at), _mm256_setzero_ps(), _CMP_NEQ_UQ);
            for (unsigned mask = unsigned(_mm256_movemask_ps(differs)); mask; mask &= mask - 1)
                used[count++] = short(at + __builtin_ctz(mask));
        }
#else
        for (int i = 0; i < n; ++i)
            if (x[i] != 0.0f) used[count++] = short(i);
#endif
        return count;
    }

    SHEDU_INLINE void forward() {
        float first[LIMIT], second[LIMIT];
        short used[INPUT_LIMIT];
        const float* w = weights.data();
        int count = find_used(input, inputs, used);
        layer<true>(w, w + inputs * hidden, input, used, count, hidden, first);
        w += (inputs + 1) * hidden;
        count = find_used(first, hidden, used);
        layer<true>(w, w + hidden * inner, first, used, count, inner, second);
        w += (hidden + 1) * inner;
        count = find_used(second, inner, used);
        layer<false>(w, w + inner * outputs, second, used, count, outputs, output);
    }

public:
    static constexpr int INPUT_LIMIT = 512, LIMIT = 128, OUTPUT_LIMIT = 8;
    float input[INPUT_LIMIT] = {};
    float output[OUTPUT_LIMIT] = {};

    void load(const float* from, int n_inputs, int n_hidden, int n_inner, int n_outputs) {
        inputs = n_inputs;
        hidden = n_hidden;
        inner = n_inner;
        outputs = n_outputs;
        weights.assign(from, from + (inputs + 1) * hidden + (hidden + 1) * inner + (inner + 1) * outputs);
    }

    void run() { forward(); }
};
