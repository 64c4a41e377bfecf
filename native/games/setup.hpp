// Checks for what comes from outside: dealt hands and positions in the middle of a game.
// Everything wrong is a RuleError that names the card or the number.
#pragma once

#include <string>
#include <vector>

#include "games/bytes.hpp"
#include "games/errors.hpp"
#include "trick/card_play.hpp"

namespace kiebitz {

// The part of a position that every game has; the games add their contract.
template <class Rules>
struct PlayPosition {
    using Play = CardPlay<Rules>;
    typename Play::template PerSeat<typename Play::Mask> hands{};  // without the running trick
    Seat leader = 0;
    std::vector<Card> trick;  // in the order played
    typename Play::template PerSeat<std::uint8_t> points{};
    typename Play::template PerSeat<std::uint8_t> tricks{};
    std::uint8_t tricks_left = 0;  // the running one included
    typename Play::Mask gone = 0;  // out of play before: all have seen these cards

    friend bool operator==(const PlayPosition&, const PlayPosition&) = default;
};

template <class Deck>
void require_in_deck(typename Deck::Mask set) {
    if ((set & static_cast<typename Deck::Mask>(~Deck::all)) != 0) {
        throw RuleError(ErrorName::unknown_card, "a hand holds a card that is not in the deck");
    }
}

// Adds `set` to `seen`, refusing any card that was there already.
template <class Deck>
void require_new(typename Deck::Mask& seen, typename Deck::Mask set) {
    require_in_deck<Deck>(set);
    if ((seen & set) != 0) {
        throw RuleError(
            ErrorName::duplicate_card,
            Deck::name(lowest(static_cast<typename Deck::Mask>(seen & set))) + " is in two places");
    }
    seen |= set;
}

template <class Mask>
void require_size(Mask set, int size, const std::string& what) {
    if (count(set) != size) {
        throw RuleError(ErrorName::wrong_hand_size, what + " has " + std::to_string(count(set)) +
                                                        " cards instead of " +
                                                        std::to_string(size));
    }
}

// Hands that must be disjoint and of one size; gives all their cards.
template <class Deck, class Hands>
typename Deck::Mask require_dealt(const Hands& hands, int size) {
    typename Deck::Mask seen = 0;
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        require_new<Deck>(seen, hands[seat]);
        require_size(hands[seat], size, "seat " + std::to_string(seat));
    }
    return seen;
}

inline void require_seat(int seat, int seats, const char* what) {
    if (seat < 0 || seat >= seats) {
        throw RuleError(ErrorName::inconsistent_position,
                        std::string(what) + " is seat " + std::to_string(seat) +
                            ", but seats run from 0 to " + std::to_string(seats - 1));
    }
}

// Empties every hand but one's own.
template <class Hands>
void keep_only(Hands& hands, Seat seat) {
    for (std::size_t other = 0; other < hands.size(); ++other) {
        if (other != seat) hands[other] = 0;
    }
}

// All cards of a position, each in one place only; `aside` are those out of play (the skat).
template <class Rules>
typename Rules::Deck::Mask require_distinct(const PlayPosition<Rules>& position,
                                            typename Rules::Deck::Mask aside) {
    using Deck = typename Rules::Deck;
    typename Deck::Mask seen = 0;
    require_new<Deck>(seen, aside);
    for (const Card card : position.trick) {
        if (card >= Deck::size) {
            throw RuleError(ErrorName::unknown_card, "the trick holds a card outside the deck");
        }
        require_new<Deck>(seen, bit<typename Deck::Mask>(card));
    }
    for (const auto hand : position.hands) require_new<Deck>(seen, hand);
    return seen;
}

// Hands that fit the running trick: who has played holds one card less. Gives the tricks left.
template <class Rules>
int require_fitting_hands(const PlayPosition<Rules>& position) {
    const int on_table = static_cast<int>(position.trick.size());
    if (on_table >= Rules::seats) {
        throw RuleError(ErrorName::wrong_hand_size,
                        "the running trick has " + std::to_string(on_table) +
                            " cards; a complete trick belongs to what was taken before");
    }
    const int last = (position.leader + Rules::seats - 1) % Rules::seats;  // plays last, still full
    const int size = count(position.hands[static_cast<std::size_t>(last)]);
    for (int place = 0; place < Rules::seats; ++place) {
        const int seat = (position.leader + place) % Rules::seats;
        require_size(position.hands[static_cast<std::size_t>(seat)],
                     place < on_table ? size - 1 : size, "seat " + std::to_string(seat));
    }
    return size;
}

