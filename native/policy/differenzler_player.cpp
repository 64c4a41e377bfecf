#include "policy/differenzler_player.hpp"

#include "policy/greedy.hpp"

namespace kiebitz {

Card RulePlayer<Differenzler>::card(const Differenzler::Play& play,
                                    const Sides<Differenzler>& sides, Differenzler::Mask) const {
    return greedy_card<Differenzler>(play, sides);
}

}  // namespace kiebitz
