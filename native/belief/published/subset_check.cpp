#include "belief/published/subset_check.hpp"

#include <string>

#include "belief/published/facts.hpp"

namespace kiebitz::published {

namespace {

Cards possible_elsewhere(const Knowledge& facts, std::size_t place) {
    Cards elsewhere = 0;
    for (std::size_t other = 0; other < places; ++other) {
        if (other != place && facts.open[other] > 0) elsewhere |= facts.possible[other];
    }
    return elsewhere;
}

// The place holds exactly these cards, and nothing is open there any more.
void fill(Knowledge& facts, std::size_t place, Cards hand) {
    facts.known[place] |= hand;
    facts.open[place] = 0;
    facts.possible[place] = 0;
    facts.undecided &= ~hand;
    for (Cards& possible : facts.possible) possible &= ~hand;
}

Knowledge checked(const Knowledge& facts) {
    require_room_for_all(facts);
    const Knowledge reduced = normalised(facts);
    check_all_subsets(reduced);
    return reduced;
}

}  // namespace

Knowledge normalised(Knowledge facts) {
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t place = 0; place < places; ++place) {
            const int open = facts.open[place];
            if (open == 0) continue;
            const Cards possible = facts.possible[place];
            const Cards exclusive = possible & ~possible_elsewhere(facts, place);
            if (count(possible) == open) {
                fill(facts, place, possible);
                changed = true;
            } else if (count(exclusive) == open) {
                fill(facts, place, exclusive);
                changed = true;
            }
        }
    }
    return facts;
}

void check_all_subsets(const Knowledge& facts) {
    for (unsigned group = 1; group < 1u << places; ++group) {
        Cards possible = 0;
        int open = 0;
        for (std::size_t place = 0; place < places; ++place) {
            if (((group >> place) & 1) == 0 || facts.open[place] == 0) continue;
            possible |= facts.possible[place];
            open += facts.open[place];
        }
        if (open > count(possible)) {
            refuse_facts(std::to_string(open) + " places have only " +
                         std::to_string(count(possible)) + " possible cards");
        }
    }
}

SubsetCheck::SubsetCheck(const Knowledge& facts, std::uint64_t most_tries)
    : rejection_(checked(facts), most_tries) {}

}  // namespace kiebitz::published
