#include "search/recursive_pimc.hpp"

#include <string>

namespace kiebitz {

namespace {

// One search: the players, and what they have been asked so far.
template <class Game>
class Recursion {
  public:
    Recursion(const View<Game>& view, const RecursiveOptions& options, const RandomKey& key,
              const Budget& budget)
        : view_(view),
          options_(options),
          key_(key),
          budget_(budget),
          unhurried_(budget.unhurried()),
          open_(view, unhurried_),
          inner_(
              view,
              {options.inner, options.inner_worlds, options.reward != Reward::points, options.net},
              open_) {
        if ((options.inner == InnerPolicy::pimc || options.horizon >= 0) && !open_.answers()) {
            throw RuleError(ErrorName::bad_option,
                            "where everyone plays alone, inner players are greedy or random and "
                            "play to the end");
        }
        for (const Card card : legal_cards(view)) sums_.cards.push_back({card, {}, {}});
    }

    // Adds one world, or nothing if the time is up before all of its cards are played out.
    bool add(std::size_t number, const World& world, double weight) {
        const auto start = world_play(view_, options_.reward, world);
        const Stakes<Game> in_points(view_, Reward::points, world);
        std::vector<CardMeans> found = sums_.cards;
        for (CardMeans& one : found) {
            budget_.look();
            WorldPlay<Game> played = start;
            played.play.play(one.card);
            if (!play_out(played, number)) return false;
            if constexpr (!std::is_same_v<Game, Differenzler>) {
                if (!played.over()) {
                    const int value = open_.value(played.play, world[aside]);
                    const auto seat = view_.seat();
                    one.reward.add(played.stakes.of_value(played.play, value)[seat], weight);
                    one.points.add(points_in_play * in_points.of_value(played.play, value)[seat],
                                   weight);
                    continue;
                }
            }
            one.reward.add(played.rewards()[view_.seat()], weight);
            one.points.add(points_in_play * in_points.of(played.play)[view_.seat()], weight);
        }
        sums_.cards = std::move(found);
        ++sums_.worlds;
        return true;
    }

    RecursiveResult result() {
        sums_.solves = open_.solves();
        return sums_;
    }

  private:
    static constexpr int points_in_play = Game::seats == 3 ? skat_points : jass_points;
    static constexpr std::size_t cards_at_most = 64;

    bool late() const {
        const bool may_stop = sums_.worlds > 0 || !options_.first_world_always;
        return may_stop && budget_.late();
    }

    // To the end or the horizon; false if the time is up.
    bool play_out(WorldPlay<Game>& played, std::size_t number) {
        if (late()) return false;
        for (int left = options_.horizon; left != 0 && !played.over(); --left) {
            if (options_.inner == InnerPolicy::pimc && late()) return false;
            const auto ply = static_cast<std::size_t>(played.play.cards_played());
            const RandomKey key = key_.part(number * cards_at_most + ply);
            played.play.play(inner_.card(played, key));
        }
        return true;
    }

    const View<Game>& view_;
    RecursiveOptions options_;
    RandomKey key_;
    const Budget& budget_;
    Budget unhurried_;  // a card that is solved by half is of no use
    OpenGame<Game> open_;
    InnerPlayer<Game> inner_;
    RecursiveResult sums_;
};

void require_possible(const RecursiveOptions& options) {
    constexpr int most_worlds = 1'000'000;
    if (options.inner_worlds < 1 || options.inner_worlds > most_worlds) {
        throw RuleError(ErrorName::bad_option, "an inner player looks at 1 to " +
                                                   std::to_string(most_worlds) + " worlds, not " +
                                                   std::to_string(options.inner_worlds));
    }
    if (options.horizon < -1) {
        throw RuleError(ErrorName::bad_option,
                        "the horizon should be a number of cards, or -1 for the end, not " +
                            std::to_string(options.horizon));
    }
}

}  // namespace

template <class Game>
RecursiveResult recursive_cards(const View<Game>& view, const WeighedWorlds& worlds,
                                const RecursiveOptions& options, const RandomKey& key,
                                const Budget& budget) {
    require_own_card(view);
    require_possible(options);
    Recursion<Game> recursion(view, options, key, budget);
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        if (!recursion.add(i, worlds.worlds[i], worlds.weights[i])) break;
    }
    return recursion.result();
}

template RecursiveResult recursive_cards(const View<Skat>&, const WeighedWorlds&,
                                         const RecursiveOptions&, const RandomKey&, const Budget&);
template RecursiveResult recursive_cards(const View<Schieber>&, const WeighedWorlds&,
                                         const RecursiveOptions&, const RandomKey&, const Budget&);
template RecursiveResult recursive_cards(const View<Differenzler>&, const WeighedWorlds&,
                                         const RecursiveOptions&, const RandomKey&, const Budget&);

}  // namespace kiebitz
