#include "policy/rule_games.hpp"

#include <string>

#include "games/random_play.hpp"
#include "games/sides.hpp"
#include "policy/greedy.hpp"
#include "policy/rule_player.hpp"

namespace kiebitz {

namespace {

class RuleGame {
  public:
    RuleGame(const DeclaredGame& game, const RuleGameOptions& options)
        : RuleGame(game.first_card(), game, options) {}

    RuleGameResult played(Random& random) {
        while (!sides_.over(play_)) play_.play(card(random));
        const Seat declarer = game_.declarer;
        const int points = play_.points()[declarer] + play_.contract().points_of(game_.set_aside);
        return {static_cast<std::int16_t>(points),
                static_cast<std::int16_t>(play_.tricks()[declarer])};
    }

  private:
    RuleGame(const State<Skat>& start, const DeclaredGame& game, const RuleGameOptions& options)
        : game_(game),
          options_(options),
          play_(start.now().play()),
          sides_(start),
          player_(start) {}

    Card card(Random& random) const {
        if (options_.epsilon > 0 && random.unit() < options_.epsilon) {
            return random_card(play_, random);
        }
        const bool declares = play_.to_move() == game_.declarer;
        switch (declares ? options_.declarer : options_.defenders) {
            case Playout::random:
                return random_card(play_, random);
            case Playout::greedy:
                return greedy_card<Skat>(play_, sides_);
            case Playout::rules:
                break;
        }
        return player_.card(play_, sides_, game_.set_aside);
    }

    const DeclaredGame& game_;
    const RuleGameOptions& options_;
    Skat::Play play_;
    Sides<Skat> sides_;
    RulePlayer<Skat> player_;
};

}  // namespace

RuleGameResult play_rule_game(const DeclaredGame& game, const RuleGameOptions& options,
                              Random& random) {
    return RuleGame(game, options).played(random);
}

void play_rule_games(const std::function<DeclaredGame(std::size_t)>& game,
                     const RuleGameOptions& options, std::uint64_t seed, int threads,
                     std::span<RuleGameResult> results, const Budget& budget) {
    require_threads(threads);
    if (!(options.epsilon >= 0 && options.epsilon <= 1)) {
        throw RuleError(ErrorName::bad_option, "epsilon is a share, from 0 to 1");
    }
    run_batch(static_cast<std::int64_t>(results.size()), threads, games_at_once, budget,
              [&](std::int64_t number) {
                  const auto i = static_cast<std::size_t>(number);
                  const DeclaredGame one = game(i);
                  Random random(RandomKey{seed, static_cast<std::uint64_t>(i)});
                  results[i] = play_rule_game(one, options, random);
              });
}

}  // namespace kiebitz
