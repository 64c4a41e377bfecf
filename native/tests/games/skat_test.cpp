#include "games/skat.hpp"

#include <string>
#include <vector>

#include "games/state.hpp"
#include "tests/cards/notation.hpp"
#include "tests/check.hpp"
#include "tests/games/samples.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

using Game = State<Skat>;

constexpr Action pass{ActionKind::pass};
constexpr Action hand{ActionKind::hand};
constexpr Action pickup{ActionKind::pickup};
constexpr Action bid18{ActionKind::bid, 18};

Action declare(SkatContract contract, SkatLevel level = SkatLevel::none) {
    return Action::two(ActionKind::declare, static_cast<int>(contract), static_cast<int>(level));
}

// Seat 0 is forehand and holds `first`; the skat holds `skat`; the rest goes to seats 1 and 2.
Game deal_with(const char* first, const char* skat, const Skat::Options& options = {}) {
    Skat::Deal deal;
    deal.hands[0] = cards<SkatDeck>(first);
    deal.skat = cards<SkatDeck>(skat);
    for_each(static_cast<SkatDeck::Mask>(~(deal.hands[0] | deal.skat)), [&](int card) {
        deal.hands[count(deal.hands[1]) < 10 ? 1 : 2] |= bit<SkatDeck::Mask>(card);
    });
    return {options, deal};
}

void apply_all(Game& game, const std::vector<Action>& actions) {
    for (const Action action : actions) game.apply(action);
}

std::size_t choices(const Game& game) {
    ActionList actions;
    game.now().legal(actions);
    return actions.size();
}

void play_highest(Game& game) {
    while (game.now().phase() == Phase::play) {
        const auto legal = game.now().play().legal();
        int best = lowest(legal);
        for_each(legal, [&](int card) {
            if (game.now().play().contract().beats(card, best)) best = card;
        });
        game.apply(Action::play(static_cast<Card>(best)));
    }
}

constexpr const char* four_jacks_and_clubs = "CJ SJ HJ DJ CA CT CK CQ C9 C8";
constexpr const char* no_jack = "C7 C8 C9 CQ D7 D8 D9 H7 H8 S7";

void grand_ouvert() {
    Game game = deal_with(four_jacks_and_clubs, "D7 D8");
    apply_all(game, {pass, pass, bid18, hand, declare(SkatContract::grand, SkatLevel::ouvert)});
    check(game.now().shown()[0] == cards<SkatDeck>(four_jacks_and_clubs), "the hand is shown");
    play_highest(game);
    const SkatResult result = game.now().result();
    check_equal(result.value, 264, "value");
    check(result.won && result.schneider && result.schwarz, "won Schwarz");
    check_equal(result.declarer_points, 120, "points");
    check_equal(result.matadors, 4, "matadors");
    check(result.scores == std::array<int, 3>{264, 0, 0}, "scores");
}

int matadors_after(const char* first, const char* skat, const std::vector<Action>& actions) {
    Game game = deal_with(first, skat);
    apply_all(game, {pass, pass, bid18});
    apply_all(game, actions);
    return game.now().result().matadors;
}

void matadors_count_the_skat() {
    const std::vector<Action> grand_hand = {hand, declare(SkatContract::grand)};
    check_equal(matadors_after("CJ HJ C7 C8 C9 CQ CK CT CA D7", "SJ DJ", grand_hand), 4,
                "jacks in the skat complete them");
    check_equal(matadors_after("HJ C7 C8 C9 CQ CK CT CA D7 D8", "SJ DA", grand_hand), -1,
                "a jack in the skat ends the run without");
    const Action put_jack_aside =
        Action::two(ActionKind::discard, card<SkatDeck>("SJ"), card<SkatDeck>("CJ"));
    check_equal(matadors_after("CJ HJ C7 C8 C9 CQ CK CT CA D7", "SJ DA",
                               {pickup, put_jack_aside, declare(SkatContract::grand)}),
                3, "jacks that were discarded still count");
    check_equal(matadors_after(no_jack, "DA SA", {hand, declare(SkatContract::hearts)}), -9,
                "without nine: the eight of trumps is held");
}

void phases() {
    Game game = deal_with(no_jack, "DA SA");
    apply_all(game, {pass, pass, bid18});
    check(game.now().phase() == Phase::skat && choices(game) == 2, "hand or pick-up");
    Game by_hand = game;
    by_hand.apply(hand);
    check_equal(static_cast<int>(choices(by_hand)), 22, "announcements by hand");
    check_equal(by_hand.now().to_move(), 0, "the declarer declares");
    game.apply(pickup);
    check(game.now().phase() == Phase::discard, "discard");
    check_equal(static_cast<int>(choices(game)), 66, "any two of twelve");
    game.apply(Action::two(ActionKind::discard, card<SkatDeck>("DA"), card<SkatDeck>("SA")));
    check_equal(static_cast<int>(choices(game)), 7, "no announcements, but null ouvert");
    game.apply(declare(SkatContract::null, SkatLevel::ouvert));
    check(game.now().phase() == Phase::play && game.now().to_move() == 0, "forehand leads");
}

void null_ends_early() {
    Game game = deal_with("CA CK CQ CJ CT C9 C8 SA SK SQ", "C7 S7");
    apply_all(game, {pass, pass, bid18, hand, declare(SkatContract::null)});
    apply_all(game, {Action::play(card<SkatDeck>("CA"))});
    while (game.now().play().trick_size() != 0) {
        game.apply_legal(Action::play(static_cast<Card>(lowest(game.now().play().legal()))));
    }
    check(game.now().phase() == Phase::over, "over with the first trick");
    check_equal(game.now().result().scores[0], -70, "null hand lost");
    game.undo();
    check(game.now().phase() == Phase::play, "and open again when taken back");
}

