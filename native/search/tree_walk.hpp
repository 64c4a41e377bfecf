// Walks through a search tree: selection, expansion, playout, reward.
//
// Several walks may be made before the leaf judge is asked for all their leaves at once. Until then
// each counts as lost for whoever chose there (a virtual loss: a visit without a reward; Chaslot,
// Winands, van den Herik 2008), so that the next walk looks elsewhere.
#pragma once

#include <algorithm>
#include <optional>
#include <type_traits>
#include <vector>

#include "search/tree_search.hpp"

namespace kiebitz {

constexpr std::uint64_t mixed_key(std::uint64_t number) {
    return splitmix64(number);
}

// A number for a card of a completed or running trick; independent ones for each kind of place.
constexpr std::uint64_t card_code(int where, int card) {
    return mixed_key(static_cast<std::uint64_t>(where * 64 + card + 1));
}

template <class Game, class Judge = LeafJudge<Game>>
class TreeWalk {
  public:
    using Play = typename Game::Play;
    using Mask = typename Game::Mask;

    // All that is referred to must live as long. `start_plies` cards had been played when the tree
    // was begun.
    TreeWalk(const View<Game>& view, const WorldSource& source, const TreeOptions& options,
             const RandomKey& key, const Budget& budget, SearchTree& tree, int start_plies)
        : view_(view),
          source_(source),
          options_(options),
          facts_(public_facts(view)),
          knowledge_(knowledge_of(view)),
          judge_(options, view, budget),
          random_(key),
          tree_(tree),
          start_plies_(start_plies),
          root_(node_of(view.now().play())) {
        if (options.prior <= 0) return;
        if constexpr (std::is_same_v<Game, Skat>) {
            prior_.emplace(view, options.net);
        } else {
            throw RuleError(ErrorName::bad_option, "nets play Skat alone");
        }
    }

    // As many walks as are asked for, and what the judge says about their leaves.
    void iterate(std::uint64_t count) {
        begin();
        for (; count > 0; --count) walk_to_a_leaf();
        try {
            judge_.judge(leaves_, random_);
        } catch (...) {  // stopped, say: the trees may be searched again
            take_back_losses();
            throw;
        }
        take_back_losses();
        for (std::size_t i = 0; i < leaves_.size(); ++i) reward_path(i);
    }

    std::uint32_t root() const { return root_; }
    std::uint64_t iterations() const { return iterations_; }

  private:
    struct Choice {
        std::uint32_t edge;
        Seat seat;
    };
    struct Path {
        std::size_t end;  // of its choices; they begin where those of the path before end
        Seat eyes;
    };

    void begin() {
        choices_.clear();
        paths_.clear();
        leaves_.clear();
    }

    void walk_to_a_leaf() {
        World world = source_.draw(random_);
        const Seat eyes = seat_in_turn();
        if (eyes != view_.seat()) world = redrawn(world, eyes);
        auto& leaf =
            leaves_.emplace_back(LeafWorld<Game>{world_play(view_, options_.reward, world)});
        if (asks_net(options_) && options_.epsilon > 0) leaf.luck = random_.next();
        if (options_.candidates == Candidates::bookkeeping) {
            descend_by_bookkeeping(leaf);
        } else {
            descend(leaf.world);
        }
        paths_.push_back({choices_.size(), eyes});
        for_each_chosen(paths_.size() - 1, [](Arm& arm, Seat) { ++arm.visits; });
        ++iterations_;
    }

    void take_back_losses() {
        for (std::size_t i = 0; i < paths_.size(); ++i) {
            for_each_chosen(i, [](Arm& arm, Seat) { --arm.visits; });
        }
    }

    void reward_path(std::size_t number) {
        const LeafWorld<Game>& leaf = leaves_[number];
        if (!leaf.judged) return;  // too late to learn anything
        for_each_chosen(number, [&](Arm& arm, Seat seat) { arm.add(leaf.rewards[seat]); });
    }

    // The choices of a path that its leaf speaks about: with redrawing those of one seat.
    template <class Use>
    void for_each_chosen(std::size_t number, const Use& use) {
        const Path& path = paths_[number];
        for (std::size_t c = number == 0 ? 0 : paths_[number - 1].end; c < path.end; ++c) {
            const Choice& choice = choices_[c];
            if (options_.redraw && choice.seat != path.eyes) continue;
            use(tree_.edge(choice.edge).arm, choice.seat);
        }
    }

    // Whose choices this iteration is for: the searcher's, or with redrawing each seat's in turn.
    Seat seat_in_turn() const {
        if (!options_.redraw) return view_.seat();
        return static_cast<Seat>((view_.seat() + iterations_) % static_cast<unsigned>(Game::seats));
    }

