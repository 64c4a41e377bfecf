// Regret minimisation: cards for a view, and Kuhn poker as the touchstone.
#include <nanobind/stl/array.h>
#include <nanobind/stl/vector.h>

#include "bind/bind_game.hpp"
#include "bind/games.hpp"
#include "bind/options.hpp"
#include "bind/world_rows.hpp"
#include "search/best_response.hpp"
#include "search/cfr.hpp"
#include "search/kuhn_poker.hpp"
#include "search/regret_cards.hpp"

namespace kiebitz::bind {

namespace {

std::uint64_t checked_iterations(std::int64_t iterations) {
    if (iterations < 1) {
        throw RuleError(ErrorName::bad_option, "there should be at least one iteration");
    }
    return static_cast<std::uint64_t>(iterations);
}

template <class Game>
void bind_cards(nb::module_& module) {
    module.def(
        "cfr_cards",
        [](const View<Game>& view, const WorldSource& source, const CfrOptions& options,
           const Budget& budget) {
            return searched(
                budget, [&](const Budget& work) { return cfr_cards(view, source, options, work); });
        },
        nb::arg("view"), nb::arg("source"), nb::arg("options"), nb::arg("budget"));
    module.def(
        "mccfr_cards",
        [](const View<Game>& view, const WorldSource& source, const MccfrOptions& options,
           const Key& key, const Budget& budget) {
            return searched(budget, [&](const Budget& work) {
                return mccfr_cards(view, source, options, key_of(key), work);
            });
        },
        nb::arg("view"), nb::arg("source"), nb::arg("options"), nb::arg("key"), nb::arg("budget"));
    module.def(
        "cfr_exploitability",
        [](const View<Game>& view, const WorldSource& source,
           const std::vector<std::uint64_t>& iterations, const CfrOptions& options) {
            return searched(no_budget(), [&](const Budget& work) {
                return cfr_exploitability(view, source, iterations, options, work);
            });
        },
        nb::arg("view"), nb::arg("source"), nb::arg("iterations"), nb::arg("options"));
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
    searched(no_budget(), [&](const Budget& budget) {
        for (std::uint64_t i = 1; i <= iterations; ++i) {
            if (i % iterations_between_looks == 0) budget.look();
            iterate();
        }
    });
}

}  // namespace

void bind_regret(nb::module_& module) {
    OptionsClass<CfrOptions>(module, "CfrOptions")
        .field("iterations", &CfrOptions::iterations)
        .field("plus", &CfrOptions::plus)
        .field("reward", &CfrOptions::reward)
        .done();
    OptionsClass<MccfrOptions>(module, "MccfrOptions")
        .field("iterations", &MccfrOptions::iterations)
        .field("sampling", &MccfrOptions::sampling)
        .field("epsilon", &MccfrOptions::epsilon)
        .field("reward", &MccfrOptions::reward)
        .done();
    nb::class_<CardStrategy>(module, "CardStrategy")
        .def_prop_ro(
            "cards",
            [](const CardStrategy& r) { return std::vector<int>(r.cards.begin(), r.cards.end()); })
        .def_ro("probability", &CardStrategy::probability)
        .def_ro("value", &CardStrategy::value)
        .def_ro("iterations", &CardStrategy::iterations)
        .def_ro("infosets", &CardStrategy::infosets);
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
        [](std::int64_t iterations, const std::string& sampling, double epsilon, const Key& key) {
            require_epsilon(epsilon);
            const KuhnPoker game;
            DrawnFromList<KuhnPoker> drawn(game);
            Mccfr search(drawn, value_of<Sampling>(sampling, "sampling"), epsilon, 100,
                         Random(key_of(key)));
            repeat(checked_iterations(iterations), [&] { search.iterate(); });
            const GameTree tree = kuhn_tree();
            return judged(tree, profile_of(tree, [&](std::uint64_t set, std::size_t actions) {
                              return search.average(set, actions);
                          }));
        },
        nb::arg("iterations"), nb::arg("sampling"), nb::arg("epsilon"), nb::arg("key"));
    module.def(
        "epsilon_on_policy",
        [](const std::vector<double>& strategy, double epsilon) {
            return with_exploration(strategy, epsilon);
        },
        nb::arg("strategy"), nb::arg("epsilon"));
}

}  // namespace kiebitz::bind
