// How large a batch may be: refused before anything is allocated for it.
#pragma once

#include <cstdint>
#include <string>

#include "games/errors.hpp"
#include "run/batch.hpp"

namespace kiebitz {

inline constexpr std::int64_t most_items = std::int64_t{1} << 31;

inline void require_threads(int threads) {
    if (threads >= 1 && threads <= most_threads) return;
    throw RuleError(ErrorName::bad_option, "there should be 1 to " + std::to_string(most_threads) +
                                               " threads, not " + std::to_string(threads));
}

// The number of items, if it is one.
inline std::size_t require_batch(std::int64_t count, int threads) {
    require_threads(threads);
    if (count >= 0 && count <= most_items) return static_cast<std::size_t>(count);
    throw RuleError(ErrorName::bad_option, "a batch has 0 to " + std::to_string(most_items) +
                                               " items, not " + std::to_string(count));
}

}  // namespace kiebitz
