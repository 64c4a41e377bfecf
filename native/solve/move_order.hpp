// In which order the solver tries the cards of a node: features of each card, weighed.
//
// The weights are integers learned from deals set apart for it (move_weights.hpp says how). They
// differ by the tricks left, by the place in the trick, in Skat also by the seat relative to the
// declarer, and by the kind of contract. Jass adds a history of the cards that cut before in the
// same place against the same winning card; in Skat that history did not help.
#pragma once

#include <algorithm>
#include <array>

#include "solve/move_features.hpp"
#include "solve/move_weights.hpp"
#include "solve/moves.hpp"

namespace kiebitz {

template <class Kind>
class MoveOrder {
  public:
    using Rules = typename Kind::Rules;
    using Open = OpenCards<Kind>;
    using Mask = typename Open::Mask;
    using Trick = RunningTrick<Kind>;
    using History = std::array<int, Rules::Deck::size>;
    static constexpr bool with_history = Rules::seats == 4;

    MoveOrder(const Open& open, const MoveWeights& weights) : open_(open), weights_(weights) {}

    // `need` is what the maximising side still needs, the running trick included.
    template <int place>
    void score(const Trick& trick, const Replies<Mask>& replies, Seat seat, int need,
               Moves<Mask>& moves) const {
        const Weights& weights = weights_[row<place>(seat)];
        const Sides sides = sides_of(seat, need);
        Holding holding;
        int held_class = -1;
        for (int i = 0; i < moves.size; ++i) {
            const int card = moves.cards[at(i)];
            if (open_.class_of(card) != held_class) {
                held_class = open_.class_of(card);
                holding = holding_of<place>(weights, sides, held_class);
                if constexpr (place == 0) add_lead(weights, seat, held_class, holding);
            }
            const int above = count(static_cast<Mask>(holding.theirs & open_.stronger(card)));
            int score = holding.score + of_rank<place>(weights, holding, card, above);
            if constexpr (place == 0) {
                score += of_lead(weights, sides, holding, card, above);
            } else {
                score += of_follow(weights, sides, holding, trick, replies, seat, card, above);
            }
            if constexpr (with_history) score += history<place>(trick)[at(card)] / history_scale;
            moves.scores[at(i)] = score;
        }
    }

    // The move at `cut` cut, those before it did not.
    template <int place>
    void learn(const Trick& trick, const Moves<Mask>& moves, int cut) {
        if constexpr (with_history) {
            History& row = history<place>(trick);
            int& good = row[moves.cards[at(cut)]];
            good += (history_most - good) / history_pace;
            for (int i = 0; i < cut; ++i) {
                int& bad = row[moves.cards[at(i)]];
                bad -= bad / history_pace;
            }
        }
    }

  private:
    using Weights = MoveWeights::value_type;
    static constexpr int history_most = 4096;
    static constexpr int history_pace = 8;
    static constexpr int history_scale = 64;
    static constexpr int late_tricks = 5;  // from here on other weights
    // The weights of Jass were tuned before the newer features came; it does without them.
    static constexpr bool all_features = Rules::seats == 3;
    template <int place>
    static constexpr bool weighs_class = all_features || place == 0;
    static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

    template <int place>
    std::size_t row(Seat seat) const {
        const bool early = open_.tricks_left > late_tricks;
        if constexpr (Rules::seats == 4) return at(early * 4 + place);
        const int from_declarer = seat - lowest(open_.maximisers);
        return at(early * 9 + place * 3 + (from_declarer < 0 ? from_declarer + 3 : from_declarer));
    }
    template <int place>
    const History& history(const Trick& trick) const {
        return history_[place][place == 0 ? 0 : trick.winning];
    }
    template <int place>
    History& history(const Trick& trick) {
        return history_[place][place == 0 ? 0 : trick.winning];
    }

    // ---- 1. All cards ---------------------------------------------------------------------------

