// The habits of the Differenzler player by rule, one position each.
#include "policy/differenzler_player.hpp"

#include <cstdlib>

#include "games/predictions.hpp"
#include "games/random_play.hpp"
#include "policy/greedy.hpp"
#include "tests/cards/notation.hpp"
#include "tests/check.hpp"
#include "tests/games/samples.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

// Hearts are trumps. Seat 0 has taken nothing and is to play; the trick lies on the table. Seat 1
// has all points that are gone.
struct Ending {
    std::array<std::string_view, 4> hands;
    std::array<std::uint8_t, 4> predictions{};
    std::string_view trick = "";
};

State<Differenzler> state_of(const Ending& ending) {
    Differenzler::Position position;
    position.trump = hearts;
    position.predictions = ending.predictions;
    position.play.trick = card_list<JassDeck>(ending.trick);
    position.play.leader = static_cast<Seat>((4 - position.play.trick.size()) % 4);
    JassDeck::Mask left = cards<JassDeck>(ending.trick);
    for (std::size_t seat = 0; seat < 4; ++seat) {
        position.play.hands[seat] = cards<JassDeck>(ending.hands[seat]);
        left |= position.play.hands[seat];
    }
    const auto& contract = contract_of(JassMode::hearts);
    position.play.points[1] = static_cast<std::uint8_t>(152 - contract.points_of(left));
    position.play.tricks[1] = static_cast<std::uint8_t>(9 - count(position.play.hands[0]));
    return {{}, position};
}

Card chosen(const State<Differenzler>& state) {
    return RulePlayer<Differenzler>(state).card(state.now().play(), Sides<Differenzler>(state), 0);
}

void check_plays(const Ending& ending, std::string_view name, std::string_view why) {
    const Card found = chosen(state_of(ending));
    check(found == card<JassDeck>(name), std::string(why) + ": " + JassDeck::name(found));
}

// Three cards each; seat 0 plays last and can win with the ace or stay below.
Ending last_with_a_choice(std::uint8_t prediction) {
    return {{"CA C6 D7", "C7 S7", "S8 D8", "D9 D6"}, {prediction, 120, 20, 20}, "CT CK C9"};
}

void ducks_when_full() {
    check_plays(last_with_a_choice(0), "C6", "a seat that is full stays below");
}

void takes_when_wanting() {
    check_plays(last_with_a_choice(25), "CA", "a seat that wants points takes the rich trick");
}

// The ace of clubs is sure: no trumps are left.
Ending on_lead(std::uint8_t prediction) {
    return {{"CA S6 D7", "C6 C7 S8", "C8 S9 D8", "C9 D9 DT"}, {prediction, 120, 20, 20}};
}

void leads_low_when_full() {
    check_plays(on_lead(0), "S6", "a seat that is full leads its lowest card");
}

void leads_high_when_wanting() {
    check_plays(on_lead(40), "CA", "a seat that wants points leads its sure card");
}

// Spades are led: seat 0 has neither spades nor trumps.
Ending throwing_off(std::uint8_t prediction) {
    return {{"CA C6 D7", "C8 D9", "C7 D6", "S8 DT"}, {prediction, 120, 20, 20}, "SA ST S9"};
}

void throws_off_what_would_win() {
    check_plays(throwing_off(0), "CA", "a seat that is full throws its strong card under another");
}

void keeps_what_wins() {
    const Card found = chosen(state_of(throwing_off(30)));
    check(found != card<JassDeck>("CA"), "a seat that wants points keeps its strong card");
}

// Seat 0 wants one cheap trick and follows with the queen above the jack or the six below; the
// king is behind it, with a seat that wants points or has all it wants.
Ending with_a_middle_card(std::uint8_t wanted_behind) {
    return {{"CQ C6 D6", "CK D8 S7", "S6 S8 S9", "DA D9"},
            {8, static_cast<std::uint8_t>(wanted_behind + 119), wanted_behind, 20},
            "CJ"};
}

void minds_what_others_want() {
    check_plays(with_a_middle_card(0), "CQ", "seats behind that are full let the queen win");
    check_plays(with_a_middle_card(30), "C6", "seats behind that want points do not");
}

// What the seat cannot see changes nothing: the other hands dealt anew, its card is the same.
void looks_at_one_hand_alone() {
    for (std::uint64_t board = 0; board < 3000; ++board) {
        Random random(RandomKey{61, board});
        const State<Differenzler> state = random_state<Differenzler>(random);
        if (state.now().phase() != Phase::play) continue;
        const Sides<Differenzler> sides(state);
        auto play = state.now().play();
        const RulePlayer<Differenzler> player(state);
        const Card open = player.card(play, sides, 0);
        check(contains(play.legal(), open), "the card is legal");
        for (Seat seat = 0; seat < 4; ++seat) {
            if (seat != play.to_move()) play.reveal(seat, 0);
        }
        check_equal(player.card(play, sides, 0), open, "the card without seeing other hands");
    }
}

int total_off(const Differenzler::Deal& deal, bool by_rule) {
    State<Differenzler> state({}, deal);
    for (Seat seat = 0; seat < 4; ++seat) {
        const auto points = rule_of_thumb(deal.hands[seat], deal.trump);
        state.apply({ActionKind::predict, static_cast<std::uint16_t>(points)});
    }
    const Sides<Differenzler> sides(state);
    const RulePlayer<Differenzler> player(state);
    while (state.now().phase() == Phase::play) {
        const auto& play = state.now().play();
        const Card next =
            by_rule ? player.card(play, sides, 0) : greedy_card<Differenzler>(play, sides);
        state.apply_legal(Action::play(next));
    }
    int off = 0;
    for (const int difference : state.now().result().differences) off += std::abs(difference);
    return off;
}

// By the rule of thumb, 400 deals: the greedy rule is about 15.8 off, this player 8.
void comes_near_its_prediction() {
    int by_rule = 0;
    int greedily = 0;
    for (std::uint64_t board = 0; board < 400; ++board) {
        Random random(RandomKey{62, board});
        const auto deal = Differenzler::Deal::random(random, 0);
        by_rule += total_off(deal, true);
        greedily += total_off(deal, false);
    }
    check(3 * by_rule < 2 * greedily, "a third less off than the greedy rule");
}

const Register tests{[] {
    test("A Differenzler player by rule ducks when it is full", ducks_when_full);
    test("A Differenzler player by rule takes a rich trick when it wants points",
         takes_when_wanting);
    test("A Differenzler player by rule leads low when it is full", leads_low_when_full);
    test("A Differenzler player by rule leads its sure card when it wants points",
         leads_high_when_wanting);
    test("A Differenzler player by rule throws off what would win when it is full",
         throws_off_what_would_win);
    test("A Differenzler player by rule keeps what wins when it wants points", keeps_what_wins);
    test("A Differenzler player by rule minds what others want", minds_what_others_want);
    test("A Differenzler player by rule looks at its own hand alone", looks_at_one_hand_alone);
    test("A Differenzler player by rule comes near its prediction", comes_near_its_prediction);
}};

}  // namespace
