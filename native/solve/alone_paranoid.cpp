#include "solve/alone_paranoid.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "games/errors.hpp"

namespace kiebitz {
namespace {

// Beyond any number of points, also when those of all tricks are added.
constexpr std::int16_t no_low = -1000;
constexpr std::int16_t no_high = 1000;

constexpr std::int16_t narrow(int points) {
    return static_cast<std::int16_t>(points);
}

// The answer where all results that are still possible lie within the interval, or all without.
std::optional<ParanoidFinding> judged(AloneBoard::Range possible, int low, int high) {
    if (high < possible.low) return ParanoidFinding{no_low, narrow(possible.low - 1), false};
    if (low > possible.high) return ParanoidFinding{narrow(possible.high + 1), no_high, false};
    if (low > possible.low || high < possible.high) return std::nullopt;
    return ParanoidFinding{narrow(possible.low), narrow(possible.high), true};
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
        const ParanoidFinding found = search(board, middle - least, middle + least);
        if (found.reached) {
            most = std::max(middle - found.low, found.high - middle);
        } else {
            least = std::min(middle - found.low, found.high - middle) + 1;
        }
    }
    return least;
}

std::vector<ParanoidCard> ParanoidSolver::card_values(const Differenzler& game) {
    require_card_play(game);
    std::vector<ParanoidCard> values;
    for_each(game.play().legal(), [&](int card) {
        Differenzler next = game;
        next.apply(Action::play(static_cast<Card>(card)));
        values.push_back({static_cast<Card>(card), value(next)});
    });
    return values;
}

ParanoidFinding ParanoidSolver::search(const AloneBoard& board, int low, int high) {
    const bool last = board.at_trick_start() && board.tricks_left() == 1;
    const int points = last && board.last_winner() == root_ ? board.points_left() : 0;
    const auto possible = last ? AloneBoard::Range{points, points} : board.range_of(root_);
    if (const auto answer = judged(possible, low, high)) return *answer;
    if (!board.at_trick_start()) return expand(board, low, high, no_card);
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

// Where in the order of trial a card comes. Guessing that the three burden the seat with points
// rather than keep them from it searched fewest nodes. So the seat is taken to duck: it leads what
// someone must beat and throws its highest card on a trick that it does not win; the others lead
// what it must beat, load the tricks that it wins and throw their high cards on those that it does
// not. Where it is short of points, all this is turned round.
int ParanoidSolver::lateness(const AloneBoard& board, int card) const {
    const auto& contract = board.contract();
    const auto at = static_cast<std::size_t>(card);
    const int strength = contract.strength[at];
    const int points = contract.points[at];
    const bool leads = board.at_trick_start();
    const bool beats = leads || contract.beats(card, board.winning());
    const auto must_beat = [&](std::size_t seat, int led, int winning) {
        const auto class_led = contract.follow_class[static_cast<std::size_t>(led)];
        const auto follow = board.hands()[seat] & contract.members[class_led];
        return follow != 0 && (follow & ~contract.stronger[static_cast<std::size_t>(winning)]) == 0;
    };
    if (board.to_move() == root_) {
        if (!beats) return -strength - points;
        bool taken = false;
        for (std::size_t seat = 0; leads && seat < 4; ++seat) {
            taken = taken || (seat != root_ && must_beat(seat, card, card));
        }
        return taken ? strength - 40 : strength;
    }
    if (!board.has_played(root_)) {
        const int led = leads ? card : board.led();
        if (must_beat(root_, led, beats ? card : board.winning())) {
            return strength - 40 - 3 * points;
        }
        const auto suit = contract.members[contract.follow_class[at]];
        return leads && (board.hands()[root_] & suit) == 0 ? strength + 40 : strength;
    }
    if (board.winner() != root_) return -strength;
    return beats ? strength + 50 : -strength - 4 * points;
}

ParanoidSolver::Order ParanoidSolver::ordered(const AloneBoard& board, int low, int high,
                                              Card first) const {
    const bool short_of_points = low > 0 && high >= board.points_left();
    Order order;
    std::array<int, 9> keys{};
    for_each(board.choices(), [&](int card) {
        const int late = lateness(board, card);
        const int key = card == first ? -1000 : short_of_points ? -late : late;
        auto place = static_cast<std::size_t>(order.size++);
        for (; place > 0 && keys[place - 1] > key; --place) {
            keys[place] = keys[place - 1];
            order.cards[place] = order.cards[place - 1];
        }
        keys[place] = key;
        order.cards[place] = static_cast<Card>(card);
    });
    return order;
}

// The side to move needs one card that gives it what it wants. If it has none, the answer of the
// other side rests on all of them: a no on what all have in common, a yes on what any of them
// needs.
ParanoidFinding ParanoidSolver::expand(const AloneBoard& board, int low, int high, Card first) {
    const bool wanted = board.to_move() == root_;
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
    const Order order = ordered(board, low, high, first);
    for (int i = 0; i < order.size; ++i) {
        if (settles(order.cards[static_cast<std::size_t>(i)])) return all;
    }
    return all;
}

ParanoidFinding ParanoidSolver::after(const AloneBoard& board, int card, int low, int high) {
    counter_.count();
    AloneBoard next = board;
    const int points = next.play(card);
    const int gain = next.at_trick_start() && next.leader() == root_ ? points : 0;
    if (next.finished()) return *judged({gain, gain}, low, high);
    ParanoidFinding found = search(next, low - gain, high - gain);
    found.low = narrow(found.low + gain);
    found.high = narrow(found.high + gain);
    return found;
}

}  // namespace kiebitz
