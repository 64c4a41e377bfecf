#include "belief/shown_weis.hpp"

#include <variant>

#include "belief/dealt_hands.hpp"

namespace kiebitz {

bool explains_shown_weis(const View<Schieber>& view, const World& world) {
    const Schieber& game = view.now();
    const auto* deal = std::get_if<Schieber::Deal>(&view.start());
    const bool shown = game.phase() >= Phase::play && game.play().tricks_completed() > 0;
    if (!view.options().weis || deal == nullptr || !shown) return true;
    const World dealt = dealt_hands(game.play(), world);
    return score_weis(dealt, game.mode(), deal->forehand).cards == view.shown();
}

}  // namespace kiebitz
