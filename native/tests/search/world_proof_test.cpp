// The proof search agrees with the solver, with PIMC's votes, and with every plan tried one by one.
#include "search/world_proof.hpp"

#include "search/open_game.hpp"
#include "tests/belief/worlds_for_searches.hpp"
#include "tests/check.hpp"
#include "tests/search/every_plan.hpp"
#include "tests/search/small_views.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

template <class Game>
ProofResult prove(const View<Game>& view, const std::vector<World>& worlds, bool complete,
                  int moves) {
    ProofOptions options;
    options.moves = moves;
    options.front = 4096;
    return proof_cards(view, equally_likely(worlds, complete), options, no_budget());
}

// Whether the seat's side wins a world after a card with open cards.
template <class Game>
bool openly_won(const View<Game>& view, const World& world, Card card) {
    OpenGame<Game> open(view, no_budget());
    auto one = world_play(view, Reward::win, world);
    one.play.play(card);
    const bool reached =
        open.reaches(one.play, world[aside], total_to_win(one.stakes.sides(), one.play, world));
    return reached == open.maximises(view.seat());
}

template <class Game>
void one_world() {
    Random random(RandomKey{71, Game::id});
    for (int i = 0; i < 150; ++i) {
        const auto state = inside_trick(random, small_state<Game>(random, 2 + roll(random, 4)));
        const auto view = movers_view(state);
        const std::vector<World> worlds = {true_world(state.now())};
        for (int moves = 1; moves <= 5; ++moves) {
            for (const CardProof& one : prove(view, worlds, true, moves).cards) {
                const bool expected = openly_won(view, worlds[0], one.card);
                check(one.won.has(0) == expected, "one world is won as with open cards");
                check(one.proven == expected, "in one world nothing has to be guessed");
            }
        }
    }
}

template <class Game>
void votes() {
    Random random(RandomKey{72, Game::id});
    for (int i = 0; i < 100; ++i) {
        const auto state = inside_trick(random, small_state<Game>(random, 3 + roll(random, 3)));
        const auto view = movers_view(state);
        const auto worlds = some_worlds(random, view, 12);
        for (const CardProof& one : prove(view, worlds, false, 1).cards) {
            for (std::size_t w = 0; w < worlds.size(); ++w) {
                check(one.won.has(w) == openly_won(view, worlds[w], one.card), "each world a vote");
            }
        }
    }
}

template <class Game>
void more_moves() {
    Random random(RandomKey{73, Game::id});
    int fewer = 0;
    for (int i = 0; i < 60; ++i) {
        const auto state = inside_trick(random, small_state<Game>(random, 4));
        const auto view = movers_view(state);
        const auto worlds = some_worlds(random, view, 8);
        auto before = prove(view, worlds, false, 1);
        for (int moves = 2; moves <= 4; ++moves) {
            const auto result = prove(view, worlds, false, moves);
            for (std::size_t c = 0; c < result.cards.size(); ++c) {
                const auto now = result.cards[c].won.count();
                check(now <= before.cards[c].won.count(), "more moves win no more worlds");
                fewer += now < before.cards[c].won.count();
            }
            before = result;
        }
    }
    check(fewer > 0, "and sometimes fewer");
}

