// Monte Carlo counterfactual regret minimisation: regrets from samples of the game, no tree.
// Lanctot, Waugh, Zinkevich and Bowling 2009; Lanctot 2013 for the averaging.
//
// All three ways sample one outcome of chance for each update and differ in how much is walked:
//
//   outcome   one line of play. The updating seat i plays sigma' (epsilon-on-policy), the others
//             sigma. With z the end of the line, q_i the product of sigma' over i's moves, and x(h)
//             that of sigma over i's moves from h to z, an action a that was taken in I gets
//                r(I, a) = u(z) x(I a) / q_i(z) (1 - sigma(a)),
//             and all others r(I, b) = -u(z) x(I a) / q_i(z) sigma(a): right on average. For whole
//             games.
//   external  all actions of seat i, one sampled action of everyone else: far less noise, but k!
//             lines where the seat has k cards left. Middle game and endings.
//   chance    all actions of all seats: (k!)^seats lines at most. Endings.
//
// An iteration updates each seat once, outcome and external sampling in one sample per seat, chance
// sampling in one sample for all: a sample of its own for each seat, so that the others need not
// explore (their probabilities then cancel out of the formula above).
//
// Averaging: strategies are summed with i's own reach divided by the probability that the sample
// came there ("stochastically weighted"), right on average for any number of seats.
//
// From u(z) the mean of the seat's results so far is taken off: no regret changes on average, but
// the estimates scatter far less (the simplest of the baselines of Schmid and others 2019).
//
// Same limits as in cfr.hpp for more than two players. In a whole game nearly every information set
// but the first few is met once: what is played there is close to random, and the result at the
// start is a playout search that mixes its cards. Better than that needs many iterations or
// endings.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "search/extensive_game.hpp"
#include "search/regret_matching.hpp"
#include "search/regret_table.hpp"

namespace kiebitz {

enum class Sampling : std::uint8_t { outcome, external, chance };
inline constexpr std::array<std::string_view, 3> names_of(Sampling) {
    return {"outcome", "external", "chance"};
}

template <DrawnGame Game>
class Mccfr {
  public:
    using Node = typename Game::Node;
    static constexpr auto seats = static_cast<std::size_t>(Game::seats);
    static constexpr auto max_actions = static_cast<std::size_t>(Game::max_actions);

    // The game must live as long as this.
    Mccfr(Game& game, Sampling sampling, double epsilon, std::size_t max_sets, Random random)
        : game_(&game), sampling_(sampling), epsilon_(epsilon), table_(max_sets), random_(random) {}

    void iterate() {
        if (sampling_ == Sampling::chance) {
            std::array<double, seats> reach;
            reach.fill(1);
            walk_all(game_->draw(random_), reach, true);
            for (const auto& [place, change] : changes_) table_.number(place) += change;
            changes_.clear();
        } else {
            for (Seat seat = 0; seat < Game::seats; ++seat) {
                if (sampling_ == Sampling::outcome) {
                    play_line(game_->draw(random_), seat);
                } else {
                    Node start = game_->draw(random_);
                    const bool begins = start.seat() == seat;
                    walk_own(std::move(start), seat, 1, 1, {}, begins);
                }
            }
        }
        ++iterations_;
    }

    std::uint64_t iterations() const { return iterations_; }
    std::size_t infosets() const { return table_.size(); }

    // The average strategy; all alike in a set that was never met.
    std::vector<double> average(std::uint64_t key, std::size_t actions) const {
        std::vector<double> strategy(actions);
        const auto numbers = table_.find(key);
        if (numbers != RegretTable::none) {
            const auto chosen = table_.chosen(numbers, actions);
            strategy.assign(chosen.begin(), chosen.end());
        }
        normalise(strategy);
        return strategy;
    }

    // What the seat that begins has got on average after each of its actions, against the
    // strategies of the time. For games in which all outcomes of chance begin in one information
    // set. An action that was never tried has the mean of all.
    std::vector<double> first_values(std::size_t actions) const {
        double sum = 0;
        double weight = 0;
        for (const Mean& mean : first_) {
            sum += mean.sum;
            weight += mean.weight;
        }
        std::vector<double> values(actions, weight > 0 ? sum / weight : 0.0);
        for (std::size_t a = 0; a < actions; ++a) {
            if (first_[a].weight > 0) values[a] = first_[a].mean();
        }
        return values;
    }

