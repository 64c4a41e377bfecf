#include "games/skat.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace kiebitz {

// ---- The state machine --------------------------------------------------------------------------

Skat::Skat(const Options& options, const Deal& deal)
    : hands_(deal.hands),
      skat_(deal.skat),
      auction_(deal.forehand, options.server_bids),
      options_(options),
      forehand_(deal.forehand) {}

Skat::Skat(const Options& options, const Position& position, bool check)
    : play_(play_from(position.play, contract_of(position.contract), Undertrump::strict, check)),
      skat_(position.skat),
      options_(options),
      bid_(position.bid),
      matadors_(position.matadors),
      forehand_(position.play.leader),
      declarer_(position.declarer),
      contract_(position.contract),
      level_(position.level),
      hand_game_(position.hand),
      declared_(true),
      phase_(Phase::play) {
    if (check && is_server_bid(bid_) && !options_.server_bids) {
        throw RuleError(ErrorName::inconsistent_position,
                        std::to_string(bid_) + " is not a bid value");
    }
    if (level_ == SkatLevel::ouvert && declarer_ != no_seat) shown_ = play_.hands()[declarer_];
    after_card();
}

Seat Skat::to_move() const {
    switch (phase_) {
        case Phase::auction:
            return auction_.to_move();
        case Phase::play:
            return play_.to_move();
        case Phase::over:
            return no_seat;
        default:
            return declarer_;
    }
}

void Skat::legal(ActionList& actions) const {
    switch (phase_) {
        case Phase::auction:
            auction_.legal(actions);
            break;
        case Phase::skat:
            actions.add({ActionKind::hand});
            actions.add({ActionKind::pickup});
            break;
        case Phase::discard:
            for_each(hands_[declarer_], [&](int low) {
                for_each(hands_[declarer_], [&](int high) {
                    if (low < high) actions.add(Action::two(ActionKind::discard, low, high));
                });
            });
            break;
        case Phase::declare:
            for (int contract = 0; contract <= static_cast<int>(SkatContract::null); ++contract) {
                const bool null_game = contract == static_cast<int>(SkatContract::null);
                for (int level = 0; level <= static_cast<int>(SkatLevel::ouvert); ++level) {
                    const bool ouvert = level == static_cast<int>(SkatLevel::ouvert);
                    if (level == 0 || (null_game ? ouvert : hand_game_)) {
                        actions.add(Action::two(ActionKind::declare, contract, level));
                    }
                }
            }
            break;
        case Phase::play:
            actions.add_cards(play_.legal());
            break;
        default:
            break;
    }
}

void Skat::apply(Action action) {
    switch (phase_) {
        case Phase::auction:
            auction_.apply(action);
            if (auction_.over()) finish_auction();
            break;
        case Phase::skat:
            hand_game_ = action.kind == ActionKind::hand;
            phase_ = hand_game_ ? Phase::declare : Phase::discard;
            if (!hand_game_) {
                hands_[declarer_] |= skat_;
                skat_ = 0;
            }
            break;
        case Phase::discard:
            if (action.payload != Action::hidden) {
                skat_ = bit<Mask>(action.low()) | bit<Mask>(action.high());
                hands_[declarer_] &= ~skat_;
            }
            phase_ = Phase::declare;
            break;
        case Phase::declare:
            declare(action);
            break;
        default:
            play_.play(static_cast<Card>(action.payload));
            after_card();
    }
}

void Skat::finish_auction() {
    declarer_ = auction_.declarer();
    bid_ = static_cast<std::uint16_t>(auction_.bid());
    if (declarer_ != no_seat) {
        phase_ = Phase::skat;
    } else if (options_.ramsch) {
        start_play(SkatContract::ramsch);
    } else {
        phase_ = Phase::over;
    }
}

void Skat::declare(Action action) {
    declared_ = true;
    level_ = static_cast<SkatLevel>(action.high());
    const auto contract = static_cast<SkatContract>(action.low());
    if (contract != SkatContract::null) {
        matadors_ = static_cast<std::int8_t>(count_matadors(contract, hands_[declarer_] | skat_));
    }
    if (level_ == SkatLevel::ouvert) shown_ = hands_[declarer_];
    start_play(contract);
}

