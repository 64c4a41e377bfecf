// What a seat at a Schieber table remembers: which cards it has not seen, who may still hold them,
// and which suits the others threw off.
#pragma once

#include <array>

#include "games/jass_rules.hpp"

namespace kiebitz {

class SchieberMemory {
  public:
    using Mask = JassDeck::Mask;
    using Play = CardPlay<JassRules>;

    // Of the hands only the mover's is looked at; `gone_before` was out of play at the start.
    SchieberMemory(const Play& play, Mask gone_before) : mover_(play.to_move()) {
        Mask gone = gone_before;
        std::array<Mask, 4> absent{};
        const auto& contract = play.contract();
        const int all = play.cards_played();
        for (int ply = 0, trick = 0; ply < all; ++trick) {
            Seat seat = trick < play.tricks_completed() ? play.trick_leader(trick) : play.leader();
            const auto led = contract.follow_class[play.played(ply)];
            for (int place = 0; place < 4 && ply < all; ++place, ++ply) {
                const Card card = play.played(ply);
                gone |= bit<Mask>(card);
                const auto kind = contract.follow_class[card];
                if (kind != led && kind != Contract<JassDeck>::trump_class) {
                    absent[seat] |= contract.members[led] & ~contract.exempt;
                    thrown_[seat] |= contract.members[kind];
                }
                seat = static_cast<Seat>((seat + 1) % 4);
            }
        }
        unseen_ = JassDeck::all & ~gone & ~play.hands()[mover_];
        for (Seat seat = 0; seat < 4; ++seat) {
            if (seat != mover_) may_hold_[seat] = unseen_ & ~absent[seat];
        }
    }

    Mask unseen() const { return unseen_; }
    Mask may_hold(Seat seat) const { return may_hold_[seat]; }
    // Cards that an opponent of the mover may hold.
    Mask against() const { return may_hold_[(mover_ + 1) % 4] | may_hold_[(mover_ + 3) % 4]; }
    // The suits that a seat threw off when it could not follow: it has nothing to win there.
    Mask thrown_by(Seat seat) const { return thrown_[seat]; }

  private:
    Seat mover_;
    Mask unseen_ = 0;
    std::array<Mask, 4> may_hold_{};
    std::array<Mask, 4> thrown_{};
};

}  // namespace kiebitz
