#include "solve/null_suits.hpp"

#include <algorithm>
#include <bit>

namespace kiebitz {
namespace {

constexpr unsigned lowest_card(unsigned cards) {
    return cards & (0u - cards);
}

// Of touching cards one is enough. A holding has no dead cards, so touching cards are neighbours;
// it is the one before the trick, so a card played to the trick still parts its two neighbours.
constexpr unsigned one_of_each_run(unsigned cards) {
    return cards & ~(cards << 1);
}

template <class Visit>
void for_each_card(unsigned cards, Visit visit) {
    for (; cards != 0; cards &= cards - 1) visit(lowest_card(cards));
}

// The bits of `cards`, a part of `live`, moved together: the places that are not live fall away.
constexpr unsigned squeeze(unsigned cards, unsigned live) {
    unsigned dead = ~live & (std::bit_ceil(live + 1) - 1);
    while (dead != 0) {
        const unsigned gone = std::bit_floor(dead);
        dead ^= gone;
        cards = (cards & (gone - 1)) | ((cards >> 1) & ~(gone - 1));
    }
    return cards;
}

}  // namespace

// Two bits per card (left 2, declarer 1, right 3, dead 0), as two bytes.
struct NullSuits::Cards {
    std::array<unsigned, 2> defender{};
    unsigned declarer = 0;

    std::size_t index() const {
        const unsigned live = defender[left] | defender[right] | declarer;
        return squeeze(declarer | defender[right], live) |
               squeeze(defender[left] | defender[right], live) << 8;
    }

