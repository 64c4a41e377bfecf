// Bounds without search are never above what every line of play gives.
#include "solve/safe_tricks.hpp"
#include "solve/sure_points.hpp"
#include "tests/solve/endings_test.hpp"
#include "tests/solve/every_line.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

template <class Kind, class Rules>
OpenCards<Kind> open_cards(const GameKind<Rules>& kind, const Ending<Rules>& ending) {
    const auto& play = ending.play;
    OpenCards<Kind> open{ending.maximisers, ending.undertrump, play.leader(), play.tricks_left()};
    open.points_left = Rules::last_trick_points;
    for (std::size_t seat = 0; seat < open.hands.size(); ++seat) {
        open.hands[seat] = kind.layout.to(play.hands()[seat]);
        open.points_left += kind.contract.points_of(play.hands()[seat]);
    }
    return open;
}

// How often each bound said anything: a bound that is always 0 would pass the test.
struct Spoken {
    int safe_points = 0;
    int top_trumps = 0;
    int run = 0;
};

template <class Kind, class Rules>
void check_bounds(const GameKind<Rules>& kind, const Ending<Rules>& ending,
                  EveryLine<Rules>& every_line, Spoken& spoken) {
    const auto open = open_cards<Kind>(kind, ending);
    const int exact = every_line.points(ending);
    const auto hold = [&](int bound, bool for_maximisers, const char* which) {
        const int side = for_maximisers ? exact : open.points_left - exact;
        if (bound > side) check_equal(bound, side, which);
        return bound > 0 ? 1 : 0;
    };
    const bool leaders_side = ending.maximises(ending.play.leader());
    const SurePoints<Kind> sure(open);
    const auto top = sure.top_trumps();
    spoken.top_trumps += hold(top.sure.points, top.for_maximisers, "top trumps");
    spoken.run += hold(sure.run_of_leader().points, leaders_side, "the leader's run");
    if constexpr (Rules::seats == 3) {
        const int safe = safe_points(
            kind.contract, {ending.play.hands(), ending.play.leader(), ending.declarer()});
        spoken.safe_points += hold(safe, leaders_side, "safe tricks");
    }
}

template <class Rules>
void static_bounds(const GameKind<Rules>& kind, std::uint64_t seed, int number) {
    Random random(RandomKey{seed});
    EveryLine<Rules> every_line;
    Spoken spoken;
    Endings<Rules> maximisers(random, kind, true, {2, 5, false});
    Endings<Rules> others(random, kind, false, {2, 5, false});
    for (int i = 0; i < number; ++i) {
        const auto ending = (i % 2 == 0 ? maximisers : others).next();
        about(kind, ending, [&] {
            with_kind(kind.which, [&](auto solver_kind) {
                check_bounds<decltype(solver_kind)>(kind, ending, every_line, spoken);
            });
        });
    }
    const bool trumps = kind.contract.members[Contract<typename Rules::Deck>::trump_class] != 0;
    if (trumps) check(spoken.top_trumps >= number / 10, "top trumps say something");
    check(spoken.run >= number / 10, "the leader's run says something");
    if (Rules::seats == 3) check(spoken.safe_points >= number / 10, "safe tricks say something");
}

template <class Rules>
void register_for(int few, std::uint64_t seed) {
    for (const auto& kind : point_games<Rules>()) {
        ++seed;
        endings_test(kind.name + ": static bounds are never above the value", {few, 20'000},
                     [&kind, seed](int number) { static_bounds(kind, seed, number); });
    }
}

const Register tests{[] {
    register_for<SkatRules>(500, 300);
    register_for<JassRules>(40, 310);
}};

}  // namespace
