#include "games/skat_value.hpp"

#include <string>
#include <vector>

#include "tests/cards/notation.hpp"
#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

void check_matadors(SkatContract contract, const char* names, int expected) {
    check_equal(count_matadors(contract, cards<SkatDeck>(names)), expected, names);
}

void matadors_in_suit_games() {
    const auto trump = SkatContract::clubs;
    check_matadors(trump, "CJ HJ CA D7", 1);
    check_matadors(trump, "CJ SJ DJ CA", 2);
    check_matadors(trump, "CJ SJ HJ DJ CT CK", 4);
    check_matadors(trump, "CJ SJ HJ DJ CA CT CQ", 6);
    check_matadors(trump, "CJ SJ HJ DJ CA CT CK CQ C9 C8 C7 DA", 11);
    check_matadors(trump, "CJ SJ HJ DJ CA CT CK CQ C9 C8 D7 DA", 10);
    check_matadors(trump, "SJ HJ DJ CA", -1);
    check_matadors(trump, "DJ CA CT", -3);
    check_matadors(trump, "CA CT CK", -4);
    check_matadors(trump, "CK CQ C9", -6);  // ace and ten of trumps are missing too
    check_matadors(trump, "C7 D7 D8", -10);
    check_matadors(trump, "D7 D8 D9 DT DQ DK DA S7 S8 S9 ST SQ", -11);
    check_matadors(SkatContract::diamonds, "CJ SJ HJ DJ CA CT", 4);
}

void matadors_in_grand() {
    check_matadors(SkatContract::grand, "CJ SJ HJ DJ CA CT", 4);
    check_matadors(SkatContract::grand, "CJ HJ DJ", 1);
    check_matadors(SkatContract::grand, "DJ CA CT", -3);
    check_matadors(SkatContract::grand, "CA CT CK SA", -4);
}

struct Case {
    std::string name;
    SkatOutcome outcome;
    int value;
    int score;
    bool overbid = false;
};

void check_case(const Case& expected) {
    const SkatSettlement settlement = settle(expected.outcome);
    check_equal(settlement.value, expected.value, expected.name + ", value");
    check_equal(settlement.score, expected.score, expected.name + ", score");
    check(settlement.won == (expected.score > 0), expected.name + ", won");
    check(settlement.overbid == expected.overbid, expected.name + ", overbid");
}

// A game with the skat picked up and nothing announced.
SkatOutcome plain(SkatContract contract, int matadors, int points, int bid = 18) {
    SkatOutcome outcome;
    outcome.contract = contract;
    outcome.matadors = matadors;
    outcome.points = points;
    outcome.bid = bid;
    outcome.declarer_tricks = 5;
    outcome.defender_tricks = 5;
    return outcome;
}

SkatOutcome tricks(SkatOutcome outcome, int declarer) {
    outcome.declarer_tricks = declarer;
    outcome.defender_tricks = 10 - declarer;
    return outcome;
}

SkatOutcome by_hand(SkatOutcome outcome, SkatLevel level = SkatLevel::none) {
    outcome.hand = true;
    outcome.level = level;
    return outcome;
}

SkatOutcome doubling(SkatOutcome outcome) {
    outcome.lost_levels = LostLevels::doubling;
    return outcome;
}

SkatOutcome null_game(bool hand, bool ouvert, int declarer_tricks, int bid) {
    SkatOutcome outcome = tricks(plain(SkatContract::null, 0, 0, bid), declarer_tricks);
    outcome.hand = hand;
    outcome.level = ouvert ? SkatLevel::ouvert : SkatLevel::none;
    return outcome;
}

void points_and_levels() {
    const auto clubs = SkatContract::clubs;
    check_case({"61 wins", plain(clubs, 1, 61), 24, 24});
    check_case({"60 loses", plain(clubs, 1, 60), 24, -48});
    check_case({"89 is no Schneider", plain(clubs, 1, 89), 24, 24});
    check_case({"90 is Schneider", plain(clubs, 1, 90), 36, 36});
    check_case({"31 is not lost Schneider", plain(clubs, 1, 31), 24, -48});
    check_case({"30 is lost Schneider", plain(clubs, 1, 30), 36, -72});
    check_case({"without two counts as with two", plain(clubs, -2, 70), 36, 36});
    check_case({"diamonds", plain(SkatContract::diamonds, 1, 70), 18, 18});
    check_case({"hearts", plain(SkatContract::hearts, -3, 70), 40, 40});
    check_case({"spades by hand", by_hand(plain(SkatContract::spades, 1, 70)), 33, 33});
    check_case({"grand", plain(SkatContract::grand, 4, 70), 120, 120});
}

void schwarz_by_tricks() {
    const auto grand = SkatContract::grand;
    check_case({"120 points but nine tricks", tricks(plain(grand, 1, 120), 9), 72, 72});
    check_case({"all ten tricks", tricks(plain(grand, 1, 120), 10), 96, 96});
    check_case({"no trick at all", tricks(plain(grand, 1, 14), 0), 96, -192});
    check_case({"one worthless trick", tricks(plain(grand, 1, 14), 1), 72, -144});
}

