// Cards by regret minimisation, in endings of random games.
#include "search/regret_cards.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

#include "belief/worlds.hpp"
#include "solve/questions.hpp"
#include "tests/belief/true_world.hpp"
#include "tests/belief/worlds_for_searches.hpp"
#include "tests/check.hpp"
#include "tests/games/samples.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

// Calls `use(state, view, worlds)` for views of random endings with a choice for the seat to move,
// until it has said yes often enough.
template <class Game, class Use>
void endings(std::uint64_t seed, int tricks, int wanted, const Use& use) {
    for (std::uint64_t board = 0; wanted > 0 && board < 200000; ++board) {
        Random random(RandomKey{seed, board});
        State<Game> state = random_start<Game>(random);
        while (state.now().phase() != Phase::over &&
               (state.now().phase() != Phase::play || state.now().play().tricks_left() > tricks)) {
            state.apply_legal(any_legal(state.now(), random));
        }
        if (state.now().phase() != Phase::play) continue;
        advance(state, random, roll(random, 3));
        if (state.now().phase() != Phase::play || count(state.now().play().legal()) < 2) continue;
        const View<Game> view(state, state.now().to_move());
        if (use(state, view, Worlds(knowledge_of(view)).count())) --wanted;
    }
    check_equal(wanted, 0, "enough endings were found");
}

double value_of(const CardStrategy& strategy) {
    return std::inner_product(strategy.probability.begin(), strategy.probability.end(),
                              strategy.value.begin(), 0.0);
}

// In how many of these endings CFR+ gives the value of open cards.
int as_with_open_cards(int tricks, int boards, double tremble) {
    SolverTables<JassRules> tables;
    int agree = 0;
    endings<Schieber>(
        61, tricks, boards, [&](const auto& state, const auto& view, std::uint64_t worlds) {
            if (worlds != 1 || state.now().play().tricks_left() != tricks) return false;
            const CfrOptions options{.iterations = 1000, .tremble = tremble};
            NodeCounter counter;
            const auto solved = points_position(state.now()).ask(std::nullopt, tables, counter);
            const double share = solved.low / 157.0;
            const double value = value_of(cfr_cards(view, source_of(view), options, no_budget()));
            agree += std::abs(value - (view.seat() % 2 == 0 ? share : 1 - share)) < 0.002;
            const std::array<std::uint64_t, 1> after{1000};
            check(cfr_exploitability(view, source_of(view), after, options, no_budget())[0] < 0.002,
                  "no seat can gain");
            return true;
        });
    return agree;
}

void one_world_is_open_cards() {
    check_equal(as_with_open_cards(2, 100, 0), 100, "two tricks");
    check_equal(as_with_open_cards(3, 60, 1e-6), 60, "three tricks");
    check(as_with_open_cards(3, 60, 0) < 60, "without a tremble partners may miss the best");
}

template <class Game>
void distance_falls() {
    endings<Game>(62, 2, 10, [&](const auto&, const auto& view, std::uint64_t worlds) {
        if (worlds < 4) return false;
        for (const bool plus : {false, true}) {
            const auto distances =
                cfr_exploitability(view, source_of(view), std::array<std::uint64_t, 3>{1, 30, 1000},
                                   {.plus = plus}, no_budget());
            check(distances[2] >= -1e-12, "no distance below 0");
            check(distances[2] <= distances[0] + 1e-12, "closer than at the start");
            check(distances[2] < (plus ? 0.002 : 0.01),
                  "close to equilibrium: " + std::to_string(distances[2]));
        }
        return true;
    });
}

// What the samples find is worth as much as what the whole tree finds.
template <class Game>
void samples_agree_with_the_tree() {
    endings<Game>(63, 2, 6, [&](const auto&, const auto& view, std::uint64_t worlds) {
        if (worlds < 4) return false;
        const auto whole = cfr_cards(view, source_of(view), {.iterations = 2000}, no_budget());
        const double best = *std::max_element(whole.value.begin(), whole.value.end());
        for (const Sampling sampling : {Sampling::outcome, Sampling::external, Sampling::chance}) {
            const std::uint64_t iterations = sampling == Sampling::outcome ? 60000 : 10000;
            const auto found =
                mccfr_cards(view, source_of(view), {.iterations = iterations, .sampling = sampling},
                            RandomKey{1, 2}, no_budget());
            check(found.cards == whole.cards, "the same cards");
            check(std::abs(value_of(found) - value_of(whole)) < 0.02, "the value");
            double worth = 0;
            for (std::size_t i = 0; i < found.cards.size(); ++i) {
                worth += found.probability[i] * whole.value[i];
            }
            check(worth > best - 0.015, "cards that are as good");
        }
        return true;
    });
}

