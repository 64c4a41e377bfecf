// Skat by rule.
#pragma once

#include "policy/rule_player_of.hpp"

namespace kiebitz {

template <>
class RulePlayer<Skat> {
  public:
    // Of a state or a view.
    template <class Table>
    explicit RulePlayer(const Table&) {}

    Card card(const Skat::Play& play, const Sides<Skat>& sides, Skat::Mask set_aside) const;
};

}  // namespace kiebitz
