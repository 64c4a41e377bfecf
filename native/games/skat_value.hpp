// What a Skat game was worth and who won it: matadors, levels, overbidding, Ramsch.
#pragma once

#include <array>
#include <cstdint>

#include "games/skat_rules.hpp"

namespace kiebitz {

// In a lost game the levels reached by the defenders add to the value (ISkO), or each doubles the
// loss (Schäfer 2008).
enum class LostLevels : std::uint8_t { additive, doubling };

enum class SkatKind : std::uint8_t { passed, declared, ramsch };

struct SkatResult {
    SkatKind kind = SkatKind::passed;
    Seat declarer = no_seat;
    int declarer_points = 0;  // with the two cards set aside
    int declarer_tricks = 0;
    int matadors = 0;  // +n with n, -n without n
    bool schneider = false;
    bool schwarz = false;
    bool overbid = false;
    bool won = false;
    int value = 0;
    std::array<int, 3> points{};  // per seat, from tricks; in Ramsch with the skat
    std::array<int, 3> scores{};
};

// What is known of a declared game once its last card is played.
struct SkatOutcome {
    SkatContract contract = SkatContract::grand;
    SkatLevel level = SkatLevel::none;
    bool hand = false;
    int bid = lowest_bid;
    int matadors = 1;
    int points = 0;  // the declarer's, with the skat
    int declarer_tricks = 0;
    int defender_tricks = 0;
    LostLevels lost_levels = LostLevels::additive;
};

struct SkatSettlement {
    bool schneider = false;
    bool schwarz = false;
    bool overbid = false;
    bool won = false;
    int value = 0;
    int score = 0;
};

// The trump at a place counted from the top, from 0: the jack of clubs first.
Card trump_from_top(SkatContract contract, int place);

// Signed number of matadors of the twelve cards: +n with n, -n without n.
int count_matadors(SkatContract contract, SkatDeck::Mask twelve_cards);

SkatSettlement settle(const SkatOutcome& outcome);

// Scores of a Ramsch from the points (skat included) and tricks per seat.
std::array<int, 3> settle_ramsch(const std::array<int, 3>& points,
                                 const std::array<int, 3>& tricks);

}  // namespace kiebitz
