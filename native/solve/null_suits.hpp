// Null, suit by suit. Who owns the live cards of a suit, in order of rank, is a *holding*; there
// are 9,841 of them (words of up to eight letters left, right, declarer), and a position at the
// start of a trick is four holdings and the leader. For every holding the tables here say what may
// become of it, and what it means for the declarer.
//
// The defenders are called left (plays after the declarer) and right (plays before him). The
// declarer is never on lead: he would have taken a trick.
//
// How the declarer follows. Only ranks of the defenders decide which of them wins a trick, and a
// strategy that plays x works as well with a lower card y of the same suit in the place of x: it
// loses every trick that x loses, and it follows suit just as x does. Hence, of two cards that both
// stay below the trick, he plays the higher one and keeps the lower. Third to play, "below" is
// below the highest card of the suit on the table. Second to play (right leads), left will do all
// he can to leave him the trick: the declarer's card is safe if it is below the card led or below
// all cards that left has in the suit (and left has some), else it takes the trick. In both cases
// one card is left, or none: then he has lost. By the same argument he discards only the highest
// card of a suit. So the declarer's only choice is which suit to discard from.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace kiebitz {

enum NullDefender : std::uint8_t { left, right };

constexpr NullDefender partner(NullDefender defender) {
    return defender == left ? right : left;
}

using HoldingId = std::uint16_t;

// A trick in a suit, as far as it concerns that suit.
struct NullTrick {
    HoldingId rest;  // what it leaves of the holding
    NullDefender winner;

    friend bool operator==(const NullTrick&, const NullTrick&) = default;
};

struct NullHolding {
    // Positions in the tables below: first and one past the last.
    struct Range {
        std::uint32_t first = 0;
        std::uint32_t last = 0;
    };

    std::array<std::uint8_t, 2> cards{};  // of the two defenders
    std::uint8_t declarer_cards = 0;

    // How many cards of other suits a defender throws at most in tricks of this one, and how many
    // of them while the declarer follows; what that means is in NullSolver::beyond_danger().
    std::array<std::uint8_t, 2> throws{};
    std::array<std::uint8_t, 2> free_throws{};

    // Whether this defender, on lead, makes the declarer take a trick by leading this suit and
    // nothing else (the partner who wins a trick goes on with it).
    std::array<bool, 2> fatal{};

    // Whether the declarer may have to take a trick in this suit: bit 8 l + r if, in tricks of
    // other suits, left throws up to l and right up to r cards of it (7: any number).
    std::uint64_t risk_by_throws = 0;
    // The same if he discards from this suit whenever he can, and only those throws are counted
    // that a defender has in addition to the declarer's discards.
    std::uint64_t risk_by_free_throws = 0;

    bool dangerous() const { return risk_by_throws != 0; }

    // What a defender can lead. A set of tricks is what is left to choose after the declarer has
    // discarded, if he has to: right leads one card, then the declarer discards, then left plays.
    // Wherever the declarer chooses nothing in between there is one set only.
    std::array<Range, 2> leads{};
    std::array<Range, 2> discards{};  // what is left when this defender throws a card
    HoldingId declarer_discard = 0;   // what is left when the declarer throws his highest card
};

class NullSuits {
  public:
    static constexpr std::uint64_t count = 9841;

    // The tables, made at the first call.
    static const NullSuits& tables();

    // The holding of these cards of a suit, bit 0 the seven; cards that nobody has are dead.
    HoldingId find(unsigned left_cards, unsigned right_cards, unsigned declarer_cards) const;

    const NullHolding& operator[](HoldingId id) const { return holdings_[id]; }
    std::span<const NullHolding::Range> leads(const NullHolding& holding,
                                              NullDefender leader) const {
        return part(sets_, holding.leads[leader]);
    }
    std::span<const NullTrick> tricks(NullHolding::Range set) const { return part(tricks_, set); }
    std::span<const HoldingId> discards(const NullHolding& holding, NullDefender defender) const {
        return part(discards_, holding.discards[defender]);
    }

  private:
    struct Cards;
    NullSuits();
    NullHolding describe(const Cards& cards);
    void add_leads(const Cards& cards, NullDefender leader, NullHolding& holding);
    void add_discards(const Cards& cards, NullDefender defender, NullHolding& holding);
    void add_risks(NullHolding& holding) const;
    HoldingId without(const Cards& cards, unsigned gone) const;

    template <class T>
    static std::span<const T> part(const std::vector<T>& all, NullHolding::Range range) {
        return std::span(all).subspan(range.first, range.last - range.first);
    }

    std::vector<HoldingId> ids_;  // by the cards, see find()
    std::vector<NullHolding> holdings_;
    std::vector<NullHolding::Range> sets_;
    std::vector<NullTrick> tricks_;
    std::vector<HoldingId> discards_;
};

}  // namespace kiebitz
