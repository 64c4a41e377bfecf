// The open-card solver: two sides, all cards seen, exact. One template for Skat and Schieber.
//
// It answers "does the maximising side get at least `need` of the points still to come?" by a
// zero-window search over tricks. A search returns a proven bound: at least `need` if the answer is
// yes, below it if no; and the cards whose rank decided something in the proof, which lets the
// table (relevance_table.hpp) use it for other positions. Exact values come from several such
// questions with one table.
//
// What keeps the tree small: the table; bounds without search (sure_points.hpp); of several
// touching cards only those that may differ; the order of moves (move_order.hpp). It fits games
// whose value is a sum of trick points shared between two sides; null, where one trick decides, and
// Differenzler, where everyone plays alone, have solvers of their own.
//
// When a rank is relevant. For a proof that side X gets so much, every card that the other side may
// play must be answered, and every trick must go to the same seat, in any position that the table
// gives the proof for. So there count: the winner of a trick, if another card of its class lies in
// the trick; a trump on the table that decides which trumps may be played to it (Jass); the winners
// that a bound counted; the winner of a trick that was taken for decided; and the cards that were
// left out because they touch one that was tried, if that one counts. Cards of one owner and class
// whose ranks did not count in the proof for one of them need not be tried one by one.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "run/budget.hpp"
#include "solve/move_order.hpp"
#include "solve/open_cards.hpp"
#include "solve/search_points.hpp"
#include "solve/sure_points.hpp"
#include "solve/table_view.hpp"

namespace kiebitz {

template <class Kind>
class OpenSolver {
  public:
    using Rules = typename Kind::Rules;
    using Deck = typename Rules::Deck;
    using Mask = typename Deck::Mask;
    using Play = CardPlay<Rules>;
    using Table = SolverTable<Rules>;
    static constexpr int seats = Rules::seats;

    OpenSolver(const PointsSearch<Rules>& asked, NodeCounter& counter)
        : open_{asked.maximisers, asked.undertrump, asked.play.leader(), asked.play.tricks_left()},
          view_(open_),
          order_(open_, asked.weights),
          table_(asked.table),
          counter_(counter),
          trick_size_(asked.play.trick_size()) {
        const Layout<Deck>& layout = asked.layout;
        const Play& play = asked.play;
        for (std::size_t seat = 0; seat < open_.hands.size(); ++seat) {
            open_.hands[seat] = layout.to(play.hands()[seat]);
        }
        const auto on_table = [&](int place) { return layout.to_solver[play.trick_card(place)]; };
        for (int place = 0; place < trick_size_; ++place) {
            open_.hands[open_.seat_at(place)] |= bit<Mask>(on_table(place));
        }
        open_.points_left = Rules::last_trick_points;
        for (const Mask hand : open_.hands) open_.points_left += open_.worth(hand);
        position_ = view_.describe();
        for (int place = 0; place < trick_size_; ++place) {
            const Seat seat = open_.seat_at(place);
            trick_.add(on_table(place), seat, place);
            open_.hands[seat] ^= bit<Mask>(on_table(place));
        }
        proven_ = {0, open_.points_left};
    }

    OpenSolver(const OpenSolver&) = delete;  // its parts refer to each other
    OpenSolver& operator=(const OpenSolver&) = delete;

    // What all questions so far have proven of the points that the maximising side still gets.
    const ValueBounds& proven() const { return proven_; }

    // Whether the maximising side gets at least `need` of the points still to come.
    bool reaches(int need) {
        if (need <= proven_.low) return true;
        if (need > proven_.high) return false;
        const int bound = search(need).bound;
        if (bound >= need) {
            proven_.low = std::max(proven_.low, bound);
        } else {
            proven_.high = std::min(proven_.high, bound);
        }
        return bound >= need;
    }

    // The points that the maximising side gets: windows away from a guess, then halving.
    int value(int guess) {
        constexpr int step = 6;
        int test = guess;
        bool up = true;
        for (bool first = true; !proven_.exact(); first = false) {
            test = std::clamp(test, proven_.low + 1, proven_.high);
            const bool yes = reaches(test);
            if (first) up = yes;
            const bool bracketed = yes != up || proven_.exact();
            if (bracketed) break;
            test = up ? proven_.low + step : proven_.high - step + 1;
        }
        while (!proven_.exact()) reaches((proven_.low + proven_.high + 1) / 2);
        return proven_.low;
    }

