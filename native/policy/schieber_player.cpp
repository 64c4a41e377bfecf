#include "policy/schieber_player.hpp"

#include "policy/greedy.hpp"

namespace kiebitz {

Card RulePlayer<Schieber>::card(const Schieber::Play& play, const Sides<Schieber>& sides,
                                Schieber::Mask) const {
    return greedy_card<Schieber>(play, sides);
}

}  // namespace kiebitz
