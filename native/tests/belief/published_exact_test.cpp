// The published methods that claim to draw every world equally often do so.
#include <algorithm>
#include <string>
#include <vector>

#include "belief/published/sampler.hpp"
#include "tests/belief/frequencies.hpp"
#include "tests/belief/sample_facts.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;
using published::Method;

template <class Make>
void worlds_are_equally_likely(Method method, const Make& make) {
    for_small_facts(80, 10, 51, make,
                    [&](const SampleFacts& sample, const auto& all, auto& random) {
                        const published::Sampler sampler(method, sample.facts, sample.table);
                        const auto found = frequencies(all, sampler, 100, random);
                        check(found.dead_ends == 0, "no dead end");
                        check(found.fit(), "frequencies fit");
                    });
}

template <class Game>
void worlds_are_counted() {
    for (std::uint64_t board = 0; board < 300; ++board) {
        Random random(RandomKey{52, board});
        const auto [facts, table] = random_facts<Game>(random);
        const published::Exact ours(facts);
        const published::Combinations combinations(facts, table.classes);
        check_equal(static_cast<long long>(combinations.total()),
                    static_cast<long long>(ours.count()), "worlds of all combinations");
        if constexpr (Game::seats == 3) {
            const published::SkatUnranking unranking(facts, table);
            check_equal(static_cast<long long>(unranking.total()),
                        static_cast<long long>(ours.count()), "deals of all skats");
        }
    }
}

void numbered_deals_are_all_worlds() {
    for_small_facts(200, 10, 53, random_facts<Skat>,
                    [](const SampleFacts& sample, std::vector<World> all, auto&) {
                        const published::SkatUnranking unranking(sample.facts, sample.table);
                        std::vector<World> numbered;
                        for (std::uint64_t i = 0; i < unranking.total(); ++i)
                            numbered.push_back(unranking.at(i));
                        std::sort(all.begin(), all.end());
                        std::sort(numbered.begin(), numbered.end());
                        check(numbered == all, "each world has one number");
                    });
}

void skats_are_listed_for_skat_only() {
    Random random(RandomKey{54, 0});
    const auto [facts, table] = random_facts<Schieber>(random);
    check(!published::fits(Method::skat_unranking, table), "not for four players");
    check_refused(ErrorName::bad_option, "four players",
                  [&, &facts = facts, &table = table] { published::SkatUnranking(facts, table); });
}

// Classes whose hidden cards do not all have the same possible places.
int split_classes(const SampleFacts& sample) {
    const published::Combinations combinations(sample.facts, sample.table.classes);
    int split = 0;
    for (const Cards members : sample.table.classes) {
        int groups = 0;
        for (const auto& group : combinations.groups()) groups += (group.cards & members) != 0;
        split += groups > 1;
    }
    return split;
}

// Voids of Skat concern whole classes; the Buur of Jass is a group of its own.
void classes_are_split_only_where_facts_ask_for_it() {
    int split = 0;
    for (std::uint64_t board = 0; board < 300; ++board) {
        Random random(RandomKey{55, board});
        check_equal(split_classes(random_facts<Skat>(random)), 0, "split classes of Skat");
        split += split_classes(random_facts<Schieber>(random));
    }
    check(split > 5, "classes of Jass are split");
}

constexpr std::array exact_methods = {Method::exact, Method::rejection, Method::combinations,
                                      Method::skat_unranking, Method::subset_check};

const Register tests{[] {
    for (const Method method : exact_methods) {
        const std::string name = published::name_of(method);
        test("worlds of Skat are equally likely: " + name,
             [=] { worlds_are_equally_likely(method, random_facts<Skat>); });
        test("worlds of made-up facts about classes are equally likely: " + name, [=] {
            worlds_are_equally_likely(method, [](auto& r) { return made_up_facts(r, 9, true); });
        });
        if (method == Method::skat_unranking) continue;
        test("worlds of Schieber are equally likely: " + name,
             [=] { worlds_are_equally_likely(method, random_facts<Schieber>); });
        test("worlds of Differenzler are equally likely: " + name,
             [=] { worlds_are_equally_likely(method, random_facts<Differenzler>); });
        test("worlds of made-up facts about cards are equally likely: " + name, [=] {
            worlds_are_equally_likely(method, [](auto& r) { return made_up_facts(r, 8, false); });
        });
    }
    test("published methods count the worlds of Skat as we do", worlds_are_counted<Skat>);
    test("published methods count the worlds of Schieber as we do", worlds_are_counted<Schieber>);
    test("the numbered deals of Skat are all worlds", numbered_deals_are_all_worlds);
    test("skats are listed for Skat only", skats_are_listed_for_skat_only);
    test("classes are split only where facts ask for it",
         classes_are_split_only_where_facts_ask_for_it);
}};

}  // namespace
