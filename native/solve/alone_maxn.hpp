// Maxⁿ for open endings of Differenzler: everyone wants the own difference small and nothing else.
//
// The value of a position is the points that all four seats have at the end. "Nothing else" leaves
// ties, and with ties Maxⁿ has no value: it has as many as there are orders of search. So a seat
// that chooses compares two results by, in this order,
//
//   1. the own difference |prediction - points|: smaller is better;
//   2. the own points: fewer is better (too few before as much too many, as in the thesis);
//   3. the points of the next seat: fewer is better;
//   4. the points of the seat after that: fewer is better.
//
// The last seat has what is left. Two results that tie in all of it are the same result: this is a
// total order on results, so every position has exactly one value, whatever was searched first.
// It is not an order on cards: several cards may lead to the one best result. Rules 3 and 4 are
// arbitrary but relative to the chooser, so that turning the table turns the value, and they look
// at points, not at the differences of others: no seat need know what the others predicted.
//
// Burri 2023 has 1 and 2 only (in prose; the printed pseudocode says the opposite of 2) and leaves
// the rest to the order of the cards.
//
// What the choices of a seat depend on is its *need*: prediction minus points so far. Of two
// results that give it x < y more points it takes x just if 2 need <= x + y. The search therefore
// returns with a result the box of needs, an interval for each seat, in which every choice below
// would have been the same, and the table holds for a position several results, each with its box.
// Needs that no seat can reach any more share a box without further rules.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "run/budget.hpp"
#include "solve/alone_board.hpp"
#include "solve/alone_table.hpp"

namespace kiebitz {

using SeatPoints = std::array<int, 4>;

// Whether `chooser` takes the result `a` rather than `b`; the order defined above.
bool maxn_prefers(Seat chooser, int prediction, const SeatPoints& a, const SeatPoints& b);

// Points still to come, and the box of needs for which they do. A need of 0 stands for all that are
// 0 or less, 255 for all above.
struct MaxnFinding {
    std::array<std::uint8_t, 4> points{};
    std::array<std::uint8_t, 4> low{};
    std::array<std::uint8_t, 4> high{};
};
using MaxnTable = AloneTable<MaxnFinding>;

struct MaxnCard {
    Card card;
    SeatPoints points;  // at the end of the game, after this card
};

class MaxnSolver {
  public:
    MaxnSolver(MaxnTable& table, NodeCounter& counter) : table_(table), counter_(counter) {}

    // The points of all seats at the end. The game must be in its card play or over, with all hands
    // and predictions known.
    SeatPoints value(const Differenzler& game);

    // The value after each legal card.
    std::vector<MaxnCard> card_values(const Differenzler& game);

    // Best play by all to the end; of cards with the same result the first in the order of the
    // deck.
    std::vector<Card> best_line(Differenzler game);

  private:
    using PerSeat = std::array<std::int16_t, 4>;
    struct Outcome {
        PerSeat points;
        PerSeat low;
        PerSeat high;
    };

    static const Outcome nothing_left;  // no points, whatever the needs

    static bool cannot_be_chosen(AloneBoard::Range range, Seat chooser, int need, Outcome& best);
    Outcome search(const AloneBoard& board, const PerSeat& needs);
    Outcome expand(const AloneBoard& board, const PerSeat& needs);
    Outcome after_card(const AloneBoard& board, int trick, const PerSeat& needs);
    static void keep_choice(Seat chooser, Outcome& best, const Outcome& other);

    MaxnTable& table_;
    NodeCounter& counter_;
};

}  // namespace kiebitz
