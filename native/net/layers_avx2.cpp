// Nets on processors with registers of 256 bits; empty where the build does not set the name below.
//
// What is included above the pragma may be shared with other units and must run everywhere.
#if defined(KIEBITZ_WIDE_LANES)

#include <immintrin.h>

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "net/layers.hpp"

#pragma GCC push_options
#pragma GCC target("avx2")

#include "net/layers_of.hpp"

namespace kiebitz {

struct Avx2Lanes {
    using Sums = __m256i;
    static constexpr std::string_view name = "AVX2";
    static constexpr int count = 8;
    static constexpr int registers = 2;
    static constexpr int positions = 6;

    static Sums load(const std::int16_t* weights) {
        return _mm256_load_si256(reinterpret_cast<const __m256i*>(weights));
    }
    static Sums both(const std::int16_t* flows) {
        std::int32_t pair;
        std::memcpy(&pair, flows, sizeof pair);
        return _mm256_set1_epi32(pair);
    }
    static Sums add(Sums sums, Sums weights, Sums both) {
        return _mm256_add_epi32(sums, _mm256_madd_epi16(weights, both));
    }
    static void store(std::int32_t* to, Sums sums) {
        _mm256_store_si256(reinterpret_cast<__m256i*>(to), sums);
    }
};

}  // namespace kiebitz

#pragma GCC pop_options

namespace kiebitz {

const NetKernel* net_kernel_avx2() {
    return __builtin_cpu_supports("avx2") ? &LayersOf<Avx2Lanes>::kernel : nullptr;
}

}  // namespace kiebitz

#endif
