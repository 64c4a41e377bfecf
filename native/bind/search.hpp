// Work runs without the GIL, within a budget, and can be stopped.
#pragma once

#include <nanobind/nanobind.h>

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

// Calls search(budget) without the GIL. Ctrl-C and the budget's flag stop it.
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
        return search(static_cast<const Budget&>(budget));
    } catch (const Stopped&) {
        // Said below, with the GIL.
    }
    if (PyErr_Occurred() != nullptr) throw nanobind::python_error();
    throw RuleError(ErrorName::stopped, "the work was stopped before it was finished");
}

}  // namespace kiebitz::bind