  private:
    using Open = OpenCards<Kind>;
    using Trick = RunningTrick<Kind>;
    using Entry = typename Table::Entry;
    static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

    // A proven bound and what its proof relies on. In Skat it comes back in one register.
    struct Proof {
        Mask relevant = 0;  // cards whose rank decided something
        int bound = 0;

        // What both rely on; the bound stays.
        Proof& operator|=(const Proof& other) {
            relevant |= other.relevant;
            return *this;
        }
    };

    using Position = typename TableView<Kind>::Position;

    Proof search(int need) {
        Card best = no_card;
        switch (trick_size_) {
            case 0:
                return lead(need, [&] { return position_; });
            case 1:
                return choose<1>(position_, trick_, need, best);
            case 2:
                return choose<2>(position_, trick_, need, best);
            default:
                return choose<seats - 1>(position_, trick_, need, best);
        }
    }

    // ---- 1. The start of a trick ----------------------------------------------------------------

    // `describe` gives the position, which is not needed where a bound decides.
    template <class Describe>
    Proof lead(int need, const Describe& describe) {
        if (open_.tricks_left == 1) return last_trick();
        if (need <= 0) return {0, 0};
        if (need > open_.points_left) return {0, open_.points_left};
        Trick trick;
        if (open_.tricks_left == 2) return two_tricks<0>(trick, need);

        const Position position = describe();
        const auto key = view_.key_of(position);
        Card best = no_card;
        Proof proof;
        if (remembered(key, position, need, best, proof)) return proof;

        const SurePoints<Kind> sure_points(open_);
        const auto top = sure_points.top_trumps();
        if (cuts(top.sure, top.for_maximisers, need, proof)) return proof;
        const auto run = sure_points.run_of_leader();
        if (cuts(run, open_.maximises(open_.leader), need, proof)) return proof;

        proof = choose<0>(position, trick, need, best);
        proof.relevant = view_.closed(proof.relevant, position.live);
        Entry& entry = table_.add(key);
        entry.at_least = proof.bound >= need;
        entry.bound = static_cast<std::uint8_t>(entry.at_least ? proof.bound
                                                               : open_.points_left - proof.bound);
        entry.best = view_.place_of(best);
        entry.order = position.order;
        entry.relevant = view_.numbered(proof.relevant, position.live);
        entry.points = position.points;
        return proof;
    }

    // Whether sure points of one side answer the question.
    bool cuts(const Sure<Mask>& sure, bool for_maximisers, int need, Proof& proof) const {
        const int proven = for_maximisers ? sure.points : open_.points_left - sure.points;
        if ((proven >= need) != for_maximisers) return false;
        proof = {sure.relevant, proven};
        return true;
    }

    // Whether the table answers the question; if not, perhaps it has a card to try first: one that
    // was good in a position of the same shape, even if its proof does not fit here.
    bool remembered(const typename Table::Key& key, const Position& position, int need, Card& best,
                    Proof& proof) const {
        bool found = false;
        int to_try = 0;  // its place in the leader's hand
        table_.find(key, position.order, [&](const Entry& entry, bool fits) {
            if (to_try == 0) to_try = entry.best;
            if (!fits) return false;
            // The most that is left of what was proven, if no card is worth less now.
            const int most = entry.at_least ? entry.bound : open_.points_left - entry.bound;
            if ((most >= need) != entry.at_least) return false;
            const int loss = Table::excess(entry.points, position.points);
            const int bound = entry.at_least ? most - loss : most + loss;
            found = (bound >= need) == entry.at_least;
            if (found) proof = {view_.spread(entry.relevant, position.live), bound};
            return found;
        });
        if (!found && to_try != 0) {
            best = TableView<Kind>::nth_highest(open_.hands[open_.leader], to_try);
        }
        return found;
    }

