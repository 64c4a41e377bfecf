// Who plays with whom in the card play, who wants points, and what wins: defined here once, for the
// solver, the searches, players and displays.
//
// Of two sides one *counts*: the value of a position is its total at the end. In Skat that is the
// declarer with the two cards set aside, in Schieber team 0; in null the value is 1 if the game is
// made. `total_to_win` is the value at which the counting side wins. It depends on the cards: a
// bid may need more matadors than the declarer has, and then Schneider, Schwarz or all is lost.
// Hence it belongs to one world, and a seat that does not see the skat must ask it for each.
// Where everyone plays alone (Ramsch, Differenzler) nobody counts.
#pragma once

#include <array>
#include <optional>
#include <variant>

#include "games/differenzler.hpp"
#include "games/schieber.hpp"
#include "games/skat.hpp"

namespace kiebitz {

inline constexpr int skat_points = 120;

template <class Game>
class Sides;

template <>
class Sides<Skat> {
  public:
    // Of a state or a view.
    template <class Table>
    explicit Sides(const Table& table)
        : Sides(table.now(), table.options().lost_levels,
                std::holds_alternative<Skat::Deal>(table.start())) {}
    Sides(const Skat& game, LostLevels lost_levels, bool from_deal);

    bool two() const { return declarer_ != no_seat; }
    bool counts(Seat seat) const { return seat == declarer_; }
    bool same_side(Seat a, Seat b) const { return two() && counts(a) == counts(b); }
    int most() const { return null() ? 1 : skat_points; }  // the greatest value
    bool null() const { return known_.contract == SkatContract::null; }
    Seat declarer() const { return declarer_; }
    // Whether what wins depends on the cards that the declarer has held.
    bool depends_on_cards() const {
        return counts_matadors_ && known_.contract <= SkatContract::grand;
    }

    // Whether a seat wants points rather than to avoid them.
    bool wants_points(Seat seat, const Skat::Play&) const {
        return two() && !(null() && counts(seat));
    }
    // A null game ends with the declarer's first trick.
    bool over(const Skat::Play& play) const {
        return play.finished() || (null() && two() && play.tricks()[declarer_] > 0);
    }

    // What is known of the result before a card is played, in a world in which the declarer has
    // held these twelve cards, the skat among them. Points and tricks are not in it.
    SkatOutcome outcome(Skat::Mask twelve) const;
    // 61, or 90 or 120 if an announcement or the bid needs Schneider or Schwarz; 121 if nothing
    // wins any more. In null 1, or 2 if overbid.
    int total_to_win(Skat::Mask twelve, const Skat::Play& play) const;
    // The tricks of the defenders in the outcome are those taken so far.
    static int total_to_win(SkatOutcome outcome);
    // Where Schwarz is needed, points do not say all: the defenders may take a trick without any.
    // A total of 120 is reached with 120 points as long as they have none; who looks at the tricks
    // as they are played sees whether it holds.
    static bool needs_every_trick(int total) { return total == skat_points; }

  private:
    SkatOutcome known_;
    Seat declarer_;
    bool counts_matadors_;  // else the outcome has what is known of them
};

template <>
class Sides<Schieber> {
  public:
    template <class Table>
    explicit Sides(const Table&) {}

    bool two() const { return true; }
    bool counts(Seat seat) const { return seat % 2 == 0; }
    bool same_side(Seat a, Seat b) const { return counts(a) == counts(b); }
    int most() const { return jass_points; }
    bool wants_points(Seat, const Schieber::Play&) const { return true; }
    bool over(const Schieber::Play& play) const { return play.finished(); }
    static int total_to_win() { return jass_points / 2 + 1; }
    static bool needs_every_trick(int) { return false; }
};

template <>
class Sides<Differenzler> {
  public:
    template <class Table>
    explicit Sides(const Table& table) : trump_(table.now().trump()) {
        for (Seat seat = 0; seat < 4; ++seat) predictions_[seat] = table.now().predictions()[seat];
    }

    // As somebody sees it who knows these predictions.
    Sides(const std::array<int, 4>& predictions, Suit trump)
        : predictions_(predictions), trump_(trump) {}

    // Predictions that are not known are estimated from these hands.
    void guess_predictions(const std::array<JassDeck::Mask, 4>& dealt);
    const std::array<int, 4>& predictions() const { return predictions_; }

    bool two() const { return false; }
    bool counts(Seat) const { return false; }
    bool same_side(Seat a, Seat b) const { return a == b; }
    int most() const { return jass_points; }
    bool wants_points(Seat seat, const Differenzler::Play& play) const {
        return play.points()[seat] < predictions_[seat];
    }
    bool over(const Differenzler::Play& play) const { return play.finished(); }

  private:
    std::array<int, 4> predictions_{};
    Suit trump_;
};

// All cards that a seat has played since the start.
template <class Rules>
typename Rules::Deck::Mask played_by(const CardPlay<Rules>& play, Seat seat) {
    typename Rules::Deck::Mask cards = 0;
    for (int ply = 0; ply < play.cards_played(); ++ply) {
        if (play.player_of(ply) == seat) cards |= bit<typename Rules::Deck::Mask>(play.played(ply));
    }
    return cards;
}

// What wins at a table, if it can be known there: a view may not show the declarer's twelve cards.
template <class Table>
std::optional<int> known_total(const Table& table, const Sides<Skat>& sides) {
    if (!sides.two()) return std::nullopt;
    const Skat& game = table.now();
    const Seat declarer = sides.declarer();
    const Skat::Mask twelve =
        game.hands()[declarer] | game.skat() | played_by(game.play(), declarer);
    if (sides.depends_on_cards() && count(twelve) < Skat::hand_size + 2) return std::nullopt;
    return sides.total_to_win(twelve, game.play());
}
template <class Table>
std::optional<int> known_total(const Table&, const Sides<Schieber>& sides) {
    return sides.total_to_win();
}
template <class Table>
std::optional<int> known_total(const Table&, const Sides<Differenzler>&) {
    return std::nullopt;
}

}  // namespace kiebitz
