// Whether declared games of Skat reach a total with open cards, for very many of them at a time.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "games/declared_game.hpp"
#include "run/budget.hpp"

namespace kiebitz {

enum class OpenResult : std::uint8_t { lost, won, unknown };

// Asks as many games as there are results, each whether the declarer reaches its total (in null: 1)
// against best defence. A game is unknown if its nodes or the budget ran out. What comes out does
// not depend on threads, as long as nodes alone limit it.
void solve_declared_games(const std::function<DeclaredGame(std::size_t)>& game,
                          std::span<const std::int16_t> totals, std::uint64_t nodes_each,
                          int threads, std::span<OpenResult> results, const Budget& budget);

}  // namespace kiebitz
