// One function per game, and some for the solvers and for beliefs, that each add its part to the
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
void bind_recursive(nanobind::module_& module);

}  // namespace kiebitz::bind
