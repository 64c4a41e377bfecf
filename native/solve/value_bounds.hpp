// What a search has proven.
#pragma once

namespace kiebitz {

// What is proven about a value.
struct ValueBounds {
    int low = 0;
    int high = 0;
    bool exact() const { return low == high; }
};

}  // namespace kiebitz
