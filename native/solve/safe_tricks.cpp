#include "solve/safe_tricks.hpp"

#include <algorithm>

namespace kiebitz {
namespace {

using Mask = SkatDeck::Mask;
using Table = Contract<SkatDeck>;
constexpr int trump_class = Table::trump_class;

// A hand while its tricks are run: what is left, what each card counts, what was left open.
struct Runner {
    Mask cards = 0;
    std::array<int, 32> value{};
    int open = 0;  // cards that were played without our saying which

    int cheapest_open() const {
        std::array<int, 10> values{};
        std::size_t n = 0;
        for_each(cards, [&](int card) { values[n++] = value[static_cast<std::size_t>(card)]; });
        std::sort(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(n));
        int sum = 0;
        for (std::size_t i = 0; i < n && i < static_cast<std::size_t>(open); ++i) sum += values[i];
        return sum;
    }
};

class Play {
  public:
    Play(const Table& table, const OpenHands& position) : table_(table) {
        for (std::size_t seat = 0; seat < 3; ++seat) {
            runners_[seat].cards = position.hands[seat];
            for (std::size_t card = 0; card < 32; ++card) {
                runners_[seat].value[card] = table.points[card];
            }
        }
    }

    int declarer_leads(Seat declarer);
    int defenders_lead(Seat leader, Seat declarer);

  private:
    Runner& at(Seat seat) { return runners_[seat]; }
    Mask members(int follow_class) const {
        return table_.members[static_cast<std::size_t>(follow_class)];
    }
    Mask of_class(Seat seat, int follow_class) { return at(seat).cards & members(follow_class); }

    int strongest(Mask set) const {
        int best = lowest(set);
        for_each(set, [&](int card) { best = strength(card) > strength(best) ? card : best; });
        return best;
    }
    int weakest(Mask set) const {
        int best = lowest(set);
        for_each(set, [&](int card) { best = strength(card) < strength(best) ? card : best; });
        return best;
    }
    int dearest(Mask set) const {
        int best = lowest(set);
        for_each(set, [&](int card) { best = points(card) > points(best) ? card : best; });
        return best;
    }
    int strength(int card) const { return table_.strength[static_cast<std::size_t>(card)]; }
    int points(int card) const { return table_.points[static_cast<std::size_t>(card)]; }

    // Whether `seats` together hold the highest card of the class that is still in a hand.
    bool owns_highest(int follow_class, std::initializer_list<Seat> seats) {
        Mask live = 0;
        Mask ours = 0;
        for (const Runner& runner : runners_) live |= runner.cards;
        for (const Seat seat : seats) ours |= at(seat).cards;
        live &= members(follow_class);
        return live != 0 && contains(ours, strongest(live));
    }

    // Plays a card and counts it.
    void give(Seat seat, int card) {
        at(seat).cards &= ~bit<Mask>(card);
        sum_ += at(seat).value[static_cast<std::size_t>(card)];
    }
    // An opponent follows as low as possible, or throws something we leave open.
    void follow_low(Seat seat, int follow_class) {
        const Mask own = of_class(seat, follow_class);
        if (own != 0) {
            give(seat, weakest(own));
        } else {
            ++at(seat).open;
        }
    }

    void swap_trump_values(Seat seat);
    bool defenders_trick(Seat& leader, Seat declarer);
    bool lead_trump(Seat& leader, Seat partner, Seat declarer);
    bool lead_side_suit(Seat& leader, Seat partner, Seat declarer);
    bool lead_for_a_ruff(Seat& leader, Seat partner, Seat declarer);

