// The sums and the scaling of a net's layers, by whatever the processor is fast with.
//
// Every sum of products of 16-bit numbers is exact in 32 bits, so all kernels give the same numbers
// and the fastest one is chosen when the program runs.
//
// Where positions are asked together, a weight is loaded once for several of them. For that the
// weights lie as they are met: outputs in strips that fill the registers, in a strip the inputs two
// by two, for each two a pair of weights for every output of the strip:
//
//   strip 0: w[0][0] w[0][1]  w[1][0] w[1][1]  ... | w[0][2] w[0][3]  w[1][2] w[1][3]  ... | ...
//
// so that a sum belongs to a lane of a register and nothing is added across lanes. What is missing
// in the last pair and in the last strip is zero.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace kiebitz {

// What flows between layers is never negative and at most so much.
inline constexpr int net_most_flow = 16383;
// A factor turns a sum into the units of what comes out: sum · factor / 2^28.
inline constexpr int net_factor_bits = 28;

// The first layer of one position: the rows of the inputs that are one.
struct RowsToSum {
    const std::int16_t* rows;
    std::size_t width;
    const std::uint16_t* ones;
    std::size_t count;
    std::int32_t* sums;
};

// Another layer of some positions: what flows into it and its sums, from position to position
// `stride` apart. Whole strips are computed.
struct StripsToSum {
    const std::int16_t* weights;
    int pairs;
    int outputs;
    int positions;
    std::size_t stride;
    const std::int16_t* flows;
    std::int32_t* sums;
};

// The sums of one position and a layer, to be scaled.
struct Scaling {
    const std::int32_t* sums;
    const std::int32_t* factors;
    const std::int32_t* biases;
    int outputs;
};

struct NetKernel {
    std::string_view name;
    int strip;  // outputs
    void (*sum_rows)(const RowsToSum& task);
    void (*sum_strips)(const StripsToSum& task);
    // What flows on: what came in and, where it is positive, what the layer adds.
    void (*flow_on)(const Scaling& task, const std::int16_t* before, std::int16_t* after);
    void (*values)(const Scaling& task, std::int32_t* found);
};

// Those that this processor can run, the fastest first and the portable one last.
std::span<const NetKernel> net_kernels();

// Of units of their own; null where the build or the processor has none.
const NetKernel* net_kernel_avx2();
const NetKernel* net_kernel_avx512();

}  // namespace kiebitz
