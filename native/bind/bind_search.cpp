// Tree search and flat Monte Carlo.
#include "bind/bind_game.hpp"
#include "bind/games.hpp"
#include "bind/options.hpp"
#include "bind/world_rows.hpp"
#include "search/flat.hpp"
#include "search/tree_search.hpp"

namespace kiebitz::bind {

namespace {

std::vector<int> cards_of(const TreeResult& result) {
    std::vector<int> cards;
    for (const CardArm& one : result.cards) cards.push_back(one.card);
    return cards;
}

// (visits, sum, sum of squares) of the rewards of each card.
std::vector<std::array<double, 3>> arms_of(const TreeResult& result) {
    std::vector<std::array<double, 3>> arms;
    for (const CardArm& one : result.cards) {
        arms.push_back({static_cast<double>(one.arm.visits), one.arm.sum, one.arm.squares});
    }
    return arms;
}

template <class Game>
void bind_searches(nb::module_& module, const std::string& name) {
    using Tree = TreeSearch<Game>;
    nb::class_<Tree>(module, (name + "TreeSearch").c_str())
        .def(nb::init<const TreeOptions&>(), nb::arg("options"))
        .def(
            "search",
            [](Tree& tree, const View<Game>& view, const WorldSource& source, const Key& key,
               int threads, const Budget& budget) {
                return searched(budget, [&](const Budget& work) {
                    return tree.search(view, source, key_of(key), threads, work);
                });
            },
            nb::arg("view"), nb::arg("source"), nb::arg("key"), nb::arg("threads"),
            nb::arg("budget"))
        .def("as_dot", &Tree::as_dot, nb::arg("depth"), nb::arg("least_visits"));
    module.def(
        "flat_cards",
        [](const View<Game>& view, const WorldSource& source, const FlatOptions& options,
           const Key& key, const Budget& budget) {
            const auto& worlds = listed_for(source, view);
            return searched(budget, [&](const Budget& work) {
                return flat_cards(view, worlds, options, key_of(key), work);
            });
        },
        nb::arg("view"), nb::arg("source"), nb::arg("options"), nb::arg("key"), nb::arg("budget"));
    module.def(
        "rule_card",
        [](const View<Game>& view) {
            require_own_card(view);
            const auto& now = view.now();
            typename Game::Mask set_aside = 0;
            if constexpr (requires { now.skat(); }) set_aside = now.skat();
            return static_cast<int>(
                RulePlayer<Game>(view).card(now.play(), Sides<Game>(view), set_aside));
        },
        nb::arg("view"));
    module.def(
        "greedy_card",
        [](const View<Game>& view) {
            require_own_card(view);
            return static_cast<int>(greedy_card<Game>(view.now().play(), Sides<Game>(view)));
        },
        nb::arg("view"));
}

}  // namespace

void bind_search(nb::module_& module) {
    OptionsClass<TreeOptions>(module, "TreeOptions")
        .field("selection", &TreeOptions::selection)
        .field("exploration", &TreeOptions::exploration)
        .field("epsilon_c", &TreeOptions::epsilon_c)
        .field("epsilon_d", &TreeOptions::epsilon_d)
        .field("first_play", &TreeOptions::first_play)
        .field("ordered", &TreeOptions::ordered)
        .field("mover", &TreeOptions::mover)
        .field("candidates", &TreeOptions::candidates)
        .field("availability", &TreeOptions::availability)
        .field("redraw", &TreeOptions::redraw)
        .field("reward", &TreeOptions::reward)
        .field("leaf", &TreeOptions::leaf)
        .field("playout", &TreeOptions::playout)
        .field("epsilon", &TreeOptions::epsilon)
        .field("leaves", &TreeOptions::leaves)
        .field("iterations", &TreeOptions::iterations)
        .field("trees", &TreeOptions::trees)
        .field("max_nodes", &TreeOptions::max_nodes)
        .field("prior", &TreeOptions::prior)
        .net()
        .done();
    OptionsClass<FlatOptions>(module, "FlatOptions")
        .field("reward", &FlatOptions::reward)
        .field("leaf", &FlatOptions::leaf)
        .field("playout", &FlatOptions::playout)
        .field("epsilon", &FlatOptions::epsilon)
        .field("playouts", &FlatOptions::playouts)
        .net()
        .done();
    nb::class_<TreeResult>(module, "TreeResult")
        .def_prop_ro("cards", cards_of)
        .def_prop_ro("arms", arms_of)
        .def_ro("iterations", &TreeResult::iterations)
        .def_ro("nodes", &TreeResult::nodes);
    nb::class_<FlatResult>(module, "FlatResult")
        .def_prop_ro(
            "cards",
            [](const FlatResult& r) { return std::vector<int>(r.cards.begin(), r.cards.end()); })
        .def_prop_ro("means", [](const FlatResult& r) { return sums_of(r.means); })
        .def_ro("worlds", &FlatResult::worlds)
        .def_ro("playouts", &FlatResult::playouts);
    bind_searches<Skat>(module, "Skat");
    bind_searches<Schieber>(module, "Schieber");
    bind_searches<Differenzler>(module, "Differenzler");
}

}  // namespace kiebitz::bind
