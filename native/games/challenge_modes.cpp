#include "games/challenge_modes.hpp"

namespace kiebitz {

namespace {

constexpr int ranks = JassDeck::suit_length;
constexpr int suits = 4;
constexpr int best_rank = ranks - 1;

// The rank that is so many below the best one; undenufe counts from the other end.
bool holds(JassRules::Mask hand, int suit, int below, bool from_below) {
    const int rank = from_below ? below : best_rank - below;
    return ((hand >> (suit * ranks + rank)) & 1) != 0;
}

int trump_score(JassRules::Mask hand, int suit, bool pushed) {
    constexpr int jack = 3;  // below the ace
    constexpr int nine = 5;
    int score = 0;
    for (int below = 0; below < ranks; ++below) {
        if (!holds(hand, suit, below, false)) continue;
        score += below == jack ? (pushed ? 20 : 30) : below == nine ? 15 : below == 0 ? 12 : 10;
    }
    return score;
}

int side_score(JassRules::Mask hand, int suit) {
    int score = 0;
    for (int below = 0; below < ranks && holds(hand, suit, below, false); ++below) score += 4;
    return score;
}

int run_score(JassRules::Mask hand, int suit, bool from_below) {
    constexpr int well_begun = 3;
    int run = 0;
    int score = 0;
    for (int below = 0; below < ranks; ++below) {
        if (!holds(hand, suit, below, from_below)) continue;
        if (below == run) {
            ++run;
            score += 13;
        } else if (run >= well_begun) {
            score += 10;
        }
    }
    return score;
}

}  // namespace

int challenge_score(JassRules::Mask hand, JassMode mode, bool pushed) {
    int score = 0;
    for (int suit = 0; suit < suits; ++suit) {
        if (!has_trump(mode)) {
            score += run_score(hand, suit, mode == JassMode::undenufe);
        } else if (suit == static_cast<int>(mode)) {
            score += trump_score(hand, suit, pushed);
        } else {
            score += side_score(hand, suit);
        }
    }
    return score;
}

bool challenge_pushes(JassRules::Mask hand) {
    for (int mode = 0; mode < jass_modes; ++mode) {
        if (challenge_score(hand, static_cast<JassMode>(mode), false) > challenge_push) {
            return false;
        }
    }
    return true;
}

}  // namespace kiebitz
