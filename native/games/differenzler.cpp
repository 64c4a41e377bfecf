#include "games/differenzler.hpp"

#include <cstdlib>

namespace kiebitz {

void Differenzler::Options::write(ByteWriter& out) const {
    out.u8(static_cast<std::uint64_t>(undertrump));
    out.u8(open_predictions);
}

Differenzler::Options Differenzler::Options::read(ByteReader& in) {
    const int undertrump = in.u8();
    const int open = in.u8();
    if (undertrump > 2 || open > 1) {
        throw RuleError(ErrorName::broken_state, "the Differenzler options are out of range");
    }
    return {static_cast<Undertrump>(undertrump), open == 1};
}

Differenzler::Deal Differenzler::Deal::random(Random& random, Seat forehand) {
    const auto hands = deal_jass(shuffled_pack<Deck>(random), forehand);
    return {hands, static_cast<Suit>(random.below(4)), forehand};
}

void Differenzler::Deal::check() const {
    require_seat(forehand, seats, "forehand");
    require_dealt<Deck>(hands, hand_size);
}

void Differenzler::Deal::write(ByteWriter& out) const {
    for (const Mask hand : hands) out.mask(hand);
    out.u8(trump);
    out.u8(forehand);
}

namespace {

Suit read_suit(ByteReader& in) {
    const int suit = in.u8();
    if (suit > clubs) throw RuleError(ErrorName::broken_state, "there is no such suit");
    return static_cast<Suit>(suit);
}

}  // namespace

Differenzler::Deal Differenzler::Deal::read(ByteReader& in) {
    Deal deal;
    for (Mask& hand : deal.hands) hand = in.mask<Mask>();
    deal.trump = read_suit(in);
    deal.forehand = in.u8();
    return deal;
}

void Differenzler::Position::check() {
    for (const int prediction : predictions) {
        if (prediction > jass_points) {
            throw RuleError(ErrorName::inconsistent_position,
                            std::to_string(prediction) + " cannot be predicted: at most 157");
        }
    }
    check_position(play, 0, contract_of(static_cast<JassMode>(trump)), hand_size);
}

void Differenzler::Position::write(ByteWriter& out) const {
    write_play(out, play);
    out.u8(trump);
    for (const auto prediction : predictions) out.u8(prediction);
}

Differenzler::Position Differenzler::Position::read(ByteReader& in) {
    Position position;
    position.play = read_play<JassRules>(in);
    position.trump = read_suit(in);
    for (auto& prediction : position.predictions) prediction = in.u8();
    return position;
}

Differenzler::Differenzler(const Options& options, const Position& position, bool check)
    : play_(play_from(position.play, contract_of(static_cast<JassMode>(position.trump)),
                      options.undertrump, check)),
      predictions_(position.predictions),
      options_(options),
      forehand_(position.play.leader),
      predicted_(4),
      trump_(position.trump),
      phase_(Phase::play) {}

Seat Differenzler::to_move() const {
    if (phase_ == Phase::over) return no_seat;
    if (phase_ == Phase::play) return play_.to_move();
    return static_cast<Seat>((forehand_ + predicted_) % 4);
}

void Differenzler::legal(ActionList& actions) const {
    if (phase_ == Phase::predict) {
        for (std::uint16_t points = 0; points <= jass_points; ++points) {
            actions.add({ActionKind::predict, points});
        }
    } else if (phase_ == Phase::play) {
        actions.add_cards(play_.legal());
    }
}

void Differenzler::apply(Action action) {
    if (phase_ == Phase::predict) {
        predictions_[to_move()] = action.payload == Action::hidden
                                      ? unknown_prediction
                                      : static_cast<std::uint8_t>(action.payload);
        if (++predicted_ == seats) start_play();
    } else {
        play_.play(static_cast<Card>(action.payload));
        after_card();
    }
}

void Differenzler::undo_play() {
    play_.undo();
    phase_ = Phase::play;
}

void Differenzler::start_play() {
    phase_ = Phase::play;
    play_ = Play(contract_of(static_cast<JassMode>(trump_)), hands_, forehand_, hand_size,
                 options_.undertrump);
}

Differenzler::Result Differenzler::result() const {
    Result result;
    for (std::size_t seat = 0; seat < 4; ++seat) {
        result.points[seat] = play_.points()[seat];
        result.predictions[seat] = predictions_[seat];
        result.differences[seat] = predictions_[seat] - play_.points()[seat];
        result.scores[seat] = -std::abs(result.differences[seat]);
    }
    for (std::size_t seat = 0; seat < 4; ++seat) {
        result.ranks[seat] = 1;
        for (const int other : result.scores) result.ranks[seat] += other > result.scores[seat];
    }
    return result;
}

Differenzler::Deal Differenzler::redacted(const Deal& deal, Seat seat) const {
    Deal known = deal;
    keep_only(known.hands, seat);
    return known;
}

Differenzler::Position Differenzler::redacted(const Position& position, Seat seat) const {
    Position known = position;
    keep_only(known.play.hands, seat);
    for (Seat other = 0; other < seats; ++other) {
        if (other != seat && !options_.open_predictions) {
            known.predictions[other] = unknown_prediction;
        }
    }
    return known;
}

Action Differenzler::redacted(Action action, Seat actor, Seat seat) const {
    const bool secret = action.kind == ActionKind::predict && !options_.open_predictions;
    if (secret && actor != seat) action.payload = Action::hidden;
    return action;
}

}  // namespace kiebitz
