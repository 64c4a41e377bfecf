// What every published method gives for one draw.
#pragma once

#include <cstdint>

#include "belief/knowledge.hpp"

namespace kiebitz::published {

struct Drawn {
    World world{};            // empty after a dead end
    std::uint64_t tries = 1;  // deals that were begun, this one included
    bool dead_end = false;    // the method gave up, although there may be worlds
};

inline Drawn dead_end(std::uint64_t tries = 1) {
    return {World{}, tries, true};
}

}  // namespace kiebitz::published
