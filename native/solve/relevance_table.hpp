// The transposition table of the fast solver: one entry serves every position in which the same
// proof works.
//
// A position at the start of a trick has a *shape* (how many cards of each class each seat holds,
// and who leads) and an *order* (who owns the live cards of each class, from the strongest down).
// A proof that one side gets at least, or at most, so many points looks at few ranks: from the top
// of each class down to the lowest card whose rank decided anything. Positions of one shape whose
// orders agree on these *relevant* cards share the proof: below them only the number of cards per
// owner counts (partition search, Ginsberg 1996). The points on the cards may differ; cards are
// then aligned owner by owner, and the bound falls by no more than what they are worth less (payoff
// similarity, Furtak and Buro 2011). Entries therefore serve other windows, other cards of a
// position, other worlds, discards and contracts.
//
// Entries of one shape form a chain, newest first. The pool is a ring: when it is full, the oldest
// entries give way. A link is a running number, so that a link to an entry that has been
// overwritten is seen to be stale.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace kiebitz {

template <class MaskType, std::size_t seats>
class RelevanceTable {
  public:
    using Mask = MaskType;
    // The points of each owner's cards, from the weakest up.
    using Points = std::array<std::uint64_t, seats>;
    static constexpr int points_bits = 6;  // of each card: ten cards fit into a word

    struct Key {
        std::uint64_t shape = 0;
        std::uint8_t lead = 0;  // who leads, and what else must be the same

        std::size_t hash() const {
            std::uint64_t mix = (shape + lead) * 0x9E3779B97F4A7C15u;
            mix = (mix ^ (mix >> 32)) * 0xBF58476D1CE4E5B9u;
            return static_cast<std::size_t>(mix >> 32);
        }
    };

    // The owners of the live cards, numbered from the weakest card up, as two bit planes.
    struct Order {
        Mask low = 0;
        Mask high = 0;
    };

    struct Entry {
        std::uint64_t shape = 0;
        std::uint8_t lead = 0;
        std::uint8_t bound = 0;  // points that one side gets at least ...
        bool at_least = false;   // ... the maximising one, or else the other
        std::uint8_t best = 0;   // the card that cut: its place in the leader's hand, from 1 at the
                                 // top; 0: none did
        std::uint32_t older = 0;
        Order order;
        Mask relevant = 0;  // in the numbering of `order`
        Points points{};
    };
    static_assert(sizeof(Entry) <= (sizeof(Mask) == 4 ? 64 : 80), "an entry is a cache line");

    RelevanceTable(int log2_chains, int log2_entries)
        : newest_(std::size_t{1} << log2_chains), most_(std::uint32_t{1} << log2_entries) {}

    // Calls `visit(entry, fits)` for the entries of a shape, newest first, until it returns true:
    // `fits` says whether the proof of the entry holds for the order.
    template <class Visit>
    void find(const Key& key, const Order& order, const Visit& visit) const {
        std::uint32_t link = newest_[key.hash() & (newest_.size() - 1)];
        for (int steps = longest_walk; link != 0 && next_ - link <= most_ && steps > 0; --steps) {
            const Entry& entry = entries_[link & (most_ - 1)];
            const Mask differ = (order.low ^ entry.order.low) | (order.high ^ entry.order.high);
            if (entry.shape == key.shape && entry.lead == key.lead &&
                visit(entry, (differ & entry.relevant) == 0))
                return;
            link = entry.older;
        }
    }

    // A new entry, to be filled in by the caller.
    Entry& add(const Key& key) {
        if (next_ == 0xFFFFFFFF) clear();
        std::uint32_t& newest = newest_[key.hash() & (newest_.size() - 1)];
        const std::size_t slot = next_ & (most_ - 1);
        if (slot >= entries_.size()) entries_.resize(slot + 1);
        Entry& entry = entries_[slot];
        entry.shape = key.shape;
        entry.lead = key.lead;
        entry.older = newest;
        newest = next_++;
        return entry;
    }

    void clear() {
        std::fill(newest_.begin(), newest_.end(), 0);
        next_ = 1;
    }

    // How much the points of one position exceed those of another, card by card, summed. Points of
    // a card are below 32, so that all cards of an owner can be worked on side by side: the high
    // bit of each field keeps the fields apart and tells which difference is positive. Those of one
    // card of each owner are below 64, those of a deck below 4096.
    static int excess(const Points& more, const Points& less) {
        constexpr std::uint64_t high_bits = 0x0820820820820820u;
        constexpr std::uint64_t every_other = 0x003F03F03F03F03Fu;
        constexpr std::uint64_t sum_of_all = 0x0001001001001001u;
        std::uint64_t sums = 0;
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const std::uint64_t difference = (more[seat] | high_bits) - less[seat];
            const std::uint64_t positive = difference & high_bits;
            sums += difference & (positive - (positive >> (points_bits - 1)));
        }
        const std::uint64_t pairs = (sums & every_other) + ((sums >> points_bits) & every_other);
        return static_cast<int>(((pairs * sum_of_all) >> 48) & 0xFFF);
    }

  private:
    // Longer chains are not worth the walk: 8 steps cost a tenth more nodes, 256 save one percent.
    static constexpr int longest_walk = 64;

    std::vector<std::uint32_t> newest_;  // of each chain, as running number; 0: none
    std::vector<Entry> entries_;
    std::uint32_t most_;
    std::uint32_t next_ = 1;
};

}  // namespace kiebitz
