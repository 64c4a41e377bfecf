// Many independent items on several threads: what comes out depends on the items alone.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "run/budget.hpp"

namespace kiebitz {

// More than any machine has: each takes a stack.
inline constexpr int most_threads = 1024;

// What belongs to a thread (its variables, the machinery of exceptions) is allocated when it is
// first touched, by a C library that ends the whole program if there is no memory for it. Whoever
// may run out of memory touches it before.
inline void touch_thread_memory() {
    thread_local std::atomic<int> in_throw{0};  // and with it all other variables of ours
    in_throw.store(std::uncaught_exceptions(), std::memory_order_relaxed);
}

// Helper threads that all begin at once, or not at all: every helper touches its memory first, and
// none begins to work, and to use up memory, before all have done so. A helper that cannot be had
// is no failure: fewer take longer.
class Helpers {
  public:
    // `prepare` touches what `work` keeps for its thread; neither may throw.
    template <class Prepare, class Work>
    Helpers(std::int64_t wanted, const Prepare& prepare, const Work& work) {
        touch_thread_memory();
        try {
            threads_.reserve(static_cast<std::size_t>(std::max<std::int64_t>(wanted, 0)));
            for (std::int64_t i = 0; i < wanted; ++i)
                threads_.emplace_back([&] { run(prepare, work); });
        } catch (const std::exception&) {
            // No thread or no memory for one more.
        }
        for (int ready = ready_; ready < static_cast<int>(threads_.size()); ready = ready_) {
            ready_.wait(ready);
        }
        working_ = threads_.size();
        begin_ = true;
        begin_.notify_all();
    }
    // Waits for all of them, and calls `look` ten times a second meanwhile; it may throw.
    template <class Look>
    void wait(const Look& look) {
        std::unique_lock lock(waiting_);
        while (!ended_.wait_for(lock, between_looks, [&] { return working_ == 0; })) {
            lock.unlock();
            look();
            lock.lock();
        }
    }
    // Joins.

  private:
    static constexpr std::chrono::milliseconds between_looks{100};

    template <class Prepare, class Work>
    void run(const Prepare& prepare, const Work& work) {
        touch_thread_memory();
        prepare();
        ++ready_;
        ready_.notify_one();
        begin_.wait(false);
        work();
        const std::lock_guard guard(waiting_);
        --working_;
        ended_.notify_one();
    }
    std::atomic<int> ready_{0};
    std::atomic<bool> begin_{false};
    std::mutex waiting_;
    std::condition_variable ended_;
    std::size_t working_ = 0;
    std::vector<std::jthread> threads_;
};

// Runs body(i) for i in 0 … count-1 on `threads` threads, which take `chunk` items at a time.
// Whatever a body throws, in any thread, ends the batch and is thrown here; so is Stopped if the
// budget says that the work is no longer wanted. Long bodies look at the budget themselves.
// `prepare` is called first in each helper: it touches what the bodies keep for their thread.
template <class Body, class Prepare>
void run_batch(std::int64_t count, int threads, std::int64_t chunk, const Budget& budget,
               const Body& body, const Prepare& prepare) {
    std::atomic<std::int64_t> next{0};
    std::atomic<bool> ending{false};
    std::exception_ptr failure;
    std::mutex failing;
    const auto keep_failure = [&](const auto& act) {
        try {
            act();
        } catch (...) {
            const std::lock_guard guard(failing);
            if (!failure) failure = std::current_exception();
            ending = true;
        }
    };
    const auto take_items = [&] {
        while (!ending.load(std::memory_order_relaxed)) {
            budget.look();
            const std::int64_t begin = next.fetch_add(chunk);
            if (begin >= count) return;
            const std::int64_t end = std::min(begin + chunk, count);
            for (std::int64_t i = begin; i < end; ++i) body(i);
        }
    };
    const auto work = [&] { keep_failure(take_items); };
    {
        const std::int64_t all = std::min<std::int64_t>(std::min(threads, most_threads), count);
        Helpers helpers(all - 1, prepare, work);
        work();
        // Who began the work is still the only one to hear of interrupts.
        keep_failure([&] { helpers.wait([&] { budget.look(); }); });
    }  // joins
    if (failure) std::rethrow_exception(failure);
}

template <class Body>
void run_batch(std::int64_t count, int threads, std::int64_t chunk, const Budget& budget,
               const Body& body) {
    run_batch(count, threads, chunk, budget, body, [] {});
}

}  // namespace kiebitz
