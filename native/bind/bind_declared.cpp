// Declared games of Skat solved with open cards.
#include "bind/bind_game.hpp"
#include "bind/declared_rows.hpp"
#include "bind/games.hpp"
#include "bind/search.hpp"
#include "solve/declared_games.hpp"

namespace kiebitz::bind {

namespace {

using Totals = nb::ndarray<const std::int16_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// For each game whether it is lost (0), won (1), or not known (2).
nb::ndarray<nb::numpy, std::uint8_t> solve_games(const DeclaredRows& rows, const Totals& totals,
                                                 std::uint64_t nodes, int threads,
                                                 const Budget& given) {
    const DeclaredGames games(rows);
    require_aligned(totals.data());
    const std::span<const std::int16_t> wanted(totals.data(), totals.shape(0));
    std::vector<OpenResult> results(games.size());
    searched(given, [&](const Budget& budget) {
        solve_declared_games(games, wanted, nodes, threads, results, budget);
    });
    auto numbers = std::make_unique_for_overwrite<std::uint8_t[]>(games.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        numbers[i] = static_cast<std::uint8_t>(results[i]);
    }
    return to_numpy<std::uint8_t>(std::move(numbers), {games.size()});
}

}  // namespace

void bind_declared(nb::module_& module) {
    module.def("skat_solve_games", solve_games, nb::arg("games"), nb::arg("totals"),
               nb::arg("nodes"), nb::arg("threads"), nb::arg("budget"));
}

}  // namespace kiebitz::bind
