#include "search/flat.hpp"

#include <algorithm>
#include <optional>

namespace kiebitz {

namespace {

constexpr int leaves_at_once = 256;

// The mean reward of a seat over some playouts of one card in one world; none if there was no time
// to judge it.
template <class Game>
std::optional<double> mean_reward(LeafJudge<Game>& judge, const LeafWorld<Game>& start, Seat seat,
                                  int playouts, Random& random, const Budget& budget) {
    double sum = 0;
    std::vector<LeafWorld<Game>> leaves;
    for (int done = 0; done < playouts; done += leaves_at_once) {
        budget.look();
        if (done > 0 && budget.late()) return std::nullopt;
        leaves.assign(static_cast<std::size_t>(std::min(leaves_at_once, playouts - done)), start);
        judge.judge(leaves, random);
        for (const auto& leaf : leaves) {
            if (!leaf.judged) return std::nullopt;
            sum += leaf.rewards[seat];
        }
    }
    return sum / playouts;
}

}  // namespace

template <class Game>
FlatResult flat_cards(const View<Game>& view, const WeighedWorlds& worlds,
                      const FlatOptions& options, const RandomKey& key, const Budget& budget) {
    require_own_card(view);
    if (options.playouts < 1) {
        throw RuleError(ErrorName::bad_option, "there should be at least one playout");
    }
    FlatResult result;
    result.cards = legal_cards(view);
    result.means.resize(result.cards.size());
    LeafJudge<Game> judge(options, view, budget);
    std::vector<double> rewards(result.cards.size());
    const auto each = static_cast<std::uint64_t>(options.playouts) * result.cards.size();
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        if (i > 0 && (budget.late() || result.playouts + each > budget.playouts())) break;
        const LeafWorld<Game> start{world_play(view, options.reward, worlds.worlds[i])};
        for (std::size_t c = 0; c < result.cards.size(); ++c) {
            LeafWorld<Game> leaf = start;
            leaf.world.play.play(result.cards[c]);
            Random random(key.part(i));
            const auto mean =
                mean_reward(judge, leaf, view.seat(), options.playouts, random, budget);
            if (!mean) return result;  // a world counts with all its cards or not at all
            rewards[c] = *mean;
        }
        for (std::size_t c = 0; c < rewards.size(); ++c) {
            result.means[c].add(rewards[c], worlds.weights[i]);
        }
        result.playouts += each;
        ++result.worlds;
    }
    return result;
}

template FlatResult flat_cards(const View<Skat>&, const WeighedWorlds&, const FlatOptions&,
                               const RandomKey&, const Budget&);
template FlatResult flat_cards(const View<Schieber>&, const WeighedWorlds&, const FlatOptions&,
                               const RandomKey&, const Budget&);
template FlatResult flat_cards(const View<Differenzler>&, const WeighedWorlds&, const FlatOptions&,
                               const RandomKey&, const Budget&);

}  // namespace kiebitz
