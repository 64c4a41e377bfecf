// A net that plays cards of Skat, as the judge of leaves and as whoever plays on below them.
//
// All leaves are played on in lockstep: of each the seat to move asks the net about what it sees in
// that world, all questions are answered together, all play their cards. Either to the end of the
// game, or until it is the searcher's own turn again; there the net says what its side comes to. It
// is always the searcher's own position that is judged: what nets say at different seats does not
// go together, since each takes what it does not see for what it usually is.
//
// What nets say goes from -1.25 (lost, Schneider, no points) to 1.25, as they were taught
// (src/kiebitz/learn/selfplay.py); as rewards these are shares from 0 to 1. A game that is over is
// worth what it would have taught.
//
// Fits: declared games. In Ramsch, and where another game is played, there is no net to ask.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "games/random_play.hpp"
#include "net/skat_questions.hpp"
#include "run/budget.hpp"
#include "search/world_play.hpp"

namespace kiebitz {

inline constexpr double most_of_nets = 1.25;

// What a net says as a share from 0 to 1.
double share_of_net_value(double value);

// The card plays of a search, each with its hands, in which every seat asks the net.
class NetSeats {
  public:
    // Of the view the facts of the game that all know are taken.
    NetSeats(const View<Skat>& view, std::shared_ptr<const Net> net);

    // What the seat to move hears about its cards; one question, answered.
    SkatQuestions asked(const WorldPlay<Skat>& world) const;
    // The best card of the seat to move.
    Card card(const WorldPlay<Skat>& world) const;
    // Every world goes on until `ended` says so. With an epsilon a random card is played now and
    // then; each world has random numbers of its own.
    template <class Ended>
    void play_on(std::span<WorldPlay<Skat>* const> worlds, std::span<Random> luck, double epsilon,
                 const Budget& budget, const Ended& ended) const {
        std::vector<std::size_t> asking;
        while (true) {
            budget.look();
            asking.clear();
            SkatQuestions questions;
            bool any = false;
            for (std::size_t i = 0; i < worlds.size(); ++i) {
                WorldPlay<Skat>& world = *worlds[i];
                if (ended(world)) continue;
                any = true;
                const Skat::Mask legal = world.play.legal();
                if (epsilon > 0 && luck[i].unit() < epsilon) {
                    world.play.play(random_card(world.play, luck[i]));
                } else if (count(legal) == 1) {
                    world.play.play(static_cast<Card>(lowest(legal)));
                } else {
                    asking.push_back(i);
                    questions.add(facts_in(world), world.play);
                }
            }
            if (!any) return;
            questions.answer(*net_);
            for (std::size_t k = 0; k < asking.size(); ++k) {
                worlds[asking[k]]->play.play(questions.best(k));
            }
        }
    }
    // What each world is worth to the declarer as a share from 0 to 1.
    std::vector<double> declarers_shares(std::span<WorldPlay<Skat>* const> worlds) const;

    Seat declarer() const { return facts_.declarer; }

  private:
    DeclaredSkat facts_in(const WorldPlay<Skat>& world) const {
        DeclaredSkat facts = facts_;
        facts.aside = static_cast<Skat::Mask>(world.set_aside);
        return facts;
    }

    DeclaredSkat facts_;
    std::shared_ptr<const Net> net_;
};

}  // namespace kiebitz
