// How well worlds explain what was declared and played, if everybody had asked a net.
//
//   weight(world) = product over the others' cards of (1 - lapse) softmax(Q / temperature) + lapse
//   / n
//
//                   · exp(eagerness · V)
//
// with Q of the net as the seat would have seen the table in this world, over the n cards that were
// legal there, and V what the net says to a declarer with these cards who would lead: nobody
// declares what is lost. It speaks of players who play like the net; of others it may say what is
// wrong. One's own cards, bids and discards say nothing else here, and of positions that were set
// up nobody knows what the declarer held.
#pragma once

#include <span>
#include <vector>

#include "belief/knowledge.hpp"
#include "games/skat.hpp"
#include "net/net.hpp"
#include "run/budget.hpp"

namespace kiebitz {

struct NetHabits {
    double temperature = 0.2;
    double lapse = 0.2;  // how often any legal card is played
    double eagerness = 3;
};

// A weight for each world, at most 1; the heaviest has 1.
std::vector<double> net_weights(const View<Skat>& view, std::span<const World> worlds,
                                const Net& net, const NetHabits& habits,
                                const Budget& budget = no_budget());

}  // namespace kiebitz
