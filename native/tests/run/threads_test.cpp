// Solvers and searches on several threads, for the thread sanitizer: the same as on one, and ended
// from another one.
#include <thread>

#include "games/random_play.hpp"
#include "search/open_worlds.hpp"
#include "search/tree_search.hpp"
#include "solve/batches.hpp"
#include "tests/belief/worlds_for_searches.hpp"
#include "tests/check.hpp"
#include "tests/search/small_views.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

constexpr int threads = 4;

template <class Game>
void solver() {
    Random random(RandomKey{171, Game::id});
    std::vector<State<Game>> states;
    for (int i = 0; i < 40; ++i) states.push_back(small_state<Game>(random, 3));
    std::vector<const State<Game>*> asked;
    for (const auto& state : states) asked.push_back(&state);
    const auto ask = [&](int workers) {
        return ask_many<Game>(asked, std::nullopt, Budget::no_limit, workers, no_budget());
    };
    const auto alone = ask(1);
    const auto together = ask(threads);
    for (std::size_t i = 0; i < alone.size(); ++i) {
        check(alone[i].bounds.low == together[i].bounds.low, "the same value");
        check(alone[i].nodes == together[i].nodes, "with the same nodes");
    }
}

template <class Game>
void worlds() {
    Random random(RandomKey{172, Game::id});
    const auto view = movers_view(small_state<Game>(random, 4));
    const auto drawn = some_worlds(random, view, 60);
    OpenQuestion question;
    question.each_card = true;
    const auto alone = ask_worlds(view, drawn, question, no_budget());
    question.threads = threads;
    const auto together = ask_worlds(view, drawn, question, no_budget());
    for (std::size_t i = 0; i < alone.bounds.size(); ++i) {
        check(alone.bounds[i].low == together.bounds[i].low, "the same value");
    }
}

template <class Game>
void trees(Leaf leaf) {
    Random random(RandomKey{173, Game::id});
    const auto view = movers_view(small_state<Game>(random, 4));
    TreeOptions options;
    options.trees = 5;
    options.iterations = 300;
    options.leaf = leaf;
    const auto source = source_of(view);
    const auto search = [&](int workers) {
        return search_tree(view, source, options, RandomKey{1}, workers, no_budget());
    };
    const auto alone = search(1);
    const auto together = search(threads);
    for (std::size_t c = 0; c < alone.cards.size(); ++c) {
        check(alone.cards[c].arm.sum == together.cards[c].arm.sum, "the same rewards");
    }
}

void stopped_from_outside() {
    Random random(RandomKey{174});
    const auto view = movers_view(small_state<Schieber>(random, 7));
    TreeOptions options;
    options.trees = threads;
    options.iterations = Budget::no_limit / 2;
    const Budget budget;
    std::jthread other([flag = budget.flag()] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        flag->raise();
    });
    TreeSearch<Schieber> searched(options);
    bool stopped = false;
    try {
        searched.search(view, source_of(view), RandomKey{1}, threads, budget);
    } catch (const Stopped&) {
        stopped = true;
    }
    check(stopped, "another thread ends all of them");
}

void playouts() {
    Random random(RandomKey{175});
    const State<Skat> state = small_state<Skat>(random, 5);
    std::vector<std::int32_t> alone(3 * 2000);
    std::vector<std::int32_t> together(3 * 2000);
    random_scores(state.now(), 1, 1, alone, no_budget());
    random_scores(state.now(), 1, threads, together, no_budget());
    check(alone == together, "the same scores");
}

const Register tests{[] {
    test("threads: the solver of Skat", solver<Skat>);
    test("threads: the solver of Schieber", solver<Schieber>);
    test("threads: open worlds of Skat", worlds<Skat>);
    test("threads: open worlds of Schieber", worlds<Schieber>);
    test("threads: trees with playouts", [] { trees<Schieber>(Leaf::playout); });
    test("threads: trees with the solver", [] { trees<Skat>(Leaf::solver); });
    test("threads: a search is stopped from outside", stopped_from_outside);
    test("threads: playouts", playouts);
}};

}  // namespace
