// Schieber by rule, as an experienced player would: whoever chose draws trumps, then cashes what
// cannot be beaten; points go to a trick that the partner wins, none to one that is lost; guarded
// cards are kept, weak suits thrown off, and a partner's discards are read as weakness there.
//
// All of it is one rule: the card is played whose points, won or lost as likely as it looks from
// what the seat remembers, less what the card would still be worth in the hand, are most. The
// numbers are in policy/schieber_habits.hpp.
#pragma once

#include <variant>

#include "policy/rule_player_of.hpp"
#include "policy/schieber_habits.hpp"

namespace kiebitz {

// What all seats know before the first card.
struct SchieberTable {
    Seat chooser = no_seat;  // who chose the mode; not known in the middle of a game
    Schieber::Mask gone = 0;
};

Card schieber_card(const Schieber::Play& play, const SchieberTable& table,
                   const SchieberStyles& styles = schieber_styles);

template <>
class RulePlayer<Schieber> {
  public:
    explicit RulePlayer(const SchieberTable& table) : table_(table) {}
    // Of a state or a view.
    template <class Table>
    explicit RulePlayer(const Table& table) {
        if (const auto* position = std::get_if<Schieber::Position>(&table.start())) {
            table_.gone = position->play.gone;
        } else {
            const Schieber& game = table.now();
            table_.chooser = static_cast<Seat>((game.forehand() + (game.pushed() ? 2 : 0)) % 4);
        }
    }

    Card card(const Schieber::Play& play, const Sides<Schieber>&, Schieber::Mask) const {
        return schieber_card(play, table_);
    }

  private:
    SchieberTable table_;
};

}  // namespace kiebitz
