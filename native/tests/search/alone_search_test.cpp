// Maxn and Paranoid in one open world: against the exact solvers, and pruned against unpruned.
#include "search/alone_search.hpp"

#include <cmath>
#include <cstdlib>

#include "search/depth.hpp"
#include "solve/alone_maxn.hpp"
#include "solve/alone_paranoid.hpp"
#include "solve/questions.hpp"
#include "tests/check.hpp"
#include "tests/search/open_world.hpp"
#include "tests/solve/tie_example.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

constexpr int to_the_end = 40;

// What a card is worth to the seat to move.
template <class Game>
CardWorth worth(const State<Game>& state, Card card, const Judging& judging,
                const AloneManner& manner, int depth = to_the_end) {
    const View<Game> view = movers_view(state);
    JudgedWorld<Game> world(view, true_world(state.now()), judging);
    NodeCounter counter;
    const auto before = world.play();
    const CardWorth answer = AloneSearch<Game>(world, manner, counter).worth(card, depth);
    check(world.play() == before, "the world is left as it was");
    return answer;
}

Judging some_judging(Random& random) {
    return {static_cast<Reward>(roll(random, 3)), chance(random, 30),
            static_cast<Forecast>(roll(random, 3))};
}

bool close(double a, double b) {
    return std::abs(a - b) < 1e-12;
}

// ---- Against the solvers ------------------------------------------------------------------------

void maxn_of_differenzler() {
    Random random(RandomKey{71});
    MaxnTable table(10);
    NodeCounter counter;
    MaxnSolver solver(table, counter);
    for (int i = 0; i < 400; ++i) {
        const auto state = near_predictions(random, i % 16 == 0 ? 4 : 2 + i % 2);
        const Seat seat = state.now().to_move();
        for (const auto& [card, points] : solver.card_values(state.now())) {
            const CardWorth found = worth(state, card, {Reward::points, false, Forecast::none},
                                          {Alone::maxn, TieRule::result, false});
            const int off = std::abs(state.now().predictions()[seat] - points[seat]);
            check(close(found.share, 1 - off / 157.0), "the difference after a card");
            check(found.minus_points == -points[seat], "the points after a card");
        }
    }
}

void paranoid_of_differenzler() {
    Random random(RandomKey{72});
    ParanoidTable table(10);
    NodeCounter counter;
    for (int i = 0; i < 400; ++i) {
        const auto state = near_predictions(random, i % 16 == 0 ? 4 : 2 + i % 2);
        ParanoidSolver solver(state.now().to_move(), table, counter);
        for (const auto& [card, difference] : solver.card_values(state.now())) {
            const auto ties = static_cast<TieRule>(i % 3);
            const CardWorth found = worth(state, card, {Reward::points, false, Forecast::none},
                                          {Alone::paranoid, ties, true});
            check(close(found.share, 1 - difference / 157.0), "the difference after a card");
        }
    }
}

// Two sides: Maxn and Paranoid are both the value of the game.
template <class Game, class Position>
void compare_cards(const State<Game>& state, const Position& position, double all,
                   SolverTables<typename Game::Rules>& tables) {
    NodeCounter counter;
    const bool maximises = position.maximises(state.now().to_move());
    for (const auto& [card, value] : ask_cards(position, std::nullopt, tables, counter)) {
        const double share = maximises ? value.low / all : 1 - value.low / all;
        for (const Alone kind : {Alone::maxn, Alone::paranoid}) {
            const CardWorth found = worth(state, card, {Reward::points, false, Forecast::a},
                                          {kind, TieRule::sign, true});
            check(close(found.share, share), "the value after a card");
        }
    }
}

void skat_is_solved() {
    Random random(RandomKey{73});
    SolverTables<SkatRules> tables;
    int null_games = 0;
    int other_games = 0;
    for (int i = 0; i < 400; ++i) {
        const auto state = in_card_play<Skat>(random, 2 + roll(random, 3));
        if (state.now().declarer() == no_seat) continue;
        if (is_null(state.now())) {
            const bool ouvert = state.now().level() == SkatLevel::ouvert;
            // An overbid null game is lost whoever takes the tricks.
            if (state.now().bid() > null_value(state.now().hand_game(), ouvert)) continue;
            ++null_games;
            compare_cards(state, null_position(state.now()), 1, tables);
        } else {
            ++other_games;
            compare_cards(state, points_position(state.now()), 120, tables);
        }
    }
    check(null_games > 0 && other_games > 100, "both kinds came up");
}

