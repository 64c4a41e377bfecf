// The open-card solver: two sides, all cards seen, exact. One template for Skat and Schieber.
//
// It answers "does the maximising side get at least n of the points still to come?" by a
// zero-window search over tricks; exact values come from bisection with the same table. What it
// uses: the table of structures with payoff similarity (structure_table.hpp), one of several
// touching cards of equal points, safe tricks (Skat), an order of moves by what they do to the
// trick, the table's cutting card first. It fits games whose value is a sum of trick points shared
// between two sides; null, where one trick decides, and Differenzler, where everyone plays alone,
// need others.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "solve/layout.hpp"
#include "solve/safe_tricks.hpp"
#include "solve/stop.hpp"
#include "solve/structure_table.hpp"
#include "trick/card_play.hpp"

namespace kiebitz {

// Points that the side on lead is sure of, where a game has such a bound; 0 proves nothing.
template <class Rules>
struct SureOnLead {
    template <class Hands>
    static int points(const Contract<typename Rules::Deck>&, const Hands&, Seat, unsigned) {
        return 0;
    }
};

template <>
struct SureOnLead<SkatRules> {
    template <class Hands>
    static int points(const Contract<SkatDeck>& contract, const Hands& hands, Seat leader,
                      unsigned maximisers) {
        return safe_points(contract, {hands, leader, static_cast<Seat>(lowest(maximisers))});
    }
};

template <class RulesType>
class OpenSolver {
  public:
    using Rules = RulesType;
    using Deck = typename Rules::Deck;
    using Mask = typename Deck::Mask;
    using Play = CardPlay<Rules>;
    static constexpr int seats = Rules::seats;

    // `maximisers` has a bit for each seat of the side whose points are asked for.
    OpenSolver(const Layout<Deck>& layout, const Play& play, unsigned maximisers,
               Undertrump undertrump, StructureTable& table, NodeCounter& counter)
        : contract_(layout.contract),
          table_(table),
          counter_(counter),
          maximisers_(maximisers),
          undertrump_(undertrump),
          tricks_left_(play.tricks_left()),
          leader_(play.leader()) {
        for (std::size_t seat = 0; seat < hands_.size(); ++seat) {
            hands_[seat] = layout.to(play.hands()[seat]);
        }
        left_ = Rules::last_trick_points;
        for (const Mask hand : hands_) left_ += contract_.points_of(hand);
        for (int place = 0; place < play.trick_size(); ++place) {
            const Card card = layout.to_solver[play.trick_card(place)];
            left_ += contract_.points[card];
            put(card, seat_at(place));
        }
    }

    int points_left() const { return left_; }

    // Whether the maximising side gets at least `need` of the points still to come.
    bool reaches(int need) { return size_ == 0 ? lead(need) : follow(need); }

    // The points that the maximising side gets, by bisection around a guess.
    int value(int guess) {
        int low = 0;
        int high = left_;
        int test = std::clamp(guess, low + 1, std::max(high, 1));
        while (low < high) {
            if (reaches(test)) {
                low = test;
            } else {
                high = test - 1;
            }
            test = (low + high + 1) / 2;
        }
        return low;
    }

  private:
    struct Moves {
        std::array<Card, 12> cards{};
        std::array<int, 12> scores{};
        int size = 0;

        void add(Card card, int score) {
            int place = size++;
            for (; place > 0 && scores[at(place - 1)] < score; --place) {
                cards[at(place)] = cards[at(place - 1)];
                scores[at(place)] = scores[at(place - 1)];
            }
            cards[at(place)] = card;
            scores[at(place)] = score;
        }
        static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
    };

    static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
    Seat seat_at(int place) const { return static_cast<Seat>((leader_ + place) % seats); }
    bool maximises(int seat) const { return (maximisers_ >> seat) & 1; }
    bool same_side(int a, int b) const { return maximises(a) == maximises(b); }
    int points(int card) const { return contract_.points[at(card)]; }

    // Puts a card on the table; the caller keeps what it changes.
    void put(Card card, Seat seat) {
        hands_[seat] &= static_cast<Mask>(~bit<Mask>(card));
        if (size_ == 0 || contract_.beats(card, winning_)) {
            winning_ = card;
            winner_ = seat;
        }
        trick_[at(size_++)] = card;
        trick_points_ += points(card);
    }

    // ---- 1. The start of a trick ----------------------------------------------------------------

