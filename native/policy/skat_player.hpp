// Skat by rule (docs/players/rules.md).
#pragma once

#include "policy/rule_player_of.hpp"
#include "policy/skat/sight.hpp"

namespace kiebitz {

template <>
class RulePlayer<Skat> {
  public:
    // Of a state or a view.
    template <class Table>
    explicit RulePlayer(const Table& table) : table_(table) {}

    Card card(const Skat::Play& play, const Sides<Skat>& sides, Skat::Mask set_aside) const;

  private:
    SkatTable table_;
};

}  // namespace kiebitz
