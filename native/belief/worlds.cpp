#include "belief/worlds.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <string>

#include "games/errors.hpp"

namespace kiebitz {

namespace {

// Worlds placed at the same time: each step of one waits for the step before, so that several side
// by side cost hardly more than one.
constexpr std::size_t lanes = 4;

std::vector<Placements<std::uint64_t>::PerSlot> ones(const HiddenCards& hidden) {
    std::vector<Placements<std::uint64_t>::PerSlot> weights;
    for (const auto& may : hidden.allowed) weights.push_back({may[0], may[1], may[2]});
    return weights;
}

// A deck of this size must have all the cards that are hidden or known.
void require_deck(std::size_t deck_size, const HiddenCards& hidden, const World& known) {
    Cards cards = 0;
    for (const Cards place : known) cards |= place;
    for (const Card card : hidden.cards) cards |= bit<Cards>(card);
    const auto needed = static_cast<std::size_t>(std::bit_width(cards));
    constexpr std::size_t most = std::numeric_limits<Cards>::digits;
    if (deck_size >= needed && deck_size <= most) return;
    throw RuleError(ErrorName::bad_option, "these worlds need a deck of " + std::to_string(needed) +
                                               " to " + std::to_string(most) + " cards, not " +
                                               std::to_string(deck_size));
}

// Each card's weights are divided by the greatest of them, which changes no probability.
std::vector<Placements<double>::PerSlot> checked(const HiddenCards& hidden, const World& known,
                                                 const PerCard& weights) {
    require_deck(weights.size(), hidden, known);
    std::vector<Placements<double>::PerSlot> rows;
    for (std::size_t i = 0; i < hidden.cards.size(); ++i) {
        Placements<double>::PerSlot row{};
        double most = 0;
        for (std::size_t slot = 0; slot < hidden.slots; ++slot) {
            const double weight = weights[hidden.cards[i]][hidden.place[slot]];
            if (!std::isfinite(weight) || weight < 0) {
                throw RuleError(
                    ErrorName::impossible_weights,
                    "a weight should be a number from 0 on, not " + std::to_string(weight));
            }
            if (hidden.allowed[i][slot]) row[slot] = weight;
            most = std::max(most, row[slot]);
        }
        for (double& weight : row) weight = most == 0 ? 0 : weight / most;
        rows.push_back(row);
    }
    return rows;
}

}  // namespace

// ---- All alike ----------------------------------------------------------------------------------

Worlds::Worlds(const Knowledge& knowledge)
    : hidden_(knowledge), known_(knowledge.known), ones_(ones(hidden_)), ways_(hidden_, ones_) {
    if (count() > 0) return;
    throw RuleError(ErrorName::inconsistent_view, "no deal fits this knowledge");
}

template <std::size_t Lanes>
void Worlds::place(const std::uint64_t* ranks, World* out) const {
    std::array<std::uint64_t, Lanes> rank;
    std::array<std::size_t, Lanes> state;
    std::array<Cards, Lanes> first{};
    std::array<Cards, Lanes> third{};
    for (std::size_t lane = 0; lane < Lanes; ++lane) {
        rank[lane] = ranks[lane];
        state[lane] = ways_.start();
    }
    const std::size_t row = ways_.moves()[0];
    Cards all = 0;
    for (std::size_t i = 0; i < hidden_.cards.size(); ++i) {
        const Cards card = bit<Cards>(hidden_.cards[i]);
        all |= card;
        for (std::size_t lane = 0; lane < Lanes; ++lane) {  // free of branches
            const auto step = ways_.step(i, state[lane]);
            const std::uint64_t not_first = rank[lane] >= step.first;
            const std::uint64_t in_third = rank[lane] >= step.second;
            const std::uint64_t in_second = not_first - in_third;
            rank[lane] -= (step.first & (0 - in_second)) | (step.second & (0 - in_third));
            state[lane] -= (row & (not_first - 1)) | in_second;
            first[lane] |= card & (not_first - 1);
            third[lane] |= card & (0 - in_third);
        }
    }
    for (std::size_t lane = 0; lane < Lanes; ++lane) {
        out[lane] = known_;
        out[lane][hidden_.place[0]] |= first[lane];
        out[lane][hidden_.place[1]] |= all & ~first[lane] & ~third[lane];
        out[lane][hidden_.place[2]] |= third[lane];
    }
}

World Worlds::at(std::uint64_t rank) const {
    World world;
    at({&rank, 1}, &world);
    return world;
}

// Numbers are copied before they are checked: whose they are may change them meanwhile.
void Worlds::at(std::span<const std::uint64_t> ranks, World* out) const {
    Ranks copied;
    for (std::size_t i = 0; i < ranks.size(); i += copied.size()) {
        const std::size_t many = std::min(copied.size(), ranks.size() - i);
        std::copy_n(&ranks[i], many, copied.begin());
        for (const std::uint64_t rank : std::span(copied.data(), many)) {
            if (rank < count()) continue;
            throw RuleError(ErrorName::bad_option, "there is no world number " +
                                                       std::to_string(rank) + ": there are " +
                                                       std::to_string(count()));
        }
        place_all({copied.data(), many}, out + i);
    }
}

void Worlds::require_range(std::uint64_t first, std::uint64_t many) const {
    if (first <= count() && many <= count() - first) return;
    throw RuleError(ErrorName::bad_option, "there are no " + std::to_string(many) +
                                               " worlds from number " + std::to_string(first) +
                                               " on: there are " + std::to_string(count()));
}

void Worlds::range(std::uint64_t first, std::span<World> out) const {
    require_range(first, out.size());
    Ranks ranks;
    for (std::size_t i = 0; i < out.size(); i += ranks.size()) {
        const std::size_t many = std::min(ranks.size(), out.size() - i);
        for (std::size_t k = 0; k < many; ++k) ranks[k] = first + i + k;
        place_all({ranks.data(), many}, &out[i]);
    }
}

void Worlds::place_all(std::span<const std::uint64_t> ranks, World* out) const {
    std::size_t i = 0;
    for (; i + lanes <= ranks.size(); i += lanes) place<lanes>(&ranks[i], out + i);
    for (; i < ranks.size(); ++i) place<1>(&ranks[i], out + i);
}

void Worlds::draw(Random& random, std::span<World> out) const {
    Ranks ranks;
    for (std::size_t i = 0; i < out.size(); i += ranks.size()) {
        const std::size_t many = std::min(ranks.size(), out.size() - i);
        for (std::size_t k = 0; k < many; ++k) ranks[k] = random.below64(count());
        place_all({ranks.data(), many}, &out[i]);
    }
}

std::optional<std::uint64_t> Worlds::rank(const World& world) const {
    std::uint64_t rank = 0;
    std::size_t state = ways_.start();
    World rest = world;
    for (std::size_t i = 0; i < hidden_.cards.size(); ++i) {
        const Cards card = bit<Cards>(hidden_.cards[i]);
        std::size_t slot = 0;
        while (slot < hidden_.slots && (world[hidden_.place[slot]] & card) == 0) ++slot;
        if (slot == hidden_.slots || !hidden_.allowed[i][slot]) return std::nullopt;
        const auto& step = ways_.step(i, state);
        const auto before = slot == 0 ? 0 : slot == 1 ? step.first : step.second;
        const auto upto = slot == 0 ? step.first : slot == 1 ? step.second : ways_.ways(i, state);
        if (before == upto) return std::nullopt;  // no room there
        rank += before;
        state -= ways_.moves()[slot];
        rest[hidden_.place[slot]] &= ~card;
    }
    if (rest != known_) return std::nullopt;  // cards too many, too few or in two places
    return rank;
}

std::vector<std::array<std::uint64_t, places>> Worlds::counts(std::size_t deck_size) const {
    require_deck(deck_size, hidden_, known_);
    std::vector<std::array<std::uint64_t, places>> all(deck_size);
    for (std::size_t place = 0; place < places; ++place) {
        for_each(known_[place],
                 [&](int card) { all[static_cast<std::size_t>(card)][place] = count(); });
    }
    const auto with = ways_.ways_with(ones_);
    for (std::size_t i = 0; i < hidden_.cards.size(); ++i) {
        for (std::size_t slot = 0; slot < hidden_.slots; ++slot) {
            all[hidden_.cards[i]][hidden_.place[slot]] = with[i][slot];
        }
    }
    return all;
}

// ---- With weights -------------------------------------------------------------------------------

WeightedWorlds::WeightedWorlds(const Knowledge& knowledge, const PerCard& weights)
    : hidden_(knowledge),
      known_(knowledge.known),
      deck_size_(weights.size()),
      weights_(checked(hidden_, known_, weights)),
      ways_(hidden_, weights_) {
    if (ways_.total() == 0) {
        throw RuleError(ErrorName::impossible_weights,
                        "with these weights no world is left: their total is zero");
    }
}

void WeightedWorlds::draw(Random& random, std::span<World> out) const {
    for (World& world : out) {
        world = known_;
        std::size_t state = ways_.start();
        for (std::size_t i = 0; i < hidden_.cards.size(); ++i) {
            const auto& step = ways_.step(i, state);
            const double point = random.unit() * ways_.ways(i, state);
            const std::size_t slot = point < step.first ? 0 : point < step.second ? 1 : 2;
            world[hidden_.place[slot]] |= bit<Cards>(hidden_.cards[i]);
            state -= ways_.moves()[slot];
        }
    }
}

PerCard WeightedWorlds::probabilities() const {
    PerCard all(deck_size_, std::array<double, places>{});
    for (std::size_t place = 0; place < places; ++place) {
        for_each(known_[place], [&](int card) { all[static_cast<std::size_t>(card)][place] = 1; });
    }
    const auto with = ways_.ways_with(weights_);
    for (std::size_t i = 0; i < hidden_.cards.size(); ++i) {
        const double sum = with[i][0] + with[i][1] + with[i][2];
        if (!(sum > 0)) {
            throw RuleError(ErrorName::impossible_weights,
                            "these weights lie too far apart to be reckoned with");
        }
        for (std::size_t slot = 0; slot < hidden_.slots; ++slot) {
            all[hidden_.cards[i]][hidden_.place[slot]] = with[i][slot] / sum;
        }
    }
    return all;
}

}  // namespace kiebitz
