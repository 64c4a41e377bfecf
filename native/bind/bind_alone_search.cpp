// Maxⁿ and Paranoid with hidden cards, over many worlds, and the forecasts they judge leaves with.
#include "bind/bind_game.hpp"
#include "bind/games.hpp"
#include "bind/options.hpp"
#include "bind/world_rows.hpp"
#include "search/alone_cards.hpp"
#include "search/forecast.hpp"

namespace kiebitz::bind {

namespace {

// The hands of a state are open.
template <class Game>
std::vector<double> forecast_points(const State<Game>& state, const std::string& forecast) {
    using Rules = typename Game::Rules;
    const auto which = value_of<Forecast>(forecast, "forecast");
    if (state.now().phase() != Phase::play) {
        throw RuleError(ErrorName::inconsistent_position, "a forecast is for the card play");
    }
    const auto& play = state.now().play();
    const auto to_come = Forecaster<Rules>(which, play.contract())(play);
    return {to_come.points.begin(), to_come.points.end()};
}

template <class Game>
void bind_alone_search_of(nb::module_& module) {
    module.def(
        "alone_cards",
        [](const View<Game>& view, const WorldSource& source, const AloneOptions& options,
           const Budget& budget) {
            const auto& worlds = listed_for(source, view);
            return searched(budget, [&](const Budget& work) {
                return alone_cards(view, worlds, options, work);
            });
        },
        nb::arg("view"), nb::arg("source"), nb::arg("options"), nb::arg("budget"));
    module.def(
        "collapsed_world",
        [](const View<Game>& view, const Key& key) { return collapsed_world(view, key_of(key)); },
        nb::arg("view"), nb::arg("key"));
    module.def("forecast_points", forecast_points<Game>, nb::arg("state"), nb::arg("forecast"));
}

}  // namespace

void bind_alone_search(nb::module_& module) {
    OptionsClass<AloneOptions>(module, "AloneOptions")
        .field("kind", &AloneOptions::kind)
        .field("ordered", &AloneOptions::ordered)
        .field("forecast", &AloneOptions::forecast)
        .field("leaves", &AloneOptions::leaves)
        .field("alpha_beta", &AloneOptions::alpha_beta)
        .field("tie_rule", &AloneOptions::tie_rule)
        .field("reward", &AloneOptions::reward)
        .field("must_answer", &AloneOptions::must_answer)
        .done();
    nb::class_<CardScores>(module, "CardScores")
        .def_prop_ro(
            "cards",
            [](const CardScores& r) { return std::vector<int>(r.cards.begin(), r.cards.end()); })
        .def_prop_ro("share", [](const CardScores& r) { return sums_of(r.share); })
        .def_ro("minus_points", &CardScores::minus_points)
        .def_ro("aggressive", &CardScores::aggressive)
        .def_ro("worlds", &CardScores::worlds)
        .def_ro("nodes", &CardScores::nodes);
    bind_alone_search_of<Skat>(module);
    bind_alone_search_of<Schieber>(module);
    bind_alone_search_of<Differenzler>(module);
}

}  // namespace kiebitz::bind
