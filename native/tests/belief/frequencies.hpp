// How often a method draws each world, held against all worlds being equally likely.
#pragma once

#include <cmath>
#include <map>
#include <vector>

#include "belief/published/sampler.hpp"
#include "tests/check.hpp"

namespace kiebitz::tests {

struct Frequencies {
    double chi_square = 0;
    double degrees = 0;          // of freedom: worlds less one
    double total_variation = 0;  // half the sum of all differences from equal shares
    double dead_ends = 0;        // share of all draws
    double tries = 0;            // on average

    // About six standard deviations above the mean.
    bool fit() const { return chi_square < degrees + 6 * std::sqrt(2 * degrees) + 20; }
};

// Draws until there are `per_world` worlds for each one listed, dead ends not counted; a method
// that hardly ever gets out of its dead ends is given up.
inline Frequencies frequencies(const std::vector<World>& all, const published::Sampler& sampler,
                               int per_world, Random& random) {
    std::map<World, double> seen;
    for (const World& world : all) seen[world] = 0;
    const auto wanted = static_cast<double>(all.size()) * per_world;
    double drawn = 0;
    double dead = 0;
    Frequencies found;
    while (drawn < wanted && dead < 10 * wanted) {
        const auto one = sampler.draw(random);
        found.tries += static_cast<double>(one.tries);
        if (one.dead_end) {
            ++dead;
            continue;
        }
        const auto at = seen.find(one.world);
        check(at != seen.end(), "only possible worlds are drawn");
        ++at->second;
        ++drawn;
    }
    found.tries /= drawn + dead;
    found.dead_ends = dead / (drawn + dead);
    found.degrees = static_cast<double>(all.size()) - 1;
    if (drawn == 0) return found;
    const double expected = drawn / static_cast<double>(all.size());
    for (const auto& [world, times] : seen) {
        found.chi_square += (times - expected) * (times - expected) / expected;
        found.total_variation += std::abs(times - expected) / drawn / 2;
    }
    return found;
}

}  // namespace kiebitz::tests
