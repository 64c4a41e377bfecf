#include "solve/alone_maxn.hpp"

#include <algorithm>
#include <cstdlib>

#include "games/errors.hpp"

namespace kiebitz {
namespace {

// Beyond any need: they stay so when the points of all tricks are added.
constexpr std::int16_t no_low = -1000;
constexpr std::int16_t no_high = 1000;

template <class Points>
bool prefers(Seat chooser, int need, const Points& a, const Points& b) {
    const int own_a = a[chooser];
    const int own_b = b[chooser];
    if (own_a != own_b) {
        const int a_misses = std::abs(need - own_a);
        const int b_misses = std::abs(need - own_b);
        return a_misses != b_misses ? a_misses < b_misses : own_a < own_b;
    }
    const auto next = static_cast<std::size_t>((chooser + 1) % 4);
    const auto second = static_cast<std::size_t>((chooser + 2) % 4);
    return a[next] != b[next] ? a[next] < b[next] : a[second] < b[second];
}

void require_predictions(const Differenzler& game) {
    for (const auto prediction : game.predictions()) {
        if (prediction == Differenzler::unknown_prediction) {
            throw RuleError(ErrorName::inconsistent_position,
                            "the solver must know what every seat predicted");
        }
    }
}

}  // namespace

bool maxn_prefers(Seat chooser, int prediction, const SeatPoints& a, const SeatPoints& b) {
    return prefers(chooser, prediction, a, b);
}

const MaxnSolver::Outcome MaxnSolver::nothing_left = {
    {}, {no_low, no_low, no_low, no_low}, {no_high, no_high, no_high, no_high}};

SeatPoints MaxnSolver::value(const Differenzler& game) {
    SeatPoints total{};
    PerSeat needs{};
    const auto& taken = game.play().points();
    for (std::size_t seat = 0; seat < total.size(); ++seat) {
        total[seat] = taken[seat];
        needs[seat] = static_cast<std::int16_t>(game.predictions()[seat] - taken[seat]);
    }
    if (game.phase() == Phase::over) return total;
    require_predictions(game);
    const Outcome outcome = search(AloneBoard(game), needs);
    for (std::size_t seat = 0; seat < total.size(); ++seat) total[seat] += outcome.points[seat];
    return total;
}

std::vector<MaxnCard> MaxnSolver::card_values(const Differenzler& game) {
    require_card_play(game);
    std::vector<MaxnCard> values;
    for_each(game.play().legal(), [&](int card) {
        Differenzler next = game;
        next.apply(Action::play(static_cast<Card>(card)));
        values.push_back({static_cast<Card>(card), value(next)});
    });
    return values;
}

std::vector<Card> MaxnSolver::best_line(Differenzler game) {
    require_card_play(game);
    std::vector<Card> line;
    while (game.phase() != Phase::over) {
        const Seat seat = game.to_move();
        const auto values = card_values(game);
        const MaxnCard* best = &values.front();
        for (const MaxnCard& option : values) {
            if (maxn_prefers(seat, game.predictions()[seat], option.points, best->points)) {
                best = &option;
            }
        }
        line.push_back(best->card);
        game.apply(Action::play(best->card));
    }
    return line;
}

// Whether every result in which the chooser gets points in this range is worse for it than the best
// so far. If so, the needs are narrowed to those for which that is true. A range that holds the
// points of the best so far decides nothing: the tie rule could still prefer another result.
bool MaxnSolver::cannot_be_chosen(AloneBoard::Range range, Seat chooser, int need, Outcome& best) {
    const int own = best.points[chooser];
    if (range.low > own) {
        const int middle = (own + range.low) / 2;
        if (need > middle) return false;
        best.high[chooser] = std::min(best.high[chooser], static_cast<std::int16_t>(middle));
        return true;
    }
    if (range.high < own) {
        const int middle = (own + range.high) / 2;
        if (need <= middle) return false;
        best.low[chooser] = std::max(best.low[chooser], static_cast<std::int16_t>(middle + 1));
        return true;
    }
    return false;
}

MaxnSolver::Outcome MaxnSolver::search(const AloneBoard& board, const PerSeat& needs) {
    if (!board.at_trick_start()) return expand(board, needs);
    Outcome outcome = nothing_left;
    if (board.tricks_left() == 1) {
        outcome.points[board.last_winner()] = static_cast<std::int16_t>(board.points_left());
        return outcome;
    }
    const AloneKey key = board.key(0);
    const MaxnFinding* found = table_.find(key, [&](const MaxnFinding& finding) {
        bool inside = true;
        for (std::size_t seat = 0; seat < needs.size(); ++seat) {
            const int need = std::clamp<int>(needs[seat], 0, 255);
            inside &= finding.low[seat] <= need && need <= finding.high[seat];
        }
        return inside;
    });
    if (found != nullptr) {
        for (std::size_t seat = 0; seat < needs.size(); ++seat) {
            outcome.points[seat] = found->points[seat];
            if (found->low[seat] > 0) outcome.low[seat] = found->low[seat];
            if (found->high[seat] < 255) outcome.high[seat] = found->high[seat];
        }
        return outcome;
    }
    outcome = expand(board, needs);
    MaxnFinding finding;
    for (std::size_t seat = 0; seat < needs.size(); ++seat) {
        finding.points[seat] = static_cast<std::uint8_t>(outcome.points[seat]);
        finding.low[seat] = static_cast<std::uint8_t>(std::clamp<int>(outcome.low[seat], 0, 255));
        finding.high[seat] = static_cast<std::uint8_t>(std::clamp<int>(outcome.high[seat], 0, 255));
    }
    table_.store(key, finding);
    return outcome;
}

// The best of all cards, with the needs for which all results stand and the choice is the same.
MaxnSolver::Outcome MaxnSolver::expand(const AloneBoard& board, const PerSeat& needs) {
    const Seat chooser = board.to_move();
    Outcome best{};
    bool any = false;
    for (auto cards = board.choices(); cards != 0; cards &= cards - 1) {
        AloneBoard next = board;
        const int trick = next.play(lowest(cards));
        if (any) {
            const int gain = next.at_trick_start() && next.leader() == chooser ? trick : 0;
            const auto [low, high] = next.range_of(chooser);
            if (cannot_be_chosen({low + gain, high + gain}, chooser, needs[chooser], best)) {
                continue;
            }
        }
        Outcome other = after_card(next, trick, needs);
        if (!any) {
            best = other;
            any = true;
            continue;
        }
        if (prefers(chooser, needs[chooser], other.points, best.points)) std::swap(best, other);
        keep_choice(chooser, best, other);
    }
    return best;
}

// Narrows the needs of `best` to those for which both results stand and `best` is chosen.
void MaxnSolver::keep_choice(Seat chooser, Outcome& best, const Outcome& other) {
    for (std::size_t seat = 0; seat < best.points.size(); ++seat) {
        best.low[seat] = std::max(best.low[seat], other.low[seat]);
        best.high[seat] = std::min(best.high[seat], other.high[seat]);
    }
    const int own = best.points[chooser];
    const int foregone = other.points[chooser];
    const auto middle = static_cast<std::int16_t>((own + foregone) / 2);
    if (own < foregone) best.high[chooser] = std::min(best.high[chooser], middle);
    if (own > foregone) best.low[chooser] = std::max<std::int16_t>(best.low[chooser], middle + 1);
}

// What follows on a card that completed a trick of so many points, or left it open.
MaxnSolver::Outcome MaxnSolver::after_card(const AloneBoard& board, int trick,
                                           const PerSeat& needs) {
    counter_.count();
    if (!board.at_trick_start()) return expand(board, needs);
    const auto points = static_cast<std::int16_t>(trick);
    const Seat winner = board.leader();
    PerSeat rest = needs;
    rest[winner] = static_cast<std::int16_t>(rest[winner] - points);
    Outcome outcome = board.finished() ? nothing_left : search(board, rest);
    outcome.points[winner] = static_cast<std::int16_t>(outcome.points[winner] + points);
    outcome.low[winner] = static_cast<std::int16_t>(outcome.low[winner] + points);
    outcome.high[winner] = static_cast<std::int16_t>(outcome.high[winner] + points);
    return outcome;
}

}  // namespace kiebitz
