// Random endings for the tests of the solvers.
//
// Cards dealt evenly make dull endings: the errors of a solver hide where suits are long, where one
// side has all trumps, where few suits are left. So the hands come in several flavours, and every
// second ending is a neighbour of the one before: a few cards have changed places with others of
// their class. Neighbours have the same shape, which is where a table that is kept from one ending
// to the next could give the answer of one for the other.
#pragma once

#include <algorithm>
#include <string>

#include "cards/dealing.hpp"
#include "games/random_play.hpp"
#include "tests/check.hpp"
#include "tests/solve/game_kinds.hpp"
#include "trick/card_play.hpp"

namespace kiebitz::tests {

template <class Rules>
using Hands = typename CardPlay<Rules>::template PerSeat<typename Rules::Deck::Mask>;

template <class Rules>
struct Ending {
    CardPlay<Rules> play;
    unsigned maximisers;  // a bit for each seat: the declarer's, or those of team 0
    Undertrump undertrump;

    Seat declarer() const { return static_cast<Seat>(lowest(maximisers)); }
    bool maximises(int seat) const { return (maximisers >> seat) & 1; }
};

// ---- Hands --------------------------------------------------------------------------------------

// Cards of one or two classes come first, so that small hands hold little else.
template <class Deck>
void prefer_few_classes(Random& random, const Contract<Deck>& contract, Pack<Deck>& pack) {
    const auto one = random.below(Contract<Deck>::classes);
    const auto other = random.below(Contract<Deck>::classes);
    std::stable_partition(pack.begin(), pack.end(), [&](Card card) {
        const auto here = contract.follow_class[card];
        return here == one || here == other;
    });
}

// Deals hands of one size, beginning with `first`, who gets the weakest cards where hands differ in
// strength.
template <class Rules>
Hands<Rules> random_hands(Random& random, const Contract<typename Rules::Deck>& contract, int size,
                          Seat first) {
    using Deck = typename Rules::Deck;
    auto pack = shuffled_pack<Deck>(random);
    if (random.below(2) == 0) prefer_few_classes(random, contract, pack);
    const auto live = static_cast<std::uint32_t>(size * Rules::seats);
    const auto sorted_by = [&](const auto& key) {
        std::stable_sort(pack.begin(), pack.begin() + live,
                         [&](Card a, Card b) { return key[a] < key[b]; });
        for (auto swaps = random.below(live); swaps > 0; --swaps) {
            std::swap(pack[random.below(live)], pack[random.below(live)]);
        }
    };
    const auto flavour = random.below(4);
    if (flavour == 0) sorted_by(contract.follow_class);  // long suits
    if (flavour == 1) sorted_by(contract.strength);      // weak hands and strong ones
    Hands<Rules> hands{};
    Dealer<Deck> dealer(pack);
    for (int i = 0; i < Rules::seats; ++i) {
        hands[static_cast<std::size_t>((first + i) % Rules::seats)] = dealer.take(size);
    }
    return hands;
}

// Up to three cards change places with others of their class, which may be in no hand.
template <class Rules>
void move_to_neighbour(Random& random, const Contract<typename Rules::Deck>& contract,
                       Hands<Rules>& hands) {
    using Mask = typename Rules::Deck::Mask;
    for (auto changes = 1 + random.below(3); changes > 0; --changes) {
        const Mask hand = hands[random.below(Rules::seats)];
        const auto size = static_cast<std::uint32_t>(count(hand));
        const int card = nth(hand, static_cast<int>(random.below(size)));
        const Mask members =
            contract.members[contract.follow_class[static_cast<std::size_t>(card)]];
        const auto length = static_cast<std::uint32_t>(count(members));
        const int other = nth(members, static_cast<int>(random.below(length)));
        const Mask both = bit<Mask>(card) | bit<Mask>(other);
        for (Mask& cards : hands) {
            const Mask held = cards & both;
            if (held != 0 && held != both) cards ^= both;
        }
    }
}

template <class Rules>
Hands<Rules> hands_with_trick(const CardPlay<Rules>& play) {
    Hands<Rules> hands = play.hands();
    for (int place = 0; place < play.trick_size(); ++place) {
        hands[static_cast<std::size_t>((play.leader() + place) % Rules::seats)] |=
            bit<typename Rules::Deck::Mask>(play.trick_card(place));
    }
    return hands;
}

// ---- Endings ------------------------------------------------------------------------------------

struct EndingsWanted {
    int smallest = 2;  // cards per hand
    int largest = 5;
    bool inside_tricks = true;
};

// A stream of endings of one contract with one side to move: the maximisers or the others.
template <class Rules>
class Endings {
  public:
    Endings(Random& random, const GameKind<Rules>& kind, bool maximisers_move,
            const EndingsWanted& wanted)
        : random_(random), kind_(kind), maximisers_move_(maximisers_move), wanted_(wanted) {}

