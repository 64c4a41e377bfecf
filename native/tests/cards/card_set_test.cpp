#include "cards/card_set.hpp"

#include <cstdint>
#include <vector>

#include "cards/deck.hpp"
#include "cards/random.hpp"
#include "tests/cards/notation.hpp"
#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

// The cards of a set found the slow way, bit by bit.
template <class Mask>
std::vector<int> slow_list(Mask set) {
    std::vector<int> list;
    for (int i = 0; i < static_cast<int>(8 * sizeof(Mask)); ++i) {
        if (((set >> i) & 1u) != 0) list.push_back(i);
    }
    return list;
}

template <class Mask>
void compare_with_slow(Mask set) {
    const std::vector<int> list = slow_list(set);
    check_equal(count(set), static_cast<int>(list.size()), "count");
    for (std::size_t i = 0; i < list.size(); ++i) {
        check_equal(nth(set, static_cast<int>(i)), list[i], "nth");
        check(contains(set, list[i]), "contains what is in it");
    }
    if (!list.empty()) check_equal(lowest(set), list.front(), "lowest");
    std::vector<int> visited;
    for_each(set, [&](int card) { visited.push_back(card); });
    check(visited == list, "for_each visits every card once, lowest first");
}

template <class Mask>
void random_sets_agree() {
    Random random(RandomKey{1});
    compare_with_slow(Mask{0});
    compare_with_slow(static_cast<Mask>(~Mask{0}));
    for (int i = 0; i < 2000; ++i) {
        const std::uint64_t dense = random.next();
        compare_with_slow(static_cast<Mask>(dense));
        compare_with_slow(static_cast<Mask>(dense & random.next() & random.next()));
    }
}

template <class Mask>
void single_bits() {
    for (int i = 0; i < static_cast<int>(8 * sizeof(Mask)); ++i) {
        check_equal(count(bit<Mask>(i)), 1, "one card");
        check_equal(lowest(bit<Mask>(i)), i, "the card itself");
        check(!contains(static_cast<Mask>(~bit<Mask>(i)), i), "not in the rest");
    }
}

template <class Deck>
void deck_is_sound() {
    check_equal(count(Deck::all), Deck::size, "cards in the deck");
    typename Deck::Mask seen = 0;
    for (const Suit suit : {diamonds, hearts, spades, clubs}) {
        check_equal(count(suit_cards<Deck>(suit)), Deck::suit_length, "cards in a suit");
        seen |= suit_cards<Deck>(suit);
    }
    check(seen == Deck::all, "the suits make up the deck");
    for (int i = 0; i < Deck::size; ++i) {
        check_equal(Deck::card(Deck::suit(i), Deck::rank(i)), i, "suit and rank make the card");
        check_equal(card<Deck>(Deck::name(i)), i, "names are unique");
    }
}

void known_names() {
    check(SkatDeck::name(0) == "D7" && SkatDeck::name(31) == "CA", "Skat runs from D7 to CA");
    check(JassDeck::name(0) == "D6" && JassDeck::name(35) == "CA", "Jass runs from D6 to CA");
    check_equal(card<SkatDeck>("CJ"), 28, "CJ in Skat");
    check_equal(card<JassDeck>("H9"), 12, "H9 in Jass");
}

const Register registered{[] {
    test("card sets of 32 bits agree with a slow list", random_sets_agree<std::uint32_t>);
    test("card sets of 64 bits agree with a slow list", random_sets_agree<std::uint64_t>);
    test("a single card is a set of one in 32 bits", single_bits<std::uint32_t>);
    test("a single card is a set of one in 64 bits", single_bits<std::uint64_t>);
    test("the Skat deck consists of its four suits", deck_is_sound<SkatDeck>);
    test("the Jass deck consists of its four suits", deck_is_sound<JassDeck>);
    test("cards have the names and numbers that are written down", known_names);
}};

}  // namespace
