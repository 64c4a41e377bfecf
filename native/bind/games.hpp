// One function per game, and some for budgets, solvers, beliefs and searches, that each add its
// part to the module.
#pragma once

#include <nanobind/nanobind.h>

namespace kiebitz::bind {

void bind_budget(nanobind::module_& module);
void bind_skat(nanobind::module_& module);
void bind_schieber(nanobind::module_& module);
void bind_differenzler(nanobind::module_& module);
void bind_boards(nanobind::module_& module);
void bind_solve(nanobind::module_& module);
void bind_analyse(nanobind::module_& module);
void bind_alone(nanobind::module_& module);
void bind_ladder(nanobind::module_& module);
void bind_belief(nanobind::module_& module);
void bind_search(nanobind::module_& module);
void bind_alone_search(nanobind::module_& module);
void bind_regret(nanobind::module_& module);
void bind_open_worlds(nanobind::module_& module);
void bind_nets(nanobind::module_& module);
void bind_recursive(nanobind::module_& module);
void bind_policy(nanobind::module_& module);
void bind_trumps(nanobind::module_& module);
void bind_predictions(nanobind::module_& module);
void bind_bidding(nanobind::module_& module);
void bind_declared(nanobind::module_& module);

}  // namespace kiebitz::bind
