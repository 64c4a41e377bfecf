// What the searches, the solvers and the worlds are given and cannot use is refused by name.
#include <limits>

#include "games/batch_size.hpp"
#include "search/cfr.hpp"
#include "search/flat.hpp"
#include "search/recursive_pimc.hpp"
#include "search/regret_cards.hpp"
#include "search/tree_search.hpp"
#include "search/world_proof.hpp"
#include "solve/alone_maxn.hpp"
#include "solve/alone_paranoid.hpp"
#include "solve/batches.hpp"
#include "tests/belief/worlds_for_searches.hpp"
#include "tests/check.hpp"
#include "tests/search/small_views.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

constexpr int least = std::numeric_limits<int>::min();
constexpr int most = std::numeric_limits<int>::max();
const double no_number = std::numeric_limits<double>::quiet_NaN();
const double infinite = std::numeric_limits<double>::infinity();

template <class Body>
void refused(std::string_view text, const Body& body) {
    check_refused(ErrorName::bad_option, text, body);
}

View<Skat> ten_of_clubs_view() {
    return movers_view(ten_of_clubs());
}

void knowledge_that_fits_no_deal() {
    Knowledge knowledge;
    knowledge.undecided = 0b1111;
    knowledge.possible.fill(0b1111);
    knowledge.open.fill(1);
    const auto made = [&] { Worlds worlds(knowledge); };
    check_refused(ErrorName::inconsistent_view, "four places are open", made);
    knowledge.open = {0, 1, 1, 0};
    check_refused(ErrorName::inconsistent_view, "more cards than room", made);
}

void worlds_of_a_smaller_deck() {
    const auto knowledge = knowledge_of(ten_of_clubs_view());
    const Worlds worlds(knowledge);
    for (const std::size_t size :
         {std::size_t{0}, std::size_t{3}, std::size_t{65}, ~std::size_t{0}}) {
        refused("a deck without their cards", [&] { worlds.counts(size); });
    }
    refused("too few rows of weights",
            [&] { WeightedWorlds(knowledge, PerCard(3, {1, 1, 1, 1})); });
    check_equal(static_cast<long long>(worlds.counts(32).size()), 32, "a row for each card");
}

void numbers_of_no_world() {
    const Worlds worlds(knowledge_of(ten_of_clubs_view()));
    refused("the number after the last", [&] { worlds.at(worlds.count()); });
    std::vector<World> room(3);
    const std::array<std::uint64_t, 3> ranks = {0, 1, worlds.count()};
    refused("among others", [&] { worlds.at(ranks, room.data()); });
    refused("beyond the last", [&] { worlds.range(worlds.count() - 2, room); });
    refused("far beyond", [&] { worlds.range(~std::uint64_t{0}, room); });
    worlds.range(worlds.count() - 3, room);
    check(room.back() == worlds.at(worlds.count() - 1), "the last worlds");
}

void weights_that_lead_nowhere() {
    const auto knowledge = knowledge_of(ten_of_clubs_view());
    const double tiny = std::numeric_limits<double>::denorm_min();
    PerCard weights(32, {1, tiny, 1, tiny});
    Random random(RandomKey{1});
    const WeightedWorlds worlds(knowledge, weights);
    std::vector<World> drawn(5000);
    worlds.draw(random, drawn);
    const Worlds all(knowledge);
    for (const World& world : drawn) check(all.rank(world).has_value(), "still a world");
}

void trees_with_impossible_options() {
    const auto with = [](auto change) {
        return [change] {
            TreeOptions options;
            change(options);
            TreeSearch<Skat> trees(options);
        };
    };
    refused("no tree", with([](TreeOptions& o) { o.trees = 0; }));
    refused("a negative number of trees", with([](TreeOptions& o) { o.trees = least; }));
    refused("more trees than threads", with([](TreeOptions& o) { o.trees = most; }));
    refused("no iteration", with([](TreeOptions& o) { o.iterations = 0; }));
    refused("no exploration", with([](TreeOptions& o) { o.exploration = no_number; }));
    refused("endless exploration", with([](TreeOptions& o) { o.exploration = infinite; }));
    refused("division by zero", with([](TreeOptions& o) { o.epsilon_d = 0; }));
    refused("no first value", with([](TreeOptions& o) { o.first_play = no_number; }));
}

void worlds_of_another_view() {
    Random random(RandomKey{5});
    const auto view = movers_view(small_state<Schieber>(random, 3));
    const auto other = source_of(movers_view(small_state<Schieber>(random, 3)));
    const auto refuse = [](const char* text, auto body) {
        check_refused(ErrorName::inconsistent_view, text, body);
    };
    TreeSearch<Schieber> trees(TreeOptions{});
    refuse("trees", [&] { trees.search(view, other, RandomKey{}, 1, no_budget()); });
    refuse("the whole tree", [&] { cfr_cards(view, other, CfrOptions{}, no_budget()); });
    refuse("samples", [&] { mccfr_cards(view, other, MccfrOptions{}, RandomKey{}, no_budget()); });
    const std::vector<std::uint64_t> iterations = {1};
    refuse("distances",
           [&] { cfr_exploitability(view, other, iterations, CfrOptions{}, no_budget()); });
    refused("no threads",
            [&] { trees.search(view, source_of(view), RandomKey{}, 0, no_budget()); });
}

