// Many independent items on several threads: what comes out depends on the items alone.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

#include "run/budget.hpp"

namespace kiebitz {

// Runs body(i) for i in 0 … count-1 on `threads` threads, which take `chunk` items at a time.
// Whatever a body throws, in any thread, ends the batch and is thrown here; so is Stopped if the
// budget says that the work is no longer wanted. Long bodies look at the budget themselves.
template <class Body>
void run_batch(std::int64_t count, int threads, std::int64_t chunk, const Budget& budget,
               const Body& body) {
    std::atomic<std::int64_t> next{0};
    std::atomic<bool> ending{false};
    std::exception_ptr failure;
    std::mutex failing;
    const auto work = [&] {
        try {
            while (!ending.load(std::memory_order_relaxed)) {
                budget.look();
                const std::int64_t begin = next.fetch_add(chunk);
                if (begin >= count) return;
                const std::int64_t end = std::min(begin + chunk, count);
                for (std::int64_t i = begin; i < end; ++i) body(i);
            }
        } catch (...) {
            const std::lock_guard guard(failing);
            if (!failure) failure = std::current_exception();
            ending = true;
        }
    };
    {
        std::vector<std::jthread> helpers;
        try {
            for (std::int64_t i = 1; i < std::min<std::int64_t>(threads, count); ++i) {
                helpers.emplace_back(work);
            }
        } catch (const std::system_error&) {
            // Fewer helpers take longer.
        }
        work();
    }  // joins
    if (failure) std::rethrow_exception(failure);
}

}  // namespace kiebitz
