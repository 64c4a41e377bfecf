#include "games/schieber.hpp"

namespace kiebitz {

int Schieber::Options::multiplier(JassMode mode) const {
    // diamonds (Schellen), hearts (Rosen), spades (Schilten), clubs (Eicheln), obenabe, undenufe
    constexpr std::array<int, jass_modes> to_2500 = {2, 1, 2, 1, 3, 3};
    return target == Target::points_2500 ? to_2500[static_cast<std::size_t>(mode)] : 1;
}

Schieber::Target Schieber::target_of(int points) {
    if (points == 1000) return Target::points_1000;
    if (points == 2500) return Target::points_2500;
    throw RuleError(ErrorName::bad_option,
                    "a match goes to 1000 or 2500 points, not to " + std::to_string(points));
}

void Schieber::Options::write(ByteWriter& out) const {
    out.u8(static_cast<std::uint64_t>(undertrump));
    out.u8(match_bonus);
    out.u8(weis);
    out.u8(stoeck);
    out.u8(static_cast<std::uint64_t>(target));
}

Schieber::Options Schieber::Options::read(ByteReader& in) {
    const int undertrump = in.u8();
    const int match_bonus = in.u8();
    const int weis = in.u8();
    const int stoeck = in.u8();
    const int target = in.u8();
    if (undertrump > 2 || match_bonus > 1 || weis > 1 || stoeck > 1 || target > 1) {
        throw RuleError(ErrorName::broken_state, "the Schieber options are out of range");
    }
    return {static_cast<Undertrump>(undertrump), match_bonus == 1, weis == 1, stoeck == 1,
            static_cast<Target>(target)};
}

Schieber::Deal Schieber::Deal::random(Random& random, Seat forehand) {
    return {deal_jass(shuffled_pack<Deck>(random), forehand), forehand};
}

void Schieber::Deal::check() const {
    require_seat(forehand, seats, "forehand");
    require_dealt<Deck>(hands, hand_size);
}

void Schieber::Deal::write(ByteWriter& out) const {
    for (const Mask hand : hands) out.mask(hand);
    out.u8(forehand);
}

Schieber::Deal Schieber::Deal::read(ByteReader& in) {
    Deal deal;
    for (Mask& hand : deal.hands) hand = in.mask<Mask>();
    deal.forehand = in.u8();
    return deal;
}

void Schieber::Position::write(ByteWriter& out) const {
    write_play(out, play);
    out.u8(static_cast<std::uint64_t>(mode));
}

Schieber::Position Schieber::Position::read(ByteReader& in) {
    Position position;
    position.play = read_play<JassRules>(in);
    const int mode = in.u8();
    if (mode >= jass_modes) throw RuleError(ErrorName::broken_state, "there is no such Jass mode");
    position.mode = static_cast<JassMode>(mode);
    return position;
}

Schieber::Schieber(const Options& options, const Position& position, bool check)
    : play_(play_from(position.play, contract_of(position.mode), options.undertrump, check)),
      options_(options),
      forehand_(position.play.leader),
      mode_(position.mode),
      phase_(Phase::play) {
    hands_ = position.play.hands;
    count_stoeck();
}

Seat Schieber::to_move() const {
    if (phase_ == Phase::over) return no_seat;
    if (phase_ == Phase::play) return play_.to_move();
    return pushed_ ? static_cast<Seat>((forehand_ + 2) % 4) : forehand_;
}

void Schieber::legal(ActionList& actions) const {
    if (phase_ == Phase::trump) {
        for (std::uint16_t mode = 0; mode < jass_modes; ++mode) {
            actions.add({ActionKind::trump, mode});
        }
        if (!pushed_) actions.add({ActionKind::push});
    } else if (phase_ == Phase::play) {
        actions.add_cards(play_.legal());
    }
}

void Schieber::apply(Action action) {
    if (action.kind == ActionKind::push) {
        pushed_ = true;
    } else if (action.kind == ActionKind::trump) {
        start_play(static_cast<JassMode>(action.payload));
    } else {
        play_.play(static_cast<Card>(action.payload));
        after_card();
    }
}

void Schieber::undo_play() {
    play_.undo();
    phase_ = Phase::play;
}

void Schieber::start_play(JassMode mode) {
    mode_ = mode;
    phase_ = Phase::play;
    play_ = Play(contract_of(mode), hands_, forehand_, hand_size, options_.undertrump);
    if (options_.weis) {
        const WeisScore score = score_weis(hands_, mode, forehand_);
        weis_cards_ = score.cards;
        for (std::size_t team = 0; team < 2; ++team) {
            weis_[team] = static_cast<std::uint16_t>(score.points[team]);
        }
    }
    count_stoeck();
}

void Schieber::count_stoeck() {
    const Mask pair = stoeck_cards(mode_);
    if (!options_.stoeck || pair == 0) return;
    for (Seat seat = 0; seat < seats; ++seat) {
        if ((hands_[seat] & pair) == pair) stoeck_[seat % 2] = 20;
    }
}

Schieber::Result Schieber::result() const {
    Result result;
    result.mode = mode_;
    result.pushed = pushed_;
    result.multiplier = options_.multiplier(mode_);
    std::array<int, 2> tricks{};
    for (std::size_t seat = 0; seat < 4; ++seat) {
        result.points[seat % 2] += play_.points()[seat];
        tricks[seat % 2] += play_.tricks()[seat];
    }
    for (std::size_t team = 0; team < 2; ++team) {
        result.weis[team] = weis_[team];
        result.stoeck[team] = stoeck_[team];
        if (options_.match_bonus && tricks[1 - team] == 0) result.match_bonus[team] = 100;
        result.totals[team] = result.multiplier * (result.points[team] + result.weis[team] +
                                                   result.stoeck[team] + result.match_bonus[team]);
    }
    for (std::size_t seat = 0; seat < 4; ++seat) result.scores[seat] = result.totals[seat % 2];
    return result;
}

std::array<Schieber::Mask, 4> Schieber::shown() const {
    if (phase_ >= Phase::play && play_.tricks_completed() > 0) return weis_cards_;
    return {};
}

Schieber::Deal Schieber::redacted(const Deal& deal, Seat seat) const {
    Deal known = deal;
    keep_only(known.hands, seat);
    return known;
}

Schieber::Position Schieber::redacted(const Position& position, Seat seat) const {
    Position known = position;
    keep_only(known.play.hands, seat);
    return known;
}

void Schieber::reveal(const std::array<Mask, 4>& shown) {
    weis_cards_ = shown;
    weis_ = {};  // the other hands are not known here, so neither is who scores
    stoeck_ = {};
}

}  // namespace kiebitz
