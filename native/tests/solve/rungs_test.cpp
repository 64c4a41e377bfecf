// Every rung of the ladder equal to every other and to the fast solvers, on endings of six and
// seven cards. The rungs without a table join in where they are affordable: alpha-beta takes 10 ms
// on six cards but 600 ms on seven, minimax 800 ms on six, so that it sees only a few.
#include "solve/ladder.hpp"
#include "solve/ladder_null.hpp"
#include "solve/null_solver.hpp"
#include "solve/open_solver.hpp"
#include "tests/solve/endings.hpp"
#include "tests/solve/endings_test.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

using SkatTable = SolverTable<SkatRules>;

constexpr std::array rungs_above_table = {Rung::null_window, Rung::equivalence, Rung::safe_tricks,
                                          Rung::ordering};

void check_rung(Random& random, const Ending<SkatRules>& ending, Rung rung, int exact) {
    const auto ladder = [&] { return Ladder(ending.play, ending.declarer(), rung); };
    if (rung < Rung::null_window) {  // these rungs know no windows
        check_equal(ladder().value(), exact, "value");
        return;
    }
    const int guess = static_cast<int>(random.below(121));
    check_equal(ladder().value(MtdStart::above), exact, "from above");
    check_equal(ladder().value(MtdStart::below), exact, "from below");
    check_equal(ladder().value(MtdStart::guess, guess), exact, "from a guess");
    const int bound = static_cast<int>(random.below(90)) - 1;
    check(ladder().more_than(bound) == (exact > bound), "more than a bound");
}

void all_rungs(const GameKind<SkatRules>& kind, std::uint64_t seed, int number) {
    Random random(RandomKey{seed});
    SkatTable kept(12, 16);
    NodeCounter counter;
    Endings<SkatRules> declarer(random, kind, true, {6, 7, true});
    Endings<SkatRules> defenders(random, kind, false, {6, 7, true});
    for (int i = 0; i < number; ++i) {
        const auto ending = (i % 2 == 0 ? declarer : defenders).next();
        about(kind, ending, [&] {
            const int exact = Ladder(ending.play, ending.declarer(), Rung::table).value();
            if (ending.play.tricks_left() == 6) check_rung(random, ending, Rung::alpha_beta, exact);
            for (const Rung rung : rungs_above_table) check_rung(random, ending, rung, exact);
            const int guess = static_cast<int>(random.below(121));
            const int found =
                kind.with_solver(ending.play, ending.maximisers, ending.undertrump, kept, counter,
                                 [&](auto& solver) { return solver.value(guess); });
            check_equal(found, exact, "the solver");
        });
    }
}

void minimax(int number) {
    Random random(RandomKey{206});
    for (int i = 0; i < number; ++i) {
        const auto& kind = skat_kinds()[random.below(5)];
        const auto ending = Endings<SkatRules>(random, kind, i % 2 == 0, {6, 6, true}).next();
        const auto value = [&](Rung rung) {
            return Ladder(ending.play, ending.declarer(), rung).value();
        };
        about(kind, ending,
              [&] { check_equal(value(Rung::minimax), value(Rung::alpha_beta), "minimax"); });
    }
}

void null_switches(int number) {
    Random random(RandomKey{207});
    NullTable kept(8);
    NodeCounter counter;
    Endings<SkatRules> declarer(random, null_kind(), true, {6, 7, true});
    Endings<SkatRules> defenders(random, null_kind(), false, {6, 7, true});
    for (int i = 0; i < number; ++i) {
        const auto ending = (i % 2 == 0 ? declarer : defenders).next();
        const Seat seat = ending.declarer();
        const bool made = NullSolver(ending.play, seat, kept, counter).makes_it();
        for (const int switches : {0, 1, 2, 3}) {
            NullLadder ladder(ending.play, seat, (switches & 1) != 0, (switches & 2) != 0);
            about(null_kind(), ending, [&] { check_equal(ladder.makes_it(), made, "ladder"); });
        }
    }
}

const Register tests{[] {
    std::uint64_t seed = 200;
    for (const auto& kind : skat_kinds()) {
        ++seed;
        endings_test(kind.name + ", six and seven cards: all rungs and the solver agree", {4, 2000},
                     [&kind, seed](int number) { all_rungs(kind, seed, number); });
    }
    endings_test("Skat, six cards: minimax agrees with the other rungs", {1, 200}, minimax);
    endings_test("Skat null, six and seven cards: ladder and solver agree", {100, 2000},
                 null_switches);
}};

}  // namespace
