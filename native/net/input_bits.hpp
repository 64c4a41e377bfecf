// Inputs of nets, put down one group after the other: the numbers of those that are one.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "games/skat.hpp"

namespace kiebitz {

class InputBits {
  public:
    InputBits() { ones_.reserve(128); }

    // Cards by their numbers once `rename` has given them others.
    template <class Rename>
    void set(Skat::Mask cards, const Rename& rename) {
        const auto before = ones_.size();
        for_each(cards, [&](int card) { one(rename(card)); });
        std::sort(ones_.begin() + static_cast<std::ptrdiff_t>(before), ones_.end());
        next_ += SkatDeck::size;
    }
    void one_of(int number, int length) {
        if (number >= 0 && number < length) one(number);
        next_ += length;
    }
    template <class Steps>
    void reached(int number, const Steps& steps) {
        for (const int step : steps) flag(number >= step);
    }
    void flag(bool is) {
        if (is) one(0);
        ++next_;
    }
    std::vector<std::uint16_t> take() { return std::move(ones_); }

  private:
    void one(int offset) { ones_.push_back(static_cast<std::uint16_t>(next_ + offset)); }

    std::vector<std::uint16_t> ones_;
    int next_ = 0;  // the number of the input that comes next
};

}  // namespace kiebitz