    Ending<Rules> next() {
        if (random_.below(2) == 0 && size_ != 0) {
            move_to_neighbour<Rules>(random_, kind_.contract, hands_);
        } else {
            draw();
        }
        const auto leader =
            static_cast<Seat>((to_move_ + Rules::seats - cards_on_table_) % Rules::seats);
        CardPlay<Rules> play(kind_.contract, hands_, leader, size_, undertrump_);
        for (int i = 0; i < cards_on_table_; ++i) play.play(random_card(play, random_));
        return {play, maximisers_, undertrump_};
    }

  private:
    int below(int bound) { return static_cast<int>(random_.below(static_cast<unsigned>(bound))); }

    void draw() {
        constexpr bool skat = Rules::seats == 3;
        size_ = wanted_.smallest + below(wanted_.largest - wanted_.smallest + 1);
        maximisers_ = skat ? 1u << below(3) : 0b0101u;
        undertrump_ = skat ? Undertrump::strict : static_cast<Undertrump>(below(3));
        cards_on_table_ = wanted_.inside_tricks ? below(Rules::seats) : 0;
        do {
            to_move_ = below(Rules::seats);
        } while (((maximisers_ >> to_move_) & 1) != maximisers_move_);
        // Weak cards in the declarer's hand make a null game; elsewhere either side may have them.
        const bool null = kind_.contract.members[Contract<typename Rules::Deck>::trump_class] == 0;
        const int weakest = null && skat ? lowest(maximisers_) : below(Rules::seats);
        hands_ = random_hands<Rules>(random_, kind_.contract, size_, static_cast<Seat>(weakest));
    }

    Random& random_;
    const GameKind<Rules>& kind_;
    bool maximisers_move_;
    EndingsWanted wanted_;

    int size_ = 0;
    unsigned maximisers_ = 0;
    Undertrump undertrump_ = Undertrump::strict;
    int cards_on_table_ = 0;
    int to_move_ = 0;
    Hands<Rules> hands_{};
};

// The ending in words, for a failed check.
template <class Rules>
std::string text_of(const GameKind<Rules>& kind, const Ending<Rules>& ending) {
    const CardPlay<Rules>& play = ending.play;
    std::string text = kind.name;
    const auto add = [&](int card) { text.append(1, ' ').append(Rules::Deck::name(card)); };
    for (const auto hand : play.hands()) {
        text += " |";
        for_each(hand, add);
    }
    text += " | on the table";
    for (int place = 0; place < play.trick_size(); ++place) add(play.trick_card(place));
    text.append(", led by ").append(std::to_string(play.leader()));
    text.append("; maximisers ").append(std::to_string(ending.maximisers));
    text.append(", undertrump rule ").append(std::to_string(static_cast<int>(ending.undertrump)));
    return text;
}

// Runs checks about one ending; a failed one tells which it was.
template <class Rules, class Checks>
void about(const GameKind<Rules>& kind, const Ending<Rules>& ending, const Checks& checks) {
    try {
        checks();
    } catch (Failure& failure) {
        failure.text.append("; ").append(text_of(kind, ending));
        throw;
    }
}

}  // namespace kiebitz::tests