void Skat::start_play(SkatContract contract) {
    contract_ = contract;
    play_ = Play(contract_of(contract), hands_, forehand_, hand_size, Undertrump::strict);
    phase_ = Phase::play;
}

void Skat::after_card() {
    const bool null_lost = contract_ == SkatContract::null && play_.tricks()[declarer_] > 0;
    phase_ = play_.finished() || null_lost ? Phase::over : Phase::play;
}

void Skat::undo_play() {
    play_.undo();
    phase_ = Phase::play;
}

// ---- Results ------------------------------------------------------------------------------------

SkatOutcome Skat::outcome() const {
    SkatOutcome outcome;
    outcome.contract = contract_;
    outcome.level = level_;
    outcome.hand = hand_game_;
    outcome.bid = bid_;
    outcome.matadors = matadors_;
    outcome.points = play_.points()[declarer_] + play_.contract().points_of(skat_);
    outcome.lost_levels = options_.lost_levels;
    for (Seat seat = 0; seat < seats; ++seat) {
        (seat == declarer_ ? outcome.declarer_tricks : outcome.defender_tricks) +=
            play_.tricks()[seat];
    }
    return outcome;
}

Skat::Result Skat::result() const {
    if (contract_ == SkatContract::ramsch) return ramsch_result();
    Result result;
    if (declarer_ == no_seat) return result;
    const SkatOutcome reached = outcome();
    const SkatSettlement settlement = settle(reached);
    result.kind = SkatKind::declared;
    result.declarer = declarer_;
    result.declarer_points = reached.points;
    result.declarer_tricks = reached.declarer_tricks;
    result.matadors = matadors_;
    result.schneider = settlement.schneider;
    result.schwarz = settlement.schwarz;
    result.overbid = settlement.overbid;
    result.won = settlement.won;
    result.value = settlement.value;
    std::copy(play_.points().begin(), play_.points().end(), result.points.begin());
    result.scores[declarer_] = settlement.score;
    return result;
}

Skat::Result Skat::ramsch_result() const {
    Result result;
    result.kind = SkatKind::ramsch;
    std::array<int, 3> tricks{};
    std::copy(play_.points().begin(), play_.points().end(), result.points.begin());
    std::copy(play_.tricks().begin(), play_.tricks().end(), tricks.begin());
    result.points[play_.leader()] += play_.contract().points_of(skat_);  // won the last trick
    result.scores = settle_ramsch(result.points, tricks);
    for (const int score : result.scores) result.value = std::max(result.value, std::abs(score));
    return result;
}

// ---- What a seat may know -----------------------------------------------------------------------

std::array<Skat::Mask, 3> Skat::shown() const {
    std::array<Mask, 3> shown{};
    if (shown_ != 0) shown[declarer_] = shown_;
    return shown;
}

Skat::Deal Skat::redacted(const Deal& deal, Seat seat) const {
    Deal known = deal;
    keep_only(known.hands, seat);
    const bool took_skat = phase_ > Phase::skat && declarer_ != no_seat && knows_aside(seat);
    if (!took_skat) known.skat = 0;
    return known;
}

Skat::Position Skat::redacted(const Position& position, Seat seat) const {
    Position known = position;
    keep_only(known.play.hands, seat);
    if (!knows_aside(seat)) {  // matadors count the skat, so they tell of it
        known.skat = 0;
        known.matadors = 0;
    }
    return known;
}

Action Skat::redacted(Action action, Seat actor, Seat seat) const {
    if (action.kind == ActionKind::discard && actor != seat) action.payload = Action::hidden;
    return action;
}

void Skat::reveal(const std::array<Mask, 3>& shown) {
    if (declarer_ == no_seat || shown[declarer_] == 0) return;
    shown_ = shown[declarer_];
    Mask left = shown_;
    for (int i = 0; i < play_.cards_played(); ++i) left &= ~bit<Mask>(play_.played(i));
    play_.reveal(declarer_, left);
}

}  // namespace kiebitz
