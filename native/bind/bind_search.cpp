#include <nanobind/stl/optional.h>

#include "belief/worlds.hpp"
#include "bind/bind_game.hpp"
#include "bind/games.hpp"
#include "bind/search.hpp"
#include "bind/world_rows.hpp"
#include "search/flat.hpp"
#include "search/tree_search.hpp"

namespace kiebitz::bind {

namespace {

using Seconds = std::optional<double>;

// (cards, visits, sums, iterations, nodes)
nb::tuple as_tuple(const TreeResult& result) {
    nb::list cards;
    nb::list visits;
    nb::list sums;
    for (const CardArm& one : result.cards) {
        cards.append(static_cast<int>(one.card));
        visits.append(one.arm.visits);
        sums.append(one.arm.sum);
    }
    return nb::make_tuple(cards, visits, sums, result.iterations, result.nodes);
}

template <class Game>
void bind_searches(nb::module_& module) {
    module.def(
        "search_tree",
        [](const View<Game>& view, const TreeOptions& options, const Key& key, int threads,
           Seconds seconds) {
            const auto limits = SearchLimits{deadline(seconds), interrupted};
            return as_tuple(
                searched([&] { return search_tree(view, options, key_of(key), threads, limits); }));
        },
        nb::arg("view"), nb::arg("options"), nb::arg("key"), nb::arg("threads"),
        nb::arg("seconds").none());
    module.def(
        "tree_as_dot",
        [](const View<Game>& view, const TreeOptions& options, const Key& key, int depth,
           std::uint32_t least_visits) {
            return searched(
                [&] { return tree_as_dot(view, options, key_of(key), depth, least_visits); });
        },
        nb::arg("view"), nb::arg("options"), nb::arg("key"), nb::arg("depth"),
        nb::arg("least_visits"));
    module.def(
        "flat_cards",
        [](const View<Game>& view, const WorldRows& rows, int reward, int playout, int each,
           const Key& key, Seconds seconds) {
            const FlatOptions options{checked<Reward>(reward, rewards, "reward"),
                                      checked<Playout>(playout, playouts, "playout policy"), each};
            const auto worlds = possible_worlds(view, rows);
            const auto limits = SearchLimits{deadline(seconds), interrupted};
            return as_tuple(
                searched([&] { return flat_cards(view, worlds, options, key_of(key), limits); }));
        },
        nb::arg("view"), nb::arg("worlds"), nb::arg("reward"), nb::arg("playout"), nb::arg("each"),
        nb::arg("key"), nb::arg("seconds").none());
}

}  // namespace

void bind_search(nb::module_& module) {
    nb::class_<TreeOptions>(module, "TreeOptions")
        .def(
            "__init__",
            [](TreeOptions* self, int selection, double exploration, double epsilon_c,
               double epsilon_d, std::optional<double> first_play, bool ordered, int mover,
               int candidates, bool availability, bool redraw, int reward, int playout,
               std::uint64_t iterations, int trees) {
                new (self) TreeOptions{checked<Selection>(selection, 3, "selection"),
                                       exploration,
                                       epsilon_c,
                                       epsilon_d,
                                       first_play,
                                       ordered,
                                       checked<MoverKey>(mover, 3, "key of the mover"),
                                       checked<Candidates>(candidates, 2, "kind of candidates"),
                                       availability,
                                       redraw,
                                       checked<Reward>(reward, rewards, "reward"),
                                       checked<Playout>(playout, playouts, "playout policy"),
                                       iterations,
                                       trees};
            },
            nb::arg("selection"), nb::arg("exploration"), nb::arg("epsilon_c"),
            nb::arg("epsilon_d"), nb::arg("first_play").none(), nb::arg("ordered"),
            nb::arg("mover"), nb::arg("candidates"), nb::arg("availability"), nb::arg("redraw"),
            nb::arg("reward"), nb::arg("playout"), nb::arg("iterations"), nb::arg("trees"));
    bind_searches<Skat>(module);
    bind_searches<Schieber>(module);
    bind_searches<Differenzler>(module);
}

}  // namespace kiebitz::bind
