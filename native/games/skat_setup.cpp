// Options, deals and positions of Skat: made, checked, written and read.
#include <cstdlib>

#include "games/skat.hpp"

namespace kiebitz {

void Skat::Options::write(ByteWriter& out) const {
    out.u8(std::uint64_t{ramsch} | std::uint64_t{server_bids} << 1);
    out.u8(static_cast<std::uint64_t>(lost_levels));
}

Skat::Options Skat::Options::read(ByteReader& in) {
    const int switches = in.u8();
    const int levels = in.u8();
    if (switches > 3 || levels > 1) {
        throw RuleError(ErrorName::broken_state, "the Skat options are out of range");
    }
    return {(switches & 1) != 0, static_cast<LostLevels>(levels), (switches & 2) != 0};
}

Skat::Deal Skat::Deal::from_pack(const Pack<Deck>& pack, Seat forehand) {
    Deal deal;
    deal.forehand = forehand;
    Dealer<Deck> dealer(pack);
    for (const int packet : {3, 4, 3}) {
        for (int i = 0; i < 3; ++i) {
            deal.hands[static_cast<std::size_t>((forehand + i) % 3)] |= dealer.take(packet);
        }
        if (deal.skat == 0) deal.skat = dealer.take(2);
    }
    return deal;
}

Skat::Deal Skat::Deal::random(Random& random, Seat forehand) {
    return from_pack(shuffled_pack<Deck>(random), forehand);
}

void Skat::Deal::check() const {
    require_seat(forehand, seats, "forehand");
    Mask seen = require_dealt<Deck>(hands, hand_size);
    require_new<Deck>(seen, skat);
    require_size(skat, 2, "the skat");
}

void Skat::Deal::write(ByteWriter& out) const {
    for (const Mask hand : hands) out.mask(hand);
    out.mask(skat);
    out.u8(forehand);
}

Skat::Deal Skat::Deal::read(ByteReader& in) {
    Deal deal;
    for (Mask& hand : deal.hands) hand = in.mask<Mask>();
    deal.skat = in.mask<Mask>();
    deal.forehand = in.u8();
    return deal;
}

void Skat::Position::check() {
    require_declarer();
    const bool null_game = contract == SkatContract::null;
    const bool ramsch = contract == SkatContract::ramsch;
    const bool announced = level == SkatLevel::schneider || level == SkatLevel::schwarz;
    if ((null_game && announced) || (!null_game && level != SkatLevel::none && !hand) ||
        (ramsch && (hand || level != SkatLevel::none))) {
        throw RuleError(ErrorName::inconsistent_position,
                        "this announcement is not possible in this contract");
    }
    if (!ramsch && !is_bid_value(bid) && !is_server_bid(bid)) {
        throw RuleError(ErrorName::inconsistent_position,
                        std::to_string(bid) + " is not a bid value");
    }
    if (skat != 0) require_size(skat, 2, "the skat");
    check_position(play, skat, contract_of(contract), hand_size);
    check_matadors();
}

void Skat::Position::require_declarer() const {
    if (contract != SkatContract::ramsch) {
        require_seat(declarer, seats, "the declarer");
    } else if (declarer != no_seat) {
        throw RuleError(ErrorName::inconsistent_position, "Ramsch has no declarer");
    }
}

// The number must fit the cards that can still be seen: in the hands, the trick and the skat.
void Skat::Position::check_matadors() const {
    const bool counted = contract <= SkatContract::grand;
    const int most = counted ? count(contract_of(contract).members[4]) : 0;
    const int run = std::abs(int{matadors});
    bool sound = run <= most && (!counted || run > 0);
    Mask own = skat;
    Mask foreign = 0;
    for (Seat seat = 0; seat < seats; ++seat)
        (seat == declarer ? own : foreign) |= play.hands[seat];
    for (std::size_t i = 0; i < play.trick.size(); ++i) {
        const bool mine = (play.leader + i) % 3 == declarer;
        (mine ? own : foreign) |= bit<Mask>(play.trick[i]);
    }
    for (int place = 0; counted && place <= run && place < most; ++place) {
        const bool in_run = place < run;
        const Mask trump = bit<Mask>(trump_from_top(contract, place));
        sound = sound && ((matadors > 0) == in_run ? (foreign & trump) : (own & trump)) == 0;
    }
    if (!sound) {
        throw RuleError(ErrorName::inconsistent_position,
                        std::to_string(matadors) + " matadors do not fit this position");
    }
}

void Skat::Position::write(ByteWriter& out) const {
    write_play(out, play);
    out.u8(static_cast<std::uint64_t>(contract));
    out.u8(declarer);
    out.u8(hand);
    out.u8(static_cast<std::uint64_t>(level));
    out.u16(bid);
    out.u8(static_cast<std::uint8_t>(matadors));
    out.mask(skat);
}

Skat::Position Skat::Position::read(ByteReader& in) {
    Position position;
    position.play = read_play<SkatRules>(in);
    const int contract = in.u8();
    position.declarer = in.u8();
    const int hand = in.u8();
    const int level = in.u8();
    if (contract >= skat_contracts || hand > 1 || level > 3) {
        throw RuleError(ErrorName::broken_state, "the position's contract is out of range");
    }
    position.contract = static_cast<SkatContract>(contract);
    position.hand = hand == 1;
    position.level = static_cast<SkatLevel>(level);
    position.bid = in.u16();
    position.matadors = static_cast<std::int8_t>(in.u8());
    position.skat = in.mask<Mask>();
    return position;
}

}  // namespace kiebitz
