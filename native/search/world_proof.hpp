// Which worlds can a seat win with one plan? A proof search over many worlds at once.
//
// PIMC asks of every world by itself whether a card wins it, as if the seat could see the cards
// from then on. Here the seat has to play the same card in all worlds that it cannot tell apart,
// for its next M cards; only then the open-card solver takes over ("is the total reached?") in each
// world. The opponents see all cards and may play otherwise in each world. A position is searched
// for all worlds that fit the cards played so far; its result is the front of the sets of worlds
// that a plan can win, none within another:
//
//   own card     union of the fronts of the cards
//   opponents    one plan for each card that they may play: all intersections of one set from each
//                front, a card being no danger in the worlds where it is not legal
//   partner      sees all cards too and helps: all unions of one set from each front
//   after M      one set, the worlds in which the solver says yes (M = 1 is PIMC's vote)
//
// That is alpha-mu (Cazenave and Ventos 2019) with its cuts: worlds lost with open cards are lost
// and left out; a card whose vote a plan already covers is left out; all worlds won is enough; at
// the root (if wanted) cards whose result for fewer moves is no better than the best found. With
// one plan for all worlds it is the paranoia search over a knowledge of Edelkamp 2021.
//
// More moves never win more worlds. A card is called proven if all worlds of the view were
// searched, one plan wins them all, and nothing rested on the solver where the seat would have to
// choose between worlds: with a partner, if also he could play by the plan without seeing the
// cards, knowing only what all have seen. Small M may miss a proof; M = cards in hand misses none.
//
// Fits: the second half of a game, as analysis ("this line wins whatever they hold"). As a player
// it gained in bridge (Cazenave and Ventos) and nothing in a replication in Skat: opponents who see
// everything are too strong, and a lead that loses to best defence in any world counts as lost
// there.
#pragma once

#include <optional>
#include <vector>

#include "belief/world_source.hpp"
#include "games/view.hpp"
#include "run/budget.hpp"
#include "search/world_set.hpp"

namespace kiebitz {

struct ProofOptions {
    int moves = 2;             // own cards before the solver takes over
    std::size_t front = 64;    // sets kept at most; where more are found, results are lower bounds
    bool root_cut = false;     // leave out cards that cannot be better than the best
    std::optional<int> total;  // Skat: the declarer's, Schieber: the own team's; none: what wins
    bool must_answer = true;   // one move, whatever the time
};

struct CardProof {
    Card card = no_card;
    WorldSet won;          // the heaviest set of worlds that one plan wins beginning with this card
    double weight = 0;     // of that set
    bool proven = false;   // all worlds that there are, for certain
    bool searched = true;  // false after the root cut: `won` is then what fewer moves gave
};

struct ProofResult {
    std::vector<CardProof> cards;  // every legal card, in the deck's order
    int moves = 0;                 // how many own cards all cards were searched for; 0: no answer
    bool shortened = false;        // a front was too long
    std::uint64_t nodes = 0;
};

// The view's seat must be to move. Sets of worlds are compared by their weight.
// It searches for 1, 2, ... moves and gives the result for the last number that it finished before
// the time was up: one move in any case, or none if it need not answer.
template <class Game>
ProofResult proof_cards(const View<Game>& view, const WeighedWorlds& worlds,
                        const ProofOptions& options, const Budget& budget);

}  // namespace kiebitz
