#include "search/flat.hpp"

#include <algorithm>
#include <optional>

namespace kiebitz {

namespace {

constexpr int leaves_at_once = 256;
// Leaves that are played on together by a net, about: some ten milliseconds' worth.
constexpr int lanes_of_values = 256;
constexpr int lanes_of_playouts = 64;

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

// One search: the cards, the worlds so far, and who judges.
template <class Game>
class FlatSearch {
  public:
    FlatSearch(const View<Game>& view, const WeighedWorlds& worlds, const FlatOptions& options,
               const RandomKey& key, const Budget& budget)
        : view_(view),
          worlds_(worlds),
          options_(options),
          key_(key),
          budget_(budget),
          judge_(options, view, budget) {
        result_.cards = legal_cards(view);
        result_.means.resize(result_.cards.size());
        each_ = static_cast<std::uint64_t>(options.playouts) * result_.cards.size();
    }

    FlatResult search() {
        while (result_.worlds < worlds_.size() && has_budget()) {
            if (asks_net(options_) ? !judge_together() : !judge_one()) break;
        }
        return result_;
    }

  private:
    bool has_budget() const {
        return result_.worlds == 0 ||
               (!budget_.late() && result_.playouts + each_ <= budget_.playouts());
    }

    // A world counts with all its cards or not at all: false if the time was up before.
    bool judge_one() {
        const auto i = static_cast<std::size_t>(result_.worlds);
        const LeafWorld<Game> start{world_play(view_, options_.reward, worlds_.worlds[i])};
        std::vector<double> rewards;
        for (const Card card : result_.cards) {
            LeafWorld<Game> leaf = start;
            leaf.world.play.play(card);
            Random random(key_.part(i));
            const auto mean =
                mean_reward(judge_, leaf, view_.seat(), options_.playouts, random, budget_);
            if (!mean) return false;
            rewards.push_back(*mean);
        }
        take_in(rewards);
        return true;
    }

    // As many worlds as are worth asking a net about at once. What chance depends on is the world
    // and the playout, hence not how many there are.
    bool judge_together() {
        const auto first = static_cast<std::size_t>(result_.worlds);
        const auto lanes = static_cast<std::uint64_t>(
            options_.leaf == Leaf::net ? lanes_of_values : lanes_of_playouts);
        std::uint64_t wanted = std::max<std::uint64_t>(1, lanes / each_);
        if (budget_.playouts() != Budget::no_limit && budget_.playouts() > result_.playouts) {
            const auto left = (budget_.playouts() - result_.playouts) / each_;
            wanted = std::clamp<std::uint64_t>(left, 1, wanted);
        }
        const auto end = std::min(worlds_.size(), first + static_cast<std::size_t>(wanted));
        std::vector<LeafWorld<Game>> leaves;
        for (std::size_t i = first; i < end; ++i) add_leaves(i, leaves);
        Random unused(key_);
        judge_.judge(leaves, unused);
        auto leaf = leaves.begin();
        for (std::size_t i = first; i < end; ++i) {
            std::vector<double> rewards(result_.cards.size());
            for (double& reward : rewards) {
                for (int n = 0; n < options_.playouts; ++n)
                    reward += (leaf++)->rewards[view_.seat()];
                reward /= options_.playouts;
            }
            take_in(rewards);
        }
        return true;
    }

    void add_leaves(std::size_t number, std::vector<LeafWorld<Game>>& leaves) const {
        const LeafWorld<Game> start{world_play(view_, options_.reward, worlds_.worlds[number])};
        for (const Card card : result_.cards) {
            Random luck(key_.part(number));
            LeafWorld<Game> leaf = start;
            leaf.world.play.play(card);
            for (int n = 0; n < options_.playouts; ++n) {
                leaf.luck = luck.next();
                leaves.push_back(leaf);
            }
        }
    }

    void take_in(const std::vector<double>& rewards) {
        for (std::size_t c = 0; c < rewards.size(); ++c) {
            result_.means[c].add(rewards[c], worlds_.weights[result_.worlds]);
        }
        result_.playouts += each_;
        ++result_.worlds;
    }

    const View<Game>& view_;
    const WeighedWorlds& worlds_;
    const FlatOptions& options_;
    const RandomKey& key_;
    const Budget& budget_;
    LeafJudge<Game> judge_;
    FlatResult result_;
    std::uint64_t each_ = 0;  // playouts in a world
};

}  // namespace

template <class Game>
FlatResult flat_cards(const View<Game>& view, const WeighedWorlds& worlds,
                      const FlatOptions& options, const RandomKey& key, const Budget& budget) {
    require_own_card(view);
    if (options.playouts < 1) {
        throw RuleError(ErrorName::bad_option, "there should be at least one playout");
    }
    return FlatSearch<Game>(view, worlds, options, key, budget).search();
}

template FlatResult flat_cards(const View<Skat>&, const WeighedWorlds&, const FlatOptions&,
                               const RandomKey&, const Budget&);
template FlatResult flat_cards(const View<Schieber>&, const WeighedWorlds&, const FlatOptions&,
                               const RandomKey&, const Budget&);
template FlatResult flat_cards(const View<Differenzler>&, const WeighedWorlds&, const FlatOptions&,
                               const RandomKey&, const Budget&);

}  // namespace kiebitz
