#include "solve/ladder.hpp"

#include <algorithm>

#include "solve/safe_tricks.hpp"

namespace kiebitz {

Ladder::Ladder(const Play& play, Seat declarer, Rung rung, NodeCounter counter)
    : play_(play), declarer_(declarer), rung_(rung), counter_(std::move(counter)) {
    Mask live = 0;
    for (const Mask hand : play.hands()) live |= hand;
    const Mask nowhere = ~live;
    aside_ = nowhere & (~nowhere + 1);                         // its lowest card …
    aside_ |= (nowhere ^ aside_) & (~(nowhere ^ aside_) + 1);  // … and the next
}

int Ladder::value(MtdStart start, int guess) {
    if (rung_ == Rung::minimax) return minimax();
    if (rung_ <= Rung::table) return alpha_beta(-1, 121);
    // low <= value <= high; each answer to "at least test?" moves one of them.
    int low = 0;
    int high = points_left();
    int test = start == MtdStart::above ? high : start == MtdStart::below ? 1 : guess;
    while (low < high) {
        test = std::clamp(test, low + 1, high);
        if (more_than(test - 1)) {
            low = test;
            test = low + 1;
        } else {
            high = test - 1;
            test = high;
        }
    }
    return low;
}

bool Ladder::more_than(int bound) {
    if (rung_ < Rung::null_window) return value() > bound;
    return search(bound);
}

int Ladder::points_left() const {
    int points = 0;
    for (const Mask hand : play_.hands()) points += play_.contract().points_of(hand);
    for (int i = 0; i < play_.trick_size(); ++i) {
        points += play_.contract().points[play_.trick_card(i)];
    }
    return points;
}

// The cards in play as they are, and the leader in the bits of two cards that are not.
std::uint32_t Ladder::key() const {
    Mask live = 0;
    for (const Mask hand : play_.hands()) live |= hand;
    const Mask first = aside_ & (~aside_ + 1);
    if (play_.leader() & 1) live |= first;
    if (play_.leader() & 2) live |= aside_ ^ first;
    return live;
}

// ---- minimax, alpha-beta, table -----------------------------------------------------------------

int Ladder::minimax() {
    if (play_.finished()) return 0;
    const bool maximise = declarer_moves();
    int best = maximise ? -1 : 121;
    for_each(play_.legal(), [&](int card) {
        const int value =
            after(static_cast<Card>(card), [&](int gain) { return gain + minimax(); });
        best = maximise ? std::max(best, value) : std::min(best, value);
    });
    return best;
}

int Ladder::alpha_beta(int alpha, int beta) {
    if (play_.finished()) return 0;
    const bool use_table = rung_ >= Rung::table && play_.trick_size() == 0;
    if (!use_table) return alpha_beta_children(alpha, beta);

    const std::uint32_t place = key();
    if (const auto found = values_.find(place); found != values_.end()) {
        const Value entry = found->second;
        if (entry.kind == Kind::exact) return entry.points;
        if (entry.kind == Kind::at_least) alpha = std::max(alpha, int{entry.points});
        if (entry.kind == Kind::at_most) beta = std::min(beta, int{entry.points});
        if (alpha >= beta) return entry.points;
    }
    const int value = alpha_beta_children(alpha, beta);
    // What did not rise above alpha is only an upper bound, whichever side was to move.
    const Kind kind = value <= alpha ? Kind::at_most : value >= beta ? Kind::at_least : Kind::exact;
    values_[place] = {static_cast<std::uint8_t>(std::max(value, 0)), kind};
    return value;
}

int Ladder::alpha_beta_children(int alpha, int beta) {
    const bool maximise = declarer_moves();
    int best = maximise ? -1 : 121;
    for (const Card card : moves(no_card)) {
        const int value =
            after(card, [&](int gain) { return gain + alpha_beta(alpha - gain, beta - gain); });
        if (maximise) {
            best = std::max(best, value);
            alpha = std::max(alpha, best);
        } else {
            best = std::min(best, value);
            beta = std::min(beta, best);
        }
        if (alpha >= beta) break;
    }
    return best;
}

// ---- null window --------------------------------------------------------------------------------

bool Ladder::search(int bound) {
    // 1. Early stop: enough already, or not enough left.
    if (bound < 0) return true;
    const int left = points_left();
    if (left <= bound) return false;
    if (play_.trick_size() != 0) {
        Card best = no_card;
        return search_children(bound, best);
    }

    // 2. The table knows both bounds, or at least the card to try first.
    const std::uint32_t place = key();
    Bounds entry{0, static_cast<std::uint8_t>(left)};
    if (const auto found = bounds_.find(place); found != bounds_.end()) {
        entry = found->second;
        if (entry.low > bound) return true;
        if (entry.high <= bound) return false;
    }

    // 3. The static bound may settle it.
    bool answer = false;
    if (rung_ >= Rung::safe_tricks && settled_by_safe_tricks(bound, left, answer)) return answer;

    // 4. Search, and keep what was proved.
    Card best = entry.best;
    answer = search_children(bound, best);
    if (answer) {
        entry.low = static_cast<std::uint8_t>(bound + 1);
    } else {
        entry.high = static_cast<std::uint8_t>(bound);
    }
    entry.best = best;
    bounds_[place] = entry;
    return answer;
}

bool Ladder::search_children(int bound, Card& best) {
    const bool wanted = declarer_moves();
    for (const Card card : moves(best)) {
        if (after(card, [&](int gain) { return search(bound - gain); }) == wanted) {
            best = card;
            return wanted;
        }
    }
    return !wanted;
}

bool Ladder::settled_by_safe_tricks(int bound, int left, bool& answer) const {
    const int sure = safe_points(play_.contract(), {play_.hands(), play_.leader(), declarer_});
    answer = declarer_moves();
    return answer ? sure > bound : left - sure <= bound;
}

// ---- which cards, in which order ----------------------------------------------------------------

std::vector<Card> Ladder::moves(Card first) const {
    Mask cards = play_.legal();
    if (rung_ >= Rung::equivalence) cards = representatives(cards);
    std::vector<Card> order;
    if (rung_ < Rung::ordering) {
        for_each(cards, [&](int card) { order.push_back(static_cast<Card>(card)); });
        return order;
    }
    if (play_.trick_size() == 0) {
        order = ordered_lead(cards);
    } else {
        for_each(cards, [&](int card) { order.push_back(static_cast<Card>(card)); });
        std::stable_sort(order.begin(), order.end(), [&](Card a, Card b) {
            return play_.contract().strength[a] > play_.contract().strength[b];
        });
    }
    const auto known = std::find(order.begin(), order.end(), first);
    if (known != order.end()) std::rotate(order.begin(), known, known + 1);
    return order;
}

// The strongest of each group of cards that are worth the same and have no foreign card between.
Ladder::Mask Ladder::representatives(Mask legal) const {
    const Contract<SkatDeck>& contract = play_.contract();
    Mask foreign = 0;
    for (Seat seat = 0; seat < 3; ++seat) {
        if (seat != play_.to_move()) foreign |= play_.hands()[seat];
    }
    for (int i = 0; i < play_.trick_size(); ++i) foreign |= bit<Mask>(play_.trick_card(i));
    Mask kept = 0;
    for_each(legal, [&](int card) {
        const Mask above = contract.stronger[static_cast<std::size_t>(card)];
        bool has_twin = false;
        for_each(legal & above, [&](int twin) {
            const Mask between = above & ~contract.stronger[static_cast<std::size_t>(twin)];
            has_twin = has_twin || ((between & foreign) == 0 &&
                                    contract.points[static_cast<std::size_t>(twin)] ==
                                        contract.points[static_cast<std::size_t>(card)]);
        });
        if (!has_twin) kept |= bit<Mask>(card);
    });
    return kept;
}

// Suits by the number of replies that they leave to the others, each from the top.
std::vector<Card> Ladder::ordered_lead(Mask cards) const {
    const Contract<SkatDeck>& contract = play_.contract();
    const auto replies = [&](Card lead) {
        int product = 1;
        for (Seat seat = 0; seat < 3; ++seat) {
            if (seat == play_.to_move()) continue;
            const Mask hand = play_.hands()[seat];
            const int follow = count(hand & contract.members[contract.follow_class[lead]]);
            product *= follow != 0 ? follow : count(hand);
        }
        return product;
    };
    std::vector<Card> order;
    for_each(cards, [&](int card) { order.push_back(static_cast<Card>(card)); });
    std::stable_sort(order.begin(), order.end(), [&](Card a, Card b) {
        const int few_a = replies(a);
        const int few_b = replies(b);
        if (few_a != few_b) return few_a < few_b;
        return contract.strength[a] > contract.strength[b];
    });
    return order;
}

}  // namespace kiebitz
