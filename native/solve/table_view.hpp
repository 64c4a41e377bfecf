// A position at the start of a trick as the table sees it (relevance_table.hpp), and back: its key,
// its order, the points of its cards owner by owner, the numbers of its relevant cards.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "solve/bit_extract.hpp"
#include "solve/open_cards.hpp"
#include "solve/solver_table.hpp"

namespace kiebitz {

template <class Kind>
class TableView {
  public:
    using Rules = typename Kind::Rules;
    using Open = OpenCards<Kind>;
    using Mask = typename Open::Mask;
    using Trick = RunningTrick<Kind>;
    using Table = SolverTable<Rules>;
    using Entry = typename Table::Entry;

    struct Position {
        Mask live = 0;
        typename Table::Order order;
        typename Table::Points points{};
        std::uint64_t shape = 0;
    };

    explicit TableView(const Open& open) : open_(open) {}

    Position describe() const {
        Position position;
        for (const Mask hand : open_.hands) position.live |= hand;
        int number = 0;
        for_each(position.live, [&](int card) {
            for (int seat = 0; seat < seats; ++seat) {
                if (!contains(open_.hands[at(seat)], card)) continue;
                position.order.low |= static_cast<Mask>(static_cast<Mask>(seat & 1) << number);
                position.order.high |= static_cast<Mask>(static_cast<Mask>(seat >> 1) << number);
                position.shape += unit(seat, card);
            }
            ++number;
        });
        for (int seat = 0; seat < seats; ++seat) {
            int bits = 0;
            for_each(open_.hands[at(seat)], [&](int card) {
                position.points[at(seat)] |= std::uint64_t{Open::contract.points[at(card)]} << bits;
                bits += Table::points_bits;
            });
        }
        return position;
    }

    // The position after a trick: its cards are cut out of the order, which moves together.
    Position without(Position position, const Trick& trick, Seat led_by) const {
        int seat = led_by;
        for (int place = 0; place < seats; ++place) {
            const int card = trick.played[at(place)];
            if constexpr (!Kind::bit_extract) {
                const int number = count(static_cast<Mask>(position.live & below<Mask>(card)));
                cut_out(position.order.low, number, 1);
                cut_out(position.order.high, number, 1);
            }
            const int weaker = count(static_cast<Mask>(open_.hands[at(seat)] & below<Mask>(card)));
            cut_out(position.points[at(seat)], Table::points_bits * weaker, Table::points_bits);
            position.live ^= bit<Mask>(card);
            position.shape -= unit(seat, card);
            if (++seat == seats) seat = 0;
        }
        if constexpr (Kind::bit_extract) position.order = order_of(position.live);
        return position;
    }

    typename Table::Key key_of(const Position& position) const {
        unsigned lead = open_.leader | unsigned{Open::layout.trump_suit} << 2;
        if constexpr (seats == 4) {
            const Mask exempt = position.live & Open::exempt;
            for (unsigned seat = 0; seat < at(seats); ++seat) {
                if ((exempt & open_.hands[seat]) != 0) lead |= (seat + 1) << 3;
            }
        } else {
            lead |= open_.maximisers << 3;
        }
        return {position.shape, static_cast<std::uint8_t>(lead)};
    }

    // From the lowest relevant card of each class all cards above it. Where there is none, the mask
    // is empty without a test: what follows a guess gone wrong costs more than the arithmetic.
    Mask closed(Mask cards, Mask live) const {
        Mask out = 0;
        for (const Mask members : Open::contract.members) {
            const Mask bottom = lowest_bit(static_cast<Mask>(cards & members));
            out |= live & members & ~static_cast<Mask>(bottom - 1);
        }
        return out;
    }

    // Relevant cards in the numbering of the order, and back.
    Mask numbered(Mask cards, Mask live) const {
        if constexpr (Kind::bit_extract) return extract(cards, live);
        Mask out = 0;
        for (const Mask members : Open::contract.members) {
            const Mask here = cards & members;
            const Mask under = live & static_cast<Mask>(lowest_bit(here) - 1);
            out |= static_cast<Mask>(below<Mask>(count(here)) << count(under));
        }
        return out;
    }
    Mask spread(Mask numbers, Mask live) const {
        if constexpr (Kind::bit_extract) return deposit(numbers, live);
        Mask out = 0;
        for (int left = seats * open_.tricks_left; left > 0; --left) {
            out |= lowest_bit(live) & static_cast<Mask>(-(numbers & 1));
            numbers >>= 1;
            live &= live - 1;
        }
        return out;
    }

    std::uint8_t place_of(Card card) const {
        if (card == no_card) return 0;
        const Mask from_here_up = open_.hands[open_.leader] & ~below<Mask>(card);
        return static_cast<std::uint8_t>(count(from_here_up));
    }
    static Card nth_highest(Mask hand, int n) {
        for (; n > 1; --n) hand ^= bit<Mask>(highest(hand));
        return static_cast<Card>(highest(hand));
    }

  private:
    static constexpr int seats = Rules::seats;
    static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

    // The owners of the live cards at once, where the processor can.
    typename Table::Order order_of(Mask live) const {
        Mask low = 0;
        Mask high = 0;
        for (int seat = 0; seat < seats; ++seat) {
            if ((seat & 1) != 0) low |= open_.hands[at(seat)];
            if ((seat & 2) != 0) high |= open_.hands[at(seat)];
        }
        return {extract(low, live), extract(high, live)};
    }

    // Takes `width` bits out of a word from bit `first` on; those above move down.
    template <class Word>
    static void cut_out(Word& word, int first, int width) {
        const Word under = below<Word>(first);
        word = (word & under) | ((word >> width) & ~under);
    }

    std::uint64_t unit(int seat, int card) const {
        // Trumps take the place after the last side suit.
        const int column = std::min(Open::class_of(card), Open::layout.classes - 1);
        return std::uint64_t{1} << (4 * (column * seats + seat));
    }

    const Open& open_;
};

}  // namespace kiebitz
