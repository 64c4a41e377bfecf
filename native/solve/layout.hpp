// A contract in the solver's own card order: each follow class is a run of neighbouring bits,
// stronger cards in higher bits, trumps on top. "Is any live card between these two?" is then one
// mask, and the tables of the contract are renumbered so that the rules work on them unchanged.
// Side suits are numbered from 0 without gaps: all suit games of a deck have one and the same
// contract in this order, known at compile time (solver_kinds.hpp).
#pragma once

#include <array>

#include "trick/contract.hpp"

namespace kiebitz {

template <class Deck>
struct Layout {
    using Mask = typename Deck::Mask;
    static constexpr int most_levels = 8;

    // All cards that are worth the same.
    struct Level {
        Mask cards = 0;
        int points = 0;
    };

    Contract<Deck> contract;                     // in the solver's order
    std::array<Card, Deck::size> to_solver{};    // deck index -> solver bit
    std::array<Card, Deck::size> from_solver{};  // solver bit -> deck index
    std::array<Level, most_levels> levels{};     // cheapest first
    Mask bottoms = 0;                            // the weakest card of each class
    Mask full = 0;                               // tens, aces and what is dearer
    int level_count = 0;
    int classes = 0;          // that have cards
    bool trump_suit = false;  // one suit is trumps, with no class of its own beside them

    Mask to(Mask cards) const {
        Mask out = 0;
        for_each(cards,
                 [&](int card) { out |= bit<Mask>(to_solver[static_cast<std::size_t>(card)]); });
        return out;
    }
};

template <class Deck>
constexpr Layout<Deck> make_layout(const Contract<Deck>& contract) {
    using Mask = typename Deck::Mask;
    constexpr int trumps = Contract<Deck>::trump_class;
    Layout<Deck> layout;
    std::size_t next = 0;
    int next_class = 0;
    for (int follow_class = 0; follow_class < Contract<Deck>::classes; ++follow_class) {
        std::array<Card, 11> weakest_first{};
        std::size_t length = 0;
        const int base = follow_class == trumps ? 32 : 0;
        const auto members = contract.members[static_cast<std::size_t>(follow_class)];
        for (int strength = base + 1; strength <= base + count(members); ++strength) {
            for (std::size_t card = 0; card < Deck::size; ++card) {
                const bool here = contract.follow_class[card] == follow_class &&
                                  contract.strength[card] == strength;
                if (!here) continue;
                layout.from_solver[next] = static_cast<Card>(card);
                layout.to_solver[card] = static_cast<Card>(next);
                layout.contract.points[next] = contract.points[card];
                if (contains(contract.exempt, static_cast<int>(card))) {
                    layout.contract.exempt |= bit<Mask>(static_cast<int>(next));
                }
                weakest_first[length++] = static_cast<Card>(next++);
            }
        }
        if (length == 0) continue;
        layout.contract.set_run(follow_class == trumps ? trumps : next_class, weakest_first,
                                length);
        layout.bottoms |= bit<Mask>(weakest_first[0]);
        ++next_class;
    }
    layout.classes = next_class;
    layout.trump_suit = next_class == 4 && contract.members[static_cast<std::size_t>(trumps)] != 0;
    for (int points = 0; points <= 20; ++points) {
        Mask cards = 0;
        for (std::size_t card = 0; card < Deck::size; ++card) {
            if (layout.contract.points[card] == points) cards |= bit<Mask>(static_cast<int>(card));
        }
        if (points >= 10) layout.full |= cards;
        if (cards != 0)
            layout.levels[static_cast<std::size_t>(layout.level_count++)] = {cards, points};
    }
    return layout;
}

}  // namespace kiebitz