    // Everyone has one card: the winner takes all that is left.
    Proof last_trick() const {
        const int led = lowest(open_.hands[open_.leader]);
        Mask cards = 0;
        for (const Mask hand : open_.hands) cards |= hand;
        const Mask eligible = cards & (open_.members_of(led) | Open::trumps);
        const int winning = highest(eligible);
        const Mask rivals = cards & open_.members_of(winning) & ~bit<Mask>(winning);
        bool ours = false;
        for (int seat = 0; seat < seats; ++seat) {
            if (contains(open_.hands[at(seat)], winning)) ours = open_.maximises(seat);
        }
        const int value = ours ? open_.points_left : 0;
        return {rivals != 0 ? bit<Mask>(winning) : Mask{0}, value};
    }

    // Everyone has two cards: so few lines of play that no table and no order pays.
    template <int place>
    Proof two_tricks(Trick& trick, int need) {
        const Seat seat = open_.seat_at(place);
        const Mask hand = open_.hands[seat];
        Tried tried = nothing_tried(seat, need);
        Mask legal = legal_cards<place>(trick, hand, tried.proof.relevant);
        while (legal != 0) {
            const int card = highest(legal);
            legal ^= bit<Mask>(card);
            counter_.count();
            open_.hands[seat] = hand ^ bit<Mask>(card);
            const auto before = trick.add(card, seat, place);
            Proof child;
            if constexpr (place < seats - 1) {
                child = two_tricks<place + 1>(trick, need);
            } else {
                child = complete(trick, need, [](const Trick&, Seat) { return Position{}; });
            }
            trick.take_back(card, before);
            open_.hands[seat] = hand;
            if (tried.cut_by(child.bound)) {
                child.relevant |= tried.proof.relevant;
                return child;
            }
            tried.allow(child, child.bound);
        }
        return tried.proof;
    }

    // ---- 2. Cards to a trick --------------------------------------------------------------------

    // The cards of the seat at `place`, tried one by one. `position` is that at the start of the
    // trick. `best`, known at the lead only, is tried first; it then holds the card that cut, if
    // any.
    template <int place>
    Proof choose(const Position& position, Trick& trick, int need, Card& best) {
        const Seat seat = open_.seat_at(place);
        Tried tried = nothing_tried(seat, need);
        const Mask legal = legal_cards<place>(trick, open_.hands[seat], tried.proof.relevant);
        if (place > 0 && (legal & (legal - 1)) == 0) {
            Proof only =
                after<place>(position, trick, seat, static_cast<Card>(lowest(legal)), need);
            only.relevant |= tried.proof.relevant;
            return only;
        }
        [[maybe_unused]] ReplyMemory::Seen seen;
        if constexpr (place > 0) {
            seen = seen_at<place>(trick, seat, legal);
            // Under another contract the same card need not be legal.
            const Card reply = table_.replies.find(seen);
            if (reply != no_card && contains(legal, reply)) best = reply;
        }
        Proof of_first;
        if (best != no_card) {
            of_first = after<place>(position, trick, seat, best, need);
            if (tried.cut_by(of_first.bound)) {
                of_first.relevant |= tried.proof.relevant;
                return of_first;
            }
        }
        Moves<Mask> moves;
        Replies<Mask> replies;
        if constexpr (place > 0) replies = replies_after<place>(open_, trick);
        generate<place>(position.live, legal, trick, replies, seat, moves, tried.proof.relevant);
        const Mask legality = tried.proof.relevant;
        int next = 0;
        if (best != no_card) {
            // Where a dearer or cheaper card stands for it, it need not have been tried.
            moves.bring_forward(best);
            const bool as_good = Open::points(moves.cards[0]) == Open::points(best);
            if (as_good) tried.failed(moves, next++, of_first);
        }
        if (moves.size - next > 1) {
            order_.template score<place>(trick, replies, seat, need, moves);
        }
        for (; next < moves.size; ++next) {
            if (next + 1 < moves.size) moves.select(next);
            Proof child = after<place>(position, trick, seat, moves.cards[at(next)], need);
            if (tried.cut_by(child.bound)) {
                order_.template learn<place>(trick, moves, next);
                best = moves.cards[at(next)];
                if constexpr (place > 0) {
                    table_.replies.remember(seen, best);
                }
                child.relevant |= legality;
                return child;
            }
            tried.failed(moves, next, child);
        }
        best = no_card;
        return tried.proof;
    }

