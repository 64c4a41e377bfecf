// Leaf judges: what the seats get from a leaf of a search on. Each is a plain type with a name and
// a function `judge`, which takes several leaves at once, since some are cheaper that way.
//
//   playout   plays on to the end by a playout policy
//   solver    the value with all cards open (as PIMC sees it); two sides and few enough cards
//
// Adding one means a type of its own, its name, and its place in the variant at the end.
#pragma once

#include <span>
#include <type_traits>
#include <variant>

#include "search/open_game.hpp"
#include "search/playouts.hpp"

namespace kiebitz {

enum class Leaf : std::uint8_t { playout, solver };
inline constexpr std::array<std::string_view, 2> names_of(Leaf) {
    return {"playout", "solver"};
}

// A leaf: a world played up to there. The judge may play on in it.
template <class Game>
struct LeafWorld {
    WorldPlay<Game> world;
    PerSeat<Game> rewards{};  // the answer
    bool judged = true;       // false if the time was up before
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

template <class Game>
class LeafJudge {
  public:
    // `Options` have a leaf, a playout and an epsilon.
    template <class Options>
    LeafJudge(const Options& options, const View<Game>& view, const Budget& budget)
        : judge_(make(options, view, budget)) {}

    void judge(std::span<LeafWorld<Game>> leaves, Random& random) {
        std::visit([&](auto& judge) { judge.judge(leaves, random); }, judge_);
    }

  private:
    using Any = std::variant<PlayoutJudge<Game, RandomPlayout<Game>>,
                             PlayoutJudge<Game, GreedyPlayout<Game>>,
                             PlayoutJudge<Game, RulesPlayout<Game>>, SolverJudge<Game>>;

    template <class Options>
    static Any make(const Options& options, const View<Game>& view, const Budget& budget) {
        if (options.leaf == Leaf::solver) {
            return Any(std::in_place_type<SolverJudge<Game>>, view, budget);
        }
        if (!(options.epsilon >= 0 && options.epsilon <= 1)) {
            throw RuleError(ErrorName::bad_option, "epsilon is a share, from 0 to 1");
        }
        return with_playout(options.playout, view, [&](const auto& policy) -> Any {
            return PlayoutJudge<Game, std::decay_t<decltype(policy)>>(policy, options.epsilon);
        });
    }

    Any judge_;
};

}  // namespace kiebitz
