// What the modes and the push are worth, on hands where that is known.
#include "search/trump_choice.hpp"

#include <cmath>

#include "games/state.hpp"
#include "tests/cards/notation.hpp"
#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

// The view of seat 0, which chooses, with this hand.
View<Schieber> chooser(const char* hand, Schieber::Options options = {}, bool pushed = false) {
    Schieber::Deal deal;
    deal.forehand = pushed ? 2 : 0;
    deal.hands[0] = cards<JassDeck>(hand);
    Schieber::Mask left = JassDeck::all & ~deal.hands[0];
    for (std::size_t seat = 1; seat < 4; ++seat) {
        for (int i = 0; i < 9; ++i, left &= left - 1) {
            deal.hands[seat] |= bit<Schieber::Mask>(lowest(left));
        }
    }
    State<Schieber> state(options, deal);
    if (pushed) state.apply({ActionKind::push});
    return {state, 0};
}

constexpr const char* all_diamonds = "D6 D7 D8 D9 DT DJ DQ DK DA";
constexpr const char* nothing = "D8 D7 H9 H8 H7 S9 S8 C9 C7";

TrumpValues values(const View<Schieber>& view, TrumpOptions options = {}) {
    options.worlds = 40;
    options.push_worlds = 40;
    return trump_values(view, options, RandomKey{1}, no_budget());
}

double mode_mean(const TrumpValues& found, JassMode mode) {
    return found.modes[static_cast<std::size_t>(mode)].mean();
}

void a_sure_hand_is_worth_all() {
    for (const auto playout : {Playout::random, Playout::greedy, Playout::rules}) {
        for (const int solved : {0, 4}) {
            TrumpOptions options;
            options.playout = playout;
            options.solved_tricks = solved;
            const auto found = values(chooser(all_diamonds), options);
            check(mode_mean(found, JassMode::diamonds) == 157, "every trick, in every world");
            check(mode_mean(found, JassMode::hearts) < 157, "other trumps may ruff");
        }
    }
}

void it_counts_as_the_rules_count() {
    Schieber::Options options;
    options.match_bonus = true;
    options.stoeck = true;
    options.target = Schieber::Target::points_2500;
    for (const int solved : {0, 3}) {
        TrumpOptions how;
        how.solved_tricks = solved;
        const auto found = values(chooser(all_diamonds, options), how);
        check(mode_mean(found, JassMode::diamonds) == 2 * (157 + 100 + 20),
              "match bonus, Stöck and the multiplier");
    }
}

void a_weak_hand_pushes() {
    const auto found = values(chooser(nothing));
    for (const auto& mode : found.modes) {
        check(found.push.mean() > mode.mean() + 10, "the partner has more than nothing");
    }
    check_equal(static_cast<int>(found.push.weight), 40, "in forty worlds");
    check_equal(static_cast<int>(values(chooser(nothing, {}, true)).push.weight), 0,
                "nobody pushes twice");
}

void whoever_pushed_holds_no_good_mode() {
    TrumpOptions options;
    const auto view = chooser("DT D7 H9 H8 H7 S9 S8 C9 C7", {}, true);
    double heeding = 0;
    double trusting = 0;
    options.worlds = 600;
    for (const auto& mode : trump_values(view, options, RandomKey{1}, no_budget()).modes) {
        heeding += mode.mean();
    }
    options.heeds_push = false;
    for (const auto& mode : trump_values(view, options, RandomKey{1}, no_budget()).modes) {
        trusting += mode.mean();
    }
    check(heeding < trusting - 10, "the partner is of less help in every mode");
}

void the_same_key_gives_the_same() {
    const auto view = chooser("DJ D9 D7 HA H8 H7 S9 S8 CA");
    const auto once = values(view);
    const auto again = values(view);
    for (std::size_t i = 0; i < once.modes.size(); ++i) {
        check(once.modes[i].sum == again.modes[i].sum, "mode for mode");
    }
    check(once.push.sum == again.push.sum, "and the push");
    check_equal(static_cast<long long>(once.games), 40 * 6 + 40 * (20 * 6 + 1), "games played");
}

void a_spent_budget_leaves_one_world() {
    Budget::Limits limits;
    limits.seconds = 0;
    const auto found = trump_values(chooser(nothing), {}, RandomKey{1}, Budget(limits));
    check(found.modes[0].weight == 1 && found.push.weight == 1, "one world each");
}

void near_the_target_the_chance_counts() {
    check(chance_of_match(1000, 400, 1000, 62, 85) == 1, "won");
    check(chance_of_match(400, 1000, 1000, 62, 85) == 0, "lost");
    check(chance_of_match(1010, 1020, 1000, 62, 85) == 0, "both are there: who has more");
    check(chance_of_match(500, 500, 1000, 62, 85) == 0.5, "even");
    check(chance_of_match(600, 500, 1000, 62, 85) > 0.5, "ahead");
    check(chance_of_match(900, 800, 1000, 62, 85) > chance_of_match(600, 500, 1000, 62, 85),
          "a lead is worth more the fewer deals are to come");
    TrumpOptions options;
    options.match = true;
    options.ours = 990;
    options.theirs = 990;
    const auto found = values(chooser(all_diamonds), options);
    check(mode_mean(found, JassMode::diamonds) == 1, "the match is won");
    check(std::abs(mode_mean(found, JassMode::hearts)) <= 1, "a chance");
}

void wrong_questions_are_refused() {
    const auto view = chooser(nothing);
    const auto refused = [&](TrumpOptions options) {
        check_refused(ErrorName::bad_option, "an option",
                      [&] { trump_values(view, options, RandomKey{1}, no_budget()); });
    };
    refused({.epsilon = 1.5});
    refused({.worlds = 0});
    refused({.push_worlds = 0});
    refused({.partner_worlds = -1});
    refused({.solved_tricks = 7});
    refused({.ours = -1});
    Random random(RandomKey{2});
    State<Schieber> begun({}, Schieber::Deal::random(random, 1));
    check_refused(ErrorName::inconsistent_position, "another seat",
                  [&] { trump_values(View<Schieber>(begun, 0), {}, RandomKey{1}, no_budget()); });
}

const Register tests([] {
    test("trump choice: a sure hand is worth every trick", a_sure_hand_is_worth_all);
    test("trump choice: worth what the rules count", it_counts_as_the_rules_count);
    test("trump choice: a weak hand is worth most to the partner", a_weak_hand_pushes);
    test("trump choice: whoever pushed holds no good mode", whoever_pushed_holds_no_good_mode);
    test("trump choice: the same key gives the same values", the_same_key_gives_the_same);
    test("trump choice: a spent budget leaves one world", a_spent_budget_leaves_one_world);
    test("trump choice: near the target the chance to win counts",
         near_the_target_the_chance_counts);
    test("trump choice: wrong questions are refused", wrong_questions_are_refused);
});

}  // namespace
