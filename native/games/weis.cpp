#include "games/weis.hpp"

#include <tuple>

namespace kiebitz {
namespace {

using Mask = JassDeck::Mask;

// Ordered so that the better Weis compares greater; the earlier seat comes last of all.
struct Weis {
    int points = 0;
    int length = 0;
    int height = 0;  // of the best card, reversed in undenufe
    bool in_trumps = false;
    int precedence = 0;  // 4 for forehand … 1 for the last seat
    Seat seat = no_seat;

    auto key() const { return std::tuple(points, length, height, in_trumps, precedence); }
};

constexpr std::array<int, 10> sequence_points = {0, 0, 0, 20, 50, 100, 150, 200, 250, 300};

constexpr int four_points(int rank) {
    return rank == jack ? 200 : rank == nine ? 150 : 100;
}

struct Scorer {
    JassMode mode;
    Seat forehand;
    Weis best{};
    std::array<int, 4> points{};
    std::array<Mask, 4> cards{};

    void add(Seat seat, int value, int length, int top_rank, bool in_trumps, Mask used) {
        const int height = mode == JassMode::undenufe ? -top_rank : top_rank;
        const Weis weis{value, length, height, in_trumps, 4 - (seat + 4 - forehand) % 4, seat};
        if (best.seat == no_seat || weis.key() > best.key()) best = weis;
        points[seat] += value;
        cards[seat] |= used;
    }

    void add_sequences(Seat seat, Mask hand) {
        for (int suit = 0; suit < 4; ++suit) {
            const Mask held = (hand >> (suit * 9)) & 0x1FF;
            for (int rank = 0, length = 0; rank <= 9; ++rank) {
                if ((held >> rank) & 1) {
                    ++length;
                    continue;
                }
                if (length >= 3) {
                    const Mask run = ((Mask{1} << length) - 1) << (suit * 9 + rank - length);
                    add(seat, sequence_points[static_cast<std::size_t>(length)], length, rank - 1,
                        static_cast<int>(mode) == suit, run);
                }
                length = 0;
            }
        }
    }

    void add_fours(Seat seat, Mask hand) {
        for (int rank = 0; rank < 9; ++rank) {
            Mask four = 0;
            for (int suit = 0; suit < 4; ++suit) four |= bit<Mask>(suit * 9 + rank);
            if ((hand & four) == four) add(seat, four_points(rank), 4, rank, false, four);
        }
    }
};

}  // namespace

WeisScore score_weis(const std::array<Mask, 4>& hands, JassMode mode, Seat forehand) {
    Scorer scorer{mode, forehand};
    for (Seat seat = 0; seat < 4; ++seat) {
        scorer.add_sequences(seat, hands[seat]);
        scorer.add_fours(seat, hands[seat]);
    }
    WeisScore score;
    if (scorer.best.seat == no_seat) return score;
    const std::size_t team = scorer.best.seat % 2;
    for (const std::size_t seat : {team, team + 2}) {
        score.points[team] += scorer.points[seat];
        score.cards[seat] = scorer.cards[seat];
    }
    return score;
}

}  // namespace kiebitz
