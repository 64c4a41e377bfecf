#include "cards/dealing.hpp"

#include <array>

#include "games/differenzler.hpp"
#include "games/schieber.hpp"
#include "games/skat.hpp"
#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

template <class Deck>
Pack<Deck> sorted_pack() {
    Pack<Deck> pack{};
    for (std::size_t i = 0; i < pack.size(); ++i) pack[i] = static_cast<Card>(i);
    return pack;
}

// The cards first … last of the sorted pack.
template <class Mask>
Mask range(int first, int last) {
    Mask set = 0;
    for (int i = first; i <= last; ++i) set |= bit<Mask>(i);
    return set;
}

void dealer_takes_from_the_top() {
    Random random(RandomKey{1});
    const Pack<JassDeck> pack = shuffled_pack<JassDeck>(random);
    Dealer<JassDeck> dealer(pack);
    for (std::size_t i = 0; i < 36; i += 4) {
        JassDeck::Mask expected = 0;
        for (std::size_t k = i; k < i + 4; ++k) expected |= bit<JassDeck::Mask>(pack[k]);
        check(dealer.take(4) == expected, "the next four cards");
    }
}

template <class Deck>
void shuffled_packs_are_whole() {
    Random random(RandomKey{2});
    for (int i = 0; i < 1000; ++i) {
        const Pack<Deck> pack = shuffled_pack<Deck>(random);
        check(Dealer<Deck>(pack).take(Deck::size) == Deck::all, "every card once");
    }
}

// Three to each beginning with forehand, two to the skat, four to each, three to each.
void skat_packets() {
    using Mask = SkatDeck::Mask;
    const std::array<Mask, 3> in_order = {
        range<Mask>(0, 2) | range<Mask>(11, 14) | range<Mask>(23, 25),
        range<Mask>(3, 5) | range<Mask>(15, 18) | range<Mask>(26, 28),
        range<Mask>(6, 8) | range<Mask>(19, 22) | range<Mask>(29, 31)};
    for (Seat forehand = 0; forehand < 3; ++forehand) {
        const auto deal = Skat::Deal::from_pack(sorted_pack<SkatDeck>(), forehand);
        check(deal.skat == range<Mask>(9, 10), "the skat comes after the first packets");
        check_equal(deal.forehand, forehand, "forehand");
        for (std::size_t i = 0; i < 3; ++i) {
            check(deal.hands[(forehand + i) % 3] == in_order[i], "packets of 3, 4 and 3");
        }
        deal.check();
    }
}

// Three cards at a time, three times.
void jass_packets() {
    using Mask = JassDeck::Mask;
    for (Seat forehand = 0; forehand < 4; ++forehand) {
        const auto hands = deal_jass(sorted_pack<JassDeck>(), forehand);
        for (int i = 0; i < 4; ++i) {
            const Mask expected = range<Mask>(3 * i, 3 * i + 2) |
                                  range<Mask>(12 + 3 * i, 14 + 3 * i) |
                                  range<Mask>(24 + 3 * i, 26 + 3 * i);
            check(hands[static_cast<std::size_t>((forehand + i) % 4)] == expected,
                  "packets of 3, 3 and 3");
        }
    }
}

template <class Game>
void random_deals_are_sound() {
    Random random(RandomKey{3});
    typename Game::Mask first_cards = 0;
    for (int i = 0; i < 2000; ++i) {
        const auto forehand = static_cast<Seat>(i % Game::seats);
        const auto deal = Game::Deal::random(random, forehand);
        deal.check();
        check_equal(deal.forehand, forehand, "forehand");
        first_cards |= deal.hands[0];
    }
    check(first_cards == Game::Deck::all, "every card gets to every seat");
}

void all_trumps_are_dealt() {
    Random random(RandomKey{4});
    std::array<int, 4> seen{};
    for (int i = 0; i < 4000; ++i) ++seen[Differenzler::Deal::random(random, 0).trump];
    for (const int times : seen) check(times > 800 && times < 1200, "each suit a quarter");
}

template <class Game>
void broken_deals_are_refused() {
    Random random(RandomKey{5});
    const auto good = Game::Deal::random(random, 0);
    auto bad = good;
    bad.forehand = Game::seats;
    check_refused(ErrorName::inconsistent_position, "forehand", [&] { bad.check(); });
    bad = good;
    bad.hands[1] &= bad.hands[1] - 1;
    check_refused(ErrorName::wrong_hand_size, "a missing card", [&] { bad.check(); });
    bad = good;
    bad.hands[1] = bad.hands[0];
    check_refused(ErrorName::duplicate_card, "a doubled hand", [&] { bad.check(); });
}

const Register registered{[] {
    test("a dealer takes cards from the top", dealer_takes_from_the_top);
    test("a shuffled Skat pack is whole", shuffled_packs_are_whole<SkatDeck>);
    test("a shuffled Jass pack is whole", shuffled_packs_are_whole<JassDeck>);
    test("Skat is dealt in packets of three, skat, four, three", skat_packets);
    test("Jass is dealt in packets of three", jass_packets);
    test("random Skat deals are sound", random_deals_are_sound<Skat>);
    test("random Schieber deals are sound", random_deals_are_sound<Schieber>);
    test("random Differenzler deals are sound", random_deals_are_sound<Differenzler>);
    test("Differenzler deals every trump suit alike", all_trumps_are_dealt);
    test("broken Skat deals are refused", broken_deals_are_refused<Skat>);
    test("broken Schieber deals are refused", broken_deals_are_refused<Schieber>);
    test("broken Differenzler deals are refused", broken_deals_are_refused<Differenzler>);
}};

}  // namespace
