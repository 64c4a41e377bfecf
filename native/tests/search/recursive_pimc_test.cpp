// Recursive PIMC: with nothing hidden it is the solver, and its players see no more than they may.
#include "search/recursive_pimc.hpp"

#include <cmath>

#include "tests/belief/worlds_for_searches.hpp"
#include "tests/check.hpp"
#include "tests/search/small_views.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

template <class Game>
RecursiveResult played(const View<Game>& view, const std::vector<World>& worlds,
                       const RecursiveOptions& options, std::uint64_t seed = 1,
                       const Budget& budget = no_budget()) {
    return recursive_cards(view, equally_likely(worlds), options, RandomKey{seed, 2, 3, 4}, budget);
}

bool near(double a, double b) {
    return std::abs(a - b) < 1e-9;
}

// Whether every seat could tell all hands.
template <class Game>
bool all_is_known(const View<Game>& view, const World& truth) {
    const auto world = world_play(view, Reward::win, truth);
    const auto facts = public_facts(view);
    for (Seat seat = 0; seat < Game::seats; ++seat) {
        Knowledge knowledge = facts_at(facts, world.play, seat, truth[aside]);
        knowledge.settle();
        if (Worlds(knowledge).count() > 1) return false;
    }
    return true;
}

// Reward and points of the seat to move if all play on with open cards after a card.
template <class Game>
std::pair<double, double> openly(const View<Game>& view, Reward reward, const World& world,
                                 Card card) {
    OpenGame<Game> open(view, no_budget());
    auto one = world_play(view, reward, world);
    one.play.play(card);
    const int value = open.value(one.play, world[aside]);
    const Stakes<Game> in_points(view, Reward::points, world);
    const auto seat = view.seat();
    return {one.stakes.of_value(one.play, value)[seat],
            in_points.of_value(one.play, value)[seat] * (Game::seats == 3 ? 120 : 157)};
}

// Players who know all cards play as the solver says.
template <class Game>
void nothing_hidden() {
    Random random(RandomKey{81, Game::id});
    int found = 0;
    for (int i = 0; i < (Game::seats == 3 ? 20000 : 100000) && found < 50; ++i) {
        auto state = small_state<Game>(random, 4 + roll(random, 2));
        const int tricks = 2 + roll(random, 2);
        const int cards = (state.now().play().tricks_left() - tricks) * Game::seats;
        advance(state, random, cards + roll(random, Game::seats));
        if (state.now().phase() != Phase::play) continue;  // null ends with a trick
        const auto view = movers_view(state);
        const World truth = true_world(state.now());
        if (!all_is_known(view, truth)) continue;
        ++found;
        for (const Reward reward : {Reward::win, Reward::points}) {
            RecursiveOptions options;
            options.reward = reward;
            for (const CardMeans& one : played(view, {truth}, options).cards) {
                const auto [share, points] = openly(view, reward, truth, one.card);
                check(near(one.reward.mean(), share), "the reward of open cards");
                if (reward == Reward::points)
                    check(near(one.points.mean(), points), "and the points");
            }
        }
    }
    check(found >= 10, "such endings are found");
}

// Without inner players it is PIMC.
template <class Game>
void no_horizon() {
    Random random(RandomKey{82, Game::id});
    for (int i = 0; i < 60; ++i) {
        const auto state = inside_trick(random, small_state<Game>(random, 3 + roll(random, 3)));
        const auto view = movers_view(state);
        const auto worlds = some_worlds(random, view, 6);
        RecursiveOptions options;
        options.horizon = 0;
        options.reward = static_cast<Reward>(roll(random, 3));
        const auto result = played(view, worlds, options);
        check(result.worlds == worlds.size(), "all worlds");
        for (const CardMeans& one : result.cards) {
            double share = 0;
            double points = 0;
            for (const World& world : worlds) {
                const auto [more, more_points] = openly(view, options.reward, world, one.card);
                share += more / static_cast<double>(worlds.size());
                points += more_points / static_cast<double>(worlds.size());
            }
            check(near(one.reward.mean(), share) && near(one.points.mean(), points),
                  "the mean of open cards");
        }
    }
}

// The mover of a simulated game plays the same card in every world that it cannot tell apart.
template <class Game>
void sees_its_own_cards(const State<Game>& state, InnerPolicy policy, Random& random) {
    const auto view = movers_view(state);
    const World truth = true_world(state.now());
    OpenGame<Game> open(view, no_budget());
    InnerPlayer<Game> player(view, {policy, 3, true}, open);
    auto world = world_play(view, Reward::win, truth);
    while (!world.over()) {
        const Seat mover = world.play.to_move();
        const RandomKey key{9, random.next()};
        const Card card = player.card(world, key);
        Knowledge knowledge = facts_at(public_facts(view), world.play, mover, truth[aside]);
        knowledge.settle();
        std::vector<World> others(3);
        Worlds(knowledge).draw(random, others);
        for (const World& other : others) {
            auto elsewhere = world;
            elsewhere.set_aside = other[aside];
            for (Seat seat = 0; seat < Game::seats; ++seat) {
                elsewhere.play.reveal(seat, static_cast<typename Game::Mask>(other[seat]));
            }
            check(player.card(elsewhere, key) == card, "the same card");
        }
        world.play.play(card);
    }
}

