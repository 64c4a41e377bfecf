// In which order the solver tries the cards of a node: features of each card, weighed.
//
// The weights are integers found by hill climbing on deals set apart for it (move_weights.hpp says
// by which command). They differ by the place in the trick, in Skat also by the seat relative to
// the declarer, and by the kind of contract. Jass adds a history of the cards that cut before in
// the same place against the same winning card; in Skat that history did not help.
#pragma once

#include <algorithm>
#include <array>

#include "solve/move_weights.hpp"
#include "solve/open_cards.hpp"

namespace kiebitz {

// The cards to try at a node; touching cards of which one stands for all have been left out.
template <class Mask>
struct Moves {
    static constexpr std::size_t most = 12;

    // Left uninitialised up to `size`: nodes are many.
    std::array<Card, most> cards;
    std::array<int, most> scores;
    std::array<Mask, most> block;          // touching cards that this one may stand for
    std::array<std::uint8_t, most> group;  // moves of one group touch each other
    int size = 0;

    void drop(int i) {
        --size;
        move(size, i);
    }
    // Puts the move that stands for a card in front.
    void bring_forward(Card card) {
        int i = 0;
        while (!contains(block[at(i)], card)) ++i;
        exchange(0, i);
    }
    // Brings the best of the moves from `from` on to that place.
    void select(int from) {
        int best = from;
        for (int i = from + 1; i < size; ++i) {
            if (scores[at(i)] > scores[at(best)]) best = i;
        }
        if (best != from) exchange(from, best);
    }

  private:
    static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
    void exchange(int a, int b) {
        std::swap(cards[at(a)], cards[at(b)]);
        std::swap(scores[at(a)], scores[at(b)]);
        std::swap(block[at(a)], block[at(b)]);
        std::swap(group[at(a)], group[at(b)]);
    }
    void move(int from, int to) {
        cards[at(to)] = cards[at(from)];
        scores[at(to)] = scores[at(from)];
        block[at(to)] = block[at(from)];
        group[at(to)] = group[at(from)];
    }
};

// The cards with which those who play after `place` may win the trick, by side: [1] maximisers.
template <class Mask>
struct Replies {
    std::array<Mask, 2> can_win{};

    // In the solver's order the highest of them tells.
    bool beat(int card, bool by_maximisers) const {
        return can_win[by_maximisers] > up_to<Mask>(card);
    }
    bool beat(int card) const { return beat(card, false) || beat(card, true); }
};

template <int place, class Kind>
auto replies_after(const OpenCards<Kind>& open, const RunningTrick<Kind>& trick) {
    using Rules = typename Kind::Rules;
    using Mask = typename OpenCards<Kind>::Mask;
    Replies<Mask> replies;
    const Mask suit_led = trick.eligible & open.members_of(trick.led());
    for (int next = place + 1; next < Rules::seats; ++next) {
        const Seat other = open.seat_at(next);
        const Mask hand = open.hands[other];
        const bool follows = !Rules::may_always_ruff && (hand & suit_led) != 0;
        replies.can_win[open.maximises(other)] |= hand & (follows ? suit_led : trick.eligible);
    }
    return replies;
}

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

