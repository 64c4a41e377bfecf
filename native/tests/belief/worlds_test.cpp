// Counting, numbering and drawing worlds, against a plain list of them all.
#include "belief/worlds.hpp"

#include <cmath>
#include <map>

#include "tests/belief/every_world.hpp"
#include "tests/check.hpp"
#include "tests/games/samples.hpp"
#include "tests/long_test.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

// Views of random games with at most `most` undecided cards.
template <class Game, class Use>
void for_small_views(int views, int most, std::uint64_t seed, const Use& use) {
    for (std::uint64_t board = 0; views > 0; ++board) {
        Random random(RandomKey{seed, board});
        const State<Game> state = random_state<Game>(random);
        const auto seat = static_cast<Seat>(roll(random, Game::seats));
        const auto knowledge = knowledge_of(View<Game>(state, seat));
        if (count(knowledge.undecided) > most) continue;
        --views;
        use(knowledge, random);
    }
}

template <class Game>
void worlds_are_as_listed() {
    for_small_views<Game>(1500, 11, 41, [](const Knowledge& knowledge, Random&) {
        const auto all = every_world(knowledge);
        const Worlds worlds(knowledge);
        check_equal(static_cast<long long>(worlds.count()), static_cast<long long>(all.size()),
                    "number of worlds");
        std::vector<std::array<std::uint64_t, places>> counts(36);
        for (std::size_t rank = 0; rank < all.size(); ++rank) {
            check(worlds.at(rank) == all[rank], "the n-th world");
            check(worlds.rank(all[rank]) == rank, "the number of a world");
            for (std::size_t place = 0; place < places; ++place) {
                for_each(all[rank][place],
                         [&](int card) { ++counts[static_cast<std::size_t>(card)][place]; });
            }
        }
        check(worlds.counts(36) == counts, "worlds with a card in a place");
    });
}

template <class Game>
void foreign_worlds_have_no_number() {
    for_small_views<Game>(300, 14, 42, [](const Knowledge& knowledge, Random& random) {
        const Worlds worlds(knowledge);
        World world = worlds.at(random.below64(worlds.count()));
        const auto from = static_cast<std::size_t>(roll(random, 4));
        const auto to = static_cast<std::size_t>(roll(random, 4));
        if (world[from] == 0 || from == to) return;
        const Cards moved = bit<Cards>(lowest(world[from]));
        World other = world;
        other[from] &= ~moved;
        check(!worlds.rank(other), "a card is missing");
        other[to] |= moved;
        check(!worlds.rank(other), "a card is in another place");
        world[to] |= moved;
        check(!worlds.rank(world), "a card is in two places");
    });
}

// The card play again with these hands: whether every card was legal.
template <class Game>
bool replays(const Game& game, const World& world) {
    using Play = typename Game::Play;
    const Play& seen = game.play();
    auto hands = seen.hands();
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        hands[seat] = static_cast<typename Game::Mask>(world[seat]);
    }
    const int before = seen.cards_played() - seen.trick_size();
    for (int ply = 0; ply < seen.cards_played(); ++ply) {
        hands[seen.player_of(ply)] |= bit<typename Game::Mask>(seen.played(ply));
    }
    const Seat first = seen.cards_played() > 0 ? seen.player_of(0) : seen.leader();
    Play play(seen.contract(), hands, first, seen.tricks_left() + before / Game::seats,
              seen.undertrump());
    for (int ply = 0; ply < seen.cards_played(); ++ply) {
        if (!contains(play.legal(), seen.played(ply))) return false;
        play.play(seen.played(ply));
    }
    return play.to_move() == seen.to_move();
}

// Drawn worlds are tried out by the rules themselves.
template <class Game>
void drawn_worlds_can_be_played(int draws) {
    std::vector<World> drawn(1000);
    for (std::uint64_t board = 0; draws > 0; ++board) {
        Random random(RandomKey{46, board});
        const State<Game> state = random_state<Game>(random);
        if (state.now().phase() != Phase::play) continue;
        const auto seat = static_cast<Seat>(roll(random, Game::seats));
        const auto knowledge = knowledge_of(View<Game>(state, seat));
        Worlds(knowledge).draw(random, drawn);
        draws -= static_cast<int>(drawn.size());
        for (const World& world : drawn) {
            check(world[seat] == state.now().hands()[seat], "one's own hand");
            check(replays(state.now(), world), "every card was legal");
        }
    }
}

// Chi-square over all worlds; the bound is about six standard deviations above the mean.
template <class Draw>
void check_frequencies(const std::vector<World>& all, const std::vector<double>& probability,
                       const Draw& draw) {
    constexpr int per_world = 200;
    std::map<World, std::size_t> index;
    for (std::size_t i = 0; i < all.size(); ++i) index[all[i]] = i;
    std::vector<World> drawn(per_world * all.size());
    draw(std::span<World>(drawn));
    std::vector<double> seen(all.size());
    for (const World& world : drawn) {
        check(index.contains(world), "only possible worlds are drawn");
        ++seen[index[world]];
    }
    double chi = 0;
    double degrees = -1;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const double expected = probability[i] * static_cast<double>(drawn.size());
        if (expected == 0) {
            check(seen[i] == 0, "no world of weight zero is drawn");
            continue;
        }
        check(seen[i] > 0 || expected < 50, "every world is drawn in the end");
        if (expected < 5) continue;
        chi += (seen[i] - expected) * (seen[i] - expected) / expected;
        ++degrees;
    }
    if (degrees < 1) return;
    check(chi < degrees + 6 * std::sqrt(2 * degrees) + 20, "frequencies fit");
}

