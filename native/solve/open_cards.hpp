// All cards at one moment of the search, in the solver's order (layout.hpp), and the running trick.
#pragma once

#include <array>

#include "solve/layout.hpp"
#include "trick/card_play.hpp"

namespace kiebitz {

// Shorthands for sets in the solver's order.
template <std::unsigned_integral Mask>
constexpr Mask below(int card) {
    return static_cast<Mask>(bit<Mask>(card) - 1);
}
template <std::unsigned_integral Mask>
constexpr Mask up_to(int card) {
    return static_cast<Mask>(below<Mask>(card) | bit<Mask>(card));
}
// The highest and the lowest card of a set that is not empty; told so, the compiler needs no test.
template <std::unsigned_integral Mask>
constexpr int highest(Mask set) {
    if (set == 0) __builtin_unreachable();
    return static_cast<int>(8 * sizeof(Mask)) - 1 - std::countl_zero(set);
}
template <std::unsigned_integral Mask>
constexpr int lowest_card(Mask set) {
    if (set == 0) __builtin_unreachable();
    return std::countr_zero(set);
}
template <std::unsigned_integral Mask>
constexpr Mask lowest_bit(Mask set) {
    return static_cast<Mask>(set & (~set + 1));
}

// `Kind` (solver_kinds.hpp) has the rules and, at compile time, the contract in the solver's order.
template <class Kind>
struct OpenCards {
    using Rules = typename Kind::Rules;
    using Deck = typename Rules::Deck;
    using Mask = typename Deck::Mask;
    static constexpr int seats = Rules::seats;
    static constexpr const Layout<Deck>& layout = Kind::layout;
    static constexpr const Contract<Deck>& contract = Kind::layout.contract;
    static constexpr int trump_class = Contract<Deck>::trump_class;
    static constexpr Mask trumps = contract.members[trump_class];
    static constexpr Mask exempt = contract.exempt;

    unsigned maximisers;  // a bit for each seat of the side whose points are asked for
    Undertrump undertrump;
    Seat leader = 0;
    int tricks_left = 0;  // the running one included
    int points_left = 0;  // still to come, the running trick included
    std::array<Mask, static_cast<std::size_t>(seats)> hands{};

    Seat seat_at(int place) const {
        const int seat = leader + place;
        return static_cast<Seat>(seat >= seats ? seat - seats : seat);
    }
    bool maximises(int seat) const { return (maximisers >> seat) & 1; }
    bool same_side(int a, int b) const { return maximises(a) == maximises(b); }
    static int points(int card) { return contract.points[static_cast<std::size_t>(card)]; }
    static int class_of(int card) { return contract.follow_class[static_cast<std::size_t>(card)]; }
    static bool is_trump(int card) { return contains(trumps, card); }
    static Mask stronger(int card) { return contract.stronger[static_cast<std::size_t>(card)]; }
    static Mask members(int follow_class) {
        return contract.members[static_cast<std::size_t>(follow_class)];
    }
    static Mask members_of(int card) { return members(class_of(card)); }

    // The points of a set.
    static int worth(Mask cards) {
        int sum = 0;
        for (int i = 0; i < layout.level_count; ++i) {
            const auto& level = layout.levels[static_cast<std::size_t>(i)];
            sum += level.points * count(static_cast<Mask>(cards & level.cards));
        }
        return sum;
    }
};

template <class Kind>
struct RunningTrick {
    using Open = OpenCards<Kind>;
    using Mask = typename Open::Mask;

    Mask cards = 0;
    Mask eligible = 0;  // the cards that can win it: of the class led, and trumps
    std::array<Card, 4> played{};
    int points = 0;
    Card winning = no_card;
    Seat winner = no_seat;

    Card led() const { return played[0]; }
    // In the solver's order a card that can win beats all cards below it.
    bool beaten_by(int card) const { return contains(eligible, card) && card > winning; }

    // Adds a card at its place. What it changes in a way that cannot be computed back is returned,
    // for `take_back`: copying a trick for every card would cost more.
    struct Before {
        Card winning;
        Seat winner;
    };
    Before add(int card, Seat seat, int place) {
        const Before before{winning, winner};
        if (place == 0) eligible = Open::members_of(card) | Open::trumps;
        if (place == 0 || beaten_by(card)) {
            winning = static_cast<Card>(card);
            winner = seat;
        }
        cards |= bit<Mask>(card);
        points += Open::points(card);
        played[static_cast<std::size_t>(place)] = static_cast<Card>(card);
        return before;
    }
    void take_back(int card, const Before& before) {
        cards ^= bit<Mask>(card);
        points -= Open::points(card);
        winning = before.winning;
        winner = before.winner;
    }

    // The card whose rank decided the trick; nothing if it was alone in its class.
    Mask decided_by() const {
        const Mask rivals = cards & Open::members_of(winning) & ~bit<Mask>(winning);
        return rivals == 0 ? Mask{0} : bit<Mask>(winning);
    }
};

}  // namespace kiebitz
