// The one private module of the package, kiebitz._core. Its typed face is src/kiebitz/_core.pyi.
#include <nanobind/nanobind.h>

#include "bind/convert.hpp"
#include "bind/games.hpp"
#include "cards/random.hpp"
#include "games/batch_size.hpp"

namespace {

namespace nb = nanobind;

// The class in kiebitz.errors that a refusal of the core becomes.
const char* python_name(kiebitz::ErrorName name) {
    switch (name) {
        case kiebitz::ErrorName::illegal_action:
            return "IllegalAction";
        case kiebitz::ErrorName::inconsistent_position:
            return "InconsistentPosition";
        case kiebitz::ErrorName::wrong_hand_size:
            return "WrongHandSize";
        case kiebitz::ErrorName::duplicate_card:
            return "DuplicateCard";
        case kiebitz::ErrorName::unknown_card:
            return "UnknownCard";
        case kiebitz::ErrorName::bad_option:
            return "BadOption";
        case kiebitz::ErrorName::inconsistent_view:
            return "InconsistentView";
        case kiebitz::ErrorName::impossible_weights:
            return "ImpossibleWeights";
        case kiebitz::ErrorName::bad_model:
            return "BadModel";
        case kiebitz::ErrorName::stopped:
            return "Stopped";
        default:
            return "BrokenState";
    }
}

void raise_rule_error(const std::exception_ptr& pointer, void*) {
    try {
        std::rethrow_exception(pointer);
    } catch (const kiebitz::RuleError& error) {
        const nb::object errors = nb::module_::import_("kiebitz.errors");
        PyErr_SetString(nb::object(errors.attr(python_name(error.name()))).ptr(), error.what());
    }
}

// (follow class, strength, points) of every card, for displays and players written in Python.
template <class Deck>
nb::tuple table_of(const kiebitz::Contract<Deck>& contract) {
    nb::list classes;
    nb::list strengths;
    nb::list points;
    for (std::size_t card = 0; card < Deck::size; ++card) {
        classes.append(static_cast<int>(contract.follow_class[card]));
        strengths.append(static_cast<int>(contract.strength[card]));
        points.append(static_cast<int>(contract.points[card]));
    }
    return nb::make_tuple(nb::tuple(classes), nb::tuple(strengths), nb::tuple(points));
}

}  // namespace

NB_MODULE(_core, module) {
    // A state kept in a module's globals lives until the very end: that is no leak worth a warning.
    nb::set_leak_warnings(false);
    nb::register_exception_translator(raise_rule_error);
    kiebitz::bind::bind_budget(module);
    kiebitz::bind::bind_skat(module);
    kiebitz::bind::bind_schieber(module);
    kiebitz::bind::bind_differenzler(module);
    kiebitz::bind::bind_boards(module);
    kiebitz::bind::bind_solve(module);
    kiebitz::bind::bind_ladder(module);
    kiebitz::bind::bind_analyse(module);
    kiebitz::bind::bind_alone(module);
    kiebitz::bind::bind_belief(module);
    kiebitz::bind::bind_search(module);
    kiebitz::bind::bind_alone_search(module);
    kiebitz::bind::bind_regret(module);
    kiebitz::bind::bind_recursive(module);
    kiebitz::bind::bind_policy(module);
    kiebitz::bind::bind_trumps(module);
    kiebitz::bind::bind_predictions(module);
    kiebitz::bind::bind_bidding(module);
    kiebitz::bind::bind_declared(module);
    kiebitz::bind::bind_open_worlds(module);
    kiebitz::bind::bind_nets(module);
    module.def("skat_contract", [](int contract) {
        using kiebitz::SkatContract;
        return table_of(kiebitz::contract_of(
            kiebitz::bind::checked<SkatContract>(contract, kiebitz::skat_contracts, "contract")));
    });
    module.def("jass_contract", [](int mode) {
        return table_of(kiebitz::contract_of(
            kiebitz::bind::checked<kiebitz::JassMode>(mode, kiebitz::jass_modes, "mode")));
    });
    module.def(
        "random_below",
        [](std::uint64_t seed, std::uint64_t board, std::uint64_t seat, std::uint64_t decision,
           std::uint32_t bound, std::int64_t count) {
            kiebitz::require_batch(count, 1);
            if (bound < 1) {
                throw kiebitz::RuleError(kiebitz::ErrorName::bad_option,
                                         "a random number lies below a bound of at least 1");
            }
            kiebitz::Random random(kiebitz::RandomKey{seed, board, seat, decision});
            nb::list numbers;
            for (std::int64_t i = 0; i < count; ++i) {
                numbers.append(random.below(bound));
                if (i % 100'000 == 99'999 && PyErr_CheckSignals() != 0) throw nb::python_error();
            }
            return numbers;
        },
        nb::arg("seed"), nb::arg("board"), nb::arg("seat"), nb::arg("decision"), nb::arg("bound"),
        nb::arg("count"));
}