    // The same hand for one seat, everything that it cannot see dealt anew.
    World redrawn(const World& world, Seat eyes) {
        auto play = view_.now().play();
        play.reveal(eyes, static_cast<Mask>(world[eyes]));
        Knowledge known = facts_at(facts_, play, eyes, world[aside]);
        known.settle();
        World fresh;
        Worlds(known).draw(random_, {&fresh, 1});
        return fresh;
    }

    void descend(WorldPlay<Game>& one) {
        std::uint32_t node = root_of(one);
        while (!one.over()) {
            if (take(one, node, one.play.legal())) return;
            if (options_.selection == Selection::root_only) return;
            if (one.over() || !has_room_for(one)) return;
            node = next_node(one);
        }
    }

    // Others may play whatever they could hold; the cards are dealt for the playout.
    void descend_by_bookkeeping(LeafWorld<Game>& leaf) {
        WorldPlay<Game>& one = leaf.world;
        std::uint32_t node = root_;
        bool fresh = false;
        while (!one.over() && !fresh) {
            const Seat mover = one.play.to_move();
            const Mask cards = mover == view_.seat() ? one.play.legal() : could_play(one, mover);
            fresh = take(one, node, cards) || (!one.over() && !has_room_for(one));
            if (!one.over() && !fresh) node = next_node(one);
        }
        if (!one.over()) deal_for_playout(leaf);
    }

    // The cards that a seat could hold and play, as far as the searcher knows after this path.
    Mask could_play(const WorldPlay<Game>& one, Seat mover) const {
        Knowledge known = facts_at(facts_, one.play, view_.seat(), knowledge_.known[aside]);
        known.settle();
        Mask cards = 0;
        const auto& play = one.play;
        for_each(known.known[mover] | known.possible[mover], [&](int number) {
            const auto card = static_cast<Card>(number);
            Knowledge after = known;
            if (play.trick_size() > 0) {
                const Cards out = Game::Rules::ruled_out(play.contract(), card, play.trick_card(0),
                                                         play.winning_card(), play.undertrump());
                if ((after.known[mover] & out) != 0) return;
                after.possible[mover] &= ~out;
            }
            if (contains(after.undecided, number)) {
                after.undecided &= ~bit<Cards>(number);
                --after.open[mover];
            }
            try {
                after.settle();
            } catch (const RuleError&) {
                return;  // then somebody else would have to hold what does not fit anywhere
            }
            cards |= bit<Mask>(number);
        });
        return cards;
    }

    void deal_for_playout(LeafWorld<Game>& leaf) {
        Knowledge known = facts_at(facts_, leaf.world.play, view_.seat(), knowledge_.known[aside]);
        known.settle();
        World fresh;
        Worlds(known).draw(random_, {&fresh, 1});
        leaf.world = world_again(leaf.world, fresh);
    }

    // The same cards played, other hands behind them.
    WorldPlay<Game> world_again(const WorldPlay<Game>& one, const World& fresh) const {
        WorldPlay<Game> other{
            one.play, Stakes<Game>(view_, options_.reward, dealt_before(one, fresh)), fresh[aside]};
        for (Seat seat = 0; seat < Game::seats; ++seat) {
            other.play.reveal(seat, static_cast<Mask>(fresh[seat]));
        }
        return other;
    }

    // The hands at the root: what is left and what was played since.
    World dealt_before(const WorldPlay<Game>& one, World hands) const {
        for (Seat seat = 0; seat < Game::seats; ++seat) {
            hands[seat] |= played_by(one.play, seat) & ~played_by(view_.now().play(), seat);
        }
        return hands;
    }

    // Chooses and plays a card; true if it was new here.
    bool take(WorldPlay<Game>& one, std::uint32_t node, Mask legal) {
        const Seat mover = one.play.to_move();
        const std::uint32_t chosen = choose(one, node, legal);
        const bool fresh = tree_.edge(chosen).arm.visits == 0;
        ++tree_.at(node).visits;
        choices_.push_back({chosen, mover});
        const Card card = tree_.edge(chosen).card;
        if (options_.candidates == Candidates::bookkeeping) {
            // The card must be in the hand to be played; whose hand it was dealt to does not
            // matter.
            one.play.reveal(mover, one.play.hands()[mover] | bit<Mask>(card));
        }
        one.play.play(card);
        return fresh;
    }

    // What a net says of the cards that are new at this node, as the seat to move sees them here.
    void ask_about_new(const WorldPlay<Game>& one) {
        if constexpr (std::is_same_v<Game, Skat>) {
            const auto is_new = [&](std::uint32_t edge) { return tree_.edge(edge).said < 0; };
            if (!prior_ || std::none_of(edges_.begin(), edges_.end(), is_new)) return;
            const SkatQuestions question = prior_->asked(one);
            for (const std::uint32_t edge : edges_) {
                auto& here = tree_.edge(edge);
                if (here.said >= 0) continue;
                here.said = static_cast<float>(share_of_net_value(question.value(0, here.card)));
            }
        }
    }