  private:
    using Strategy = std::array<double, max_actions>;
    // Whether a seat has come to an information set that is not in the table: none behind it is.
    using PerSeatFlag = std::array<bool, seats>;

    struct Mean {
        double sum = 0;
        double weight = 0;
        void add(double value, double by) {
            sum += by * value;
            weight += by;
        }
        double mean() const { return sum / weight; }
    };
    struct Step {  // one decision of the updating seat on a line
        Strategy strategy;
        std::uint32_t numbers;
        std::uint8_t actions;
        std::uint8_t action;
        double tried;   // the probability with which the action was sampled
        double weight;  // of the strategy in the average
    };

    Strategy strategy_at(std::uint32_t numbers, std::size_t actions) const {
        Strategy strategy;
        if (numbers == RegretTable::none) {
            strategy.fill(1.0 / static_cast<double>(actions));
        } else {
            match_regrets(table_.regrets(numbers, actions), {strategy.data(), actions});
        }
        return strategy;
    }

    // Lets another seat play: the probability of what it played.
    double play_sampled(Node& node, PerSeatFlag& lost) {
        const auto actions = static_cast<std::size_t>(node.actions());
        const Seat seat = node.seat();
        const auto numbers = lost[seat] ? RegretTable::none : table_.find(node.key());
        if (numbers == RegretTable::none) {
            lost[seat] = true;
            node.play(static_cast<int>(random_.below(static_cast<std::uint32_t>(actions))));
            return 1.0 / static_cast<double>(actions);
        }
        const Strategy strategy = strategy_at(numbers, actions);
        const std::size_t action = drawn_action({strategy.data(), actions}, random_);
        node.play(static_cast<int>(action));
        return strategy[action];
    }

    // The updating seat's own step.
    Step explore(Node& node, double weight) {
        Step step;
        const auto actions = static_cast<std::size_t>(node.actions());
        step.actions = static_cast<std::uint8_t>(actions);
        step.numbers = table_.find_or_add(node.key(), actions);
        step.strategy = strategy_at(step.numbers, actions);
        Strategy tried;
        for (std::size_t a = 0; a < actions; ++a) {
            tried[a] = epsilon_on_policy(step.strategy[a], actions, epsilon_);
        }
        const std::size_t action = drawn_action({tried.data(), actions}, random_);
        step.action = static_cast<std::uint8_t>(action);
        step.tried = tried[action];
        step.weight = weight;
        node.play(static_cast<int>(action));
        return step;
    }

    void play_line(Node node, Seat seat) {
        steps_.clear();
        const bool begins = node.seat() == seat;
        const bool begins_forced = begins && node.actions() == 1;
        double weight = 1;  // own reach through the probability of the sample
        double sampled = 1;
        PerSeatFlag lost{};
        while (!node.over()) {
            if (node.actions() == 1) {
                node.play(0);
            } else if (node.seat() == seat) {
                const Step& step = steps_.emplace_back(explore(node, weight));
                weight *= step.strategy[step.action] / step.tried;
                sampled *= step.tried;
            } else {
                weight /= play_sampled(node, lost);
            }
        }
        const double got = node.utilities()[seat];
        // u x / q_i of the formula above; the first sample has nothing to be compared with
        double value = got_[seat].weight > 0 ? (got - got_[seat].mean()) / sampled : 0.0;
        double fits = 1;  // how much the line is like sigma
        for (std::size_t i = steps_.size(); i-- > 0;) {
            const Step& step = steps_[i];
            learn(step, value);
            if (i == 0 && begins && !begins_forced) first_[step.action].add(got, fits);
            value *= step.strategy[step.action];
            fits *= step.strategy[step.action] / step.tried;
        }
        if (begins_forced) first_[0].add(got, fits);
        got_[seat].add(got, 1);
    }

