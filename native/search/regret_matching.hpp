// From regrets to a strategy, and from a strategy to one that tries everything.
//
// Regret matching (Hart and Mas-Colell 2000): sigma(a) = R+(a) / sum over b of R+(b), where
// R+ = max(R, 0), and every action alike if no regret is positive. Good in the long run and on
// average only: the current strategy may go round in circles for ever.
//
// Epsilon-on-policy (Lanctot and others 2009): sigma'(a) = eps / n + (1 - eps) sigma(a).
// The strategy (0.7, 0.3) becomes (0.58, 0.42) for eps = 0.6.
#pragma once

#include <algorithm>
#include <span>

#include "cards/random.hpp"

namespace kiebitz {

// Makes numbers that are not negative come to 1; all alike if all are 0.
inline void normalise(std::span<double> numbers) {
    double sum = 0;
    for (const double number : numbers) sum += number;
    for (double& number : numbers) {
        number = sum > 0 ? number / sum : 1.0 / static_cast<double>(numbers.size());
    }
}

inline void match_regrets(std::span<const double> regrets, std::span<double> strategy) {
    for (std::size_t a = 0; a < regrets.size(); ++a) strategy[a] = std::max(regrets[a], 0.0);
    normalise(strategy);
}

inline double epsilon_on_policy(double probability, std::size_t actions, double epsilon) {
    return epsilon / static_cast<double>(actions) + (1 - epsilon) * probability;
}

// An action drawn from a strategy; never one of probability 0, whatever the rounding.
inline std::size_t drawn_action(std::span<const double> strategy, Random& random) {
    double left = random.unit();
    std::size_t last = 0;
    for (std::size_t a = 0; a < strategy.size(); ++a) {
        if (strategy[a] <= 0) continue;
        last = a;
        if (left < strategy[a]) break;
        left -= strategy[a];
    }
    return last;
}

}  // namespace kiebitz
