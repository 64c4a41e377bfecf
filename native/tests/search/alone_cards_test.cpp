// Maxn and Paranoid over many worlds: keys, worlds, deadlines, aggressive cards.
#include "search/alone_cards.hpp"

#include <chrono>
#include <cmath>

#include "belief/worlds.hpp"
#include "search/aggressive.hpp"
#include "tests/check.hpp"
#include "tests/search/open_world.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

AloneOptions some_options(Random& random) {
    AloneOptions options;
    options.kind = static_cast<Alone>(roll(random, 2));
    options.ordered = chance(random, 30);
    options.forecast = static_cast<Forecast>(roll(random, forecasts));
    options.leaves = 50;
    options.worlds = 5;
    options.collapsed = chance(random, 30);
    options.alpha_beta = chance(random, 50);
    options.ties = static_cast<TieRule>(roll(random, tie_rules));
    options.aggressiveness = chance(random, 50) ? 1 : 0.5;
    options.reward = static_cast<Reward>(roll(random, rewards));
    return options;
}

template <class Game>
void same_key_same_result() {
    Random random(RandomKey{81, Game::id});
    int differ = 0;
    for (std::uint64_t i = 0; i < 60; ++i) {
        const auto state = in_card_play<Game>(random, 1 + roll(random, Game::hand_size));
        const auto view = movers_view(state);
        const AloneOptions options = some_options(random);
        const auto once = alone_cards(view, options, RandomKey{i});
        const auto again = alone_cards(view, options, RandomKey{i});
        check(once.score == again.score && once.chosen == again.chosen, "the same scores");
        check(once.nodes == again.nodes && once.worlds == again.worlds, "the same work");
        check_equal(static_cast<int>(once.cards.size()), count(state.now().play().legal()),
                    "a score for each legal card");
        check(contains(state.now().play().legal(), once.chosen), "a legal card");
        for (const double score : once.score) check(score >= 0 && score <= 1, "from 0 to 1");
        differ += once.score != alone_cards(view, options, RandomKey{i + 1000}).score;
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
        AloneOptions options;
        options.worlds = 100;
        const auto result = alone_cards(view, options, RandomKey{i});
        if (all.count() > 100) {
            check_equal(result.worlds, 100, "as many as asked for");
            continue;
        }
        ++seen;
        check_equal(result.worlds, static_cast<int>(all.count()), "every world once");
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
            check(std::abs(mean - result.score[card]) < 1e-12, "the mean");
        }
    }
    check(seen > 10, "such positions came up");
}

void one_collapsed_world() {
    Random random(RandomKey{83});
    AloneOptions options;
    options.collapsed = true;
    options.leaves = 100;
    for (std::uint64_t i = 0; i < 20; ++i) {
        const auto view = movers_view(in_card_play<Differenzler>(random, 5));
        check_equal(alone_cards(view, options, RandomKey{i}).worlds, 1, "one world");
    }
}

template <class Game>
void deadline_is_kept() {
    Random random(RandomKey{84, Game::id});
    const auto view = movers_view(in_card_play<Game>(random, Game::hand_size, 0));
    AloneOptions options;
    options.worlds = 100'000;
    for (const std::uint64_t leaves : {std::uint64_t{200}, std::uint64_t{1'000'000'000}}) {
        for (const int milliseconds : {0, 100}) {
            options.leaves = leaves;
            const auto begin = std::chrono::steady_clock::now();
            options.deadline = begin + std::chrono::milliseconds(milliseconds);
            const auto result = alone_cards(view, options, RandomKey{1});
            const auto took = std::chrono::steady_clock::now() - begin;
            check(took < std::chrono::milliseconds(milliseconds + 900), "in time");
            check(result.worlds >= 1 && result.chosen != no_card, "a card");
            check(result.score.size() == result.cards.size(), "scores");
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
        alone_cards(view, options, RandomKey{1}, [] { return true; });
    } catch (const Stopped&) {
        stopped = true;
    }
    check(stopped, "the search gave up");
}

void aggressive_cards() {
    Random random(RandomKey{86});
    AloneOptions options;
    options.leaves = 100;
    options.worlds = 3;
    int aggressive = 0;
    int peaceful = 0;
    for (std::uint64_t i = 0; i < 1500; ++i) {
        const auto state = in_card_play<Differenzler>(random, 9 - static_cast<int>(i % 5));
        const auto view = movers_view(state);
        const auto& play = view.now().play();
        options.aggressiveness = 1;
        const auto free = alone_cards(view, options, RandomKey{i});
        if (!is_aggressive(play, free.chosen)) continue;
        ++aggressive;
        options.aggressiveness = 0;
        const auto tame = alone_cards(view, options, RandomKey{i});
        check(tame.score == free.score, "the scores are the same");
        double best = -1;
        for (std::size_t card = 0; card < tame.cards.size(); ++card) {
            if (!is_aggressive(play, tame.cards[card])) best = std::max(best, tame.score[card]);
        }
        if (best < 0) {
            check_equal(tame.chosen, free.chosen, "nothing else could be played");
            continue;
        }
        check(!is_aggressive(play, tame.chosen), "another card");
        for (std::size_t card = 0; card < tame.cards.size(); ++card) {
            if (tame.cards[card] == tame.chosen) check(tame.score[card] == best, "the next best");
        }
        options.aggressiveness = 0.5;
        peaceful += !is_aggressive(play, alone_cards(view, options, RandomKey{i}).chosen);
    }
    check(aggressive >= 10, "there were aggressive cards");
    check(peaceful > 0 && peaceful < aggressive, "at one half, some of them are played");
}

void refusals() {
    Random random(RandomKey{87});
    const State<Differenzler> start({}, Differenzler::Deal::random(random, 0));
    check_refused(ErrorName::inconsistent_position, "before the card play",
                  [&] { alone_cards(View<Differenzler>(start, 0), {}, RandomKey{1}); });
    const auto state = in_card_play<Differenzler>(random, 3, 0);
    const auto other = static_cast<Seat>((state.now().to_move() + 1) % 4);
    check_refused(ErrorName::inconsistent_position, "not one's turn",
                  [&] { alone_cards(View<Differenzler>(state, other), {}, RandomKey{1}); });
    const auto bad = [&](const char* what, const auto& change) {
        AloneOptions options;
        change(options);
        check_refused(ErrorName::bad_option, what,
                      [&] { alone_cards(movers_view(state), options, RandomKey{1}); });
    };
    bad("no worlds", [](AloneOptions& options) { options.worlds = 0; });
    bad("no leaves", [](AloneOptions& options) { options.leaves = 0; });
    bad("no probability", [](AloneOptions& options) { options.aggressiveness = std::nan(""); });
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
    test("aggressive cards are played as often as wanted", aggressive_cards);
    test("what Maxn and Paranoid over worlds cannot answer is refused", refusals);
}};

}  // namespace
