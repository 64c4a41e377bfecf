// A player inside a search: it chooses a card in a simulated game from what its own seat sees
// there.
//
// PIMC (Ginsberg 2001; in Skat Long, Buro and Sturtevant 2010): draw worlds that fit the seat's
// information set, let the open-card solver value every card in each, and take the card that wins
// most of them, then the one with most points, then the lowest. Where there are no more worlds than
// asked for, each is taken once. Greedy (policy/greedy.hpp) and random players look at no other
// hand, nor do nets, which play Skat alone.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "belief/worlds.hpp"
#include "games/random_play.hpp"
#include "policy/greedy.hpp"
#include "search/net_judge.hpp"
#include "search/open_game.hpp"
#include "search/world_play.hpp"

namespace kiebitz {

enum class InnerPolicy : std::uint8_t { pimc, greedy, random, net };
inline constexpr std::array<std::string_view, 4> names_of(InnerPolicy) {
    return {"pimc", "greedy", "random", "net"};
}

struct InnerOptions {
    InnerPolicy policy = InnerPolicy::pimc;
    int worlds = 3;
    bool wins_first = true;  // else only the points count
    std::shared_ptr<const Net> net = {};
};

template <class Game>
class InnerPlayer {
  public:
    using Play = typename Game::Play;

    // Of the view only what all seats know is used.
    InnerPlayer(const View<Game>& view, const InnerOptions& options, OpenGame<Game>& open)
        : facts_(public_facts(view)), options_(options), open_(open) {
        if (options.policy != InnerPolicy::net) return;
        if constexpr (std::is_same_v<Game, Skat>) {
            net_.emplace(view, options.net);
        } else {
            throw RuleError(ErrorName::bad_option, "nets play Skat alone");
        }
    }

    // The card of the seat to move. Of the hands and the cards aside only what this seat knows
    // matters.
    Card card(const WorldPlay<Game>& world, const RandomKey& key) {
        const auto legal = world.play.legal();
        if (count(legal) == 1) return static_cast<Card>(lowest(legal));
        Random random(key);
        if (options_.policy == InnerPolicy::greedy) {
            return greedy_card<Game>(world.play, world.stakes.sides());
        }
        if (options_.policy == InnerPolicy::random) return random_card(world.play, random);
        if constexpr (std::is_same_v<Game, Skat>) {
            if (net_) return net_->card(world);
        }
        return most_wins(world.play, world.set_aside, random);
    }

  private:
    struct Tally {
        Card card = no_card;
        int sum = 0;  // worlds won, then points
    };

    // Winning is one question to the solver, a value several: points are asked for only where wins
    // do not decide.
    Card most_wins(const Play& play, Cards set_aside, Random& random) {
        const bool maximise = open_.maximises(play.to_move());
        const auto worlds = worlds_of(play, set_aside, random);
        std::vector<Tally> tallies;
        for_each(play.legal(), [&](int card) { tallies.push_back({static_cast<Card>(card)}); });
        if (options_.wins_first || !open_.counts_points()) {
            for (const World& world : worlds) {
                const int need = total_to_win_in(world, play);
                after_each(tallies, play, world, [&](Tally& one, const Play& after) {
                    one.sum += open_.reaches(after, world[aside], need) == maximise;
                });
            }
            keep_best(tallies);
        }
        if (tallies.size() > 1 && open_.counts_points()) {
            for (const World& world : worlds) {
                std::optional<int> likely;
                after_each(tallies, play, world, [&](Tally& one, const Play& after) {
                    likely = open_.value(after, world[aside], likely);
                    one.sum += maximise ? *likely : -*likely;
                });
            }
            keep_best(tallies);
        }
        return tallies.front().card;
    }

    template <class Use>
    static void after_each(std::vector<Tally>& tallies, Play play, const World& world,
                           const Use& use) {
        for (Seat seat = 0; seat < Game::seats; ++seat) {
            play.reveal(seat, static_cast<typename Game::Mask>(world[seat]));
        }
        for (Tally& one : tallies) {
            play.play(one.card);
            use(one, play);
            play.undo();
        }
    }

    static void keep_best(std::vector<Tally>& tallies) {
        int best = tallies.front().sum;
        for (const Tally& one : tallies) best = std::max(best, one.sum);
        std::erase_if(tallies, [&](const Tally& one) { return one.sum < best; });
    }

    std::vector<World> worlds_of(const Play& play, Cards set_aside, Random& random) const {
        Knowledge knowledge = facts_at(facts_, play, play.to_move(), set_aside);
        knowledge.settle();
        const Worlds all(knowledge);
        const auto wanted = static_cast<std::uint64_t>(std::max(options_.worlds, 1));
        std::vector<World> worlds(std::min(wanted, all.count()));
        if (all.count() > wanted) {
            all.draw(random, worlds);
        } else {
            for (std::uint64_t i = 0; i < worlds.size(); ++i) worlds[i] = all.at(i);
        }
        return worlds;
    }

    // What wins depends on the whole hand of the declarer, played cards included.
    int total_to_win_in(const World& world, const Play& play) const {
        if constexpr (std::is_same_v<Game, Differenzler>) {
            return 0;
        } else {
            return total_to_win(open_.sides(), play, world);
        }
    }

    PublicFacts facts_;
    InnerOptions options_;
    OpenGame<Game>& open_;
    std::optional<NetSeats> net_;
};

}  // namespace kiebitz
