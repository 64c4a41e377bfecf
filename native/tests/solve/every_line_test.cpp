// The solvers against every line of play: values, questions in any order, what was proven on the
// way; with tables that are kept from one ending to the next, which must never matter.
#include "tests/solve/every_line.hpp"

#include "solve/null_solver.hpp"
#include "solve/open_solver.hpp"
#include "tests/solve/endings_test.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

template <class Rules>
class PointsCheck {
  public:
    explicit PointsCheck(std::uint64_t seed) : random_(RandomKey{seed}) {}

    Random& random() { return random_; }

    void operator()(const GameKind<Rules>& kind, const Ending<Rules>& ending) {
        about(kind, ending, [&] {
            const int exact = every_line_.points(ending);
            const auto rule = static_cast<std::size_t>(ending.undertrump);
            NodeCounter counter;
            const auto ask = [&](Table& table, const auto& question) {
                kind.with_solver(ending.play, ending.maximisers, ending.undertrump, table, counter,
                                 question);
            };
            ask(large_[rule], [&](auto& solver) { ask_in_any_order(solver, exact); });
            ask(small_[rule], [&](auto& solver) {
                check_equal(solver.value(any_number()), exact, "small table");
            });
        });
    }

  private:
    using Table = SolverTable<Rules>;

    int any_number() { return static_cast<int>(random_.below(160)); }

    template <class Solver>
    void ask_in_any_order(Solver& solver, int exact) {
        std::array<int, 5> needs = {exact, exact + 1, any_number() / 2, any_number() / 2,
                                    any_number()};
        random_.shuffle(needs);
        for (const int need : needs) {
            if (solver.reaches(need) != (exact >= need)) {
                check_equal(need, exact, "wrong answer to whether it reaches");
            }
            const ValueBounds proven = solver.proven();
            if (proven.low > exact) check_equal(proven.low, exact, "proven from below");
            if (proven.high < exact) check_equal(proven.high, exact, "proven from above");
        }
        check(solver.proven().exact(), "the value is proven from both sides");
        check_equal(solver.value(any_number()), exact, "large table");
    }

    Random random_;
    EveryLine<Rules> every_line_;
    // One for each rule of undertrumping; the small ones are so small that entries give way.
    std::array<Table, 3> large_ = {Table(12, 16), Table(12, 16), Table(12, 16)};
    std::array<Table, 3> small_ = {Table(4, 6), Table(4, 6), Table(4, 6)};
};

template <class Rules>
void one_contract(const GameKind<Rules>& kind, bool maximisers_move, std::uint64_t seed,
                  int number) {
    PointsCheck<Rules> check_ending(seed);
    Endings<Rules> endings(check_ending.random(), kind, maximisers_move, {});
    for (int i = 0; i < number; ++i) check_ending(kind, endings.next());
}

// The same hands in all contracts, one after the other: entries serve other contracts as well.
template <class Rules>
void contracts_mixed(std::uint64_t seed, int number) {
    PointsCheck<Rules> check_ending(seed);
    Random& random = check_ending.random();
    const auto& kinds = point_games<Rules>();
    const auto any_kind = [&]() -> const GameKind<Rules>& {
        return kinds[random.below(static_cast<std::uint32_t>(kinds.size()))];
    };
    const EndingsWanted trick_starts{2, 5, false};
    for (int i = 0; i < number;) {
        const auto first = Endings<Rules>(random, any_kind(), i % 2 == 0, trick_starts).next();
        for (const auto& kind : kinds) {
            auto ending = first;
            ending.play = {kind.contract, first.play.hands(), first.play.leader(),
                           first.play.tricks_left(), first.undertrump};
            for (auto played = random.below(Rules::seats); played > 0; --played) {
                ending.play.play(random_card(ending.play, random));
            }
            check_ending(kind, ending);
            if (++i == number) return;
        }
    }
}

void null(bool declarer_moves, std::uint64_t seed, int number) {
    Random random(RandomKey{seed});
    Endings<SkatRules> endings(random, null_kind(), declarer_moves, {});
    NullTable large(10);
    NullTable small(2);
    int made = 0;
    for (int i = 0; i < number; ++i) {
        Ending<SkatRules> ending = endings.next();
        const bool exact = null_by_every_line(ending.play, ending.declarer());
        NodeCounter counter;
        about(null_kind(), ending, [&] {
            for (NullTable* table : {&large, &small}) {
                NullSolver solver(ending.play, ending.declarer(), *table, counter);
                check_equal(solver.makes_it(), exact, "null");
            }
        });
        made += exact ? 1 : 0;
    }
    if (number >= 100) check(made > number / 5 && made < number * 4 / 5, "both answers frequent");
}

std::string title(const std::string& kind, const char* who) {
    std::string text = kind;
    return text.append(", ").append(who).append(" to move: as by every line of play");
}

template <class Rules>
void register_for(const char* one_side, const char* other_side, int few, std::uint64_t seed) {
    for (const auto& kind : point_games<Rules>()) {
        for (const bool maximisers_move : {true, false}) {
            ++seed;
            endings_test(title(kind.name, maximisers_move ? one_side : other_side),
                         {few, full_check}, [&kind, maximisers_move, seed](int number) {
                             one_contract<Rules>(kind, maximisers_move, seed, number);
                         });
        }
    }
}

const Register tests{[] {
    register_for<SkatRules>("declarer", "defenders", 500, 100);
    for (const bool declarer_moves : {true, false}) {
        endings_test(title("Skat null", declarer_moves ? "declarer" : "defenders"),
                     {1500, full_check}, [declarer_moves](int number) {
                         null(declarer_moves, declarer_moves ? 121 : 122, number);
                     });
    }
    register_for<JassRules>("team 0", "team 1", 80, 140);
    endings_test("Skat, one table for all contracts: as by every line of play", {500, full_check},
                 [](int number) { contracts_mixed<SkatRules>(161, number); });
    endings_test("Schieber, one table for all modes: as by every line of play", {80, full_check},
                 [](int number) { contracts_mixed<JassRules>(162, number); });
}};

}  // namespace