    // What a reply depends on most. Where one may always ruff, the whole hand tells more.
    template <int place>
    ReplyMemory::Seen seen_at(const Trick& trick, Seat seat, Mask legal) const {
        if constexpr (Rules::may_always_ruff) return {open_.hands[seat], trick.cards, trick.led()};
        Mask later = 0;
        for (int next = place + 1; next < seats; ++next) later |= open_.hands[open_.seat_at(next)];
        return {legal, trick.cards | (later & open_.members_of(trick.led())), trick.led()};
    }

    // What the cards tried so far at a node have shown.
    struct Tried {
        bool maximise;
        int need;
        Proof proof;

        bool cut_by(int value) const { return (value >= need) == maximise; }

        void allow(const Proof& child, int limit) {
            proof.bound = maximise ? std::max(proof.bound, limit) : std::min(proof.bound, limit);
            proof |= child;
        }

        // The card at place `i` did not cut. Another is worth the same but for their points if they
        // touch, or if neither's rank mattered in the proof: it need not be tried if the difference
        // cannot change the answer.
        void failed(Moves<Mask>& moves, int i, const Proof& child) {
            allow(with_block(child, moves.block[at(i)]), child.bound);
            const int card = moves.cards[at(i)];
            const Mask members = Open::members_of(card);
            const Mask lowest_relevant = lowest_bit(static_cast<Mask>(child.relevant & members));
            const Mask under = members & ~Open::exempt & static_cast<Mask>(lowest_relevant - 1);
            const Mask alike = contains(under, card) ? under : Mask{0};
            const int most_gap = maximise ? need - 1 - child.bound : child.bound - need;
            for (int next = i + 1; next < moves.size; ++next) {
                const int other = moves.cards[at(next)];
                const bool touching = moves.group[at(next)] == moves.group[at(i)];
                const int gap = std::abs(Open::points(card) - Open::points(other));
                // One test, not three: none of them can be foreseen.
                const bool excluded = (touching | contains(alike, other)) & (gap <= most_gap);
                if (!excluded) continue;
                const Mask block = moves.block[at(next)] | (touching ? moves.block[at(i)] : 0);
                allow(with_block(child, block), maximise ? child.bound + gap : child.bound - gap);
                moves.drop(next--);
            }
        }
    };
    Tried nothing_tried(Seat seat, int need) const {
        const bool maximise = open_.maximises(seat);
        return {maximise, need, {0, maximise ? 0 : open_.points_left}};
    }

    template <int place>
    Proof after(const Position& position, Trick& trick, Seat seat, Card card, int need) {
        counter_.count();
        open_.hands[seat] ^= bit<Mask>(card);
        const auto before = trick.add(card, seat, place);
        Proof proof;
        if constexpr (place == seats - 1) {
            proof = complete(trick, need, [&](const Trick& done, Seat led_by) {
                return view_.without(position, done, led_by);
            });
        } else {
            Card best = no_card;
            proof = choose<place + 1>(position, trick, need, best);
        }
        trick.take_back(card, before);
        open_.hands[seat] |= bit<Mask>(card);
        return proof;
    }

    // The trick goes to its winner, who leads to the next.
    template <class Without>
    Proof complete(const Trick& trick, int need, const Without& without) {
        const bool last = open_.tricks_left == 1;
        const bool ours = open_.maximises(trick.winner);
        const int points = trick.points + (last ? Rules::last_trick_points : 0);
        const int mine = ours ? points : 0;
        Proof proof;
        if (!last) {
            const Seat led_by = open_.leader;
            open_.leader = trick.winner;
            open_.points_left -= points;
            --open_.tricks_left;
            proof = lead(need - mine, [&] { return without(trick, led_by); });
            ++open_.tricks_left;
            open_.points_left += points;
            open_.leader = led_by;
        }
        proof.bound += mine;
        proof.relevant |= trick.decided_by();
        return proof;
    }

    // Cards of a block stand for each other only where all of them keep their ranks.
    static Proof with_block(Proof proof, Mask block) {
        if ((block & (block - 1)) == 0) return proof;
        const Mask above_bottom = up_to<Mask>(highest(block)) & ~up_to<Mask>(lowest(block));
        if ((proof.relevant & above_bottom) != 0) proof.relevant |= block;
        return proof;
    }

