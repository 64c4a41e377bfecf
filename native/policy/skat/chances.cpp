#include "policy/skat/chances.hpp"

#include <algorithm>

namespace kiebitz {

namespace {

constexpr int most_wanted = 12;
constexpr int most_cards = 11;
constexpr int most_pool = 23;

// none[w][c][p]: the product of (p - c - i) / (p - i) for i < w.
constexpr auto none = [] {
    std::array<std::array<std::array<std::uint8_t, most_pool>, most_cards>, most_wanted> table{};
    for (int wanted = 0; wanted < most_wanted; ++wanted) {
        for (int cards = 0; cards < most_cards; ++cards) {
            for (int pool = 0; pool < most_pool; ++pool) {
                double chance = 1;
                for (int i = 0; i < wanted; ++i) {
                    chance *= pool - i > 0 ? std::max(0, pool - cards - i) / double(pool - i) : 1;
                }
                table[static_cast<std::size_t>(wanted)][static_cast<std::size_t>(cards)]
                     [static_cast<std::size_t>(pool)] =
                         static_cast<std::uint8_t>(chance * sure + 0.5);
            }
        }
    }
    return table;
}();

}  // namespace

int chance_of_none(int wanted, int cards, int pool) {
    return none[static_cast<std::size_t>(std::min(wanted, most_wanted - 1))]
               [static_cast<std::size_t>(std::clamp(cards, 0, most_cards - 1))]
               [static_cast<std::size_t>(std::clamp(pool, 0, most_pool - 1))];
}

SkatChances::SkatChances(const SkatSight& sight) : sight_(sight) {
    const Skat::Mask trumps = sight.members(SkatSight::trump);
    for (Seat seat = 0; seat < Skat::seats; ++seat) {
        if (seat == sight.me) continue;
        const auto other = static_cast<Seat>(3 - seat - sight.me);
        surely_[seat] = sight.aside == 0 ? sight.may[seat] & ~sight.may[other] : 0;
        const int trumps_out = count(sight.may[seat] & trumps);
        // Declarers have most of the trumps that a defender does not see.
        int share = sure / 2;
        if (!sight.declares) share = seat == sight.declarer ? 46 : 16;
        if (count(sight.may[other] & trumps) == 0) share = sure - 4 * sight.aside;
        trump_share_[seat] = share;
        const int held = std::min(sight.cards[seat], (trumps_out * share + sure / 2) / sure);
        const Skat::Mask side = sight.may[seat] & ~trumps;
        const int certain = count(surely_[seat] & ~trumps);
        side_cards_[seat] = std::max(0, sight.cards[seat] - held - certain);
        side_pool_[seat] = count(side) - certain;
        for (int which = 0; which < Contract<SkatDeck>::classes; ++which) {
            const int held_one = holds(seat, sight.members(which), which == SkatSight::trump);
            empty_[seat][static_cast<std::size_t>(which)] =
                static_cast<std::uint8_t>(sure - held_one);
        }
    }
}

int SkatChances::holds(Seat seat, Skat::Mask wanted, bool trumps) const {
    wanted &= sight_.may[seat];
    if (wanted == 0) return 0;
    if ((wanted & surely_[seat]) != 0) return sure;
    if (!trumps) return sure - chance_of_none(count(wanted), side_cards_[seat], side_pool_[seat]);
    int missing = sure;
    for (int i = count(wanted); i > 0; --i) missing = missing * (sure - trump_share_[seat]) / sure;
    return sure - missing;
}

int SkatChances::beats(Seat seat, int asked, int best) const {
    constexpr int trump = SkatSight::trump;
    if (asked == trump) return holds(seat, sight_.above(best), true);
    const int empties = empty(seat, asked);
    if (sight_.class_of(best) == trump) {
        return empties == 0 ? 0 : empties * holds(seat, sight_.above(best), true) / sure;
    }
    const int higher = holds(seat, sight_.above(best), false);
    if (empties == 0) return higher;
    return std::min(sure, higher + empties * (sure - empty(seat, trump)) / sure);
}

}  // namespace kiebitz
