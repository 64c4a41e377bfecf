#include "policy/skat/facts.hpp"

#include <algorithm>

namespace kiebitz {

namespace {

void note(CardFacts& facts, Fact fact, int value) {
    facts[static_cast<std::size_t>(fact)] = static_cast<std::int16_t>(value);
}

constexpr int eighths(int chance) {
    return (chance + 4) / 8;
}

}  // namespace

SkatFacts::SkatFacts(const SkatSight& sight)
    : sight_(sight),
      chances_(sight),
      trumps_(sight.members(SkatSight::trump)),
      own_trumps_(count(sight.hand & trumps_)),
      trumps_out_(count(sight.unseen & trumps_)) {
    for_each(sight.hand, [&](int card) {
        if ((sight.above(card) & sight.unseen) == 0) tops_ |= bit<Skat::Mask>(card);
    });
    side_winners_ = count(tops_ & ~trumps_);
    if (sight.place > 0) {
        int least = 0;
        for_each(sight.legal, [&](int card) {
            const int strength = sight.contract.strength[static_cast<std::size_t>(card)];
            if (!sight.contract.beats(card, sight.winning)) return;
            if (cheapest_winner_ >= 0 && strength >= least) return;
            cheapest_winner_ = card;
            least = strength;
        });
    }
    if (!sight.declares) friend_trumps_ = sure - chances_.empty(sight.partner, SkatSight::trump);
}

Skat::Mask SkatFacts::distinct() const {
    const SkatSight& s = sight_;
    Skat::Mask distinct = 0;
    int before = -1;
    int jack_before = -1;
    for_each(s.legal, [&](int card) {
        const bool jack = s.points(card) == 2;
        int& last = jack ? jack_before : before;
        const bool same = last >= 0 && s.class_of(last) == s.class_of(card) &&
                          s.points(last) == s.points(card) &&
                          ((s.above(last) ^ s.above(card)) & (s.unseen | s.on_table)) == 0;
        if (!same) distinct |= bit<Skat::Mask>(card);
        last = card;
    });
    return distinct;
}

CardFacts SkatFacts::of(int card) const {
    CardFacts facts{};
    note_trick(facts, card);
    if (contains(trumps_, card)) {
        note_trump(facts, card);
    } else {
        note_side(facts, card);
    }
    return facts;
}

SkatFacts::Outcome SkatFacts::outcome(int card) const {
    const SkatSight& s = sight_;
    const bool mine = s.place == 0 || s.contract.beats(card, s.winning);
    const bool ours = mine || s.friend_wins;
    if (s.place == 2) return {ours ? sure : 0, mine ? sure : 0};
    const int best = mine ? card : s.winning;
    const int asked = s.place == 0 ? s.class_of(card) : s.asked;
    const auto next = static_cast<Seat>((s.me + 1) % 3);
    const int first = chances_.beats(next, asked, best);
    if (s.place == 1) {
        if (!s.enemy(next)) return {ours ? sure : first, mine ? sure : 0};
        return {ours ? sure - first : 0, mine ? sure - first : 0};
    }
    const auto last = static_cast<Seat>((s.me + 2) % 3);
    const int second = chances_.beats(last, asked, best);
    if (s.declares) {
        const int holds = (sure - first) * (sure - second) / sure;
        return {holds, holds};
    }
    // A partner behind the declarer may beat even what beats my card.
    const bool partner_last = last == s.partner;
    const int enemy = partner_last ? first : second;
    const int helps = partner_last ? second / 2 : first / 4;
    return {sure - enemy * (sure - helps) / sure, sure - enemy};
}

void SkatFacts::note_trick(CardFacts& facts, int card) const {
    const SkatSight& s = sight_;
    const auto [wins, leads_on] = outcome(card);
    const int points = s.points(card);
    const int trick = s.trick_points + points;
    note(facts, Fact::trick_gain, eighths(wins) * s.trick_points);
    note(facts, Fact::card_gain, eighths(wins) * points);
    note(facts, Fact::card_loss, eighths(sure - wins) * points);
    note(facts, Fact::wins, eighths(wins));
    note(facts, Fact::leads_on, eighths(leads_on));
    if (s.ours < s.our_goal && s.ours + trick >= s.our_goal) {
        note(facts, Fact::reaches_goal, eighths(wins));
    }
    if (s.theirs < s.their_goal && s.theirs + trick >= s.their_goal) {
        note(facts, Fact::gives_goal, eighths(sure - wins));
    }
    const bool is_trump = contains(trumps_, card);
    if (s.place > 0) {
        note(facts, Fact::cheapest_winner, card == cheapest_winner_);
        note(facts, Fact::overtakes, s.friend_wins && s.contract.beats(card, s.winning));
        if (is_trump && s.asked != SkatSight::trump) {
            note(facts, Fact::ruffs, 1);
            note(facts, Fact::ruff_gain, s.trick_points);
        }
    }
    if (!is_trump && points == 11) note(facts, Fact::ace_wins, eighths(wins));
    if (!is_trump && points == 10) note(facts, Fact::ten_wins, eighths(wins));
}

// How many cards of ten points and more are out.
int SkatFacts::fat_out(Skat::Mask set) const {
    constexpr Skat::Mask fat = 0x88888888;  // the tens and aces
    return count(set & fat & sight_.unseen);
}

void SkatFacts::note_trump(CardFacts& facts, int card) const {
    const SkatSight& s = sight_;
    const int above = count(s.above(card) & s.unseen);
    const int points = s.points(card);
    note(facts, Fact::trump, 1);
    note(facts, Fact::jack, points == 2);
    note(facts, Fact::trump_top, above == 0);
    note(facts, Fact::trump_second, above == 1);
    note(facts, Fact::trump_points, points);
    note(facts, Fact::trump_above, above);
    note(facts, Fact::trump_length, own_trumps_);
    note(facts, Fact::trumps_out, trumps_out_);
    note(facts, Fact::trump_alone, trumps_out_ == 0);
    note(facts, Fact::trump_cheapest,
         (s.above(card) & s.hand) == (s.hand & trumps_ & ~bit<Skat::Mask>(card)));
    note(facts, Fact::trump_last, own_trumps_ == 1);
    note(facts, Fact::trump_winners, side_winners_);
    note(facts, Fact::trump_fat_out, fat_out(trumps_));
    note(facts, Fact::trump_late, 10 - s.cards[s.me]);
    note(facts, Fact::friend_trumps, eighths(friend_trumps_));
}

void SkatFacts::note_side(CardFacts& facts, int card) const {
    const SkatSight& s = sight_;
    const int which = s.class_of(card);
    const Skat::Mask suit = s.members(which);
    const Skat::Mask rest = s.hand & suit & ~bit<Skat::Mask>(card);
    const int out = count(s.unseen & suit);
    const int above = count(s.above(card) & s.unseen);
    const int points = s.points(card);
    const bool top = above == 0;
    note(facts, Fact::side_top, top);
    note(facts, Fact::side_ace, points == 11);
    note(facts, Fact::side_ten, points == 10);
    note(facts, Fact::side_figure, points == 3 || points == 4);
    note(facts, Fact::side_points, points);
    note(facts, Fact::ten_behind, points == 10 && above == 1);
    note(facts, Fact::side_above, above);
    note(facts, Fact::side_below, out - above);
    note(facts, Fact::side_length, count(rest) + 1);
    note(facts, Fact::side_last, rest == 0);
    note(facts, Fact::side_last_ruffer, rest == 0 && own_trumps_ > 0);
    if (count(rest) == 1) {
        const int left = lowest(rest);
        const int higher = count(s.above(left) & s.unseen);
        note(facts, Fact::bares_ten, s.points(left) == 10 && higher == 1);
        note(facts, Fact::bares_king, s.points(left) == 4 && higher > 0);
    }
    note(facts, Fact::side_fat_out, fat_out(suit));
    note(facts, Fact::next_top, (tops_ & rest) != 0);
    note(facts, Fact::suit_out, out);
    note(facts, Fact::suit_mine, out == 0);
    note(facts, Fact::ace_early, points == 11 ? out : 0);
    int enemy_ruffs = 0;
    for (Seat seat = 0; seat < Skat::seats; ++seat) {
        if (seat == s.me) continue;
        const int empty = chances_.empty(seat, which);
        const int ruffs = empty * (sure - chances_.empty(seat, SkatSight::trump)) / sure;
        if (s.enemy(seat)) {
            enemy_ruffs = std::max(enemy_ruffs, ruffs);
        } else {
            note(facts, Fact::friend_ruffs, eighths(ruffs));
        }
        if (s.has_led(seat, which))
            note(facts, s.enemy(seat) ? Fact::led_by_enemy : Fact::led_by_friend, 1);
    }
    note(facts, Fact::enemy_ruffs, eighths(enemy_ruffs));
    note(facts, Fact::safe_top, top && enemy_ruffs == 0);
    note(facts, Fact::led_by_me, s.has_led(s.me, which));
}

}  // namespace kiebitz
