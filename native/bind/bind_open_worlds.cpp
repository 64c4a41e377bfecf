// One table with many worlds, all cards open: numbers in, numbers out.
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>

#include "bind/bind_game.hpp"
#include "bind/games.hpp"
#include "bind/options.hpp"
#include "bind/world_rows.hpp"
#include "search/open_worlds.hpp"

namespace kiebitz::bind {

namespace {

template <class T>
nb::object as_array(const std::vector<T>& values, std::initializer_list<std::size_t> shape) {
    auto numbers = std::make_unique_for_overwrite<T[]>(values.size());
    std::copy(values.begin(), values.end(), numbers.get());
    return nb::cast(to_numpy<T>(std::move(numbers), shape));
}

// (bounds, asked, totals, nodes)
nb::tuple as_tuple(const OpenAnswers& answers) {
    const std::size_t rows = answers.asked.size();
    std::vector<std::int16_t> bounds;
    for (const ValueBounds& each : answers.bounds) {
        bounds.push_back(static_cast<std::int16_t>(each.low));
        bounds.push_back(static_cast<std::int16_t>(each.high));
    }
    return nb::make_tuple(as_array(bounds, {rows, answers.columns, 2}),
                          as_array(answers.asked, {rows}), as_array(answers.totals, {rows}),
                          answers.nodes);
}

template <class Table>
void bind_ask_worlds(nb::module_& module) {
    module.def(
        "ask_worlds",
        [](const Table& table, const WorldRows& rows, const OpenQuestion& question,
           const Budget& budget) {
            return as_tuple(searched(budget, [&](const Budget& work) {
                return ask_worlds(table, worlds_of(rows), question, work);
            }));
        },
        nb::arg("table"), nb::arg("worlds"), nb::arg("question"), nb::arg("budget"));
}

template <class Game>
void bind_trap_widths(nb::module_& module) {
    module.def(
        "trap_widths",
        [](const View<Game>& view, const WorldRows& rows, const Budget& budget) {
            const auto shares = searched(budget, [&](const Budget& work) {
                return trap_widths(view, worlds_of(rows), work);
            });
            const std::size_t worlds = rows.shape(0);
            return as_array(shares, {worlds, worlds == 0 ? 0 : shares.size() / worlds});
        },
        nb::arg("view"), nb::arg("worlds"), nb::arg("budget"));
}

}  // namespace

void bind_open_worlds(nb::module_& module) {
    OptionsClass<OpenQuestion>(module, "OpenQuestion")
        .field("total", &OpenQuestion::total)
        .field("wins", &OpenQuestion::wins)
        .field("each_card", &OpenQuestion::each_card)
        .field("nodes", &OpenQuestion::nodes)
        .field("threads", &OpenQuestion::threads)
        .done();
    bind_ask_worlds<State<Skat>>(module);
    bind_ask_worlds<View<Skat>>(module);
    bind_ask_worlds<State<Schieber>>(module);
    bind_ask_worlds<View<Schieber>>(module);
    bind_trap_widths<Skat>(module);
    bind_trap_widths<Schieber>(module);
}

}  // namespace kiebitz::bind
