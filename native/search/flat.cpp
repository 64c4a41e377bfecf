#include "search/flat.hpp"

#include "solve/stop.hpp"

namespace kiebitz {

template <class Game>
TreeResult flat_cards(const View<Game>& view, std::span<const World> worlds,
                      const FlatOptions& options, const RandomKey& key,
                      const SearchLimits& limits) {
    require_card_play(view);
    TreeResult result;
    for_each(view.now().play().legal(),
             [&](int card) { result.cards.push_back({static_cast<Card>(card), {}}); });
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        if (limits.stop && limits.stop()) throw Stopped{};
        const bool late = limits.until && std::chrono::steady_clock::now() > *limits.until;
        if (i > 0 && late) break;
        const auto start = world_play(view, options.reward, worlds[i]);
        for (CardArm& one : result.cards) {
            Random random(key.part(i));
            for (int n = 0; n < options.playouts; ++n) {
                auto world = start;
                world.play.play(one.card);
                play_on(world, options.playout, random);
                ++one.arm.visits;
                one.arm.sum += world.rewards()[view.seat()];
                ++result.iterations;
            }
        }
    }
    return result;
}

template TreeResult flat_cards(const View<Skat>&, std::span<const World>, const FlatOptions&,
                               const RandomKey&, const SearchLimits&);
template TreeResult flat_cards(const View<Schieber>&, std::span<const World>, const FlatOptions&,
                               const RandomKey&, const SearchLimits&);
template TreeResult flat_cards(const View<Differenzler>&, std::span<const World>,
                               const FlatOptions&, const RandomKey&, const SearchLimits&);

}  // namespace kiebitz
