#include "belief/published/facts.hpp"

#include "games/errors.hpp"

namespace kiebitz::published {

void refuse_facts(const std::string& why) {
    throw RuleError(ErrorName::inconsistent_view, "no deal fits what this seat has seen: " + why);
}

void require_room_for_all(const Knowledge& facts) {
    int room = 0;
    for (const int open : facts.open) room += open;
    if (room != count(facts.undecided)) {
        refuse_facts(std::to_string(count(facts.undecided)) + " cards are left for " +
                     std::to_string(room) + " places");
    }
}

}  // namespace kiebitz::published
