// The transposition table of the searches for Differenzler: findings about positions at the start
// of a trick.
//
// One position has many findings, each of which holds for some needs only; Finding says itself
// which. What is found does not depend on the question that was asked, so one table may serve many
// questions, worlds and rules of undertrumping.
#pragma once

#include <cstdint>
#include <cstring>
#include <vector>

#include "solve/alone_board.hpp"

namespace kiebitz {

template <class Finding>
class AloneTable {
  public:
    static constexpr std::size_t ways = 8;

    explicit AloneTable(int log2_buckets)
        : mask_((std::size_t{1} << log2_buckets) - 1), entries_((mask_ + 1) * ways) {}

    // The newest finding about this position that `fits`; null if there is none.
    template <class Fits>
    const Finding* find(const AloneKey& key, const Fits& fits) const {
        const Entry* bucket = &entries_[(key.hash() & mask_) * ways];
        for (std::size_t way = 0; way < ways && bucket[way].epoch == epoch_; ++way) {
            if (bucket[way].key == key && fits(bucket[way].finding)) return &bucket[way].finding;
        }
        return nullptr;
    }

    // Newest first; the oldest of a full bucket gives way.
    void store(const AloneKey& key, const Finding& finding) {
        Entry* bucket = &entries_[(key.hash() & mask_) * ways];
        std::memmove(bucket + 1, bucket, (ways - 1) * sizeof(Entry));
        bucket[0] = {key, finding, epoch_};
    }

    // Entries of an older epoch are empty, so that clearing costs nothing.
    void clear() {
        if (++epoch_ == 0) {
            entries_.assign(entries_.size(), Entry{});
            epoch_ = 1;
        }
    }

  private:
    struct Entry {
        AloneKey key;
        Finding finding;
        std::uint16_t epoch = 0;
    };

    std::size_t mask_;
    std::uint16_t epoch_ = 1;
    std::vector<Entry> entries_;
};

}  // namespace kiebitz
