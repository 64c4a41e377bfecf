// Tree search: the walk, the bandits, trees that are kept, budgets.
#include "search/tree_search.hpp"

#include <cmath>
#include <set>

#include "search/tree_walk.hpp"
#include "tests/belief/true_world.hpp"
#include "tests/belief/worlds_for_searches.hpp"
#include "tests/check.hpp"
#include "tests/search/small_views.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

TreeOptions some_options(Random& random) {
    TreeOptions options;
    options.selection = static_cast<Selection>(roll(random, 3));
    options.mover = static_cast<MoverKey>(roll(random, 3));
    options.ordered = chance(random, 50);
    options.availability = chance(random, 50);
    options.reward = static_cast<Reward>(roll(random, 3));
    options.playout = static_cast<SearchPlayout>(roll(random, 2));
    options.trees = 1 + roll(random, 3);
    options.leaves = chance(random, 50) ? 1 : 1 + roll(random, 300);
    options.iterations = 200;
    if (chance(random, 30) || options.selection == Selection::epsilon_greedy) {
        options.first_play = 0.8;
    }
    return options;
}

template <class Game>
TreeResult search(const View<Game>& view, const TreeOptions& options, std::uint64_t seed = 1,
                  int threads = 1) {
    return search_tree(view, source_of(view), options, RandomKey{seed}, threads, no_budget());
}

bool same(const TreeResult& a, const TreeResult& b) {
    bool equal = a.iterations == b.iterations && a.nodes == b.nodes;
    for (std::size_t c = 0; c < a.cards.size(); ++c) {
        equal = equal && a.cards[c].card == b.cards[c].card &&
                a.cards[c].arm.visits == b.cards[c].arm.visits &&
                a.cards[c].arm.sum == b.cards[c].arm.sum;
    }
    return equal;
}

// Every iteration chooses one card at the root; rewards are from 0 to 1.
template <class Game>
void visits_add_up() {
    Random random(RandomKey{111, Game::id});
    for (int i = 0; i < 60; ++i) {
        const auto view = movers_view(inside_trick(random, small_state<Game>(random, 5)));
        const TreeOptions options = some_options(random);
        const auto found = search(view, options, static_cast<std::uint64_t>(i));
        std::uint64_t visits = 0;
        for (const CardArm& one : found.cards) {
            visits += one.arm.visits;
            check(one.arm.sum >= 0 && one.arm.sum <= one.arm.visits, "rewards from 0 to 1");
            check(one.arm.squares <= one.arm.sum + 1e-9, "their squares too");
        }
        check_equal(static_cast<long long>(visits), 200, "one card in each iteration");
        check_equal(static_cast<long long>(found.iterations), 200, "as many as wanted");
        check(same(found, search(view, options, static_cast<std::uint64_t>(i), 3)),
              "the same with three threads");
    }
}

// The best arm gets most of the pulls: both bandits, on arms that are known.
void bandits_find_the_best_arm() {
    const std::array<double, 3> chances = {0.3, 0.6, 0.45};
    Random random(RandomKey{112});
    std::array<Arm, 3> arms{};
    for (int n = 1; n <= 5000; ++n) {
        std::size_t pull = 0;
        double most = -1;
        for (std::size_t a = 0; a < 3; ++a) {
            const double worth =
                arms[a].visits == 0 ? 10 : upper_confidence(arms[a].mean(), arms[a].visits, n, 0.7);
            if (worth > most) {
                most = worth;
                pull = a;
            }
        }
        arms[pull].add(random.unit() < chances[pull]);
    }
    check(arms[1].visits > 4000, "UCB1 settles on the best");
    check(arms[0].visits > 10 && arms[2].visits > 20, "and keeps an eye on the others");
    check(std::abs(exploring_share(4, 0.5, 3, 1000) - 0.048) < 1e-12, "cK / d² n");
    check(exploring_share(4, 0.5, 3, 1) == 1, "at most always");
    check(std::abs(upper_confidence(0.5, 4, std::exp(1.0), 2) - 1.5) < 1e-12, "C outside the root");
}

