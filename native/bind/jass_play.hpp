// Random hands of Jass, for both games.
#pragma once

#include "bind/bind_game.hpp"

namespace kiebitz::bind {

inline nb::tuple random_jass_play(std::int64_t count, std::uint64_t seed, int mode, int modes,
                                  int undertrump, int threads) {
    if (mode != -1) checked<JassMode>(mode, modes, "mode");
    const auto rule = checked<Undertrump>(undertrump, 3, "undertrump rule");
    return random_card_play<JassRules>(count, seed, threads, [=](Random& random) {
        const auto hands = deal_jass(shuffled_pack<JassDeck>(random), 0);
        const auto chosen =
            static_cast<JassMode>(mode >= 0 ? static_cast<std::uint32_t>(mode)
                                            : random.below(static_cast<std::uint32_t>(modes)));
        return std::pair(CardPlay<JassRules>(contract_of(chosen), hands, 0, 9, rule),
                         static_cast<std::uint8_t>(chosen));
    });
}

}  // namespace kiebitz::bind
