#include "net/layers.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "net/layers_of.hpp"

namespace kiebitz {

namespace {

// Without anything that not every compiler understands; some make good code of it all the same.
struct PortableLanes {
    static constexpr std::string_view name = "portable";
    static constexpr int count = 16;
    static constexpr int registers = 1;
    static constexpr int positions = 4;

    struct Sums {
        std::int32_t lanes[count];
    };
    struct Pair {
        std::int16_t first, second;
    };

    static const std::int16_t* load(const std::int16_t* weights) { return weights; }
    static Pair both(const std::int16_t* flows) { return {flows[0], flows[1]}; }
    static Sums add(Sums sums, const std::int16_t* weights, Pair both) {
        for (int i = 0; i < count; ++i) {
            sums.lanes[i] += weights[2 * i] * both.first + weights[2 * i + 1] * both.second;
        }
        return sums;
    }
    static void store(std::int32_t* to, const Sums& sums) {
        std::memcpy(to, sums.lanes, sizeof sums.lanes);
    }
};

#if defined(__SSE2__)

// What every x86-64 processor has.
struct Sse2Lanes {
    using Sums = __m128i;
    static constexpr std::string_view name = "SSE2";
    static constexpr int count = 4;
    static constexpr int registers = 4;
    static constexpr int positions = 2;

    static Sums load(const std::int16_t* weights) {
        return _mm_load_si128(reinterpret_cast<const __m128i*>(weights));
    }
    static Sums both(const std::int16_t* flows) {
        std::int32_t pair;
        std::memcpy(&pair, flows, sizeof pair);
        return _mm_set1_epi32(pair);
    }
    static Sums add(Sums sums, Sums weights, Sums both) {
        return _mm_add_epi32(sums, _mm_madd_epi16(weights, both));
    }
    static void store(std::int32_t* to, Sums sums) {
        _mm_store_si128(reinterpret_cast<__m128i*>(to), sums);
    }
};

#endif

struct Found {
    std::array<NetKernel, 4> kernels{};
    std::size_t count = 0;

    void add(const NetKernel* kernel) {
        if (kernel != nullptr) kernels[count++] = *kernel;
    }
};

Found find_kernels() {
    Found found;
#if defined(KIEBITZ_WIDE_LANES)
    found.add(net_kernel_avx512());
    found.add(net_kernel_avx2());
#endif
#if defined(__SSE2__)
    found.add(&LayersOf<Sse2Lanes>::kernel);
#endif
    found.add(&LayersOf<PortableLanes>::kernel);
    return found;
}

}  // namespace

std::span<const NetKernel> net_kernels() {
    static const Found found = find_kernels();
    return {found.kernels.data(), found.count};
}

}  // namespace kiebitz