void schieber_is_solved() {
    Random random(RandomKey{74});
    SolverTables<JassRules> tables;
    for (int i = 0; i < 150; ++i) {
        const auto state = in_card_play<Schieber>(random, 2 + roll(random, 2));
        compare_cards(state, points_position(state.now()), 157, tables);
    }
}

// ---- Pruning ------------------------------------------------------------------------------------

template <class Game>
void alpha_beta_changes_nothing() {
    Random random(RandomKey{75, Game::id});
    for (int i = 0; i < 150; ++i) {
        const auto state = in_card_play<Game>(random, 1 + roll(random, Game::hand_size));
        const Judging judging = some_judging(random);
        const auto ties = static_cast<TieRule>(roll(random, 3));
        const int depth = search_depth(state.now().play(), 300);
        for_each(state.now().play().legal(), [&](int number) {
            const auto card = static_cast<Card>(number);
            const auto pruned = worth(state, card, judging, {Alone::paranoid, ties, true}, depth);
            const auto plain = worth(state, card, judging, {Alone::paranoid, ties, false}, depth);
            check(pruned == plain, "the same worth");
        });
    }
}

// ---- Ties, judgements, depth --------------------------------------------------------------------

// Whatever is done about ties, seat 1 stays 10 short.
void ties_settled() {
    const State<Differenzler> state({Undertrump::lax, true}, tie_example());
    for (const TieRule ties : {TieRule::first, TieRule::sign, TieRule::result}) {
        for (const Card lead : {JassDeck::card(diamonds, six), JassDeck::card(hearts, ten)}) {
            const auto found = worth(state, lead, {}, {Alone::maxn, ties, true});
            check(close(found.share, 1 - 10 / 157.0), "ten short");
            check(found.minus_points == (ties == TieRule::first ? 0 : -27), "own points");
        }
    }
}

// Two points too few are as far off as two too many; the rules differ in which is taken.
void too_few_before_too_many() {
    Random random(RandomKey{76});
    int differ = 0;
    for (int i = 0; i < 300; ++i) {
        const auto state = near_predictions(random, 3);
        const Card card = static_cast<Card>(lowest(state.now().play().legal()));
        const Judging judging{Reward::points, false, Forecast::none};
        const auto sign = worth(state, card, judging, {Alone::paranoid, TieRule::sign, true});
        const auto first = worth(state, card, judging, {Alone::paranoid, TieRule::first, true});
        check(sign.share == first.share, "ties do not change the share in Paranoid");
        const auto a = worth(state, card, judging, {Alone::maxn, TieRule::sign, true});
        const auto b = worth(state, card, judging, {Alone::maxn, TieRule::result, true});
        differ += a.share != b.share;
    }
    check(differ > 0, "in Maxn they do");
}

template <class Game>
void judged_as_staked() {
    Random random(RandomKey{77, Game::id});
    for (int i = 0; i < 500; ++i) {
        const auto state = in_card_play<Game>(random, 1 + roll(random, Game::hand_size));
        const auto view = movers_view(state);
        const auto reward = static_cast<Reward>(roll(random, 3));
        const World world = true_world(state.now());
        JudgedWorld<Game> judged(view, world, {reward, false, Forecast::a});
        JudgedWorld<Game> ordered(view, world, {reward, true, Forecast::b});
        const Stakes<Game> stakes(view, reward, world);
        while (true) {
            for (const auto& any : {judged.judge().share, ordered.judge().share}) {
                for (const double share : any) check(share >= 0 && share <= 1, "from 0 to 1");
            }
            if (judged.over()) break;
            const Card card = random_card(judged.play(), random);
            judged.play().play(card);
            ordered.play().play(card);
        }
        check(judged.judge().share == stakes.of(judged.play()), "the stakes at the end");
    }
}

