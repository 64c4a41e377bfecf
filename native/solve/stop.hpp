// How a long search is ended from outside: by a budget, or because it is no longer wanted.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <utility>

namespace kiebitz {

// Thrown out of a search that was told to stop; nothing it had found so far is an answer.
struct Stopped {};

// Thrown out of a search whose budget is spent; what was proven before stands.
struct BudgetSpent {};

struct Budget {
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    std::optional<std::chrono::steady_clock::time_point> until;
};

// Counts nodes, and looks now and then whether to stop.
class NodeCounter {
  public:
    explicit NodeCounter(std::function<bool()> stop = {}, Budget budget = {})
        : stop_(std::move(stop)), budget_(budget) {
        plan();
    }

    void count() {
        if (++nodes_ > look_after_) look();
    }
    std::uint64_t nodes() const { return nodes_; }

  private:
    static constexpr std::uint64_t nodes_between_looks = 1 << 14;

    void look() {
        if (nodes_ > budget_.nodes) throw BudgetSpent{};
        if (budget_.until && std::chrono::steady_clock::now() > *budget_.until) throw BudgetSpent{};
        if (stop_ && stop_()) throw Stopped{};
        plan();
    }
    void plan() { look_after_ = std::min(nodes_ + nodes_between_looks, budget_.nodes); }

    std::function<bool()> stop_;
    Budget budget_;
    std::uint64_t nodes_ = 0;
    std::uint64_t look_after_ = 0;
};

}  // namespace kiebitz
