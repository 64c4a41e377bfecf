// Facts that no deal fits: refused where a method can tell, dead ends where it cannot.
#include <algorithm>

#include "belief/published/sampler.hpp"
#include "tests/belief/sample_facts.hpp"
#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;
using published::Method;

// Whether a method gives no world at all, in the way in which it says so.
bool finds_nothing(Method method, const SampleFacts& sample, Random& random) {
    const auto& [facts, table] = sample;
    if (method == Method::rejection) {
        constexpr std::uint64_t most_tries = 100'000;
        return published::Rejection(facts, most_tries).draw(random).dead_end;
    }
    try {
        return draw(method, facts, table, random).dead_end;
    } catch (const RuleError& error) {
        check(error.name() == ErrorName::inconsistent_view, "refused as inconsistent");
        return true;
    }
}

void nothing_is_found_where_there_is_nothing(bool whole_classes) {
    int impossible = 0;
    for (std::uint64_t board = 0; board < 1500; ++board) {
        Random random(RandomKey{91, board});
        const SampleFacts sample = made_up_facts(random, 7, whole_classes);
        const bool none = every_world(sample.facts).empty();
        impossible += none;
        // Rejection takes all its tries for each of these, so that a few must do.
        const bool few = impossible <= 20;
        for (const Method method : published::every_method) {
            if (!fits(method, sample.table) || (method == Method::rejection && !few)) continue;
            const bool nothing = finds_nothing(method, sample, random);
            if (method == Method::appendix_a) {
                check(nothing || !none, "greedy dealing invents no world");
            } else {
                check(nothing == none, published::name_of(method));
            }
        }
    }
    check(impossible > 100, "both cases come up");
}

void cards_without_a_place_are_refused_by_all() {
    Random random(RandomKey{92, 0});
    SampleFacts sample = made_up_facts(random, 7, true);
    ++sample.facts.open[1];
    for (const Method method : published::every_method) {
        check_refused(ErrorName::inconsistent_view, published::name_of(method),
                      [&] { draw(method, sample.facts, sample.table, random); });
    }
}

void the_count_rules_lose_no_world() {
    int reduced = 0;
    for (std::uint64_t board = 0; board < 2000; ++board) {
        Random random(RandomKey{93, board});
        const Knowledge facts = made_up_facts(random, 7, false).facts;
        const auto all = every_world(facts);
        if (all.empty()) continue;
        const Knowledge after = published::normalised(facts);
        reduced += after != facts;
        auto left = every_world(after);
        check(left.size() == all.size(), "as many worlds");
        std::sort(left.begin(), left.end());
        auto sorted = all;
        std::sort(sorted.begin(), sorted.end());
        check(left == sorted, "the same worlds");
    }
    check(reduced > 100, "the rules often lead somewhere");
}

const Register tests{[] {
    test("no method finds a world of classes where there is none",
         [] { nothing_is_found_where_there_is_nothing(true); });
    test("no method finds a world of cards where there is none",
         [] { nothing_is_found_where_there_is_nothing(false); });
    test("cards without a place are refused by all methods",
         cards_without_a_place_are_refused_by_all);
    test("the count rules lose no world", the_count_rules_lose_no_world);
}};

}  // namespace
