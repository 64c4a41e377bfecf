#include "policy/schieber_player.hpp"

#include "policy/schieber_memory.hpp"

namespace kiebitz {

namespace {

using Mask = Schieber::Mask;
using Table = Contract<JassDeck>;

// One decision: what each legal card would be worth.
class SchieberThought {
  public:
    SchieberThought(const Schieber::Play& play, const SchieberTable& table,
                    const SchieberStyles& styles)
        : play_(play),
          contract_(play.contract()),
          habits_(style_of(styles, table, play)),
          table_(table),
          memory_(play, table.gone),
          me_(play.to_move()),
          hand_(play.hands()[me_]),
          trumps_(contract_.members[Table::trump_class]),
          against_(memory_.against()),
          on_table_(0) {
        for (int i = 0; i < play.trick_size(); ++i) on_table_ += points(play.trick_card(i));
    }

    Card best() const {
        const Mask legal = play_.legal();
        if ((legal & (legal - 1)) == 0) return static_cast<Card>(lowest(legal));
        Card best = no_card;
        float most = 0;
        for_each(legal, [&](int number) {
            const auto card = static_cast<Card>(number);
            const float worth = trick_worth(card) - kept_worth(card);
            if (best != no_card && worth <= most) return;
            best = card;
            most = worth;
        });
        return best;
    }

  private:
    static const SchieberHabits& style_of(const SchieberStyles& styles, const SchieberTable& table,
                                          const Schieber::Play& play) {
        if (play.contract().members[Table::trump_class] == 0) return styles.plain;
        const bool theirs = table.chooser != no_seat && table.chooser % 2 != play.to_move() % 2;
        return theirs ? styles.against : styles.chosen;
    }

    float points(int card) const { return contract_.points[static_cast<std::size_t>(card)]; }
    Mask stronger(int card) const { return contract_.stronger[static_cast<std::size_t>(card)]; }
    int kind(int card) const { return contract_.follow_class[static_cast<std::size_t>(card)]; }
    bool ours(Seat seat) const { return seat % 2 == me_ % 2; }

    // ---- 1. What the trick brings ---------------------------------------------------------------

    float trick_worth(Card card) const {
        const bool leads = play_.trick_size() == 0;
        const bool mine = leads || contract_.beats(card, play_.winning_card());
        const Card top = mine ? card : play_.winning_card();
        const int led = leads ? kind(card) : kind(play_.trick_card(0));
        const int behind = 3 - play_.trick_size();
        float win = mine || ours(play_.winner()) ? 1.0F : 0.0F;
        const bool began_ours = win > 0;
        float fed = 0;
        for (int i = 1; i <= behind; ++i) {
            const auto seat = static_cast<Seat>((me_ + i) % 4);
            const float beats = chance_to_beat(seat, top, led);
            if (ours(seat)) {
                win += (1 - win) * beats * habits_.rescue;
                fed += habits_.feeds_us * win;
            } else {
                win *= 1 - (began_ours ? beats : beats * (1 - habits_.again));
                fed -= habits_.feeds_them * (1 - win);
            }
        }
        float pot = on_table_ + points(card) + habits_.to_come * static_cast<float>(behind);
        if (play_.tricks_left() == 1) pot += JassRules::last_trick_points;
        float worth = (2 * win - 1) * pot + fed;
        if (mine) worth += win * (habits_.lead + habits_.cash * sure_cards(card));
        if (leads && kind(card) == Table::trump_class) worth += trump_lead(win);
        return worth;
    }

    // Drawing trumps is for those who chose them.
    float trump_lead(float win) const {
        const int out = count(against_ & trumps_);
        return habits_.draw * win * static_cast<float>(out < 2 ? out : 2) - habits_.spare;
    }

    // The cards left that no opponent can beat by following.
    float sure_cards(Card card) const {
        int sure = 0;
        for_each(hand_ & ~bit<Mask>(card),
                 [&](int other) { sure += (against_ & stronger(other)) == 0; });
        return static_cast<float>(sure);
    }

