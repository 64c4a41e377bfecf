// Skat's contracts as tables, and the numbers of the auction.
#pragma once

#include <array>
#include <cstdint>

#include "trick/card_play.hpp"

namespace kiebitz {

enum class SkatContract : std::uint8_t { diamonds, hearts, spades, clubs, grand, null, ramsch };
inline constexpr int skat_contracts = 7;

// What is announced on top of the contract; each level includes the ones before it.
enum class SkatLevel : std::uint8_t { none, schneider, schwarz, ouvert };

struct SkatRules {
    using Deck = SkatDeck;
    using Mask = Deck::Mask;
    static constexpr int seats = 3;
    static constexpr int last_trick_points = 0;
    static constexpr bool may_always_ruff = false;

    static constexpr Mask legal(const Contract<Deck>& contract, Mask hand, Card led, Card,
                                Undertrump) {
        const Mask follow = hand & contract.members[contract.follow_class[led]];
        return follow != 0 ? follow : hand;
    }

    // The cards that a hand from which `card` was legal cannot hold; the converse of `legal`.
    static constexpr Mask ruled_out(const Contract<Deck>& contract, Card card, Card led, Card,
                                    Undertrump) {
        const auto asked = contract.follow_class[led];
        return contract.follow_class[card] == asked ? 0 : contract.members[asked];
    }
};

// Jacks from low to high, and the seven other ranks of a suit from low to high.
inline constexpr std::array<Suit, 4> jacks_ascending = {diamonds, hearts, spades, clubs};
inline constexpr std::array<Rank, 7> plain_ascending = {seven, eight, nine, queen, king, ten, ace};

constexpr Contract<SkatDeck> make_skat_contract(SkatContract which) {
    Contract<SkatDeck> contract;
    for (int card = 0; card < SkatDeck::size; ++card) {
        constexpr std::array<std::uint8_t, 9> points = {0, 0, 0, 0, 10, 2, 3, 4, 11};
        contract.points[static_cast<std::size_t>(card)] = points[SkatDeck::rank(card)];
    }
    const bool suit_game = which <= SkatContract::clubs;
    for (const Suit suit : jacks_ascending) {
        if (which == SkatContract::null) {
            std::array<Card, 8> cards{};
            for (int i = 0; i < 8; ++i) {
                cards[static_cast<std::size_t>(i)] = static_cast<Card>(suit * 8 + i);
            }
            contract.set_class(suit, cards);
        } else if (!suit_game || static_cast<int>(which) != suit) {
            std::array<Card, 7> cards{};
            for (std::size_t i = 0; i < 7; ++i) cards[i] = SkatDeck::card(suit, plain_ascending[i]);
            contract.set_class(suit, cards);
        }
    }
    if (which == SkatContract::null) return contract;
    std::array<Card, 11> trumps{};
    std::size_t n = 0;
    if (suit_game) {
        for (const Rank rank : plain_ascending) {
            trumps[n++] = SkatDeck::card(static_cast<Suit>(which), rank);
        }
    }
    for (const Suit suit : jacks_ascending) trumps[n++] = SkatDeck::card(suit, jack);
    if (suit_game) {
        contract.set_class(Contract<SkatDeck>::trump_class, trumps);
    } else {
        contract.set_class(Contract<SkatDeck>::trump_class,
                           std::array<Card, 4>{trumps[0], trumps[1], trumps[2], trumps[3]});
    }
    return contract;
}

inline constexpr auto skat_contract_tables = [] {
    std::array<Contract<SkatDeck>, skat_contracts> tables{};
    for (std::size_t i = 0; i < tables.size(); ++i) {
        // Ramsch is played like grand.
        tables[i] = make_skat_contract(i == 6 ? SkatContract::grand : static_cast<SkatContract>(i));
    }
    return tables;
}();

constexpr const Contract<SkatDeck>& contract_of(SkatContract which) {
    return skat_contract_tables[static_cast<std::size_t>(which)];
}

// Base values of the contracts; a null game has four fixed values instead of a base.
inline constexpr std::array<int, 5> skat_base_values = {9, 10, 11, 12, 24};
constexpr int null_value(bool hand, bool ouvert) {
    return ouvert ? (hand ? 59 : 46) : (hand ? 35 : 23);
}

// The longest suit game: eleven matadors, game, hand, Schneider and Schwarz both reached and
// announced, ouvert. Grand has only four matadors.
inline constexpr int most_suit_levels = 18;
inline constexpr int most_grand_levels = 11;

constexpr bool is_bid_value(int value) {
    for (std::size_t i = 0; i < 5; ++i) {
        const int base = skat_base_values[i];
        const int most = i == 4 ? most_grand_levels : most_suit_levels;
        if (value % base == 0 && value / base >= 2 && value / base <= most) return true;
    }
    return value == 23 || value == 35 || value == 46 || value == 59;
}

// Values that no game is worth, but that the International Skat Server takes and clients of it
// offer: diamonds with 19 and 21, hearts with 19.
constexpr bool is_server_bid(int value) {
    return value == 171 || value == 189 || value == 190;
}

inline constexpr int lowest_bid = 18;
inline constexpr int highest_bid = 264;

}  // namespace kiebitz
