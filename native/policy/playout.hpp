// The policies by which a game is finished, by name.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace kiebitz {

enum class Playout : std::uint8_t { random, greedy, rules };
inline constexpr std::array<std::string_view, 3> names_of(Playout) {
    return {"random", "greedy", "rules"};
}

}  // namespace kiebitz