// Endings in which looking further changes nothing are common and dull: one in thirty is compared.
template <class Game>
void every_plan() {
    Random random(RandomKey{74, Game::id});
    int compared = 0;
    int below_vote = 0;
    for (int i = 0; i < (Game::seats == 3 ? 6000 : 2500); ++i) {
        const int size = chance(random, 20) ? 2 : 3;
        const auto state = inside_trick(random, small_state<Game>(random, size));
        const auto view = movers_view(state);
        const auto worlds =
            some_worlds(random, view, 2 + static_cast<std::size_t>(roll(random, 5)));
        const auto vote = prove(view, worlds, true, 1);
        const auto result = prove(view, worlds, true, size);
        const bool dull = std::equal(
            vote.cards.begin(), vote.cards.end(), result.cards.begin(),
            [](const CardProof& a, const CardProof& b) { return a.won.count() == b.won.count(); });
        if (dull && !chance(random, 3)) continue;
        EveryPlan<Game> reference(view, worlds, 300);
        for (std::size_t c = 0; c < result.cards.size(); ++c) {
            const CardProof& one = result.cards[c];
            const auto expected = reference.best_after(one.card);
            if (!expected) continue;
            ++compared;
            below_vote += *expected < vote.cards[c].won.count();
            check_equal(static_cast<long long>(one.won.count()), static_cast<long long>(*expected),
                        "worlds won by the best plan");
            bool alone = false;
            if constexpr (requires { view.now().declarer(); }) {
                alone = view.now().declarer() == view.seat();
            }
            const bool all = one.won.count() == worlds.size();
            check(!one.proven || all, "proven only if all are won");
            if (alone) check(one.proven == all, "to the end, all won is a proof");
        }
    }
    check(compared > 50 && below_vote > 3, "enough was compared");
}

// See tests/search/small_views.hpp for the ending. PIMC thinks as well of the jack as of clubs, in
// all 20 worlds.
void strategy_fusion() {
    const auto view = movers_view(ten_of_clubs());
    const auto worlds = all_worlds(view);
    check_equal(static_cast<long long>(worlds.size()), 20, "worlds");
    const auto about = [&](const char* name, int moves) {
        const auto result = prove(view, worlds, true, moves);
        return *std::find_if(result.cards.begin(), result.cards.end(), [&](const CardProof& one) {
            return one.card == card<SkatDeck>(name);
        });
    };
    for (const char* name : {"SJ", "CK", "CA"}) {
        check(about(name, 1).won.count() == 20, "every vote for every card");
        check(!about(name, 1).proven, "which proves nothing");
    }
    for (const int moves : {2, 3}) {
        check_equal(static_cast<long long>(about("SJ", moves).won.count()), 12,
                    "the jack ends in a guess");
        check(about("CK", moves).proven && about("CA", moves).proven, "clubs win for certain");
    }
    const auto truth = true_world(ten_of_clubs().now());
    auto other = truth;  // the ten has two small clubs with it
    other[1] = cards<SkatDeck>("C7 C8 CT");
    other[2] = cards<SkatDeck>("DA C9 CQ");
    EveryPlan<Skat> reference(view, {truth, other}, 100000);
    check(reference.best_after(card<SkatDeck>("SJ")) == 1, "no plan for the jack wins both");
    check(reference.best_after(card<SkatDeck>("CA")) == 2, "one for the ace does");
}

// What is proven for a seat with a partner is won by a plan that both can follow.
template <class Game>
void plans_for_two() {
    Random random(RandomKey{77, Game::id});
    int compared = 0;
    for (int i = 0; i < 4000 && compared < 60; ++i) {
        const auto state = inside_trick(random, small_state<Game>(random, 2 + roll(random, 2)));
        const auto view = movers_view(state);
        if constexpr (requires { view.now().declarer(); }) {
            if (view.now().declarer() == view.seat()) continue;
        }
        const auto worlds = some_worlds(random, view, 4);
        if (worlds.size() < 2) continue;
        for (const CardProof& one : prove(view, worlds, true, 3).cards) {
            if (!one.proven) continue;
            EveryPlan<Game> reference(view, worlds, 200, true);
            const auto best = reference.best_after(one.card);
            if (!best) continue;  // too many plans
            ++compared;
            check(*best == worlds.size(), "a plan for two wins all worlds");
        }
    }
    check(compared >= 30, "enough was compared");
}