    bool lead(int need) {
        if (need <= 0) return true;
        if (need > left_) return false;
        if (tricks_left_ == 1) return last_trick();
        Structure structure;
        std::array<Card, Deck::size> order{};
        describe(structure, order);
        const auto bounds = table_.probe(structure);
        if (bounds.low >= need) return true;
        if (bounds.high < need) return false;

        const int sure = SureOnLead<Rules>::points(contract_, hands_, leader_, maximisers_);
        if (maximises(leader_) ? sure >= need : left_ - sure < need) return maximises(leader_);

        Card best = bounds.best == 0xFF ? no_card : order[bounds.best];
        const bool answer = expand(need, best);
        std::uint8_t place = 0xFF;
        for (std::uint8_t i = 0; best != no_card && i < order.size(); ++i) {
            if (order[i] == best) {
                place = i;
                break;
            }
        }
        table_.store(structure, answer ? need : 0, answer ? left_ : need - 1, place);
        return answer;
    }

    // Everyone has one card: the winner takes all that is left.
    bool last_trick() const {
        int winning = lowest(hands_[leader_]);
        Seat winner = leader_;
        for (int place = 1; place < seats; ++place) {
            const Seat seat = seat_at(place);
            const int card = lowest(hands_[seat]);
            if (contract_.beats(card, winning)) {
                winning = card;
                winner = seat;
            }
        }
        return maximises(winner);
    }

    // The structure and the live cards from the strongest trump down.
    void describe(Structure& structure, std::array<Card, Deck::size>& order) const {
        Mask live = 0;
        for (const Mask hand : hands_) live |= hand;
        std::size_t n = 0;
        for (Mask rest = live; rest != 0;) {
            const int card = static_cast<int>(8 * sizeof(Mask)) - 1 - std::countl_zero(rest);
            rest ^= bit<Mask>(card);
            std::uint64_t owner = 0;
            for (std::uint64_t seat = 1; seat < at(seats); ++seat) {
                owner += contains(hands_[seat], card) ? seat : 0;
            }
            structure.words[n / 32] |= owner << (2 * (n % 32));
            structure.points[n] = contract_.points[at(card)];
            order[n++] = static_cast<Card>(card);
        }
        std::uint64_t shape = leader_ | (std::uint64_t{maximisers_} << 2);
        for (const Mask members : contract_.members) {
            shape = (shape << 4) | static_cast<std::uint64_t>(count(live & members));
        }
        shape = (shape << 1) | std::uint64_t{(live & contract_.exempt) != 0};
        structure.words[2] = shape;
    }

    // ---- 2. Cards to a trick --------------------------------------------------------------------

    bool follow(int need) {
        Card best = no_card;
        return expand(need, best);
    }

    // Tries the moves of the seat to play; `best` is tried first and then holds the card that cut.
    bool expand(int need, Card& best) {
        const Seat seat = seat_at(size_);
        const bool wanted = maximises(seat);
        const Moves moves = ordered(seat, best);
        for (int i = 0; i < moves.size; ++i) {
            if (after(moves.cards[at(i)], seat, need) == wanted) {
                best = moves.cards[at(i)];
                return wanted;
            }
        }
        best = no_card;
        return !wanted;
    }

    bool after(Card card, Seat seat, int need) {
        counter_.count();
        const Card winning = winning_;
        const Seat winner = winner_;
        put(card, seat);
        const bool answer = size_ == seats ? complete(need) : follow(need);
        --size_;
        trick_points_ -= points(card);
        hands_[seat] |= bit<Mask>(card);
        winning_ = winning;
        winner_ = winner;
        return answer;
    }

    bool complete(int need) {
        const auto trick = trick_;
        const Seat leader = leader_;
        const int points = trick_points_ + (tricks_left_ == 1 ? Rules::last_trick_points : 0);
        const int rest = maximises(winner_) ? need - points : need;
        leader_ = winner_;
        left_ -= points;
        --tricks_left_;
        size_ = 0;
        trick_points_ = 0;
        const bool answer = tricks_left_ == 0 ? rest <= 0 : lead(rest);
        ++tricks_left_;
        left_ += points;
        leader_ = leader;
        size_ = seats;
        trick_ = trick;
        trick_points_ = points - (tricks_left_ == 1 ? Rules::last_trick_points : 0);
        return answer;
    }

    // ---- 3. Which moves, in which order ---------------------------------------------------------

