#include "belief/world_source.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

namespace kiebitz {
namespace {

constexpr std::size_t worlds_between_looks = 4096;

double checked_sum(std::span<const double> weights, std::size_t worlds) {
    if (weights.size() != worlds) {
        throw RuleError(ErrorName::impossible_weights,
                        "there are " + std::to_string(weights.size()) + " weights for " +
                            std::to_string(worlds) + " worlds");
    }
    for (const double weight : weights) {
        if (std::isfinite(weight) && weight >= 0) continue;
        throw RuleError(ErrorName::impossible_weights,
                        "weights should be finite numbers from 0 on");
    }
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    if (sum > 0 && std::isfinite(sum)) return sum;
    throw RuleError(ErrorName::impossible_weights,
                    "all weights are zero, or too large: no world is left to believe in");
}

}  // namespace

WorldSource::WorldSource(const Knowledge& knowledge) : knowledge_(knowledge), all_(knowledge) {}

WorldSource::WorldSource(const Knowledge& knowledge, std::span<const World> worlds,
                         std::span<const double> weights, bool complete, const Budget& budget)
    : knowledge_(knowledge), all_(knowledge) {
    if (worlds.empty()) throw RuleError(ErrorName::bad_option, "there are no worlds to search");
    const double sum = checked_sum(weights, worlds.size());
    double up_to = 0;
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        if (i % worlds_between_looks == 0) budget.look();
        const World world = worlds[i];  // whose it is may change it meanwhile
        if (!all_.rank(world)) {
            throw RuleError(ErrorName::inconsistent_position,
                            "a world does not fit what the seat has seen");
        }
        const double share = weights[i] / sum;
        if (share == 0) continue;
        list_.worlds.push_back(world);
        list_.weights.push_back(share);
        up_to_.push_back(up_to += share);
    }
    list_.complete = complete;
}

World WorldSource::draw(Random& random) const {
    World world;
    draw(random, {&world, 1});
    return world;
}

void WorldSource::draw(Random& random, std::span<World> out) const {
    if (!listed()) return all_.draw(random, out);
    for (World& world : out) {
        const auto found =
            std::upper_bound(up_to_.begin(), up_to_.end() - 1, random.unit() * up_to_.back());
        world = list_.worlds[static_cast<std::size_t>(found - up_to_.begin())];
    }
}

WeighedWorlds WorldSource::take(std::uint64_t most, Random& random, const Budget& budget) const {
    if (listed()) return list_;
    const auto wanted = std::min(most, all_.count());
    WeighedWorlds found;
    found.worlds.resize(wanted);
    found.weights.assign(wanted, 1.0 / static_cast<double>(wanted));
    found.complete = all_.count() <= most;
    for (std::size_t first = 0; first < wanted; first += worlds_between_looks) {
        budget.look();
        const auto part = std::span(found.worlds).subspan(first);
        const auto some = part.first(std::min(part.size(), worlds_between_looks));
        if (found.complete) {
            all_.range(first, some);
        } else {
            all_.draw(random, some);
        }
    }
    return found;
}

}  // namespace kiebitz
