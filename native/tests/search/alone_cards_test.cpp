// Maxn and Paranoid over many worlds: keys, worlds, deadlines, aggressive cards.
#include "search/alone_cards.hpp"

#include <chrono>
#include <cmath>

#include "belief/worlds.hpp"
#include "search/aggressive.hpp"
#include "tests/belief/worlds_for_searches.hpp"
#include "tests/check.hpp"
#include "tests/search/open_world.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

AloneOptions some_options(Random& random) {
    AloneOptions options;
    options.kind = static_cast<Alone>(roll(random, 2));
    options.ordered = chance(random, 30);
    options.forecast = static_cast<Forecast>(roll(random, 3));
    options.leaves = 50;
    options.alpha_beta = chance(random, 50);
    options.tie_rule = static_cast<TieRule>(roll(random, 3));
    options.reward = static_cast<Reward>(roll(random, 3));
    return options;
}

std::vector<double> scores(const CardScores& result) {
    std::vector<double> means;
    for (const WeighedMean& mean : result.share) means.push_back(mean.mean());
    return means;
}

template <class Game>
void same_key_same_result() {
    Random random(RandomKey{81, Game::id});
    int differ = 0;
    for (std::uint64_t i = 0; i < 60; ++i) {
        const auto state = in_card_play<Game>(random, 1 + roll(random, Game::hand_size));
        const auto view = movers_view(state);
        const AloneOptions options = some_options(random);
        const auto searched = [&](std::uint64_t seed) {
            return alone_cards(view, worlds_of(view, 5, RandomKey{seed}), options, no_budget());
        };
        const auto once = searched(i);
        const auto again = searched(i);
        check(scores(once) == scores(again), "the same scores");
        check(once.nodes == again.nodes && once.worlds == again.worlds, "the same work");
        check_equal(static_cast<int>(once.cards.size()), count(state.now().play().legal()),
                    "a score for each legal card");
        for (const double score : scores(once)) check(score >= 0 && score <= 1, "from 0 to 1");
        differ += scores(once) != scores(searched(i + 1000));
    }
    check(differ > 10, "another key draws other worlds");
}

// With all worlds the scores are the mean over them, whatever the key.
void all_worlds_count() {
    Random random(RandomKey{82});
    int seen = 0;
    for (std::uint64_t i = 0; i < 50; ++i) {
        const auto state = in_card_play<Differenzler>(random, 2);
        const auto view = movers_view(state);
        const Worlds all(knowledge_of(view));
        if (all.count() > 100) continue;
        const auto result = alone_cards(view, worlds_of(view, 100, RandomKey{i}), {}, no_budget());
        ++seen;
        check_equal(static_cast<long long>(result.worlds), static_cast<long long>(all.count()),
                    "every world once");
        std::vector<double> sums(result.cards.size());
        for (std::uint64_t rank = 0; rank < all.count(); ++rank) {
            JudgedWorld<Differenzler> world(view, all.at(rank), {});
            NodeCounter counter;
            AloneSearch<Differenzler> search(world, {}, counter);
            for (std::size_t card = 0; card < sums.size(); ++card) {
                sums[card] += search.worth(result.cards[card], 8).share;
            }
        }
        for (std::size_t card = 0; card < sums.size(); ++card) {
            const double mean = sums[card] / static_cast<double>(all.count());
            check(std::abs(mean - result.share[card].mean()) < 1e-12, "the mean");
        }
    }
    check(seen > 10, "such positions came up");
}

// A world that fits nearly always, and is no other world than the facts allow.
void one_collapsed_world() {
    Random random(RandomKey{83});
    for (std::uint64_t i = 0; i < 20; ++i) {
        const auto view = movers_view(in_card_play<Differenzler>(random, 5));
        const World world = collapsed_world(view, RandomKey{i});
        check(world == collapsed_world(view, RandomKey{i}), "the same key, the same world");
        check_equal(static_cast<long long>(world[view.seat()]),
                    static_cast<long long>(view.now().hands()[view.seat()]), "one's own cards");
    }
}

