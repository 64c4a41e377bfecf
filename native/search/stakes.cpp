#include "search/stakes.hpp"

#include <algorithm>
#include <cstdlib>

namespace kiebitz {

// ---- Skat ---------------------------------------------------------------------------------------

Stakes<Skat>::Stakes(const View<Skat>& view, Reward reward, const World& world)
    : sides_(view), reward_(reward) {
    const Skat::Play& play = view.now().play();
    aside_points_ = play.contract().points_of(static_cast<Skat::Mask>(world[aside]));
    if (!sides_.two()) return;
    outcome_ = sides_.outcome(twelve_cards(sides_.declarer(), play, world));
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
    if (!sides_.two()) {  // Ramsch
        std::array<int, 3> points{};
        std::copy(play.points().begin(), play.points().end(), points.begin());
        points[play.leader()] += aside_points_;  // who takes the last trick takes the skat
        const int most = *std::max_element(points.begin(), points.end());
        for (std::size_t seat = 0; seat < 3; ++seat) {
            shares[seat] = reward_ == Reward::win ? double(points[seat] < most)
                                                  : 1 - points[seat] / double{skat_points};
        }
        return shares;
    }
    return shared(at_the_end(play));
}

SkatOutcome Stakes<Skat>::at_the_end(const Skat::Play& play) const {
    SkatOutcome outcome = outcome_;
    outcome.points = play.points()[sides_.declarer()] + aside_points_;
    for (Seat seat = 0; seat < 3; ++seat) {
        (sides_.counts(seat) ? outcome.declarer_tricks : outcome.defender_tricks) +=
            play.tricks()[seat];
    }
    return outcome;
}

double Stakes<Skat>::taught(const Skat::Play& play) const {
    constexpr int bonus = 50;    // of a game won, after Seeger and Fabian
    constexpr int penalty = 90;  // of a game lost: its own and what each of the others gets
    const SkatOutcome outcome = at_the_end(play);
    const SkatSettlement settled = settle(outcome);
    if (sides_.null()) return settled.won ? 1 : -1;
    SkatOutcome plain = outcome;  // with neither Schneider nor Schwarz
    plain.points = 61;
    plain.declarer_tricks = plain.defender_tricks = 1;
    const int value = settle(plain).value;
    const double middle = (bonus - value - penalty) / 2.0;
    const double stake = (3 * value + bonus + penalty) / 2.0;
    const int points = settled.score + (settled.won ? bonus : -penalty);
    return (points - middle) / stake + 0.05 * (outcome.points - 60) / 60;
}

PerSeat<Skat> Stakes<Skat>::of_value(const Skat::Play& play, int value) const {
    SkatOutcome outcome = outcome_;
    int taken_by_defenders = 0;
    for (Seat seat = 0; seat < 3; ++seat) {
        const bool declares = sides_.counts(seat);
        (declares ? outcome.declarer_tricks : outcome.defender_tricks) += play.tricks()[seat];
        if (!declares) taken_by_defenders += play.points()[seat];
    }
    if (sides_.null()) {
        outcome.declarer_tricks = value == 0;
        return shared(outcome);
    }
    outcome.points = value;
    outcome.declarer_tricks += value > play.points()[sides_.declarer()] + aside_points_;
    outcome.defender_tricks += skat_points - value > taken_by_defenders;
    return shared(outcome);
}

PerSeat<Skat> Stakes<Skat>::shared(const SkatOutcome& outcome) const {
    PerSeat<Skat> shares{};
    const bool won = settle(outcome).won;
    const double share = sides_.null() || reward_ == Reward::win ? double(won)
                         : reward_ == Reward::ranges ? step_of(outcome, won)
                                                     : outcome.points / double{skat_points};
    for (Seat seat = 0; seat < 3; ++seat) {
        shares[seat] = sides_.counts(seat) ? share : 1 - share;
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

Stakes<Differenzler>::Stakes(const View<Differenzler>& view, Reward reward, const World& world)
    : sides_(view), reward_(reward) {
    std::array<JassDeck::Mask, 4> dealt{};
    for (Seat seat = 0; seat < 4; ++seat) {
        dealt[seat] = world[seat] | played_by(view.now().play(), seat);
    }
    sides_.guess_predictions(dealt);
}

PerSeat<Differenzler> Stakes<Differenzler>::of(const Differenzler::Play& play) const {
    std::array<int, 4> off{};
    for (std::size_t seat = 0; seat < 4; ++seat) {
        off[seat] = std::abs(sides_.predictions()[seat] - play.points()[seat]);
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
