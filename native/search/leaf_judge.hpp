// Leaf judges: what the seats get from a leaf of a search on. Each is a plain type with a name and
// a function `judge`, which takes several leaves at once, since some are cheaper that way.
//
//   playout   plays on to the end by a playout policy, or by a net that is asked at every seat
//   solver    the value with all cards open (as PIMC sees it); two sides and few enough cards
//   net       what a net says when it is the searcher's turn again, up to which it plays itself
//
// Nets judge declared games of Skat alone.
//
// Adding one means a type of its own, its name, and its place in the variant at the end.
#pragma once

#include <memory>
#include <span>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "search/net_judge.hpp"
#include "search/open_game.hpp"
#include "search/playouts.hpp"

namespace kiebitz {

enum class Leaf : std::uint8_t { playout, solver, net };
inline constexpr std::array<std::string_view, 3> names_of(Leaf) {
    return {"playout", "solver", "net"};
}
// How searches finish games: by the policies of policy/playout.hpp and by nets.
enum class SearchPlayout : std::uint8_t { random, greedy, rules, net };
inline constexpr std::array<std::string_view, 4> names_of(SearchPlayout) {
    return {"random", "greedy", "rules", "net"};
}
// Whether the judge that these options speak of asks a net.
template <class Options>
bool asks_net(const Options& options) {
    return options.leaf == Leaf::net ||
           (options.leaf == Leaf::playout && options.playout == SearchPlayout::net);
}

// A leaf: a world played up to there. The judge may play on in it.
template <class Game>
struct LeafWorld {
    WorldPlay<Game> world;
    PerSeat<Game> rewards{};  // the answer
    bool judged = true;       // false if the time was up before
    std::uint64_t luck = 0;   // what chance depends on where leaves are played on together
};

template <class Game, class Policy>
class PlayoutJudge {
  public:
    PlayoutJudge(const Policy& policy, double epsilon) : policy_(policy), epsilon_(epsilon) {}

    void judge(std::span<LeafWorld<Game>> leaves, Random& random) {
        for (auto& leaf : leaves) {
            play_on(leaf.world, policy_, random, epsilon_);
            leaf.rewards = leaf.world.rewards();
        }
    }

  private:
    Policy policy_;
    double epsilon_;
};

template <class Game>
class SolverJudge {
  public:
    SolverJudge(const View<Game>& view, const Budget& budget)
        : budget_(budget), open_(view, budget) {
        if (open_.answers()) return;
        throw RuleError(ErrorName::bad_option,
                        "where everyone plays alone the solver has no one value to judge a leaf "
                        "by: take leaf=playout");
    }

    void judge(std::span<LeafWorld<Game>> leaves, Random&) {
        for (auto& leaf : leaves) {
            if (&leaf != &leaves.front() && is_late()) {
                leaf.judged = false;  // the solver itself looks at the clock only now and then
            } else if (leaf.world.over()) {
                leaf.rewards = leaf.world.rewards();
            } else if constexpr (!std::is_same_v<Game, Differenzler>) {
                const auto value = open_.exact_value(leaf.world.play, leaf.world.set_aside);
                leaf.judged = value.has_value();
                if (value) leaf.rewards = leaf.world.stakes.of_value(leaf.world.play, *value);
            }
        }
    }

  private:
    bool is_late() const {
        budget_.look();
        return budget_.late();
    }

    const Budget& budget_;
    OpenGame<Game> open_;
};

class NetJudge {
  public:
    NetJudge(const View<Skat>& view, std::shared_ptr<const Net> net, bool to_the_end,
             double epsilon, const Budget& budget)
        : seats_(view, std::move(net)),
          viewer_(view.seat()),
          to_the_end_(to_the_end),
          epsilon_(epsilon),
          budget_(budget) {}

    void judge(std::span<LeafWorld<Skat>> leaves, Random&) {
        std::vector<WorldPlay<Skat>*> worlds;
        std::vector<Random> luck;
        for (auto& leaf : leaves) {
            worlds.push_back(&leaf.world);
            luck.emplace_back(RandomKey{leaf.luck});
        }
        seats_.play_on(worlds, luck, epsilon_, budget_, [&](const WorldPlay<Skat>& world) {
            return world.over() || (!to_the_end_ && world.play.to_move() == viewer_);
        });
        if (to_the_end_) {
            for (auto& leaf : leaves) leaf.rewards = leaf.world.rewards();
            return;
        }
        const auto shares = seats_.declarers_shares(worlds);
        for (std::size_t i = 0; i < leaves.size(); ++i) {
            leaves[i].rewards.fill(1 - shares[i]);
            leaves[i].rewards[seats_.declarer()] = shares[i];
        }
    }

  private:
    NetSeats seats_;
    Seat viewer_;
    bool to_the_end_;
    double epsilon_;
    const Budget& budget_;
};

template <class Game>
class LeafJudge {
  public:
    // `Options` have a leaf, a playout, an epsilon and a net.
    template <class Options>
    LeafJudge(const Options& options, const View<Game>& view, const Budget& budget)
        : judge_(make(options, view, budget)) {}

    void judge(std::span<LeafWorld<Game>> leaves, Random& random) {
        std::visit([&](auto& judge) { judge.judge(leaves, random); }, judge_);
    }

  private:
    template <class... More>
    using AnyOf = std::variant<PlayoutJudge<Game, RandomPlayout<Game>>,
                               PlayoutJudge<Game, GreedyPlayout<Game>>,
                               PlayoutJudge<Game, RulesPlayout<Game>>, SolverJudge<Game>, More...>;
    using Any = std::conditional_t<std::is_same_v<Game, Skat>, AnyOf<NetJudge>, AnyOf<>>;

    template <class Options>
    static Any make(const Options& options, const View<Game>& view, const Budget& budget) {
        if (options.leaf == Leaf::solver) {
            return Any(std::in_place_type<SolverJudge<Game>>, view, budget);
        }
        if (!(options.epsilon >= 0 && options.epsilon <= 1)) {
            throw RuleError(ErrorName::bad_option, "epsilon is a share, from 0 to 1");
        }
        if (asks_net(options)) {
            if constexpr (std::is_same_v<Game, Skat>) {
                return Any(std::in_place_type<NetJudge>, view, options.net,
                           options.leaf == Leaf::playout, options.epsilon, budget);
            }
            throw RuleError(ErrorName::bad_option, "nets judge leaves of Skat alone");
        }
        const auto playout = static_cast<Playout>(options.playout);  // the same but for the net
        return with_playout(playout, view, [&](const auto& policy) -> Any {
            return PlayoutJudge<Game, std::decay_t<decltype(policy)>>(policy, options.epsilon);
        });
    }

    Any judge_;
};

}  // namespace kiebitz
