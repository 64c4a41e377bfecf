#include "belief/open_predictions.hpp"

#include <variant>

#include "games/errors.hpp"
#include "games/predictions.hpp"

namespace kiebitz {

double explains_predictions(const View<Differenzler>& view, const World& world) {
    if (!std::holds_alternative<Differenzler::Deal>(view.start())) return 1;
    const Differenzler& game = view.now();
    World dealt = world;
    Cards seen = 0;
    for (const Cards hand : world) require_new<JassDeck>(seen, hand);
    const auto& play = game.play();
    for (int ply = 0; ply < play.cards_played(); ++ply) {
        require_new<JassDeck>(seen, bit<Cards>(play.played(ply)));
        dealt[play.player_of(ply)] |= bit<Cards>(play.played(ply));
    }
    double likely = 1;
    for (Seat seat = 0; seat < Differenzler::seats; ++seat) {
        const int prediction = game.predictions()[seat];
        if (seat == view.seat() || prediction == Differenzler::unknown_prediction) continue;
        likely *= plausibility(dealt[seat], game.trump(), prediction);
    }
    return likely;
}

}  // namespace kiebitz
