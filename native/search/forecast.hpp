// Which forecast of the points still to come is asked for, and the forecast itself.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "search/forecast_chances.hpp"
#include "search/forecast_counting.hpp"

namespace kiebitz {

// None: nothing more is to come; a: counting; b: chances.
enum class Forecast : std::uint8_t { none, a, b };
inline constexpr std::array<std::string_view, 3> names_of(Forecast) {
    return {"none", "a", "b"};
}

// All hands must be known.
template <class Rules>
class Forecaster {
  public:
    Forecaster(Forecast which, const Contract<typename Rules::Deck>& contract)
        : counting_(contract), which_(which) {}

    Forecast which() const { return which_; }
    Expected<Rules> operator()(const CardPlay<Rules>& play) const {
        if (which_ == Forecast::a) return counting_(play);
        if (which_ == Forecast::b) return chances_forecast(play);
        return {};
    }

  private:
    CountingForecast<Rules> counting_;
    Forecast which_;
};

}  // namespace kiebitz
