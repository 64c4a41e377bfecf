#include <nanobind/stl/optional.h>

#include "belief/worlds.hpp"
#include "bind/bind_game.hpp"
#include "bind/games.hpp"
#include "bind/search.hpp"
#include "bind/world_rows.hpp"
#include "search/recursive_pimc.hpp"
#include "search/world_proof.hpp"

namespace kiebitz::bind {

namespace {

using Seconds = std::optional<double>;

// (cards, mean rewards, mean points, worlds done, solves)
template <class Game>
nb::tuple recursive(const View<Game>& view, const WorldRows& rows, int inner_worlds,
                    int inner_policy, int horizon, int reward, Seconds seconds, const Key& key) {
    if (inner_worlds < 1) {
        throw RuleError(ErrorName::bad_option, "an inner player looks at one world or more");
    }
    const RecursiveOptions options{
        checked<InnerPolicy>(inner_policy, inner_policies, "inner policy"), inner_worlds, horizon,
        checked<Reward>(reward, rewards, "reward"), false};
    const SearchLimits limits{deadline(seconds), interrupted};
    const auto worlds = possible_worlds(view, rows);
    const auto result =
        searched([&] { return recursive_cards(view, worlds, options, key_of(key), limits); });
    nb::list cards;
    nb::list mean_rewards;
    nb::list mean_points;
    for (const CardMeans& one : result.cards) {
        cards.append(static_cast<int>(one.card));
        mean_rewards.append(one.reward);
        mean_points.append(one.points);
    }
    return nb::make_tuple(cards, mean_rewards, mean_points, result.worlds, result.solves);
}

// (cards, numbers of the worlds won, proven, worlds, nodes, moves searched)
template <class Game>
nb::tuple proof(const View<Game>& view, const WorldRows& rows, bool complete, int moves,
                Seconds seconds, std::optional<int> total, bool root_cut) {
    ProofOptions options;
    options.moves = moves;
    options.total = total;
    options.root_cut = root_cut;
    const SearchLimits limits{deadline(seconds), interrupted};
    const auto worlds = possible_worlds(view, rows);
    const auto result =
        searched([&] { return proof_cards(view, worlds, complete, options, limits); });
    nb::list cards;
    nb::list won;
    nb::list proven;
    for (const CardProof& one : result.cards) {
        nb::list numbers;
        one.won.for_each([&](std::size_t number) { numbers.append(number); });
        cards.append(static_cast<int>(one.card));
        won.append(numbers);
        proven.append(one.proven);
    }
    return nb::make_tuple(cards, won, proven, worlds.size(), result.nodes, result.moves);
}

template <class Game>
void bind_recursive_cards(nb::module_& module) {
    module.def("recursive_cards", recursive<Game>, nb::arg("view"), nb::arg("worlds"),
               nb::arg("inner_worlds"), nb::arg("inner_policy"), nb::arg("horizon"),
               nb::arg("reward"), nb::arg("seconds").none(), nb::arg("key"));
}

template <class Game>
void bind_proof_cards(nb::module_& module) {
    module.def("proof_cards", proof<Game>, nb::arg("view"), nb::arg("worlds"), nb::arg("complete"),
               nb::arg("moves"), nb::arg("seconds").none(), nb::arg("total").none() = nb::none(),
               nb::arg("root_cut") = false);
}

}  // namespace

void bind_recursive(nb::module_& module) {
    bind_recursive_cards<Skat>(module);
    bind_recursive_cards<Schieber>(module);
    bind_recursive_cards<Differenzler>(module);
    bind_proof_cards<Skat>(module);
    bind_proof_cards<Schieber>(module);
}

}  // namespace kiebitz::bind
