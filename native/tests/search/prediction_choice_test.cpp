// What predictions come to, on hands where that is known and against a plain loop.
#include "search/prediction_choice.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "games/predictions.hpp"
#include "games/random_play.hpp"
#include "games/sides.hpp"
#include "games/state.hpp"
#include "policy/rule_player.hpp"
#include "tests/cards/notation.hpp"
#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

constexpr const char* all_diamonds = "D6 D7 D8 D9 DT DJ DQ DK DA";
constexpr const char* middling = "DJ D8 D6 HA HT S9 S6 CK C8";

Differenzler::Deal deal_of(const char* hand, Seat forehand = 0) {
    Differenzler::Deal deal;
    deal.trump = diamonds;
    deal.forehand = forehand;
    deal.hands[0] = cards<JassDeck>(hand);
    Differenzler::Mask left = JassDeck::all & ~deal.hands[0];
    for (std::size_t seat = 1; seat < 4; ++seat) {
        for (int i = 0; i < 9; ++i, left &= left - 1) {
            deal.hands[seat] |= bit<Differenzler::Mask>(lowest(left));
        }
    }
    return deal;
}

// The view of seat 0, which predicts after these others.
View<Differenzler> predictor(const char* hand, std::initializer_list<std::uint16_t> before = {},
                             bool open = false) {
    const auto forehand = static_cast<Seat>((4 - before.size()) % 4);
    State<Differenzler> state({Undertrump::lax, open}, deal_of(hand, forehand));
    for (const auto prediction : before) state.apply({ActionKind::predict, prediction});
    return {state, 0};
}

PredictionValues values(const View<Differenzler>& view, PredictionOptions options = {}) {
    options.worlds = std::min(options.worlds, 100);
    return prediction_values(view, options, RandomKey{1}, no_budget());
}

void a_sure_hand_predicts_all() {
    for (const auto playout : {Playout::random, Playout::greedy, Playout::rules}) {
        PredictionOptions options;
        options.playout = playout;
        const auto found = values(predictor(all_diamonds), options);
        check_equal(found.best, 157, "every trick is taken, whatever is played");
        check(found.candidates.back().off.mean() == 0, "in every world");
    }
    const auto points = simulated_points(predictor(all_diamonds), 50, RandomKey{1}, no_budget());
    check(points.mean() == 157 && points.weight == 50, "by chance too");
}

// The same worlds and games, played by nothing but the state machine.
double plainly_off(const View<Differenzler>& view, int prediction, int worlds) {
    double sum = 0;
    for (int i = 0; i < worlds; ++i) {
        Random random(RandomKey{1}.part(static_cast<std::uint64_t>(i)));
        std::array<Card, 27> others{};
        std::size_t next = 0;
        const Differenzler::Mask own = view.now().hands()[0];
        for (int card = 0; card < JassDeck::size; ++card) {
            if (!contains(own, card)) others[next++] = static_cast<Card>(card);
        }
        random.shuffle(others);
        Differenzler::Deal deal;
        deal.trump = view.now().trump();
        deal.forehand = view.now().forehand();
        deal.hands[0] = own;
        for (std::size_t c = 0; c < 27; ++c) {
            deal.hands[1 + c / 9] |= bit<Differenzler::Mask>(others[c]);
        }
        State<Differenzler> state(view.options(), deal);
        for (Seat seat = 0; seat < 4; ++seat) {
            const int each =
                seat == 0 ? prediction
                          : std::max(0, estimated_prediction(deal.hands[seat], deal.trump) - 5);
            state.apply({ActionKind::predict, static_cast<std::uint16_t>(each)});
        }
        while (state.now().phase() == Phase::play) {
            const View<Differenzler> seen(state, state.now().to_move());
            const RulePlayer<Differenzler> player(seen);
            state.apply(Action::play(
                player.card(seen.now().play(), Sides<Differenzler>(seen), Differenzler::Mask{0})));
        }
        sum += std::abs(state.now().result().differences[0]);
    }
    return sum / worlds;
}

void every_seat_plays_by_what_it_sees() {
    for (const bool open : {false, true}) {
        PredictionOptions options;
        options.worlds = 30;
        const auto view = predictor(middling, {}, open);
        const auto found = values(view, options);
        for (const auto& candidate : found.candidates) {
            check(
                std::abs(candidate.off.mean() - plainly_off(view, candidate.prediction, 30)) < 1e-9,
                "as the views of all seats would have it");
        }
        check_equal(static_cast<long long>(found.games),
                    30 * (17 + static_cast<long long>(found.candidates.size())), "games played");
    }
}

