#include "belief/published/combinations.hpp"

#include <algorithm>
#include <utility>

#include "belief/published/facts.hpp"
#include "belief/published/subsets.hpp"

namespace kiebitz::published {

namespace {

using Group = Combinations::Group;
using Lengths = Combinations::Lengths;

std::array<bool, places> places_of(const Knowledge& facts, int card) {
    std::array<bool, places> may{};
    for (std::size_t place = 0; place < places; ++place) {
        may[place] = facts.open[place] > 0 && contains(facts.possible[place], card);
    }
    return may;
}

void add_groups(const Knowledge& facts, Cards of_class, std::vector<Group>& groups) {
    const std::size_t begin = groups.size();
    for_each(of_class, [&](int card) {
        const auto may = places_of(facts, card);
        auto group = groups.begin() + static_cast<std::ptrdiff_t>(begin);
        while (group != groups.end() && group->may != may) ++group;
        if (group == groups.end()) group = groups.insert(group, {0, may});
        group->cards |= bit<Cards>(card);
    });
}

std::vector<Group> groups_of(const Knowledge& facts, const ClassMasks& classes) {
    std::vector<Group> groups;
    Cards rest = facts.undecided;
    for (const Cards members : classes) {
        add_groups(facts, rest & members, groups);
        rest &= ~members;
    }
    add_groups(facts, rest, groups);
    return groups;
}

// Goes through all ways to fill the places, group by group and place by place.
class Lister {
  public:
    Lister(const Knowledge& facts, const std::vector<Group>& groups, std::vector<Lengths>& lengths,
           std::vector<std::uint64_t>& worlds_upto)
        : groups_(groups),
          lengths_(lengths),
          worlds_upto_(worlds_upto),
          room_(facts.open),
          current_(groups.size()) {}

    void list() { fill_group(0, 1); }

  private:
    void fill_group(std::size_t group, std::uint64_t ways) {
        if (group == groups_.size()) {
            lengths_.insert(lengths_.end(), current_.begin(), current_.end());
            worlds_upto_.push_back((worlds_upto_.empty() ? 0 : worlds_upto_.back()) + ways);
            return;
        }
        fill_place(group, 0, count(groups_[group].cards), ways);
    }

    // `left` cards of the group are still to be placed, here and in the places after this one.
    void fill_place(std::size_t group, std::size_t place, int left, std::uint64_t ways) {
        if (place == places) {
            if (left == 0) fill_group(group + 1, ways);
            return;
        }
        const int least = std::max(0, left - room_after(group, place));
        const int most = groups_[group].may[place] ? std::min<int>(room_[place], left) : 0;
        for (int here = least; here <= most; ++here) {
            set(group, place, here);
            fill_place(group, place + 1, left - here, ways * choose(left, here));
            set(group, place, 0);
        }
    }

    // How many cards of the group the places after this one can take.
    int room_after(std::size_t group, std::size_t place) const {
        int room = 0;
        for (++place; place < places; ++place) {
            if (groups_[group].may[place]) room += room_[place];
        }
        return room;
    }

    void set(std::size_t group, std::size_t place, int cards) {
        room_[place] = static_cast<std::uint8_t>(room_[place] + current_[group][place] - cards);
        current_[group][place] = static_cast<std::uint8_t>(cards);
    }

    const std::vector<Group>& groups_;
    std::vector<Lengths>& lengths_;
    std::vector<std::uint64_t>& worlds_upto_;
    std::array<std::uint8_t, places> room_;
    std::vector<Lengths> current_;
};

}  // namespace

Combinations::Combinations(const Knowledge& facts, const ClassMasks& classes)
    : known_(facts.known), groups_(groups_of(facts, classes)) {
    require_room_for_all(facts);
    Lister(facts, groups_, lengths_, worlds_upto_).list();
    if (worlds_upto_.empty()) refuse_facts("there is no combination of lengths");
}

Drawn Combinations::draw(Random& random) const {
    const std::uint64_t number = random.below64(total());
    const auto found = std::upper_bound(worlds_upto_.begin(), worlds_upto_.end(), number);
    const Lengths* lengths =
        lengths_.data() + static_cast<std::size_t>(found - worlds_upto_.begin()) * groups_.size();
    Drawn drawn{known_};
    for (std::size_t group = 0; group < groups_.size(); ++group) {
        Cards left = groups_[group].cards;
        for (std::size_t place = 0; place < places && left != 0; ++place) {
            const int here = lengths[group][place];
            if (here == 0) continue;
            const Cards dealt = random_subset(left, here, random);
            drawn.world[place] |= dealt;
            left &= ~dealt;
        }
    }
    return drawn;
}

}  // namespace kiebitz::published
