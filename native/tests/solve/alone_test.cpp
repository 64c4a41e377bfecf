// The searches for Differenzler against looking at every line of play.
#include <algorithm>
#include <cstdlib>
#include <string>

#include "games/random_play.hpp"
#include "solve/alone_maxn.hpp"
#include "solve/alone_paranoid.hpp"
#include "tests/check.hpp"
#include "tests/solve/tie_example.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

// The result of Maxⁿ with no table, no box and every legal card, written after the definition.
SeatPoints maxn_by_every_line(Differenzler& game) {
    if (game.phase() == Phase::over) {
        const auto& points = game.play().points();
        return {points[0], points[1], points[2], points[3]};
    }
    const Seat seat = game.to_move();
    SeatPoints best{};
    bool first = true;
    for_each(game.play().legal(), [&](int card) {
        game.apply(Action::play(static_cast<Card>(card)));
        const SeatPoints other = maxn_by_every_line(game);
        game.undo_play();
        const auto ranking = [&](const SeatPoints& points) {
            const int own = points[seat];
            return std::array{std::abs(game.predictions()[seat] - own), own,
                              points[(seat + 1u) % 4], points[(seat + 2u) % 4]};
        };
        if (first || ranking(other) < ranking(best)) best = other;
        first = false;
    });
    return best;
}

int paranoid_by_every_line(Differenzler& game, Seat root) {
    if (game.phase() == Phase::over) {
        return std::abs(game.predictions()[root] - game.play().points()[root]);
    }
    const bool own = game.to_move() == root;
    int best = own ? 1000 : -1;
    for_each(game.play().legal(), [&](int card) {
        game.apply(Action::play(static_cast<Card>(card)));
        const int value = paranoid_by_every_line(game, root);
        game.undo_play();
        best = own ? std::min(best, value) : std::max(best, value);
    });
    return best;
}

Differenzler with_predictions(const Differenzler& game, const std::array<std::uint8_t, 4>& wanted,
                              int turn = 0) {
    const auto& play = game.play();
    Differenzler::Position position;
    for (int seat = 0; seat < 4; ++seat) {
        const auto from = static_cast<std::size_t>(seat);
        const auto to = static_cast<std::size_t>((seat + turn) % 4);
        position.play.hands[to] = play.hands()[from];
        position.play.points[to] = play.points()[from];
        position.play.tricks[to] = play.tricks()[from];
        position.predictions[to] = wanted[from];
    }
    position.play.leader = static_cast<Seat>((play.leader() + turn) % 4);
    position.play.tricks_left = static_cast<std::uint8_t>(play.tricks_left());
    for (int place = 0; place < play.trick_size(); ++place) {
        position.play.trick.push_back(play.trick_card(place));
    }
    position.trump = game.trump();
    return Differenzler({game.undertrump(), true}, position, true);
}

// A deal played at random until everyone has at most `size` cards and up to three lie on the table.
// Predictions: what a seat has and a quarter of the rest, give or take 20; now and then anything.
Differenzler ending(Random& random, int size) {
    const auto rule = static_cast<Undertrump>(random.below(3));
    const auto forehand = static_cast<Seat>(random.below(4));
    Differenzler game({rule, true}, Differenzler::Deal::random(random, forehand));
    while (game.phase() == Phase::predict) game.apply({ActionKind::predict, 0});
    const int on_table = static_cast<int>(random.below(4));
    for (int card = 4 * (9 - size) + on_table; card > 0; --card) {
        game.apply(Action::play(random_card(game.play(), random)));
    }
    int left = jass_points;
    for (const int points : game.play().points()) left -= points;
    std::array<std::uint8_t, 4> predictions{};
    for (std::size_t seat = 0; seat < 4; ++seat) {
        const int near =
            game.play().points()[seat] + left / 4 - 20 + static_cast<int>(random.below(41));
        const int any = static_cast<int>(random.below(jass_points + 1));
        predictions[seat] = static_cast<std::uint8_t>(
            random.below(8) == 0 ? any : std::clamp(near, 0, jass_points));
    }
    return with_predictions(game, predictions);
}

int cards_in(int i) {
    return i % 16 == 0 ? 4 : 2 + i % 2;  // those of four cards cost most
}

std::string place(const char* what, int i) {
    return std::string(what) + ", ending " + std::to_string(i);
}

void maxn_values() {
    Random random(RandomKey{31});
    MaxnTable table(4);  // small, so that entries give way
    NodeCounter counter;
    MaxnSolver solver(table, counter);
    for (int i = 0; i < 2000; ++i) {
        Differenzler game = ending(random, cards_in(i));
        const SeatPoints exact = maxn_by_every_line(game);
        const SeatPoints value = solver.value(game);
        check(value == exact, place("the value", i));
        check_equal(value[0] + value[1] + value[2] + value[3], jass_points, place("the sum", i));
    }
}

void maxn_cards() {
    Random random(RandomKey{32});
    MaxnTable table(6);
    NodeCounter counter;
    MaxnSolver solver(table, counter);
    for (int i = 0; i < 300; ++i) {
        Differenzler game = ending(random, 2 + i % 2);
        for (const auto& [card, points] : solver.card_values(game)) {
            game.apply(Action::play(card));
            check(points == maxn_by_every_line(game), place("after a card", i));
            game.undo_play();
        }
        const SeatPoints value = solver.value(game);
        for (const Card card : solver.best_line(game)) game.apply(Action::play(card));
        check(game.phase() == Phase::over && solver.value(game) == value, place("the line", i));
    }
}