// What was taken before must fit the tricks to come and the cards that are gone.
template <class Rules>
void require_possible_past(const PlayPosition<Rules>& position, int to_come, int hand_size,
                           int points_gone) {
    int tricks = 0;
    int points = 0;
    for (std::size_t seat = 0; seat < position.tricks.size(); ++seat) {
        tricks += position.tricks[seat];
        points += position.points[seat];
    }
    if (to_come < 1 || to_come + tricks > hand_size) {
        throw RuleError(ErrorName::inconsistent_position,
                        std::to_string(tricks) + " tricks taken and " + std::to_string(to_come) +
                            " to come do not fit into " + std::to_string(hand_size));
    }
    for (std::size_t seat = 0; seat < position.tricks.size(); ++seat) {
        if (tricks > 0 && position.tricks[seat] == 0 && position.points[seat] > 0) {
            throw RuleError(ErrorName::inconsistent_position,
                            "seat " + std::to_string(seat) + " has " +
                                std::to_string(position.points[seat]) + " points but no trick");
        }
    }
    if (points > points_gone) {
        throw RuleError(ErrorName::inconsistent_position,
                        std::to_string(points) +
                            " points are said to be taken, but the cards out " +
                            "of play are worth only " + std::to_string(points_gone));
    }
}

// Refuses what cannot arise, and fills in the tricks that are left and the cards that are gone.
template <class Rules>
void check_position(PlayPosition<Rules>& position, typename Rules::Deck::Mask aside,
                    const Contract<typename Rules::Deck>& contract, int hand_size) {
    using Deck = typename Rules::Deck;
    require_seat(position.leader, Rules::seats, "the leader");
    const auto seen = require_distinct(position, aside);
    const int size = require_fitting_hands(position);
    position.gone = static_cast<typename Deck::Mask>(Deck::all & ~seen);
    require_possible_past(position, size, hand_size, contract.points_of(position.gone));
    position.tricks_left = static_cast<std::uint8_t>(size);
}

// Sets the table up: the running trick is replayed card by card. With `check`, each of its cards
// must have been legal, which finds a player who failed to follow while able to.
template <class Rules>
CardPlay<Rules> play_from(const PlayPosition<Rules>& position,
                          const Contract<typename Rules::Deck>& contract, Undertrump undertrump,
                          bool check) {
    using Mask = typename Rules::Deck::Mask;
    auto hands = position.hands;
    for (std::size_t place = 0; place < position.trick.size(); ++place) {
        hands[(position.leader + place) % static_cast<std::size_t>(Rules::seats)] |=
            bit<Mask>(position.trick[place]);
    }
    CardPlay<Rules> play(contract, hands, position.leader, position.tricks_left, undertrump);
    play.set_taken(position.points, position.tricks);
    for (const Card card : position.trick) {
        if (check && !contains(play.legal(), card)) {
            throw RuleError(ErrorName::inconsistent_position,
                            "seat " + std::to_string(play.to_move()) + " could not play " +
                                Rules::Deck::name(card) + " to this trick holding its other cards");
        }
        play.play(card);
    }
    return play;
}

template <class Rules>
void write_play(ByteWriter& out, const PlayPosition<Rules>& position) {
    for (const auto hand : position.hands) out.mask(hand);
    out.u8(position.leader);
    out.u8(position.trick.size());
    for (const Card card : position.trick) out.u8(card);
    for (const auto points : position.points) out.u8(points);
    for (const auto tricks : position.tricks) out.u8(tricks);
    out.u8(position.tricks_left);
    out.mask(position.gone);
}

// Reads without judging the position: check_position does that, or View for a redacted one.
template <class Rules>
PlayPosition<Rules> read_play(ByteReader& in) {
    PlayPosition<Rules> position;
    for (auto& hand : position.hands) hand = in.mask<typename Rules::Deck::Mask>();
    position.leader = in.u8();
    for (int left = in.u8(); left > 0; --left) position.trick.push_back(in.u8());
    for (auto& points : position.points) points = in.u8();
    for (auto& tricks : position.tricks) tricks = in.u8();
    position.tricks_left = in.u8();
    position.gone = in.mask<typename Rules::Deck::Mask>();
    return position;
}

}  // namespace kiebitz
