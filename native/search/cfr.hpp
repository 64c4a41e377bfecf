// Counterfactual regret minimisation on the whole tree of a small game.
//
// For an information set I of seat i and its action a, with pi_-i the probability that chance and
// all other seats (the partner too) lead to a node, and u_i what i expects from a node on:
//
//   v(I, a) = sum over h in I of pi_-i(h) u_i(h a)
//   R(I, a) += v(I, a) - sum over b of sigma(I, b) v(I, b)
//   sigma: regret matching of R;  the answer: the mean of all sigmas, weighted by i's own reach.
//
// Vanilla (Zinkevich and others 2007): all seats update together; every iteration counts alike.
// CFR+ (Tammelin 2014): seats update one after the other, each against the newest strategies of the
// rest; regrets below zero are set to zero after each update; iteration t counts t times.
//
// With a tremble d every action of n is played with at least d / n, however bad. Information sets
// that nobody would lead to are then reached now and then and learn as well as others do: regret
// matching asks for the proportions of regrets, not for their size, so that a millionth is enough.
// Between two players it changes little. Partners need it: otherwise one may avoid for ever what
// the other had played badly there in the first iterations, and neither regrets it. With open cards
// it makes the answer that of a solver (which plays well after every card, not only after good
// ones).
//
// Two players who play for the same sum: the mean comes as close to equilibrium as wanted. Three
// and more seats or two sides: everything runs just the same and plays well in practice, but
// nothing is promised, since partners who do not see each other's cards are two minds (no Nash
// equilibrium of the sides, let alone the team's best one). The tree must fit into memory: endings
// of two or three tricks.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "search/game_tree.hpp"
#include "search/regret_walk.hpp"

namespace kiebitz {

class Cfr {
  public:
    // The tree must live as long as this.
    Cfr(const GameTree& tree, bool plus, double tremble = 0);

    // `look` is called now and then; it may throw, and then this iteration must not be used.
    void iterate(const std::function<void()>& look);
    std::uint64_t iterations() const { return iterations_; }
    Profile average() const;

  private:
    void update(Seat seat, const std::function<void()>& look);
    void choose_again(Seat seat);

    const GameTree* tree_;
    bool plus_;
    double tremble_;
    std::uint64_t iterations_ = 0;
    Profile current_;
    std::vector<double> regrets_;
    std::vector<double> chosen_;  // sums of strategies, weighted
    RegretWalk walk_;
};

}  // namespace kiebitz
