// The value of an ending by looking at every line of play: what the solvers are compared with.
//
// It knows the rules from CardPlay and nothing else: no windows, no bounds, no cards that stand for
// each other. The one thing that makes five cards affordable is that a position at the start of a
// trick that was met before is not looked at again.
#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_map>

#include "tests/solve/endings.hpp"

namespace kiebitz::tests {

template <class Rules>
class EveryLine {
  public:
    // The points that the maximisers still get, the running trick included.
    int points(const Ending<Rules>& ending) {
        play_ = ending.play;
        maximisers_ = ending.maximisers;
        known_.clear();
        return value();
    }

  private:
    int value() {
        if (play_.finished()) return 0;
        if (play_.trick_size() != 0) return best_of_all_cards();
        const std::uint64_t here = position();
        if (const auto found = known_.find(here); found != known_.end()) return found->second;
        return known_[here] = best_of_all_cards();
    }

    int best_of_all_cards() {
        const bool maximise = (maximisers_ >> play_.to_move()) & 1;
        int best = maximise ? -1 : 1000;
        for_each(play_.legal(), [&](int card) {
            const int before = taken();
            play_.play(static_cast<Card>(card));
            const int gain = taken() - before;
            const int outcome = gain + value();
            play_.undo();
            best = maximise ? std::max(best, outcome) : std::min(best, outcome);
        });
        return best;
    }

    int taken() const {
        int sum = 0;
        for (int seat = 0; seat < Rules::seats; ++seat) {
            if ((maximisers_ >> seat) & 1) sum += play_.points()[static_cast<std::size_t>(seat)];
        }
        return sum;
    }

    // Within one ending the cards that are left tell all hands.
    std::uint64_t position() const {
        std::uint64_t cards = 0;
        for (const auto hand : play_.hands()) cards |= hand;
        return cards | std::uint64_t{play_.leader()} << 60;
    }

    CardPlay<Rules> play_;
    unsigned maximisers_ = 0;
    std::unordered_map<std::uint64_t, int> known_;
};

// Whether the declarer of a null game gets through without a trick.
inline bool null_by_every_line(CardPlay<SkatRules>& play, Seat declarer) {
    if (play.tricks()[declarer] > 0) return false;
    if (play.finished()) return true;
    const bool wanted = play.to_move() == declarer;
    bool answer = !wanted;
    for_each(play.legal(), [&](int card) {
        if (answer == wanted) return;
        play.play(static_cast<Card>(card));
        answer = null_by_every_line(play, declarer);
        play.undo();
    });
    return answer;
}

}  // namespace kiebitz::tests