template <class Game>
void only_the_view_counts() {
    endings<Game>(64, 2, 5, [&](const auto&, const auto& view, std::uint64_t worlds) {
        if (worlds < 2) return false;
        const auto again = View<Game>::from_bytes(view.bytes());
        const CfrOptions whole{.iterations = 50};
        const MccfrOptions samples{.iterations = 500};
        check(cfr_cards(view, source_of(view), whole, no_budget()).value ==
                  cfr_cards(again, source_of(again), whole, no_budget()).value,
              "cfr");
        const auto first =
            mccfr_cards(view, source_of(view), samples, RandomKey{3, 4}, no_budget());
        const auto second =
            mccfr_cards(again, source_of(again), samples, RandomKey{3, 4}, no_budget());
        const auto other =
            mccfr_cards(again, source_of(again), samples, RandomKey{3, 5}, no_budget());
        check(first.value == second.value && first.probability == second.probability,
              "mccfr: the same key, the same result");
        check(first.value != other.value, "another key, another result");
        return true;
    });
}

// Cards are legal and probabilities come to 1, at any point of a game.
template <class Game>
void whole_games() {
    for (std::uint64_t board = 0; board < 30; ++board) {
        Random random(RandomKey{65, board});
        State<Game> state = random_state<Game>(random);
        if (state.now().phase() != Phase::play) continue;
        const View<Game> view(state, state.now().to_move());
        const auto found = mccfr_cards(view, source_of(view), {.iterations = 200},
                                       RandomKey{6, board}, no_budget());
        check_equal(static_cast<long long>(found.iterations), 200, "iterations");
        double sum = 0;
        for (std::size_t i = 0; i < found.cards.size(); ++i) {
            check(contains(state.now().play().legal(), found.cards[i]), "a legal card");
            check(found.value[i] >= 0 && found.value[i] <= 1, "a share");
            sum += found.probability[i];
        }
        check(std::abs(sum - 1) < 1e-9, "probabilities");
    }
}

template <class Game>
void only_one_card() {
    int seen = 0;
    for (std::uint64_t board = 0; seen < 5; ++board) {
        Random random(RandomKey{66, board});
        State<Game> state = random_state<Game>(random);
        const auto& game = state.now();
        if (game.phase() != Phase::play || game.play().tricks_left() != 2) continue;
        if (count(game.play().legal()) != 1) continue;
        ++seen;
        const View<Game> view(state, game.to_move());
        const auto whole = cfr_cards(view, source_of(view), {.iterations = 1000}, no_budget());
        check(whole.cards.size() == 1 && whole.probability[0] == 1, "the only card");
        for (const Sampling sampling : {Sampling::outcome, Sampling::external, Sampling::chance}) {
            const auto found =
                mccfr_cards(view, source_of(view), {.iterations = 20000, .sampling = sampling},
                            RandomKey{7, board}, no_budget());
            check(found.probability.size() == 1 && found.probability[0] == 1, "the only card");
            check(std::abs(found.value[0] - whole.value[0]) < 0.02, "its value");
        }
    }
}

void weights_count() {
    endings<Schieber>(67, 2, 5, [&](const auto& state, const auto& view, std::uint64_t number) {
        if (number < 2) return false;
        // All weight on the truth: the same as open cards.
        const Worlds worlds(knowledge_of(view));
        std::vector<World> all;
        for (std::uint64_t rank = 0; rank < number; ++rank) all.push_back(worlds.at(rank));
        std::vector<double> weights(number, 0.0);
        weights[*worlds.rank(true_world(state.now()))] = 3;
        const WorldSource source(knowledge_of(view), all, weights, true);
        SolverTables<JassRules> tables;
        NodeCounter counter;
        const double share =
            points_position(state.now()).ask(std::nullopt, tables, counter).low / 157.0;
        const auto found = cfr_cards(view, source, {.iterations = 1000}, no_budget());
        check(std::abs(value_of(found) - (view.seat() % 2 == 0 ? share : 1 - share)) < 0.002,
              "the solver's value");
        const auto drawn =
            mccfr_cards(view, source, {.iterations = 20000, .sampling = Sampling::external},
                        RandomKey{8}, no_budget());
        check(std::abs(value_of(drawn) - value_of(found)) < 0.02, "samples draw from it too");
        weights.pop_back();
        check_refused(ErrorName::impossible_weights, "a weight too few",
                      [&] { WorldSource(knowledge_of(view), all, weights, true); });
        return true;
    });
}

