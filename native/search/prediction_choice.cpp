#include "search/prediction_choice.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

#include "games/predictions.hpp"
#include "games/random_play.hpp"
#include "policy/greedy.hpp"
#include "policy/rule_player.hpp"

namespace kiebitz {

namespace {

using Hands = std::array<Differenzler::Mask, 4>;
using Predictions = std::array<int, 4>;

constexpr int most_worlds = 1'000'000;
constexpr int most_tries = 64;  // to deal a world that explains what is seen
// By which others who steer predict less than the estimate. It is what four of them settle at: with
// less caution around it each would predict still less, with more of it more.
constexpr int caution = 5;

void require_possible(const PredictionOptions& options) {
    const auto refuse = [](const char* why) { throw RuleError(ErrorName::bad_option, why); };
    if (!(options.epsilon >= 0 && options.epsilon <= 1)) {
        refuse("epsilon is a share, from 0 to 1");
    }
    if (options.worlds < 1 || options.worlds > most_worlds) {
        refuse("there should be 1 to 1000000 worlds");
    }
    if (options.reach < 0 || options.reach > jass_points) refuse("a reach is from 0 to 157 points");
    if (options.step < 1 || options.step > jass_points) refuse("a step is from 1 to 157 points");
}

void require_own_prediction(const View<Differenzler>& view) {
    const Differenzler& now = view.now();
    if (now.phase() == Phase::predict && now.to_move() == view.seat()) return;
    throw RuleError(ErrorName::inconsistent_position, "this seat has nothing to predict here");
}

// Deals around the hand of a seat.
class WorldDealer {
  public:
    explicit WorldDealer(const View<Differenzler>& view)
        : now_(view.now()), seat_(view.seat()), hand_(now_.hands()[seat_]) {
        std::size_t next = 0;
        for_each(JassDeck::all & ~hand_,
                 [&](int card) { others_[next++] = static_cast<Card>(card); });
    }

    // As likely as the hands explain the predictions that are seen: one that is turned down is
    // dealt anew.
    Hands deal(Random& random) const {
        Hands hands = deal_any(random);
        for (int tries = 1; tries < most_tries && !explains(hands, random); ++tries) {
            hands = deal_any(random);
        }
        return hands;
    }

    Hands deal_any(Random& random) const {
        auto cards = others_;
        random.shuffle(cards);
        Hands hands{};
        hands[seat_] = hand_;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            hands[(seat_ + 1 + i / 9) % 4] |= bit<Differenzler::Mask>(cards[i]);
        }
        return hands;
    }

    // The play of such a world, from its first card.
    Differenzler::Play play(const Hands& hands) const {
        Differenzler game({now_.undertrump()},
                          Differenzler::Deal{hands, now_.trump(), now_.forehand()});
        for (int seat = 0; seat < Differenzler::seats; ++seat) game.apply({ActionKind::predict, 0});
        return game.play();
    }

  private:
    bool explains(const Hands& hands, Random& random) const {
        double likely = 1;
        for (Seat seat = 0; seat < Differenzler::seats; ++seat) {
            const int seen = now_.predictions()[seat];
            if (seat == seat_ || seen == Differenzler::unknown_prediction) continue;
            likely *= plausibility(hands[seat], now_.trump(), seen);
        }
        return likely >= 1 || random.unit() < likely;
    }

    const Differenzler& now_;
    Seat seat_;
    Differenzler::Mask hand_;
    std::array<Card, 27> others_{};
};

class PredictionChoice {
  public:
    PredictionChoice(const View<Differenzler>& view, const PredictionOptions& options,
                     const RandomKey& key, const Budget& budget)
        : view_(view), options_(options), key_(key), budget_(budget), dealer_(view) {}

    PredictionValues found() {
        const Differenzler& now = view_.now();
        const int estimate = estimated_prediction(now.hands()[view_.seat()], now.trump());
        play_grid(estimate, options_.reach, options_.step);
        values_.best = best();
        if (options_.step == 1 || budget_.late()) return values_;
        auto wide = values_.candidates;
        const int done = play_grid(values_.best, options_.step - 1, 1);
        if (2 * done < options_.worlds) {
            values_.candidates = std::move(wide);
        } else {
            values_.best = best();
        }
        return values_;
    }