// Trees that ended in the middle of an iteration may not be gone on with.
void trees_begin_anew_after_a_failure() {
    const auto view = ten_of_clubs_view();
    const auto source = source_of(view);
    TreeOptions options;
    options.iterations = 100'000'000;
    TreeSearch<Skat> trees(options);
    Budget budget;
    budget.listen([]() -> bool { throw std::bad_alloc(); });
    bool failed = false;
    try {
        trees.search(view, source, RandomKey{}, 1, budget);
    } catch (const std::bad_alloc&) {
        failed = true;
    }
    check(failed, "there was no memory");
    check(trees.as_dot(3, 0) == "digraph search {}\n", "nothing is kept");
    const Budget few(Budget::Limits{.playouts = 10});
    check_equal(static_cast<int>(trees.search(view, source, RandomKey{}, 1, few).iterations), 10,
                "and it can be used again");
    check(!trees.as_dot(most, 0).empty(), "a graph ends where the tree does");
}

void inner_players_and_proofs() {
    const auto view = ten_of_clubs_view();
    const auto worlds = worlds_of(view, 2, RandomKey{});
    const auto recursive = [&](auto change) {
        RecursiveOptions options;
        change(options);
        return [=] { recursive_cards(view, worlds, options, RandomKey{}, no_budget()); };
    };
    refused("too many worlds", recursive([](RecursiveOptions& o) { o.inner_worlds = most; }));
    refused("a horizon behind us", recursive([](RecursiveOptions& o) { o.horizon = least; }));
    const auto proof = [&](auto change) {
        ProofOptions options;
        change(options);
        return [=] { proof_cards(view, worlds, options, no_budget()); };
    };
    refused("no own card", proof([](ProofOptions& o) { o.moves = 0; }));
    refused("no room for a set", proof([](ProofOptions& o) { o.front = 0; }));
    refused("a total that cannot be reckoned with",
            proof([](ProofOptions& o) { o.total = least; }));
}

void strategies_that_are_none() {
    refused("more than all", [] { with_exploration(std::array{0.5, 1.5}, 0.5); });
    refused("no number", [] { with_exploration(std::array{no_number}, 0.5); });
    refused("no epsilon", [] { with_exploration(std::array{1.0}, no_number); });
    check_equal(static_cast<int>(with_exploration({}, 0.5).size()), 0, "nothing to choose from");
}

void games_before_the_cards() {
    Random random(RandomKey{3});
    const State<Differenzler> state({}, Differenzler::Deal::random(random, 0));
    const auto refuse = [](const char* text, auto body) {
        check_refused(ErrorName::inconsistent_position, text, body);
    };
    MaxnTable maxn(4);
    ParanoidTable paranoid(4);
    NodeCounter counter;
    refuse("a line", [&] { MaxnSolver(maxn, counter).best_line(state.now()); });
    refuse("cards", [&] { MaxnSolver(maxn, counter).card_values(state.now()); });
    refuse("their differences",
           [&] { ParanoidSolver(0, paranoid, counter).card_values(state.now()); });
}

void batches_of_no_size() {
    const State<Skat> state = ten_of_clubs();
    const std::vector<const State<Skat>*> states = {&state, nullptr};
    const std::span<const State<Skat>* const> one = std::span(states).first(1);
    refused("no position", [&] { ask_many<Skat>(states, 61, 10, 1, no_budget()); });
    for (const int threads : {least, -1, 0, most_threads + 1, most}) {
        refused("threads", [&] { ask_many<Skat>(one, 61, 10, threads, no_budget()); });
    }
    refused("fewer than none", [] { require_batch(-1, 1); });
    refused("too many", [] { require_batch(most_items + 1, 1); });
    const std::vector<int> totals = {61};
    MoveWeights weights{};
    weights[3][4] = most;
    refused("weights without bound",
            [&] { order_nodes<Skat>(one, totals, weights, 1, no_budget()); });
    refused("a match to 7 points", [] { Schieber::target_of(7); });
}

const Register tests{[] {
    test("knowledge that fits no deal has no worlds", knowledge_that_fits_no_deal);
    test("worlds are not counted for a deck without their cards", worlds_of_a_smaller_deck);
    test("there is no world behind the last", numbers_of_no_world);
    test("weights as small as numbers can be lead to no other worlds", weights_that_lead_nowhere);
    test("tree search refuses impossible options", trees_with_impossible_options);
    test("no search takes the worlds of another view", worlds_of_another_view);
    test("trees begin anew after a failure", trees_begin_anew_after_a_failure);
    test("inner players and proofs refuse impossible options", inner_players_and_proofs);
    test("a strategy is made of probabilities", strategies_that_are_none);
    test("nobody plays alone before the cards", games_before_the_cards);
    test("batches have a size and threads", batches_of_no_size);
}};

}  // namespace