    float chance_to_beat(Seat seat, Card top, int led) const {
        const bool trumped = kind(top) == Table::trump_class;
        if (trumped && led == Table::trump_class) return chance_of(seat, stronger(top));
        const float follows = chance_of(seat, contract_.members[static_cast<std::size_t>(led)]);
        const float ruffs = 1 - follows * (1 - habits_.ruffs_with_suit);
        if (trumped) return chance_of(seat, stronger(top)) * ruffs;
        float in_suit = chance_of(seat, stronger(top));
        if (ours(seat) && (memory_.thrown_by(seat) & bit<Mask>(top)) != 0)
            in_suit *= habits_.thrown;
        return 1 - (1 - in_suit) * (1 - chance_of(seat, trumps_) * ruffs);
    }

    // How likely a seat holds one of these cards, all of one class.
    float chance_of(Seat seat, Mask cards) const {
        const Mask held = memory_.may_hold(seat) & cards;
        if (held == 0) return 0;
        float all = 0;
        for (int i = 1; i < 4; ++i) {
            const auto other = static_cast<Seat>((me_ + i) % 4);
            if ((memory_.may_hold(other) & cards) != 0) all += weight(other, cards);
        }
        const float none = 1 - weight(seat, cards) / all;
        float chance = 1;
        for (int n = count(held); n > 0; --n) chance *= none;
        return 1 - chance;
    }
    float weight(Seat seat, Mask cards) const {
        return seat == table_.chooser && (cards & trumps_) != 0 ? habits_.chooser_trumps : 1.0F;
    }

    // ---- 2. What the card is worth in the hand --------------------------------------------------

    float kept_worth(Card card) const {
        const Mask own = hand_ & contract_.members[static_cast<std::size_t>(kind(card))];
        const float spared =
            (against_ & stronger(card)) == 0 ? habits_.kept_sure : habits_.kept_points;
        return tricks_in(own) - tricks_in(own & ~bit<Mask>(card)) + spared * points(card);
    }

    // What the tricks to be expected from one's cards of a class are worth.
    float tricks_in(Mask own) const {
        if (own == 0) return 0;
        const bool trump = kind(lowest(own)) == Table::trump_class;
        int sure = 0;
        for_each(own, [&](int card) { sure += (against_ & stronger(card)) == 0; });
        float tricks = 0;
        for_each(own, [&](int card) {
            int out = count(against_ & stronger(card));
            if (out > 0) {  // cashing the sure ones brings down some of them
                const float left =
                    static_cast<float>(out) - static_cast<float>(sure) * habits_.brought_down;
                out = left < 0.5F ? 0 : static_cast<int>(left + 0.5F);
            }
            const int guards = count(own & ~stronger(card)) - 1;
            const auto place = static_cast<std::size_t>(out < 3 ? out : 3);
            if (trump && out > 0) {
                tricks += habits_.small_trump + (guards >= out ? habits_.trump_guard : 0.0F);
            } else {
                tricks += (guards >= out ? habits_.guarded : habits_.bare)[place];
            }
        });
        if (trump) return tricks * habits_.trump_trick;
        if (trumps_ == 0) return tricks * habits_.plain_trick;
        return tricks * habits_.side_trick *
               ((against_ & trumps_) != 0 ? habits_.under_trumps : 1.0F);
    }

    const Schieber::Play& play_;
    const Table& contract_;
    const SchieberHabits& habits_;
    const SchieberTable& table_;
    SchieberMemory memory_;
    Seat me_;
    Mask hand_;
    Mask trumps_;
    Mask against_;
    float on_table_;
};

}  // namespace

Card schieber_card(const Schieber::Play& play, const SchieberTable& table,
                   const SchieberStyles& styles) {
    return SchieberThought(play, table, styles).best();
}

}  // namespace kiebitz