void maxn_turned() {
    Random random(RandomKey{33});
    MaxnTable table(10);
    NodeCounter counter;
    MaxnSolver solver(table, counter);
    for (int i = 0; i < 200; ++i) {
        const Differenzler game = ending(random, 3 + i % 2);
        const int turn = 1 + i % 3;
        const SeatPoints value = solver.value(game);
        const SeatPoints turned = solver.value(with_predictions(game, game.predictions(), turn));
        for (int seat = 0; seat < 4; ++seat) {
            check_equal(turned[static_cast<std::size_t>((seat + turn) % 4)],
                        value[static_cast<std::size_t>(seat)], place("a seat", i));
        }
    }
}

void paranoid_values() {
    Random random(RandomKey{34});
    ParanoidTable table(4);
    NodeCounter counter;
    for (int i = 0; i < 2000; ++i) {
        Differenzler game = ending(random, cards_in(i));
        const auto root = static_cast<Seat>(random.below(4));
        const int exact = paranoid_by_every_line(game, root);
        ParanoidSolver solver(root, table, counter);
        check_equal(solver.value(game), exact, place("the value", i));
        check(solver.reaches(game, exact) && !solver.reaches(game, exact - 1), place("near it", i));
    }
}

void paranoid_cards() {
    Random random(RandomKey{35});
    ParanoidTable table(6);
    NodeCounter counter;
    for (int i = 0; i < 300; ++i) {
        Differenzler game = ending(random, 2 + i % 2);
        const auto root = static_cast<Seat>(random.below(4));
        ParanoidSolver solver(root, table, counter);
        for (const auto& [card, difference] : solver.card_values(game)) {
            game.apply(Action::play(card));
            check_equal(difference, paranoid_by_every_line(game, root), place("after a card", i));
            game.undo_play();
        }
    }
}

// Seat 1 is 10 short after either card; with D6 the next seat has 65 points, with HT 22.
void ties_as_documented() {
    const Differenzler game({}, tie_example(), true);
    MaxnTable maxn(4);
    ParanoidTable paranoid(4);
    NodeCounter counter;
    const auto values = MaxnSolver(maxn, counter).card_values(game);
    check(values[0].points == SeatPoints{34, 27, 65, 31}, "after D6");
    check(values[1].points == SeatPoints{34, 27, 22, 74}, "after HT");
    check(MaxnSolver(maxn, counter).value(game) == values[1].points, "the choice");
    check_equal(ParanoidSolver(3, paranoid, counter).value(game), 24, "Paranoid of seat 3");
}

// Neither what the table held before nor how large it is may change an answer; and from an empty
// table the same work is done every time.
template <class Table, class Solve>
void table_does_not_matter(const Solve& solve) {
    Random random(RandomKey{36});
    Table large(14);
    Table small(2);
    for (int i = 0; i < 20; ++i) {
        const Differenzler game = ending(random, 5);
        NodeCounter once;
        NodeCounter again;
        NodeCounter other;
        large.clear();
        const auto value = solve(game, large, once);
        check(solve(game, small, other) == value, place("a small table", i));
        large.clear();
        check(solve(game, large, again) == value, place("a second time", i));
        check(once.nodes() == again.nodes(), place("the nodes", i));
    }
}

void tables_do_not_matter() {
    table_does_not_matter<MaxnTable>(
        [](const Differenzler& game, MaxnTable& table, NodeCounter& counter) {
            return MaxnSolver(table, counter).value(game);
        });
    table_does_not_matter<ParanoidTable>(
        [](const Differenzler& game, ParanoidTable& table, NodeCounter& counter) {
            return ParanoidSolver(2, table, counter).value(game);
        });
}

void refusals() {
    Random random(RandomKey{37});
    MaxnTable maxn(2);
    ParanoidTable paranoid(2);
    NodeCounter counter;
    Differenzler game({}, Differenzler::Deal::random(random, 0));
    const auto refused = [&](const char* why) {
        check_refused(ErrorName::inconsistent_position, why,
                      [&] { MaxnSolver(maxn, counter).value(game); });
        check_refused(ErrorName::inconsistent_position, why,
                      [&] { ParanoidSolver(0, paranoid, counter).value(game); });
    };
    refused("before the predictions");
    while (game.phase() == Phase::predict) {
        game.apply({ActionKind::predict, Action::hidden});
    }
    refused("hidden predictions");
    game = Differenzler({}, game.redacted(Differenzler::Deal::random(random, 0), 0));
    while (game.phase() == Phase::predict) game.apply({ActionKind::predict, 0});
    refused("hidden hands");
}

const Register tests{[] {
    test("Maxn of Differenzler agrees with every line", maxn_values);
    test("Maxn of Differenzler after each card, and its best line", maxn_cards);
    test("a tie in Maxn is settled by the points of the next seat", ties_as_documented);
    test("turning the table turns the value of Maxn", maxn_turned);
    test("Paranoid of Differenzler agrees with every line", paranoid_values);
    test("Paranoid of Differenzler after each card", paranoid_cards);
    test("tables change neither the values of Maxn and Paranoid nor the work",
         tables_do_not_matter);
    test("questions that Maxn and Paranoid cannot answer are refused", refusals);
}};

}  // namespace