template <class Game>
void deadline_is_kept() {
    Random random(RandomKey{84, Game::id});
    const auto view = movers_view(in_card_play<Game>(random, Game::hand_size, 0));
    AloneOptions options;
    const auto worlds = worlds_of(view, 100'000, RandomKey{1});
    for (const std::uint64_t leaves : {std::uint64_t{200}, std::uint64_t{1'000'000'000}}) {
        for (const int milliseconds : {0, 100}) {
            options.leaves = leaves;
            const auto begin = std::chrono::steady_clock::now();
            const auto result = alone_cards(view, worlds, options, in_time(milliseconds / 1000.0));
            const auto took = std::chrono::steady_clock::now() - begin;
            check(took < std::chrono::milliseconds(milliseconds + 900), "in time");
            check(result.worlds >= 1 && result.worlds < 100'000, "some worlds");
            check(result.share.size() == result.cards.size(), "scores");
            options.must_answer = false;
            const auto none = alone_cards(view, worlds, options, in_time(0));
            check(none.worlds == 0, "no answer where none is needed");
            options.must_answer = true;
        }
    }
}

void stopped_when_told() {
    Random random(RandomKey{85});
    const auto view = movers_view(in_card_play<Schieber>(random, 9, 0));
    AloneOptions options;
    options.leaves = 1'000'000'000;
    bool stopped = false;
    try {
        alone_cards(view, worlds_of(view, 5, RandomKey{1}), options, not_wanted());
    } catch (const Stopped&) {
        stopped = true;
    }
    check(stopped, "the search gave up");
}

void aggressive_cards() {
    Random random(RandomKey{86});
    int aggressive = 0;
    for (std::uint64_t i = 0; i < 300; ++i) {
        const auto view =
            movers_view(in_card_play<Differenzler>(random, 9 - static_cast<int>(i % 5)));
        AloneOptions options;
        options.leaves = 20;
        const auto found =
            alone_cards(view, worlds_of(view, 1, RandomKey{i}), options, no_budget());
        for (std::size_t card = 0; card < found.cards.size(); ++card) {
            check(found.aggressive[card] == is_aggressive(view.now().play(), found.cards[card]),
                  "named");
            aggressive += found.aggressive[card];
        }
    }
    check(aggressive >= 10, "there were aggressive cards");
}

// Zero weight is as good as not being there; certainty is that world.
void weights() {
    Random random(RandomKey{88});
    for (std::uint64_t i = 0; i < 40; ++i) {
        const auto view = movers_view(in_card_play<Schieber>(random, 3));
        auto worlds = worlds_of(view, 6, RandomKey{i});
        const auto alone = alone_cards(view, equally_likely({worlds.worlds[0]}), {}, no_budget());
        worlds.weights.assign(worlds.size(), 0.0);
        worlds.weights[0] = 1;
        check(scores(alone_cards(view, worlds, {}, no_budget())) == scores(alone), "one world");
    }
}

void refusals() {
    Random random(RandomKey{87});
    const State<Differenzler> start({}, Differenzler::Deal::random(random, 0));
    const auto any = equally_likely({World{}});
    check_refused(ErrorName::inconsistent_position, "before the card play",
                  [&] { alone_cards(View<Differenzler>(start, 0), any, {}, no_budget()); });
    const auto state = in_card_play<Differenzler>(random, 3, 0);
    const auto other = static_cast<Seat>((state.now().to_move() + 1) % 4);
    check_refused(ErrorName::inconsistent_position, "not one's turn",
                  [&] { alone_cards(View<Differenzler>(state, other), any, {}, no_budget()); });
    check_refused(ErrorName::bad_option, "no leaves", [&] {
        const auto view = movers_view(state);
        alone_cards(view, worlds_of(view, 1, RandomKey{}), {.leaves = 0}, no_budget());
    });
}

const Register tests{[] {
    test("the same key gives the same cards in Skat", same_key_same_result<Skat>);
    test("the same key gives the same cards in Schieber", same_key_same_result<Schieber>);
    test("the same key gives the same cards in Differenzler", same_key_same_result<Differenzler>);
    test("where there are few worlds all of them count", all_worlds_count);
    test("the collapsed table gives one world", one_collapsed_world);
    test("a deadline is kept in Skat", deadline_is_kept<Skat>);
    test("a deadline is kept in Schieber", deadline_is_kept<Schieber>);
    test("a deadline is kept in Differenzler", deadline_is_kept<Differenzler>);
    test("Maxn and Paranoid stop when told", stopped_when_told);
    test("aggressive cards are named", aggressive_cards);
    test("Maxn over worlds follows their weights", weights);
    test("what Maxn and Paranoid over worlds cannot answer is refused", refusals);
}};

}  // namespace
