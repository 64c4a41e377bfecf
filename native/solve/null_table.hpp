// The transposition table of the null solver: positions at the start of a trick, made or not.
//
// A position is a number below 2^55 that says everything about it (null_suits.hpp), so an entry
// keeps it whole and one word holds all: 55 bits position, 1 bit answer, 8 bits epoch. Entries are
// true for every deal; the table may be kept as long as one likes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace kiebitz {

class NullTable {
  public:
    static constexpr std::uint64_t positions = std::uint64_t{1} << 55;

    // Room for 4 * 2^log2_buckets positions of 8 bytes; log2_buckets from 1 to 32.
    explicit NullTable(int log2_buckets)
        : shift_(64 - log2_buckets), buckets_(std::size_t{1} << log2_buckets) {}

    std::optional<bool> probe(std::uint64_t position) const {
        for (const std::uint64_t entry : buckets_[place(position)]) {
            if ((entry & ~answer_bit) == (position << 9 | epoch_)) return (entry & answer_bit) != 0;
        }
        return std::nullopt;
    }

    // Newest first; the oldest of a full bucket gives way.
    void store(std::uint64_t position, bool answer) {
        Bucket& bucket = buckets_[place(position)];
        for (std::size_t way = bucket.size() - 1; way > 0; --way) bucket[way] = bucket[way - 1];
        bucket[0] = position << 9 | (answer ? answer_bit : 0) | epoch_;
    }

    // An entry of an older epoch is empty, so that clearing costs next to nothing.
    void clear() {
        if (++epoch_ == 256) {
            buckets_.assign(buckets_.size(), Bucket{});
            epoch_ = 1;
        }
    }

  private:
    using Bucket = std::array<std::uint64_t, 4>;
    static constexpr std::uint64_t answer_bit = 256;

    std::size_t place(std::uint64_t position) const {
        return static_cast<std::size_t>((position * 0x9E3779B97F4A7C15u) >> shift_);
    }

    int shift_;
    std::uint64_t epoch_ = 1;
    std::vector<Bucket> buckets_;
};

}  // namespace kiebitz
