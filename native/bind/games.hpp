// One function per game, and some for the solvers, beliefs and searches, that each add its part to
// the module.
// One function per game, and some for solvers, beliefs and searches, that each add its part to the
// module.
#pragma once

#include <nanobind/nanobind.h>

namespace kiebitz::bind {

void bind_skat(nanobind::module_& module);
void bind_schieber(nanobind::module_& module);
void bind_differenzler(nanobind::module_& module);
void bind_solve(nanobind::module_& module);
void bind_alone(nanobind::module_& module);
void bind_belief(nanobind::module_& module);
void bind_search(nanobind::module_& module);
void bind_alone_search(nanobind::module_& module);
void bind_regret(nanobind::module_& module);
void bind_recursive(nanobind::module_& module);

}  // namespace kiebitz::bind
