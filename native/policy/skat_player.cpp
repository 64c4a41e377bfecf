#include "policy/skat_player.hpp"

#include "policy/greedy.hpp"
#include "policy/skat/trump_game.hpp"

namespace kiebitz {

// In Ramsch, where everyone plays alone, the greedy rule must do.
Card RulePlayer<Skat>::card(const Skat::Play& play, const Sides<Skat>& sides,
                            Skat::Mask set_aside) const {
    const Skat::Mask legal = play.legal();
    if ((legal & (legal - 1)) == 0) return static_cast<Card>(lowest(legal));
    if (!sides.two() || sides.null()) return greedy_card<Skat>(play, sides);
    const SkatSight sight(play, sides, table_, set_aside);
    const bool grand = count(sight.members(SkatSight::trump)) == 4;
    return trump_game_card(sight, grand ? grand_habits : suit_game_habits);
}

}  // namespace kiebitz
