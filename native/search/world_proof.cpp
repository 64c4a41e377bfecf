#include "search/world_proof.hpp"

#include "search/open_game.hpp"
#include "search/world_play.hpp"

namespace kiebitz {

namespace {

struct OutOfTime {};

// What a position gives, and whether its first set, then that of all worlds, is won for certain.
struct Found {
    WorldFront front;
    bool firm = false;
};

template <class Game>
class ProofSearch {
  public:
    ProofSearch(const View<Game>& view, const WeighedWorlds& worlds, const ProofOptions& options,
                const Budget& budget)
        : seat_(view.seat()),
          worlds_(worlds.worlds),
          weights_(worlds.weights),
          options_(options),
          budget_(budget),
          unhurried_(budget.unhurried()),
          open_(view, unhurried_) {
        if (!open_.answers()) {
            throw RuleError(ErrorName::bad_option,
                            "a proof needs two sides: in Ramsch everyone plays alone");
        }
        for (const World& world : worlds_) {
            if (plays_.size() % 4096 == 0) budget.look();
            const auto one = world_play(view, Reward::win, world);
            plays_.push_back(one.play);
            aims_.push_back(aim(one.play, world));
            vague_ = vague_ || aims_.back().every_trick;
        }
        for (Seat seat = 0; seat < Game::seats; ++seat) {
            if (seat != seat_ && open_.maximises(seat) == open_.maximises(seat_)) partner_ = seat;
        }
    }

    std::vector<CardProof> first_votes() {
        const WorldSet all = WorldSet::first(worlds_.size());
        std::vector<CardProof> cards;
        for_each(plays_.front().legal(), [&](int number) {
            const auto card = static_cast<Card>(number);
            const Found vote = after(card, all, [&] { return this->vote(all); });
            const WorldSet& won = heaviest(vote.front);
            cards.push_back({card, won, weight_of(won), vote.firm, true});
        });
        return cards;
    }

    // The same cards for so many moves; `before` are the results for fewer.
    std::vector<CardProof> search(std::vector<CardProof> before, int moves) {
        const WorldSet all = WorldSet::first(worlds_.size());
        std::vector<CardProof*> order;
        for (CardProof& one : before) order.push_back(&one);
        std::stable_sort(order.begin(), order.end(), [](const CardProof* a, const CardProof* b) {
            return a->weight > b->weight;
        });
        double best = 0;
        for (std::size_t i = 0; i < order.size(); ++i) {
            CardProof& one = *order[i];
            one.searched = !(options_.root_cut && i > 0 && one.weight <= best);
            if (one.proven) best = one.weight;
            if (!one.searched || one.proven) continue;
            const Found found = after(one.card, all, [&] {
                const WorldSet winnable = heaviest(vote(all).front);
                return position(winnable, moves - 1, nullptr);
            });
            one.won = heaviest(found.front);
            one.weight = weight_of(one.won);
            one.proven = found.firm && one.won == all;
            best = std::max(best, one.weight);
        }
        return before;
    }

    bool shortened() const { return shortened_; }
    std::uint64_t nodes() const { return nodes_; }
    void keep_time(bool wanted) { in_time_ = wanted; }

  private:
    using Play = typename Game::Play;

    double weight_of(const WorldSet& set) const {
        double sum = 0;
        set.for_each([&](std::size_t world) { sum += weights_[world]; });
        return sum;
    }
    const WorldSet& heaviest(const WorldFront& front) const {
        return front.heaviest([this](const WorldSet& set) { return weight_of(set); });
    }
    void shorten(WorldFront& front) {
        const auto weigh = [this](const WorldSet& set) { return weight_of(set); };
        shortened_ = front.cut_to(options_.front, weigh) || shortened_;
    }

    struct Aim {
        int total = 0;             // in the solver's terms
        bool every_trick = false;  // Schwarz: the points alone do not tell
    };

    Aim aim(const Play& play, const World& world) const {
        if (options_.total) {
            const bool other_team = Game::seats == 4 && !open_.maximises(seat_);
            return {other_team ? jass_points + 1 - *options_.total : *options_.total, false};
        }
        const int total = total_to_win(open_.sides(), play, world);
        return {total, Sides<Game>::needs_every_trick(total)};
    }

    // ---- Worlds ---------------------------------------------------------------------------------

    template <class Use>
    Found after(Card card, const WorldSet& active, const Use& use) {
        active.for_each([&](std::size_t i) { plays_[i].play(card); });
        try {
            Found found = use();
            active.for_each([&](std::size_t i) { plays_[i].undo(); });
            return found;
        } catch (...) {
            active.for_each([&](std::size_t i) { plays_[i].undo(); });
            throw;
        }
    }

