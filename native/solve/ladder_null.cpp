#include "solve/ladder_null.hpp"

#include <algorithm>

namespace kiebitz {

using Mask = SkatDeck::Mask;

Mask safe_null_cards(Mask declarer, Mask others) {
    Mask safe = 0;
    for (int suit = 0; suit < 4; ++suit) {
        int ahead = 0;  // own cards so far minus foreign cards so far, from the bottom
        for (int rank = 0; rank < 8; ++rank) {
            const int card = suit * 8 + rank;  // natural order is the order of null
            if (contains(declarer, card)) {
                ++ahead;
                safe |= bit<Mask>(card);
            } else if (contains(others, card)) {
                if (ahead == 0) break;
                --ahead;
            }
        }
    }
    return safe;
}

NullLadder::NullLadder(const Play& play, Seat declarer, bool safe_hands, bool ordering,
                       NodeCounter counter)
    : play_(play),
      declarer_(declarer),
      safe_hands_(safe_hands),
      ordering_(ordering),
      counter_(std::move(counter)) {}

Mask NullLadder::foreign() const {
    Mask others = 0;
    for (Seat seat = 0; seat < 3; ++seat) {
        if (seat != declarer_) others |= play_.hands()[seat];
    }
    return others;
}

bool NullLadder::all_safe() const {
    const Mask own = play_.hands()[declarer_];
    return safe_null_cards(own, foreign()) == own;
}

bool NullLadder::search() {
    if (play_.tricks()[declarer_] > 0) return false;
    if (play_.finished()) return true;
    if (play_.trick_size() != 0) return search_children();
    if (safe_hands_ && play_.leader() != declarer_ && all_safe()) return true;

    std::uint64_t key = play_.leader();
    for (const Mask hand : play_.hands()) key |= std::uint64_t{hand} << 2;
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    const bool answer = search_children();
    known_[key] = answer;
    return answer;
}

bool NullLadder::search_children() {
    const bool wanted = play_.to_move() == declarer_;
    for (const Card card : moves()) {
        counter_.count();
        play_.play(card);
        const bool answer = search();
        play_.undo();
        if (answer == wanted) return wanted;
    }
    return !wanted;
}

std::vector<Card> NullLadder::moves() const {
    std::vector<Card> order;
    const Mask legal = play_.legal();
    for_each(legal, [&](int card) { order.push_back(static_cast<Card>(card)); });
    if (ordering_ && play_.to_move() == declarer_ && play_.trick_size() > 0) {
        const auto best = std::find(order.begin(), order.end(), best_duck(legal));
        std::rotate(order.begin(), best, best + 1);
    }
    return order;
}

// The highest card that surely stays below the trick; void: the highest that is not safe.
Card NullLadder::best_duck(Mask legal) const {
    const Contract<SkatDeck>& contract = play_.contract();
    const Card led = play_.trick_card(0);
    const Mask suit = contract.members[contract.follow_class[led]];
    const auto highest = [&](Mask set) {
        int best = lowest(set);
        for_each(set, [&](int card) {
            const auto rank = [](int c) { return SkatDeck::rank(c); };
            if (rank(card) > rank(best)) best = card;
        });
        return static_cast<Card>(best);
    };
    if ((legal & suit) == 0) {
        const Mask unsafe = legal & ~safe_null_cards(play_.hands()[declarer_], foreign());
        return highest(unsafe != 0 ? unsafe : legal);
    }
    int cover = led;  // the highest card of the suit that is certain to lie in the trick
    for (int i = 1; i < play_.trick_size(); ++i) {
        if (contains(suit, play_.trick_card(i))) cover = std::max(cover, int{play_.trick_card(i)});
    }
    if (play_.trick_size() == 1) {
        const auto third = static_cast<std::size_t>((declarer_ + 1) % 3);
        const Mask reply = play_.hands()[third] & suit;
        if (reply != 0) cover = std::max(cover, lowest(reply));
    }
    const Mask below = legal & suit & (bit<Mask>(cover) - 1);
    return below != 0 ? highest(below) : static_cast<Card>(lowest(legal));
}

}  // namespace kiebitz
