// Budgets and the flag that stops work, from any thread.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>

#include <cmath>

#include "bind/games.hpp"
#include "games/errors.hpp"
#include "run/budget.hpp"

namespace kiebitz::bind {

namespace nb = nanobind;

void bind_budget(nb::module_& module) {
    nb::class_<StopFlag>(module, "StopFlag")
        .def(nb::init<>())
        .def("stop", &StopFlag::raise)
        .def_prop_ro("stopped", &StopFlag::raised);

    using Count = std::optional<std::uint64_t>;
    nb::class_<Budget>(module, "Budget")
        .def(
            "__init__",
            [](Budget* self, std::optional<double> seconds, Count nodes, Count playouts,
               std::shared_ptr<StopFlag> stop) {
                const auto limit = [](Count count) { return count.value_or(Budget::no_limit); };
                if (seconds && std::isnan(*seconds)) {
                    throw RuleError(ErrorName::bad_option, "seconds should be a number, not nan");
                }
                const Budget::Limits limits{seconds, limit(nodes), limit(playouts)};
                if (!stop) stop = std::make_shared<StopFlag>();
                new (self) Budget(limits, std::move(stop));
            },
            nb::arg("seconds").none() = nb::none(), nb::arg("nodes").none() = nb::none(),
            nb::arg("playouts").none() = nb::none(), nb::arg("stop").none() = nb::none())
        .def_prop_ro("timed", &Budget::timed)
        .def_prop_ro("late", &Budget::late)
        .def_prop_ro("seconds_left", &Budget::seconds_left);
}

}  // namespace kiebitz::bind