    // Whether the own side has won or lost this world already.
    std::optional<bool> decided(std::size_t i) const {
        const Play& play = plays_[i];
        std::optional<bool> reached = open_.decided(play, worlds_[i][aside], aims_[i].total);
        if (aims_[i].every_trick) {
            bool lost_one = false;
            for (Seat seat = 0; seat < Game::seats; ++seat) {
                lost_one = lost_one || (!open_.maximises(seat) && play.tricks()[seat] > 0);
            }
            if (lost_one) {
                reached = false;
            } else if (!play.finished()) {
                reached.reset();
            } else {
                reached = true;
            }
        }
        if (!reached) return std::nullopt;
        return *reached == open_.maximises(seat_);
    }

    // The worlds that are won with open cards. It is certain if the own side has no choice left
    // between several of them.
    Found vote(const WorldSet& active) {
        WorldSet won(worlds_.size());
        bool all_decided = true;
        active.for_each([&](std::size_t i) {
            if (in_time_ && budget_.late()) throw OutOfTime{};
            const auto known = decided(i);
            all_decided = all_decided && known;
            const bool wins = known ? *known
                                    : open_.reaches(plays_[i], worlds_[i][aside], aims_[i].total) ==
                                          open_.maximises(seat_);
            if (wins) won.add(i);
        });
        const Play& play = plays_[first_of(active)];
        const bool forced =
            play.cards_of(seat_) <= 1 && (partner_ == no_seat || play.cards_of(partner_) <= 1);
        const bool firm = all_decided || (!vague_ && (forced || won.count() <= 1));
        return {WorldFront(won), firm && won == active};
    }

    static std::size_t first_of(const WorldSet& active) {
        std::size_t first = 0;
        bool found = false;
        active.for_each([&](std::size_t i) {
            if (!found) first = i;
            found = true;
        });
        return first;
    }

    // ---- Positions ------------------------------------------------------------------------------

    // The front for the worlds in `active`, which all look alike to the seat. `rival` is the front
    // of the own cards tried before, if this position comes right after one.
    Found position(const WorldSet& active, int moves, const WorldFront* rival) {
        ++nodes_;
        if (in_time_ && budget_.late()) throw OutOfTime{};
        if (nodes_ % 256 == 0) budget_.look();
        if (active.empty()) return {WorldFront(active), false};
        if (const auto end = ended(active)) return *end;
        const Seat mover = plays_[first_of(active)].to_move();
        if (mover == seat_) return own_card(active, moves);
        if (mover == partner_) return partners_card(active, moves);
        return opponents_card(active, moves, rival);
    }

    std::optional<Found> ended(const WorldSet& active) const {
        WorldSet won(worlds_.size());
        bool all_decided = true;
        active.for_each([&](std::size_t i) {
            const auto known = decided(i);
            all_decided = all_decided && known;
            if (known && *known) won.add(i);
        });
        if (!all_decided) return std::nullopt;
        return Found{WorldFront(won), won == active};
    }

    Found own_card(const WorldSet& active, int moves) {
        struct Candidate {
            Card card;
            Found vote;
            double weight;
        };
        std::vector<Candidate> candidates;
        for_each(plays_[first_of(active)].legal(), [&](int number) {
            const auto card = static_cast<Card>(number);
            Found found = after(card, active, [&] { return vote(active); });
            const double weight = weight_of(heaviest(found.front));
            candidates.push_back({card, std::move(found), weight});
        });
        std::stable_sort(
            candidates.begin(), candidates.end(),
            [](const Candidate& a, const Candidate& b) { return a.weight > b.weight; });
        Found best{WorldFront(WorldSet(worlds_.size())), false};
        for (const Candidate& one : candidates) {
            const WorldSet& winnable = heaviest(one.vote.front);
            if (best.front.covers(winnable)) continue;
            const Found found =
                moves == 1 || one.vote.firm ? one.vote : after(one.card, active, [&] {
                    return position(winnable, moves - 1, &best.front);
                });
            for (const WorldSet& set : found.front.sets()) best.front.add(set);
            if (!best.front.covers(active)) continue;
            best.firm = found.firm && winnable == active;
            break;
        }
        shorten(best.front);
        return best;
    }

