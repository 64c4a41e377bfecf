// The habits of the Schieber rule player, each in an example.
#include "policy/schieber_player.hpp"

#include "games/state.hpp"
#include "games/view.hpp"
#include "policy/greedy.hpp"
#include "tests/cards/notation.hpp"
#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;
using Mask = Schieber::Mask;

// Seat 0 sits down with nine cards; the other hands are filled up from what is left.
State<Schieber> dealt(const char* hand, Seat forehand, Seat chooser, JassMode mode) {
    Schieber::Deal deal;
    deal.forehand = forehand;
    deal.hands[0] = cards<JassDeck>(hand);
    Mask left = JassDeck::all & ~deal.hands[0];
    for (std::size_t seat = 1; seat < 4; ++seat) {
        while (count(deal.hands[seat]) < 9) {
            deal.hands[seat] |= bit<Mask>(lowest(left));
            left &= left - 1;
        }
    }
    State<Schieber> state({}, deal);
    if (chooser != forehand) state.apply({ActionKind::push});
    state.apply({ActionKind::trump, static_cast<std::uint16_t>(mode)});
    return state;
}

// What seat 0 plays after these cards, of which nothing but what it has seen is looked at.
Card after(const State<Schieber>& start, const char* played) {
    State<Schieber> state = start;
    Schieber::Play play = state.now().play();
    for (const Card card : card_list<JassDeck>(played)) {
        play.reveal(play.to_move(), play.hands()[play.to_move()] | bit<Mask>(card));
        play.play(card);
    }
    for (Seat seat = 1; seat < 4; ++seat) play.reveal(seat, 0);
    const RulePlayer<Schieber> player(state);
    return player.card(play, Sides<Schieber>(state), 0);
}

void check_plays(Card found, const char* expected, const char* why,
                 Where where = Where::current()) {
    check(found == card<JassDeck>(expected),
          std::string(why) + ": " + JassDeck::name(found) + " instead of " + expected, where);
}

void who_chose_draws_trumps() {
    const auto own = dealt("DJ D9 DA D7 HA H8 S7 S6 C6", 0, 0, JassMode::diamonds);
    check_plays(after(own, ""), "DJ", "the Buur draws trumps");
    check_plays(after(own, "DJ D6 D8 DT"), "D9", "while opponents may have some");
    // Both opponents have shown none: the partner's need not be drawn.
    const Card next = after(own, "DJ H6 D8 S9 D9 H7 DT S8");
    check(JassDeck::suit(next) != diamonds, "none is drawn from the partner");
}

void whoever_did_not_choose_spares_trumps() {
    // The opponents' choice: forehand is seat 1, seat 0 leads after winning a trick.
    const auto other = dealt("DQ D8 D7 HA HT S7 S6 CA C8", 1, 1, JassMode::diamonds);
    const Card lead = after(other, "C6 C9 CT CA");
    check(JassDeck::suit(lead) != diamonds, "opponents who chose draw their trumps themselves");
}

void sure_cards_are_cashed() {
    const auto own = dealt("DJ D9 DA DK HA H8 S7 S6 C6", 0, 0, JassMode::diamonds);
    check_plays(after(own, "DJ D6 D8 D7 D9 DT H6 DQ"), "HA", "with trumps drawn the ace is sure");
    const auto plain = dealt("SA SK SQ HA H8 D7 D6 C6 C7", 0, 0, JassMode::obenabe);
    const Card top = after(plain, "");
    check(top == card<JassDeck>("SA") || top == card<JassDeck>("HA"), "an ace in obenabe");
    const auto below = dealt("S6 S7 S8 H6 HK DQ DK CK CQ", 0, 0, JassMode::undenufe);
    const Card low = after(below, "");
    check(low == card<JassDeck>("S6") || low == card<JassDeck>("H6"), "a six in undenufe");
}

void bock_cards_are_counted() {
    const auto plain = dealt("SK SQ S8 H9 H8 D9 D7 C9 C7", 0, 0, JassMode::obenabe);
    // The ace of spades fell: the king is sure now.
    check_plays(after(plain, "S8 SA S6 S7 HA H6 H7 H8 HK HT H9 HQ DA D6 D7 D8 S9 D9 C6 SJ"), "SK",
                "the king is sure once the ace is gone");
}

void the_partner_is_fed() {
    const auto own = dealt("C8 C7 C9 HQ HT S7 S6 S8 S9", 1, 1, JassMode::diamonds);
    check_plays(after(own, "H6 HA H7"), "HT", "the ten goes to the partner's sure trick");
    check_plays(after(own, "HA H6 H7"), "HQ", "and not to an opponent's, with less to give");
}

void the_last_to_play_wins_cheaply_and_well() {
    const auto plain = dealt("SA ST S7 HT H7 D7 D6 C6 C7", 1, 1, JassMode::obenabe);
    check_plays(after(plain, "S9 S6 S8"), "ST", "the ten wins home, the ace wins another");
    check_plays(after(plain, "SK S6 SQ"), "SA", "the ace is needed over the king");
}

