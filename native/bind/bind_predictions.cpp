// What to predict in Differenzler.
#include <nanobind/stl/array.h>
#include <nanobind/stl/vector.h>

#include "bind/convert.hpp"
#include "bind/games.hpp"
#include "bind/options.hpp"
#include "bind/search.hpp"
#include "bind/world_rows.hpp"
#include "games/predictions.hpp"
#include "search/prediction_choice.hpp"

namespace kiebitz::bind {

namespace {

template <class Rule>
void bind_rule(nb::module_& module, const char* name, const Rule& rule) {
    module.def(
        name,
        [rule](JassDeck::Mask hand, int trump) {
            if ((hand & ~JassDeck::all) != 0) {
                throw RuleError(ErrorName::unknown_card, "no such card");
            }
            return rule(hand, checked<Suit>(trump, 4, "suit"));
        },
        nb::arg("hand"), nb::arg("trump"));
}

std::vector<int> predictions_of(const PredictionValues& values) {
    std::vector<int> predictions;
    for (const auto& candidate : values.candidates) predictions.push_back(candidate.prediction);
    return predictions;
}

std::vector<std::array<double, 5>> rows_of(const PredictionValues& values) {
    std::vector<WeighedMean> means;
    for (const auto& candidate : values.candidates) means.push_back(candidate.off);
    return sums_of(means);
}

}  // namespace

void bind_predictions(nb::module_& module) {
    bind_rule(module, "rule_of_thumb", rule_of_thumb);
    bind_rule(module, "estimated_prediction", estimated_prediction);
    OptionsClass<PredictionOptions>(module, "PredictionOptions")
        .field("playout", &PredictionOptions::playout)
        .field("epsilon", &PredictionOptions::epsilon)
        .field("worlds", &PredictionOptions::worlds)
        .field("reach", &PredictionOptions::reach)
        .field("step", &PredictionOptions::step)
        .done();
    nb::class_<PredictionValues>(module, "PredictionValues")
        .def_prop_ro("predictions", predictions_of)
        .def_prop_ro("off", rows_of)
        .def_ro("best", &PredictionValues::best)
        .def_ro("games", &PredictionValues::games);
    module.def(
        "prediction_values",
        [](const View<Differenzler>& view, const PredictionOptions& options, const Key& key,
           const Budget& budget) {
            return searched(budget, [&](const Budget& work) {
                return prediction_values(view, options, key_of(key), work);
            });
        },
        nb::arg("view"), nb::arg("options"), nb::arg("key"), nb::arg("budget"));
    module.def(
        "simulated_points",
        [](const View<Differenzler>& view, int games, const Key& key, const Budget& budget) {
            return sums_of({searched(budget,
                                     [&](const Budget& work) {
                                         return simulated_points(view, games, key_of(key), work);
                                     })})
                .front();
        },
        nb::arg("view"), nb::arg("games"), nb::arg("key"), nb::arg("budget"));
}

}  // namespace kiebitz::bind
