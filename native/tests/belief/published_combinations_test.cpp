// How many combinations of lengths there are at the first card of Skat, over all own hands.
//
// Knorr 2018 prints the three maxima, which are right, beside hands that do not reach them.
#include <algorithm>
#include <set>
#include <vector>

#include "belief/published/combinations.hpp"
#include "games/skat_rules.hpp"
#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;
using published::ClassMasks;

// Cards of each class in the own hand: diamonds, hearts, spades, clubs, trumps.
using OwnLengths = std::array<int, 5>;

Cards lowest_cards(Cards set, int many) {
    Cards taken = 0;
    for (; many > 0; --many, set &= set - 1) taken |= set & (0 - set);
    return taken;
}

// For somebody who has seen nothing but his ten cards.
std::size_t combinations(const ClassMasks& classes, const OwnLengths& own) {
    Knowledge facts;
    for (std::size_t i = 0; i < own.size(); ++i) {
        facts.known[0] |= lowest_cards(classes[i], own[i]);
    }
    facts.undecided = SkatDeck::all & ~facts.known[0];
    facts.possible = {0, facts.undecided, facts.undecided, facts.undecided};
    facts.open = {0, 10, 10, 2};
    return published::Combinations(facts, classes).number();
}

struct Extremes {
    std::size_t least = ~std::size_t{0};
    std::size_t most = 0;
    std::set<OwnLengths> maximisers;
};

Extremes over_all_hands(const ClassMasks& classes) {
    Extremes found;
    OwnLengths own{};
    const auto choose_lengths = [&](const auto& self, std::size_t i, int left) -> void {
        if (i == own.size()) {
            if (left > 0) return;
            const std::size_t number = combinations(classes, own);
            found.least = std::min(found.least, number);
            if (number > found.most) found.maximisers.clear();
            found.most = std::max(found.most, number);
            if (number == found.most) found.maximisers.insert(own);
            return;
        }
        for (int here = 0; here <= std::min(left, count(classes[i])); ++here) {
            own[i] = here;
            self(self, i + 1, left - here);
        }
        own[i] = 0;
    };
    choose_lengths(choose_lengths, 0, 10);
    return found;
}

// All orders of these lengths in the suits that are classes of their own.
std::set<OwnLengths> every_order(std::vector<int> lengths, const ClassMasks& classes, int trumps) {
    std::set<OwnLengths> orders;
    std::sort(lengths.begin(), lengths.end());
    do {
        OwnLengths own{};
        own[4] = trumps;
        std::size_t next = 0;
        for (std::size_t i = 0; i < 4; ++i) own[i] = classes[i] != 0 ? lengths[next++] : 0;
        orders.insert(own);
    } while (std::next_permutation(lengths.begin(), lengths.end()));
    return orders;
}

void check_extremes(const ClassMasks& classes, long long least, long long most,
                    const std::set<OwnLengths>& maximisers) {
    const Extremes found = over_all_hands(classes);
    check_equal(static_cast<long long>(found.least), least, "fewest combinations");
    check_equal(static_cast<long long>(found.most), most, "most combinations");
    check(found.maximisers == maximisers, "the hands with most combinations");
}

void grand() {
    const auto classes = published::classes_of(contract_of(SkatContract::grand));
    check_extremes(classes, 606, 5269, every_order({2, 2, 3, 3}, classes, 0));
    check_equal(static_cast<long long>(combinations(classes, {0, 0, 0, 6, 4})), 606,
                "the hand printed in the thesis");
}

void suit_games() {
    for (const auto trump : {SkatContract::diamonds, SkatContract::hearts, SkatContract::spades,
                             SkatContract::clubs}) {
        const auto classes = published::classes_of(contract_of(trump));
        auto maximisers = every_order({1, 2, 2}, classes, 5);
        maximisers.merge(every_order({1, 1, 2}, classes, 6));
        check_extremes(classes, 187, 1377, maximisers);
        check_equal(static_cast<long long>(combinations(classes, {0, 0, 0, 0, 10})), 606,
                    "the hand printed in the thesis");
    }
}

void null() {
    const auto classes = published::classes_of(contract_of(SkatContract::null));
    check_extremes(classes, 253, 1377, every_order({2, 2, 3, 3}, classes, 0));
    check_equal(static_cast<long long>(combinations(classes, {0, 0, 2, 8, 0})), 253,
                "the hand printed in the thesis");
}

const Register tests{[] {
    test("a grand has 606 to 5,269 combinations of lengths", grand);
    test("a suit game has 187 to 1,377 combinations of lengths", suit_games);
    test("a null has 253 to 1,377 combinations of lengths", null);
}};

}  // namespace
