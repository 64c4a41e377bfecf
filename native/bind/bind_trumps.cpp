// The choice of trumps in Schieber.
#include <nanobind/stl/array.h>
#include <nanobind/stl/vector.h>

#include "bind/convert.hpp"
#include "bind/games.hpp"
#include "bind/options.hpp"
#include "bind/search.hpp"
#include "bind/world_rows.hpp"
#include "games/challenge_modes.hpp"
#include "search/trump_choice.hpp"

namespace kiebitz::bind {

namespace nb = nanobind;

namespace {

// A row of sums for each mode and, where it is allowed, one for the push.
std::vector<std::array<double, 5>> rows_of(const TrumpValues& values) {
    std::vector<WeighedMean> means(values.modes.begin(), values.modes.end());
    if (values.push.weight > 0) means.push_back(values.push);
    return sums_of(means);
}

}  // namespace

void bind_trumps(nb::module_& module) {
    module.def(
        "challenge_score",
        [](JassDeck::Mask hand, int mode, bool pushed) {
            if ((hand & ~JassDeck::all) != 0) {
                throw RuleError(ErrorName::unknown_card, "no such card");
            }
            return challenge_score(hand, checked<JassMode>(mode, jass_modes, "mode"), pushed);
        },
        nb::arg("hand"), nb::arg("mode"), nb::arg("pushed"));
    OptionsClass<TrumpOptions>(module, "TrumpOptions")
        .field("playout", &TrumpOptions::playout)
        .field("epsilon", &TrumpOptions::epsilon)
        .field("worlds", &TrumpOptions::worlds)
        .field("push_worlds", &TrumpOptions::push_worlds)
        .field("partner_worlds", &TrumpOptions::partner_worlds)
        .field("solved_tricks", &TrumpOptions::solved_tricks)
        .field("heeds_push", &TrumpOptions::heeds_push)
        .field("match", &TrumpOptions::match)
        .field("ours", &TrumpOptions::ours)
        .field("theirs", &TrumpOptions::theirs)
        .done();
    nb::class_<TrumpValues>(module, "TrumpValues")
        .def_prop_ro("means", rows_of)
        .def_ro("games", &TrumpValues::games);
    module.def(
        "schieber_trump_values",
        [](const View<Schieber>& view, const TrumpOptions& options, const Key& key,
           const Budget& budget) {
            return searched(budget, [&](const Budget& work) {
                return trump_values(view, options, key_of(key), work);
            });
        },
        nb::arg("view"), nb::arg("options"), nb::arg("key"), nb::arg("budget"));
}

}  // namespace kiebitz::bind
