// Regret minimisation: cards for a view, and Kuhn poker as the touchstone.
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include "bind/bind_game.hpp"
#include "bind/games.hpp"
#include "bind/search.hpp"
#include "search/best_response.hpp"
#include "search/cfr.hpp"
#include "search/kuhn_poker.hpp"
#include "search/regret_cards.hpp"

namespace kiebitz::bind {

namespace {

using Key = std::array<std::uint64_t, 4>;
using Seconds = std::optional<double>;

RandomKey random_key(const Key& key) {
    return {key[0], key[1], key[2], key[3]};
}

Deadline deadline_in(Seconds seconds) {
    if (!seconds) return std::nullopt;
    // A year is for ever, and does not overflow.
    const std::chrono::duration<double> length(std::clamp(*seconds, 0.0, 3e7));
    return std::chrono::steady_clock::now() +
           std::chrono::duration_cast<std::chrono::steady_clock::duration>(length);
}

Reward checked_reward(int reward) {
    return checked<Reward>(reward, rewards, "reward");
}
Sampling checked_sampling(int sampling) {
    return checked<Sampling>(sampling, samplings, "sampling");
}
std::uint64_t checked_iterations(std::int64_t iterations) {
    if (iterations < 1) {
        throw RuleError(ErrorName::bad_option, "there should be at least one iteration");
    }
    return static_cast<std::uint64_t>(iterations);
}

nb::tuple as_tuple(const CardStrategy& found) {
    const std::vector<int> cards(found.cards.begin(), found.cards.end());
    return nb::make_tuple(cards, found.probability, found.value, found.iterations, found.infosets);
}

template <class Game>
void bind_cards(nb::module_& module) {
    module.def(
        "cfr_cards",
        [](const View<Game>& view, std::int64_t iterations, bool plus, int reward,
           Seconds seconds) {
            CfrOptions options;
            options.iterations = checked_iterations(iterations);
            options.plus = plus;
            options.reward = checked_reward(reward);
            options.deadline = deadline_in(seconds);
            return as_tuple(searched([&] { return cfr_cards(view, options, interrupted); }));
        },
        nb::arg("view"), nb::arg("iterations"), nb::arg("plus"), nb::arg("reward"),
        nb::arg("seconds").none());
    module.def(
        "mccfr_cards",
        [](const View<Game>& view, std::int64_t iterations, int sampling, double epsilon,
           int reward, Seconds seconds, const Key& key) {
            MccfrOptions options;
            options.iterations = checked_iterations(iterations);
            options.sampling = checked_sampling(sampling);
            options.epsilon = epsilon;
            options.reward = checked_reward(reward);
            options.deadline = deadline_in(seconds);
            return as_tuple(
                searched([&] { return mccfr_cards(view, options, interrupted, random_key(key)); }));
        },
        nb::arg("view"), nb::arg("iterations"), nb::arg("sampling"), nb::arg("epsilon"),
        nb::arg("reward"), nb::arg("seconds").none(), nb::arg("key"));
    module.def(
        "cfr_exploitability",
        [](const View<Game>& view, const std::vector<std::uint64_t>& iterations, bool plus,
           int reward) {
            CfrOptions options;
            options.plus = plus;
            options.reward = checked_reward(reward);
            return searched(
                [&] { return cfr_exploitability(view, iterations, options, interrupted); });
        },
        nb::arg("view"), nb::arg("iterations"), nb::arg("plus"), nb::arg("reward"));
}

// The first player's value, and how far the profile is from equilibrium.
nb::tuple judged(const GameTree& tree, const Profile& profile) {
    return nb::make_tuple(expected_values(tree, profile)[0], nash_conv(tree, profile));
}

GameTree kuhn_tree() {
    return build_tree(KuhnPoker{}, 100, [] {});
}

// For toy games, where an iteration takes less than the question.
constexpr std::uint64_t iterations_between_looks = 4096;

template <class Iterate>
void repeat(std::uint64_t iterations, const Iterate& iterate) {
    searched([&] {
        for (std::uint64_t i = 1; i <= iterations; ++i) {
            if (i % iterations_between_looks == 0 && interrupted()) throw Stopped{};
            iterate();
        }
    });
}

}  // namespace

void bind_regret(nb::module_& module) {
    bind_cards<Skat>(module);
    bind_cards<Schieber>(module);
    bind_cards<Differenzler>(module);
    module.def(
        "kuhn_poker_cfr",
        [](std::int64_t iterations, bool plus) {
            const GameTree tree = kuhn_tree();
            Cfr cfr(tree, plus);
            repeat(checked_iterations(iterations), [&] { cfr.iterate([] {}); });
            return judged(tree, cfr.average());
        },
        nb::arg("iterations"), nb::arg("plus"));
    module.def(
        "kuhn_poker_mccfr",
        [](std::int64_t iterations, int sampling, double epsilon, const Key& key) {
            require_epsilon(epsilon);
            const KuhnPoker game;
            DrawnFromList<KuhnPoker> drawn(game);
            Mccfr search(drawn, checked_sampling(sampling), epsilon, 100, Random(random_key(key)));
            repeat(checked_iterations(iterations), [&] { search.iterate(); });
            const GameTree tree = kuhn_tree();
            return judged(tree, profile_of(tree, [&](std::uint64_t set, std::size_t actions) {
                              return search.average(set, actions);
                          }));
        },
        nb::arg("iterations"), nb::arg("sampling"), nb::arg("epsilon"), nb::arg("key"));
    module.def(
        "epsilon_on_policy",
        [](std::vector<double> strategy, double epsilon) {
            for (double& probability : strategy) {
                probability = epsilon_on_policy(probability, strategy.size(), epsilon);
            }
            return strategy;
        },
        nb::arg("strategy"), nb::arg("epsilon"));
}

}  // namespace kiebitz::bind
