// One table with many possible worlds, all cards open in each: what perfect-information Monte Carlo
// is made of (Ginsberg 1999; in Skat Kupferschmid 2003).
//
// Values and sides are those of games/sides.hpp. What wins may differ from world to world, since a
// bid may need matadors that lie in the skat; it comes with the answers.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "belief/knowledge.hpp"
#include "run/budget.hpp"
#include "solve/questions.hpp"

namespace kiebitz {

struct OpenQuestion {
    std::optional<int> total;                // is it reached? none: the value
    bool wins = false;                       // instead: is what wins in each world reached?
    bool each_card = false;                  // after each legal card; else of the position
    std::uint64_t nodes = Budget::no_limit;  // for each world
    int threads = 1;
};

struct OpenAnswers {
    std::size_t columns = 1;           // legal cards in the deck's order, or one
    std::vector<ValueBounds> bounds;   // a row for each world
    std::vector<std::uint8_t> asked;   // for each world whether there was time for it
    std::vector<std::int16_t> totals;  // that win in each world
    std::uint64_t nodes = 0;
};

// `Table` is a state or a view. The worlds must have hands of the right sizes and no card twice;
// with `each_card` the seat to move has its own cards in each.
template <class Table>
OpenAnswers ask_worlds(const Table& table, std::span<const World> worlds,
                       const OpenQuestion& question, const Budget& budget);

// After each legal card, the share of the next seat's replies with which the mover's side still
// reaches what it needs although the best reply may not: how wide a trap the card is. A row per
// world, a column per card; -1 where a partner plays next or the trick ends.
template <class Game>
std::vector<double> trap_widths(const View<Game>& view, std::span<const World> worlds,
                                const Budget& budget);

}  // namespace kiebitz
