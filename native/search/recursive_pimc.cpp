#include "search/recursive_pimc.hpp"

#include "solve/stop.hpp"

namespace kiebitz {

namespace {

// One search: the players, and what they have been asked so far.
template <class Game>
class Recursion {
  public:
    Recursion(const View<Game>& view, const RecursiveOptions& options, const RandomKey& key,
              const SearchLimits& limits)
        : view_(view),
          options_(options),
          key_(key),
          limits_(limits),
          open_(view.now(), limits.stop),
          inner_(view, {options.inner, options.inner_worlds, options.reward != Reward::points},
                 open_) {
        if ((options.inner == InnerPolicy::pimc || options.horizon >= 0) && !open_.answers()) {
            throw RuleError(ErrorName::bad_option,
                            "where everyone plays alone, inner players are greedy or random and "
                            "play to the end");
        }
        for_each(view.now().play().legal(),
                 [&](int card) { sums_.cards.push_back({static_cast<Card>(card), 0, 0}); });
    }

    // Adds one world, or nothing if the time is up before all of its cards are played out.
    bool add(std::size_t number, const World& world) {
        const auto start = world_play(view_, options_.reward, world);
        const Stakes<Game> in_points(view_, Reward::points, world);
        std::vector<CardMeans> found = sums_.cards;
        for (CardMeans& one : found) {
            if (limits_.stop && limits_.stop()) throw Stopped{};
            WorldPlay<Game> played = start;
            played.play.play(one.card);
            if (!play_out(played, number, world)) return false;
            if constexpr (!std::is_same_v<Game, Differenzler>) {
                if (!played.over()) {
                    const int value = open_.value(played.play, world[aside]);
                    one.reward += played.stakes.of_value(played.play, value)[view_.seat()];
                    one.points +=
                        points_in_play * in_points.of_value(played.play, value)[view_.seat()];
                    continue;
                }
            }
            one.reward += played.rewards()[view_.seat()];
            one.points += points_in_play * in_points.of(played.play)[view_.seat()];
        }
        sums_.cards = std::move(found);
        ++sums_.worlds;
        return true;
    }

    RecursiveResult result() const {
        RecursiveResult means = sums_;
        for (CardMeans& one : means.cards) {
            one.reward /= static_cast<double>(std::max<std::size_t>(means.worlds, 1));
            one.points /= static_cast<double>(std::max<std::size_t>(means.worlds, 1));
        }
        means.solves = open_.solves();
        return means;
    }

  private:
    static constexpr int points_in_play = Game::seats == 3 ? 120 : jass_points;
    static constexpr std::size_t cards_at_most = 64;

    bool late() const {
        const bool may_stop = sums_.worlds > 0 || !options_.first_world_always;
        return may_stop && limits_.until && std::chrono::steady_clock::now() > *limits_.until;
    }

    // To the end or the horizon; false if the time is up.
    bool play_out(WorldPlay<Game>& played, std::size_t number, const World& world) {
        if (late()) return false;
        for (int left = options_.horizon; left != 0 && !played.over(); --left) {
            if (options_.inner == InnerPolicy::pimc && late()) return false;
            const auto ply = static_cast<std::size_t>(played.play.cards_played());
            const RandomKey key = key_.part(number * cards_at_most + ply);
            played.play.play(inner_.card(played, world[aside], key));
        }
        return true;
    }

    const View<Game>& view_;
    RecursiveOptions options_;
    RandomKey key_;
    const SearchLimits& limits_;
    OpenGame<Game> open_;
    InnerPlayer<Game> inner_;
    RecursiveResult sums_;
};

}  // namespace

template <class Game>
RecursiveResult recursive_cards(const View<Game>& view, std::span<const World> worlds,
                                const RecursiveOptions& options, const RandomKey& key,
                                const SearchLimits& limits) {
    require_own_card(view);
    Recursion<Game> recursion(view, options, key, limits);
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        if (!recursion.add(i, worlds[i])) break;
    }
    return recursion.result();
}

template <class Game>
RecursiveResult recursive_cards(const View<Game>& view, std::size_t outer_worlds,
                                const RecursiveOptions& options, const RandomKey& key,
                                const SearchLimits& limits) {
    require_own_card(view);
    std::vector<World> worlds(outer_worlds);
    Random random(key);
    Worlds(knowledge_of(view)).draw(random, worlds);
    return recursive_cards(view, std::span<const World>(worlds), options, key, limits);
}

template RecursiveResult recursive_cards(const View<Skat>&, std::span<const World>,
                                         const RecursiveOptions&, const RandomKey&,
                                         const SearchLimits&);
template RecursiveResult recursive_cards(const View<Schieber>&, std::span<const World>,
                                         const RecursiveOptions&, const RandomKey&,
                                         const SearchLimits&);
template RecursiveResult recursive_cards(const View<Differenzler>&, std::span<const World>,
                                         const RecursiveOptions&, const RandomKey&,
                                         const SearchLimits&);
template RecursiveResult recursive_cards(const View<Skat>&, std::size_t, const RecursiveOptions&,
                                         const RandomKey&, const SearchLimits&);
template RecursiveResult recursive_cards(const View<Schieber>&, std::size_t,
                                         const RecursiveOptions&, const RandomKey&,
                                         const SearchLimits&);
template RecursiveResult recursive_cards(const View<Differenzler>&, std::size_t,
                                         const RecursiveOptions&, const RandomKey&,
                                         const SearchLimits&);

}  // namespace kiebitz
