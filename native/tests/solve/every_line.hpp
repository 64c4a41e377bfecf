// The value of an ending by looking at every line of play: what the solvers are compared with.
//
// It knows the rules from CardPlay and nothing else: no windows, no bounds, no cards that stand for
// each other. The one thing that makes five cards affordable is that a position at the start of a
// trick that was met before is not looked at again.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "tests/solve/endings.hpp"

namespace kiebitz::tests {

// Values by position, for one ending at a time: a million looks a second are too slow with the
// standard map. It must not get full: four hands of five cards have at most 86,000 trick starts.
class ValuesByPosition {
  public:
    void forget_all() { ++now_; }

    // The value stored for a position, or `unknown`, to be filled in.
    static constexpr int unknown = -1;
    int& operator[](std::uint64_t position) {
        std::size_t place = (position * 0x9E3779B97F4A7C15u) >> (64 - log2_places);
        while (places_[place].since == now_ && places_[place].position != position) {
            place = (place + 1) % places_.size();
        }
        Place& here = places_[place];
        if (here.since != now_) here = {position, now_, unknown};
        return here.value;
    }

  private:
    static constexpr int log2_places = 17;
    struct Place {
        std::uint64_t position = 0;
        std::uint32_t since = 0;  // the ending it was stored for
        int value = unknown;
    };
    std::vector<Place> places_ = std::vector<Place>(std::size_t{1} << log2_places);
    std::uint32_t now_ = 1;
};

template <class Rules>
class EveryLine {
  public:
    // The points that the maximisers still get, the running trick included.
    int points(const Ending<Rules>& ending) {
        play_ = ending.play;
        maximisers_ = ending.maximisers;
        known_.forget_all();
        return value();
    }

  private:
    int value() {
        if (play_.finished()) return 0;
        if (play_.trick_size() != 0) return best_of_all_cards();
        int& known = known_[position()];
        if (known == ValuesByPosition::unknown) known = best_of_all_cards();
        return known;
    }

    int best_of_all_cards() {
        const bool maximise = (maximisers_ >> play_.to_move()) & 1;
        const int before = taken();
        int best = maximise ? -1 : 1000;
        for_each(play_.legal(), [&](int card) {
            play_.play(static_cast<Card>(card));
            const int outcome = taken() - before + value();
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
    ValuesByPosition known_;
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
