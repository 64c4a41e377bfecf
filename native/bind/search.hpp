// Searches run without the GIL.
#pragma once

#include "bind/interrupt.hpp"
#include "solve/stop.hpp"

namespace kiebitz::bind {

// Runs a search; Ctrl-C stops it.
template <class Search>
auto searched(const Search& search) {
    try {
        nanobind::gil_scoped_release released;
        return search();
    } catch (const Stopped&) {
        throw nanobind::python_error();
    }
}

}  // namespace kiebitz::bind