    void learn(const Step& step, double value) {
        if (step.numbers == RegretTable::none) return;
        const auto regrets = table_.regrets(step.numbers, step.actions);
        const auto chosen = table_.chosen(step.numbers, step.actions);
        const double mean = value * step.strategy[step.action];
        for (std::size_t a = 0; a < step.actions; ++a) {
            regrets[a] += (a == step.action ? value : 0.0) - mean;
            chosen[a] += step.weight * step.strategy[a];
        }
    }

    double walk_own(Node node, Seat seat, double own, double others, PerSeatFlag lost, bool first) {
        if (first && node.actions() == 1) {
            node.play(0);
            const double got = walk_own(std::move(node), seat, own, others, lost, false);
            first_[0].add(got, 1);
            return got;
        }
        while (!node.over() && (node.actions() == 1 || node.seat() != seat)) {
            if (node.actions() == 1) {
                node.play(0);
            } else {
                others *= play_sampled(node, lost);
            }
        }
        if (node.over()) return node.utilities()[seat];
        const auto actions = static_cast<std::size_t>(node.actions());
        const auto numbers = table_.find_or_add(node.key(), actions);
        const Strategy strategy = strategy_at(numbers, actions);
        Strategy values;
        double mean = 0;
        for (std::size_t a = 0; a < actions; ++a) {
            Node next = node;
            next.play(static_cast<int>(a));
            values[a] = walk_own(std::move(next), seat, own * strategy[a], others, lost, false);
            mean += strategy[a] * values[a];
            if (first) first_[a].add(values[a], 1);
        }
        if (numbers == RegretTable::none) return mean;
        const auto regrets = table_.regrets(numbers, actions);
        const auto chosen = table_.chosen(numbers, actions);
        for (std::size_t a = 0; a < actions; ++a) {
            regrets[a] += values[a] - mean;
            chosen[a] += own / others * strategy[a];
        }
        return mean;
    }

    // Changes are kept until the end of the walk: seats that do not see everything come to the same
    // information set more than once.
    std::array<double, seats> walk_all(Node node, const std::array<double, seats>& reach,
                                       bool first) {
        if (first && node.actions() == 1) {
            const Seat begins = node.seat();
            node.play(0);
            const auto got = walk_all(std::move(node), reach, false);
            first_[0].add(got[begins], 1);
            return got;
        }
        while (!node.over() && node.actions() == 1) node.play(0);
        std::array<double, seats> mean{};
        if (node.over()) {
            const auto got = node.utilities();
            for (std::size_t seat = 0; seat < seats; ++seat) mean[seat] = got[seat];
            return mean;
        }
        const Seat mover = node.seat();
        const auto actions = static_cast<std::size_t>(node.actions());
        const auto numbers = table_.find_or_add(node.key(), actions);
        const Strategy strategy = strategy_at(numbers, actions);
        Strategy values;
        for (std::size_t a = 0; a < actions; ++a) {
            Node next = node;
            next.play(static_cast<int>(a));
            auto further = reach;
            further[mover] *= strategy[a];
            const auto got = walk_all(std::move(next), further, false);
            values[a] = got[mover];
            for (std::size_t seat = 0; seat < seats; ++seat) mean[seat] += strategy[a] * got[seat];
            if (first) first_[a].add(values[a], 1);
        }
        if (numbers == RegretTable::none) return mean;
        double others = 1;
        for (std::size_t seat = 0; seat < seats; ++seat) others *= seat == mover ? 1 : reach[seat];
        for (std::size_t a = 0; a < actions; ++a) {
            const auto place = static_cast<std::uint32_t>(numbers + a);
            changes_.emplace_back(place, others * (values[a] - mean[mover]));
            changes_.emplace_back(static_cast<std::uint32_t>(place + actions),
                                  reach[mover] * strategy[a]);
        }
        return mean;
    }

    Game* game_;
    Sampling sampling_;
    double epsilon_;
    RegretTable table_;
    Random random_;
    std::uint64_t iterations_ = 0;
    std::array<Mean, max_actions> first_{};
    std::array<Mean, seats> got_{};
    std::vector<Step> steps_;
    std::vector<std::pair<std::uint32_t, double>> changes_;
};

}  // namespace kiebitz
