// Recursive PIMC and the proof search over worlds.
#include "bind/bind_game.hpp"
#include "bind/games.hpp"
#include "bind/options.hpp"
#include "bind/world_rows.hpp"
#include "search/recursive_pimc.hpp"
#include "search/world_proof.hpp"

namespace kiebitz::bind {

namespace {

std::vector<std::array<double, 5>> sums(const RecursiveResult& result,
                                        WeighedMean CardMeans::* member) {
    std::vector<WeighedMean> means;
    for (const CardMeans& one : result.cards) means.push_back(one.*member);
    return sums_of(means);
}

template <class Result>
std::vector<int> cards_of(const Result& result) {
    std::vector<int> cards;
    for (const auto& one : result.cards) cards.push_back(one.card);
    return cards;
}

std::vector<std::vector<std::size_t>> won_by(const ProofResult& result) {
    std::vector<std::vector<std::size_t>> won;
    for (const CardProof& one : result.cards) {
        one.won.for_each(
            [&, &numbers = won.emplace_back()](std::size_t number) { numbers.push_back(number); });
    }
    return won;
}

template <class Game>
void bind_recursive_cards(nb::module_& module) {
    module.def(
        "recursive_cards",
        [](const View<Game>& view, const WorldSource& source, const RecursiveOptions& options,
           const Key& key, const Budget& budget) {
            const auto& worlds = listed_for(source, view);
            return searched(budget, [&](const Budget& work) {
                return recursive_cards(view, worlds, options, key_of(key), work);
            });
        },
        nb::arg("view"), nb::arg("source"), nb::arg("options"), nb::arg("key"), nb::arg("budget"));
}

template <class Game>
void bind_proof_cards(nb::module_& module) {
    module.def(
        "proof_cards",
        [](const View<Game>& view, const WorldSource& source, const ProofOptions& options,
           const Budget& budget) {
            const auto& worlds = listed_for(source, view);
            return searched(budget, [&](const Budget& work) {
                return proof_cards(view, worlds, options, work);
            });
        },
        nb::arg("view"), nb::arg("source"), nb::arg("options"), nb::arg("budget"));
}

}  // namespace

void bind_recursive(nb::module_& module) {
    OptionsClass<RecursiveOptions>(module, "RecursiveOptions")
        .field("inner", &RecursiveOptions::inner)
        .field("inner_worlds", &RecursiveOptions::inner_worlds)
        .field("horizon", &RecursiveOptions::horizon)
        .field("reward", &RecursiveOptions::reward)
        .field("first_world_always", &RecursiveOptions::first_world_always)
        .net()
        .done();
    OptionsClass<ProofOptions>(module, "ProofOptions")
        .field("moves", &ProofOptions::moves)
        .field("front", &ProofOptions::front)
        .field("root_cut", &ProofOptions::root_cut)
        .field("total", &ProofOptions::total)
        .field("must_answer", &ProofOptions::must_answer)
        .done();
    nb::class_<RecursiveResult>(module, "RecursiveResult")
        .def_prop_ro("cards", cards_of<RecursiveResult>)
        .def_prop_ro("reward", [](const RecursiveResult& r) { return sums(r, &CardMeans::reward); })
        .def_prop_ro("points", [](const RecursiveResult& r) { return sums(r, &CardMeans::points); })
        .def_ro("worlds", &RecursiveResult::worlds)
        .def_ro("solves", &RecursiveResult::solves);
    nb::class_<ProofResult>(module, "ProofResult")
        .def_prop_ro("cards", cards_of<ProofResult>)
        .def_prop_ro("won", won_by)
        .def_prop_ro("weights",
                     [](const ProofResult& r) {
                         std::vector<double> weights;
                         for (const CardProof& one : r.cards) weights.push_back(one.weight);
                         return weights;
                     })
        .def_prop_ro("proven",
                     [](const ProofResult& r) {
                         std::vector<bool> proven;
                         for (const CardProof& one : r.cards) proven.push_back(one.proven);
                         return proven;
                     })
        .def_ro("moves", &ProofResult::moves)
        .def_ro("shortened", &ProofResult::shortened)
        .def_ro("nodes", &ProofResult::nodes);
    bind_recursive_cards<Skat>(module);
    bind_recursive_cards<Schieber>(module);
    bind_recursive_cards<Differenzler>(module);
    bind_proof_cards<Skat>(module);
    bind_proof_cards<Schieber>(module);
}

}  // namespace kiebitz::bind
