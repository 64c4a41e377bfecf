#include "search/stakes.hpp"

#include <algorithm>
#include <cstdlib>

#include "search/world_play.hpp"

namespace kiebitz {

// ---- Skat ---------------------------------------------------------------------------------------

Stakes<Skat>::Stakes(const View<Skat>& view, Reward reward, const World& world)
    : reward_(reward), null_(view.now().contract() == SkatContract::null) {
    const Skat& game = view.now();
    known_.declarer = game.declarer();
    aside_points_ = game.play().contract().points_of(static_cast<Skat::Mask>(world[aside]));
    if (known_.declarer == no_seat) return;
    SkatOutcome& outcome = known_.outcome;
    outcome.contract = game.contract();
    outcome.level = game.level();
    outcome.hand = game.hand_game();
    outcome.bid = game.bid();
    outcome.lost_levels = view.options().lost_levels;
    if (outcome.contract > SkatContract::grand) return;
    if (std::holds_alternative<Skat::Position>(view.start())) {
        // What the declarer held before is not known; one matador makes no difference to winning.
        outcome.bid = lowest_bid;
        return;
    }
    const Cards twelve =
        world[known_.declarer] | world[aside] | played_by(game.play(), known_.declarer);
    outcome.matadors = count_matadors(outcome.contract, static_cast<Skat::Mask>(twelve));
}

namespace {

// Schwarz, Schneider and simply lost; won, with Schneider, with Schwarz: -8 -4 -2 1 2 3 in steps
// from 0 to 1 (the heights of the steps are lost with a figure of the thesis).
double step_of(const SkatOutcome& outcome, bool won) {
    int level = won ? 1 : -2;
    if (won && outcome.points >= 90) level = 2;
    if (won && outcome.defender_tricks == 0) level = 3;
    if (!won && outcome.points <= 30) level = -4;
    if (!won && outcome.declarer_tricks == 0) level = -8;
    return (level + 8) / 11.0;
}

}  // namespace

PerSeat<Skat> Stakes<Skat>::of(const Skat::Play& play) const {
    PerSeat<Skat> shares{};
    if (known_.declarer == no_seat) {  // Ramsch
        std::array<int, 3> points{};
        std::copy(play.points().begin(), play.points().end(), points.begin());
        points[play.leader()] += aside_points_;  // who takes the last trick takes the skat
        const int most = *std::max_element(points.begin(), points.end());
        for (std::size_t seat = 0; seat < 3; ++seat) {
            shares[seat] =
                reward_ == Reward::win ? double(points[seat] < most) : 1 - points[seat] / 120.0;
        }
        return shares;
    }
    SkatOutcome outcome = known_.outcome;
    outcome.points = play.points()[known_.declarer] + aside_points_;
    for (Seat seat = 0; seat < 3; ++seat) {
        (seat == known_.declarer ? outcome.declarer_tricks : outcome.defender_tricks) +=
            play.tricks()[seat];
    }
    return shared(outcome);
}

PerSeat<Skat> Stakes<Skat>::of_value(const Skat::Play& play, int value) const {
    SkatOutcome outcome = known_.outcome;
    int taken_by_defenders = 0;
    for (Seat seat = 0; seat < 3; ++seat) {
        const bool declares = seat == known_.declarer;
        (declares ? outcome.declarer_tricks : outcome.defender_tricks) += play.tricks()[seat];
        if (!declares) taken_by_defenders += play.points()[seat];
    }
    if (null_) {
        outcome.declarer_tricks = value == 0;
        return shared(outcome);
    }
    outcome.points = value;
    outcome.declarer_tricks += value > play.points()[known_.declarer] + aside_points_;
    outcome.defender_tricks += 120 - value > taken_by_defenders;
    return shared(outcome);
}

int Stakes<Skat>::total_to_win() const {
    if (null_) return 1;
    SkatOutcome outcome = known_.outcome;
    outcome.declarer_tricks = outcome.defender_tricks = 1;
    for (const int total : {61, 90}) {
        outcome.points = total;
        if (settle(outcome).won) return total;
    }
    outcome.points = 120;
    outcome.defender_tricks = 0;
    return settle(outcome).won ? 120 : 121;
}

PerSeat<Skat> Stakes<Skat>::shared(const SkatOutcome& outcome) const {
    PerSeat<Skat> shares{};
    const bool won = settle(outcome).won;
    const double share = null_ || reward_ == Reward::win ? double(won)
                         : reward_ == Reward::ranges     ? step_of(outcome, won)
                                                         : outcome.points / 120.0;
    for (Seat seat = 0; seat < 3; ++seat) {
        shares[seat] = seat == known_.declarer ? share : 1 - share;
    }
    return shares;
}

// ---- Schieber -----------------------------------------------------------------------------------

PerSeat<Schieber> Stakes<Schieber>::of(const Schieber::Play& play) const {
    return of_value(play, play.points()[0] + play.points()[2]);
}

PerSeat<Schieber> Stakes<Schieber>::of_value(const Schieber::Play&, int points) const {
    double share = points / static_cast<double>(jass_points);
    if (reward_ == Reward::win) {
        share = 2 * points > jass_points;
    } else if (reward_ == Reward::ranges) {
        share = (int{points > 0} + int{points > 39} + int{2 * points > jass_points} +
                 int{points > 117} + int{points == jass_points}) /
                5.0;
    }
    return {share, 1 - share, share, 1 - share};
}

// ---- Differenzler -------------------------------------------------------------------------------

int rule_of_thumb(JassDeck::Mask hand, Suit trump) {
    const auto& contract = contract_of(static_cast<JassMode>(trump));
    int points = 2 * contract.points_of(hand & contract.members[Contract<JassDeck>::trump_class]);
    for (const Suit suit : {diamonds, hearts, spades, clubs}) {
        if (suit != trump && contains(hand, JassDeck::card(suit, ace))) points += 11;
    }
    return points;
}

Stakes<Differenzler>::Stakes(const View<Differenzler>& view, Reward reward, const World& world)
    : reward_(reward) {
    const Differenzler& game = view.now();
    for (Seat seat = 0; seat < 4; ++seat) {
        const auto said = game.predictions()[seat];
        const bool known = said != Differenzler::unknown_prediction;
        const Cards dealt = world[seat] | played_by(game.play(), seat);
        predictions_[seat] = known ? said : rule_of_thumb(dealt, game.trump());
    }
}

PerSeat<Differenzler> Stakes<Differenzler>::of(const Differenzler::Play& play) const {
    std::array<int, 4> off{};
    for (std::size_t seat = 0; seat < 4; ++seat) {
        off[seat] = std::abs(predictions_[seat] - play.points()[seat]);
    }
    PerSeat<Differenzler> shares{};
    for (std::size_t seat = 0; seat < 4; ++seat) {
        int better = 0;
        for (const int other : off) better += other < off[seat];
        shares[seat] = reward_ == Reward::win      ? double(better == 0)
                       : reward_ == Reward::ranges ? 1 - better / 3.0
                                                   : 1 - off[seat] / double{jass_points};
    }
    return shares;
}

}  // namespace kiebitz
