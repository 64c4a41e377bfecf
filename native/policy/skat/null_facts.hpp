// What speaks for and against a card in a null game; compare facts.hpp.
#pragma once

#include <array>
#include <cstdint>

#include "policy/skat/chances.hpp"

namespace kiebitz {

enum class NullFact : std::uint8_t {
    // The trick, chances in 8ths.
    declarer_takes,  // the chance that the declarer takes it, which ends the game
    declarer_surely,
    i_take,
    beats,  // it beats the trick so far
    // The card in its suit.
    rank,    // 0 for a seven … 7 for an ace
    below,   // how many lower are out
    above,   // how many higher are out
    lowest,  // my lowest of the suit
    highest,
    length,  // how many I have of the suit
    last,    // my last of the suit
    out,     // how many others have
    alone,   // nobody else has one
    danger,  // how far the suit is from safe: lower cards out that mine cannot stay under
    relief,  // how much less that is without the card
    guard,   // how many lower cards I have
    bottom,  // none lower is out
    // The others.
    declarer_below,  // how many lower cards the declarer may have
    declarer_above,
    declarer_void,  // chances in 8ths
    partner_void,
    led_by_declarer,
    led_by_partner,
    led_by_me,
    count_of_facts
};
inline constexpr std::size_t null_facts = static_cast<std::size_t>(NullFact::count_of_facts);
using NullCardFacts = std::array<std::int16_t, null_facts>;

class NullFacts {
  public:
    explicit NullFacts(const SkatSight& sight) : sight_(sight), chances_(sight) {}
    Skat::Mask distinct() const { return sight_.legal; }
    NullCardFacts of(int card) const;

  private:
    // That a seat must beat this card: it has the suit, and nothing lower.
    int must_beat(Seat seat, int best) const;
    int declarer_takes(int card) const;
    void note_others(NullCardFacts& facts, int card) const;

    const SkatSight& sight_;
    SkatChances chances_;
};

}  // namespace kiebitz
