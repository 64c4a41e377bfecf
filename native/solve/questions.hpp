// Questions to the open-card solver about a state of a game: who maximises, what was taken before.
//
// Values are totals at the end of the game: Skat, the declarer's card points with the two cards set
// aside; Schieber, the points of team 0 (seats 0 and 2) with the 5 for the last trick.
#pragma once

#include <utility>
#include <vector>

#include "games/errors.hpp"
#include "games/schieber.hpp"
#include "games/skat.hpp"
#include "solve/open_solver.hpp"

namespace kiebitz {

struct CardValue {
    Card card;
    int value;
};

// What the solver needs to know of a game beyond its card play.
template <class Game>
struct Question;

template <>
struct Question<Skat> {
    static constexpr int likely = 61;
    static unsigned maximisers(const Skat& game) { return 1u << game.declarer(); }
    static int taken(const Skat& game) {
        return game.play().points()[game.declarer()] +
               game.play().contract().points_of(game.skat());
    }
    static const Layout<SkatDeck>& layout(const Skat& game);
    static Undertrump undertrump(const Skat&) { return Undertrump::strict; }
    static void require(const Skat& game);
};

template <>
struct Question<Schieber> {
    static constexpr int likely = 79;
    static unsigned maximisers(const Schieber&) { return 0b0101; }
    static int taken(const Schieber& game) {
        return game.play().points()[0] + game.play().points()[2];
    }
    static const Layout<JassDeck>& layout(const Schieber& game);
    static Undertrump undertrump(const Schieber& game) { return game.undertrump(); }
    static void require(const Schieber& game);
};

// One table per rule of undertrumping: entries of different rules must not meet.
class SolverTables {
  public:
    explicit SolverTables(int log2_buckets) : log2_buckets_(log2_buckets) {}
    StructureTable& of(Undertrump rule);
    void clear();

  private:
    int log2_buckets_;
    std::array<std::vector<StructureTable>, 3> tables_;
};

template <class Game>
bool reaches(const Game& game, int total, SolverTables& tables, NodeCounter& counter) {
    using Ask = Question<Game>;
    OpenSolver<typename Game::Rules> solver(Ask::layout(game), game.play(), Ask::maximisers(game),
                                            Ask::undertrump(game), tables.of(Ask::undertrump(game)),
                                            counter);
    return solver.reaches(total - Ask::taken(game));
}

template <class Game>
int value(const Game& game, SolverTables& tables, NodeCounter& counter) {
    using Ask = Question<Game>;
    const int taken = Ask::taken(game);
    if (game.phase() == Phase::over) return taken;
    OpenSolver<typename Game::Rules> solver(Ask::layout(game), game.play(), Ask::maximisers(game),
                                            Ask::undertrump(game), tables.of(Ask::undertrump(game)),
                                            counter);
    return taken + solver.value(Ask::likely - taken);
}

// The value after each legal card; one table serves all of them.
template <class Game>
std::vector<CardValue> card_values(const Game& game, SolverTables& tables, NodeCounter& counter) {
    std::vector<CardValue> values;
    for_each(game.play().legal(), [&](int card) {
        Game after = game;
        after.apply(Action::play(static_cast<Card>(card)));
        values.push_back({static_cast<Card>(card), value(after, tables, counter)});
    });
    return values;
}

// Best play by all to the end; of equally good cards the first in the order of the deck.
template <class Game>
std::vector<Card> best_line(Game game, SolverTables& tables, NodeCounter& counter) {
    std::vector<Card> line;
    while (game.phase() != Phase::over) {
        const bool maximise = (Question<Game>::maximisers(game) >> game.to_move()) & 1;
        const auto values = card_values(game, tables, counter);
        CardValue best = values.front();
        for (const CardValue& option : values) {
            if (maximise ? option.value > best.value : option.value < best.value) best = option;
        }
        line.push_back(best.card);
        game.apply(Action::play(best.card));
    }
    return line;
}

}  // namespace kiebitz
