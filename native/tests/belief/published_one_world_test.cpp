// A game of clubs that after two tricks leaves the declarer only one world: rejection has to find
// it among C(16,8) = 12,870 deals (Knorr 2018).
#include <initializer_list>

#include "belief/published/sampler.hpp"
#include "games/skat.hpp"
#include "games/state.hpp"
#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;
using published::Method;

constexpr Card card(Suit suit, Rank rank) {
    return SkatDeck::card(suit, rank);
}

constexpr SkatDeck::Mask set(std::initializer_list<Card> cards) {
    SkatDeck::Mask mask = 0;
    for (const Card one : cards) mask |= bit<SkatDeck::Mask>(one);
    return mask;
}

State<Skat> after_two_tricks() {
    Skat::Position position;
    position.play.hands = {
        set({card(clubs, jack), card(hearts, jack), card(spades, ace), card(spades, king),
             card(clubs, ace), card(clubs, ten), card(clubs, king), card(clubs, nine),
             card(clubs, eight), card(clubs, seven)}),
        set({card(diamonds, ace), card(diamonds, ten), card(diamonds, king), card(diamonds, queen),
             card(diamonds, nine), card(spades, ten), card(spades, queen), card(spades, nine),
             card(spades, eight), card(spades, seven)}),
        set({card(hearts, ace), card(hearts, ten), card(hearts, king), card(hearts, queen),
             card(hearts, nine), card(hearts, eight), card(hearts, seven), card(spades, jack),
             card(diamonds, jack), card(clubs, queen)})};
    position.contract = SkatContract::clubs;
    position.skat = set({card(diamonds, seven), card(diamonds, eight)});
    State<Skat> state({}, position);
    for (const Card played : {card(clubs, seven), card(diamonds, ace), card(clubs, queen),
                              card(hearts, seven), card(clubs, ace), card(diamonds, nine)}) {
        state.apply({ActionKind::play, played});
    }
    return state;
}

void every_method_finds_the_one_world() {
    const State<Skat> state = after_two_tricks();
    const View<Skat> view(state, 0);
    const Knowledge facts = facts_of(view);
    check_equal(count(facts.undecided), 16, "hidden cards");
    check_equal(static_cast<long long>(published::choose(16, facts.open[1])), 12870, "deals");
    check_equal(static_cast<long long>(published::Exact(facts).count()), 1, "worlds");
    const auto& hands = state.now().hands();
    const World truth = {hands[0], hands[1], hands[2], state.now().skat()};
    Random random(RandomKey{61, 0});
    for (const Method method : published::every_method) {
        const auto drawn = draw(method, facts, published::table_of(view.now()), random);
        check(!drawn.dead_end && drawn.world == truth, published::name_of(method));
    }
}

void rejection_needs_as_many_tries_as_there_are_deals() {
    const State<Skat> state = after_two_tricks();
    const published::Rejection rejection(facts_of(View<Skat>(state, 0)));
    Random random(RandomKey{62, 0});
    constexpr int draws = 1000;
    double tries = 0;
    for (int i = 0; i < draws; ++i) tries += static_cast<double>(rejection.draw(random).tries);
    const double mean = tries / draws;  // its standard deviation: 12,870 / sqrt(1000) = 407
    check(mean > 12870 - 4 * 407 && mean < 12870 + 4 * 407, "tries on average");
}

void too_many_tries_are_a_dead_end() {
    const State<Skat> state = after_two_tricks();
    const published::Rejection rejection(facts_of(View<Skat>(state, 0)), 10);
    Random random(RandomKey{63, 0});
    const auto drawn = rejection.draw(random);
    check(drawn.dead_end && drawn.tries == 10, "given up after ten tries");
}

const Register tests{[] {
    test("every method finds the one world that is left", every_method_finds_the_one_world);
    test("rejection needs 12,870 tries for the one world that is left",
         rejection_needs_as_many_tries_as_there_are_deals);
    test("rejection that tries too often is a dead end", too_many_tries_are_a_dead_end);
}};

}  // namespace
