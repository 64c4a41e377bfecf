// The code of all kernels, over lanes: the registers of a kind of processor and what it does with
// them. Each kind has a unit of its own that includes this below the pragma with the processor's
// name; so nothing here calls templates that are shared with units that must run everywhere.
//
// Lanes: `name`; `Sums`, so many (`count`) sums of 32 bits; `registers` of them in a strip;
// `positions` that are asked together, as many as leave room for weights; and
//   load(weights)             pairs of weights, one for each sum
//   both(flows)               a pair of what flows, the same for every sum
//   add(sums, weights, both)  sums + weights · both, pair by pair
//   store(to, sums)
#pragma once

#include <cstddef>
#include <cstdint>

#include "net/layers.hpp"

namespace kiebitz {

template <class Lanes>
struct LayersOf {
    static constexpr int strip = Lanes::count * Lanes::registers;

    static void sum_rows(const RowsToSum& task) {
        std::int32_t* const sums = task.sums;
        const std::size_t width = task.width;
        for (std::size_t j = 0; j < width; ++j) sums[j] = 0;
        for (std::size_t i = 0; i < task.count; ++i) {
            const std::int16_t* row = task.rows + task.ones[i] * width;
            for (std::size_t j = 0; j < width; ++j) sums[j] += row[j];
        }
    }

    // Strip by strip over all positions: the weights of a strip stay in the cache meanwhile.
    static void sum_strips(const StripsToSum& task) {
        const std::int16_t* weights = task.weights;
        for (int at = 0; at < task.outputs; at += strip) {
            tiles<Lanes::positions>(task, weights, task.flows, task.sums + at, task.positions);
            weights += std::ptrdiff_t{2 * strip} * task.pairs;
        }
    }

    static void flow_on(const Scaling& task, const std::int16_t* before, std::int16_t* after) {
        for (int j = 0; j < task.outputs; ++j) {
            const std::int64_t value = scaled(task.sums[j], task.factors[j], task.biases[j]);
            const std::int64_t flow = before[j] + (value < 0 ? 0 : value);
            after[j] = static_cast<std::int16_t>(flow > net_most_flow ? net_most_flow : flow);
        }
    }

    static void values(const Scaling& task, std::int32_t* found) {
        constexpr std::int64_t most = INT32_MAX;
        for (int j = 0; j < task.outputs; ++j) {
            const std::int64_t value = scaled(task.sums[j], task.factors[j], task.biases[j]);
            const std::int64_t enough = value < -most ? -most : value;
            found[j] = static_cast<std::int32_t>(enough > most ? most : enough);
        }
    }

    static constexpr NetKernel kernel{Lanes::name, strip, sum_rows, sum_strips, flow_on, values};

  private:
    // What a sum comes to in the units of the layer, rounded to the nearest.
    static std::int64_t scaled(std::int32_t sum, std::int32_t factor, std::int32_t bias) {
        constexpr std::int64_t half = std::int64_t{1} << (net_factor_bits - 1);
        return ((std::int64_t{sum} * factor + half) >> net_factor_bits) + bias;
    }

    // As many positions together as there may be, the rest in smaller numbers.
    template <int together>
    static void tiles(const StripsToSum& task, const std::int16_t* weights,
                      const std::int16_t* flows, std::int32_t* sums, int positions) {
        for (; positions >= together; positions -= together) {
            tile<together>(task, weights, flows, sums);
            flows += together * task.stride;
            sums += together * task.stride;
        }
        if constexpr (together > 1) tiles<together / 2>(task, weights, flows, sums, positions);
    }

    // One strip for so many positions. The loops inside must be unrolled: only then are the sums in
    // registers.
    template <int together>
    static void tile(const StripsToSum& task, const std::int16_t* weights,
                     const std::int16_t* flows, std::int32_t* sums) {
        typename Lanes::Sums found[together][Lanes::registers] = {};
        const std::size_t stride = task.stride;
        for (int pair = 0; pair < task.pairs; ++pair) {
#pragma GCC unroll 16
            for (std::size_t i = 0; i < together; ++i) {
                const auto both = Lanes::both(flows + i * stride);
#pragma GCC unroll 16
                for (int v = 0; v < Lanes::registers; ++v) {
                    const auto some = Lanes::load(weights + 2 * Lanes::count * v);
                    found[i][v] = Lanes::add(found[i][v], some, both);
                }
            }
            flows += 2;
            weights += 2 * strip;
        }
#pragma GCC unroll 16
        for (std::size_t i = 0; i < together; ++i) {
#pragma GCC unroll 16
            for (int v = 0; v < Lanes::registers; ++v) {
                Lanes::store(sums + i * stride + Lanes::count * v, found[i][v]);
            }
        }
    }
};

}  // namespace kiebitz
