#include "belief/trump_choices.hpp"

#include <cmath>
#include <optional>
#include <variant>

#include "belief/dealt_hands.hpp"
#include "games/challenge_modes.hpp"

namespace kiebitz {

namespace {

// How likely a hand leads to this mode, or to the push where none is named.
double likelihood(Cards hand, std::optional<JassMode> chosen, bool pushed, double doubt) {
    const auto weight = [doubt](int score) { return std::exp((score - challenge_push) / doubt); };
    double all = pushed ? 0 : weight(challenge_push);
    double taken = chosen ? 0 : all;
    for (int i = 0; i < jass_modes; ++i) {
        const auto mode = static_cast<JassMode>(i);
        const double one = weight(challenge_score(hand, mode, pushed));
        all += one;
        if (chosen == mode) taken = one;
    }
    return taken / all;
}

}  // namespace

double explains_trump_choices(const View<Schieber>& view, const World& world, double doubt) {
    const Schieber& game = view.now();
    if (!std::holds_alternative<Schieber::Deal>(view.start())) return 1;
    const World dealt = dealt_hands(game.play(), world);
    const Seat first = game.forehand();
    const auto partner = static_cast<Seat>((first + 2) % Schieber::seats);
    const bool chosen = game.phase() >= Phase::play;
    double likely = 1;
    if (game.pushed()) {
        likely *= likelihood(dealt[first], std::nullopt, false, doubt);
        if (chosen) likely *= likelihood(dealt[partner], game.mode(), true, doubt);
    } else if (chosen) {
        likely *= likelihood(dealt[first], game.mode(), false, doubt);
    }
    return likely;
}

}  // namespace kiebitz
