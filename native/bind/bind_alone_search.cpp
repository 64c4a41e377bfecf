// Maxⁿ and Paranoid with hidden cards, over many worlds, and the forecasts they judge leaves with.
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <vector>

#include "bind/bind_game.hpp"
#include "bind/convert.hpp"
#include "bind/games.hpp"
#include "bind/search.hpp"
#include "search/alone_cards.hpp"
#include "search/forecast.hpp"

namespace kiebitz::bind {

namespace {

using Key = std::array<std::uint64_t, 4>;

std::optional<std::chrono::steady_clock::time_point> deadline_in(std::optional<double> seconds) {
    if (!seconds) return std::nullopt;
    if (!(*seconds >= 0)) {
        throw RuleError(ErrorName::bad_option, "a search cannot take less than no time");
    }
    constexpr double a_year = 365.0 * 24 * 60 * 60;  // more would not fit into the clock
    const std::chrono::duration<double> length(std::min(*seconds, a_year));
    return std::chrono::steady_clock::now() +
           std::chrono::duration_cast<std::chrono::steady_clock::duration>(length);
}

template <class Game>
nb::tuple scored_cards(const View<Game>& view, bool paranoid, bool ordered, int forecast,
                       std::uint64_t leaves, int worlds, bool collapsed, bool alpha_beta,
                       int tie_rule, double aggressiveness, int reward,
                       std::optional<double> seconds, const Key& key) {
    AloneOptions options;
    options.kind = paranoid ? Alone::paranoid : Alone::maxn;
    options.ordered = ordered;
    options.forecast = checked<Forecast>(forecast, forecasts, "forecast");
    options.leaves = leaves;
    options.worlds = worlds;
    options.collapsed = collapsed;
    options.alpha_beta = alpha_beta;
    options.ties = checked<TieRule>(tie_rule, tie_rules, "tie rule");
    options.aggressiveness = aggressiveness;
    options.reward = checked<Reward>(reward, rewards, "reward");
    options.deadline = deadline_in(seconds);
    const RandomKey whole{key[0], key[1], key[2], key[3]};
    const CardScores result =
        searched([&] { return alone_cards(view, options, whole, interrupted); });
    return nb::make_tuple(std::vector<int>(result.cards.begin(), result.cards.end()), result.score,
                          static_cast<int>(result.chosen), result.worlds, result.nodes);
}

// The hands of a state are open.
template <class Game>
std::vector<double> forecast_points(const State<Game>& state, int forecast) {
    using Rules = typename Game::Rules;
    const auto which = checked<Forecast>(forecast, forecasts, "forecast");
    if (state.now().phase() != Phase::play) {
        throw RuleError(ErrorName::inconsistent_position, "a forecast is for the card play");
    }
    const auto& play = state.now().play();
    const auto to_come = Forecaster<Rules>(which, play.contract())(play);
    return {to_come.points.begin(), to_come.points.end()};
}

template <class Game>
void bind_alone_search_of(nb::module_& module) {
    module.def("alone_cards", scored_cards<Game>, nb::arg("view"), nb::arg("paranoid"),
               nb::arg("ordered"), nb::arg("forecast"), nb::arg("leaves"), nb::arg("worlds"),
               nb::arg("collapsed"), nb::arg("alpha_beta"), nb::arg("tie_rule"),
               nb::arg("aggressiveness"), nb::arg("reward"), nb::arg("seconds").none(),
               nb::arg("key"));
    module.def("forecast_points", forecast_points<Game>, nb::arg("state"), nb::arg("forecast"));
}

}  // namespace

void bind_alone_search(nb::module_& module) {
    bind_alone_search_of<Skat>(module);
    bind_alone_search_of<Schieber>(module);
    bind_alone_search_of<Differenzler>(module);
}

}  // namespace kiebitz::bind
