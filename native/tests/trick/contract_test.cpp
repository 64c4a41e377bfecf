#include "trick/contract.hpp"

#include <string>

#include "games/jass_rules.hpp"
#include "games/skat_rules.hpp"
#include "tests/cards/notation.hpp"
#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

constexpr std::size_t trump_class = Contract<SkatDeck>::trump_class;

template <class Table>
std::size_t class_of(const Table& table, int card) {
    return table.follow_class[static_cast<std::size_t>(card)];
}

template <class Table>
void classes_partition(const Table& table) {
    typename Table::Mask seen = 0;
    for (std::size_t which = 0; which < Table::classes; ++which) {
        check((seen & table.members[which]) == 0, "a card is in two classes");
        seen |= table.members[which];
        for_each(table.members[which],
                 [&](int card) { check(class_of(table, card) == which, "class and members"); });
    }
    check(seen == Table::Deck::all, "a card is in no class");
}

template <class Table>
void strengths_are_sound(const Table& table) {
    for (int a = 0; a < Table::Deck::size; ++a) {
        typename Table::Mask above = 0;
        for (int b = 0; b < Table::Deck::size; ++b) {
            const bool same = class_of(table, a) == class_of(table, b);
            const int by = table.strength[static_cast<std::size_t>(b)] -
                           table.strength[static_cast<std::size_t>(a)];
            if (same && a != b) check(by != 0, "two cards of a class are equally strong");
            if (same && by > 0) above |= bit<typename Table::Mask>(b);
            const bool trumped = table.is_trump(b) && !table.is_trump(a);
            check(table.beats(b, a) == ((same && by > 0) || trumped), "who beats whom");
        }
        check(table.stronger[static_cast<std::size_t>(a)] == above, "the stronger cards");
    }
}

template <class Tables>
void tables_are_sound(const Tables& tables, int points) {
    for (const auto& table : tables) {
        classes_partition(table);
        strengths_are_sound(table);
        check_equal(table.points_of(Tables::value_type::Deck::all), points, "points of the deck");
        check_equal(table.points_of(0), 0, "points of no cards");
    }
}

// The class has these cards and no others, strongest first, worth these points.
template <class Table>
void check_order(const Table& table, std::size_t which, const std::string& names,
                 const std::vector<int>& points) {
    const auto order = card_list<typename Table::Deck>(names);
    check(cards<typename Table::Deck>(names) == table.members[which], "members of " + names);
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i > 0) check(table.beats(order[i - 1], order[i]), "order of " + names);
        check_equal(table.points[order[i]], points[i], "points in " + names);
    }
}

std::string suit_names(int suit, const std::string& ranks) {
    std::string names;
    for (const char rank : ranks) {
        names += "DHSC"[suit];
        names += rank;
        names += ' ';
    }
    return names;
}

void skat_orders() {
    const std::string jacks = "CJ SJ HJ DJ ";
    for (std::size_t contract = 0; contract < skat_contracts; ++contract) {
        const auto& table = skat_contract_tables[contract];
        check(table.exempt == 0, "no card is exempt in Skat");
        if (contract == static_cast<std::size_t>(SkatContract::null)) {
            for (int suit = 0; suit < 4; ++suit) {
                check_order(table, static_cast<std::size_t>(suit), suit_names(suit, "AKQJT987"),
                            {11, 4, 3, 2, 10, 0, 0, 0});
            }
            continue;
        }
        for (int suit = 0; suit < 4; ++suit) {
            if (suit == static_cast<int>(contract)) continue;
            check_order(table, static_cast<std::size_t>(suit), suit_names(suit, "ATKQ987"),
                        {11, 10, 4, 3, 0, 0, 0});
        }
        const std::string plain =
            contract < 4 ? suit_names(static_cast<int>(contract), "ATKQ987") : "";
        check_order(table, trump_class, jacks + plain, {2, 2, 2, 2, 11, 10, 4, 3, 0, 0, 0});
    }
}

void jass_orders() {
    for (std::size_t mode = 0; mode < jass_modes; ++mode) {
        const auto& table = jass_contract_tables[mode];
        for (int suit = 0; suit < 4; ++suit) {
            const auto which = static_cast<std::size_t>(suit);
            if (which == mode) {
                check_order(table, trump_class, suit_names(suit, "J9AKQT876"),
                            {20, 14, 11, 4, 3, 10, 0, 0, 0});
            } else if (mode < 4) {
                check_order(table, which, suit_names(suit, "AKQJT9876"),
                            {11, 4, 3, 2, 10, 0, 0, 0, 0});
            } else if (mode == static_cast<std::size_t>(JassMode::obenabe)) {
                check_order(table, which, suit_names(suit, "AKQJT9876"),
                            {11, 4, 3, 2, 10, 0, 8, 0, 0});
            } else {
                check_order(table, which, suit_names(suit, "6789TJQKA"),
                            {11, 0, 8, 0, 10, 2, 3, 4, 0});
            }
        }
    }
}

void buur_is_exempt() {
    for (const Suit suit : {diamonds, hearts, spades, clubs}) {
        const auto& table = contract_of(static_cast<JassMode>(suit));
        check(table.exempt == bit<JassDeck::Mask>(JassDeck::card(suit, jack)), "the trump jack");
    }
    check(contract_of(JassMode::obenabe).exempt == 0, "nothing in obenabe");
    check(contract_of(JassMode::undenufe).exempt == 0, "nothing in undenufe");
}

void ramsch_is_grand() {
    const auto& ramsch = contract_of(SkatContract::ramsch);
    const auto& grand = contract_of(SkatContract::grand);
    check(ramsch.follow_class == grand.follow_class && ramsch.strength == grand.strength, "Ramsch");
}

const Register registered{[] {
    test("Skat contracts are sound tables of 120 points",
         [] { tables_are_sound(skat_contract_tables, 120); });
    test("Jass modes are sound tables of 152 points",
         [] { tables_are_sound(jass_contract_tables, 152); });
    test("Skat contracts rank and count as documented", skat_orders);
    test("Jass modes rank and count as documented", jass_orders);
    test("the Buur alone never has to be played", buur_is_exempt);
    test("Ramsch is played like grand", ramsch_is_grand);
}};

}  // namespace