    struct Sides {
        Mask own = 0;
        Mask partner = 0;
        Mask theirs = 0;
        int wanted = 0;  // points that one's own side needs of those still to come
    };
    Sides sides_of(Seat seat, int need) const {
        Sides sides;
        for (int other = 0; other < Rules::seats; ++other) {
            if (other == seat) continue;
            (open_.same_side(other, seat) ? sides.partner : sides.theirs) |= open_.hands[at(other)];
        }
        sides.own = open_.hands[seat];
        sides.wanted = open_.maximises(seat) ? need : open_.points_left - need + 1;
        return sides;
    }

    // What the cards of one class have in common.
    struct Holding {
        int score = 0;
        Mask own = 0;
        Mask partner = 0;
        Mask theirs = 0;
        bool ruffed = false;        // at a lead: by an opponent
        bool partner_wins = false;  // at a lead
    };
    template <int place>
    Holding holding_of(const Weights& weights, const Sides& sides, int follow_class) const {
        const Mask members = open_.members(follow_class);
        Holding holding;
        holding.own = sides.own & members;
        holding.partner = sides.partner & members;
        holding.theirs = sides.theirs & members;
        if constexpr (!weighs_class<place>) return holding;
        const int own = count(holding.own);
        const int theirs = count(holding.theirs);
        holding.score = weights[OfCard::own_length] * own + weights[OfCard::their_length] * theirs;
        if constexpr (all_features) {
            holding.score += weights[OfCard::partner_length] * count(holding.partner) +
                             weights[OfCard::own_full] * full(holding.own) +
                             weights[OfCard::their_full] * full(holding.theirs);
            if (follow_class == Open::trump_class) {
                holding.score +=
                    weights[OfCard::own_trumps] * own + weights[OfCard::their_trumps] * theirs;
            }
        }
        return holding;
    }
    static int full(Mask cards) { return count(static_cast<Mask>(cards & Open::layout.full)); }

    template <int place>
    int of_rank(const Weights& weights, const Holding& holding, int card, int above) const {
        // Products, not branches: none of these can be foreseen.
        const Mask own_above = holding.own & open_.stronger(card);
        int score = weights[OfCard::own_above] * count(own_above);
        if constexpr (weighs_class<place>) score += weights[OfCard::one_above] * (above == 1);
        if constexpr (all_features) {
            score += weights[OfCard::their_above] * above +
                     weights[OfCard::own_lowest] * (card == lowest(holding.own)) +
                     weights[OfCard::ten] * (Open::points(card) == 10);
        }
        return score;
    }

    // ---- 2. Leads -------------------------------------------------------------------------------

    void add_lead(const Weights& weights, Seat seat, int follow_class, Holding& holding) const {
        const bool trump = follow_class == Open::trump_class;
        int replies = 1;
        for (int place = 1; place < Rules::seats; ++place) {
            const Seat other = open_.seat_at(place);
            const Mask hand = open_.hands[other];
            const int length = count(static_cast<Mask>(hand & open_.members(follow_class)));
            replies *= length != 0 ? length : open_.tricks_left;
            const bool ruffs = length == 0 && !trump && (hand & Open::trumps) != 0;
            if (open_.same_side(seat, other)) {
                holding.partner_wins = ruffs;
                if (length == 0) holding.score += weights[OfLead::partner_void];
            } else {
                holding.ruffed = holding.ruffed || ruffs;
            }
        }
        holding.partner_wins = holding.partner_wins || holding.partner > holding.theirs;
        holding.score -= weights[OfLead::few_replies] * std::min(replies, 100);
        if constexpr (all_features) {
            holding.score += weights[OfLead::partner_full] * full(holding.partner);
        }
        if (trump) holding.score += weights[OfLead::trump];
        if (count(holding.own) == 1) holding.score += weights[OfLead::singleton];
        if (holding.theirs == 0) holding.score += weights[OfLead::they_are_void];
    }