    template <int place>
    void score(const Trick& trick, const Replies<Mask>& replies, Seat seat,
               Moves<Mask>& moves) const {
        const Weights& weights = weights_[row<place>(seat)];
        [[maybe_unused]] Led led;
        int led_class = -1;
        for (int i = 0; i < moves.size; ++i) {
            const int card = moves.cards[at(i)];
            int score = 0;
            if constexpr (place == 0) {
                if (open_.class_of(card) != led_class) {
                    led_class = open_.class_of(card);
                    led = of_class(weights, seat, led_class);
                }
                score = of_lead(weights, led, card);
            } else {
                score = of_follow(weights, trick, replies, seat, card);
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
    static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

    template <int place>
    std::size_t row(Seat seat) const {
        if constexpr (Rules::seats == 4) return place;
        const int from_declarer = seat - lowest(open_.maximisers);
        return at(place * 3 + (from_declarer < 0 ? from_declarer + 3 : from_declarer));
    }
    template <int place>
    const History& history(const Trick& trick) const {
        return history_[place][place == 0 ? 0 : trick.winning];
    }
    template <int place>
    History& history(const Trick& trick) {
        return history_[place][place == 0 ? 0 : trick.winning];
    }

    // The features of a lead. Each with `_points` counts the card's points in that case.
    struct Lead {
        enum Feature : std::uint8_t {
            few_replies,  // against the product of the others' legal cards
            master,       // no opponent can beat it by rank or by ruffing
            master_points,
            beaten_points,  // an opponent can beat it and the partner does not help
            ruffed,         // an opponent is void and has a trump
            ruffed_points,
            partner_wins,  // the partner has the highest card, or ruffs
            partner_points,
            trump,
            singleton,
            own_length,
            their_length,
            own_above,  // own cards above it
            they_are_void,
            one_above,  // just one card of theirs is above it
            partner_void
        };
    };
    // The features of a card that follows, is discarded or ruffs.
    struct Follow {
        enum Feature : std::uint8_t {
            sure,  // the trick is ours
            sure_points,
            helped,  // a partner after us can win it
            helped_points,
            open,  // ours so far, but an opponent after us can win it
            open_points,
            lost_points,  // theirs
            trump_lost,
            trump_used,
            takes_over,    // it beats what lies there
            takes_points,  // and the points that lie there
            discard_length,
            discard_master,
            discard_guard,  // it leaves a card bare that can be beaten
            own_above,
            discard_last  // the last one of its class
        };
    };

    // What the leads of one class have in common.
    struct Led {
        int score = 0;
        Mask own = 0;
        Mask theirs = 0;  // the opponents' cards of the class
        bool ruffed = false;
        bool partner_wins = false;
    };
    Led of_class(const Weights& weights, Seat seat, int follow_class) const {
        Led led;
        const Mask members = open_.members(follow_class);
        const bool trump = follow_class == Open::trump_class;
        int replies = 1;
        Mask ours = 0;
        for (int place = 1; place < Rules::seats; ++place) {
            const Seat other = open_.seat_at(place);
            const Mask hand = open_.hands[other];
            const Mask follow = hand & members;
            const int length = count(follow);
            replies *= length != 0 ? length : open_.tricks_left;
            const bool ruffs = length == 0 && !trump && (hand & Open::trumps) != 0;
            if (open_.same_side(seat, other)) {
                ours = follow;
                led.partner_wins = ruffs;
                if (length == 0) led.score += weights[Lead::partner_void];
            } else {
                led.ruffed = led.ruffed || ruffs;
                led.theirs |= follow;
            }
        }
        led.own = open_.hands[seat] & members;
        led.partner_wins = led.partner_wins || ours > led.theirs;
        const int length = count(led.own);
        led.score +=
            weights[Lead::own_length] * length + weights[Lead::their_length] * count(led.theirs);
        led.score -= weights[Lead::few_replies] * std::min(replies, 100);
        if (trump) led.score += weights[Lead::trump];
        if (length == 1) led.score += weights[Lead::singleton];
        if (led.theirs == 0) led.score += weights[Lead::they_are_void];
        return led;
    }

    int of_lead(const Weights& weights, const Led& led, int card) const {
        const int points = open_.points(card);
        const int higher = count(static_cast<Mask>(led.theirs & open_.stronger(card)));
        int score = led.score;
        if (led.ruffed) {
            score += weights[Lead::ruffed] + weights[Lead::ruffed_points] * points;
        } else if (higher == 0) {
            score += weights[Lead::master] + weights[Lead::master_points] * points;
        } else if (led.partner_wins) {
            score += weights[Lead::partner_wins] + weights[Lead::partner_points] * points;
        } else {
            score += weights[Lead::beaten_points] * points;
        }
        if (higher == 1) score += weights[Lead::one_above];
        return score +
               weights[Lead::own_above] * count(static_cast<Mask>(led.own & open_.stronger(card)));
    }

    int of_follow(const Weights& weights, const Trick& trick, const Replies<Mask>& replies,
                  Seat seat, int card) const {
        const bool beats = trick.beaten_by(card);
        const bool ours = beats || open_.same_side(seat, trick.winner);
        const int winning = beats ? card : trick.winning;
        const int points = open_.points(card);
        const bool maximises = open_.maximises(seat);
        int score = 0;
        bool lost = false;
        if (ours && !replies.beat(winning, !maximises)) {
            score += weights[Follow::sure] + weights[Follow::sure_points] * points;
        } else if (replies.beat(winning, maximises)) {
            score += weights[Follow::helped] + weights[Follow::helped_points] * points;
        } else if (ours) {
            score += weights[Follow::open] + weights[Follow::open_points] * points;
        } else {
            score += weights[Follow::lost_points] * points;
            lost = true;
        }
        const bool trump = Open::is_trump(card);
        if (trump) score += lost ? weights[Follow::trump_lost] : weights[Follow::trump_used];
        if (beats)
            score += weights[Follow::takes_over] + weights[Follow::takes_points] * trick.points;
        const Mask own = open_.hands[seat] & open_.members_of(card);
        score += weights[Follow::own_above] * count(static_cast<Mask>(own & open_.stronger(card)));
        if (contains(trick.eligible, card)) return score;

        // A discard.
        const int length = count(own);
        Mask theirs = 0;
        for (int other = 0; other < Rules::seats; ++other) {
            if (!open_.same_side(other, seat)) theirs |= open_.hands[at(other)];
        }
        score += weights[Follow::discard_length] * length;
        if ((theirs & open_.stronger(card)) == 0) score += weights[Follow::discard_master];
        const bool bares_a_guarded_card =
            length == 2 && card == lowest(own) && (theirs & open_.stronger(highest(own))) != 0;
        if (bares_a_guarded_card) score += weights[Follow::discard_guard];
        if (length == 1) score += weights[Follow::discard_last];
        return score;
    }

    struct NoHistory {};
    using Histories = std::array<std::array<History, Rules::Deck::size>, at(Rules::seats)>;

    const Open& open_;
    const MoveWeights& weights_;
    [[no_unique_address]] std::conditional_t<with_history, Histories, NoHistory> history_{};
};

}  // namespace kiebitz
