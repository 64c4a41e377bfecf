#include "solve/alone_paranoid.hpp"

#include <algorithm>
#include <cstdlib>

#include "games/errors.hpp"

namespace kiebitz {
namespace {

// Beyond any number of points, also when those of all tricks are added.
constexpr std::int16_t no_low = -1000;
constexpr std::int16_t no_high = 1000;

constexpr std::int16_t narrow(int points) {
    return static_cast<std::int16_t>(points);
}

}  // namespace

int ParanoidSolver::need(const Differenzler& game) const {
    const int prediction = game.predictions()[root_];
    if (prediction == Differenzler::unknown_prediction) {
        throw RuleError(ErrorName::inconsistent_position,
                        "the solver must know what the seat predicted");
    }
    return prediction - game.play().points()[root_];
}

bool ParanoidSolver::reaches(const Differenzler& game, int difference) {
    const int middle = need(game);
    if (game.phase() == Phase::over) return std::abs(middle) <= difference;
    return difference >= 0 &&
           search(AloneBoard(game), middle - difference, middle + difference).reached;
}

int ParanoidSolver::value(const Differenzler& game) {
    const int middle = need(game);
    if (game.phase() == Phase::over) return std::abs(middle);
    const AloneBoard board(game);
    int least = std::max({0, -middle, middle - board.points_left()});
    int most = std::max(std::abs(middle), std::abs(board.points_left() - middle));
    while (least < most) {
        const int test = (least + most) / 2;
        const ParanoidFinding found = search(board, middle - test, middle + test);
        if (found.reached) {
            most = std::max(middle - found.low, found.high - middle);
        } else {
            least = std::min(middle - found.low, found.high - middle) + 1;
        }
    }
    return least;
}

std::vector<ParanoidCard> ParanoidSolver::card_values(const Differenzler& game) {
    std::vector<ParanoidCard> values;
    for_each(game.play().legal(), [&](int card) {
        Differenzler next = game;
        next.apply(Action::play(static_cast<Card>(card)));
        values.push_back({static_cast<Card>(card), value(next)});
    });
    return values;
}

ParanoidFinding ParanoidSolver::search(const AloneBoard& board, int low, int high) {
    const int left = board.points_left();
    if (low <= 0 && high >= left) return {0, narrow(left), true};
    if (high < 0) return {no_low, -1, false};
    if (low > left) return {narrow(left + 1), no_high, false};
    if (!board.at_trick_start()) return expand(board, low, high, no_card);
    if (board.tricks_left() == 1) {
        const int points = board.last_winner() == root_ ? left : 0;
        if (points < low) return {narrow(points + 1), no_high, false};
        if (points > high) return {no_low, narrow(points - 1), false};
        return {narrow(points), narrow(points), true};
    }
    const AloneKey key = board.key(1u + root_);
    Card first = no_card;
    const ParanoidFinding* found = table_.find(key, [&](const ParanoidFinding& finding) {
        if (first == no_card) first = finding.best;
        return finding.reached ? low <= finding.low && finding.high <= high
                               : finding.low <= low && high <= finding.high;
    });
    if (found != nullptr) return *found;
    const ParanoidFinding finding = expand(board, low, high, first);
    table_.store(key, finding);
    return finding;
}

// The side to move needs one card that gives it what it wants. If it has none, the answer of the
// other side rests on all of them: a no on what all have in common, a yes on what any of them
// needs.
ParanoidFinding ParanoidSolver::expand(const AloneBoard& board, int low, int high, Card first) {
    const bool wanted = board.to_move() == root_;
    auto cards = board.choices();
    ParanoidFinding all =
        wanted ? ParanoidFinding{no_low, no_high, false} : ParanoidFinding{no_high, no_low, true};
    const auto settles = [&](int card) {
        const ParanoidFinding found = after(board, card, low, high);
        if (found.reached == wanted) {
            all = found;
            all.best = static_cast<Card>(card);
            return true;
        }
        all.low = wanted ? std::max(all.low, found.low) : std::min(all.low, found.low);
        all.high = wanted ? std::min(all.high, found.high) : std::max(all.high, found.high);
        return false;
    };
    if (first != no_card && contains(cards, first)) {
        if (settles(first)) return all;
        cards ^= bit<AloneBoard::Mask>(first);
    }
    for (; cards != 0; cards &= cards - 1) {
        if (settles(lowest(cards))) return all;
    }
    return all;
}

ParanoidFinding ParanoidSolver::after(const AloneBoard& board, int card, int low, int high) {
    counter_.count();
    AloneBoard next = board;
    const int points = next.play(card);
    const int gain = next.at_trick_start() && next.leader() == root_ ? points : 0;
    if (next.finished()) {
        if (gain < low) return {narrow(gain + 1), no_high, false};
        if (gain > high) return {no_low, narrow(gain - 1), false};
        return {narrow(gain), narrow(gain), true};
    }
    ParanoidFinding found = search(next, low - gain, high - gain);
    found.low = narrow(found.low + gain);
    found.high = narrow(found.high + gain);
    return found;
}

}  // namespace kiebitz
