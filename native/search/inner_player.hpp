// A player inside a search: it chooses a card in a simulated game from what its own seat sees
// there.
//
// PIMC (Ginsberg 2001; in Skat Long, Buro and Sturtevant 2010): draw worlds that fit the seat's
// information set, let the open-card solver value every card in each, and take the card that wins
// most of them, then the one with most points, then the lowest. Where there are no more worlds than
// asked for, each is taken once. Greedy (playouts.hpp) and random players look at no other hand.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "belief/worlds.hpp"
#include "search/open_game.hpp"
#include "search/playouts.hpp"

namespace kiebitz {

enum class InnerPolicy : std::uint8_t { pimc, greedy, random };
inline constexpr int inner_policies = 3;

struct InnerOptions {
    InnerPolicy policy = InnerPolicy::pimc;
    int worlds = 3;
    bool wins_first = true;  // else only the points count
};

template <class Game>
class InnerPlayer {
  public:
    using Play = typename Game::Play;

    // Of the view only what all seats know is used.
    InnerPlayer(const View<Game>& view, const InnerOptions& options, OpenGame<Game>& open)
        : view_(view), facts_(public_facts(view)), options_(options), open_(open) {
        for (Seat seat = 0; seat < Game::seats; ++seat) {
            played_before_[seat] = played_by(view.now().play(), seat);
        }
    }

    // The card of the seat to move. Of the hands and of `set_aside` only what this seat knows
    // matters.
    Card card(const WorldPlay<Game>& world, Cards set_aside, const RandomKey& key) {
        const auto legal = world.play.legal();
        if (count(legal) == 1) return static_cast<Card>(lowest(legal));
        if (options_.policy == InnerPolicy::greedy) return greedy_card(world);
        Random random(key);
        if (options_.policy == InnerPolicy::random) return random_card(world.play, random);
        return most_wins(world.play, set_aside, random);
    }

  private:
    struct Tally {
        Card card = no_card;
        int wins = 0;
        int points = 0;
    };

    Card most_wins(const Play& play, Cards set_aside, Random& random) {
        const Seat seat = play.to_move();
        const bool maximise = open_.maximises(seat);
        std::vector<Tally> tallies;
        for_each(play.legal(), [&](int card) { tallies.push_back({static_cast<Card>(card)}); });
        for (const World& world : worlds_of(play, set_aside, random)) {
            Play open = play;
            for (Seat other = 0; other < Game::seats; ++other) {
                open.reveal(other, static_cast<typename Game::Mask>(world[other]));
            }
            const int need = options_.wins_first ? total_to_win(world, play) : 0;
            std::optional<int> likely;
            for (Tally& one : tallies) {
                open.play(one.card);
                likely = open_.value(open, world[aside], likely);
                open.undo();
                one.points += maximise ? *likely : -*likely;
                one.wins += options_.wins_first && (*likely >= need) == maximise;
            }
        }
        return std::max_element(tallies.begin(), tallies.end(),
                                [](const Tally& a, const Tally& b) {
                                    return std::pair(a.wins, a.points) <
                                           std::pair(b.wins, b.points);
                                })
            ->card;
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

    // The stakes are told by the world as it was where the search began.
    int total_to_win(World world, const Play& play) const {
        if constexpr (std::is_same_v<Game, Differenzler>) {
            return 0;
        } else {
            for (Seat seat = 0; seat < Game::seats; ++seat) {
                world[seat] |= played_by(play, seat) & ~played_before_[seat];
            }
            return Stakes<Game>(view_, Reward::win, world).total_to_win();
        }
    }

    const View<Game>& view_;
    PublicFacts facts_;
    World played_before_{};
    InnerOptions options_;
    OpenGame<Game>& open_;
};

}  // namespace kiebitz
