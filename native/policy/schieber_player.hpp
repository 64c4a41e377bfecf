// Schieber by rule.
#pragma once

#include "policy/rule_player_of.hpp"

namespace kiebitz {

template <>
class RulePlayer<Schieber> {
  public:
    // Of a state or a view.
    template <class Table>
    explicit RulePlayer(const Table&) {}

    Card card(const Schieber::Play& play, const Sides<Schieber>& sides,
              Schieber::Mask set_aside) const;
};

}  // namespace kiebitz