void announcements() {
    const auto clubs = SkatContract::clubs;
    const auto schneider = SkatLevel::schneider;
    const auto schwarz = SkatLevel::schwarz;
    const auto ouvert = SkatLevel::ouvert;
    check_case({"Schneider announced, 90", by_hand(plain(clubs, 1, 90), schneider), 60, 60});
    check_case({"Schneider announced, 89", by_hand(plain(clubs, 1, 89), schneider), 60, -120});
    check_case(
        {"Schwarz announced and made", tricks(by_hand(plain(clubs, 1, 120), schwarz), 10), 84, 84});
    check_case({"Schwarz announced, a trick lost",
                tricks(by_hand(plain(clubs, 1, 120), schwarz), 9), 84, -168});
    check_case(
        {"clubs ouvert with two", tricks(by_hand(plain(clubs, 2, 120), ouvert), 10), 108, 108});
    const SkatOutcome grand = by_hand(plain(SkatContract::grand, 4, 120), ouvert);
    check_case({"grand ouvert with four", tricks(grand, 10), 264, 264});
    check_case({"grand ouvert lost", tricks(grand, 9), 264, -528});
    const SkatOutcome most = by_hand(plain(clubs, 11, 120), ouvert);
    check_case({"clubs ouvert with eleven", tricks(most, 10), 216, 216});
}

void overbidding() {
    const auto clubs = SkatContract::clubs;
    check_case({"bid 30, clubs with one", plain(clubs, 1, 80, 30), 36, -72, true});
    check_case({"bid 24 is reached", plain(clubs, 1, 80, 24), 24, 24});
    check_case({"saved by Schneider", plain(clubs, 1, 90, 30), 36, 36});
    check_case({"lost Schneider reaches the bid", plain(clubs, 1, 30, 33), 36, -72});
    check_case({"bid 33 in diamonds", plain(SkatContract::diamonds, 1, 70, 33), 36, -72, true});
    check_case({"bid 59 in grand", plain(SkatContract::grand, 1, 70, 59), 72, -144, true});
}

void null_games() {
    check_case({"null", null_game(false, false, 0, 18), 23, 23});
    check_case({"null hand", null_game(true, false, 0, 18), 35, 35});
    check_case({"null ouvert", null_game(false, true, 0, 18), 46, 46});
    check_case({"null ouvert hand", null_game(true, true, 0, 18), 59, 59});
    check_case({"null lost", null_game(false, false, 1, 23), 23, -46});
    check_case({"null at 24", null_game(false, false, 0, 24), 46, -92, true});
    check_case({"null at 24, lost too", null_game(false, false, 1, 24), 46, -92, true});
    check_case({"null hand at 36", null_game(true, false, 0, 36), 70, -140, true});
    check_case({"null ouvert hand at 60", null_game(true, true, 0, 60), 118, -236, true});
    const SkatSettlement settled = settle(null_game(false, false, 0, 18));
    check(!settled.schneider && !settled.schwarz, "null knows no Schneider");
}

void doubling_option() {
    const auto clubs = SkatContract::clubs;
    check_case({"60 is the same", doubling(plain(clubs, 1, 60)), 24, -48});
    check_case({"30 doubles", doubling(plain(clubs, 1, 30)), 24, -96});
    check_case({"no trick doubles again", doubling(tricks(plain(clubs, 1, 10), 0)), 24, -192});
    check_case({"won Schneider is the same", doubling(plain(clubs, 1, 90)), 36, 36});
    check_case({"bid 36 and 30 points", doubling(plain(clubs, 1, 30, 36)), 36, -144, true});
    check_case({"null never doubles", doubling(null_game(false, false, 1, 23)), 23, -46});
    const auto announced = by_hand(plain(clubs, 1, 30), SkatLevel::schneider);
    check_case({"announced levels stay in the value", doubling(announced), 60, -240});
}

void ramsch() {
    using Three = std::array<int, 3>;
    check(settle_ramsch({60, 40, 20}, {4, 3, 3}) == Three{-60, 0, 0}, "most points lose");
    check(settle_ramsch({50, 50, 20}, {4, 3, 3}) == Three{-50, -50, 0}, "two tied");
    check(settle_ramsch({40, 40, 40}, {4, 3, 3}) == Three{-40, -40, -40}, "three tied");
    check(settle_ramsch({70, 50, 0}, {6, 4, 0}) == Three{-140, 0, 0}, "a Jungfrau doubles");
    check(settle_ramsch({60, 60, 0}, {6, 4, 0}) == Three{-120, -120, 0}, "tied with a Jungfrau");
    check(settle_ramsch({70, 50, 0}, {6, 3, 1}) == Three{-70, 0, 0}, "a worthless trick counts");
    check(settle_ramsch({0, 120, 0}, {0, 10, 0}) == Three{0, 120, 0}, "Durchmarsch");
}

const Register registered{[] {
    test("Skat value: matadors of suit games, with and without", matadors_in_suit_games);
    test("Skat value: matadors of grand, with and without", matadors_in_grand);
    test("Skat value: points decide and make Schneider", points_and_levels);
    test("Skat value: Schwarz is counted in tricks", schwarz_by_tricks);
    test("Skat value: announced levels and ouvert", announcements);
    test("Skat value: an overbid game is lost at the next multiple", overbidding);
    test("Skat value: null games have their own values", null_games);
    test("Skat value: lost levels may double instead", doubling_option);
    test("Skat value: Ramsch, Jungfrau, Durchmarsch", ramsch);
}};

}  // namespace
