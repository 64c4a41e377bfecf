// The null solver against looking at every line of play, and against the ladder's null solver.
#include "solve/null_solver.hpp"

#include <algorithm>

#include "cards/dealing.hpp"
#include "games/batch.hpp"
#include "solve/ladder_null.hpp"
#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

using Play = CardPlay<SkatRules>;

bool made_by_every_line(Play& play, Seat declarer) {
    if (play.tricks()[declarer] > 0) return false;
    if (play.finished()) return true;
    const bool wanted = play.to_move() == declarer;
    bool answer = !wanted;
    for_each(play.legal(), [&](int card) {
        if (answer == wanted) return;
        play.play(static_cast<Card>(card));
        answer = made_by_every_line(play, declarer);
        play.undo();
    });
    return answer;
}

struct Ending {
    Play play;
    Seat declarer;
};

// Random hands of one size, up to two cards of the first trick already played. In half of them the
// declarer draws from the lowest cards, so that both answers are frequent.
Ending random_ending(Random& random, int size) {
    auto pack = shuffled_pack<SkatDeck>(random);
    const auto cards = static_cast<std::size_t>(size);
    const std::size_t live = std::min<std::size_t>(pack.size(), 3 * cards + random.below(12));
    if (random.below(2) == 0) {
        std::stable_sort(pack.begin(), pack.begin() + static_cast<std::ptrdiff_t>(live),
                         [](Card a, Card b) { return SkatDeck::rank(a) < SkatDeck::rank(b); });
    }
    const std::size_t lowest_cards = std::min(live, cards + 3);
    const auto declarer = static_cast<Seat>(random.below(3));
    Play::PerSeat<SkatDeck::Mask> hands{};
    std::size_t next = 0;
    for (int places_on = 0; places_on < 3; ++places_on) {
        const std::size_t end = places_on == 0 ? lowest_cards : live;
        for (std::size_t i = 0; i < cards; ++i, ++next) {
            const auto left_there = static_cast<std::uint32_t>(end - next);
            std::swap(pack[next], pack[next + random.below(left_there)]);
            hands[static_cast<std::size_t>((declarer + places_on) % 3)] |=
                bit<SkatDeck::Mask>(pack[next]);
        }
    }
    const auto leader = static_cast<Seat>(random.below(3));
    Play play(contract_of(SkatContract::null), hands, leader, size, Undertrump::strict);
    for (auto played = random.below(3); played > 0; --played) {
        play.play(random_card(play, random));
    }
    return {play, declarer};
}

bool solved(const Ending& ending, NullTable& table) {
    NodeCounter counter;
    return NullSolver(ending.play, ending.declarer, table, counter).makes_it();
}

void every_line() {
    Random random(RandomKey{21});
    NullTable kept(6);  // small, so that entries give way
    NullTable fresh(4);
    int made = 0;
    for (int i = 0; i < 3000; ++i) {
        Ending ending = random_ending(random, 2 + i % 4);
        const bool expected = made_by_every_line(ending.play, ending.declarer);
        check(solved(ending, kept) == expected, "with a table kept over all endings");
        fresh.clear();
        check(solved(ending, fresh) == expected, "with a cleared table");
        made += expected ? 1 : 0;
    }
    check(made > 1000 && made < 2000, "both answers are frequent");
}

void ladder() {
    Random random(RandomKey{22});
    NullTable kept(6);
    for (int i = 0; i < 200; ++i) {
        const Ending ending = random_ending(random, 6 + i % 5);
        const bool expected = NullLadder(ending.play, ending.declarer, true, true).makes_it();
        check(solved(ending, kept) == expected, "the ladder's answer");
    }
}

// Kupferschmid's rule: the lowest k cards must lie among the 2k-1 lowest.
void dangerous_suits() {
    const NullSuits& suits = NullSuits::tables();
    const auto dangerous = [&](unsigned left_cards, unsigned right_cards, unsigned own) {
        return suits[suits.find(left_cards, right_cards, own)].dangerous();
    };
    check(!dangerous(0b11001010, 0, 0b00010101), "7 9 J");
    check(!dangerous(0b10001000, 0b01000010, 0b00010101), "7 9 J, the others shared");
    check(dangerous(0b11000001, 0b00111100, 0b00000010), "the 8 alone");
    check(!dangerous(0b11000000, 0b00111100, 0b00000010), "the 8 alone, the 7 gone");
    check(!dangerous(0b11110000, 0b00001111, 0), "no card");
    check(dangerous(0b01100110, 0b00010001, 0b10001000), "T A");
    check(!suits[suits.find(0b1, 0b100, 0b10)].fatal[left], "right must cover");
    check(suits[suits.find(0b1, 0, 0b10)].fatal[left], "nobody covers");
}

void tricks_before() {
    Random random(RandomKey{23});
    NullTable table(4);
    for (int i = 0; i < 100; ++i) {
        Ending ending = random_ending(random, 3);
        const bool expected = solved(ending, table);
        ending.play.set_taken({}, {1, 1, 1});
        check(solved(ending, table) == expected, "only tricks from now on count");
    }
}

void same_nodes() {
    Random random(RandomKey{24});
    NullTable table(8);
    for (int i = 0; i < 50; ++i) {
        const Ending ending = random_ending(random, 10);
        const auto nodes = [&] {
            table.clear();
            NodeCounter counter;
            NullSolver(ending.play, ending.declarer, table, counter).makes_it();
            return static_cast<long long>(counter.nodes());
        };
        const long long first = nodes();
        check_equal(nodes(), first, "nodes of the second run");
    }
}

void clearing() {
    NullTable table(1);
    for (std::uint64_t i = 0; i < 600; ++i) {
        table.store(i % 3, i % 2 == 0);
        check(table.probe(i % 3) == (i % 2 == 0), "stored");
        table.clear();
        check(!table.probe(i % 3).has_value(), "cleared");
    }
}

const Register tests{[] {
    test("the null solver agrees with every line of play", every_line);
    test("the null solver agrees with the ladder on longer endings", ladder);
    test("the tables of null know which suits are in danger", dangerous_suits);
    test("the null solver asks about tricks from now on only", tricks_before);
    test("the null solver needs the same nodes every time", same_nodes);
    test("a null table that was cleared 600 times is empty", clearing);
}};

}  // namespace
