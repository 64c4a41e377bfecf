// Differenzler by rule.
#pragma once

#include "policy/rule_player_of.hpp"

namespace kiebitz {

template <>
class RulePlayer<Differenzler> {
  public:
    // Of a state or a view.
    template <class Table>
    explicit RulePlayer(const Table&) {}

    Card card(const Differenzler::Play& play, const Sides<Differenzler>& sides,
              Differenzler::Mask set_aside) const;
};

}  // namespace kiebitz
