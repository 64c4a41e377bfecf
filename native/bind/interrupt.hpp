// Ctrl-C while native code runs without the GIL.
#pragma once

#include <nanobind/nanobind.h>

namespace kiebitz::bind {

// Whether a signal handler has raised; the exception is then set in Python.
inline bool interrupted() {
    nanobind::gil_scoped_acquire acquired;
    return PyErr_CheckSignals() != 0;
}

}  // namespace kiebitz::bind
