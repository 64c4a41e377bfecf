// Flat Monte Carlo and the leaf judges: against the solver, the games and plain sums.
#include "search/flat.hpp"

#include <cmath>

#include "tests/belief/worlds_for_searches.hpp"
#include "tests/check.hpp"
#include "tests/search/small_views.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

bool near(double a, double b) {
    return std::abs(a - b) < 1e-9;
}

// With the solver as judge the mean is that of the open values, weights counted.
template <class Game>
void solver_judges() {
    Random random(RandomKey{101, Game::id});
    for (int i = 0; i < 60; ++i) {
        const auto view =
            movers_view(inside_trick(random, small_state<Game>(random, 3 + roll(random, 3))));
        auto worlds = equally_likely(some_worlds(random, view, 5));
        double sum = 0;
        for (double& weight : worlds.weights) sum += weight = 1.0 + roll(random, 9);
        for (double& weight : worlds.weights) weight /= sum;
        const auto reward = static_cast<Reward>(roll(random, 3));
        const FlatOptions options{reward, Leaf::solver, SearchPlayout::random, 0, 1};
        const auto found = flat_cards(view, worlds, options, RandomKey{1}, no_budget());
        OpenGame<Game> open(view, no_budget());
        for (std::size_t c = 0; c < found.cards.size(); ++c) {
            double expected = 0;
            for (std::size_t w = 0; w < worlds.size(); ++w) {
                auto one = world_play(view, reward, worlds.worlds[w]);
                one.play.play(found.cards[c]);
                const int value = open.value(one.play, worlds.worlds[w][aside]);
                expected += worlds.weights[w] * one.stakes.of_value(one.play, value)[view.seat()];
            }
            check(near(found.means[c].mean(), expected), "the weighed mean of open values");
        }
    }
}

// A world that counts for nothing changes nothing; certainty is that world alone.
template <class Game>
void weights_count() {
    Random random(RandomKey{102, Game::id});
    for (int i = 0; i < 60; ++i) {
        const auto view = movers_view(small_state<Game>(random, 4));
        auto worlds = equally_likely(some_worlds(random, view, 6));
        const FlatOptions options{Reward::points, Leaf::playout, SearchPlayout::random, 0, 3};
        const auto alone = flat_cards(view, equally_likely({worlds.worlds[0]}), options,
                                      RandomKey{5}, no_budget());
        worlds.weights.assign(worlds.size(), 0.0);
        worlds.weights[0] = 1;
        const auto found = flat_cards(view, worlds, options, RandomKey{5}, no_budget());
        for (std::size_t c = 0; c < found.cards.size(); ++c) {
            check(near(found.means[c].mean(), alone.means[c].mean()), "the world itself");
        }
    }
}

// The errors are those of the textbook where all worlds weigh the same.
void errors_of_means() {
    WeighedMean mean;
    const std::vector<double> values = {0.2, 0.9, 0.4, 0.4, 0.7};
    for (const double value : values) mean.add(value, 0.2);
    double spread = 0;
    for (const double value : values) spread += (value - 0.52) * (value - 0.52);
    check(near(mean.mean(), 0.52), "the mean");
    const double squared = mean.squares - 2 * mean.mean() * mean.squared_weight_sum +
                           mean.mean() * mean.mean() * mean.squared_weight;
    check(near(std::sqrt(squared) / mean.weight, std::sqrt(spread) / 5), "its error");
}

// All cards of a world meet the same random numbers, and a playout ends with the game.
template <class Game>
void playouts_end_games() {
    Random random(RandomKey{103, Game::id});
    for (int i = 0; i < 100; ++i) {
        const auto view = movers_view(small_state<Game>(random, 5));
        const auto world = some_worlds(random, view, 1).front();
        for (const Playout playout : {Playout::random, Playout::greedy, Playout::rules}) {
            auto one = world_play(view, Reward::points, world);
            auto same = one;
            Random first(RandomKey{7});
            Random second(RandomKey{7});
            with_playout(playout, view, [&](const auto& policy) {
                play_on(one, policy, first);
                play_on(same, policy, second);
            });
            check(one.over() && one.rewards() == same.rewards(), "the same numbers, the same end");
        }
    }
}

// With an epsilon of one every card is a random one; with none the policy's, and nothing is drawn.
template <class Game>
void epsilon_strays() {
    Random random(RandomKey{105, Game::id});
    for (int i = 0; i < 60; ++i) {
        const auto view = movers_view(small_state<Game>(random, 5));
        const auto start = world_play(view, Reward::points, some_worlds(random, view, 1).front());
        auto one = start;
        auto same = start;
        Random first(RandomKey{8});
        Random second(RandomKey{8});
        play_on(one, GreedyPlayout<Game>(view), first, 1.0);
        while (!same.over()) {
            second.unit();
            same.play.play(random_card(same.play, second));
        }
        check(one.play == same.play, "all cards are random");
        auto plain = start;
        play_on(plain, GreedyPlayout<Game>(view), first);
        check_equal(first.next(), second.next(), "nothing was drawn");
    }
}

