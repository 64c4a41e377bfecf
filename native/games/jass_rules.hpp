// What Schieber and Differenzler share: the six modes as tables and the legal cards.
#pragma once

#include <array>
#include <cstdint>

#include "cards/dealing.hpp"
#include "trick/card_play.hpp"

namespace kiebitz {

// The first four are trump suits, numbered as the suits.
enum class JassMode : std::uint8_t { diamonds, hearts, spades, clubs, obenabe, undenufe };
inline constexpr int jass_modes = 6;
inline constexpr int jass_points = 157;

constexpr bool has_trump(JassMode mode) {
    return mode <= JassMode::clubs;
}

struct JassRules {
    using Deck = JassDeck;
    using Mask = Deck::Mask;
    static constexpr int seats = 4;
    static constexpr int last_trick_points = 5;
    static constexpr bool may_always_ruff = true;

    static constexpr Mask legal(const Contract<Deck>& contract, Mask hand, Card led, Card winning,
                                Undertrump undertrump) {
        const Mask follow = hand & contract.members[contract.follow_class[led]];
        const Mask trumps = hand & contract.members[Contract<Deck>::trump_class];
        if (contract.is_trump(led)) return (trumps & ~contract.exempt) != 0 ? trumps : hand;
        if (trumps == 0) return follow != 0 ? follow : hand;

        const Mask over = contract.is_trump(winning) ? trumps & contract.stronger[winning] : trumps;
        if (follow != 0) return follow | over;
        if (undertrump == Undertrump::lax) return hand;
        if (hand != trumps) return (hand & ~trumps) | over;
        return undertrump == Undertrump::forced && over != 0 ? over : hand;
    }

    // The cards that a hand from which `card` was legal cannot hold; the converse of `legal`.
    static constexpr Mask ruled_out(const Contract<Deck>& contract, Card card, Card led,
                                    Card winning, Undertrump undertrump) {
        const auto asked = contract.follow_class[led];
        if (contract.follow_class[card] == asked) return 0;
        const Mask void_in = contract.members[asked] & ~contract.exempt;  // the Buur never shows
        if (!contract.is_trump(card)) return void_in;
        const bool under = contract.is_trump(winning) && !contract.beats(card, winning);
        if (!under) return 0;  // ruffing is free
        if (undertrump == Undertrump::lax) return void_in;
        // Undertrumping proves that there are only trumps, and where one would have to overtrump,
        // none that could have.
        const Mask others = Deck::all & ~contract.members[Contract<Deck>::trump_class];
        return undertrump == Undertrump::forced ? others | contract.stronger[winning] : others;
    }
};

constexpr Contract<JassDeck> make_jass_contract(JassMode mode) {
    using Order = std::array<Rank, 9>;
    constexpr Order high = {six, seven, eight, nine, ten, jack, queen, king, ace};
    constexpr Order low = {ace, king, queen, jack, ten, nine, eight, seven, six};
    constexpr Order trump = {six, seven, eight, ten, queen, king, ace, nine, jack};
    using Points = std::array<std::uint8_t, 9>;  // 6 7 8 9 10 J Q K A
    constexpr Points plain_points = {0, 0, 0, 0, 10, 2, 3, 4, 11};
    constexpr Points trump_points = {0, 0, 0, 14, 10, 20, 3, 4, 11};
    constexpr Points obenabe_points = {0, 0, 8, 0, 10, 2, 3, 4, 11};
    constexpr Points undenufe_points = {11, 0, 8, 0, 10, 2, 3, 4, 0};

    Contract<JassDeck> contract;
    for (const Suit suit : {diamonds, hearts, spades, clubs}) {
        const bool is_trump = has_trump(mode) && static_cast<int>(mode) == suit;
        const Order& order = is_trump ? trump : mode == JassMode::undenufe ? low : high;
        const Points& points = is_trump                     ? trump_points
                               : mode == JassMode::undenufe ? undenufe_points
                               : mode == JassMode::obenabe  ? obenabe_points
                                                            : plain_points;
        std::array<Card, 9> cards{};
        for (std::size_t i = 0; i < 9; ++i) {
            cards[i] = JassDeck::card(suit, order[i]);
            contract.points[cards[i]] = points[order[i]];
        }
        contract.set_class(is_trump ? Contract<JassDeck>::trump_class : suit, cards);
        if (is_trump) contract.exempt = bit<JassDeck::Mask>(JassDeck::card(suit, jack));
    }
    return contract;
}

inline constexpr auto jass_contract_tables = [] {
    std::array<Contract<JassDeck>, jass_modes> tables{};
    for (std::size_t i = 0; i < tables.size(); ++i) {
        tables[i] = make_jass_contract(static_cast<JassMode>(i));
    }
    return tables;
}();

constexpr const Contract<JassDeck>& contract_of(JassMode mode) {
    return jass_contract_tables[static_cast<std::size_t>(mode)];
}

// Three cards at a time, three times, beginning with forehand.
constexpr std::array<JassDeck::Mask, 4> deal_jass(const Pack<JassDeck>& pack, Seat forehand) {
    std::array<JassDeck::Mask, 4> hands{};
    Dealer<JassDeck> dealer(pack);
    for (int packet = 0; packet < 3; ++packet) {
        for (int i = 0; i < 4; ++i)
            hands[static_cast<std::size_t>((forehand + i) % 4)] |= dealer.take(3);
    }
    return hands;
}

}  // namespace kiebitz
