// The auction in its real order: middlehand speaks to forehand, hindhand to the survivor, and
// forehand alone if nobody else has bid.
#pragma once

#include <cstdint>

#include "games/action.hpp"
#include "games/skat_rules.hpp"

namespace kiebitz {

class SkatAuction {
  public:
    SkatAuction() = default;
    SkatAuction(Seat forehand, bool server_bids)
        : forehand_(forehand), speaker_(seat(1)), listener_(forehand), server_bids_(server_bids) {}

    int bid() const { return bid_; }
    bool over() const { return round_ == Round::over; }
    Seat to_move() const { return answering_ ? listener_ : speaker_; }
    Seat declarer() const { return declarer_; }  // no_seat: passed in, or not over yet

    void legal(ActionList& actions) const {
        actions.add({ActionKind::pass});
        if (answering_) {
            actions.add({ActionKind::hold});
            return;
        }
        for (int value = bid_ + 1; value <= highest_bid; ++value) {
            if (is_bid_value(value) || (server_bids_ && is_server_bid(value))) {
                actions.add({ActionKind::bid, static_cast<std::uint16_t>(value)});
            }
        }
    }

    void apply(Action action) {
        switch (action.kind) {
            case ActionKind::bid:
                bid_ = action.payload;
                if (round_ == Round::forehand_alone) {
                    finish(speaker_);
                } else {
                    answering_ = true;
                }
                break;
            case ActionKind::hold:
                answering_ = false;
                break;
            default:
                pass();
        }
    }

    friend bool operator==(const SkatAuction&, const SkatAuction&) = default;

  private:
    enum class Round : std::uint8_t { middlehand, hindhand, forehand_alone, over };

    Seat seat(int after_forehand) const {
        return static_cast<Seat>((forehand_ + after_forehand) % 3);
    }

    void pass() {
        const Seat survivor = answering_ ? speaker_ : listener_;
        answering_ = false;
        if (round_ == Round::middlehand) {
            round_ = Round::hindhand;
            speaker_ = seat(2);
            listener_ = survivor;
        } else if (round_ == Round::hindhand && bid_ == 0) {
            round_ = Round::forehand_alone;
            speaker_ = forehand_;
        } else {
            finish(round_ == Round::hindhand ? survivor : no_seat);
        }
    }

    void finish(Seat declarer) {
        declarer_ = declarer;
        round_ = Round::over;
    }

    std::uint16_t bid_ = 0;
    Seat forehand_ = 0;
    Seat speaker_ = 1;
    Seat listener_ = 0;
    Seat declarer_ = no_seat;
    bool answering_ = false;
    bool server_bids_ = false;
    Round round_ = Round::middlehand;
};

}  // namespace kiebitz
