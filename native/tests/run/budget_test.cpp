// Budgets, flags and batches.
#include "run/budget.hpp"

#include <new>

#include "run/batch.hpp"
#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

template <class Error, class Work>
bool throws(const Work& work) {
    try {
        work();
    } catch (const Error&) {
        return true;
    }
    return false;
}

void ten_nodes() {
    const Budget budget(Budget::Limits{.nodes = 10});
    NodeCounter counter(budget);
    int counted = 0;
    check(throws<BudgetSpent>([&] {
              for (;; ++counted) counter.count();
          }),
          "it ends");
    check_equal(counted, 10, "ten nodes");
}

void raised_by_another_thread() {
    Budget budget;
    std::jthread other([flag = budget.flag()] { flag->raise(); });
    NodeCounter counter(budget);
    check(throws<Stopped>([&] {
              for (;;) counter.count();
          }),
          "stopped");
}

void late_at_once() {
    const Budget budget(Budget::Limits{.seconds = 0.0});
    check(budget.timed() && budget.late(), "no time is late");
    check(!Budget().late() && !Budget().timed(), "no limit is never late");
    check(!Budget(Budget::Limits{.seconds = 1e300}).late(), "for ever");
}

void asks_only_where_it_listens() {
    Budget budget;
    budget.listen([] { return true; });
    bool heard_elsewhere = false;
    std::jthread([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(120));
        heard_elsewhere = throws<Stopped>([&] { budget.look(); });
    }).join();
    check(!heard_elsewhere, "another thread asks nobody");
    check(throws<Stopped>([&] { budget.look(); }), "this one does");
    bool others = false;
    std::jthread([&] { others = throws<Stopped>([&] { budget.look(); }); }).join();
    check(others, "and all other threads hear of it");
    check(!budget.flag()->raised(), "but other work with this flag does not");
}

// Threads share nothing but a counter; under the sanitizers this finds out.
void every_item_once() {
    std::vector<int> done(2000);
    run_batch(2000, 4, 16, no_budget(),
              [&](std::int64_t i) { ++done[static_cast<std::size_t>(i)]; });
    for (const int times : done) check_equal(times, 1, "each item once");
}

void failures_in_helpers() {
    for (const int threads : {1, 4}) {
        check(throws<std::bad_alloc>([&] {
                  run_batch(1000, threads, 1, no_budget(), [](std::int64_t i) {
                      if (i == 500) throw std::bad_alloc();
                  });
              }),
              "what a thread throws arrives");
    }
}

// Whatever it is, also while others work, and with more threads than anyone has.
void anything_thrown_in_helpers() {
    for (const int threads : {2, 7, 100'000}) {
        check(throws<int>([&] {
                  run_batch(5000, threads, 1, no_budget(), [](std::int64_t i) {
                      if (i % 1000 == 999) throw 7;
                  });
              }),
              "a number is thrown");
    }
}

// Memory of a thread is made before any of them uses up what there is.
void helpers_begin_together() {
    std::atomic<int> prepared{0};
    std::atomic<int> early{0};
    run_batch(
        1000, 4, 1, no_budget(), [&](std::int64_t) { early += prepared != 3; },
        [&] { ++prepared; });
    check_equal(early, 0, "three helpers are ready before anyone works");
}

// Only the thread that began listens: also when it has nothing left to do itself.
void heard_while_others_work() {
    const auto here = std::this_thread::get_id();
    std::atomic<bool> begun{false};
    Budget budget;
    budget.listen([&] { return begun.load(); });
    check(throws<Stopped>([&] {
              run_batch(2, 2, 1, budget, [&](std::int64_t) {
                  if (std::this_thread::get_id() == here) {
                      for (int i = 0; i < 1'000'000 && !begun; ++i) std::this_thread::yield();
                      return;
                  }
                  begun = true;
                  while (true) budget.look();
              });
          }),
          "the helper is stopped");
}

void stopped_batches() {
    Budget budget;
    std::atomic<int> done{0};
    check(throws<Stopped>([&] {
              run_batch(1'000'000, 3, 1, budget, [&](std::int64_t) {
                  if (++done == 100) budget.flag()->raise();
              });
          }),
          "stopped");
    check(done < 1000, "soon after");
}

const Register tests{[] {
    test("a budget of ten nodes allows ten", ten_nodes);
    test("a flag raised by another thread stops a search", raised_by_another_thread);
    test("a budget knows when it is late", late_at_once);
    test("only the listening thread asks outside", asks_only_where_it_listens);
    test("a batch on four threads does every item once", every_item_once);
    test("what a helper thread throws is thrown by the batch", failures_in_helpers);
    test("a helper thread may throw anything", anything_thrown_in_helpers);
    test("helper threads begin when all are ready", helpers_begin_together);
    test("a batch hears of interrupts while only helper threads work", heard_while_others_work);
    test("a raised flag ends a batch on all threads", stopped_batches);
}};

}  // namespace
