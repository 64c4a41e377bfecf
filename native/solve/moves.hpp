// The cards that the solver may try at a node, and what the others may answer.
#pragma once

#include <algorithm>
#include <array>

#include "solve/open_cards.hpp"

namespace kiebitz {

// The cards to try at a node; touching cards of which one stands for all have been left out.
template <class Mask>
struct Moves {
    static constexpr std::size_t most = 12;

    // Left uninitialised up to `size`: nodes are many.
    std::array<Card, most> cards;
    std::array<int, most> scores;
    std::array<Mask, most> block;          // touching cards that this one may stand for
    std::array<std::uint8_t, most> group;  // moves of one group touch each other
    int size = 0;

    void drop(int i) {
        --size;
        move(size, i);
    }
    // Puts the move that stands for a card in front.
    void bring_forward(Card card) {
        int i = 0;
        while (!contains(block[at(i)], card)) ++i;
        exchange(0, i);
    }
    // Brings the best of the moves from `from` on to that place.
    void select(int from) {
        int best = from;
        for (int i = from + 1; i < size; ++i) {
            if (scores[at(i)] > scores[at(best)]) best = i;
        }
        if (best != from) exchange(from, best);
    }

  private:
    static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
    void exchange(int a, int b) {
        std::swap(cards[at(a)], cards[at(b)]);
        std::swap(scores[at(a)], scores[at(b)]);
        std::swap(block[at(a)], block[at(b)]);
        std::swap(group[at(a)], group[at(b)]);
    }
    void move(int from, int to) {
        cards[at(to)] = cards[at(from)];
        scores[at(to)] = scores[at(from)];
        block[at(to)] = block[at(from)];
        group[at(to)] = group[at(from)];
    }
};

// The cards with which those who play after `place` may win the trick, by side: [1] maximisers.
template <class Mask>
struct Replies {
    std::array<Mask, 2> can_win{};

    // In the solver's order the highest of them tells.
    bool beat(int card, bool by_maximisers) const {
        return can_win[by_maximisers] > up_to<Mask>(card);
    }
    bool beat(int card) const { return beat(card, false) || beat(card, true); }
};

template <int place, class Kind>
auto replies_after(const OpenCards<Kind>& open, const RunningTrick<Kind>& trick) {
    using Rules = typename Kind::Rules;
    using Mask = typename OpenCards<Kind>::Mask;
    Replies<Mask> replies;
    const Mask suit_led = trick.eligible & open.members_of(trick.led());
    for (int next = place + 1; next < Rules::seats; ++next) {
        const Seat other = open.seat_at(next);
        const Mask hand = open.hands[other];
        const bool follows = !Rules::may_always_ruff && (hand & suit_led) != 0;
        replies.can_win[open.maximises(other)] |= hand & (follows ? suit_led : trick.eligible);
    }
    return replies;
}

}  // namespace kiebitz
