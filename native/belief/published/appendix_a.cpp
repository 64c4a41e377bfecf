#include "belief/published/appendix_a.hpp"

#include <algorithm>

#include "belief/published/facts.hpp"
#include "belief/published/subsets.hpp"

namespace kiebitz::published {

namespace {

// Classes of which a player cannot hold some hidden card.
int restrictions(const Knowledge& facts, const ClassMasks& classes, std::size_t place) {
    return static_cast<int>(std::count_if(classes.begin(), classes.end(), [&](Cards members) {
        return (members & facts.undecided & ~facts.possible[place]) != 0;
    }));
}

}  // namespace

AppendixA::AppendixA(const Knowledge& facts, const Table& table)
    : facts_(facts), has_skat_(table.has_skat()) {
    require_room_for_all(facts);
    for (std::size_t place = 0; place < static_cast<std::size_t>(table.seats); ++place) {
        if (facts.open[place] > 0) order_.push_back(place);
    }
    std::stable_sort(order_.begin(), order_.end(), [&](std::size_t a, std::size_t b) {
        return restrictions(facts, table.classes, a) > restrictions(facts, table.classes, b);
    });
}

Cards AppendixA::held_by_others(std::size_t turn) const {
    const bool last = turn + 1 == order_.size();
    Cards held = 0;
    for (std::size_t other = last ? 0 : turn + 1; other < order_.size(); ++other) {
        if (other != turn) held |= facts_.possible[order_[other]];
    }
    return held;
}

Drawn AppendixA::draw(Random& random) const {
    Drawn drawn{facts_.known};
    Cards held_by_any = 0;
    for (const std::size_t place : order_) held_by_any |= facts_.possible[place];
    const Cards nobodys = facts_.undecided & ~held_by_any;
    if (count(nobodys) > (has_skat_ ? facts_.open[aside] : 0)) return dead_end();

    Cards left = facts_.undecided & ~nobodys;
    for (std::size_t turn = 0; turn < order_.size(); ++turn) {
        const std::size_t place = order_[turn];
        const Cards candidates = left & facts_.possible[place];
        // Without another hidden hand there is nobody to compare with.
        const Cards obligatory = order_.size() > 1 ? candidates & ~held_by_others(turn) : 0;
        const int room = facts_.open[place] - count(obligatory);
        const Cards others = candidates & ~obligatory;
        if (room < 0 || room > count(others)) return dead_end();
        const Cards dealt = obligatory | random_subset(others, room, random);
        drawn.world[place] |= dealt;
        left &= ~dealt;
    }
    left |= nobodys;  // as many as the skat takes, nothing in Jass
    if ((left & ~facts_.possible[aside]) != 0) return dead_end();
    drawn.world[aside] |= left;
    return drawn;
}

}  // namespace kiebitz::published
