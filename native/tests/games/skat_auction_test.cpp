#include "games/skat_auction.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

#include "games/skat.hpp"
#include "games/state.hpp"
#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

// The auction told a second time, from nothing but who has passed and whether a bid is open.
struct Retold {
    Seat forehand;
    std::array<bool, 3> passed{};  // forehand, middlehand, hindhand
    int bid = 0;
    bool open = false;  // a bid waits for its answer

    int speaker() const { return !passed[0] && !passed[1] ? 1 : !passed[2] ? 2 : 0; }
    int listener() const { return passed[0] ? 1 : 0; }
    bool alone() const { return passed[1] && passed[2]; }
    int passes() const { return int{passed[0]} + int{passed[1]} + int{passed[2]}; }
    bool over() const { return passes() == 3 || (passes() == 2 && bid > 0); }
    Seat seat(int place) const { return static_cast<Seat>((forehand + place) % 3); }
    Seat to_move() const { return seat(open ? listener() : speaker()); }

    Seat declarer() const {
        for (int place = 0; place < 3; ++place) {
            if (over() && passes() == 2 && !passed[static_cast<std::size_t>(place)]) {
                return seat(place);
            }
        }
        return no_seat;
    }

    void apply(Action action) {
        if (action.kind == ActionKind::pass) {
            passed[static_cast<std::size_t>(open ? listener() : speaker())] = true;
            open = false;
        } else if (action.kind == ActionKind::hold) {
            open = false;
        } else {
            bid = action.payload;
            open = !alone();
        }
    }
};

struct Tally {
    int sequences = 0;
    int passed_in = 0;
    std::array<int, 3> declared{};
};

// Every sequence of pass, hold and the next two bids, down to a depth.
void explore(const SkatAuction& auction, const Retold& retold, int depth, Tally& tally) {
    check(auction.over() == retold.over(), "when the auction ends");
    check_equal(auction.bid(), retold.bid, "the last bid");
    check_equal(auction.declarer(), retold.declarer(), "the declarer");
    if (auction.over()) {
        ++tally.sequences;
        ++(auction.declarer() == no_seat ? tally.passed_in : tally.declared[auction.declarer()]);
        return;
    }
    check_equal(auction.to_move(), retold.to_move(), "who speaks");
    if (depth == 0) return;
    ActionList actions;
    auction.legal(actions);
    check(actions.has({ActionKind::pass}), "one may always pass");
    check(actions.has({ActionKind::hold}) == retold.open, "one may hold an open bid only");
    for (std::size_t i = 0; i < std::min<std::size_t>(actions.size(), 3); ++i) {
        SkatAuction next = auction;
        Retold next_retold = retold;
        next.apply(actions[i]);
        next_retold.apply(actions[i]);
        explore(next, next_retold, depth - 1, tally);
    }
}

void all_sequences() {
    for (Seat forehand = 0; forehand < 3; ++forehand) {
        Tally tally;
        explore(SkatAuction(forehand, false), Retold{forehand}, 9, tally);
        check_equal(tally.passed_in, 1, "one way to pass in");
        check(tally.sequences > 100, "many sequences");
        for (const int times : tally.declared) check(times > 10, "everybody becomes declarer");
    }
}

SkatAuction after(const std::vector<Action>& actions) {
    SkatAuction auction(0, false);
    for (const Action action : actions) auction.apply(action);
    return auction;
}

constexpr Action pass{ActionKind::pass};
constexpr Action hold{ActionKind::hold};
constexpr Action bid(std::uint16_t value) {
    return {ActionKind::bid, value};
}

void forehand_right() {
    SkatAuction auction = after({pass, pass});
    check(!auction.over(), "two passes do not end it");
    check_equal(auction.to_move(), 0, "forehand speaks");
    auction.apply(bid(18));
    check(auction.over(), "forehand's bid ends it");
    check_equal(auction.declarer(), 0, "forehand declares");
    check(after({pass, pass, pass}).declarer() == no_seat, "three passes: passed in");
}

void survivor_declares() {
    check_equal(after({bid(18), pass, pass}).declarer(), 1, "middlehand");
    check_equal(after({bid(18), hold, pass, pass}).declarer(), 0, "forehand held");
    check_equal(after({pass, bid(18), pass}).declarer(), 2, "hindhand against forehand");
    check_equal(after({bid(20), pass, bid(22), pass}).declarer(), 2, "hindhand beats middlehand");
    const SkatAuction held = after({bid(18), pass, bid(20), hold, bid(23), hold, pass});
    check_equal(held.declarer(), 1, "middlehand held hindhand's bids");
    check_equal(held.bid(), 23, "the last value");
}

void bids_rise() {
    ActionList first;
    SkatAuction(0, false).legal(first);
    std::vector<int> values;
    for (const Action action : first) {
        if (action.kind == ActionKind::bid) values.push_back(action.payload);
    }
    const std::vector<int> start = {18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40};
    check(std::vector<int>(values.begin(), values.begin() + 11) == start, "18, 20, 22, 23 …");
    check(values[values.size() - 2] == 240 && values.back() == 264, "… 240, 264");
    ActionList higher;
    after({bid(35), hold}).legal(higher);
    check(!higher.has(bid(35)) && higher.has(bid(36)) && !higher.has(bid(37)), "above 35");
    ActionList last;
    after({bid(264), hold}).legal(last);
    check_equal(static_cast<int>(last.size()), 1, "after 264 there is only the pass");
}

std::vector<int> bids_of(const SkatAuction& auction) {
    ActionList actions;
    auction.legal(actions);
    std::vector<int> values;
    for (const Action action : actions) {
        if (action.kind == ActionKind::bid) values.push_back(action.payload);
    }
    return values;
}

void the_server_takes_more() {
    std::vector<int> more;
    std::ranges::set_difference(bids_of(SkatAuction(0, true)), bids_of(SkatAuction(0, false)),
                                std::back_inserter(more));
    check(more == std::vector<int>{171, 189, 190}, "three values that no game is worth");
    Skat::Options options;
    Skat::Position position;
    position.play.hands = {SkatDeck::Mask{1}, SkatDeck::Mask{2}, SkatDeck::Mask{4}};
    position.bid = 171;
    check_refused(ErrorName::inconsistent_position, "no bid by the rules",
                  [&] { State<Skat>(options, position); });
    options.server_bids = true;
    check_equal(State<Skat>(options, position).now().bid(), 171, "a bid of the server");
}

const Register registered{[] {
    test("Skat auction: all short sequences agree with a second telling", all_sequences);
    test("Skat auction: forehand may bid after two passes", forehand_right);
    test("Skat auction: the survivor declares", survivor_declares);
    test("Skat auction: the server takes three bids more", the_server_takes_more);
    test("Skat auction: only higher game values can be bid", bids_rise);
}};

}  // namespace
