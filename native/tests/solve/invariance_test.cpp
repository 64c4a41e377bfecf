// What cannot change a value: the names of the suits, where the seats are counted from, how often
// one asks. On endings too large for every line of play, with a table that is kept.
#include "solve/null_solver.hpp"
#include "solve/open_solver.hpp"
#include "tests/solve/endings.hpp"
#include "tests/solve/endings_test.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

// ---- Endings under another name -----------------------------------------------------------------

using SuitNames = std::array<int, 4>;

// Suit by suit; but Skat's Jacks belong to no suit: their order is part of the rules. In null they
// do, as the contract's classes tell.
template <class Rules>
Card renamed(const Contract<typename Rules::Deck>& contract, const SuitNames& names, int card) {
    using Deck = typename Rules::Deck;
    constexpr int trumps = Contract<Deck>::trump_class;
    const bool fixed = Rules::seats == 3 && Deck::rank(card) == jack && contract.members[trumps];
    if (fixed) return static_cast<Card>(card);
    const int suit = names[Deck::suit(card)];
    return Deck::card(static_cast<Suit>(suit), Deck::rank(card));
}

// The same ending, `turn` seats further on, with other names of the suits and so in the contract
// `kind`, which must be the one of that name.
template <class Rules>
Ending<Rules> disguised(const Ending<Rules>& ending, const GameKind<Rules>& kind,
                        const SuitNames& names, int turn) {
    using Mask = typename Rules::Deck::Mask;
    const auto seat_now = [&](int seat) {
        return static_cast<std::size_t>((seat + turn) % Rules::seats);
    };
    const auto card_now = [&](int card) { return renamed<Rules>(kind.contract, names, card); };
    const Hands<Rules> before = hands_with_trick(ending.play);
    Hands<Rules> hands{};
    unsigned maximisers = 0;
    for (int seat = 0; seat < Rules::seats; ++seat) {
        for_each(before[static_cast<std::size_t>(seat)],
                 [&](int card) { hands[seat_now(seat)] |= bit<Mask>(card_now(card)); });
        if (ending.maximises(seat)) maximisers |= 1u << seat_now(seat);
    }
    CardPlay<Rules> play(kind.contract, hands, static_cast<Seat>(seat_now(ending.play.leader())),
                         ending.play.tricks_left(), ending.undertrump);
    for (int place = 0; place < ending.play.trick_size(); ++place) {
        play.play(card_now(ending.play.trick_card(place)));
    }
    return {play, maximisers, ending.undertrump};
}

// ---- Points -------------------------------------------------------------------------------------

// Suit contracts take the new name of their suit; the others keep theirs.
std::size_t kind_now(std::size_t kind, const SuitNames& names) {
    return kind < names.size() ? static_cast<std::size_t>(names[kind]) : kind;
}

template <class Rules>
class Solving {
  public:
    // The value for the side that maximises in the ending, whichever team that is.
    int value(const GameKind<Rules>& kind, const Ending<Rules>& ending, int guess) {
        // A table is about the points of one team.
        const bool team_1 = Rules::seats == 4 && !ending.maximises(0);
        Table& table = tables_[static_cast<std::size_t>(ending.undertrump)];
        NodeCounter counter;
        const unsigned maximisers = team_1 ? 0b0101 : ending.maximisers;
        return kind.with_solver(ending.play, maximisers, ending.undertrump, table, counter,
                                [&](auto& solver) {
                                    const int all = solver.proven().high;
                                    const int found = solver.value(guess);
                                    return team_1 ? all - found : found;
                                });
    }

  private:
    using Table = SolverTable<Rules>;
    std::array<Table, 3> tables_ = {Table(12, 16), Table(12, 16), Table(12, 16)};
};

template <class Rules>
void same_value(int largest, std::uint64_t seed, int number) {
    Random random(RandomKey{seed});
    Solving<Rules> solving;
    const auto& kinds = point_games<Rules>();
    for (int i = 0; i < number; ++i) {
        const std::size_t which = random.below(static_cast<std::uint32_t>(kinds.size()));
        const EndingsWanted wanted{1, largest, true};
        const auto ending = Endings<Rules>(random, kinds[which], i % 2 == 0, wanted).next();
        const auto guess = [&] { return static_cast<int>(random.below(160)); };
        const int value = solving.value(kinds[which], ending, guess());
        SuitNames names = {0, 1, 2, 3};
        random.shuffle(names);
        const auto& kind = kinds[kind_now(which, names)];
        for (int turn = 0; turn < Rules::seats; ++turn) {
            const auto other = disguised(ending, kind, names, turn);
            about(kinds[which], ending, [&] {
                about(kind, other, [&] {
                    check_equal(solving.value(kind, other, guess()), value, "two values");
                });
            });
        }
    }
}

template <class Rules>
void same_nodes(int size, std::uint64_t seed, int number) {
    Random random(RandomKey{seed});
    SolverTable<Rules> table(12, 16);
    for (int i = 0; i < number; ++i) {
        const auto& kinds = point_games<Rules>();
        const auto& kind = kinds[random.below(static_cast<std::uint32_t>(kinds.size()))];
        const auto ending = Endings<Rules>(random, kind, i % 2 == 0, {size, size, true}).next();
        const auto nodes = [&] {
            table.clear();
            NodeCounter counter;
            kind.with_solver(ending.play, ending.maximisers, ending.undertrump, table, counter,
                             [](auto& solver) { return solver.value(30); });
            return static_cast<long long>(counter.nodes());
        };
        const long long first = nodes();
        about(kind, ending, [&] { check_equal(nodes(), first, "nodes of the second run"); });
    }
}

// ---- Null ---------------------------------------------------------------------------------------

void null_same_answer(int number) {
    Random random(RandomKey{403});
    NullTable kept(8);
    NodeCounter counter;
    const auto made = [&](const Ending<SkatRules>& ending) {
        return NullSolver(ending.play, ending.declarer(), kept, counter).makes_it();
    };
    for (int i = 0; i < number; ++i) {
        const auto& kind = null_kind();
        const auto ending = Endings<SkatRules>(random, kind, i % 2 == 0, {1, 10, true}).next();
        SuitNames names = {0, 1, 2, 3};
        random.shuffle(names);
        for (int turn = 0; turn < SkatRules::seats; ++turn) {
            const auto other = disguised(ending, kind, names, turn);
            about(kind, ending, [&] { check_equal(made(other), made(ending), "another answer"); });
        }
    }
}

const Register tests{[] {
    endings_test("Skat: other names of suits, other seats, the same value", {200, 20'000},
                 [](int number) { same_value<SkatRules>(8, 401, number); });
    endings_test("Schieber: other names of suits, other seats, the same value", {200, 20'000},
                 [](int number) { same_value<JassRules>(6, 402, number); });
    endings_test("Skat null: other names of suits, other seats, the same answer", {200, 20'000},
                 null_same_answer);
    endings_test("Skat: the same search twice takes the same nodes", {20, 2000},
                 [](int number) { same_nodes<SkatRules>(8, 404, number); });
    endings_test("Schieber: the same search twice takes the same nodes", {20, 2000},
                 [](int number) { same_nodes<JassRules>(6, 405, number); });
}};

}  // namespace
