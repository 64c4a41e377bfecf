// Regret minimisation on games whose solution is known.
#include "search/cfr.hpp"

#include <cmath>

#include "search/best_response.hpp"
#include "search/kuhn_poker.hpp"
#include "search/mccfr.hpp"
#include "tests/check.hpp"
#include "tests/search/rock_paper_scissors.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

const auto ignore = [] {};

Profile after(const GameTree& tree, bool plus, int iterations) {
    Cfr cfr(tree, plus);
    for (int i = 0; i < iterations; ++i) cfr.iterate(ignore);
    return cfr.average();
}

template <class Game>
Profile sampled(const Game& game, const GameTree& tree, Sampling sampling, double epsilon,
                int iterations, std::uint64_t seed) {
    DrawnFromList<Game> drawn(game);
    Mccfr search(drawn, sampling, epsilon, 1000, Random(RandomKey{seed, 0}));
    for (int i = 0; i < iterations; ++i) search.iterate();
    return profile_of(
        tree, [&](std::uint64_t key, std::size_t actions) { return search.average(key, actions); });
}

void check_near(double actual, double expected, double off, const char* text,
                Where where = Where::current()) {
    check(std::abs(actual - expected) <= off, std::string(text) + ": " + std::to_string(actual),
          where);
}

void kuhn_poker_by_cfr() {
    const GameTree tree = build_tree(KuhnPoker{}, 1000, ignore);
    check_equal(static_cast<long long>(tree.infosets.size()), 12, "information sets");
    check_equal(static_cast<long long>(tree.nodes.size()), 54, "six trees of nine nodes");
    for (const bool plus : {false, true}) {
        double before = 1e9;
        for (const int iterations : {10, 100, 1000}) {
            const double distance = nash_conv(tree, after(tree, plus, iterations));
            check(distance >= -1e-12 && distance < before, "closer to equilibrium");
            before = distance;
        }
        check(before < (plus ? 0.001 : 0.03), "close to equilibrium");
        const auto values = expected_values(tree, after(tree, plus, 10000));
        check_near(values[0], -1.0 / 18, plus ? 1e-6 : 1e-4, "the first player's value");
        check_near(values[0] + values[1], 0, 1e-12, "what one wins the other loses");
    }
}

void kuhn_poker_by_sampling() {
    const KuhnPoker game;
    const GameTree tree = build_tree(game, 1000, ignore);
    for (const Sampling sampling : {Sampling::outcome, Sampling::external, Sampling::chance}) {
        const auto few = sampled(game, tree, sampling, 0.6, 1000, 5);
        const auto many = sampled(game, tree, sampling, 0.6, 200000, 5);
        check_near(expected_values(tree, many)[0], -1.0 / 18, 0.003, "the first player's value");
        check(nash_conv(tree, many) < 0.03, "close to equilibrium");
        check(nash_conv(tree, many) < nash_conv(tree, few), "closer than before");
        check(sampled(game, tree, sampling, 0.6, 1000, 5) == few, "the same key, the same result");
        check(sampled(game, tree, sampling, 0.6, 1000, 6) != few, "another key, another one");
    }
}

// Known without any search: against a first player who always bets and calls, the second gains
// most by folding the lowest card, calling with the others.
void best_response_to_a_fool() {
    const GameTree tree = build_tree(KuhnPoker{}, 1000, ignore);
    Profile profile(tree.actions, 0.5);
    for (const auto& infoset : tree.infosets) {
        if (infoset.seat != 0) continue;
        profile[infoset.offset] = 0;
        profile[infoset.offset + 1] = 1;
    }
    // Card 0 folds (-1); card 1 calls: +2 against 0, -2 against 2; card 2 calls: +2.
    check_near(best_response_value(tree, profile, 1), (-1 + 0 + 2) / 3.0, 1e-12, "best response");
}

template <class Run>
void rock_paper_scissors(const Run& run, double off) {
    for (const double rock_wins : {1.0, 2.0}) {
        const RockPaperScissors game(rock_wins);
        const GameTree tree = build_tree(game, 1000, ignore);
        const Profile profile = run(game, tree);
        const double paper = rock_wins / (rock_wins + 2);
        for (std::size_t seat = 0; seat < 2; ++seat) {
            check_near(profile[3 * seat], 1 / (rock_wins + 2), off, "rock");
            check_near(profile[3 * seat + 1], paper, off, "paper");
        }
    }
}

void rock_paper_scissors_by_cfr() {
    rock_paper_scissors([](const auto&, const auto& tree) { return after(tree, false, 20000); },
                        0.01);
    rock_paper_scissors([](const auto&, const auto& tree) { return after(tree, true, 2000); },
                        0.002);
}

void rock_paper_scissors_by_sampling() {
    for (const Sampling sampling : {Sampling::outcome, Sampling::external, Sampling::chance}) {
        rock_paper_scissors(
            [&](const auto& game, const auto& tree) {
                return sampled(game, tree, sampling, 0.6, 200000, 7);
            },
            0.02);
    }
}

void sampling_policy() {
    check_near(epsilon_on_policy(0.7, 2, 0.6), 0.58, 1e-12, "0.7");
    check_near(epsilon_on_policy(0.3, 2, 0.6), 0.42, 1e-12, "0.3");
}

void regrets_to_strategies() {
    std::array<double, 3> strategy{};
    match_regrets(std::array{3.0, -5.0, 1.0}, strategy);
    check(strategy == std::array{0.75, 0.0, 0.25}, "in proportion to positive regrets");
    match_regrets(std::array{0.0, -5.0, -1.0}, strategy);
    check(strategy == std::array{1 / 3.0, 1 / 3.0, 1 / 3.0}, "no regret: all alike");
}

void full_tables() {
    RegretTable table(3000);
    for (std::uint64_t i = 0; i < 4000; ++i) {
        const auto numbers = table.find_or_add(mixed(0, i), 2);
        check((numbers == RegretTable::none) == (i >= 3000), "takes as many as it may");
        if (i < 3000) table.regrets(numbers, 2)[1] = static_cast<double>(i);
    }
    for (std::uint64_t i = 0; i < 3000; ++i) {
        const auto numbers = table.find(mixed(0, i));
        check(table.regrets(numbers, 2)[1] == static_cast<double>(i), "keeps what it has");
    }
}

void too_large_trees() {
    bool refused = false;
    try {
        build_tree(KuhnPoker{}, 53, ignore);
    } catch (const TreeTooLarge&) {
        refused = true;
    }
    check(refused, "54 nodes are too many for 53");
}

const Register tests{[] {
    test("Kuhn poker is solved by CFR and CFR+", kuhn_poker_by_cfr);
    test("Kuhn poker is solved by all three ways of sampling", kuhn_poker_by_sampling);
    test("the best response to a player who always bets is known", best_response_to_a_fool);
    test("rock, paper, scissors is solved by CFR and CFR+", rock_paper_scissors_by_cfr);
    test("rock, paper, scissors is solved by sampling", rock_paper_scissors_by_sampling);
    test("epsilon-on-policy makes (0.58, 0.42) of (0.7, 0.3)", sampling_policy);
    test("regret matching", regrets_to_strategies);
    test("a regret table takes as many sets as it may and keeps them", full_tables);
    test("a game tree does not grow beyond its limit", too_large_trees);
}};

}  // namespace