    // The card with which the declarer, if he has any, follows to a trick of the defenders' cards
    // `led` and `reply` (0: he has none); 0 if every card of his takes the trick.
    unsigned duck(NullDefender leader, unsigned led, unsigned reply) const {
        const unsigned sure = leader == left ? reply : lowest_card(defender[left]);
        return std::bit_floor(declarer & (std::max(led, sure) - 1));
    }
};

const NullSuits& NullSuits::tables() {
    static const NullSuits suits;
    return suits;
}

HoldingId NullSuits::find(unsigned left_cards, unsigned right_cards,
                          unsigned declarer_cards) const {
    return ids_[Cards{{left_cards, right_cards}, declarer_cards}.index()];
}

HoldingId NullSuits::without(const Cards& cards, unsigned gone) const {
    return find(cards.defender[left] & ~gone, cards.defender[right] & ~gone,
                cards.declarer & ~gone);
}

// Shorter holdings first: whatever becomes of a holding is already there.
NullSuits::NullSuits() : ids_(1u << 16) {
    for (unsigned length = 0; length <= 8; ++length) {
        const unsigned all = (1u << length) - 1;
        for (unsigned own = 0; own <= all; ++own) {
            for (unsigned left_cards = 0; left_cards <= all; ++left_cards) {
                if ((own & left_cards) != 0) continue;
                const Cards cards{{left_cards, all & ~own & ~left_cards}, own};
                ids_[cards.index()] = static_cast<HoldingId>(holdings_.size());
                holdings_.push_back(describe(cards));
            }
        }
    }
}

NullHolding NullSuits::describe(const Cards& cards) {
    NullHolding holding;
    const auto number = [](unsigned set) { return static_cast<std::uint8_t>(std::popcount(set)); };
    holding.declarer_cards = number(cards.declarer);
    for (const NullDefender defender : {left, right}) {
        const std::uint8_t own = number(cards.defender[defender]);
        const std::uint8_t led = number(cards.defender[partner(defender)]);
        const std::uint8_t followed = std::min(led, holding.declarer_cards);
        holding.cards[defender] = own;
        holding.throws[defender] = static_cast<std::uint8_t>(std::max(led, own) - own);
        holding.free_throws[defender] = static_cast<std::uint8_t>(std::max(followed, own) - own);
        add_leads(cards, defender, holding);
        add_discards(cards, defender, holding);
    }
    if (cards.declarer != 0) {
        holding.declarer_discard = without(cards, std::bit_floor(cards.declarer));
        add_risks(holding);
    }
    return holding;
}

void NullSuits::add_leads(const Cards& cards, NullDefender leader, NullHolding& holding) {
    const unsigned partner_cards = cards.defender[partner(leader)];
    const bool declarer_discards_between = leader == right && cards.declarer == 0;
    const auto first_set = static_cast<std::uint32_t>(sets_.size());
    auto first_trick = static_cast<std::uint32_t>(tricks_.size());
    const auto close_set = [&] {
        const auto end = static_cast<std::uint32_t>(tricks_.size());
        if (end != first_trick) sets_.push_back({first_trick, end});
        first_trick = end;
    };
    const auto add = [&](unsigned led, unsigned reply) {
        const unsigned duck = cards.duck(leader, led, reply);
        if (cards.declarer != 0 && duck == 0) {
            holding.fatal[leader] = true;
            return;
        }
        const NullTrick trick{without(cards, led | reply | duck),
                              led > reply ? leader : partner(leader)};
        if (holdings_[trick.rest].fatal[trick.winner]) holding.fatal[leader] = true;
        const auto set = tricks_.begin() + first_trick;
        if (std::find(set, tricks_.end(), trick) == tricks_.end()) tricks_.push_back(trick);
    };
    for_each_card(one_of_each_run(cards.defender[leader]), [&](unsigned led) {
        if (partner_cards == 0) add(led, 0);
        for_each_card(one_of_each_run(partner_cards), [&](unsigned reply) { add(led, reply); });
        if (declarer_discards_between) close_set();
    });
    close_set();
    holding.leads[leader] = {first_set, static_cast<std::uint32_t>(sets_.size())};
}

void NullSuits::add_discards(const Cards& cards, NullDefender defender, NullHolding& holding) {
    const auto first = static_cast<std::uint32_t>(discards_.size());
    for_each_card(one_of_each_run(cards.defender[defender]),
                  [&](unsigned card) { discards_.push_back(without(cards, card)); });
    holding.discards[defender] = {first, static_cast<std::uint32_t>(discards_.size())};
}

// In the two risks the defenders get more than in the real game: either of them may lead the suit
// at any time, and throw a card of it as long as his number of throws lasts. The declarer may
// discard from it at any time. With free throws counted, whenever he does one of the defenders
// gets one more (he may use it at once: both discard in the same trick).
void NullSuits::add_risks(NullHolding& holding) const {
    using Risk = std::uint64_t NullHolding::*;
    constexpr std::uint64_t right_none = 0x0101010101010101u;  // the bits with r = 0
    constexpr std::uint64_t right_any = right_none << 7;       // r = 7
    constexpr std::uint64_t left_any = std::uint64_t{0xFF} << 56;
    const auto one_more_left = [](std::uint64_t risk) { return risk >> 8 | (risk & left_any); };
    const auto one_more_right = [](std::uint64_t risk) {
        return (risk & ~right_none) >> 1 | (risk & right_any);
    };
    for (const Risk kind : {&NullHolding::risk_by_throws, &NullHolding::risk_by_free_throws}) {
        std::uint64_t& risk = holding.*kind;
        for (const NullDefender leader : {left, right}) {
            if (holding.fatal[leader]) risk = ~std::uint64_t{0};
            for (const NullHolding::Range set : leads(holding, leader)) {
                for (const NullTrick& trick : tricks(set)) risk |= holdings_[trick.rest].*kind;
            }
        }
        for (const HoldingId rest : discards(holding, left)) risk |= holdings_[rest].*kind << 8;
        for (const HoldingId rest : discards(holding, right)) {
            risk |= (holdings_[rest].*kind << 1) & ~right_none;
        }
    }
    const NullHolding& rest = holdings_[holding.declarer_discard];
    holding.risk_by_throws |= rest.risk_by_throws;
    holding.risk_by_free_throws |=
        one_more_left(rest.risk_by_free_throws) | one_more_right(rest.risk_by_free_throws);
}

}  // namespace kiebitz
