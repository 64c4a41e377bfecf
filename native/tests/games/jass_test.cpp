// Schieber and Differenzler: choosing, the legal cards in examples, results.
#include <string>

#include "games/differenzler.hpp"
#include "games/schieber.hpp"
#include "games/state.hpp"
#include "games/view.hpp"
#include "tests/cards/notation.hpp"
#include "tests/check.hpp"
#include "tests/games/samples.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

JassDeck::Mask jass(const char* names) {
    return cards<JassDeck>(names);
}

JassDeck::Mask legal(Undertrump undertrump, const char* trick, const char* hand) {
    const auto& table = contract_of(JassMode::diamonds);
    const auto played = card_list<JassDeck>(trick);
    Card winning = played[0];
    for (const Card card : played) {
        if (table.beats(card, winning)) winning = card;
    }
    return JassRules::legal(table, jass(hand), played[0], winning, undertrump);
}

void check_legal(const char* trick, const char* hand, const char* strict, const char* forced,
                 const char* lax) {
    const std::string text = std::string(hand) + " on " + trick;
    check(legal(Undertrump::strict, trick, hand) == jass(strict), text + ", strict");
    check(legal(Undertrump::forced, trick, hand) == jass(forced), text + ", forced");
    check(legal(Undertrump::lax, trick, hand) == jass(lax), text + ", lax");
}

// Diamonds are trumps.
void legal_card_examples() {
    // jass-kit allows DA and D9 here.
    check_legal("C6 DJ DT", "DA D9 D6 ST", "ST", "ST", "DA D9 D6 ST");
    check_legal("C6 DT", "D6 DA CK", "DA CK", "DA CK", "DA CK");
    check_legal("C6 DT", "D6 DA SK", "DA SK", "DA SK", "D6 DA SK");
    check_legal("C6 DT", "D6 DA", "D6 DA", "DA", "D6 DA");
    check_legal("C6 DA", "D6 D7", "D6 D7", "D6 D7", "D6 D7");
    check_legal("C6", "D6 C7 SK", "D6 C7", "D6 C7", "D6 C7");
    check_legal("C6", "D6 SK", "D6 SK", "D6 SK", "D6 SK");
    check_legal("D6", "D7 CK DJ", "D7 DJ", "D7 DJ", "D7 DJ");
    check_legal("D6", "DJ CK", "DJ CK", "DJ CK", "DJ CK");  // the Buur need not be played
    check_legal("D6", "SA CK", "SA CK", "SA CK", "SA CK");
}

void trump_choice() {
    Random random(RandomKey{1});
    State<Schieber> state({}, Schieber::Deal::random(random, 1));
    ActionList actions;
    state.now().legal(actions);
    check_equal(static_cast<int>(actions.size()), 7, "six modes and the push");
    check_equal(state.now().to_move(), 1, "forehand chooses");
    state.apply({ActionKind::push});
    check_equal(state.now().to_move(), 3, "then the partner");
    check(!state.is_legal({ActionKind::push}), "who must choose");
    check_refused(ErrorName::illegal_action, "no such mode",
                  [&] { state.apply({ActionKind::trump, 6}); });
    state.apply({ActionKind::trump, 4});
    check(state.now().mode() == JassMode::obenabe && state.now().pushed(), "chosen after a push");
    check_equal(state.now().to_move(), 1, "forehand leads whoever chose");
}

// The last trick of a game in which team 0 has taken all tricks so far; seat 0 wins this one too.
State<Schieber> last_trick(const Schieber::Options& options, JassMode mode) {
    Schieber::Position position;
    position.mode = mode;
    position.play.hands = {jass("DA"), jass("DT"), jass("D8"), jass("D7")};
    position.play.points = {60, 0, 40, 0};
    position.play.tricks = {5, 0, 3, 0};
    State<Schieber> state(options, position);
    for (const char* name : {"DA", "DT", "D8", "D7"}) {
        state.apply(Action::play(card<JassDeck>(name)));
    }
    return state;
}

void match_bonus_and_multiplier() {
    const auto plain = last_trick({}, JassMode::clubs).now().result();
    check_equal(plain.points[0], 100 + 11 + 10 + 5, "points with the last trick");
    check(plain.match_bonus == std::array<int, 2>{}, "no match bonus by default");
    Schieber::Options table;
    table.match_bonus = true;
    table.target = Schieber::Target::points_2500;
    const auto tripled = last_trick(table, JassMode::obenabe).now().result();
    check(tripled.match_bonus == std::array<int, 2>{100, 0}, "match");
    check_equal(tripled.multiplier, 3, "obenabe counts three times");
    check_equal(tripled.totals[0], 3 * (100 + 11 + 10 + 8 + 5 + 100), "it multiplies everything");
    check(tripled.scores == std::array<int, 4>{tripled.totals[0], 0, tripled.totals[0], 0},
          "partners share the total");
    State<Schieber> shortened = last_trick(table, JassMode::clubs);
    auto position = std::get<Schieber::Position>(shortened.start());
    position.play.tricks = {1, 0, 1, 0};  // the others were not counted
    State<Schieber> counted(table, position);
    for (const Action action : shortened.history()) counted.apply(action);
    check(counted.now().result().match_bonus == std::array<int, 2>{100, 0}, "all that counted");
    const std::array<int, 6> expected = {2, 1, 2, 1, 3, 3};
    for (std::size_t mode = 0; mode < 6; ++mode) {
        check_equal(table.multiplier(static_cast<JassMode>(mode)), expected[mode], "to 2500");
        check_equal(Schieber::Options{}.multiplier(static_cast<JassMode>(mode)), 1, "to 1000");
    }
}