    // In which worlds each card may be played by the seat to move.
    std::vector<std::pair<Card, WorldSet>> cards_of_all(const WorldSet& active) const {
        std::vector<std::pair<Card, WorldSet>> cards;
        typename Game::Mask legal = 0;
        active.for_each([&](std::size_t i) { legal |= plays_[i].legal(); });
        for_each(legal, [&](int card) {
            WorldSet where(worlds_.size());
            active.for_each([&](std::size_t i) {
                if (contains(plays_[i].legal(), card)) where.add(i);
            });
            cards.emplace_back(static_cast<Card>(card), where);
        });
        return cards;
    }

    Found opponents_card(const WorldSet& active, int moves, const WorldFront* rival) {
        Found all{WorldFront(active), true};
        for (const auto& [card, where] : cards_of_all(active)) {
            const Found found = after(card, where, [&] { return position(where, moves, nullptr); });
            all.firm = all.firm && found.firm;
            WorldSet safe = active;
            safe -= where;
            WorldFront product(WorldSet(worlds_.size()));
            for (const WorldSet& before : all.front.sets()) {
                budget_.look();
                for (WorldSet set : found.front.sets()) {
                    set |= safe;
                    set &= before;
                    product.add(set);
                }
            }
            all.front = std::move(product);
            shorten(all.front);
            if (all.front.empty() || (rival != nullptr && all.front.within(*rival))) {
                all.firm = false;
                break;
            }
        }
        return all;
    }

    Found partners_card(const WorldSet& active, int moves) {
        Found any{WorldFront(WorldSet(worlds_.size())), false};
        bool all_firm = true;
        std::size_t placed = 0;
        for (const auto& [card, where] : cards_of_all(active)) {
            const Found found = after(card, where, [&] { return position(where, moves, nullptr); });
            // One card that is good in all worlds needs no eyes, nor does a forced one.
            if (where == active && found.firm) return found;
            placed += where.count();
            all_firm = all_firm && found.firm;
            WorldFront product(WorldSet(worlds_.size()));
            for (const WorldSet& before : any.front.sets()) {
                budget_.look();
                for (WorldSet set : found.front.sets()) {
                    set |= before;
                    product.add(set);
                }
            }
            any.front = std::move(product);
            shorten(any.front);
        }
        const bool forced = placed == active.count();
        any.firm = forced && all_firm;
        return any;
    }

    Seat seat_;
    Seat partner_ = no_seat;
    const std::vector<World>& worlds_;
    const std::vector<double>& weights_;
    ProofOptions options_;
    const Budget& budget_;
    Budget unhurried_;  // a vote is taken by all or not at all
    OpenGame<Game> open_;
    std::vector<Play> plays_;
    std::vector<Aim> aims_;
    bool vague_ = false;  // Schwarz is needed: the solver's answers are hopes
    bool in_time_ = false;
    bool shortened_ = false;
    std::uint64_t nodes_ = 0;
};

void require_possible(const ProofOptions& options) {
    constexpr int most_points = 10'000;  // any total; further away sums could overflow
    const char* wrong = nullptr;
    if (options.moves < 1) wrong = "a proof looks at one own card or more";
    if (options.front < 1) wrong = "a front has room for one set or more";
    if (options.total && (*options.total < -most_points || *options.total > most_points)) {
        wrong = "there is no such total";
    }
    if (wrong != nullptr) throw RuleError(ErrorName::bad_option, wrong);
}

}  // namespace

template <class Game>
ProofResult proof_cards(const View<Game>& view, const WeighedWorlds& worlds,
                        const ProofOptions& options, const Budget& budget) {
    require_own_card(view);
    require_possible(options);
    if (worlds.size() == 0) throw RuleError(ErrorName::bad_option, "there are no worlds to search");
    ProofSearch<Game> search(view, worlds, options, budget);
    ProofResult result;
    const int most = std::min(options.moves, view.now().play().cards_of(view.seat()));
    search.keep_time(!options.must_answer);
    try {
        result.cards = search.first_votes();
        result.moves = 1;
        search.keep_time(true);
        while (result.moves < most) {
            result.cards = search.search(result.cards, result.moves + 1);
            ++result.moves;
        }
    } catch (const OutOfTime&) {
        // What fewer moves gave stands.
    }
    for (CardProof& one : result.cards) one.proven = one.proven && worlds.complete;
    result.shortened = search.shortened();
    result.nodes = search.nodes();
    return result;
}

template ProofResult proof_cards(const View<Skat>&, const WeighedWorlds&, const ProofOptions&,
                                 const Budget&);
template ProofResult proof_cards(const View<Schieber>&, const WeighedWorlds&, const ProofOptions&,
                                 const Budget&);

}  // namespace kiebitz