// One world: the tree is a plain game tree and finds what the solver finds.
template <class Game>
void one_world() {
    Random random(RandomKey{113, Game::id});
    int compared = 0;
    for (int i = 0; i < 40; ++i) {
        const auto state = small_state<Game>(random, 3);
        const auto view = movers_view(state);
        const World truth = true_world(state.now());
        const WorldSource source(knowledge_of(view), std::vector{truth}, std::vector{1.0}, false);
        OpenGame<Game> open(view, no_budget());
        TreeOptions options;
        options.iterations = 20000;
        options.mover = MoverKey::hand;
        const auto found = search_tree(view, source, options, RandomKey{9}, 1, no_budget());
        const CardArm* most = &found.cards.front();
        double best = -1;
        double chosen = -1;
        for (const CardArm& one : found.cards) {
            if (one.arm.visits > most->arm.visits) most = &one;
        }
        for (const CardArm& one : found.cards) {
            auto world = world_play(view, Reward::points, truth);
            world.play.play(one.card);
            const int value = open.value(world.play, truth[aside]);
            const double share = world.stakes.of_value(world.play, value)[view.seat()];
            best = std::max(best, share);
            if (one.card == most->card) chosen = share;
        }
        check(chosen > best - 0.03, "a card as good as the solver's");
        ++compared;
    }
    check(compared == 40, "all compared");
}

// A kept tree goes on from the cards played; another game begins anew.
template <class Game>
void trees_are_kept() {
    Random random(RandomKey{114, Game::id});
    int went_on = 0;
    for (int i = 0; i < 40; ++i) {
        auto state = small_state<Game>(random, Game::seats == 3 ? 3 : 2);
        const Seat seat = state.now().to_move();
        TreeOptions options;
        options.iterations = 3000;
        options.playout = SearchPlayout::greedy;
        TreeSearch<Game> kept(options);
        const View<Game> first(state, seat);
        kept.search(first, source_of(first), RandomKey{1}, 1, no_budget());
        do {
            advance(state, random, 1);
        } while (state.now().phase() == Phase::play && state.now().to_move() != seat);
        if (state.now().phase() != Phase::play) continue;
        const View<Game> later(state, seat);
        const auto found = kept.search(later, source_of(later), RandomKey{2}, 1, no_budget());
        const auto fresh = search(later, options, 2);
        std::uint64_t visits = 0;
        for (const CardArm& one : found.cards) visits += one.arm.visits;
        check(visits >= 3000 && found.iterations == 3000, "new iterations and old ones");
        went_on += visits > 3000;
        TreeSearch<Game> again(options);
        again.search(first, source_of(first), RandomKey{1}, 1, no_budget());
        check(same(found, again.search(later, source_of(later), RandomKey{2}, 1, no_budget())),
              "the same keys, the same result");
        check(same(kept.search(first, source_of(first), RandomKey{1}, 1, no_budget()),
                   search(first, options, 1)),
              "an earlier view begins anew");
        check(fresh.cards.size() == found.cards.size(), "the same cards");
    }
    check(went_on > 10, "what was searched before was found again");
}

void budgets() {
    Random random(RandomKey{115});
    const auto view = movers_view(small_state<Skat>(random, 7));
    TreeOptions options;
    options.iterations = 10;
    const auto timed = search_tree(view, source_of(view), options, RandomKey{1}, 1, in_time(0.1));
    check(timed.iterations > 1000, "seconds are used, whatever the usual number");
    const Budget seven(Budget::Limits{.playouts = 700});
    const auto counted = search_tree(view, source_of(view), options, RandomKey{1}, 1, seven);
    check_equal(static_cast<long long>(counted.iterations), 700, "a number of playouts");
    options.iterations = 50000;
    options.max_nodes = 100;
    check(search(view, options).nodes <= 101, "a full tree grows no more");
    bool stopped = false;
    try {
        search_tree(view, source_of(view), options, RandomKey{1}, 1, not_wanted());
    } catch (const Stopped&) {
        stopped = true;
    }
    check(stopped, "stopped");
}