void a_lost_trick_gets_nothing() {
    const auto plain = dealt("SK ST S7 HT H7 D7 D6 C6 C7", 1, 1, JassMode::obenabe);
    check_plays(after(plain, "SA S6 S8"), "S7", "no points to a lost trick");
}

void guarded_cards_are_kept() {
    const auto plain = dealt("HK H7 D7 D8 D6 DQ C6 C7 CQ", 1, 1, JassMode::obenabe);
    const Card thrown = after(plain, "SA S6 S7");
    check(thrown != card<JassDeck>("H7") && thrown != card<JassDeck>("HK"),
          "the king keeps its guard");
}

void weak_suits_are_thrown_off() {
    const auto plain = dealt("HA HK HQ H7 DA DK C6 C9 C7", 1, 1, JassMode::obenabe);
    check_plays(after(plain, "SA S6 S7"), "C6", "the discard shows where nothing is");
}

void a_small_trump_takes_a_rich_trick() {
    const auto theirs = dealt("D6 D7 H9 H8 H7 S7 S6 S8 C8", 1, 1, JassMode::diamonds);
    const Card ruff = after(theirs, "CA C6 CT");
    check(JassDeck::suit(ruff) == diamonds, "21 points are worth a small trump");
}

void what_the_partner_threw_off_is_not_led() {
    const auto plain = dealt("SA SK H7 H8 C7 C8 D7 D8 C9", 0, 0, JassMode::obenabe);
    // The partner has no spades and throws off hearts twice.
    const Card lead = after(plain, "SA S6 H6 S7 SK S8 H9 S9");
    check(JassDeck::suit(lead) != hearts, "hearts are where the partner has nothing");
}

// Of a card forced nothing is asked; of others a legal one is played, whatever the others hold.
void only_its_own_cards_are_looked_at() {
    Random random(RandomKey{7});
    for (int i = 0; i < 500; ++i) {
        const auto forehand = static_cast<Seat>(random.below(4));
        State<Schieber> state({}, Schieber::Deal::random(random, forehand));
        state.apply({ActionKind::trump, static_cast<std::uint16_t>(random.below(6))});
        while (state.now().phase() == Phase::play) {
            const Seat seat = state.now().to_move();
            const View<Schieber> view(state, seat);
            const Sides<Schieber> sides(state);
            const Card open = RulePlayer<Schieber>(state).card(state.now().play(), sides, 0);
            const Card seen = RulePlayer<Schieber>(view).card(view.now().play(), sides, 0);
            check_equal(open, seen, "the same card with the other hands hidden");
            check(contains(state.now().play().legal(), open), "a legal card");
            state.apply(Action::play(open));
        }
    }
}

// Points per deal over the greedy rule, both ways round, from the first cards on.
void it_beats_the_greedy_rule() {
    int gained = 0;
    const int deals = 400;
    for (int i = 0; i < deals; ++i) {
        Random random(RandomKey{11, static_cast<std::uint64_t>(i)});
        State<Schieber> state({}, Schieber::Deal::random(random, static_cast<Seat>(i % 4)));
        state.apply({ActionKind::trump, static_cast<std::uint16_t>(random.below(6))});
        const RulePlayer<Schieber> player(state);
        const Sides<Schieber> sides(state);
        for (int team = 0; team < 2; ++team) {
            Schieber::Play play = state.now().play();
            while (!play.finished()) {
                play.play(play.to_move() % 2 == team ? player.card(play, sides, 0)
                                                     : greedy_card<Schieber>(play, sides));
            }
            const auto& points = play.points();
            gained += (team == 0 ? 1 : -1) * (points[0] + points[2] - points[1] - points[3]);
        }
    }
    check(gained > 20 * 2 * deals,
          "it gains twenty points a deal: " + std::to_string(gained / 2 / deals));
}

const Register tests([] {
    test("Schieber by rule: who chose draws trumps, but not the partner's", who_chose_draws_trumps);
    test("Schieber by rule: whoever did not choose leads no trumps",
         whoever_did_not_choose_spares_trumps);
    test("Schieber by rule: cards that cannot be beaten are cashed", sure_cards_are_cashed);
    test("Schieber by rule: cards become sure when stronger ones fall", bock_cards_are_counted);
    test("Schieber by rule: points go to the partner's trick", the_partner_is_fed);
    test("Schieber by rule: the last to play wins with what is no trick otherwise",
         the_last_to_play_wins_cheaply_and_well);
    test("Schieber by rule: a lost trick gets no points", a_lost_trick_gets_nothing);
    test("Schieber by rule: guarded cards are kept", guarded_cards_are_kept);
    test("Schieber by rule: discards come from weak suits", weak_suits_are_thrown_off);
    test("Schieber by rule: a small trump takes a rich trick", a_small_trump_takes_a_rich_trick);
    test("Schieber by rule: a partner's discards are read", what_the_partner_threw_off_is_not_led);
    test("Schieber by rule: only the mover's cards are looked at",
         only_its_own_cards_are_looked_at);
    test("Schieber by rule: twenty points a deal over the greedy rule", it_beats_the_greedy_rule);
});

}  // namespace
