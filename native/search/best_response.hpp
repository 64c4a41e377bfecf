// What a profile is worth, and what a seat could gain by leaving it.
//
// The best response of one seat takes in each of its information sets the action with the largest
// sum over h of pi_-i(h) u_i(h a), the deepest sets first. A profile's distance from equilibrium is
//
//   nash_conv = sum over seats of (value of the seat's best response - value of the seat),
//
// 0 exactly in a Nash equilibrium. Between two players with a constant sum, half of it is what is
// often called the exploitability. Where sides play (Schieber, the defenders in Skat), each seat
// deviates for itself while its partner plays on as before: 0 then says that no single seat can
// gain, but not that two partners could not gain together; to find the best for partners who see
// only their own cards is a far harder problem.
#pragma once

#include <vector>

#include "search/game_tree.hpp"

namespace kiebitz {

// What each seat expects.
std::vector<double> expected_values(const GameTree& tree, const Profile& profile);

// What a seat expects from each action of an information set in which every outcome of chance
// begins; all seats play by the profile afterwards.
std::vector<double> first_values(const GameTree& tree, const Profile& profile);

double best_response_value(const GameTree& tree, const Profile& profile, Seat seat);

double nash_conv(const GameTree& tree, const Profile& profile);

}  // namespace kiebitz
