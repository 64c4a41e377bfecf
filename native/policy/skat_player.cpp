#include "policy/skat_player.hpp"

#include "policy/greedy.hpp"
#include "policy/skat/card_of_most_worth.hpp"
#include "policy/skat/weights.hpp"

namespace kiebitz {

Card RulePlayer<Skat>::card(const Skat::Play& play, const Sides<Skat>& sides,
                            Skat::Mask set_aside) const {
    const Skat::Mask legal = play.legal();
    if ((legal & (legal - 1)) == 0) return static_cast<Card>(lowest(legal));
    // In Ramsch everyone plays alone: the greedy rule must do.
    if (!sides.two()) return greedy_card<Skat>(play, sides);
    const SkatSight sight(play, sides, table_, set_aside);
    if (sides.null()) return card_of_most_worth<NullFacts>(sight, null_habits);
    const bool grand = count(sight.members(SkatSight::trump)) == 4;
    return card_of_most_worth<SkatFacts>(sight, grand ? grand_habits : suit_game_habits);
}

}  // namespace kiebitz
