// Small nets of random numbers that fit the cards of Skat.
#pragma once

#include <cstdint>
#include <string>

#include "cards/random.hpp"
#include "net/net.hpp"
#include "net/skat_inputs.hpp"

namespace kiebitz::tests {

inline void append(std::string& bytes, std::int64_t value, int width) {
    for (int i = 0; i < width; ++i) {
        bytes.push_back(static_cast<char>((value >> (8 * i)) & 0xFF));
    }
}

inline Net random_skat_net(Random& random) {
    constexpr int width = 8;
    constexpr int factor = 1 << 25;
    std::string bytes = "kiebitz net 1\n";
    for (const int size : {skat_net_inputs, width, 1, SkatDeck::size}) append(bytes, size, 4);
    const auto layer = [&](int inputs, int outputs, int units) {
        for (int i = 0; i < inputs * outputs; ++i) {
            append(bytes, static_cast<int>(random.below(201)) - 100, 2);
        }
        for (int i = 0; i < outputs; ++i) append(bytes, factor, 4);
        for (int i = 0; i < outputs; ++i) append(bytes, units, 4);
    };
    layer(skat_net_inputs, width, 400);
    layer(width, width, 0);
    layer(width, SkatDeck::size, 0);
    return Net::read(bytes);
}

}  // namespace kiebitz::tests
