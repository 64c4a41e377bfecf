// How a long search is stopped from outside.
#pragma once

#include <cstdint>
#include <functional>

namespace kiebitz {

// Thrown out of a search that was told to stop; nothing it had found so far is an answer.
struct Stopped {};

// Counts nodes and asks now and then whether to stop.
class NodeCounter {
  public:
    explicit NodeCounter(std::function<bool()> stop = {}) : stop_(std::move(stop)) {}

    void count() {
        if ((++nodes_ & 0xFFFF) == 0 && stop_ && stop_()) throw Stopped{};
    }
    std::uint64_t nodes() const { return nodes_; }

  private:
    std::function<bool()> stop_;
    std::uint64_t nodes_ = 0;
};

}  // namespace kiebitz
