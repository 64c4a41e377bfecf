#include "policy/skat_player.hpp"

#include "policy/greedy.hpp"

namespace kiebitz {

Card RulePlayer<Skat>::card(const Skat::Play& play, const Sides<Skat>& sides, Skat::Mask) const {
    return greedy_card<Skat>(play, sides);
}

}  // namespace kiebitz