    // The mean of a card and how often it counts as tried, what the net said included.
    double mean_of(const SearchTree::Edge& edge) const {
        if (edge.said < 0) return edge.arm.visits == 0 ? *options_.first_play : edge.arm.mean();
        return (edge.arm.sum + options_.prior * double{edge.said}) /
               (edge.arm.visits + options_.prior);
    }
    double tries_of(const SearchTree::Edge& edge) const {
        return std::max<double>(edge.arm.visits + (edge.said < 0 ? 0 : options_.prior), 1);
    }

    std::uint32_t choose(const WorldPlay<Game>& one, std::uint32_t node, Mask legal) {
        edges_.clear();
        std::uint32_t untried = 0;
        for_each(legal, [&](int card) {
            const std::uint32_t edge = tree_.edge_of(node, static_cast<Card>(card));
            edges_.push_back(edge);
            ++tree_.edge(edge).arm.available;
            untried += tree_.edge(edge).arm.visits == 0;
        });
        ask_about_new(one);
        if (untried > 0 && !options_.first_play && options_.prior <= 0) {
            auto pick = random_.below(untried);
            for (const std::uint32_t edge : edges_) {
                if (tree_.edge(edge).arm.visits == 0 && pick-- == 0) return edge;
            }
        }
        const std::uint32_t visits = tree_.at(node).visits;
        if (options_.selection == Selection::epsilon_greedy) {
            const double share = exploring_share(options_.epsilon_c, options_.epsilon_d,
                                                 static_cast<int>(edges_.size()), visits);
            if (random_.unit() < share) {
                return edges_[random_.below(static_cast<std::uint32_t>(edges_.size()))];
            }
            return best_of([&](const SearchTree::Edge& edge) { return mean_of(edge); });
        }
        return best_of([&](const SearchTree::Edge& edge) {
            const double chances = options_.availability ? edge.arm.available : visits + 1;
            return upper_confidence(mean_of(edge), tries_of(edge), std::max<double>(chances, 1),
                                    options_.exploration);
        });
    }

    // The best arm; of equally good ones any, since always taking the first would be a bias.
    template <class Worth>
    std::uint32_t best_of(const Worth& worth) {
        std::uint32_t best = edges_.front();
        double most = -1e300;
        std::uint32_t equal = 0;
        for (const std::uint32_t edge : edges_) {
            const double value = worth(tree_.edge(edge));
            if (value > most) {
                most = value;
                best = edge;
                equal = 1;
            } else if (value == most && random_.below(++equal) == 0) {
                best = edge;
            }
        }
        return best;
    }

    // The searcher knows where it stands; to the others in the world of another seat's eyes it may
    // look different.
    std::uint32_t root_of(const WorldPlay<Game>& one) {
        return options_.redraw && one.play.hands()[view_.seat()] != own_hand() ? node_of(one.play)
                                                                               : root_;
    }
    Mask own_hand() const { return static_cast<Mask>(knowledge_.known[view_.seat()]); }

    std::uint32_t next_node(const WorldPlay<Game>& one) {
        const std::uint32_t node = node_of(one.play);
        tree_.edge(choices_.back().edge).child = node;
        return node;
    }

    bool has_room_for(const WorldPlay<Game>& one) const {
        return tree_.nodes() < options_.max_nodes || tree_.has(key_of(one.play));
    }
    std::uint32_t node_of(const Play& play) { return tree_.node(key_of(play), play.to_move()); }

    std::uint64_t key_of(const Play& play) const {
        std::uint64_t key = 1;
        const int running = play.cards_played() - play.trick_size();
        for (int ply = start_plies_; ply < play.cards_played(); ++ply) {
            const bool in_order = options_.ordered || ply >= running;
            key ^= card_code(in_order ? 8 + ply : play.player_of(ply), play.played(ply));
        }
        if (options_.mover == MoverKey::playable) key ^= mixed_key(~std::uint64_t{play.legal()});
        if (options_.mover == MoverKey::hand) {
            key ^= mixed_key(~std::uint64_t{play.hands()[play.to_move()]});
        }
        return mixed_key(key);
    }

    const View<Game>& view_;
    const WorldSource& source_;
    const TreeOptions& options_;
    PublicFacts facts_;
    Knowledge knowledge_;
    Judge judge_;
    Random random_;
    SearchTree& tree_;
    int start_plies_;
    std::uint32_t root_;
    std::optional<NetSeats> prior_;
    std::uint64_t iterations_ = 0;
    // Of the walks whose leaves are judged together, one after another.
    std::vector<Choice> choices_;
    std::vector<Path> paths_;
    std::vector<LeafWorld<Game>> leaves_;
    std::vector<std::uint32_t> edges_;  // of the node where a card is chosen
};

}  // namespace kiebitz