template <class Game>
void every_world_is_equally_likely() {
    for_small_views<Game>(60, 8, 43, [](const Knowledge& knowledge, Random& random) {
        const auto all = every_world(knowledge);
        const Worlds worlds(knowledge);
        const std::vector<double> equal(all.size(), 1.0 / static_cast<double>(all.size()));
        check_frequencies(all, equal, [&](auto out) { worlds.draw(random, out); });
    });
}

template <class Game>
void weighted_worlds_are_as_likely_as_their_weights() {
    for_small_views<Game>(60, 8, 44, [](const Knowledge& knowledge, Random& random) {
        PerCard weights(36);
        for (auto& row : weights) {
            for (double& weight : row) weight = chance(random, 15) ? 0 : 0.01 + random.unit();
        }
        const auto all = every_world(knowledge);
        std::vector<double> probability(all.size(), 1.0);
        PerCard expected(36);
        double total = 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (std::size_t place = 0; place < places; ++place) {
                for_each(all[i][place] & knowledge.undecided, [&](int card) {
                    probability[i] *= weights[static_cast<std::size_t>(card)][place];
                });
            }
            total += probability[i];
        }
        if (total == 0) {
            check_refused(ErrorName::impossible_weights, "no world is left",
                          [&] { WeightedWorlds(knowledge, weights); });
            return;
        }
        for (std::size_t i = 0; i < all.size(); ++i) {
            probability[i] /= total;
            for (std::size_t place = 0; place < places; ++place) {
                for_each(all[i][place], [&](int card) {
                    expected[static_cast<std::size_t>(card)][place] += probability[i];
                });
            }
        }
        const WeightedWorlds worlds(knowledge, weights);
        const auto found = worlds.probabilities();
        for (std::size_t card = 0; card < 36; ++card) {
            for (std::size_t place = 0; place < places; ++place) {
                check(std::abs(found[card][place] - expected[card][place]) < 1e-12, "marginals");
            }
        }
        check_frequencies(all, probability, [&](auto out) { worlds.draw(random, out); });
    });
}

void tiny_weights_are_no_zeros() {
    Random random(RandomKey{45, 0});
    const State<Skat> state({}, Skat::Deal::random(random, 0));
    const auto knowledge = knowledge_of(View<Skat>(state, 0));
    PerCard weights(36, {1e-300, 1e-290, 1e-300, 1e-300});
    const WeightedWorlds tiny(knowledge, weights);
    const auto share = tiny.probabilities();
    for_each(knowledge.undecided, [&](int card) {
        const auto row = share[static_cast<std::size_t>(card)];
        check(std::abs(row[1] - 10.0 / 22) < 1e-9, "weights of a place alone change nothing");
    });
    weights[static_cast<std::size_t>(lowest(knowledge.undecided))][2] = -1;
    check_refused(ErrorName::impossible_weights, "below zero",
                  [&] { WeightedWorlds(knowledge, weights); });
    weights[static_cast<std::size_t>(lowest(knowledge.undecided))][2] = std::nan("");
    check_refused(ErrorName::impossible_weights, "no number",
                  [&] { WeightedWorlds(knowledge, weights); });
}

const Register tests{[] {
    test("worlds of Skat are as listed", worlds_are_as_listed<Skat>);
    test("worlds of Schieber are as listed", worlds_are_as_listed<Schieber>);
    test("worlds of Differenzler are as listed", worlds_are_as_listed<Differenzler>);
    test("foreign worlds of Skat have no number", foreign_worlds_have_no_number<Skat>);
    test("foreign worlds of Schieber have no number", foreign_worlds_have_no_number<Schieber>);
    test("every world of Skat is equally likely", every_world_is_equally_likely<Skat>);
    test("every world of Schieber is equally likely", every_world_is_equally_likely<Schieber>);
    test("weighted worlds of Skat are as likely as their weights",
         weighted_worlds_are_as_likely_as_their_weights<Skat>);
    test("weighted worlds of Schieber are as likely as their weights",
         weighted_worlds_are_as_likely_as_their_weights<Schieber>);
    const HowMany draws{20'000, 10'000'000};
    long_test("worlds check", "Skat: drawn worlds can be played", draws,
              drawn_worlds_can_be_played<Skat>);
    long_test("worlds check", "Schieber: drawn worlds can be played", draws,
              drawn_worlds_can_be_played<Schieber>);
    long_test("worlds check", "Differenzler: drawn worlds can be played", draws,
              drawn_worlds_can_be_played<Differenzler>);
    test("tiny weights are no zeros", tiny_weights_are_no_zeros);
}};

}  // namespace