template <class Game>
void sees_no_more() {
    Random random(RandomKey{83, Game::id});
    for (int i = 0; i < 25; ++i) {
        const auto state = inside_trick(random, small_state<Game>(random, 5));
        for (const auto policy : {InnerPolicy::pimc, InnerPolicy::greedy, InnerPolicy::random}) {
            sees_its_own_cards(state, policy, random);
        }
    }
}

// Where PIMC sees no difference, players who have to guess make one.
void strategy_fusion() {
    const auto view = movers_view(ten_of_clubs());
    RecursiveOptions options;
    options.inner_worlds = 20;
    const auto guessed = played(view, all_worlds(view), options);
    options.horizon = 0;
    const auto seen = played(view, all_worlds(view), options);
    for (const CardMeans& one : seen.cards)
        check(near(one.reward.mean(), 1), "PIMC likes every card");
    for (const CardMeans& one : guessed.cards) {
        const bool jack = one.card == card<SkatDeck>("SJ");
        check(jack ? one.reward.mean() < 0.95 : near(one.reward.mean(), 1),
              "only clubs always win");
    }
}

State<Differenzler> differenzler_ending(Random& random, int tricks_left) {
    State<Differenzler> state(Differenzler::Options{},
                              Differenzler::Deal::random(random, static_cast<Seat>(0)));
    while (state.now().phase() != Phase::play || state.now().play().tricks_left() > tricks_left) {
        state.apply(any_legal(state.now(), random));
    }
    return state;
}

void differenzler() {
    Random random(RandomKey{84, 0});
    const auto state = differenzler_ending(random, 6);
    for (const auto policy : {InnerPolicy::greedy, InnerPolicy::random}) {
        sees_its_own_cards(state, policy, random);
        RecursiveOptions options;
        options.inner = policy;
        options.reward = Reward::points;
        const auto result = recursive_cards(
            movers_view(state), worlds_of(movers_view(state), 50, {5}), options, {5}, no_budget());
        check(result.worlds == 50 && result.solves == 0, "without a solver");
        for (const CardMeans& one : result.cards) {
            check(near(157 * one.reward.mean(), one.points.mean()),
                  "what the difference leaves of 157");
        }
    }
    const auto refused = [&](const RecursiveOptions& options) {
        check_refused(ErrorName::bad_option, "no sides, no value",
                      [&] { played(movers_view(state), {true_world(state.now())}, options); });
    };
    refused({});
    refused({InnerPolicy::greedy, 3, 4, Reward::points});
}

void repeatable() {
    Random random(RandomKey{85, 0});
    const auto view = movers_view(small_state(random, SkatContract::hearts, 5, true));
    const auto same = [](const RecursiveResult& a, const RecursiveResult& b) {
        bool equal = a.worlds == b.worlds && a.solves == b.solves;
        for (std::size_t c = 0; c < a.cards.size(); ++c) {
            equal = equal && a.cards[c].reward.mean() == b.cards[c].reward.mean() &&
                    a.cards[c].points.mean() == b.cards[c].points.mean();
        }
        return equal;
    };
    const RandomKey key{6, 7, 8, 9};
    const auto again = [&] {
        return recursive_cards(view, worlds_of(view, 12, key), {}, key, no_budget());
    };
    check(same(again(), again()), "the same key, the same result");
    const std::vector<World> twice(2, some_worlds(random, view, 1).front());
    RecursiveOptions random_players;
    random_players.inner = InnerPolicy::random;
    const auto pair = played(view, twice, random_players);
    check(pair.worlds == 2, "a world may come twice");
}

void limits() {
    Random random(RandomKey{86, 0});
    const auto view = movers_view(small_state(random, SkatContract::clubs, 8, true));
    const auto worlds = some_worlds(random, view, 500);
    const auto late = played(view, worlds, {}, 1, in_time(0));
    check(late.worlds == 1, "one world in any case");
    const auto one = played(view, {worlds.front()}, {});
    for (std::size_t c = 0; c < one.cards.size(); ++c) {
        check(one.cards[c].reward.mean() == late.cards[c].reward.mean(), "complete with all cards");
    }
    const auto again = std::chrono::steady_clock::now();
    const auto some = played(view, worlds, {}, 1, in_time(0.2));
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - again;
    check(spent.count() < 2, "the deadline is kept");
    check(some.worlds >= 1 && some.worlds < 500, "with what was finished");
    bool stopped = false;
    try {
        played(view, worlds, {}, 1, not_wanted());
    } catch (const Stopped&) {
        stopped = true;
    }
    check(stopped, "told to stop, it stops");
}

const Register tests{[] {
    test("recursive: Skat, players who know all play as the solver", nothing_hidden<Skat>);
    test("recursive: Schieber, players who know all play as the solver", nothing_hidden<Schieber>);
    test("recursive: Skat, without a horizon it is PIMC", no_horizon<Skat>);
    test("recursive: Schieber, without a horizon it is PIMC", no_horizon<Schieber>);
    test("recursive: Skat, inner players see no other hands", sees_no_more<Skat>);
    test("recursive: Schieber, inner players see no other hands", sees_no_more<Schieber>);
    test("recursive: Skat, players who guess see through strategy fusion", strategy_fusion);
    test("recursive: Differenzler has greedy and random players", differenzler);
    test("recursive: the same key gives the same result", repeatable);
    test("recursive: deadline and stop", limits);
}};

}  // namespace
