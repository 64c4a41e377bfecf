// Counting the ways to place hidden cards, card by card.
//
// The cards are taken in the order of the deck, and each is put into one of at most three places
// that still have room. How many ways the cards from the i-th on can be placed depends only on the
// room left in the first two places (that in the third follows), so that a table of a few thousand
// numbers, filled from the last card back, holds all counts. With weights per card and place
// instead of ones it holds sums of products of weights. From it follow the number of worlds, the
// share of them that has a card in a place, the n-th world and the number of a world, and exact
// random worlds.
//
// Fits: any constraint or weight that speaks of one card at a time. Everything else (two cards that
// must be together) needs importance weights on the worlds drawn here.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "belief/knowledge.hpp"
#include "games/errors.hpp"

namespace kiebitz {

// The undecided cards and the places they can be in.
struct HiddenCards {
    static constexpr std::size_t most_slots = 3;

    std::array<std::size_t, most_slots> place{};  // which place a slot stands for
    std::array<int, most_slots> room{};
    std::size_t slots = 0;
    std::vector<Card> cards;
    std::vector<std::array<bool, most_slots>> allowed;

    // Of settled knowledge: who knows has no open places of its own.
    explicit HiddenCards(const Knowledge& knowledge) {
        for (std::size_t p = 0; p < places; ++p) {
            if (knowledge.open[p] == 0) continue;
            if (slots == most_slots) {
                throw RuleError(ErrorName::inconsistent_view, "nobody's cards are known at all");
            }
            place[slots] = p;
            room[slots++] = knowledge.open[p];
        }
        for_each(knowledge.undecided, [&](int card) {
            cards.push_back(static_cast<Card>(card));
            auto& may = allowed.emplace_back();
            for (std::size_t slot = 0; slot < slots; ++slot) {
                may[slot] = contains(knowledge.possible[place[slot]], card);
            }
        });
    }
};

template <class Number>
class Placements {
  public:
    static constexpr std::size_t most_slots = HiddenCards::most_slots;
    using PerSlot = std::array<Number, most_slots>;

    // Ways (or weights) of putting a card into the first slot, and into the first or the second.
    struct Step {
        Number first = 0;
        Number second = 0;
    };

    // `weights`: one row for each card, zero where it may not be.
    Placements(const HiddenCards& hidden, const std::vector<PerSlot>& weights)
        : rows_(static_cast<std::size_t>(hidden.room[0] + 1)),
          columns_(static_cast<std::size_t>(hidden.room[1] + 1)),
          cards_(hidden.cards.size()),
          third_(hidden.room[2]),
          steps_(cards_ * rows_ * columns_),
          ways_((cards_ + 1) * rows_ * columns_) {
        ways_[cards_ * rows_ * columns_] = 1;  // nothing left to place, no room left
        for (std::size_t card = cards_; card-- > 0;) fill(card, weights[card]);
    }

    // All ways together; for weights only zero or not, since their sums are scaled.
    Number total() const { return ways_[start()]; }

    std::size_t start() const { return rows_ * columns_ - 1; }
    std::size_t states() const { return rows_ * columns_; }
    // How far the state moves down when a card goes into a slot.
    std::array<std::size_t, most_slots> moves() const { return {columns_, 1, 0}; }
    const Step& step(std::size_t card, std::size_t state) const {
        return steps_[card * states() + state];
    }
    Number ways(std::size_t card, std::size_t state) const {
        return ways_[card * states() + state];
    }

    // For each card and slot, all ways that have it there: the product of the ways to come to a
    // state and the ways to go on from it. Sums of weights are scaled differently for each card.
    std::vector<PerSlot> ways_with(const std::vector<PerSlot>& weights) const {
        std::vector<PerSlot> with(cards_, PerSlot{});
        std::vector<Number> reached(states());
        reached[start()] = 1;
        for (std::size_t card = 0; card < cards_; ++card) {
            std::vector<Number> next(states());
            for (std::size_t state = 0; state < states(); ++state) {
                if (reached[state] == 0) continue;
                for (std::size_t slot = 0; slot < most_slots; ++slot) {
                    if (!has_room(card, state, slot)) continue;
                    const std::size_t after = state - moves()[slot];
                    const Number come = reached[state] * weights[card][slot];
                    with[card][slot] += come * ways(card + 1, after);
                    next[after] += come;
                }
            }
            scale(next.begin(), next.end());
            reached = std::move(next);
        }
        return with;
    }

  private:
    // What has to fit into the third place, if this state comes up at all.
    int room_in_third(std::size_t card, std::size_t state) const {
        return static_cast<int>(cards_ - card) -
               static_cast<int>(state / columns_ + state % columns_);
    }

    bool has_room(std::size_t card, std::size_t state, std::size_t slot) const {
        if (slot == 0) return state / columns_ > 0;
        if (slot == 1) return state % columns_ > 0;
        return room_in_third(card, state) > 0;
    }

    void fill(std::size_t card, const PerSlot& weight) {
        const auto here = card * states();
        for (std::size_t state = 0; state < states(); ++state) {
            const int third = room_in_third(card, state);
            if (third < 0 || third > third_) continue;
            PerSlot into{};
            for (std::size_t slot = 0; slot < most_slots; ++slot) {
                if (weight[slot] == 0 || !has_room(card, state, slot)) continue;
                into[slot] = weight[slot] * ways(card + 1, state - moves()[slot]);
            }
            steps_[here + state] = {into[0], into[0] + into[1]};
            ways_[here + state] = steps_[here + state].second + into[2];
        }
        if constexpr (std::floating_point<Number>) {
            const auto begin = ways_.begin() + static_cast<std::ptrdiff_t>(here);
            const Number most = scale(begin, begin + static_cast<std::ptrdiff_t>(states()));
            for (std::size_t state = 0; state < states(); ++state) {
                Step& step = steps_[here + state];
                step.first /= most;
                step.second /= most;
                if (ways_[here + state] >= smallest_share) continue;
                step = {};
                ways_[here + state] = 0;
            }
        }
    }

    // Divides by the greatest, which keeps products of many small weights away from zero. Counts
    // are left as they are.
    template <class Iterator>
    static Number scale(Iterator begin, Iterator end) {
        if constexpr (std::floating_point<Number>) {
            const Number most = *std::max_element(begin, end);
            if (most == 0) return 1;
            for (auto it = begin; it != end; ++it) *it /= most;
            return most;
        }
        return 1;
    }

    // Sums of weights below this share of the greatest count as nothing: near the smallest number
    // that there is, rounding could lead where there is no way.
    static constexpr double smallest_share = std::numeric_limits<double>::min();

    std::size_t rows_;
    std::size_t columns_;
    std::size_t cards_;
    int third_;                 // room in the third slot
    std::vector<Step> steps_;   // by card and state
    std::vector<Number> ways_;  // by card and state; state = room in the first × columns + second
};

}  // namespace kiebitz
