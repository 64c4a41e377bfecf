// What speaks for and against a card in a trump game: small numbers, each named for what a player
// would say of the card. How much each counts depends on the situation (weights.hpp).
#pragma once

#include <array>
#include <cstdint>

#include "policy/skat/chances.hpp"

namespace kiebitz {

enum class Fact : std::uint8_t {
    // The trick, chances in 8ths.
    trick_gain,    // points in the trick times the chance that our side takes it
    card_gain,     // the card's points if we do
    card_loss,     // the card's points if we do not
    wins,          // that our side takes it
    leads_on,      // that I do
    reaches_goal,  // that we take it and have what we need
    gives_goal,    // that they do
    overtakes,     // it beats my partner's card
    ruffs,         // a trump on a side suit
    ruff_gain,     // points in the trick that is ruffed
    ace_wins,
    ten_wins,
    // A trump.
    trump,
    jack,
    trump_top,     // none higher is out
    trump_second,  // one higher is out
    trump_points,
    trump_above,     // how many higher are out
    trump_length,    // how many trumps I have
    trumps_out,      // how many others have
    trump_alone,     // nobody else has one
    trump_cheapest,  // my lowest
    trump_last,      // my only one
    trump_winners,   // my winners in side suits, which drawing trumps makes safe
    trump_late,      // tricks played
    friend_trumps,   // the chance that my partner has one
    // A card of a side suit.
    side_top,  // none higher is out
    side_ace,
    side_ten,
    side_figure,  // king or queen
    side_points,
    ten_behind,        // the ten while the ace is out
    side_above,        // how many higher are out
    side_below,        // how many lower are out
    side_length,       // how many I have of the suit
    side_last,         // my last of the suit
    side_last_ruffer,  // the same with trumps in hand
    bares_ten,         // leaves the ten alone while the ace is out
    bares_king,
    next_top,     // leaves me the highest of the suit
    suit_out,     // how many of the suit are out
    suit_mine,    // none are
    safe_top,     // the highest, and nobody can ruff it
    enemy_ruffs,  // the chance that an opponent can ruff
    friend_ruffs,
    led_by_friend,
    led_by_enemy,
    led_by_me,
    ace_early,     // an ace while few cards of its suit have gone
    side_fat_out,  // how many of ace and ten of the suit are out
    trump_fat_out,
    cheapest_winner,  // the lowest card of mine that beats the trick so far
    count_of_facts
};
inline constexpr std::size_t skat_facts = static_cast<std::size_t>(Fact::count_of_facts);
inline constexpr std::size_t padded_facts = (skat_facts + 7) / 8 * 8;
using CardFacts = std::array<std::int16_t, padded_facts>;

// Looks at one card after another of a seat to move.
class SkatFacts {
  public:
    explicit SkatFacts(const SkatSight& sight);
    // Of cards between which nothing else is out, and which count the same, the lowest.
    Skat::Mask distinct() const;
    CardFacts of(int card) const;

  private:
    struct Outcome {
        int wins;  // in 64ths
        int leads_on;
    };
    Outcome outcome(int card) const;
    void note_trick(CardFacts& facts, int card) const;
    void note_trump(CardFacts& facts, int card) const;
    int fat_out(Skat::Mask set) const;
    void note_side(CardFacts& facts, int card) const;

    const SkatSight& sight_;
    SkatChances chances_;
    Skat::Mask tops_ = 0;  // cards of mine above which none of their class is out
    Skat::Mask trumps_;
    int own_trumps_;
    int trumps_out_;
    int side_winners_;
    int friend_trumps_ = 0;
    int cheapest_winner_ = -1;
};

}  // namespace kiebitz
