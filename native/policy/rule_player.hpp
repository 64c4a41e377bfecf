// A player that follows the rules of an experienced one: chooses a card from what its seat knows.
//
// It is made once for a table, of which it keeps what all seats know, and has a function `card` for
// the seat to move. Of the hands only the mover's is looked at, of the cards aside only by a
// declarer who has seen them. Nothing is left to chance. One class for each game.
#pragma once

#include "policy/differenzler_player.hpp"
#include "policy/schieber_player.hpp"
#include "policy/skat_player.hpp"
