#include "net/skat_inputs.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <variant>

namespace kiebitz {

namespace {

using Mask = Skat::Mask;
using Table = Contract<SkatDeck>;

constexpr int seats = 3;
constexpr int tricks = 10;

// Thresholds of points: steps of four, and where something is decided.
constexpr std::array<int, 35> point_steps = {4,  8,  12, 16, 20, 24, 28,  30,  31,  32,  36, 40,
                                             44, 48, 52, 56, 59, 60, 61,  64,  68,  72,  76, 80,
                                             84, 88, 89, 90, 92, 96, 100, 104, 108, 112, 116};
constexpr std::array<int, 11> trick_steps = {2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32};

class SkatInputs {
  public:
    // Of the play the own hand is read, the declarer's if it is open, and what was played.
    SkatInputs(const DeclaredSkat& facts, const Skat::Play& play)
        : facts_(facts),
          play_(play),
          contract_(play.contract()),
          me_(play.to_move()),
          alone_(me_ == facts.declarer),
          aside_(alone_ && !facts.hand ? facts.aside : 0) {}

    std::vector<std::uint16_t> ones() {
        look_back();
        add_sets();
        add_numbers();
        add_rest();
        add_bids();
        return bits_.take();
    }

  private:
    Seat seat_at(int place) const { return static_cast<Seat>((me_ + place) % seats); }
    int from_me(Seat seat) const { return (seat + seats - me_) % seats; }

    // Who played what, led what, and did not follow with what.
    void look_back() {
        for (int ply = 0; ply < play_.cards_played(); ++ply) {
            const Card card = play_.played(ply);
            const Seat seat = play_.player_of(ply);
            const bool leads = ply % seats == 0;
            if (leads) led_class_ = contract_.follow_class[card];
            played_[seat] |= bit<Mask>(card);
            if (leads) led_[seat] |= bit<Mask>(card);
            if (contract_.follow_class[card] != led_class_) {
                strayed_[seat] |= bit<Mask>(card);
                voids_[seat] |= 1 << led_class_;
            }
        }
    }

    void add_sets() {
        const Mask hand = play_.hands()[me_];
        Mask out = facts_.gone;
        for (const Mask cards : played_) out |= cards;
        const bool open = facts_.level == SkatLevel::ouvert && !alone_;
        set(hand);
        set(play_.legal());
        for (int place = 0; place < 2; ++place) {
            set(place < play_.trick_size() ? bit<Mask>(play_.trick_card(place)) : 0);
        }
        set(aside_ | (open ? play_.hands()[facts_.declarer] : 0));
        set(SkatDeck::all & ~(hand | out | aside_));
        for (const auto& sets : {played_, led_, strayed_}) {
            for (int i = 0; i < seats; ++i) set(sets[seat_at(i)]);
        }
    }

    void add_numbers() {
        const auto& taken = play_.points();
        int own = contract_.points_of(aside_);
        int other = 0;
        for (Seat seat = 0; seat < seats; ++seat) {
            (seat == facts_.declarer ? own : other) += taken[seat];
        }
        int lying = 0;
        for (int place = 0; place < play_.trick_size(); ++place) {
            lying += contract_.points[play_.trick_card(place)];
        }
        bits_.one_of(from_me(facts_.declarer), seats);
        bits_.one_of(tricks - play_.tricks_left(), tricks);
        bits_.one_of(play_.trick_size(), seats);
        bits_.reached(own, point_steps);
        bits_.reached(other, point_steps);
        bits_.reached(lying, trick_steps);
    }

    void add_rest() {
        bits_.one_of(play_.trick_size() == 0 ? seats : from_me(play_.winner()), seats + 1);
        for (int i = 1; i < seats; ++i) {
            for (int kind = 0; kind < Table::classes; ++kind) {
                bits_.flag(((voids_[seat_at(i)] >> new_class(kind)) & 1) != 0);
            }
        }
        bits_.flag(facts_.contract == SkatContract::grand);
        bits_.flag(facts_.hand);
        for (const auto level : {SkatLevel::schneider, SkatLevel::schwarz, SkatLevel::ouvert}) {
            bits_.flag(facts_.level >= level);
        }
    }

    void add_bids() {
        bits_.one_of(static_cast<int>(facts_.contract), static_cast<int>(SkatContract::grand));
        add_heard(bits_, facts_.bid, facts_.heard, me_);
        const int missing = alone_ && !facts_.hand ? levels_missing() : 0;
        bits_.flag(missing >= 1);
        bits_.flag(missing >= 2);
    }

