// Bandit policies: which arm to pull next, rewards from 0 to 1.
//
//   UCB1 (Auer, Cesa-Bianchi, Fischer 2002)   mean + C sqrt(ln n / n_i)
//       The factor stands outside the root. The paper has sqrt(2 ln n / n_i), which is C = 1.414;
//       Schäfer 2008 writes "factor 8" for what is C = 8 or C = 2.83.
//   epsilon-greedy (the same paper)            a random arm with min(1, cK / (d² n)), else the best
//
// `n` is the number of times that a choice was made here or, in information-set search, that this
// arm could have been chosen (its availability).
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "cards/random.hpp"

namespace kiebitz {

struct Arm {
    std::uint32_t visits = 0;
    std::uint32_t available = 0;
    double sum = 0;
    double squares = 0;

    void add(double reward) {
        ++visits;
        sum += reward;
        squares += reward * reward;
    }
    double mean() const { return visits == 0 ? 0 : sum / visits; }
};

inline double upper_confidence(double mean, double visits, double chances, double exploration) {
    return mean + exploration * std::sqrt(std::log(chances) / visits);
}

inline double exploring_share(double c, double d, int arms, std::uint32_t plays) {
    return std::min(1.0, c * arms / (d * d * std::max<std::uint32_t>(plays, 1)));
}

}  // namespace kiebitz
