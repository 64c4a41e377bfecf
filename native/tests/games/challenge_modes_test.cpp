// The trump rules of the Challenge bot, on hands counted by hand.
#include "games/challenge_modes.hpp"

#include "tests/cards/notation.hpp"
#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

int score(const char* hand, JassMode mode, bool pushed = false) {
    return challenge_score(cards<JassDeck>(hand), mode, pushed);
}

void trumps_and_side_aces_count() {
    constexpr const char* hand = "DJ D9 DA D6 CA CK HA S6 S7";
    check_equal(score(hand, JassMode::diamonds), 30 + 15 + 12 + 10 + 2 * 4 + 4, "four trumps");
    check_equal(score(hand, JassMode::diamonds, true), 20 + 15 + 12 + 10 + 3 * 4, "after a push");
    check_equal(score(hand, JassMode::clubs), 12 + 10 + 4 + 4, "the bare king counts with its ace");
}

void runs_count_without_trumps() {
    constexpr const char* hand = "DA DK DQ DT D9 HK SA S6 S7";
    check_equal(score(hand, JassMode::obenabe), 3 * 13 + 2 * 10 + 13, "two below a gap");
    check_equal(score(hand, JassMode::undenufe), 2 * 13, "six and seven");
}

void a_good_mode_is_not_pushed() {
    check(challenge_pushes(cards<JassDeck>("D8 D7 H9 H8 H7 S9 S8 C9 C7")), "nothing to choose");
    check(!challenge_pushes(cards<JassDeck>("DJ D9 DA D6 CA CK HA S6 S7")), "79 are enough");
    constexpr const char* just_not = "DJ D9 H7 H8 S7 S8 C7 CQ CA";
    check_equal(score(just_not, JassMode::diamonds), 49, "less than the push");
    check(challenge_pushes(cards<JassDeck>(just_not)), "so it is pushed");
}

const Register tests([] {
    test("challenge modes: trumps and side aces count", trumps_and_side_aces_count);
    test("challenge modes: runs count without trumps", runs_count_without_trumps);
    test("challenge modes: a good mode is not pushed", a_good_mode_is_not_pushed);
});

}  // namespace