    // How many levels the bid is above what the game is worth without Schneider.
    int levels_missing() const {
        if (facts_.contract >= SkatContract::null) return 0;
        const Mask own = play_.hands()[me_] | played_[me_] | aside_;
        const int matadors =
            facts_.matadors != 0 ? facts_.matadors : count_matadors(facts_.contract, own);
        const int base = skat_base_values[static_cast<std::size_t>(facts_.contract)];
        const int worth = (std::abs(matadors) + 1) * base;
        return std::max(0, (facts_.bid - worth + base - 1) / base);
    }

    // The class that has this number once clubs are trumps; to and fro are the same.
    int new_class(int kind) const {
        if (facts_.contract > SkatContract::clubs || kind == Table::trump_class) return kind;
        const int trump = static_cast<int>(facts_.contract);
        return kind == trump ? static_cast<int>(clubs) : kind == clubs ? trump : kind;
    }

    void set(Mask cards) {
        bits_.set(cards, [&](int card) { return renamed(facts_.contract, card); });
    }

    const DeclaredSkat& facts_;
    const Skat::Play& play_;
    const Table& contract_;
    Seat me_;
    bool alone_;
    Mask aside_;  // as far as this seat knows
    int led_class_ = 0;
    std::array<Mask, seats> played_{};
    std::array<Mask, seats> led_{};
    std::array<Mask, seats> strayed_{};
    std::array<int, seats> voids_{};  // classes as bits
    InputBits bits_;
};

}  // namespace

Card renamed(SkatContract contract, int card) {
    const Suit suit = SkatDeck::suit(card);
    const Rank rank = SkatDeck::rank(card);
    if (contract >= SkatContract::clubs || rank == jack) return static_cast<Card>(card);
    const auto trump = static_cast<Suit>(contract);
    if (suit == trump) return SkatDeck::card(clubs, rank);
    return suit == clubs ? SkatDeck::card(trump, rank) : static_cast<Card>(card);
}

DeclaredSkat declared_skat(const View<Skat>& view) {
    const Skat& now = view.now();
    if (now.phase() != Phase::play || now.declarer() == no_seat) {
        throw RuleError(ErrorName::inconsistent_position, "nets play the cards of declared games");
    }
    DeclaredSkat facts;
    facts.contract = now.contract();
    facts.declarer = now.declarer();
    facts.hand = now.hand_game();
    facts.level = now.level();
    facts.aside = now.skat();
    facts.bid = now.bid();
    facts.heard = heard_bids(view);
    if (const auto* position = std::get_if<Skat::Position>(&view.start())) {
        facts.gone = position->play.gone;
        facts.matadors = now.matadors();
    }
    return facts;
}

void add_heard(InputBits& bits, int bid, const HeardBids& heard, Seat from) {
    // Bids that nets tell apart.
    constexpr std::array<int, 14> steps = {18, 20, 22, 23, 24, 27, 30, 33, 36, 40, 46, 48, 59, 72};
    bits.reached(bid, steps);
    bits.flag(heard.known);
    for (int i = 0; i < seats; ++i) {
        const auto seat = static_cast<std::size_t>((from + i) % seats);
        bits.reached(heard.known ? heard.said[seat] : 0, steps);
        for (const int step : steps) bits.flag(heard.known && heard.ceiling[seat] <= step);
    }
}

HeardBids heard_bids(const View<Skat>& view) {
    HeardBids heard;
    if (!std::holds_alternative<Skat::Deal>(view.start())) return heard;
    heard.known = true;
    int bid = 0;
    bool answering = false;
    for (std::size_t i = 0; i < view.history().size(); ++i) {
        const Action action = view.history()[i];
        const Seat seat = view.actors()[i];
        if (action.kind == ActionKind::bid) {
            bid = heard.said[seat] = action.payload;
            answering = true;
        } else if (action.kind == ActionKind::hold) {
            heard.said[seat] = bid;
            answering = false;
        } else if (action.kind == ActionKind::pass) {
            heard.ceiling[seat] = answering ? bid : bid + 1;
            answering = false;
        } else {
            break;  // the auction is over
        }
    }
    return heard;
}

std::vector<std::uint16_t> skat_net_ones(const DeclaredSkat& facts, const Skat::Play& play) {
    return SkatInputs(facts, play).ones();
}

std::vector<std::uint16_t> skat_net_ones(const View<Skat>& view) {
    const DeclaredSkat facts = declared_skat(view);
    if (view.now().to_move() != view.seat()) {
        throw RuleError(ErrorName::inconsistent_position,
                        "nets are asked about the cards of the seat whose turn it is");
    }
    return skat_net_ones(facts, view.now().play());
}

}  // namespace kiebitz