void stoeck() {
    check(stoeck_cards(JassMode::hearts) == jass("HQ HK"), "king and queen of trumps");
    check(stoeck_cards(JassMode::obenabe) == 0, "none without trumps");
    Schieber::Options options;
    options.stoeck = true;
    Schieber::Position position;
    position.mode = JassMode::hearts;
    position.play.hands = {jass("D6 D7"), jass("HQ HK"), jass("D8 D9"), jass("DT DJ")};
    const State<Schieber> together(options, position);
    check(together.now().result().stoeck == std::array<int, 2>{0, 20}, "for seat 1's team");
    position.play.hands = {jass("D6 D7"), jass("HQ D8"), jass("HK D9"), jass("DT DJ")};
    const State<Schieber> apart(options, position);
    check(apart.now().result().stoeck == std::array<int, 2>{}, "only in one hand");
}

// Weis is shown when the first trick is complete, and only that of the team that scores it.
void weis_is_shown() {
    Schieber::Options options;
    options.weis = true;
    Schieber::Deal deal;
    for (std::size_t seat = 0; seat < 4; ++seat) {
        deal.hands[seat] = suit_cards<JassDeck>(static_cast<Suit>(seat));
    }
    State<Schieber> state(options, deal);
    state.apply({ActionKind::trump, 2});  // the run in trumps is the best: seat 2, team 0
    for (const char* name : {"D6", "H6", "S6", "C6"}) {
        check(View(state, 1).shown() == std::array<JassDeck::Mask, 4>{}, "not before");
        state.apply(Action::play(card<JassDeck>(name)));
    }
    const View<Schieber> view = View(state, 1);
    check(view.shown() == std::array<JassDeck::Mask, 4>{deal.hands[0], 0, deal.hands[2], 0},
          "then the cards of team 0");
    check(state.now().result().weis == std::array<int, 2>{600, 0}, "which scores both");
    check(view.now().result().weis == std::array<int, 2>{}, "a view cannot know the score");
}

void random_schieber_games() {
    for (std::uint64_t board = 0; board < 1000; ++board) {
        Random random(RandomKey{2, board});
        State<Schieber> state = random_start<Schieber>(random);
        advance(state, random, 100);
        const SchieberResult result = state.now().result();
        check_equal(result.points[0] + result.points[1], 157, "points");
        for (std::size_t team = 0; team < 2; ++team) {
            const int sum = result.points[team] + result.weis[team] + result.stoeck[team] +
                            result.match_bonus[team];
            check_equal(result.totals[team], result.multiplier * sum, "total");
            check_equal(result.scores[team + 2], result.totals[team], "score");
        }
        check(result.weis[0] == 0 || result.weis[1] == 0, "one team scores Weis");
    }
}

void predictions() {
    Random random(RandomKey{3});
    State<Differenzler> state({}, Differenzler::Deal::random(random, 2));
    for (const int seat : {2, 3, 0, 1}) {
        check_equal(state.now().to_move(), seat, "each seat once, beginning with forehand");
        check(!state.is_legal({ActionKind::predict, 158}), "at most 157");
        state.apply({ActionKind::predict, static_cast<std::uint16_t>(10 * seat)});
    }
    check(state.now().predictions() == std::array<std::uint8_t, 4>{0, 10, 20, 30}, "by seat");
    check(state.now().phase() == Phase::play && state.now().to_move() == 2, "forehand leads");
}

void differences_and_ranks() {
    Differenzler::Position position;
    position.trump = clubs;
    position.play.hands = {jass("DA"), jass("DT"), jass("D8"), jass("D7")};
    position.play.points = {14, 30, 50, 37};
    position.play.tricks = {2, 2, 2, 2};
    position.predictions = {50, 40, 40, 37};
    State<Differenzler> state({}, position);
    for (const char* name : {"DA", "DT", "D8", "D7"}) {
        state.apply(Action::play(card<JassDeck>(name)));
    }
    const DifferenzlerResult result = state.now().result();
    check(result.points == std::array<int, 4>{40, 30, 50, 37}, "points");
    check(result.differences == std::array<int, 4>{10, 10, -10, 0}, "differences");
    check(result.scores == std::array<int, 4>{-10, -10, -10, 0}, "scores");
    check(result.ranks == std::array<int, 4>{2, 2, 2, 1}, "tied seats share the better rank");
}

void random_differenzler_games() {
    for (std::uint64_t board = 0; board < 1000; ++board) {
        Random random(RandomKey{4, board});
        State<Differenzler> state = random_start<Differenzler>(random);
        advance(state, random, 100);
        const DifferenzlerResult result = state.now().result();
        int points = 0;
        for (std::size_t seat = 0; seat < 4; ++seat) {
            points += result.points[seat];
            check_equal(result.differences[seat], result.predictions[seat] - result.points[seat],
                        "difference");
            check(result.ranks[seat] >= 1 && result.ranks[seat] <= 4, "rank");
        }
        check_equal(points, 157, "points");
    }
}

const Register registered{[] {
    test("Jass: legal cards in examples under the three rules", legal_card_examples);
    test("Schieber: forehand chooses or pushes", trump_choice);
    test("Schieber: match bonus and multipliers", match_bonus_and_multiplier);
    test("Schieber: Stöck counts in one hand", stoeck);
    test("Schieber: Weis is shown after the first trick", weis_is_shown);
    test("Schieber: random games add up", random_schieber_games);
    test("Differenzler: predictions go round from forehand", predictions);
    test("Differenzler: differences, scores and shared ranks", differences_and_ranks);
    test("Differenzler: random games add up", random_differenzler_games);
}};

}  // namespace