    // ---- 3. Which cards -------------------------------------------------------------------------

    template <int place>
    Mask legal_cards(const Trick& trick, Mask hand, Mask& relevant) const {
        if constexpr (place == 0) return hand;
        if constexpr (Rules::may_always_ruff) {
            // Whether one may ruff depends on the trump that lies there.
            if (Open::is_trump(trick.winning) && !Open::is_trump(trick.led()) &&
                (hand & Open::trumps) != 0) {
                relevant |= bit<Mask>(trick.winning);
            }
        }
        return Rules::legal(Open::contract, hand, trick.led(), trick.winning, open_.undertrump);
    }

    // `live` are the cards at the start of the trick.
    template <int place>
    void generate(Mask live, Mask legal, const Trick& trick, const Replies<Mask>& replies,
                  Seat seat, Moves<Mask>& moves, Mask& relevant) const {
        // Cards of others, and those on the table, keep cards from touching. So does the end of a
        // class, and the Buur, which no other card is equal to, since one never has to play it.
        const Mask apart = (live & ~open_.hands[seat]) | Open::exempt | Open::layout.bottoms;
        Mask above = 0;  // the next stronger legal card and those below it
        int kept = -1;
        Taker taker = Taker::unknown;
        for (Mask rest = legal; rest != 0;) {
            const int card = highest(rest);
            rest ^= bit<Mask>(card);
            const Mask here = up_to<Mask>(card);
            const bool touching = above != 0 && ((above ^ here) & apart) == 0;
            above = here;
            if (!touching) {
                taker = Taker::unknown;
            } else if (stands_for<place>(trick, replies, seat, moves.cards[at(kept)], card, taker,
                                         relevant)) {
                moves.block[at(kept)] |= bit<Mask>(card);
                continue;
            }
            kept = moves.size++;
            moves.cards[at(kept)] = static_cast<Card>(card);
            moves.block[at(kept)] = bit<Mask>(card) | (touching ? moves.block[at(kept - 1)] : 0);
            moves.group[at(kept)] =
                touching ? moves.group[at(kept - 1)] : static_cast<std::uint8_t>(kept);
        }
    }

    enum class Taker : std::uint8_t { unknown, open, ours, theirs };

    // Whether one of two touching cards can be left out: they are worth the same, or the trick is
    // decided and one gives the dearer card to one's own side, the cheaper to the other.
    template <int place>
    bool stands_for(const Trick& trick, const Replies<Mask>& replies, Seat seat, Card& kept,
                    int card, Taker& taker, Mask& relevant) const {
        if (open_.points(kept) == open_.points(card)) return true;
        if constexpr (place > 0) {
            if (taker == Taker::unknown)
                taker = taken_by<place>(trick, replies, seat, kept, relevant);
            if (taker == Taker::open) return false;
            const bool dearer = open_.points(card) > open_.points(kept);
            if (dearer == (taker == Taker::ours)) kept = static_cast<Card>(card);
            return true;
        }
        return false;
    }

    template <int place>
    Taker taken_by(const Trick& trick, const Replies<Mask>& replies, Seat seat, int card,
                   Mask& relevant) const {
        const bool beats = trick.beaten_by(card);
        if constexpr (place < seats - 1) {
            const int winning = beats ? card : trick.winning;
            if (replies.beat(winning)) return Taker::open;
            relevant |= bit<Mask>(winning);
        }
        return beats || open_.same_side(seat, trick.winner) ? Taker::ours : Taker::theirs;
    }

    Open open_;
    TableView<Kind> view_;
    MoveOrder<Kind> order_;
    Table& table_;
    NodeCounter& counter_;
    Trick trick_;  // on the table where the search starts
    int trick_size_;
    Position position_;
    ValueBounds proven_;
};

template <class Kind>
ValueBounds search_points(const PointsSearch<typename Kind::Rules>& asked, NodeCounter& counter) {
    OpenSolver<Kind> solver(asked, counter);
    try {
        if (asked.exact) {
            solver.value(asked.need);
        } else {
            solver.reaches(asked.need);
        }
    } catch (const BudgetSpent&) {
        // What was proven so far is the answer.
    }
    return solver.proven();
}

}  // namespace kiebitz
