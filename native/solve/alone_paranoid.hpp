// Paranoid search for open endings of Differenzler: one seat wants its own difference small, the
// three others play together to make it large.
//
// Two sides, one number: the question is put as "can the seat end with points in [low, high]?",
// prediction ± d for a difference of at most d. Every answer comes back with the interval that was
// really proved: a yes with the narrowest that its proof shows, which says yes for every wider one;
// a no with the widest, which says no for every narrower one. The table holds these intervals in
// points still to come, so that they serve every prediction and every past. Values are found from
// below: a no often excludes many differences at once.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "run/budget.hpp"
#include "solve/alone_board.hpp"
#include "solve/alone_table.hpp"

namespace kiebitz {

// Of the points still to come, the seat can force its own into the interval; or it cannot.
struct ParanoidFinding {
    std::int16_t low = 0;
    std::int16_t high = 0;
    bool reached = false;
    Card best = no_card;  // the card that settled it
};
using ParanoidTable = AloneTable<ParanoidFinding>;

struct ParanoidCard {
    Card card;
    int difference;  // of the seat at the end of the game, after this card
};

class ParanoidSolver {
  public:
    ParanoidSolver(Seat root, ParanoidTable& table, NodeCounter& counter)
        : table_(table), counter_(counter), root_(root) {}

    // The difference |prediction - points| that the seat can hold its own to. The game must be in
    // its card play or over, with all hands and the prediction of the seat known.
    int value(const Differenzler& game);

    // Whether the seat can hold its difference to `difference` or less.
    bool reaches(const Differenzler& game, int difference);

    // The value after each legal card, whoever is to move.
    std::vector<ParanoidCard> card_values(const Differenzler& game);

  private:
    struct Order {
        std::array<Card, 9> cards{};
        int size = 0;
    };

    Order ordered(const AloneBoard& board, int low, int high, Card first) const;
    int lateness(const AloneBoard& board, int card) const;
    ParanoidFinding search(const AloneBoard& board, int low, int high);
    ParanoidFinding expand(const AloneBoard& board, int low, int high, Card first);
    ParanoidFinding after(const AloneBoard& board, int card, int low, int high);
    int need(const Differenzler& game) const;

    ParanoidTable& table_;
    NodeCounter& counter_;
    Seat root_;
};

}  // namespace kiebitz
