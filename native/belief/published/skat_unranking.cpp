#include "belief/published/skat_unranking.hpp"

#include <algorithm>

#include "belief/published/facts.hpp"
#include "belief/published/subsets.hpp"
#include "games/errors.hpp"

namespace kiebitz::published {

namespace {

// What a hand can still take; nothing when it is known altogether.
Cards takes(const Knowledge& facts, std::size_t place) {
    return facts.open[place] > 0 ? facts.possible[place] : 0;
}

}  // namespace

SkatUnranking::SkatUnranking(const Knowledge& facts, const Table& table) : known_(facts.known) {
    if (!table.has_skat() || facts.seat >= aside) {
        throw RuleError(ErrorName::bad_option, "dealing by skats fits no game of four players");
    }
    require_room_for_all(facts);
    std::size_t next = 0;
    for (std::size_t place = 0; place < aside; ++place) {
        if (place != facts.seat) hands_[next++] = place;
    }
    const Cards candidates = takes(facts, aside);
    const int size = facts.open[aside];
    const std::uint64_t skats = choose(count(candidates), size);
    for (std::uint64_t i = 0; i < skats; ++i) add(facts, nth_subset(candidates, size, i));
    if (splits_.empty()) refuse_facts("every skat leaves a hand that cannot be filled");
}

void SkatUnranking::add(const Knowledge& facts, Cards skat) {
    const Cards rest = facts.undecided & ~skat;
    const Cards first = rest & takes(facts, hands_[0]);
    const Cards second = rest & takes(facts, hands_[1]);
    if ((first | second) != rest) return;  // a card that neither can hold
    Split split{skat, {first & ~second, second & ~first}, first & second, 0, 0};
    split.first_takes = facts.open[hands_[0]] - count(split.forced[0]);
    const std::uint64_t deals = choose(count(split.free), split.first_takes);
    if (deals == 0) return;  // one of the hands would be overfull
    split.deals_upto = (splits_.empty() ? 0 : total()) + deals;
    splits_.push_back(split);
}

World SkatUnranking::at(std::uint64_t number) const {
    const auto split = std::upper_bound(
        splits_.begin(), splits_.end(), number,
        [](std::uint64_t n, const Split& candidate) { return n < candidate.deals_upto; });
    if (split != splits_.begin()) number -= (split - 1)->deals_upto;
    const Cards taken = nth_subset(split->free, split->first_takes, number);
    World world = known_;
    world[aside] |= split->skat;
    world[hands_[0]] |= split->forced[0] | taken;
    world[hands_[1]] |= split->forced[1] | (split->free & ~taken);
    return world;
}

Drawn SkatUnranking::draw(Random& random) const {
    return {at(random.below64(total()))};
}

}  // namespace kiebitz::published
