// Worlds as rows of a numpy array, and keys of random numbers.
#pragma once

#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "belief/knowledge.hpp"
#include "cards/random.hpp"
#include "games/errors.hpp"
#include "search/weighed_mean.hpp"

namespace kiebitz::bind {

using WorldRows = nanobind::ndarray<const std::uint64_t, nanobind::shape<-1, places>,
                                    nanobind::c_contig, nanobind::device::cpu>;
using Key = std::array<std::uint64_t, 4>;

static_assert(sizeof(World) == places * sizeof(std::uint64_t), "a world is a row of the array");

// An array may begin anywhere in somebody's bytes.
template <class Number>
void require_aligned(const Number* numbers) {
    if (reinterpret_cast<std::uintptr_t>(numbers) % alignof(Number) == 0) return;
    throw RuleError(ErrorName::bad_option, "the numbers of an array should be aligned in memory");
}

inline std::span<const World> worlds_of(const WorldRows& rows) {
    require_aligned(rows.data());
    return {reinterpret_cast<const World*>(rows.data()), rows.shape(0)};
}

inline RandomKey key_of(const Key& key) {
    return {key[0], key[1], key[2], key[3]};
}

// The five sums of each mean, in the order of weighed_mean.hpp.
inline std::vector<std::array<double, 5>> sums_of(const std::vector<WeighedMean>& means) {
    std::vector<std::array<double, 5>> rows;
    for (const WeighedMean& mean : means) {
        rows.push_back(
            {mean.weight, mean.sum, mean.squared_weight, mean.squared_weight_sum, mean.squares});
    }
    return rows;
}

}  // namespace kiebitz::bind
