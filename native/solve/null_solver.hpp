// The null solver: all cards seen, exact. Does the declarer take no trick from here on?
//
// It plays whole tricks, not cards: a position at the start of a trick is four holdings
// (null_suits.hpp) and the defender on lead. Before it looks further it asks two questions of the
// tables: can the defender on lead win with one suit alone, and is the declarer beyond danger?
#pragma once

#include <array>
#include <cstdint>

#include "games/skat_rules.hpp"
#include "run/budget.hpp"
#include "solve/null_suits.hpp"
#include "solve/null_table.hpp"
#include "trick/card_play.hpp"

namespace kiebitz {

class NullSolver {
  public:
    using Play = CardPlay<SkatRules>;

    // A position of a null game, in the middle of a trick too. The table may come from other
    // positions and deals. The counter counts tricks, and cards as long as the running trick lasts.
    NullSolver(const Play& play, Seat declarer, NullTable& table, NodeCounter& counter)
        : suits_(NullSuits::tables()),
          play_(play),
          declarer_(declarer),
          tricks_before_(play.tricks()[declarer]),
          table_(table),
          counter_(counter) {}

    // Whether the declarer takes no trick from now on, however he may have fared before.
    bool makes_it();

  private:
    using Position = std::array<HoldingId, 4>;

    Position position() const;
    bool falls(const Position& position, NullDefender leader);
    bool has_fatal_lead(const Position& position, NullDefender leader) const;
    bool beyond_danger(const Position& position) const;
    bool search(const Position& position, NullDefender leader);
    bool falls_to_lead(const Position& position, NullDefender leader, std::size_t led);
    template <class Then>
    bool partner_finds(Position position, NullDefender leader, std::size_t led, HoldingId rest,
                       Then then) const;
    template <class Then>
    bool whatever_is_thrown(const Position& position, Then then) const;

    const NullSuits& suits_;
    Play play_;
    Seat declarer_;
    int tricks_before_;
    NullTable& table_;
    NodeCounter& counter_;
};

}  // namespace kiebitz
