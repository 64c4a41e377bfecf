// Sets of worlds by number, and Pareto fronts of them.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

namespace kiebitz {

class WorldSet {
  public:
    explicit WorldSet(std::size_t worlds = 0) : words_((worlds + 63) / 64) {}

    static WorldSet first(std::size_t worlds) {
        WorldSet set(worlds);
        for (std::size_t i = 0; i < worlds; ++i) set.add(i);
        return set;
    }

    void add(std::size_t world) { words_[world / 64] |= std::uint64_t{1} << (world % 64); }
    bool has(std::size_t world) const { return (words_[world / 64] >> (world % 64)) & 1; }
    std::size_t count() const {
        std::size_t sum = 0;
        for (const auto word : words_) sum += static_cast<std::size_t>(std::popcount(word));
        return sum;
    }
    bool empty() const { return count() == 0; }
    bool within(const WorldSet& other) const {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            if ((words_[i] & ~other.words_[i]) != 0) return false;
        }
        return true;
    }

    WorldSet& operator&=(const WorldSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
        return *this;
    }
    WorldSet& operator|=(const WorldSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
        return *this;
    }
    WorldSet& operator-=(const WorldSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
        return *this;
    }
    friend bool operator==(const WorldSet&, const WorldSet&) = default;

    // Calls `visit(world)` for every world of the set, in order.
    template <class Visit>
    void for_each(const Visit& visit) const {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            for (auto rest = words_[i]; rest != 0; rest &= rest - 1) {
                visit(i * 64 + static_cast<std::size_t>(std::countr_zero(rest)));
            }
        }
    }

  private:
    std::vector<std::uint64_t> words_;
};

// Sets of worlds that one plan or another wins; none lies within another. It is never empty: it
// starts with the set that it is given.
class WorldFront {
  public:
    explicit WorldFront(WorldSet one) { sets_.push_back(std::move(one)); }

    const std::vector<WorldSet>& sets() const { return sets_; }
    bool covers(const WorldSet& set) const {
        return std::any_of(sets_.begin(), sets_.end(),
                           [&](const WorldSet& other) { return set.within(other); });
    }
    bool within(const WorldFront& other) const {
        return std::all_of(sets_.begin(), sets_.end(),
                           [&](const WorldSet& set) { return other.covers(set); });
    }
    void add(const WorldSet& set) {
        if (covers(set)) return;
        std::erase_if(sets_, [&](const WorldSet& other) { return other.within(set); });
        sets_.push_back(set);
    }
    // The set for which `weigh` gives most; the first of equals.
    template <class Weigh>
    const WorldSet& heaviest(const Weigh& weigh) const {
        return *std::max_element(
            sets_.begin(), sets_.end(),
            [&](const WorldSet& a, const WorldSet& b) { return weigh(a) < weigh(b); });
    }
    bool empty() const {
        return std::all_of(sets_.begin(), sets_.end(),
                           [](const WorldSet& set) { return set.empty(); });
    }
    // Keeps the heaviest sets only; whether any had to go.
    template <class Weigh>
    bool cut_to(std::size_t most, const Weigh& weigh) {
        if (sets_.size() <= most) return false;
        std::stable_sort(sets_.begin(), sets_.end(),
                         [&](const WorldSet& a, const WorldSet& b) { return weigh(a) > weigh(b); });
        sets_.resize(std::max<std::size_t>(most, 1));
        return true;
    }

  private:
    std::vector<WorldSet> sets_;
};

}  // namespace kiebitz
