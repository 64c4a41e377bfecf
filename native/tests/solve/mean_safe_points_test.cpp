// Safe points of a hand on average: certain where the hand is, the same for the same hand, checked.
#include "solve/mean_safe_points.hpp"

#include <array>

#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;
using Mask = SkatDeck::Mask;

double mean(SkatContract contract, Mask hand, int deals) {
    const std::array<Mask, 1> hands{hand};
    std::array<double, 1> means{};
    mean_safe_points(contract, hands, deals, means, no_budget());
    return means[0];
}

// Ten trumps from the top draw the last one; every card of the opponents falls beside them.
void certain() {
    Mask hand = contract_of(SkatContract::hearts).members[4];
    hand &= ~bit<Mask>(SkatDeck::card(hearts, seven));
    const double points = mean(SkatContract::hearts, hand, 200);
    const int own = contract_of(SkatContract::hearts).points_of(hand);
    check(points > own && points <= 120, "all its own points, and most of the others'");
}

void same_hand() {
    const Mask hand = 0x3FF;
    check(mean(SkatContract::clubs, hand, 30) == mean(SkatContract::clubs, hand, 30), "the same");
    check(mean(SkatContract::clubs, hand, 30) >= 0, "a count of points");
}

void refused() {
    const auto refuse = [](ErrorName name, SkatContract contract, Mask hand, int deals) {
        check_refused(name, "question", [&] { mean(contract, hand, deals); });
    };
    refuse(ErrorName::bad_option, SkatContract::null, 0x3FF, 30);
    refuse(ErrorName::bad_option, SkatContract::grand, 0x3FF, 0);
    refuse(ErrorName::bad_option, SkatContract::grand, 0x3FF, most_safe_deals + 1);
    refuse(ErrorName::wrong_hand_size, SkatContract::grand, 0x1FF, 30);
}

const Register tests{[] {
    test("mean safe points: a certain hand", certain);
    test("mean safe points: the deals belong to the hand", same_hand);
    test("mean safe points: nonsense is refused by name", refused);
}};

}  // namespace
