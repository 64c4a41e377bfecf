#include "belief/shown_weis.hpp"

#include <variant>

namespace kiebitz {

bool explains_shown_weis(const View<Schieber>& view, const World& world) {
    const Schieber& game = view.now();
    const auto* deal = std::get_if<Schieber::Deal>(&view.start());
    const bool shown = game.phase() >= Phase::play && game.play().tricks_completed() > 0;
    if (!view.options().weis || deal == nullptr || !shown) return true;
    auto dealt = world;
    Cards seen = 0;
    for (const Cards hand : world) require_new<JassDeck>(seen, hand);
    const auto& play = game.play();
    for (int ply = 0; ply < play.cards_played(); ++ply) {
        require_new<JassDeck>(seen, bit<Cards>(play.played(ply)));
        dealt[play.player_of(ply)] |= bit<Cards>(play.played(ply));
    }
    return score_weis(dealt, game.mode(), deal->forehand).cards == view.shown();
}

}  // namespace kiebitz
