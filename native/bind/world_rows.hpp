// Worlds as rows of a numpy array, and keys of random numbers.
#pragma once

#include <nanobind/ndarray.h>

#include <array>
#include <chrono>
#include <optional>
#include <span>

#include "belief/knowledge.hpp"
#include "belief/worlds.hpp"
#include "cards/random.hpp"
#include "games/errors.hpp"

namespace kiebitz::bind {

using WorldRows = nanobind::ndarray<const std::uint64_t, nanobind::shape<-1, places>,
                                    nanobind::c_contig, nanobind::device::cpu>;
using Key = std::array<std::uint64_t, 4>;

static_assert(sizeof(World) == places * sizeof(std::uint64_t), "a world is a row of the array");

inline std::span<const World> worlds_of(const WorldRows& rows) {
    return {reinterpret_cast<const World*>(rows.data()), rows.shape(0)};
}

inline RandomKey key_of(const Key& key) {
    return {key[0], key[1], key[2], key[3]};
}

// Worlds from outside, each checked against what the seat knows: a search must not be handed one
// that could not be.
template <class Game>
std::span<const World> possible_worlds(const View<Game>& view, const WorldRows& rows) {
    if (rows.shape(0) == 0) throw RuleError(ErrorName::bad_option, "there are no worlds to search");
    const Worlds worlds(knowledge_of(view));
    for (const World& world : worlds_of(rows)) {
        if (worlds.rank(world)) continue;
        throw RuleError(ErrorName::inconsistent_position,
                        "a world does not fit what the seat has seen");
    }
    return worlds_of(rows);
}

// So many seconds from now.
inline std::optional<std::chrono::steady_clock::time_point> deadline(
    std::optional<double> seconds) {
    if (!seconds) return std::nullopt;
    const std::chrono::duration<double> length(*seconds);
    return std::chrono::steady_clock::now() +
           std::chrono::duration_cast<std::chrono::steady_clock::duration>(length);
}

}  // namespace kiebitz::bind