// A judge that counts: everybody wins everywhere, so that an arm has as many rewards as visits.
template <class Game>
class CountingJudge {
  public:
    CountingJudge(const TreeOptions&, const View<Game>&, const Budget&) { begin(); }

    static void begin() {
        questions.clear();
        first_cards.clear();
        stops_at = skips = 0;
    }

    void judge(std::span<LeafWorld<Game>> leaves, Random&) {
        questions.push_back(leaves.size());
        if (questions.size() == stops_at) throw Stopped{};
        std::set<Card> cards;
        for (std::size_t i = 0; i < leaves.size(); ++i) {
            leaves[i].rewards.fill(1);
            leaves[i].judged = skips == 0 || i % skips != 0;
            cards.insert(leaves[i].world.play.played(ply));
        }
        first_cards.push_back(cards.size());
    }

    static inline std::vector<std::size_t> questions;    // how many leaves each was about
    static inline std::vector<std::size_t> first_cards;  // and how many cards led there
    static inline std::size_t stops_at = 0;              // the question at which it is stopped
    static inline std::size_t skips = 0;                 // each so many leaves one is not judged
    static inline int ply = 0;                           // of the card at the root
};

struct Sums {
    std::uint64_t visits = 0;
    double rewards = 0;
};

Sums sums_of(const SearchTree& tree, std::uint32_t root) {
    Sums sums;
    for (auto e = tree.at(root).first; e != SearchTree::none; e = tree.edge(e).next) {
        sums.visits += tree.edge(e).arm.visits;
        sums.rewards += tree.edge(e).arm.sum;
    }
    return sums;
}

void check_no_loss_remains(const SearchTree& tree) {
    for (std::uint32_t node = 0; node < tree.nodes(); ++node) {
        const Sums sums = sums_of(tree, node);
        check_equal(static_cast<long long>(sums.visits), std::llround(sums.rewards),
                    "as many rewards as visits");
    }
}

template <class Game>
struct WatchedWalk {
    using Judge = CountingJudge<Game>;

    WatchedWalk(const View<Game>& seen, const TreeOptions& chosen)
        : view(seen), options(chosen), source(source_of(view)) {
        Judge::ply = view.now().play().cards_played();
    }

    View<Game> view;
    TreeOptions options;
    WorldSource source;
    SearchTree tree;
    TreeWalk<Game, Judge> walk{
        view, source, options, RandomKey{5}, no_budget(), tree, CountingJudge<Game>::ply};
};

template <class Game>
void leaves_wait_for_the_judge() {
    using Judge = CountingJudge<Game>;
    Random random(RandomKey{117, Game::id});
    for (int i = 0; i < 20; ++i) {
        TreeOptions options = some_options(random);
        options.selection = Selection::ucb1;
        options.first_play.reset();
        const auto view = movers_view(small_state<Game>(random, 7));
        const auto legal = legal_cards(view).size();
        WatchedWalk<Game> one(view, options);
        for (int count = 0; count < 10; ++count) one.walk.iterate(8);
        check(Judge::questions == std::vector<std::size_t>(10, 8), "asked about eight at a time");
        check_equal(static_cast<long long>(Judge::first_cards.front()),
                    static_cast<long long>(std::min<std::size_t>(legal, 8)),
                    "walks that wait keep the next ones away");
        check_equal(static_cast<long long>(sums_of(one.tree, one.walk.root()).visits), 80,
                    "visits are the iterations");
        check_no_loss_remains(one.tree);
    }
}

// Stopped while it judges, or without time for some leaves: what waited counts for nothing.
template <class Game>
void losses_are_taken_back() {
    using Judge = CountingJudge<Game>;
    Random random(RandomKey{118, Game::id});
    TreeOptions options;
    WatchedWalk<Game> one(movers_view(small_state<Game>(random, 6)), options);
    Judge::stops_at = 3;
    bool stopped = false;
    try {
        for (int count = 0; count < 5; ++count) one.walk.iterate(8);
    } catch (const Stopped&) {
        stopped = true;
    }
    check(stopped, "stopped at the third question");
    check_equal(static_cast<long long>(sums_of(one.tree, one.walk.root()).visits), 16,
                "two questions were answered");
    check_no_loss_remains(one.tree);
    Judge::skips = 4;
    for (int count = 0; count < 5; ++count) one.walk.iterate(8);
    check_equal(static_cast<long long>(sums_of(one.tree, one.walk.root()).visits), 16 + 5 * 6,
                "six of eight leaves were judged");
    check_no_loss_remains(one.tree);
}