  private:
    // Plays the predictions that are at most so far from one, from the lowest on; in how many
    // worlds.
    int play_grid(int middle, int reach, int step) {
        values_.candidates.clear();
        const int highest = std::min(jass_points, middle + reach);
        for (int each = std::max(0, middle - reach); each <= highest; each += step) {
            values_.candidates.push_back({each, {}});
        }
        for (int i = 0; i < options_.worlds; ++i) {
            budget_.look();
            if (i > 0 && budget_.late()) return i;
            play_world(static_cast<std::uint64_t>(i));
        }
        return options_.worlds;
    }

    void play_world(std::uint64_t number) {
        Random random(key_.part(number));
        const Hands hands = dealer_.deal(random);
        const Differenzler::Play start = dealer_.play(hands);
        Predictions predictions = others_predict(hands);
        for (auto& candidate : values_.candidates) {
            predictions[view_.seat()] = candidate.prediction;
            Random fresh(key_.part(number).part(0));  // the same chance for each
            const int points = points_of(start, predictions, fresh);
            candidate.off.add(std::abs(points - candidate.prediction), 1);
        }
        values_.games += values_.candidates.size();
    }

    Predictions others_predict(const Hands& hands) const {
        const Differenzler& now = view_.now();
        Predictions predictions{};
        for (std::size_t seat = 0; seat < predictions.size(); ++seat) {
            const int seen = now.predictions()[seat];
            predictions[seat] =
                seen != Differenzler::unknown_prediction
                    ? seen
                    : std::max(0, estimated_prediction(hands[seat], now.trump()) - caution);
        }
        return predictions;
    }

    int points_of(Differenzler::Play play, const Predictions& predictions, Random& random) const {
        const auto sides = seen_by_each(predictions);
        while (!play.finished()) play.play(card(play, sides[play.to_move()], random));
        return play.points()[view_.seat()];
    }

    std::array<Sides<Differenzler>, 4> seen_by_each(const Predictions& all) const {
        const auto seen_by = [&](std::size_t seat) {
            Predictions seen = all;
            for (std::size_t other = 0; other < seen.size(); ++other) {
                const bool hidden = other != seat && !view_.options().open_predictions;
                if (hidden) seen[other] = Differenzler::unknown_prediction;
            }
            return Sides<Differenzler>(seen, view_.now().trump());
        };
        return {seen_by(0), seen_by(1), seen_by(2), seen_by(3)};
    }

    Card card(const Differenzler::Play& play, const Sides<Differenzler>& sides,
              Random& random) const {
        const bool strays = options_.epsilon > 0 && random.unit() < options_.epsilon;
        if (strays || options_.playout == Playout::random) return random_card(play, random);
        if (options_.playout == Playout::greedy) return greedy_card<Differenzler>(play, sides);
        return player_.card(play, sides, 0);
    }

    int best() const {
        const auto least = [](const auto& one, const auto& other) {
            return one.off.mean() < other.off.mean();
        };
        const auto& all = values_.candidates;
        return std::min_element(all.begin(), all.end(), least)->prediction;
    }

    const View<Differenzler>& view_;
    const PredictionOptions& options_;
    RandomKey key_;
    const Budget& budget_;
    WorldDealer dealer_;
    RulePlayer<Differenzler> player_{Differenzler::Mask{0}, usual_habits};
    PredictionValues values_;
};

}  // namespace

PredictionValues prediction_values(const View<Differenzler>& view, const PredictionOptions& options,
                                   const RandomKey& key, const Budget& budget) {
    require_possible(options);
    require_own_prediction(view);
    return PredictionChoice(view, options, key, budget).found();
}

WeighedMean simulated_points(const View<Differenzler>& view, int games, const RandomKey& key,
                             const Budget& budget) {
    if (games < 1 || games > most_worlds) {
        throw RuleError(ErrorName::bad_option, "there should be 1 to 1000000 games");
    }
    require_own_prediction(view);
    const WorldDealer dealer(view);
    WeighedMean points;
    for (int i = 0; i < games; ++i) {
        budget.look();
        if (i > 0 && budget.late()) break;
        Random random(key.part(static_cast<std::uint64_t>(i)));
        Differenzler::Play play = dealer.play(dealer.deal_any(random));
        play_out(play, random);
        points.add(play.points()[view.seat()], 1);
    }
    return points;
}

}  // namespace kiebitz