void passed_in() {
    Game game = deal_with(no_jack, "DA SA");
    apply_all(game, {pass, pass, pass});
    check(game.now().phase() == Phase::over && game.now().to_move() == no_seat, "over");
    check(game.now().result().kind == SkatKind::passed, "passed in");
    check(game.now().result().scores == std::array<int, 3>{}, "scores nothing");
    check(game.now().hands()[0] == cards<SkatDeck>(no_jack), "the cards are still there");
}

// In a lost null game some cards stay unplayed; everywhere else the 120 points are complete.
void check_points(const Skat& game, const SkatResult& result) {
    const int taken = result.points[0] + result.points[1] + result.points[2];
    const int aside = game.play().contract().points_of(game.skat());
    if (result.kind == SkatKind::ramsch) {
        check_equal(taken, 120, "points of a Ramsch");
    } else if (game.play().finished()) {
        check_equal(taken + aside, 120, "points of a declared game");
        check_equal(result.declarer_points, result.points[result.declarer] + aside, "with skat");
    }
}

void random_games() {
    std::array<int, 3> kinds{};
    for (std::uint64_t board = 0; board < 2000; ++board) {
        Random random(RandomKey{9, board});
        Game game = random_start<Skat>(random);
        advance(game, random, 100);
        const SkatResult result = game.now().result();
        ++kinds[static_cast<std::size_t>(result.kind)];
        if (result.kind == SkatKind::passed) continue;
        check_points(game.now(), result);
        if (result.kind == SkatKind::declared) {
            check((result.scores[result.declarer] > 0) == result.won, "who wins, scores");
            check(result.value >= game.now().bid(), "the value settled covers the bid");
        }
    }
    for (const int times : kinds) check(times > 20, "every kind of result came up");
}

// Setting up any position and playing on gives what the whole game gave.
void positions_play_on() {
    for (std::uint64_t board = 0; board < 300; ++board) {
        Random random(RandomKey{10, board});
        Game game = random_state<Skat>(random);
        const auto position = position_of(game.now());
        if (!position) continue;
        Game ending(game.options(), *position);
        while (game.now().phase() != Phase::over) {
            const Action action = any_legal(game.now(), random);
            game.apply(action);
            ending.apply(action);
        }
        check(ending.now().result().scores == game.now().result().scores, "the same scores");
    }
}

template <class Change>
void refuse_changed(ErrorName name, const char* text, Change change) {
    Skat::Position position;
    position.play.hands = {cards<SkatDeck>("CJ C7"), cards<SkatDeck>("SJ S7"),
                           cards<SkatDeck>("HJ H7")};
    position.skat = cards<SkatDeck>("DA DT");
    State<Skat>({}, position);
    change(position);
    check_refused(name, text, [&] { State<Skat>({}, position); });
}

void impossible_positions() {
    const auto inconsistent = ErrorName::inconsistent_position;
    using P = Skat::Position;
    refuse_changed(inconsistent, "a declarer", [](P& p) { p.declarer = 3; });
    refuse_changed(inconsistent, "a leader", [](P& p) { p.play.leader = 3; });
    refuse_changed(inconsistent, "Ramsch", [](P& p) { p.contract = SkatContract::ramsch; });
    refuse_changed(inconsistent, "ouvert", [](P& p) { p.level = SkatLevel::ouvert; });
    refuse_changed(inconsistent, "five matadors in grand", [](P& p) { p.matadors = 5; });
    refuse_changed(inconsistent, "no matadors", [](P& p) { p.matadors = 0; });
    refuse_changed(inconsistent, "a bid of 19", [](P& p) { p.bid = 19; });
    refuse_changed(inconsistent, "nine tricks", [](P& p) { p.play.tricks = {3, 3, 3}; });
    refuse_changed(inconsistent, "too many points", [](P& p) { p.play.points = {94, 0, 0}; });
    refuse_changed(inconsistent, "no cards", [](P& p) { p.play.hands = {}; });
    refuse_changed(ErrorName::wrong_hand_size, "a skat of one", [](P& p) { p.skat = 1; });
    refuse_changed(ErrorName::wrong_hand_size, "a full trick",
                   [](P& p) { p.play.trick = card_list<SkatDeck>("D7 D8 D9"); });
    refuse_changed(ErrorName::wrong_hand_size, "who has played holds one card less",
                   [](P& p) { p.play.trick = card_list<SkatDeck>("D7"); });
    refuse_changed(ErrorName::duplicate_card, "a card twice",
                   [](P& p) { p.play.hands[0] = p.play.hands[1]; });
    refuse_changed(ErrorName::unknown_card, "no such card", [](P& p) { p.play.trick = {32}; });
    refuse_changed(inconsistent, "a player who did not follow", [](P& p) {
        p.play.hands = {cards<SkatDeck>("C7"), cards<SkatDeck>("SJ"), cards<SkatDeck>("HJ H7")};
        p.play.trick = card_list<SkatDeck>("CJ S7");
    });
}

const Register registered{[] {
    test("Skat: grand ouvert with four is won at 264", grand_ouvert);
    test("Skat: matadors are counted over hand and skat as dealt", matadors_count_the_skat);
    test("Skat: each phase offers its choices", phases);
    test("Skat: null ends with the declarer's first trick", null_ends_early);
    test("Skat: three passes end the deal", passed_in);
    test("Skat: random games add up and settle", random_games);
    test("Skat: a position plays on like the game it is from", positions_play_on);
    test("Skat: impossible positions are refused by name", impossible_positions);
}};

}  // namespace
