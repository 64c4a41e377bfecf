// Differenzler by rule: it steers to its prediction.
//
// What is still wanted is the prediction less the points taken. What will come anyway is counted
// card by card: how likely a card takes a trick, from the higher cards of its suit that are not
// seen and from the trumps that are left, and what such a trick is worth. Every legal card is then
// judged by how far off the prediction it would leave the seat, if it wins the trick and if it does
// not. Whoever wants more thus wins rich tricks and keeps strong cards; whoever is full ducks and
// throws strong cards under those of others; whoever is on course takes cheap tricks and waits.
//
// The others are taken to beat a card gladly while they want points and reluctantly once they have
// them, as far as their predictions are known.
#pragma once

#include <array>

#include "policy/rule_player_of.hpp"

namespace kiebitz {

// How it counts. Found by play against itself (docs/players/rules.md).
struct SteeringHabits {
    // The chance that a card takes a trick some time; it falls by exp(-x) for each of these:
    float held = 0.92f;          // of a card that nothing can beat but a discard
    float higher_trump = 0.65f;  // a higher trump not seen, for a trump
    float higher_card = 1.0f;    // a higher card of the suit not seen, for another card
    float ruff = 1.0f;           // a trump not seen, more so where others have few of the suit
    // The same for the trick that is being played, for each seat still to play:
    float beats_trump = 0.62f;
    float beats_card = 0.6f;
    float ruffs_now = 0.15f;
    float leads = 1.1f;    // how much more of that there is for a card that is led
    float wanting = 1.5f;  // how gladly a seat beats that wants points
    float full = 0.35f;    // and one that has them
    // Points that come with a card that takes a trick, as a share of the mean of the tricks left.
    float company = 0.65f;
    float spread = 1.3f;  // points by which a forecast of one trick is off
};

inline constexpr SteeringHabits usual_habits{};

template <>
class RulePlayer<Differenzler> {
  public:
    using Mask = Differenzler::Mask;

    // Of a state or a view.
    template <class Table>
    explicit RulePlayer(const Table& table, const SteeringHabits& habits = usual_habits)
        : RulePlayer(gone_before(table), habits) {}
    RulePlayer(Mask gone_before, const SteeringHabits& habits);

    Card card(const Differenzler::Play& play, const Sides<Differenzler>& sides,
              Mask set_aside) const;

  private:
    struct Outlook;

    // Cards that were out of play when a game was set up in the middle.
    template <class Table>
    static Mask gone_before(const Table& table) {
        const auto* position = std::get_if<Differenzler::Position>(&table.start());
        return position == nullptr ? Mask{0} : position->play.gone;
    }

    Outlook look(const Differenzler::Play& play, const Sides<Differenzler>& sides) const;
    float takes_some_time(const Outlook& outlook, Card card) const;
    float wins_now(const Outlook& outlook, const Differenzler::Play& play, Card card) const;

    static constexpr std::size_t most = 10;  // cards of a suit, and none
    Mask gone_before_;
    SteeringHabits habits_;
    std::array<float, most> by_higher_trumps_{};
    std::array<float, most> by_higher_cards_{};
    std::array<std::array<float, most>, most> by_ruffs_{};  // trumps, cards of the suit
};

}  // namespace kiebitz
