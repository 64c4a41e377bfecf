#include "belief/open_predictions.hpp"

#include <variant>

#include "belief/dealt_hands.hpp"
#include "games/predictions.hpp"

namespace kiebitz {

double explains_predictions(const View<Differenzler>& view, const World& world) {
    if (!std::holds_alternative<Differenzler::Deal>(view.start())) return 1;
    const Differenzler& game = view.now();
    const World dealt = dealt_hands(game.play(), world);
    double likely = 1;
    for (Seat seat = 0; seat < Differenzler::seats; ++seat) {
        const int prediction = game.predictions()[seat];
        if (seat == view.seat() || prediction == Differenzler::unknown_prediction) continue;
        likely *= plausibility(dealt[seat], game.trump(), prediction);
    }
    return likely;
}

}  // namespace kiebitz
