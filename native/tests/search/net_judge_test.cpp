// Nets in searches: many worlds at once are the same as each alone, and what a seat says in a world
// is what it says at a table.
#include "search/net_judge.hpp"

#include <algorithm>
#include <cmath>

#include "search/flat.hpp"
#include "search/net_weights.hpp"
#include "search/recursive_pimc.hpp"
#include "search/tree_search.hpp"
#include "tests/belief/true_world.hpp"
#include "tests/check.hpp"
#include "tests/games/samples.hpp"
#include "tests/net/random_net.hpp"
#include "tests/search/small_views.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

std::shared_ptr<const Net> some_net(std::uint64_t seed) {
    Random random(RandomKey{seed});
    return std::make_shared<const Net>(random_skat_net(random));
}

// Declared games, the seat to move with at least two cards to choose from.
template <class Use>
void for_choices(int games, std::uint64_t seed, const Use& use) {
    for (std::uint64_t board = 0; games > 0; ++board) {
        Random random(RandomKey{seed, board});
        State<Skat> state = any_start<Skat>(random);
        advance(state, random, roll(random, 45));
        const Skat& now = state.now();
        if (now.phase() != Phase::play || now.declarer() == no_seat) continue;
        if (count(now.play().legal()) < 2) continue;
        --games;
        use(state, random);
    }
}

void in_lockstep_as_alone() {
    const auto net = some_net(1);
    for_choices(150, 61, [&](const State<Skat>& state, Random& random) {
        const auto view = movers_view(state);
        const NetSeats seats(view, net);
        const double epsilon = chance(random, 50) ? 0.2 : 0;
        std::vector<WorldPlay<Skat>> together;
        for (const World& world : some_worlds(random, view, 7)) {
            together.push_back(world_play(view, Reward::points, world));
        }
        auto alone = together;
        std::vector<WorldPlay<Skat>*> all;
        std::vector<Random> luck;
        for (std::size_t i = 0; i < together.size(); ++i) {
            all.push_back(&together[i]);
            luck.emplace_back(RandomKey{9, i});
        }
        const auto to_the_end = [](const WorldPlay<Skat>& world) { return world.over(); };
        seats.play_on(all, luck, epsilon, no_budget(), to_the_end);
        for (std::size_t i = 0; i < alone.size(); ++i) {
            Random own(RandomKey{9, i});
            while (!alone[i].over()) {
                const bool strays = epsilon > 0 && own.unit() < epsilon;
                alone[i].play.play(strays ? random_card(alone[i].play, own) : seats.card(alone[i]));
            }
            check(alone[i].play == together[i].play, "another game where it is played alone");
        }
    });
}

// The true world, one card on: the seat that moves next says there what it says of its own view. Of
// positions that were set up another seat may not know with how many matadors.
void in_a_world_as_at_the_table() {
    const auto net = some_net(2);
    int compared = 0;
    for_choices(400, 62, [&](State<Skat> state, Random& random) {
        if (!std::holds_alternative<Skat::Deal>(state.start())) return;
        const auto view = movers_view(state);
        const NetSeats seats(view, net);
        auto world = world_play(view, Reward::points, true_world(state.now()));
        const Card card = random_card(world.play, random);
        world.play.play(card);
        state.apply(Action::play(card));
        if (world.over()) return;
        const auto next = movers_view(state);
        SkatQuestions question;
        question.add(declared_skat(next), next.now().play());
        question.answer(*net);
        check(seats.card(world) == question.best(0), "another card");
        const double share = share_of_net_value(question.value(0, question.best(0)));
        const bool declares = next.seat() == state.now().declarer();
        WorldPlay<Skat>* one = &world;
        check(seats.declarers_shares({&one, 1}).front() == (declares ? share : 1 - share),
              "another value");
        ++compared;
    });
    check(compared > 200, "hardly any was compared");
}

// What is asked together depends on nothing but the world.
void worlds_together_as_alone() {
    FlatOptions options;
    options.net = some_net(3);
    options.reward = Reward::ranges;
    for_choices(60, 63, [&](const State<Skat>& state, Random& random) {
        const auto view = movers_view(state);
        options.leaf = chance(random, 50) ? Leaf::net : Leaf::playout;
        options.playout = SearchPlayout::net;
        options.playouts = 1 + roll(random, 2);
        const auto worlds = some_worlds(random, view, 40);
        const std::vector<double> weights(worlds.size(), 1.0 / double(worlds.size()));
        const auto all = flat_cards(view, {worlds, weights, false}, options, {}, no_budget());
        check(all.worlds == worlds.size(), "not all worlds were judged");
        std::vector<double> sums(all.cards.size());
        for (const World& world : worlds) {
            const auto one = flat_cards(view, {{world}, {1.0}, false}, options, {}, no_budget());
            for (std::size_t c = 0; c < sums.size(); ++c) sums[c] += one.means[c].mean();
        }
        for (std::size_t c = 0; c < sums.size(); ++c) {
            check(std::abs(sums[c] / double(worlds.size()) - all.means[c].mean()) < 1e-9,
                  "another mean where worlds are judged one by one");
        }
    });
}

