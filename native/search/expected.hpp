// What a forecast says: points and tricks still to come for each seat, the running trick included.
#pragma once

#include <array>
#include <cstddef>

namespace kiebitz {

template <class Rules>
struct Expected {
    using PerSeat = std::array<double, static_cast<std::size_t>(Rules::seats)>;

    PerSeat points{};
    PerSeat tricks{};
};

}  // namespace kiebitz
