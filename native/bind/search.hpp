// Work runs without the GIL, within a budget, and can be stopped.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/shared_ptr.h>

#include <memory>

#include "games/errors.hpp"
#include "run/batch.hpp"
#include "run/budget.hpp"

namespace kiebitz::bind {

// Python runs signal handlers in its main thread only: other threads need not ask.
inline bool in_main_thread() {
    thread_local bool found = false;
    if (!found) {
        const nanobind::object threading = nanobind::module_::import_("threading");
        const nanobind::object main_thread = threading.attr("main_thread")();
        found = threading.attr("get_ident")().equal(main_thread.attr("ident"));
    }
    return found;
}

// Whether this thread is in a signal handler that interrupted work of ours.
inline bool& in_signal_handler() {
    thread_local bool inside = false;
    return inside;
}

// Whether a signal handler has raised; the exception is then set in Python.
inline bool signal_raised() {
    nanobind::gil_scoped_acquire acquired;
    in_signal_handler() = true;
    const bool raised = PyErr_CheckSignals() != 0;
    in_signal_handler() = false;
    return raised;
}

using Stop = std::shared_ptr<StopFlag>;

// For work without limits: it ends early only if the flag, where there is one, is raised.
inline Budget until_stopped(const Stop& stop) {
    return stop ? Budget(Budget::Limits{}, stop) : no_budget();
}

// Calls search(budget) without the GIL. Ctrl-C and the budget's flag stop it; if the flag is up
// already it does not begin, however little there would be to do.
template <class Search>
auto searched(const Budget& given, const Search& search) {
    if (in_signal_handler()) {  // the tables of this thread are in use
        throw RuleError(ErrorName::bad_option,
                        "a signal handler cannot begin work while it interrupts other work");
    }
    touch_thread_memory();
    Budget budget = given;  // the clock and the flag are shared, the listener is not
    if (in_main_thread()) budget.listen(signal_raised);
    try {
        nanobind::gil_scoped_release released;
        budget.look();
        return search(static_cast<const Budget&>(budget));
    } catch (const Stopped&) {
        // Said below, with the GIL.
    }
    if (PyErr_Occurred() != nullptr) throw nanobind::python_error();
    throw RuleError(ErrorName::stopped, "the work was stopped before it was finished");
}

}  // namespace kiebitz::bind
