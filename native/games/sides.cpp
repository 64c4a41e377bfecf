#include "games/sides.hpp"

#include "games/predictions.hpp"

namespace kiebitz {

// ---- Skat ---------------------------------------------------------------------------------------

Sides<Skat>::Sides(const Skat& game, LostLevels lost_levels, bool from_deal)
    : declarer_(game.declarer()), counts_matadors_(from_deal) {
    known_.contract = game.contract();
    known_.level = game.level();
    known_.hand = game.hand_game();
    known_.bid = game.bid();
    known_.lost_levels = lost_levels;
    if (from_deal || !two()) return;
    // A position says how many matadors there were, but not to those who have not seen the skat;
    // for them the bid is taken to be covered.
    known_.matadors = game.matadors();
    if (known_.matadors != 0) return;
    known_.matadors = 1;
    known_.bid = lowest_bid;
}

SkatOutcome Sides<Skat>::outcome(Skat::Mask twelve) const {
    SkatOutcome outcome = known_;
    if (depends_on_cards()) {
        outcome.matadors = count_matadors(outcome.contract, twelve);
    }
    return outcome;
}

int Sides<Skat>::total_to_win(Skat::Mask twelve, const Skat::Play& play) const {
    SkatOutcome so_far = outcome(twelve);
    for (Seat seat = 0; seat < Skat::seats; ++seat) {
        if (!counts(seat)) so_far.defender_tricks += play.tricks()[seat];
    }
    return total_to_win(so_far);
}

int Sides<Skat>::total_to_win(SkatOutcome outcome) {
    const int taken = outcome.defender_tricks;
    if (outcome.contract == SkatContract::null) {
        outcome.declarer_tricks = 0;
        return settle(outcome).won ? 1 : 2;
    }
    outcome.declarer_tricks = outcome.defender_tricks = 1;
    for (const int total : {61, 90}) {
        outcome.points = total;
        if (settle(outcome).won) return total;
    }
    outcome.points = skat_points;
    outcome.defender_tricks = taken;
    return settle(outcome).won ? skat_points : skat_points + 1;
}

// ---- Differenzler -------------------------------------------------------------------------------

void Sides<Differenzler>::guess_predictions(const std::array<JassDeck::Mask, 4>& dealt) {
    for (std::size_t seat = 0; seat < 4; ++seat) {
        if (predictions_[seat] == Differenzler::unknown_prediction) {
            predictions_[seat] = estimated_prediction(dealt[seat], trump_);
        }
    }
}

}  // namespace kiebitz
