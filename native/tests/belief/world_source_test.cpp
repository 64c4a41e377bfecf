// Where searches get their worlds from.
#include "belief/world_source.hpp"

#include <cmath>
#include <limits>
#include <map>

#include "tests/belief/worlds_for_searches.hpp"
#include "tests/check.hpp"
#include "tests/games/samples.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

View<Schieber> late_view() {
    for (std::uint64_t board = 0;; ++board) {
        Random random(RandomKey{91, board});
        State<Schieber> state = random_state<Schieber>(random);
        if (state.now().phase() != Phase::play) continue;
        const View<Schieber> view(state, state.now().to_move());
        const auto count = Worlds(knowledge_of(view)).count();
        if (count >= 6 && count <= 40) return view;
    }
}

void lists_leave_zeros_out() {
    const auto view = late_view();
    const auto all = worlds_of(view, 100, RandomKey{});
    std::vector<double> weights(all.size(), 0.0);
    weights[2] = 5;
    weights[4] = 15;
    const WorldSource source(knowledge_of(view), all.worlds, weights, true);
    check(source.listed() && source.count() == 2, "two worlds are left");
    check(std::abs(source.list().weights[0] - 0.25) < 1e-12, "weights come to one");
    std::map<World, int> seen;
    Random random(RandomKey{92});
    for (int i = 0; i < 20000; ++i) ++seen[source.draw(random)];
    check_equal(static_cast<int>(seen.size()), 2, "nothing else is drawn");
    const double share = seen[all.worlds[4]] / 20000.0;
    check(std::abs(share - 0.75) < 0.015, "as likely as it weighs");
}

void certainty_draws_one_world() {
    const auto view = late_view();
    const auto all = worlds_of(view, 100, RandomKey{});
    std::vector<double> weights(all.size(), 0.0);
    weights.back() = 1e-300;
    const WorldSource source(knowledge_of(view), all.worlds, weights, true);
    Random random(RandomKey{93});
    for (int i = 0; i < 1000; ++i) check(source.draw(random) == all.worlds.back(), "this one");
}

void without_a_list_all_are_equally_likely() {
    const auto view = late_view();
    const auto source = source_of(view);
    check(!source.listed(), "no list");
    Random random(RandomKey{94});
    const auto all = source.take(1000, random);
    check(all.complete && all.size() == source.count(), "all of them");
    std::map<World, int> seen;
    for (std::size_t i = 0; i < 400 * all.size(); ++i) ++seen[source.draw(random)];
    for (const World& world : all.worlds) {
        check(seen[world] > 280 && seen[world] < 520, "about as often as the others");
    }
    const auto few = source.take(3, random);
    check(!few.complete && few.size() == 3, "some of them");
}

void refusals() {
    const auto view = late_view();
    const auto all = worlds_of(view, 100, RandomKey{});
    const auto refused = [&](ErrorName name, const char* what, std::vector<World> worlds,
                             std::vector<double> weights) {
        check_refused(name, what, [&] { WorldSource(knowledge_of(view), worlds, weights, false); });
    };
    const double nan = std::numeric_limits<double>::quiet_NaN();
    refused(ErrorName::bad_option, "no worlds", {}, {});
    refused(ErrorName::impossible_weights, "a weight too few", {all.worlds[0]}, {});
    refused(ErrorName::impossible_weights, "below zero", {all.worlds[0]}, {-1.0});
    refused(ErrorName::impossible_weights, "no number", {all.worlds[0]}, {nan});
    refused(ErrorName::impossible_weights, "all zero", {all.worlds[0]}, {0.0});
    refused(ErrorName::inconsistent_position, "no such world", {World{1, 2, 4, 8}}, {1.0});
}

void of_another_view() {
    const auto view = late_view();
    const auto source = source_of(view);
    Random random(RandomKey{95});
    const State<Schieber> other({}, Schieber::Deal::random(random, 0));
    check_refused(ErrorName::inconsistent_view, "made for another view",
                  [&] { fitting(source, View<Schieber>(other, 0)); });
    check_refused(ErrorName::bad_option, "no list", [&] { listed_for(source, view); });
}

const Register tests{[] {
    test("a source leaves worlds of weight zero out", lists_leave_zeros_out);
    test("a source that is certain draws one world", certainty_draws_one_world);
    test("a source without a list draws all worlds alike", without_a_list_all_are_equally_likely);
    test("a source refuses worlds and weights that are none", refusals);
    test("a source is for one view", of_another_view);
}};

}  // namespace