void refusals() {
    Random random(RandomKey{68, 0});
    State<Schieber> state = random_start<Schieber>(random);
    const auto cfr = [&](Seat seat, const CfrOptions& options) {
        const View<Schieber> view(state, seat);
        cfr_cards(view, source_of(view), options, no_budget());
    };
    const auto mccfr = [&](Seat seat, const MccfrOptions& options) {
        const View<Schieber> view(state, seat);
        mccfr_cards(view, source_of(view), options, RandomKey{}, no_budget());
    };
    check_refused(ErrorName::inconsistent_position, "trumps are being chosen",
                  [&] { cfr(state.now().to_move(), {}); });
    while (state.now().phase() != Phase::play) advance(state, random, 1);
    const Seat mover = state.now().to_move();
    check_refused(ErrorName::bad_option, "nine tricks are too many", [&] { cfr(mover, {}); });
    check_refused(ErrorName::bad_option, "for external sampling too",
                  [&] { mccfr(mover, {.sampling = Sampling::external}); });
    check_refused(ErrorName::bad_option, "no exploration", [&] { mccfr(mover, {.epsilon = 0}); });
    check_refused(ErrorName::bad_option, "no iteration", [&] { mccfr(mover, {.iterations = 0}); });
    check_refused(ErrorName::inconsistent_position, "another seat's turn",
                  [&] { mccfr(static_cast<Seat>((mover + 1) % 4), {}); });
}

void stops_and_deadlines() {
    endings<Schieber>(69, 3, 1, [&](const auto&, const auto& view, std::uint64_t) {
        const auto check_stopped = [](const auto& body) {
            bool stopped = false;
            try {
                body();
            } catch (const Stopped&) {
                stopped = true;
            }
            check(stopped, "stopped");
        };
        const auto source = source_of(view);
        check_stopped([&] { cfr_cards(view, source, {}, not_wanted()); });
        check_stopped([&] { mccfr_cards(view, source, {}, RandomKey{}, not_wanted()); });
        // With a time limit the usual number of iterations does not count.
        const auto whole = cfr_cards(view, source, {.iterations = 1}, in_time(0.1));
        check(whole.iterations > 1, "cfr uses its time");
        const auto drawn = mccfr_cards(view, source, {.iterations = 1}, RandomKey{}, in_time(0.1));
        check(drawn.iterations > 64, "mccfr uses its time");
        const Budget seven(Budget::Limits{.playouts = 7});
        check_equal(static_cast<long long>(cfr_cards(view, source, {}, seven).iterations), 7,
                    "a number of iterations");
        return true;
    });
}

const Register tests{[] {
    test("Schieber: with one world CFR+ finds the value of open cards", one_world_is_open_cards);
    test("Schieber: CFR comes closer to equilibrium", distance_falls<Schieber>);
    test("Skat: CFR comes closer to equilibrium", distance_falls<Skat>);
    test("Differenzler: CFR comes closer to equilibrium", distance_falls<Differenzler>);
    test("Schieber: MCCFR agrees with CFR", samples_agree_with_the_tree<Schieber>);
    test("Skat: MCCFR agrees with CFR", samples_agree_with_the_tree<Skat>);
    test("Differenzler: MCCFR agrees with CFR", samples_agree_with_the_tree<Differenzler>);
    test("Schieber: regrets need the view only", only_the_view_counts<Schieber>);
    test("Skat: regrets need the view only", only_the_view_counts<Skat>);
    test("Differenzler: regrets need the view only", only_the_view_counts<Differenzler>);
    test("Schieber: MCCFR plays from any card", whole_games<Schieber>);
    test("Skat: MCCFR plays from any card", whole_games<Skat>);
    test("Differenzler: MCCFR plays from any card", whole_games<Differenzler>);
    test("Schieber: an only card is played by regrets too", only_one_card<Schieber>);
    test("Skat: an only card is played by regrets too", only_one_card<Skat>);
    test("weights of worlds count in CFR", weights_count);
    test("regret searches refuse what they cannot do", refusals);
    test("regret searches stop and end in time", stops_and_deadlines);
}};

}  // namespace