void trees_ask_nets_whatever_the_threads() {
    for_choices(12, 64, [&](const State<Skat>& state, Random& random) {
        const auto view = movers_view(state);
        const WorldSource source(knowledge_of(view));
        TreeOptions options;
        options.net = some_net(4);
        options.leaf = chance(random, 50) ? Leaf::net : Leaf::playout;
        options.playout = SearchPlayout::net;
        options.epsilon = 0.1;
        options.prior = roll(random, 3);
        options.iterations = 40;
        options.leaves = 1 + roll(random, 8);
        options.trees = 3;
        const auto one = search_tree(view, source, options, RandomKey{3}, 1, no_budget());
        const auto many = search_tree(view, source, options, RandomKey{3}, 3, no_budget());
        for (std::size_t c = 0; c < one.cards.size(); ++c) {
            check(one.cards[c].arm.sum == many.cards[c].arm.sum, "threads changed the result");
        }
        check(one.iterations == 40, "another number of iterations");
    });
}

// With a prior that outweighs everything the tree tries what the net says, and nothing else.
void a_heavy_prior_decides() {
    for_choices(20, 68, [&](const State<Skat>& state, Random& random) {
        const auto view = movers_view(state);
        TreeOptions options;
        options.net = some_net(7);
        options.playout = SearchPlayout::greedy;
        options.exploration = 0;
        options.prior = 1e9;
        options.iterations = 20;
        const WorldSource source(knowledge_of(view));
        const auto found =
            search_tree(view, source, options, RandomKey{random.next()}, 1, no_budget());
        const auto said = NetSeats(view, options.net)
                              .asked(world_play(view, Reward::points, true_world(state.now())));
        const double best = share_of_net_value(said.value(0, said.best(0)));
        for (const CardArm& one : found.cards) {
            if (one.arm.visits == 0) continue;
            check(share_of_net_value(said.value(0, one.card)) >= best - 1e-6,
                  "a card was tried that the net does not like");
        }
        options.candidates = Candidates::bookkeeping;
        check_refused(ErrorName::bad_option, "bookkeeping", [&] { TreeSearch<Skat>{options}; });
    });
}

void inner_players_may_be_nets() {
    for_choices(20, 65, [&](const State<Skat>& state, Random& random) {
        const auto view = movers_view(state);
        RecursiveOptions options;
        options.inner = InnerPolicy::net;
        options.net = some_net(5);
        const auto worlds = some_worlds(random, view, 3);
        const std::vector<double> weights(worlds.size(), 1.0);
        const auto found =
            recursive_cards(view, {worlds, weights, false}, options, {}, no_budget());
        FlatOptions flat;
        flat.reward = Reward::win;
        flat.playout = SearchPlayout::net;
        flat.net = options.net;
        const auto same = flat_cards(view, {worlds, weights, false}, flat, {}, no_budget());
        for (std::size_t c = 0; c < same.cards.size(); ++c) {
            check(found.cards[c].reward.mean() == same.means[c].mean(), "another reward");
        }
    });
}

// A world's weight is its own: not that of the worlds that are weighed with it, but for the scale.
void weights_of_worlds_are_their_own() {
    const auto net = some_net(8);
    int different = 0;
    for_choices(60, 69, [&](const State<Skat>& state, Random& random) {
        const auto view = movers_view(state);
        const auto worlds = some_worlds(random, view, 90);
        const NetHabits habits;
        const auto all = net_weights(view, worlds, *net, habits);
        check_equal(static_cast<long long>(all.size()), static_cast<long long>(worlds.size()),
                    "weights");
        check(*std::max_element(all.begin(), all.end()) == 1, "the heaviest should have 1");
        const std::vector<World> pair{worlds.front(), worlds.back()};
        const auto two = net_weights(view, pair, *net, habits);
        check(std::abs(two[0] * all.back() - two[1] * all.front()) < 1e-9,
              "other weights beside other worlds");
        different += all.front() != all.back();
        World broken = worlds.front();
        broken[0] = broken[1];
        if (broken == worlds.front()) return;
        const std::vector<World> impossible{broken};
        check_refused(ErrorName::bad_option, "a world that does not fit",
                      [&] { net_weights(view, impossible, *net, habits); });
    });
    check(different > 30, "hardly any weights differed");
}

void refused_without_a_net() {
    for_choices(3, 66, [&](const State<Skat>& state, Random&) {
        const auto view = movers_view(state);
        FlatOptions options;
        options.leaf = Leaf::net;
        check_refused(ErrorName::bad_option, "no net", [&] {
            flat_cards(view, {{true_world(state.now())}, {1.0}, false}, options, {}, no_budget());
        });
    });
    Random random(RandomKey{67});
    const auto view = movers_view(small_state<Schieber>(random, 3));
    FlatOptions options;
    options.leaf = Leaf::net;
    options.net = some_net(6);
    check_refused(ErrorName::bad_option, "another game", [&] {
        flat_cards(view, {some_worlds(random, view, 1), {1.0}, false}, options, {}, no_budget());
    });
}

const Register tests{[] {
    test("net judge: many worlds in lockstep are played as each alone", in_lockstep_as_alone);
    test("net judge: a seat says in a world what it says at a table", in_a_world_as_at_the_table);
    test("net judge: worlds judged together have the values they have alone",
         worlds_together_as_alone);
    test("net judge: trees ask nets, whatever the number of threads",
         trees_ask_nets_whatever_the_threads);
    test("net judge: a heavy prior decides what is tried", a_heavy_prior_decides);
    test("net judge: inner players may be nets", inner_players_may_be_nets);
    test("net weights: each world has its own, whatever is weighed with it",
         weights_of_worlds_are_their_own);
    test("net judge: no net, or another game, is refused", refused_without_a_net);
}};

}  // namespace