    const Table& table_;
    std::array<Runner, 3> runners_{};
    int sum_ = 0;
};

// Gives the higher trump the higher value.
void Play::swap_trump_values(Seat seat) {
    std::array<int, 11> cards{};
    std::array<int, 11> values{};
    std::size_t n = 0;
    for_each(of_class(seat, trump_class), [&](int card) {
        cards[n] = card;
        values[n++] = points(card);
    });
    const auto end = static_cast<std::ptrdiff_t>(n);
    std::sort(cards.begin(), cards.begin() + end,
              [&](int a, int b) { return strength(a) > strength(b); });
    std::sort(values.begin(), values.begin() + end, std::greater<>());
    for (std::size_t i = 0; i < n; ++i) {
        at(seat).value[static_cast<std::size_t>(cards[i])] = values[i];
    }
}

int Play::declarer_leads(Seat declarer) {
    const auto first = static_cast<Seat>((declarer + 1) % 3);
    const auto second = static_cast<Seat>((declarer + 2) % 3);
    swap_trump_values(first);
    swap_trump_values(second);
    for (const int follow_class : {trump_class, 0, 1, 2, 3}) {
        while (owns_highest(follow_class, {declarer})) {
            const auto can_ruff = [&](Seat seat) {
                return of_class(seat, follow_class) == 0 && of_class(seat, trump_class) != 0;
            };
            if (follow_class != trump_class && (can_ruff(first) || can_ruff(second))) break;
            give(declarer, strongest(of_class(declarer, follow_class)));
            follow_low(first, follow_class);
            follow_low(second, follow_class);
        }
    }
    return sum_ + at(first).cheapest_open() + at(second).cheapest_open();
}

// Rule 1: the defenders own the highest trump and the leader can lead one.
bool Play::lead_trump(Seat& leader, Seat partner, Seat declarer) {
    if (of_class(leader, trump_class) == 0) return false;
    if (!owns_highest(trump_class, {leader, partner})) return false;
    const bool leader_owns = owns_highest(trump_class, {leader});
    const Seat owner = leader_owns ? leader : partner;
    const Seat other = leader_owns ? partner : leader;
    give(owner, strongest(of_class(owner, trump_class)));
    if (at(other).cards != 0) {
        const Mask trumps = of_class(other, trump_class);
        give(other, dearest(trumps != 0 ? trumps : at(other).cards));
    }
    follow_low(declarer, trump_class);
    leader = owner;
    return true;
}

// Rule 2: a side suit that the defenders win by rank or by the partner's ruff.
bool Play::lead_side_suit(Seat& leader, Seat partner, Seat declarer) {
    for (int suit = 0; suit < 4; ++suit) {
        if (of_class(leader, suit) == 0) continue;
        const bool by_rank = owns_highest(suit, {leader, partner});
        const bool partner_void = of_class(partner, suit) == 0;
        const bool by_ruff = partner_void && of_class(partner, trump_class) != 0;
        if (!by_rank && !by_ruff) continue;
        // Corrected: cards that the declarer threw unseen may have been of this suit.
        if (of_class(declarer, trump_class) != 0 &&
            count(of_class(declarer, suit)) <= at(declarer).open) {
            continue;
        }
        // A partner who is void throws his dearest plain card; a trump would take the trick over.
        const auto plain = at(partner).cards & ~members(trump_class);
        const bool throws_plain = partner_void && by_rank && plain != 0;
        const bool partner_wins = partner_void ? !throws_plain : owns_highest(suit, {partner});
        give(leader, strongest(of_class(leader, suit)));
        if (!partner_void) {
            give(partner, strongest(of_class(partner, suit)));
        } else if (throws_plain) {
            give(partner, dearest(plain));
        } else {
            give(partner, dearest(of_class(partner, trump_class)));
        }
        follow_low(declarer, suit);
        leader = partner_wins ? partner : leader;
        return true;
    }
    return false;
}

// Rule 3: the partner ruffs with the highest trump, whatever the declarer has.
bool Play::lead_for_a_ruff(Seat& leader, Seat partner, Seat declarer) {
    if (!owns_highest(trump_class, {partner})) return false;
    for (int suit = 0; suit < 4; ++suit) {
        if (of_class(leader, suit) == 0 || of_class(partner, suit) != 0) continue;
        give(leader, dearest(of_class(leader, suit)));
        give(partner, strongest(of_class(partner, trump_class)));
        ++at(declarer).open;
        leader = partner;
        return true;
    }
    return false;
}

bool Play::defenders_trick(Seat& leader, Seat declarer) {
    const auto partner = static_cast<Seat>(3 - leader - declarer);
    return lead_trump(leader, partner, declarer) || lead_side_suit(leader, partner, declarer) ||
           lead_for_a_ruff(leader, partner, declarer);
}

int Play::defenders_lead(Seat leader, Seat declarer) {
    swap_trump_values(declarer);
    while (at(leader).cards != 0 && defenders_trick(leader, declarer)) {
    }
    return sum_ + at(declarer).cheapest_open();
}

}  // namespace

int safe_points(const Contract<SkatDeck>& contract, const OpenHands& position) {
    Play play(contract, position);
    return position.leader == position.declarer
               ? play.declarer_leads(position.declarer)
               : play.defenders_lead(position.leader, position.declarer);
}

}  // namespace kiebitz
