#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>

#include <span>

#include "belief/knowledge.hpp"
#include "belief/open_predictions.hpp"
#include "belief/published/sampler.hpp"
#include "belief/shown_weis.hpp"
#include "belief/trump_choices.hpp"
#include "belief/world_source.hpp"
#include "bind/bind_game.hpp"
#include "bind/games.hpp"
#include "bind/world_rows.hpp"

namespace kiebitz::bind {

namespace {

using Numbers = nb::ndarray<const std::uint64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Chances = nb::ndarray<const double, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Weights = nb::ndarray<const double, nb::shape<-1, places>, nb::c_contig, nb::device::cpu>;

constexpr double least_doubt = 0.1;  // less and powers overflow
constexpr double most_doubt = 1000;

// Worlds made from one stream of random numbers: many, since a stream has to be set up.
constexpr std::int64_t worlds_at_once = 4096;

// Fills an array of worlds part by part; `make(part, worlds)` must depend on nothing else.
template <class Make>
nb::object filled(std::int64_t count, int threads, const Make& make) {
    const std::size_t rows = require_batch(count, threads);
    auto numbers = std::make_unique_for_overwrite<std::uint64_t[]>(rows * places);
    auto* worlds = reinterpret_cast<World*>(numbers.get());
    const std::int64_t parts = (count + worlds_at_once - 1) / worlds_at_once;
    run_interruptible(parts, threads, 1, [&](std::int64_t part) {
        const auto from = static_cast<std::size_t>(part * worlds_at_once);
        const auto many = std::min(static_cast<std::size_t>(worlds_at_once), rows - from);
        make(part, std::span<World>(worlds + from, many));
    });
    return nb::cast(to_numpy<std::uint64_t>(std::move(numbers), {rows, places}));
}

template <class Source>
nb::object drawn(const Source& source, std::int64_t count, const Key& key, int threads) {
    const RandomKey whole = key_of(key);
    return filled(count, threads, [&](std::int64_t part, std::span<World> worlds) {
        Random random(whole.part(static_cast<std::uint64_t>(part)));
        source.draw(random, worlds);
    });
}

// An array with an answer for each world.
template <class T, class Ask>
nb::ndarray<nb::numpy, T> for_each_world(const WorldRows& rows, const Ask& ask) {
    const std::span<const World> worlds = worlds_of(rows);
    auto answers = std::make_unique_for_overwrite<T[]>(worlds.size());
    run_interruptible(static_cast<std::int64_t>(worlds.size()), 1, worlds_at_once,
                      [&](std::int64_t i) {
                          const auto place = static_cast<std::size_t>(i);
                          answers[place] = ask(worlds[place]);
                      });
    return to_numpy<T>(std::move(answers), {worlds.size()});
}

template <class T, class Rows>
nb::object as_array(const Rows& rows) {
    auto numbers = std::make_unique_for_overwrite<T[]>(rows.size() * places);
    T* next = numbers.get();
    for (const auto& row : rows) next = std::copy(row.begin(), row.end(), next);
    return nb::cast(to_numpy<T>(std::move(numbers), {rows.size(), places}));
}

PerCard weights_of(const Weights& rows) {
    require_aligned(rows.data());
    constexpr std::size_t most_cards = 64;
    if (rows.shape(0) > most_cards) {
        throw RuleError(
            ErrorName::impossible_weights,
            "there should be a row of weights for each card, not " + std::to_string(rows.shape(0)));
    }
    PerCard weights(rows.shape(0));
    for (std::size_t card = 0; card < weights.size(); ++card) {
        for (std::size_t place = 0; place < places; ++place) {
            weights[card][place] = rows(card, place);
        }
    }
    return weights;
}

using published::Method;

Method checked_method(int number) {
    return checked<Method>(number, static_cast<int>(published::every_method.size()),
                           "way to draw worlds");
}

// Worlds, how many deals were tried, and how many draws came to a dead end.
template <class Game>
nb::tuple draw_published(const View<Game>& view, int number, std::int64_t count, const Key& key) {
    const Method method = checked_method(number);
    const auto table = published::table_of(view.now());
    if (!published::fits(method, table)) {
        throw RuleError(ErrorName::bad_option,
                        std::string(published::name_of(method)) + " is for Skat only");
    }
    const std::size_t rows = require_batch(count, 1);
    auto numbers = std::make_unique_for_overwrite<std::uint64_t[]>(rows * places);
    const std::span<World> worlds(reinterpret_cast<World*>(numbers.get()), rows);
    const auto drawn = searched(no_budget(), [&](const Budget& budget) {
        const published::Sampler sampler(method, facts_of(view), table);
        Random random(key_of(key));
        return sampler.draw_many(random, worlds, budget);
    });
    return nb::make_tuple(to_numpy<std::uint64_t>(std::move(numbers), {drawn.worlds, places}),
                          drawn.tries, rows - drawn.worlds);
}

template <class Game>
void bind_views(nb::module_& module) {
    module.def("knowledge_of", knowledge_of<Game>, nb::arg("view"));
    module.def("draw_published", draw_published<Game>, nb::arg("view"), nb::arg("method"),
               nb::arg("count"), nb::arg("key"));
    module.def(
        "published_fits",
        [](const View<Game>& view, int method) {
            return published::fits(checked_method(method), published::table_of(view.now()));
        },
        nb::arg("view"), nb::arg("method"));
}

}  // namespace

void bind_belief(nb::module_& module) {
    nb::class_<Knowledge>(module, "Knowledge")
        .def_prop_ro("seat", [](const Knowledge& k) { return static_cast<int>(k.seat); })
        .def_ro("known", &Knowledge::known)
        .def_ro("possible", &Knowledge::possible)
        .def_ro("open", &Knowledge::open)
        .def_ro("undecided", &Knowledge::undecided)
        .def(
            "__eq__", [](const Knowledge& a, const Knowledge& b) { return a == b; },
            nb::is_operator());
    bind_views<Skat>(module);
    bind_views<Schieber>(module);
    bind_views<Differenzler>(module);

    nb::class_<Worlds>(module, "Worlds")
        .def(nb::init<const Knowledge&>(), nb::arg("knowledge"))
        .def_prop_ro("count", &Worlds::count)
        .def(
            "at",
            [](const Worlds& worlds, const Numbers& ranks, int threads) {
                require_aligned(ranks.data());
                const auto count = static_cast<std::int64_t>(ranks.shape(0));
                return filled(count, threads, [&](std::int64_t part, std::span<World> out) {
                    worlds.at({ranks.data() + part * worlds_at_once, out.size()}, out.data());
                });
            },
            nb::arg("ranks"), nb::arg("threads"))
        .def(
            "range",
            [](const Worlds& worlds, std::uint64_t first, std::int64_t count, int threads) {
                const auto rows = static_cast<std::uint64_t>(require_batch(count, threads));
                worlds.require_range(first, rows);
                return filled(count, threads, [&](std::int64_t part, std::span<World> out) {
                    const auto from = static_cast<std::uint64_t>(part * worlds_at_once);
                    worlds.range(first + from, out);
                });
            },
            nb::arg("first"), nb::arg("count"), nb::arg("threads"))
        .def(
            "rank",  // -1 for a world that does not fit
            [](const Worlds& worlds, const WorldRows& rows) {
                return for_each_world<std::int64_t>(rows, [&](const World& world) {
                    const auto rank = worlds.rank(world);
                    return rank ? static_cast<std::int64_t>(*rank) : -1;
                });
            },
            nb::arg("worlds"))
        .def("draw", drawn<Worlds>, nb::arg("count"), nb::arg("key"), nb::arg("threads"))
        .def(
            "counts",
            [](const Worlds& worlds, std::size_t deck_size) {
                return as_array<std::uint64_t>(worlds.counts(deck_size));
            },
            nb::arg("deck_size"));

    nb::class_<WorldSource>(module, "WorldSource")
        .def(nb::init<const Knowledge&>(), nb::arg("knowledge"))
        .def(
            "__init__",
            [](WorldSource* self, const Knowledge& knowledge, const WorldRows& rows,
               const Chances& weights, bool complete) {
                require_aligned(weights.data());
                const std::span<const double> each{weights.data(), weights.shape(0)};
                searched(no_budget(), [&](const Budget& budget) {
                    new (self) WorldSource(knowledge, worlds_of(rows), each, complete, budget);
                });
            },
            nb::arg("knowledge"), nb::arg("worlds"), nb::arg("weights"), nb::arg("complete"))
        .def_prop_ro("listed", &WorldSource::listed)
        .def_prop_ro("count", &WorldSource::count)
        .def("draw", drawn<WorldSource>, nb::arg("count"), nb::arg("key"), nb::arg("threads"));

    nb::class_<WeightedWorlds>(module, "WeightedWorlds")
        .def(
            "__init__",
            [](WeightedWorlds* self, const Knowledge& knowledge, const Weights& weights) {
                new (self) WeightedWorlds(knowledge, weights_of(weights));
            },
            nb::arg("knowledge"), nb::arg("weights"))
        .def("draw", drawn<WeightedWorlds>, nb::arg("count"), nb::arg("key"), nb::arg("threads"))
        .def("probabilities",
             [](const WeightedWorlds& worlds) { return as_array<double>(worlds.probabilities()); });

    module.def(
        "explains_shown_weis",
        [](const View<Schieber>& view, const WorldRows& rows) {
            return for_each_world<std::uint8_t>(rows, [&](const World& world) {
                return static_cast<std::uint8_t>(explains_shown_weis(view, world));
            });
        },
        nb::arg("view"), nb::arg("worlds"));
    module.def(
        "explains_predictions",
        [](const View<Differenzler>& view, const WorldRows& rows) {
            return for_each_world<double>(
                rows, [&](const World& world) { return explains_predictions(view, world); });
        },
        nb::arg("view"), nb::arg("worlds"));
    module.def(
        "explains_trump_choices",
        [](const View<Schieber>& view, const WorldRows& rows, double doubt) {
            if (!(doubt >= least_doubt && doubt <= most_doubt)) {
                throw RuleError(ErrorName::bad_option, "doubt is from 0.1 to 1000 points");
            }
            return for_each_world<double>(rows, [&](const World& world) {
                return explains_trump_choices(view, world, doubt);
            });
        },
        nb::arg("view"), nb::arg("worlds"), nb::arg("doubt"));
}

}  // namespace kiebitz::bind
