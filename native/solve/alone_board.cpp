#include "solve/alone_board.hpp"

#include <algorithm>
#include <bit>

#include "games/errors.hpp"
#include "solve/layout.hpp"

namespace kiebitz {
namespace {

constexpr auto layouts = [] {
    std::array<Layout<JassDeck>, 4> all{};
    for (std::size_t suit = 0; suit < all.size(); ++suit) {
        all[suit] = make_layout(contract_of(static_cast<JassMode>(suit)));
    }
    return all;
}();

constexpr std::size_t index(int card) {
    return static_cast<std::size_t>(card);
}

constexpr int plain_suits = 3;
constexpr int suit_length = JassDeck::suit_length;
constexpr std::uint64_t suit_bits = (1u << suit_length) - 1;
constexpr std::uint64_t plain_blanks = 0b1111;  // 6 7 8 9: no points, below all the others
constexpr std::uint64_t trump_blanks = 0b0111;  // 6 7 8

constexpr AloneBoard::Mask all_blanks = plain_blanks | plain_blanks << suit_length |
                                        plain_blanks << 2 * suit_length |
                                        trump_blanks << plain_suits * suit_length;

// The bits of `some` closed up to those places that they have among the bits of `all`.
constexpr auto closed_up = [] {
    std::array<std::array<std::uint8_t, 16>, 16> table{};
    for (unsigned all = 0; all < 16; ++all) {
        for (unsigned some = 0; some < 16; ++some) {
            unsigned place = 0;
            for (unsigned card = 0; card < 4; ++card) {
                if (((all >> card) & 1) == 0) continue;
                if ((some >> card) & 1) table[all][some] |= static_cast<std::uint8_t>(1u << place);
                ++place;
            }
        }
    }
    return table;
}();

// One suit of all hands in 36 bits, cards without points closed up.
std::uint64_t suit_code(const std::array<AloneBoard::Mask, 4>& hands, AloneBoard::Mask live,
                        int suit, std::uint64_t blanks) {
    const int shift = suit * suit_length;
    const auto& close = closed_up[(live >> shift) & blanks];
    std::uint64_t code = 0;
    for (const auto hand : hands) {
        const std::uint64_t cards = (hand >> shift) & suit_bits;
        code = (code << suit_length) | (cards & ~blanks) | close[cards & blanks];
    }
    return code;
}

}  // namespace

void require_card_play(const Differenzler& game) {
    if (game.phase() == Phase::play) return;
    throw RuleError(ErrorName::inconsistent_position,
                    "the solver answers questions about the card play");
}

AloneBoard::AloneBoard(const Differenzler& game)
    : contract_(&layouts[game.trump()].contract), undertrump_(game.undertrump()) {
    require_card_play(game);
    const auto& play = game.play();
    const auto& layout = layouts[game.trump()];
    int left = Rules::last_trick_points;
    for (std::size_t seat = 0; seat < hands_.size(); ++seat) {
        hands_[seat] = layout.to(play.hands()[seat]);
        left += contract_->points_of(hands_[seat]);
    }
    leader_ = play.leader();
    tricks_left_ = static_cast<std::uint8_t>(play.tricks_left());
    for (int place = 0; place < play.trick_size(); ++place) {
        const Card card = layout.to_solver[play.trick_card(place)];
        hands_[to_move()] |= bit<Mask>(card);
        left += contract_->points[card];
        this->play(card);
    }
    for (Seat seat = 0; seat < seats; ++seat) {
        if (count(hands_[seat]) != tricks_left_ - (has_played(seat) ? 1 : 0)) {
            throw RuleError(ErrorName::inconsistent_position, "the solver must see every hand");
        }
    }
    left_ = static_cast<std::uint8_t>(left);
}

AloneBoard::Mask AloneBoard::choices() const {
    const Mask hand = hands_[to_move()];
    Mask legal = size_ == 0 ? hand : Rules::legal(*contract_, hand, led_, winning_, undertrump_);
    const Mask foreign = (on_table_ | hands_[0] | hands_[1] | hands_[2] | hands_[3]) & ~hand;
    Mask below = 0;
    for (Mask blanks = legal & all_blanks; blanks != 0; blanks &= blanks - 1) {
        const Mask card = blanks & (~blanks + 1);
        const Mask from_below = card - below;
        const Mask suit = contract_->members[contract_->follow_class[index(lowest(card))]];
        if ((below & suit) != 0 && (from_below & foreign) == 0) legal ^= card;
        below = card;
    }
    return legal;
}

// The trumps above those of all others win a trick each, whenever they are played.
AloneBoard::Sure AloneBoard::sure_trumps() const {
    const Mask trumps = (hands_[0] | hands_[1] | hands_[2] | hands_[3]) &
                        contract_->members[Contract<JassDeck>::trump_class];
    const Mask top = std::bit_floor(trumps);
    for (Seat seat = 0; seat < seats; ++seat) {
        if ((hands_[seat] & top) == 0) continue;
        const Mask best_of_others = std::bit_floor(trumps & ~hands_[seat]);
        const Mask up_to_it = best_of_others == 0 ? 0 : 2 * best_of_others - 1;
        return {seat, contract_->points_of(trumps & ~up_to_it)};
    }
    return {no_seat, 0};
}

AloneBoard::Range AloneBoard::range_of(Seat seat) const {
    if (size_ == 0) {
        const Sure sure = sure_trumps();
        return sure.seat == seat ? Range{sure.points, left_} : Range{0, left_ - sure.points};
    }
    Range range{0, left_};
    Mask beaters = contract_->stronger[winning_];
    if (!contract_->is_trump(winning_)) {
        beaters |= contract_->members[Contract<JassDeck>::trump_class];
    }
    if (winner_ == seat) {
        Mask to_play = 0;
        for (int place = size_; place < seats; ++place) {
            to_play |= hands_[index((leader_ + place) % seats)];
        }
        if ((to_play & beaters) == 0) range.low += trick_points_;
    } else if (has_played(seat) || (hands_[seat] & beaters) == 0) {
        range.high -= trick_points_;
    }
    return range;
}

int AloneBoard::play(int card) {
    const Seat seat = to_move();
    hands_[seat] ^= bit<Mask>(card);
    on_table_ |= bit<Mask>(card);
    if (size_ == 0) led_ = static_cast<Card>(card);
    if (size_ == 0 || contract_->beats(card, winning_)) {
        winning_ = static_cast<Card>(card);
        winner_ = seat;
    }
    trick_points_ = static_cast<std::uint8_t>(trick_points_ + contract_->points[index(card)]);
    if (++size_ < seats) return 0;
    const int points = trick_points_ + (tricks_left_ == 1 ? Rules::last_trick_points : 0);
    left_ = static_cast<std::uint8_t>(left_ - points);
    --tricks_left_;
    leader_ = winner_;
    size_ = 0;
    trick_points_ = 0;
    on_table_ = 0;
    return points;
}

Seat AloneBoard::last_winner() const {
    int winning = lowest(hands_[leader_]);
    Seat winner = leader_;
    for (int place = 1; place < seats; ++place) {
        const auto seat = static_cast<Seat>((leader_ + place) % seats);
        const int card = lowest(hands_[seat]);
        if (contract_->beats(card, winning)) {
            winning = card;
            winner = seat;
        }
    }
    return winner;
}

AloneKey AloneBoard::key(unsigned extra) const {
    Mask live = 0;
    for (const Mask hand : hands_) live |= hand;
    const std::uint64_t a = suit_code(hands_, live, 0, plain_blanks);
    const std::uint64_t b = suit_code(hands_, live, 1, plain_blanks);
    const std::uint64_t c = suit_code(hands_, live, 2, plain_blanks);
    const std::uint64_t trumps = suit_code(hands_, live, plain_suits, trump_blanks);
    const std::uint64_t rest =
        leader_ | static_cast<std::uint64_t>(undertrump_) << 2 | std::uint64_t{extra} << 4;
    return {{a | b << 36, b >> 28 | c << 8 | trumps << 44, trumps >> 20 | rest << 16}};
}

}  // namespace kiebitz
