// Nets on processors with registers of 512 bits that multiply pairs and add them to sums in one
// instruction; empty where the build does not set the name below.
//
// What is included above the pragma may be shared with other units and must run everywhere.
#if defined(KIEBITZ_WIDE_LANES)

#include <immintrin.h>

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "net/layers.hpp"

#pragma GCC push_options
#pragma GCC target("avx512f,avx512bw,avx512vl,avx512dq,avx512vnni")

#include "net/layers_of.hpp"

namespace kiebitz {

struct Avx512Lanes {
    using Sums = __m512i;
    static constexpr std::string_view name = "AVX-512 VNNI";
    static constexpr int count = 16;
    static constexpr int registers = 4;
    static constexpr int positions = 6;

    static Sums load(const std::int16_t* weights) { return _mm512_load_si512(weights); }
    static Sums both(const std::int16_t* flows) {
        std::int32_t pair;
        std::memcpy(&pair, flows, sizeof pair);
        return _mm512_set1_epi32(pair);
    }
    static Sums add(Sums sums, Sums weights, Sums both) {
        return _mm512_dpwssd_epi32(sums, weights, both);
    }
    static void store(std::int32_t* to, Sums sums) { _mm512_store_si512(to, sums); }
};

}  // namespace kiebitz

#pragma GCC pop_options

namespace kiebitz {

const NetKernel* net_kernel_avx512() {
    const bool has = __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
                     __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vnni");
    return has ? &LayersOf<Avx512Lanes>::kernel : nullptr;
}

}  // namespace kiebitz

#endif
