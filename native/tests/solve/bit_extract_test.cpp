// The search by newer instructions of the processor: the same as the portable one, node by node.
#include "solve/search_points.hpp"
#include "tests/check.hpp"
#include "tests/solve/endings.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

#if defined(KIEBITZ_BIT_EXTRACT)

void same_search(int number) {
    if (!has_fast_bit_extract()) return;
    Random random(RandomKey{501});
    // Kept from one ending to the next: entries of both must be found alike.
    std::array<SolverTable<SkatRules>, 2> tables = {SolverTable<SkatRules>(12, 16),
                                                    SolverTable<SkatRules>(12, 16)};
    for (int i = 0; i < number; ++i) {
        const auto& kind = skat_kinds()[random.below(5)];
        const auto ending = Endings<SkatRules>(random, kind, i % 2 == 0, {3, 8, true}).next();
        const auto need = static_cast<int>(random.below(90));
        const auto searched = [&](auto is_kind, auto& table) {
            using Kind = decltype(is_kind);
            NodeCounter counter;
            const PointsSearch<SkatRules> asked{
                kind.layout, ending.play, ending.maximisers, ending.undertrump, Kind::weights,
                table,       need,        i % 3 == 0};
            const ValueBounds found = search_points<Kind>(asked, counter);
            return std::array<long long, 3>{found.low, found.high,
                                            static_cast<long long>(counter.nodes())};
        };
        with_kind(kind.which, [&](auto portable) {
            WithBitExtract<decltype(portable)> fast;
            const bool same = searched(portable, tables[0]) == searched(fast, tables[1]);
            about(kind, ending, [&] { check(same, "the same bounds and nodes"); });
        });
    }
}

const Register tests{
    [] { test("the search by bit extraction is the portable one", [] { same_search(2000); }); }};

#endif

}  // namespace
