// How much work may be done, and how it is ended: one budget for all parts and threads of a
// decision.
//
// A budget runs from the moment it is made. It ends in two ways: it is spent (late, or so many
// nodes counted), and what was found by then is the answer; or the work is no longer wanted, and
// everything is given up. For the second any thread may raise the flag; looking at it costs an
// atomic load and takes no lock. Only the thread that began the work also asks outside (Ctrl-C),
// and that ten times a second.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <thread>
#include <utility>

namespace kiebitz {

// Thrown out of work that is no longer wanted; nothing that it had found is an answer.
struct Stopped {};

// Thrown out of a search whose budget is spent; what was proven before stands.
struct BudgetSpent {};

// Any thread may raise it, at any time.
class StopFlag {
  public:
    void raise() { raised_.store(true, std::memory_order_relaxed); }
    bool raised() const { return raised_.load(std::memory_order_relaxed); }

  private:
    std::atomic<bool> raised_{false};
};

class Budget {
  public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();

    struct Limits {
        std::optional<double> seconds = {};
        std::uint64_t nodes = no_limit;
        std::uint64_t playouts = no_limit;
    };

    Budget() : Budget(Limits{}) {}
    explicit Budget(const Limits& limits,
                    std::shared_ptr<StopFlag> stop = std::make_shared<StopFlag>())
        : limits_(limits), stop_(std::move(stop)) {
        if (!limits.seconds) return;
        constexpr double a_year = 365.0 * 24 * 60 * 60;  // more would not fit into the clock
        const double seconds = *limits.seconds > 0 ? std::min(*limits.seconds, a_year) : 0.0;
        const std::chrono::duration<double> length(seconds);
        until_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(length);
    }

    std::uint64_t nodes() const { return limits_.nodes; }
    std::uint64_t playouts() const { return limits_.playouts; }
    // With a time limit a search goes on until it is late, whatever else it would have done.
    bool timed() const { return until_.has_value(); }
    bool late() const { return until_ && Clock::now() >= *until_; }
    std::optional<double> seconds_left() const {
        if (!until_) return std::nullopt;
        const std::chrono::duration<double> left = *until_ - Clock::now();
        return std::max(0.0, left.count());
    }
    // How often a search should repeat what it does: as often as the budget says, with a time limit
    // as often as fits, else as often as usual.
    std::uint64_t repetitions(std::uint64_t usual) const {
        if (limits_.playouts != no_limit) return std::max<std::uint64_t>(limits_.playouts, 1);
        return timed() ? no_limit : usual;
    }
    const std::shared_ptr<StopFlag>& flag() const { return stop_; }
    // The same flag and listener without limits, for parts that must be finished to be of use.
    Budget unhurried() const {
        Budget other = *this;
        other.limits_ = {};
        other.until_.reset();
        return other;
    }

    // From now on `look` in this thread also asks `outside` now and then whether to stop.
    void listen(std::function<bool()> outside) {
        outside_ = std::move(outside);
        heard_ = std::make_shared<StopFlag>();
        listener_ = std::this_thread::get_id();
        asked_ = Clock::now();
    }

    // Throws Stopped if the work is no longer wanted.
    void look() const {
        if (stop_->raised() || (heard_ && heard_->raised())) throw Stopped{};
        if (!outside_ || std::this_thread::get_id() != listener_) return;
        const auto now = Clock::now();
        if (now - asked_ < between_questions) return;
        asked_ = now;
        if (!outside_()) return;
        heard_->raise();
        throw Stopped{};
    }

  private:
    static constexpr std::chrono::milliseconds between_questions{100};

    Limits limits_;
    std::optional<Clock::time_point> until_;
    std::shared_ptr<StopFlag> stop_;
    std::function<bool()> outside_;
    std::shared_ptr<StopFlag> heard_;  // for the other threads of this work, and for no other work
    std::thread::id listener_;
    mutable Clock::time_point asked_;  // by the listener alone
};

inline const Budget& no_budget() {
    static const Budget unlimited;
    return unlimited;
}

// Counts nodes, and looks now and then whether to go on. The budget must live as long.
class NodeCounter {
  public:
    NodeCounter() : NodeCounter(no_budget()) {}
    explicit NodeCounter(const Budget& budget) : NodeCounter(budget, budget.nodes()) {}
    // At most so many nodes, whatever the budget allows in all.
    NodeCounter(const Budget& budget, std::uint64_t nodes) : budget_(&budget), most_(nodes) {
        plan();
    }

    void count() {
        if (++nodes_ > look_after_) look();
    }
    std::uint64_t nodes() const { return nodes_; }

  private:
    static constexpr std::uint64_t nodes_between_looks = 1 << 14;

    void look() {
        if (nodes_ > most_ || budget_->late()) throw BudgetSpent{};
        budget_->look();
        plan();
    }
    void plan() { look_after_ = std::min(nodes_ + nodes_between_looks, most_); }

    const Budget* budget_;
    std::uint64_t most_;
    std::uint64_t nodes_ = 0;
    std::uint64_t look_after_ = 0;
};

}  // namespace kiebitz
