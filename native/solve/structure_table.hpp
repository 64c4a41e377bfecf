// The transposition table of the fast solver: positions that have the same *structure* share
// entries.
//
// Structure: who owns the live cards of each class, from the strongest down, and who leads. Two
// positions with one structure have the same legal moves and the same trick winners; only the
// points on the cards may differ. If card by card the points differ by at most `up` upwards and
// `down` downwards in sum, the value differs by no more (payoff similarity, Furtak and Buro 2011):
// a lower bound carries over minus `down`, an upper bound plus `up`. Entries therefore serve other
// windows, other cards of a position, other worlds, discards and even contracts; nothing need be
// cleared.
//
//   bytes  field
//   24     structure: owners of the live cards (two words), lengths of the classes with the leader
//   36     points of the live cards, strongest of the trumps first
//   1, 1   lower and upper bound on the points of the maximising side
//   1      the card that cut, as its place among the live cards; 0xFF: none
//   1      epoch: an entry of an older epoch is empty, so that clearing costs nothing
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

namespace kiebitz {

struct Structure {
    std::array<std::uint64_t, 3> words{};
    alignas(4) std::array<std::uint8_t, 36> points{};

    std::uint64_t hash() const {
        std::uint64_t mix = words[0] * 0x9E3779B97F4A7C15u;
        mix = (mix ^ (mix >> 29) ^ words[1]) * 0xBF58476D1CE4E5B9u;
        mix = (mix ^ (mix >> 32) ^ words[2]) * 0x94D049BB133111EBu;
        return mix ^ (mix >> 31);
    }
};

// How much the points of one structure exceed those of another, card by card, summed.
inline int excess(const std::array<std::uint8_t, 36>& more,
                  const std::array<std::uint8_t, 36>& less) {
    int sum = 0;
    for (std::size_t i = 0; i < more.size(); ++i) {
        sum += more[i] > less[i] ? more[i] - less[i] : 0;
    }
    return sum;
}

class StructureTable {
  public:
    static constexpr std::size_t ways = 8;

    explicit StructureTable(int log2_buckets)
        : mask_((std::size_t{1} << log2_buckets) - 1), entries_((mask_ + 1) * ways) {}

    struct Bounds {
        int low = 0;
        int high = 255;
        std::uint8_t best = 0xFF;
    };

    // The sharpest bounds that any entry of this structure gives.
    Bounds probe(const Structure& position) const {
        Bounds bounds;
        const Entry* bucket = &entries_[(position.hash() & mask_) * ways];
        for (std::size_t way = 0; way < ways; ++way) {
            const Entry& entry = bucket[way];
            if (entry.epoch != epoch_) break;
            if (entry.words != position.words) continue;
            if (bounds.best == 0xFF) bounds.best = entry.best;
            const int low = entry.low - excess(entry.points, position.points);
            const int high = entry.high + excess(position.points, entry.points);
            if (low > bounds.low) bounds.low = low;
            if (high < bounds.high) bounds.high = high;
        }
        return bounds;
    }

    // Newest first: an entry for just these points is sharpened, else the oldest gives way.
    void store(const Structure& position, int low, int high, std::uint8_t best) {
        Entry* bucket = &entries_[(position.hash() & mask_) * ways];
        std::size_t way = 0;
        while (way < ways - 1 && bucket[way].epoch == epoch_ &&
               (bucket[way].words != position.words || bucket[way].points != position.points)) {
            ++way;
        }
        Entry entry = bucket[way];
        if (entry.epoch == epoch_ && entry.words == position.words &&
            entry.points == position.points) {
            if (low > entry.low) entry.low = static_cast<std::uint8_t>(low);
            if (high < entry.high) entry.high = static_cast<std::uint8_t>(high);
        } else {
            entry.words = position.words;
            entry.points = position.points;
            entry.low = static_cast<std::uint8_t>(low);
            entry.high = static_cast<std::uint8_t>(high);
            entry.epoch = epoch_;
        }
        entry.best = best;
        std::memmove(bucket + 1, bucket, way * sizeof(Entry));
        bucket[0] = entry;
    }

    void clear() {
        if (++epoch_ == 0) {
            entries_.assign(entries_.size(), Entry{});
            epoch_ = 1;
        }
    }

  private:
    struct Entry {
        std::array<std::uint64_t, 3> words{};
        std::array<std::uint8_t, 36> points{};
        std::uint8_t low = 0;
        std::uint8_t high = 0;
        std::uint8_t best = 0xFF;
        std::uint8_t epoch = 0;
    };
    static_assert(sizeof(Entry) == 64);

    std::size_t mask_;
    std::uint8_t epoch_ = 1;
    std::vector<Entry> entries_;
};

}  // namespace kiebitz
