#include "solve/analyse.hpp"

#include <algorithm>

namespace kiebitz {
namespace {

// The value for the side to move, of all its options.
template <class Position>
int best_value(const Position& position, const std::vector<CardBounds>& options) {
    const bool maximise = position.maximises(position.play.to_move());
    const auto low = [](const CardBounds& option) { return option.value.low; };
    return maximise ? std::ranges::max(options, {}, low).value.low
                    : std::ranges::min(options, {}, low).value.low;
}

int value_of(Card card, const std::vector<CardBounds>& options) {
    return std::ranges::find(options, card, &CardBounds::card)->value.low;
}

// The position before the card with this number in the history.
template <class Position>
AnalysedCard analysed(const Position& position, std::size_t action, Card card,
                      SolverTables<typename Position::Rules>& tables, NodeCounter& counter) {
    AnalysedCard found{action, position.play.to_move(), card};
    found.options = ask_cards(position, std::nullopt, tables, counter);
    found.before = best_value(position, found.options);
    found.after = value_of(card, found.options);
    return found;
}

// Measured (benchmarks/analysis.py): in Skat what the table knows of the ending saves half the
// nodes and a third of the time; in Jass a quarter of the nodes, and each takes longer in a full
// table.
template <class Game>
constexpr bool keeps_table = Game::seats == 3;

// `position` is the one before the last card.
template <class Game, class Position>
std::vector<AnalysedCard> walk_back(const State<Game>& state, Position position,
                                    SolverTables<typename Game::Rules>& tables,
                                    NodeCounter& counter) {
    tables.clear();
    std::vector<AnalysedCard> found;
    const auto& history = state.history();
    for (std::size_t i = history.size(); i-- > 0;) {
        if (!keeps_table<Game>) tables.clear();
        const auto card = static_cast<Card>(history[i].payload);
        found.push_back(analysed(position, i, card, tables, counter));
        if (i == 0 || history[i - 1].kind != ActionKind::play) break;
        if constexpr (requires { position.likely; }) position.likely = found.back().before;
        position.play.undo();
    }
    std::ranges::reverse(found);
    return found;
}

template <class Game>
bool has_cards(const State<Game>& state) {
    return !state.history().empty() && state.history().back().kind == ActionKind::play;
}

template <class Game>
Game before_last_card(const State<Game>& state) {
    Game game = state.now();
    game.undo_play();
    return game;
}

}  // namespace

std::vector<AnalysedCard> analyse(const State<Skat>& state, SolverTables<SkatRules>& tables,
                                  NodeCounter& counter) {
    if (!has_cards(state)) return {};
    const Skat game = before_last_card(state);
    if (is_null(game)) return walk_back(state, null_position(game), tables, counter);
    return walk_back(state, points_position(game), tables, counter);
}

std::vector<AnalysedCard> analyse(const State<Schieber>& state, SolverTables<JassRules>& tables,
                                  NodeCounter& counter) {
    if (!has_cards(state)) return {};
    return walk_back(state, points_position(before_last_card(state)), tables, counter);
}

}  // namespace kiebitz
