// How well worlds explain the cards that were played, if everybody had asked a net.
//
//   weight(world) = product over the others' cards of (1 - lapse) softmax(Q / temperature) + lapse
//   / n
//
// with Q of the net as the seat would have seen the table in this world, over the n cards that were
// legal there. It speaks of players who play like the net; of others it may say what is wrong
// (docs/explanation/belief.md). One's own cards, bids and discards say nothing here.
#pragma once

#include <span>
#include <vector>

#include "belief/knowledge.hpp"
#include "games/skat.hpp"
#include "net/net.hpp"
#include "run/budget.hpp"

namespace kiebitz {

struct NetHabits {
    double temperature = 0.1;
    double lapse = 0.05;  // how often any legal card is played
};

// A weight for each world, at most 1; the heaviest has 1.
std::vector<double> net_weights(const View<Skat>& view, std::span<const World> worlds,
                                const Net& net, const NetHabits& habits,
                                const Budget& budget = no_budget());

}  // namespace kiebitz
