#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <utility>
#include <vector>

#include "bind/games.hpp"
#include "bind/search.hpp"
#include "solve/analyse.hpp"

namespace kiebitz::bind {

namespace nb = nanobind;

namespace {

std::vector<std::pair<int, int>> values_of(const std::vector<CardBounds>& options) {
    std::vector<std::pair<int, int>> values;
    for (const auto& [card, value] : options) values.emplace_back(card, value.low);
    return values;
}

// ([(action, seat, card, before, after, given away, [(card, value)])], nodes)
template <class Game>
nb::tuple analysis_of(const State<Game>& state, const Stop& stop) {
    std::uint64_t nodes = 0;
    const auto cards = searched(until_stopped(stop), [&](const Budget& budget) {
        NodeCounter counter(budget);
        auto found = analyse(state, tables_of_this_thread<typename Game::Rules>(), counter);
        nodes = counter.nodes();
        return found;
    });
    nb::list rows;
    for (const AnalysedCard& one : cards) {
        rows.append(nb::make_tuple(one.action, static_cast<int>(one.seat),
                                   static_cast<int>(one.card), one.before, one.after,
                                   one.given_away(), values_of(one.options)));
    }
    return nb::make_tuple(rows, nodes);
}

}  // namespace

void bind_analyse(nb::module_& module) {
    module.def("skat_analyse", analysis_of<Skat>, nb::arg("state"),
               nb::arg("stop").none() = nb::none());
    module.def("schieber_analyse", analysis_of<Schieber>, nb::arg("state"),
               nb::arg("stop").none() = nb::none());
}

}  // namespace kiebitz::bind