void the_best_is_least_off() {
    const auto found = values(predictor(middling));
    for (const auto& candidate : found.candidates) {
        if (candidate.prediction != found.best) continue;
        for (const auto& other : found.candidates) {
            check(candidate.off.mean() <= other.off.mean(), "nothing else is less off");
        }
        return;
    }
    check(false, "the best is one of the candidates");
}

void open_predictions_tell_of_hands() {
    const auto mean = [](const View<Differenzler>& view) {
        const auto found = values(view);
        double least = 1e9;
        for (const auto& each : found.candidates) least = std::min(least, each.off.mean());
        return least;
    };
    const double strong = mean(predictor(middling, {0, 0, 90}, true));
    const double weak = mean(predictor(middling, {5, 0, 0}, true));
    check(strong != weak, "other worlds are played");
    check(mean(predictor(middling, {5, 0, 0})) == mean(predictor(middling, {0, 0, 90})),
          "hidden ones change nothing");
}

void the_same_key_gives_the_same() {
    PredictionOptions options;
    options.epsilon = 0.2;
    const auto once = values(predictor(middling), options);
    const auto again = values(predictor(middling), options);
    check_equal(once.best, again.best, "the same prediction");
    for (std::size_t i = 0; i < once.candidates.size(); ++i) {
        check(once.candidates[i].off.sum == again.candidates[i].off.sum, "the same worlds");
    }
}

void a_spent_budget_leaves_one_world() {
    Budget::Limits limits;
    limits.seconds = 0;
    const auto found = prediction_values(predictor(middling), {}, RandomKey{1}, Budget(limits));
    check_equal(static_cast<int>(found.games), 17, "one world for each of the wide grid");
    const auto points = simulated_points(predictor(middling), 50, RandomKey{1}, Budget(limits));
    check(points.weight == 1, "one game");
}

void wrong_questions_are_refused() {
    const auto view = predictor(middling);
    const auto refused = [&](PredictionOptions options) {
        check_refused(ErrorName::bad_option, "an option",
                      [&] { prediction_values(view, options, RandomKey{1}, no_budget()); });
    };
    refused({.epsilon = 1.5});
    refused({.worlds = 0});
    refused({.reach = -1});
    refused({.step = 0});
    check_refused(ErrorName::bad_option, "no games",
                  [&] { simulated_points(view, 0, RandomKey{1}, no_budget()); });
    State<Differenzler> state({}, deal_of(middling, 1));
    const View<Differenzler> waiting(state, 0);
    check_refused(ErrorName::inconsistent_position, "another seat's turn",
                  [&] { prediction_values(waiting, {}, RandomKey{1}, no_budget()); });
}

// The estimate must not drift from the game: four hands make 157 points.
void estimates_come_near_157() {
    Random random(RandomKey{53, 0});
    double sum = 0;
    for (int i = 0; i < 2000; ++i) {
        const auto deal = Differenzler::Deal::random(random, 0);
        for (const auto hand : deal.hands) sum += estimated_prediction(hand, deal.trump);
    }
    check(std::abs(sum / 2000 - 157) < 5, "the mean of the four estimates");
    const auto strong = cards<JassDeck>(all_diamonds);
    const auto weak = cards<JassDeck>("H6 H7 H8 S6 S7 S8 C6 C7 C8");
    check(estimated_prediction(strong, diamonds) > 120, "all trumps take nearly everything");
    check(estimated_prediction(weak, diamonds) < 10, "no trumps and nothing high");
    check(plausibility(weak, diamonds, 0) > 100 * plausibility(weak, diamonds, 60),
          "small hands predict small");
}

const Register tests([] {
    test("predictions: a sure hand predicts all points", a_sure_hand_predicts_all);
    test("predictions: every seat plays by what it sees", every_seat_plays_by_what_it_sees);
    test("predictions: the best is least off", the_best_is_least_off);
    test("predictions: open ones tell of hands", open_predictions_tell_of_hands);
    test("predictions: the same key gives the same", the_same_key_gives_the_same);
    test("predictions: a spent budget leaves one world", a_spent_budget_leaves_one_world);
    test("predictions: wrong questions are refused", wrong_questions_are_refused);
    test("predictions: estimates fit the game", estimates_come_near_157);
});

}  // namespace