    int of_lead(const Weights& weights, const Sides& sides, const Holding& holding, int card,
                int above) const {
        const int points = open_.points(card);
        int score = all_features ? beside_trumps(weights, sides, holding, card) : 0;
        if (holding.ruffed) {
            return score + weights[OfLead::ruffed] + weights[OfLead::ruffed_points] * points;
        }
        if (above == 0) {
            if constexpr (all_features) {
                score += weights[OfCard::enough] * (points >= sides.wanted) +
                         weights[OfLead::cashes] * (holding.theirs == 0);
            }
            return score + weights[OfLead::master] + weights[OfLead::master_points] * points;
        }
        if (holding.partner_wins) {
            return score + weights[OfLead::partner_wins] + weights[OfLead::partner_points] * points;
        }
        return score + weights[OfLead::beaten_points] * points;
    }

    int beside_trumps(const Weights& weights, const Sides& sides, const Holding& holding,
                      int card) const {
        const Mask partner_above = holding.partner & open_.stronger(card);
        const int score = weights[OfLead::partner_above] * count(partner_above);
        if (Open::is_trump(card)) return score;
        const Mask own = sides.own & Open::trumps;
        const Mask theirs = sides.theirs & Open::trumps;
        return score + weights[OfLead::side_own_trumps] * count(own) +
               weights[OfLead::side_their_trumps] * count(theirs);
    }

    // ---- 3. Cards that follow, are discarded or ruff --------------------------------------------

    int of_follow(const Weights& weights, const Sides& sides, const Holding& holding,
                  const Trick& trick, const Replies<Mask>& replies, Seat seat, int card,
                  [[maybe_unused]] int above) const {
        const bool beats = trick.beaten_by(card);
        const bool ours = beats || open_.same_side(seat, trick.winner);
        const int winning = beats ? card : trick.winning;
        const int points = open_.points(card);
        const bool maximises = open_.maximises(seat);
        const bool sure = ours && !replies.beat(winning, !maximises);
        const bool lost = !ours && !replies.beat(winning, maximises);
        const bool helped = !sure && !lost && replies.beat(winning, maximises);
        // Two weights each, those of the points behind the others; products, not branches.
        const std::size_t situation = sure     ? OfFollow::sure
                                      : helped ? OfFollow::helped
                                      : lost   ? OfFollow::too_much
                                               : OfFollow::open;
        int score = weights[situation] * !lost + weights[situation + 1] * points +
                    weights[OfFollow::takes_over] * beats +
                    weights[OfFollow::takes_points] * (beats ? trick.points : 0);
        if constexpr (all_features) {
            const int in_trick = trick.points + points;
            const int spare = open_.points_left - sides.wanted;
            score += weights[OfCard::enough] * (sure & (in_trick >= sides.wanted)) +
                     weights[OfFollow::too_much] * (!sure & (in_trick > spare)) +
                     weights[OfFollow::master] * (above == 0);
        }
        if (Open::is_trump(card)) {
            score += weights[lost ? OfFollow::trump_lost : OfFollow::trump_used];
        }
        if (contains(trick.eligible, card)) return score;
        return score + of_discard(weights, holding, card);
    }

    int of_discard(const Weights& weights, const Holding& holding, int card) const {
        const int length = count(holding.own);
        int score = weights[OfFollow::discard_length] * length;
        const bool master = (holding.theirs & open_.stronger(card)) == 0;
        if (master) score += weights[OfFollow::discard_master];
        const bool bares_a_guarded_card =
            length == 2 && card == lowest(holding.own) &&
            (holding.theirs & open_.stronger(highest(holding.own))) != 0;
        if (bares_a_guarded_card) score += weights[OfFollow::discard_guard];
        if (length == 1) score += weights[OfFollow::discard_last];
        return score;
    }

    struct NoHistory {};
    using Histories = std::array<std::array<History, Rules::Deck::size>, at(Rules::seats)>;

    const Open& open_;
    const MoveWeights& weights_;
    [[no_unique_address]] std::conditional_t<with_history, Histories, NoHistory> history_{};
};

}  // namespace kiebitz