// With eyes of other seats only the choices of one seat count.
void redrawn_losses_are_taken_back() {
    Random random(RandomKey{119});
    TreeOptions options;
    options.redraw = true;
    options.mover = MoverKey::hand;
    WatchedWalk<Skat> one(movers_view(small_state<Skat>(random, 6)), options);
    for (int count = 0; count < 30; ++count) one.walk.iterate(8);
    check_no_loss_remains(one.tree);
}

// The last question is about the rest; every tree asks for itself.
void leaves_of_a_search() {
    Random random(RandomKey{120});
    const auto view = movers_view(small_state<Skat>(random, 7));
    TreeOptions options;
    options.iterations = 203;
    options.leaves = 8;
    options.trees = 2;
    const auto found = search(view, options);
    std::uint64_t visits = 0;
    for (const CardArm& one : found.cards) visits += one.arm.visits;
    check_equal(static_cast<long long>(found.iterations), 203, "as many as wanted, not more");
    check_equal(static_cast<long long>(visits), 203, "and as many visits");
    check(same(found, search(view, options)), "the same seed, the same result");
    TreeOptions alone = options;
    alone.leaves = 1;
    check(!same(found, search(view, alone)), "judged at once they lead elsewhere");
    options.leaf = Leaf::solver;
    const auto late = search_tree(view, source_of(view), options, RandomKey{1}, 1, in_time(0));
    check(late.iterations <= 16, "a question for each tree, then the time is up");
    for (const int wrong : {0, -1, most_leaves + 1}) {
        options.leaves = wrong;
        check_refused(ErrorName::bad_option, "so many leaves", [&] { search(view, options); });
    }
}

void other_eyes_are_refused() {
    Random random(RandomKey{116});
    const auto view = movers_view(small_state<Skat>(random, 4));
    const auto list = equally_likely(all_worlds(view), true);
    const WorldSource source(knowledge_of(view), list.worlds, list.weights, true);
    TreeOptions redraw;
    redraw.redraw = true;
    TreeOptions bookkeeping;
    bookkeeping.candidates = Candidates::bookkeeping;
    for (const TreeOptions& options : {redraw, bookkeeping}) {
        check_refused(ErrorName::bad_option, "a belief cannot say what others believe",
                      [&] { search_tree(view, source, options, RandomKey{}, 1, no_budget()); });
    }
}

const Register tests{[] {
    test("tree: Skat, every iteration visits one card", visits_add_up<Skat>);
    test("tree: Schieber, every iteration visits one card", visits_add_up<Schieber>);
    test("bandits: the best arm is pulled most", bandits_find_the_best_arm);
    test("tree: Skat, one world is played as the solver says", one_world<Skat>);
    test("tree: Schieber, one world is played as the solver says", one_world<Schieber>);
    test("tree: Skat, trees are kept from card to card", trees_are_kept<Skat>);
    test("tree: Schieber, trees are kept from card to card", trees_are_kept<Schieber>);
    test("tree: seconds, playouts, nodes and stop", budgets);
    test("tree: Skat, leaves wait for the judge", leaves_wait_for_the_judge<Skat>);
    test("tree: Schieber, leaves wait for the judge", leaves_wait_for_the_judge<Schieber>);
    test("tree: Skat, losses of leaves that wait are taken back", losses_are_taken_back<Skat>);
    test("tree: Schieber, losses of leaves that wait are taken back",
         losses_are_taken_back<Schieber>);
    test("tree: losses are taken back where worlds are redrawn", redrawn_losses_are_taken_back);
    test("tree: leaves in batches", leaves_of_a_search);
    test("tree: other eyes and a belief do not go together", other_eyes_are_refused);
}};

}  // namespace