// A rule player needs nobody's hand but the mover's, and the cards aside only as their declarer.
template <class Game>
void rules_see_their_own_hand() {
    Random random(RandomKey{106, Game::id});
    for (int i = 0; i < 200; ++i) {
        const auto view = movers_view(inside_trick(random, small_state<Game>(random, 5)));
        const RulesPlayout<Game> policy(view);
        const auto worlds = some_worlds(random, view, 4);
        const auto card_in = [&](const World& world) {
            return policy.card(world_play(view, Reward::win, world), random);
        };
        const Card card = card_in(worlds.front());
        check(contains(view.now().play().legal(), card), "a legal card");
        for (const World& world : worlds) check_equal(card_in(world), card, "the same card");
    }
}

// The greedy card needs nobody's hand but the mover's.
template <class Game>
void greedy_sees_its_own_hand() {
    Random random(RandomKey{104, Game::id});
    for (int i = 0; i < 200; ++i) {
        const auto view = movers_view(inside_trick(random, small_state<Game>(random, 5)));
        const Card card = greedy_card<Game>(view.now().play(), Sides<Game>(view));
        for (const World& world : some_worlds(random, view, 4)) {
            const auto one = world_play(view, Reward::win, world);
            check_equal(greedy_card<Game>(one.play, one.stakes.sides()), card, "the same card");
        }
    }
}

void limits() {
    Random random(RandomKey{105});
    const auto view = movers_view(small_state<Skat>(random, 6));
    const auto worlds = equally_likely(some_worlds(random, view, 50));
    const auto late = flat_cards(view, worlds, {}, RandomKey{1}, in_time(0));
    check_equal(static_cast<long long>(late.worlds), 1, "one world in any case");
    const Budget few(Budget::Limits{.playouts = 10});
    const auto some = flat_cards(view, worlds, {}, RandomKey{1}, few);
    check(some.worlds >= 1 && (some.playouts <= 10 || some.worlds == 1),
          "no more playouts than allowed, but one world");
    const std::uint64_t one_world = some.playouts / some.worlds;
    check(some.playouts + one_world > 10, "and no fewer than fit");
    bool stopped = false;
    try {
        flat_cards(view, worlds, {}, RandomKey{1}, not_wanted());
    } catch (const Stopped&) {
        stopped = true;
    }
    check(stopped, "stopped");
}

void refusals() {
    Random random(RandomKey{106});
    State<Differenzler> state({}, Differenzler::Deal::random(random, 0));
    while (state.now().phase() != Phase::play) state.apply(any_legal(state.now(), random));
    const View<Differenzler> view(state, state.now().to_move());
    const auto worlds = worlds_of(view, 2, RandomKey{});
    check_refused(ErrorName::bad_option, "no one value to judge by", [&] {
        flat_cards(view, worlds, {.leaf = Leaf::solver}, RandomKey{}, no_budget());
    });
    check_refused(ErrorName::bad_option, "no share",
                  [&] { flat_cards(view, worlds, {.epsilon = 1.5}, RandomKey{}, no_budget()); });
}

const Register tests{[] {
    test("flat: Skat, the solver judges as the solver", solver_judges<Skat>);
    test("flat: Schieber, the solver judges as the solver", solver_judges<Schieber>);
    test("flat: Skat, weights count", weights_count<Skat>);
    test("flat: Schieber, weights count", weights_count<Schieber>);
    test("flat: errors of weighed means", errors_of_means);
    test("playouts: Skat, games end", playouts_end_games<Skat>);
    test("playouts: Schieber, games end", playouts_end_games<Schieber>);
    test("playouts: Skat, epsilon strays", epsilon_strays<Skat>);
    test("playouts: Schieber, epsilon strays", epsilon_strays<Schieber>);
    test("playouts: Skat, rules see their own hand", rules_see_their_own_hand<Skat>);
    test("playouts: Schieber, rules see their own hand", rules_see_their_own_hand<Schieber>);
    test("playouts: Skat, greedy sees its own hand", greedy_sees_its_own_hand<Skat>);
    test("playouts: Schieber, greedy sees its own hand", greedy_sees_its_own_hand<Schieber>);
    test("flat: time, playouts and stop", limits);
    test("flat: what cannot be judged is refused", refusals);
}};

}  // namespace
