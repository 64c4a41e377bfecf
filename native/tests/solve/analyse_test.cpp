// The values of a whole game against one question at a time, each with tables of its own.
#include "solve/analyse.hpp"

#include <algorithm>

#include "tests/check.hpp"
#include "tests/games/samples.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

bool solvable(const Skat& game) {
    return game.declarer() != no_seat && game.play_began();
}
bool solvable(const Schieber& game) {
    return game.phase() >= Phase::play;
}

template <class Use>
void with_fresh_position(const Skat& game, const Use& use) {
    if (is_null(game)) return use(null_position(game));
    use(points_position(game));
}
template <class Use>
void with_fresh_position(const Schieber& game, const Use& use) {
    use(points_position(game));
}

template <class Game>
void check_alone(const State<Game>& state, const AnalysedCard& found) {
    SolverTables<typename Game::Rules> tables;
    NodeCounter counter;
    with_fresh_position(state.at(found.action).now(), [&](const auto& position) {
        const auto answers = ask_cards(position, std::nullopt, tables, counter);
        check_equal(static_cast<long long>(answers.size()),
                    static_cast<long long>(found.options.size()), "as many cards");
        for (std::size_t i = 0; i < answers.size(); ++i) {
            check_equal(found.options[i].card, answers[i].card, "the same card");
            check_equal(found.options[i].value.low, answers[i].value.low, "its value");
            check_equal(found.options[i].value.high, answers[i].value.low, "exact");
        }
        check_equal(found.seat, position.play.to_move(), "the seat");
    });
}

// A random game of which only the last cards are analysed: whole deals of Schieber take seconds.
template <class Game>
State<Game> some_game(Random& random, int most_cards) {
    while (true) {
        State<Game> played = random_start<Game>(random);
        advance(played, random, 100);
        const int length = static_cast<int>(played.history().size());
        const State<Game> late =
            played.at(static_cast<std::size_t>(std::max(0, length - most_cards)));
        const auto position = position_of(late.now());
        if (!position || !solvable(late.now())) continue;
        State<Game> ending(played.options(), *position);
        advance(ending, random, 1 + roll(random, most_cards));
        return ending;
    }
}

template <class Game>
void equals_single_questions(int most_cards) {
    for (std::uint64_t board = 0; board < 60; ++board) {
        Random random(RandomKey{41, board});
        const State<Game> state = some_game<Game>(random, most_cards);
        SolverTables<typename Game::Rules> tables;
        NodeCounter counter;
        const auto found = analyse(state, tables, counter);
        check_equal(static_cast<long long>(found.size()),
                    static_cast<long long>(state.history().size()), "every card");
        for (std::size_t i = 0; i < found.size(); ++i) {
            check_alone(state, found[i]);
            check_equal(found[i].card, state.history()[i].payload, "in the order played");
            if (i > 0) check_equal(found[i].before, found[i - 1].after, "what was left of it");
        }
    }
}

void without_cards() {
    Random random(RandomKey{42});
    const State<Skat> deal = random_start<Skat>(random);
    SolverTables<SkatRules> tables;
    NodeCounter counter;
    check(analyse(deal, tables, counter).empty(), "nothing to tell");
}

void ramsch() {
    Random random(RandomKey{43});
    State<Skat> state(Skat::Options{true}, Skat::Deal::random(random, 0));
    for (int i = 0; i < 3; ++i) state.apply({ActionKind::pass});
    advance(state, random, 5);
    SolverTables<SkatRules> tables;
    NodeCounter counter;
    check_refused(ErrorName::inconsistent_position, "no sides",
                  [&] { analyse(state, tables, counter); });
}

const Register registered{[] {
    test("an analysis of Skat equals one question at a time",
         [] { equals_single_questions<Skat>(18); });
    test("an analysis of Schieber equals one question at a time",
         [] { equals_single_questions<Schieber>(20); });
    test("a game without cards has an empty analysis", without_cards);
    test("Ramsch is not analysed", ramsch);
}};

}  // namespace