    Moves ordered(Seat seat, Card first) const {
        const Mask hand = hands_[seat];
        const Mask legal =
            size_ == 0 ? hand : Rules::legal(contract_, hand, trick_[0], winning_, undertrump_);
        Moves moves;
        Mask foreign = 0;
        for (int other = 0; other < seats; ++other) {
            if (other != seat) foreign |= hands_[at(other)];
        }
        for (int place = 0; place < size_; ++place) foreign |= bit<Mask>(trick_[at(place)]);
        int above = -1;  // the next stronger card that was kept
        for (Mask rest = legal; rest != 0;) {
            const int card = static_cast<int>(8 * sizeof(Mask)) - 1 - std::countl_zero(rest);
            rest ^= bit<Mask>(card);
            if (above >= 0 && touches(above, card, foreign) && points(above) == points(card) &&
                card != first) {
                continue;
            }
            above = card;
            const int score = card == first ? 1 << 20
                              : size_ == 0  ? lead_score(seat, card)
                                            : follow_score(seat, card);
            moves.add(static_cast<Card>(card), score);
        }
        return moves;
    }

    bool touches(int above, int below, Mask foreign) const {
        const Mask between = (bit<Mask>(above) - 1) & ~((bit<Mask>(below) << 1) - 1);
        return contract_.follow_class[at(above)] == contract_.follow_class[at(below)] &&
               (between & foreign) == 0;
    }

    // Few replies first; masters before cards that can be beaten; not into an opponent's ruff.
    int lead_score(Seat seat, int card) const {
        const auto follow_class = contract_.follow_class[at(card)];
        const Mask members = contract_.members[follow_class];
        const Mask trumps = contract_.members[Contract<Deck>::trump_class];
        const bool is_trump = follow_class == Contract<Deck>::trump_class;
        int replies = 1;
        bool ruffed = false;
        bool beaten = false;
        bool partner_wins = false;
        for (int place = 1; place < seats; ++place) {
            const Seat other = seat_at(place);
            const Mask hand = hands_[other];
            const Mask follow = hand & members;
            replies *= follow != 0 ? count(follow) : count(hand);
            const bool stronger = (follow & contract_.stronger[at(card)]) != 0;
            const bool ruffs = !is_trump && follow == 0 && (hand & trumps) != 0;
            if (same_side(seat, other)) {
                partner_wins = partner_wins || ruffs || stronger;
            } else {
                ruffed = ruffed || ruffs;
                beaten = beaten || stronger;
            }
        }
        const int few = 40 - 2 * replies;
        if (ruffed) return few - 60 - 3 * points(card);
        if (!beaten) return few + 40 + points(card);
        return few + (partner_wins ? 10 + points(card) : -3 * points(card));
    }

    // Win the trick with much on it, lose it with little; feed a partner who wins it or will.
    int follow_score(Seat seat, int card) const {
        const bool beats = contract_.beats(card, winning_);
        const bool last = size_ == seats - 1;
        const bool ours = beats || same_side(seat, winner_);
        const int win_with = beats ? card : winning_;
        const bool safe = last || !can_be_beaten(!maximises(seat), win_with);
        const int trump = contract_.is_trump(card) ? 1 : 0;
        if (ours && safe) return 60 + 4 * points(card) - 8 * trump - (beats ? 1 : 0);
        if (!last && can_be_beaten(maximises(seat), win_with))
            return 30 + 2 * points(card) - 8 * trump;
        if (ours) return 20 - points(card) - 6 * trump + (beats ? 4 : 0);
        return -4 * points(card) - 12 * trump;
    }

    // Whether someone of that side who has still to play seems able to beat this card.
    bool can_be_beaten(bool by_maximisers, int card) const {
        const Mask trumps = contract_.members[Contract<Deck>::trump_class];
        const Mask suit_led = contract_.members[contract_.follow_class[trick_[0]]];
        for (int place = size_ + 1; place < seats; ++place) {
            const Seat other = seat_at(place);
            if (maximises(other) != by_maximisers) continue;
            const Mask hand = hands_[other];
            if ((hand & contract_.stronger[at(card)]) != 0) return true;
            const bool ruffs = (hand & suit_led) == 0 && (hand & trumps) != 0;
            if (ruffs && !contract_.is_trump(card)) return true;
        }
        return false;
    }

    const Contract<Deck>& contract_;
    StructureTable& table_;
    NodeCounter& counter_;
    unsigned maximisers_;
    Undertrump undertrump_;
    std::array<Mask, at(seats)> hands_{};
    std::array<Card, at(seats)> trick_{};
    int size_ = 0;  // cards on the table
    int trick_points_ = 0;
    int left_ = 0;  // points still to come, the running trick included
    int tricks_left_ = 0;
    Card winning_ = no_card;
    Seat winner_ = no_seat;
    Seat leader_ = 0;
};

}  // namespace kiebitz
