// Knowledge says all that follows from what a seat has seen, and never excludes the truth.
#include "belief/knowledge.hpp"

#include <string>

#include "tests/belief/every_world.hpp"
#include "tests/belief/true_world.hpp"
#include "tests/check.hpp"
#include "tests/games/samples.hpp"
#include "tests/long_test.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

// A hand can play a card exactly if it holds none of the cards that this rules out.
template <class Rules, class Contracts>
void ruled_out_is_the_converse_of_legal(const Contracts& contracts) {
    using Deck = typename Rules::Deck;
    using Mask = typename Deck::Mask;
    Random random(RandomKey{31, 0});
    int forbidden = 0;
    for (int i = 0; i < 200000; ++i) {
        const auto& contract =
            contracts[static_cast<std::size_t>(roll(random, static_cast<int>(contracts.size())))];
        const auto undertrump = static_cast<Undertrump>(roll(random, 3));
        auto pack = shuffled_pack<Deck>(random);
        const Card led = pack[0];
        const Card second = pack[1];
        const Card winning = contract.beats(second, led) ? second : led;
        Mask hand = 0;
        const int size = 1 + roll(random, 5);
        for (int k = 0; k < size; ++k) hand |= bit<Mask>(pack[static_cast<std::size_t>(2 + k)]);
        const Mask legal = Rules::legal(contract, hand, led, winning, undertrump);
        for_each(hand, [&](int card) {
            const auto out =
                Rules::ruled_out(contract, static_cast<Card>(card), led, winning, undertrump);
            check(contains(legal, card) == ((hand & out) == 0), "legal or ruled out");
            forbidden += !contains(legal, card);
        });
    }
    check(forbidden > 10000, "both cases come up");
}

void check_possible(const Knowledge& knowledge, const World& world) {
    Cards seen = 0;
    for (std::size_t place = 0; place < places; ++place) {
        const Cards may = knowledge.known[place] | knowledge.possible[place];
        check((world[place] & ~may) == 0, "the true cards are possible");
        check((knowledge.known[place] & ~world[place]) == 0, "known cards are there");
        check_equal(count(world[place]), count(knowledge.known[place]) + knowledge.open[place],
                    "sizes");
        seen |= world[place];
    }
    check((knowledge.undecided & ~seen) == 0, "undecided cards are in play");
}

template <class Game>
void the_truth_is_never_excluded(int games) {
    for (int board = 0; board < games; ++board) {
        Random random(RandomKey{32, static_cast<std::uint64_t>(board)});
        State<Game> state = any_start<Game>(random);
        while (true) {
            for (Seat seat = 0; seat < Game::seats; ++seat) {
                check_possible(knowledge_of(View<Game>(state, seat)), true_world(state.now()));
            }
            if (state.now().phase() == Phase::over) break;
            state.apply_legal(any_legal(state.now(), random));
        }
    }
}

// Every place that is left for a card occurs in some world, and no other.
template <class Game>
void nothing_more_can_be_concluded() {
    int views = 0;
    for (std::uint64_t board = 0; views < 400; ++board) {
        Random random(RandomKey{33, board});
        const State<Game> state = random_state<Game>(random);
        const auto knowledge = knowledge_of(View<Game>(state, static_cast<Seat>(roll(random, 3))));
        if (count(knowledge.undecided) > 11) continue;
        ++views;
        World found{};
        for (const World& world : every_world(knowledge)) {
            for (std::size_t place = 0; place < places; ++place) found[place] |= world[place];
        }
        for (std::size_t place = 0; place < places; ++place) {
            check((found[place] & ~knowledge.known[place]) == knowledge.possible[place],
                  "possible means that it occurs");
        }
    }
}

void impossible_knowledge_is_refused() {
    Knowledge knowledge;
    knowledge.undecided = 0b111;
    knowledge.possible = {0, 0b111, 0b001, 0};
    knowledge.open = {0, 1, 2, 0};
    check_refused(ErrorName::inconsistent_view, "two cards for one place",
                  [&] { knowledge.settle(); });
    knowledge.open = {0, 1, 1, 0};
    check_refused(ErrorName::inconsistent_view, "three cards for two places",
                  [&] { knowledge.settle(); });
}

const Register tests{[] {
    test("a card rules out what it could not be played from: Skat",
         [] { ruled_out_is_the_converse_of_legal<SkatRules>(skat_contract_tables); });
    test("a card rules out what it could not be played from: Jass",
         [] { ruled_out_is_the_converse_of_legal<JassRules>(jass_contract_tables); });
    const HowMany games{500, 100'000};
    long_test("worlds check", "Skat: no view excludes the truth", games,
              the_truth_is_never_excluded<Skat>);
    long_test("worlds check", "Schieber: no view excludes the truth", games,
              the_truth_is_never_excluded<Schieber>);
    long_test("worlds check", "Differenzler: no view excludes the truth", games,
              the_truth_is_never_excluded<Differenzler>);
    test("knowledge of Skat is complete", nothing_more_can_be_concluded<Skat>);
    test("knowledge of Schieber is complete", nothing_more_can_be_concluded<Schieber>);
    test("knowledge of Differenzler is complete", nothing_more_can_be_concluded<Differenzler>);
    test("impossible knowledge is refused", impossible_knowledge_is_refused);
}};

}  // namespace