void root_cut() {
    Random random(RandomKey{75, 0});
    for (int i = 0; i < 60; ++i) {
        const auto view = movers_view(small_state<Skat>(random, 4));
        const auto worlds = some_worlds(random, view, 8);
        const auto most = [](const ProofResult& result) {
            std::size_t best = 0;
            for (const CardProof& one : result.cards) {
                if (one.searched) best = std::max(best, one.won.count());
            }
            return best;
        };
        ProofOptions options;
        options.moves = 3;
        options.root_cut = true;
        const auto cut = proof_cards(view, equally_likely(worlds), options, no_budget());
        const auto full = prove(view, worlds, false, 3);
        check(most(cut) == most(full), "the best card is as good");
        check(cut.nodes <= full.nodes, "for no more work");
    }
}

void limits() {
    Random random(RandomKey{76, 0});
    const auto view = movers_view(small_state<Skat>(random, 7));
    const auto worlds = some_worlds(random, view, 40);
    ProofOptions options;
    options.moves = 7;
    const auto begun = std::chrono::steady_clock::now();
    const auto result = proof_cards(view, equally_likely(worlds), options, in_time(0.05));
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begun;
    check(spent.count() < 2, "the deadline is kept");
    check(result.moves >= 1 && result.moves < 7, "with what was finished");
    const auto same = prove(view, worlds, false, result.moves);
    for (std::size_t c = 0; c < same.cards.size(); ++c) {
        check(same.cards[c].won.count() == result.cards[c].won.count(), "that of fewer moves");
    }
    const auto late = [&](bool must_answer) {
        options.must_answer = must_answer;
        return proof_cards(view, equally_likely(worlds), options, in_time(0));
    };
    check(late(true).moves == 1 && !late(true).cards.empty(), "one move, if it must answer");
    check(late(false).moves == 0 && late(false).cards.empty(), "else nothing");
    bool stopped = false;
    try {
        proof_cards(view, equally_likely(worlds), options, not_wanted());
    } catch (const Stopped&) {
        stopped = true;
    }
    check(stopped, "told to stop, it stops");
}

// A plan for the heavier worlds comes before one for more of them.
void weights() {
    const auto view = movers_view(ten_of_clubs());
    auto worlds = equally_likely(all_worlds(view), true);
    ProofOptions options;
    options.moves = 3;
    const auto jack = [&] {
        const auto result = proof_cards(view, worlds, options, no_budget());
        return *std::find_if(result.cards.begin(), result.cards.end(), [&](const CardProof& one) {
            return one.card == card<SkatDeck>("SJ");
        });
    };
    check(std::abs(jack().weight - 12 / 20.0) < 1e-12, "12 of 20 equally likely worlds");
    const auto lost_before = jack();
    double rest = 0;  // all weight to the worlds that the plan had given up
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        worlds.weights[i] = lost_before.won.has(i) ? 0.001 : 1.0;
        rest += worlds.weights[i];
    }
    for (double& weight : worlds.weights) weight /= rest;
    const auto now = jack();
    check(now.weight > 0.9, "the plan follows the weights");
    check(now.won.count() < lost_before.won.count(), "though it wins fewer worlds");
}

const Register tests{[] {
    test("proof: the plan of the heaviest worlds is found", weights);
    test("proof: Skat, one world is won as with open cards", one_world<Skat>);
    test("proof: Schieber, one world is won as with open cards", one_world<Schieber>);
    test("proof: Skat, one move is PIMC's vote", votes<Skat>);
    test("proof: Schieber, one move is PIMC's vote", votes<Schieber>);
    test("proof: Skat, more moves win no more worlds", more_moves<Skat>);
    test("proof: Schieber, more moves win no more worlds", more_moves<Schieber>);
    test("proof: Skat, the best of every plan", every_plan<Skat>);
    test("proof: Schieber, the best of every plan", every_plan<Schieber>);
    test("proof: Skat, what is proven two can follow", plans_for_two<Skat>);
    test("proof: Schieber, what is proven two can follow", plans_for_two<Schieber>);
    test("proof: Skat, two moves see through strategy fusion", strategy_fusion);
    test("proof: the root cut keeps the best card", root_cut);
    test("proof: deadline and stop", limits);
}};

}  // namespace
