// Views whose bytes were written by hand to break the reader: it cannot check them against the
// other hands, so every field that is used as an index has to be refused by its range.
#include <string>
#include <vector>

#include "games/state.hpp"
#include "games/view.hpp"
#include "tests/cards/notation.hpp"
#include "tests/check.hpp"
#include "tests/games/samples.hpp"
#include "tests/games/use.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

template <class Game>
std::string view_bytes(const typename Form<Game>::Start& start, Seat seat,
                       const std::vector<Action>& actions,
                       const typename View<Game>::Shown& shown = {}) {
    ByteWriter out;
    Form<Game>::write_start(out, Form<Game>::view, {}, start);
    out.u8(seat);
    for (const auto cards : shown) out.mask(cards);
    Form<Game>::write_actions(out, actions);
    return out.bytes();
}

template <class Game>
void refuse(const char* text, const std::string& bytes) {
    check_refused(ErrorName::broken_state, text, [&] { View<Game>::from_bytes(bytes); });
}

// Refused or harmless: either will do.
template <class Game>
void survive(const std::string& bytes) {
    try {
        use(View<Game>::from_bytes(bytes));
    } catch (const RuleError&) {
    }
}

constexpr Action pass{ActionKind::pass};
constexpr Action bid18{ActionKind::bid, 18};
constexpr Action pickup{ActionKind::pickup};
constexpr Action hidden_discard{ActionKind::discard, Action::hidden};

Skat::Deal own_hand(SkatDeck::Mask hand) {
    Skat::Deal deal;
    deal.hands[0] = hand;
    return deal;
}

const SkatDeck::Mask ten_cards = cards<SkatDeck>("C7 C8 C9 CQ CK D7 D8 D9 H7 H8");

// Only discards and predictions are ever hidden; the payloads of the others are indices.
void hidden_payloads() {
    for (const Seat seat : {Seat{0}, Seat{1}}) {
        const auto skat = own_hand(ten_cards);
        refuse<Skat>("a hidden bid",
                     view_bytes<Skat>(skat, seat, {{ActionKind::bid, Action::hidden}}));
        refuse<Skat>("a hidden pass",
                     view_bytes<Skat>(skat, seat, {{ActionKind::pass, Action::hidden}}));
        refuse<Skat>("a hidden declaration",
                     view_bytes<Skat>(skat, seat,
                                      {pass,
                                       pass,
                                       bid18,
                                       pickup,
                                       hidden_discard,
                                       {ActionKind::declare, Action::hidden}}));
        refuse<Schieber>(
            "a hidden mode",
            view_bytes<Schieber>(Schieber::Deal{}, seat, {{ActionKind::trump, Action::hidden}}));
    }
}

// More than sixteen cards have more pairs than a list of actions has room for.
void too_many_cards() {
    for (const auto hand : {SkatDeck::all, SkatDeck::all >> 8, SkatDeck::all >> 14}) {
        survive<Skat>(view_bytes<Skat>(own_hand(hand), 0, {pass, pass, bid18, pickup}));
        survive<Skat>(view_bytes<Skat>(own_hand(hand), 1, {pass, pass, bid18, pickup}));
    }
    Skat::Deal full_skat = own_hand(ten_cards);
    full_skat.skat = SkatDeck::all;
    survive<Skat>(view_bytes<Skat>(full_skat, 0, {pass, pass, bid18, pickup}));
    Schieber::Deal jass;
    jass.hands.fill(JassDeck::all);
    survive<Schieber>(view_bytes<Schieber>(jass, 0, {{ActionKind::trump, 0}}));
    Differenzler::Deal differenzler;
    differenzler.hands.fill(JassDeck::all);
    survive<Differenzler>(view_bytes<Differenzler>(differenzler, 0, {}));
}

// Shown cards belong to a declarer, who may not be known yet or never will be.
void shown_cards_of_nobody() {
    const std::array<SkatDeck::Mask, 3> shown = {ten_cards, 0, 0};
    survive<Skat>(view_bytes<Skat>(own_hand(ten_cards), 0, {}, shown));
    survive<Skat>(view_bytes<Skat>(own_hand(ten_cards), 0, {pass, pass, pass}, shown));
    survive<Skat>(view_bytes<Skat>(own_hand(ten_cards), 1, {pass, pass, bid18}, shown));
}

void positions_out_of_range() {
    const auto position = [](auto change) {
        Skat::Position p;
        p.play.hands[0] = cards<SkatDeck>("CJ C7");
        p.play.tricks_left = 2;
        change(p);
        return view_bytes<Skat>(p, 0, {});
    };
    use(View<Skat>::from_bytes(position([](Skat::Position&) {})));
    refuse<Skat>("no tricks left", position([](Skat::Position& p) { p.play.tricks_left = 0; }));
    refuse<Skat>("eleven tricks", position([](Skat::Position& p) { p.play.tricks_left = 11; }));
    refuse<Skat>("a full trick", position([](Skat::Position& p) { p.play.trick = {1, 2, 3}; }));
    refuse<Skat>("no such card", position([](Skat::Position& p) { p.play.trick = {32}; }));
}

// Ramsch has no declarer, so nothing may be looked up under that seat.
void ramsch_without_declarer() {
    for (const SkatLevel level : {SkatLevel::none, SkatLevel::schwarz, SkatLevel::ouvert}) {
        for (const Seat declarer : {Seat{0}, no_seat}) {
            Skat::Position position;
            position.contract = SkatContract::ramsch;
            position.declarer = declarer;
            position.level = level;
            position.play.hands[0] = cards<SkatDeck>("CJ C7");
            position.play.tricks_left = 2;
            survive<Skat>(view_bytes<Skat>(position, 0, {}));
            survive<Skat>(view_bytes<Skat>(position, 0, {}, {ten_cards, ten_cards, ten_cards}));
        }
    }
}

// The same card over and over, by everybody else: more points than the deck has, but no harm.
void repeated_cards() {
    std::vector<Action> actions = {{ActionKind::trump, 0}};
    Schieber::Deal deal;
    deal.forehand = 1;
    deal.hands[0] = suit_cards<JassDeck>(clubs);
    for (int trick = 0; trick < 9; ++trick) {
        for (int i = 0; i < 3; ++i) actions.push_back(Action::play(card<JassDeck>("DJ")));
        actions.push_back(Action::play(JassDeck::card(clubs, static_cast<Rank>(trick))));
        survive<Schieber>(view_bytes<Schieber>(deal, 0, actions));
    }
}

const Register registered{[] {
    test("hostile views: nothing but discards and predictions is hidden", hidden_payloads);
    test("hostile views: hands of any size do no harm", too_many_cards);
    test("hostile views: shown cards without a declarer do no harm", shown_cards_of_nobody);
    test("hostile views: positions out of range are refused", positions_out_of_range);
    test("hostile views: Ramsch has no declarer to show", ramsch_without_declarer);
    test("hostile views: cards played twice do no harm", repeated_cards);
}};

}  // namespace