void ranks_come_first() {
    Random random(RandomKey{78});
    for (int i = 0; i < 500; ++i) {
        auto state = near_predictions(random, 2);
        const auto view = movers_view(state);
        JudgedWorld<Differenzler> world(view, true_world(state.now()),
                                        {Reward::points, true, Forecast::none});
        while (state.now().phase() == Phase::play) {
            const Card card = random_card(state.now().play(), random);
            state.apply(Action::play(card));
            world.play().play(card);
        }
        const auto result = state.now().result();
        const auto share = world.judge().share;
        for (std::size_t seat = 0; seat < 4; ++seat) {
            const double off = std::abs(result.differences[seat]);
            const double expected = (4 - result.ranks[seat] + 0.999 * (1 - off / 157.0)) / 4;
            check(close(share[seat], expected), "rank, then difference");
        }
    }
}

// In Ramsch the skat goes with the last trick, and who has fewest points is first.
void ramsch_with_the_skat() {
    Random random(RandomKey{80});
    int seen = 0;
    for (int i = 0; i < 2000; ++i) {
        auto state = in_card_play<Skat>(random, 2);
        if (state.now().declarer() != no_seat) continue;
        ++seen;
        JudgedWorld<Skat> world(movers_view(state), true_world(state.now()),
                                {Reward::points, true, Forecast::a});
        check(world.alone() && !world.same_side(0, 1) && world.same_side(1, 1), "all alone");
        while (state.now().phase() == Phase::play) {
            const Card card = random_card(state.now().play(), random);
            state.apply(Action::play(card));
            world.play().play(card);
        }
        const auto judgement = world.judge();
        const auto points = state.now().result().points;
        for (std::size_t seat = 0; seat < 3; ++seat) {
            check(judgement.points[seat] == points[seat], "the points of the game");
            for (std::size_t other = 0; other < 3; ++other) {
                check((judgement.share[seat] > judgement.share[other]) ==
                          (points[seat] < points[other]),
                      "fewer points, larger share");
            }
        }
    }
    check(seen > 50, "Ramsch came up");
}

void depth_follows_the_budget() {
    Random random(RandomKey{79});
    const auto start = in_card_play<Differenzler>(random, 9, 0).now().play();
    check_equal(search_depth(start, 1), 1, "at least one card");
    check_equal(search_depth(start, 9 * 4), 1, "too few for two");
    check_equal(search_depth(start, 9 * 5), 2, "enough for two");
    const auto late = in_card_play<Differenzler>(random, 4, 0).now().play();
    check_equal(search_depth(late, 30'000), 16, "four tricks are searched to the end");
    const auto last = in_card_play<Skat>(random, 1, 2).now().play();
    check_equal(search_depth(last, 1), 1, "one card is left");
}

const Register tests{[] {
    test("Maxn to the end is the exact Maxn of Differenzler", maxn_of_differenzler);
    test("Paranoid to the end is the exact Paranoid of Differenzler", paranoid_of_differenzler);
    test("Maxn and Paranoid of Skat are the value of the solver", skat_is_solved);
    test("Maxn and Paranoid of Schieber are the value of the solver", schieber_is_solved);
    test("alpha-beta changes nothing in Skat", alpha_beta_changes_nothing<Skat>);
    test("alpha-beta changes nothing in Schieber", alpha_beta_changes_nothing<Schieber>);
    test("alpha-beta changes nothing in Differenzler", alpha_beta_changes_nothing<Differenzler>);
    test("the example of a tie has its value under every rule", ties_settled);
    test("rules for ties matter in Maxn only", too_few_before_too_many);
    test("a judged world of Skat ends with the stakes", judged_as_staked<Skat>);
    test("a judged world of Schieber ends with the stakes", judged_as_staked<Schieber>);
    test("a judged world of Differenzler ends with the stakes", judged_as_staked<Differenzler>);
    test("ordered, the rank comes before the difference", ranks_come_first);
    test("a judged world of Ramsch counts the skat", ramsch_with_the_skat);
    test("the depth of a search follows the budget of leaves", depth_follows_the_budget);
}};

}  // namespace
