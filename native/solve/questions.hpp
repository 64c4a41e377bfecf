// Questions to the solvers about a position of the card play: its value, whether it reaches a
// total, the same for each card, a best line.
//
// Values are totals at the end of the game: in Skat the declarer's card points with the two cards
// set aside, in Schieber the points of team 0 (seats 0 and 2) with the 5 for the last trick. The
// value of a null game is 1 if the declarer makes it, else 0. Answers are proven bounds, equal to
// each other unless a budget ran out.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "games/errors.hpp"
#include "games/schieber.hpp"
#include "games/skat.hpp"
#include "run/budget.hpp"
#include "solve/null_solver.hpp"
#include "solve/solver_kinds.hpp"
#include "solve/solver_table.hpp"
#include "solve/value_bounds.hpp"

namespace kiebitz {

// The tables of one thread. One for each rule of undertrumping: entries of different rules must not
// meet. Each is made when first needed.
template <class Rules>
class SolverTables {
  public:
    using Table = SolverTable<Rules>;

    Table& of(Undertrump rule) {
        auto& table = tables_[static_cast<std::size_t>(rule)];
        if (!table) table = std::make_unique<Table>(log2_chains, log2_entries);
        return *table;
    }
    NullTable& null() {
        if (!null_) null_ = std::make_unique<NullTable>(10);
        return *null_;
    }
    void clear() {
        for (auto& table : tables_) {
            if (table) table->clear();
        }
        if (null_) null_->clear();
    }

  private:
    // Chains are cleared for each question, so there are few; entries take memory as they come, at
    // most 4 MB in Skat and 84 MB in Schieber.
    static constexpr int log2_chains = Rules::seats == 3 ? 12 : 15;
    static constexpr int log2_entries = Rules::seats == 3 ? 16 : 20;

    std::array<std::unique_ptr<Table>, 3> tables_;
    std::unique_ptr<NullTable> null_;
};

// Those of this thread. A question begins with empty ones: what an earlier deal has left there
// helps hardly any other and makes every look-up slower.
template <class Rules>
SolverTables<Rules>& tables_of_this_thread() {
    thread_local SolverTables<Rules> tables;
    return tables;
}

// A position whose value is a sum of points.
template <class RulesType>
struct PointsPosition {
    using Rules = RulesType;

    using Contract = std::conditional_t<Rules::seats == 3, SkatContract, JassMode>;

    CardPlay<Rules> play;
    Contract contract;
    unsigned maximisers;
    Undertrump undertrump;
    int likely;                            // a guess at the value
    int beside = 0;                        // points of the maximising side that lie in no trick
    const MoveWeights* weights = nullptr;  // other ones than those of the kind, for tuning

    bool maximises(Seat seat) const { return (maximisers >> seat) & 1; }
    ValueBounds ask(std::optional<int> total, SolverTables<Rules>& tables,
                    NodeCounter& counter) const;
};

// A null game: made (1) or lost (0).
struct NullPosition {
    using Rules = SkatRules;

    CardPlay<SkatRules> play;
    Seat declarer;

    bool maximises(Seat seat) const { return seat == declarer; }
    ValueBounds ask(std::optional<int> total, SolverTables<SkatRules>& tables,
                    NodeCounter& counter) const;
};

// Each refuses a game that is not in its card play, or of another kind, with the reason.
PointsPosition<SkatRules> points_position(const Skat& game);
PointsPosition<SkatRules> points_position(const CardPlay<SkatRules>& play, SkatContract contract,
                                          Seat declarer, SkatDeck::Mask set_aside);
PointsPosition<JassRules> points_position(const Schieber& game);
// The same for another play of the same game.
PointsPosition<JassRules> points_position(const Schieber& game, const CardPlay<JassRules>& play);
NullPosition null_position(const Skat& game);
bool is_null(const Skat& game);

// Calls `use` with the position of a game, which is of one of two kinds in Skat.
template <class Use>
auto with_position(const Skat& game, const Use& use) {
    return is_null(game) ? use(null_position(game)) : use(points_position(game));
}
template <class Use>
auto with_position(const Schieber& game, const Use& use) {
    return use(points_position(game));
}

struct CardBounds {
    Card card;
    ValueBounds value;
};

// The value after each legal card, or whether it reaches a total; one table serves all of them.
template <class Position>
std::vector<CardBounds> ask_cards(const Position& position, std::optional<int> total,
                                  SolverTables<typename Position::Rules>& tables,
                                  NodeCounter& counter) {
    std::vector<CardBounds> answers;
    for_each(position.play.legal(), [&](int card) {
        Position after = position;
        after.play.play(static_cast<Card>(card));
        if constexpr (requires { after.likely; }) {
            if (!answers.empty()) after.likely = answers.back().value.low;
        }
        answers.push_back({static_cast<Card>(card), after.ask(total, tables, counter)});
    });
    return answers;
}

// Best play by all to the end; of equally good cards the first in the order of the deck.
template <class Position>
std::vector<Card> best_line(Position position, SolverTables<typename Position::Rules>& tables,
                            NodeCounter& counter) {
    std::vector<Card> line;
    while (!position.play.finished()) {
        const bool maximise = position.maximises(position.play.to_move());
        const auto answers = ask_cards(position, std::nullopt, tables, counter);
        CardBounds best = answers.front();
        for (const CardBounds& option : answers) {
            const bool better =
                maximise ? option.value.low > best.value.low : option.value.low < best.value.low;
            if (better) best = option;
        }
        line.push_back(best.card);
        position.play.play(best.card);
    }
    return line;
}

}  // namespace kiebitz
