// Regrets and summed strategies of the information sets that a sampling search has met.
//
// A hash table with open addressing; the numbers of a set lie together in one array. It takes no
// more than a given number of sets: those met later are played at random and learn nothing.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace kiebitz {

class RegretTable {
  public:
    static constexpr std::uint32_t none = 0xFFFFFFFFu;

    explicit RegretTable(std::size_t max_sets) : max_sets_(max_sets), slots_(1024) {}

    std::size_t size() const { return sets_; }

    // Where the numbers of a set begin.
    std::uint32_t find(std::uint64_t key) const { return slots_[place_of(key)].numbers; }
    // None only if the table is full.
    std::uint32_t find_or_add(std::uint64_t key, std::size_t actions) {
        const std::size_t place = place_of(key);
        if (slots_[place].numbers != none || sets_ >= max_sets_) return slots_[place].numbers;
        const auto numbers = static_cast<std::uint32_t>(numbers_.size());
        slots_[place] = {key, numbers};
        numbers_.resize(numbers_.size() + 2 * actions);
        if (++sets_ * 2 > slots_.size()) grow();
        return numbers;
    }

    // Valid until the next set is added.
    std::span<double> regrets(std::uint32_t numbers, std::size_t actions) {
        return {&numbers_[numbers], actions};
    }
    std::span<const double> regrets(std::uint32_t numbers, std::size_t actions) const {
        return {&numbers_[numbers], actions};
    }
    std::span<double> chosen(std::uint32_t numbers, std::size_t actions) {
        return {&numbers_[numbers + actions], actions};
    }
    std::span<const double> chosen(std::uint32_t numbers, std::size_t actions) const {
        return {&numbers_[numbers + actions], actions};
    }
    double& number(std::uint32_t place) { return numbers_[place]; }

  private:
    struct Slot {
        std::uint64_t key = 0;
        std::uint32_t numbers = none;
    };

    // Where a key is, or where it would go; keys are mixed well already.
    std::size_t place_of(std::uint64_t key) const {
        std::size_t place = key & (slots_.size() - 1);
        while (slots_[place].numbers != none && slots_[place].key != key) {
            place = (place + 1) & (slots_.size() - 1);
        }
        return place;
    }

    void grow() {
        std::vector<Slot> old(slots_.size() * 2);
        old.swap(slots_);
        for (const Slot& slot : old) {
            if (slot.numbers != none) slots_[place_of(slot.key)] = slot;
        }
    }

    std::size_t max_sets_;
    std::size_t sets_ = 0;
    std::vector<Slot> slots_;
    std::vector<double> numbers_;  // for each set its regrets, then its summed strategies
};

}  // namespace kiebitz
