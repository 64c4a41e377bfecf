#include "policy/skat/null_facts.hpp"

#include <algorithm>

namespace kiebitz {

namespace {

void note(NullCardFacts& facts, NullFact fact, int value) {
    facts[static_cast<std::size_t>(fact)] = static_cast<std::int16_t>(value);
}

constexpr int eighths(int chance) {
    return (chance + 4) / 8;
}

// For each card of a suit, lower ones that are out beyond those that lower cards of one's own can
// stay under.
int danger_of(Skat::Mask mine, Skat::Mask out) {
    int danger = 0;
    int place = 0;
    for_each(mine, [&](int card) {
        const int lower = count(out & (bit<Skat::Mask>(card) - 1));
        danger += std::max(0, lower - place++);
    });
    return danger;
}

}  // namespace

int NullFacts::must_beat(Seat seat, int best) const {
    const Skat::Mask suit = sight_.members(sight_.class_of(best));
    const Skat::Mask above = sight_.above(best);
    const Skat::Mask below = suit & ~above & ~bit<Skat::Mask>(best);
    return (sure - chances_.holds(seat, below, false)) * chances_.holds(seat, above, false) / sure;
}

int NullFacts::declarer_takes(int card) const {
    const SkatSight& s = sight_;
    const bool beats = s.place == 0 || s.contract.beats(card, s.winning);
    const int best = beats ? card : s.winning;
    const auto next = static_cast<Seat>((s.me + 1) % 3);
    const auto last = static_cast<Seat>((s.me + 2) % 3);
    if (s.declares) {
        if (!beats) return 0;
        if (s.place == 2) return sure;
        const int first = sure - must_beat(next, best);
        return s.place == 1 ? first : first * (sure - must_beat(last, best)) / sure;
    }
    const bool declarer_next = next == s.declarer;
    if (s.place == 0 || (s.place == 1 && declarer_next)) return must_beat(s.declarer, best);
    // The declarer has played.
    const bool declarer_wins = !beats && !s.friend_wins;
    if (!declarer_wins) return 0;
    return s.place == 2 ? sure : sure - must_beat(s.partner, best);
}

NullCardFacts NullFacts::of(int card) const {
    const SkatSight& s = sight_;
    NullCardFacts facts{};
    const Skat::Mask suit = s.members(s.class_of(card));
    const Skat::Mask mine = s.hand & suit;
    const Skat::Mask rest = mine & ~bit<Skat::Mask>(card);
    const Skat::Mask out = s.unseen & suit;
    const Skat::Mask lower = bit<Skat::Mask>(card) - 1;
    const int takes = declarer_takes(card);
    const bool beats = s.place == 0 || s.contract.beats(card, s.winning);
    note(facts, NullFact::declarer_takes, eighths(takes));
    note(facts, NullFact::declarer_surely, takes == sure);
    note(facts, NullFact::i_take, s.place == 2 && beats);
    note(facts, NullFact::beats, beats);
    note(facts, NullFact::rank, card % SkatDeck::suit_length);
    note(facts, NullFact::below, count(out & lower));
    note(facts, NullFact::above, count(out & s.above(card)));
    note(facts, NullFact::lowest, (rest & lower) == 0);
    note(facts, NullFact::highest, (rest & s.above(card)) == 0);
    note(facts, NullFact::length, count(mine));
    note(facts, NullFact::last, rest == 0);
    note(facts, NullFact::out, count(out));
    note(facts, NullFact::alone, out == 0);
    const int danger = danger_of(mine, out);
    note(facts, NullFact::danger, danger);
    note(facts, NullFact::relief, danger - danger_of(rest, out));
    note(facts, NullFact::guard, count(rest & lower));
    note(facts, NullFact::bottom, (out & lower) == 0);
    note_others(facts, card);
    return facts;
}

void NullFacts::note_others(NullCardFacts& facts, int card) const {
    const SkatSight& s = sight_;
    const int which = s.class_of(card);
    note(facts, NullFact::led_by_me, s.has_led(s.me, which));
    if (s.declares) return;
    const Skat::Mask declarers = s.may[s.declarer] & s.members(which);
    note(facts, NullFact::declarer_below, count(declarers & (bit<Skat::Mask>(card) - 1)));
    note(facts, NullFact::declarer_above, count(declarers & s.above(card)));
    note(facts, NullFact::declarer_void, eighths(chances_.empty(s.declarer, which)));
    note(facts, NullFact::partner_void, eighths(chances_.empty(s.partner, which)));
    note(facts, NullFact::led_by_declarer, s.has_led(s.declarer, which));
    note(facts, NullFact::led_by_partner, s.has_led(s.partner, which));
}

}  // namespace kiebitz
