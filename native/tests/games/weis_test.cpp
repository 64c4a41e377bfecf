#include "games/weis.hpp"

#include <array>
#include <string>

#include "cards/random.hpp"
#include "tests/cards/notation.hpp"
#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

using Hands = std::array<JassDeck::Mask, 4>;

// Only the cards that matter: the rest of the hands would hold no Weis.
Hands hands(const char* a, const char* b = "", const char* c = "", const char* d = "") {
    return {cards<JassDeck>(a), cards<JassDeck>(b), cards<JassDeck>(c), cards<JassDeck>(d)};
}

void check_score(const std::string& text, const Hands& held, int team0, int team1,
                 JassMode mode = JassMode::clubs, Seat forehand = 0) {
    const WeisScore score = score_weis(held, mode, forehand);
    check_equal(score.points[0], team0, text + ", team 0");
    check_equal(score.points[1], team1, text + ", team 1");
}

void values() {
    check_score("nothing", hands("D6 D7 H8 H9"), 0, 0);
    check_score("three", hands("D6 D7 D8"), 20, 0);
    check_score("four", hands("D6 D7 D8 D9"), 50, 0);
    check_score("five", hands("D6 D7 D8 D9 DT"), 100, 0);
    check_score("six", hands("D6 D7 D8 D9 DT DJ"), 150, 0);
    check_score("seven", hands("D6 D7 D8 D9 DT DJ DQ"), 200, 0);
    check_score("eight", hands("D6 D7 D8 D9 DT DJ DQ DK"), 250, 0);
    check_score("nine", hands("D6 D7 D8 D9 DT DJ DQ DK DA"), 300, 0);
    check_score("two runs in a suit", hands("D6 D7 D8 DT DJ DQ DK"), 70, 0);
    check_score("a run does not go round the corner", hands("DK DA H6 H7"), 0, 0);
    check_score("four sixes", hands("D6 H6 S6 C6"), 100, 0);
    check_score("four nines", hands("D9 H9 S9 C9"), 150, 0);
    check_score("four jacks", hands("DJ HJ SJ CJ"), 200, 0);
    check_score("four aces", hands("DA HA SA CA"), 100, 0);
    check_score("a card counts twice", hands("DJ HJ SJ CJ DT D9"), 220, 0);
}

void more_points_win_everything() {
    check_score("50 against 20 and 20", hands("D6 D7 D8", "H6 H7 H8 H9", "S6 S7 S8"), 0, 50);
    check_score("partners add", hands("D6 D7 D8 D9", "H6 H7 H8", "S6 S7 S8"), 70, 0);
    const WeisScore score =
        score_weis(hands("D6 D7 D8 D9", "H6 H7 H8", "S6 S7 S8"), JassMode::clubs, 0);
    check(score.cards == hands("D6 D7 D8 D9", "", "S6 S7 S8"), "cards of the scoring team");
}

// Runs of six and seven hold a nine and a jack, so only fours worth 100 can meet an equal run.
void ties_by_length() {
    check_score("five cards beat four aces", hands("DA HA SA CA", "D6 D7 D8 D9 DT"), 0, 100);
    check_score("five cards beat four sixes", hands("D6 H6 S6 C6", "HT HJ HQ HK HA"), 0, 100);
    check_score("also in undenufe", hands("D6 H6 S6 C6", "HT HJ HQ HK HA"), 0, 100,
                JassMode::undenufe);
}

void ties_by_height() {
    const Hands held = hands("D6 D7 D8", "H7 H8 H9");
    check_score("the higher top card", held, 0, 20);
    check_score("the higher top card in obenabe", held, 0, 20, JassMode::obenabe);
    check_score("the lower one in undenufe", held, 20, 0, JassMode::undenufe);
    const Hands fours = hands("D7 H7 S7 C7", "D8 H8 S8 C8");
    check_score("the higher four", fours, 0, 100);
    check_score("the lower four in undenufe", fours, 100, 0, JassMode::undenufe);
    check_score("length goes before height in undenufe", hands("D6 D7 D8", "H7 H8 H9 HT"), 0, 50,
                JassMode::undenufe);
}

void ties_by_trump_and_seat() {
    const Hands held = hands("D6 D7 D8", "H6 H7 H8");
    check_score("hearts are trumps", held, 0, 20, JassMode::hearts);
    check_score("diamonds are trumps", held, 20, 0, JassMode::diamonds, 1);
    check_score("the earlier seat", held, 20, 0, JassMode::clubs, 0);
    check_score("the earlier seat from forehand 1", held, 0, 20, JassMode::clubs, 1);
    check_score("the earlier seat from forehand 2", held, 20, 0, JassMode::clubs, 2);
    check_score("height goes before trumps", hands("D6 D7 D8", "H7 H8 H9"), 0, 20,
                JassMode::diamonds);
}

// Seats, suits and forehand turned by one team: the score turns with them.
void turning_the_table() {
    for (std::uint64_t board = 0; board < 3000; ++board) {
        Random random(RandomKey{1, board});
        const Hands held = deal_jass(shuffled_pack<JassDeck>(random), 0);
        const auto mode = static_cast<JassMode>(random.below(jass_modes));
        const auto forehand = static_cast<Seat>(random.below(4));
        const WeisScore score = score_weis(held, mode, forehand);
        const WeisScore turned = score_weis({held[3], held[0], held[1], held[2]}, mode,
                                            static_cast<Seat>((forehand + 1) % 4));
        check(turned.points[1] == score.points[0] && turned.points[0] == score.points[1],
              "points turn with the seats");
        for (std::size_t seat = 0; seat < 4; ++seat) {
            check(turned.cards[(seat + 1) % 4] == score.cards[seat], "so do the cards");
            check((score.cards[seat] & ~held[seat]) == 0, "only cards that are held");
        }
    }
}

const Register registered{[] {
    test("Weis: runs and fours have their values", values);
    test("Weis: the best one takes all Weis of its team", more_points_win_everything);
    test("Weis: equal points are decided by more cards", ties_by_length);
    test("Weis: then by height, in undenufe the lower", ties_by_height);
    test("Weis: then by trumps, then by the earlier seat", ties_by_trump_and_seat);
    test("Weis: the score turns with the table", turning_the_table);
}};

}  // namespace
