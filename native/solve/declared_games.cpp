#include "solve/declared_games.hpp"

#include <algorithm>

#include "games/sides.hpp"
#include "solve/batches.hpp"

namespace kiebitz {

namespace {

OpenResult result_of(ValueBounds bounds, int total) {
    if (bounds.low >= total) return OpenResult::won;
    return bounds.high < total ? OpenResult::lost : OpenResult::unknown;
}

}  // namespace

void solve_declared_games(const std::function<DeclaredGame(std::size_t)>& game,
                          std::span<const std::int16_t> totals, std::uint64_t nodes_each,
                          int threads, std::span<OpenResult> results, const Budget& budget) {
    if (totals.size() != results.size()) {
        throw RuleError(ErrorName::bad_option, "there should be one total for each game");
    }
    std::fill(results.begin(), results.end(), OpenResult::unknown);
    ask_in_batches<SkatRules>(
        results.size(), threads, nodes_each, budget,
        [&](std::size_t i, auto& tables, NodeCounter& counter) {
            const State<Skat> state = game(i).first_card();
            const int total = totals[i];
            if (total > Sides<Skat>(state).most()) {
                results[i] = OpenResult::lost;
                return;
            }
            results[i] = with_position(state.now(), [&](const auto& position) {
                return result_of(position.ask(total, tables, counter), total);
            });
        });
}

}  // namespace kiebitz
