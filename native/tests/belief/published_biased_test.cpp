// The published methods that do not draw every world equally often: what they draw is possible, and
// how far they are off.
#include <string>

#include "belief/published/sampler.hpp"
#include "tests/belief/frequencies.hpp"
#include "tests/belief/sample_facts.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;
using published::Method;
using published::Sampler;

bool near(double value, double expected) {
    return std::abs(value - expected) < 0.02;
}

// Facts with seat 0 as the observer, for cards and places written out.
Knowledge facts_about(Cards cards, std::array<std::uint8_t, places> open, const World& impossible) {
    Knowledge facts;
    facts.undecided = cards;
    facts.open = open;
    for (std::size_t place = 1; place < places; ++place) {
        facts.possible[place] = cards & ~impossible[place];
    }
    return facts;
}

Frequencies measured(Method method, const Knowledge& facts, const published::Table& table) {
    Random random(RandomKey{81, 0});
    return frequencies(every_world(facts), Sampler(method, facts, table), 2000, random);
}

void check_possible(const Knowledge& facts, const World& world) {
    Cards all = 0;
    for (std::size_t place = 0; place < places; ++place) {
        check((facts.known[place] & ~world[place]) == 0, "known cards are there");
        const Cards dealt = world[place] & ~facts.known[place];
        check((dealt & ~facts.possible[place]) == 0, "possible cards only");
        check_equal(count(dealt), facts.open[place], "places filled");
        all |= dealt;
    }
    check(all == facts.undecided, "every card is somewhere");
}

template <class Game>
void only_possible_worlds_are_drawn(Method method) {
    int worlds = 0;
    for (std::uint64_t board = 0; board < 250; ++board) {
        Random random(RandomKey{82, board});
        const auto [facts, table] = random_facts<Game>(random);
        const Sampler sampler(method, facts, table);
        for (int i = 0; i < 5; ++i) {
            const auto drawn = sampler.draw(random);
            if (drawn.dead_end) continue;
            ++worlds;
            check_possible(facts, drawn.world);
        }
    }
    check(worlds > 1000, "most draws give a world");
}

// ---- Greedy dealing -----------------------------------------------------------------------------

const published::ClassMasks suits = published::suits_of<SkatDeck>();
const published::Table skat_table{3, suits};
const published::Table jass_table{4, suits};

void greedy_dealing_is_exact_for_who_knows_the_skat() {
    int views = 0;
    for (std::uint64_t board = 0; views < 60; ++board) {
        Random random(RandomKey{83, board});
        const auto [facts, table] = random_facts<Skat>(random);
        if (facts.open[aside] > 0 || count(facts.undecided) > 10) continue;
        const auto all = every_world(facts);
        if (all.size() < 2) continue;
        ++views;
        const auto found = frequencies(all, Sampler(Method::appendix_a, facts, table), 100, random);
        check(found.dead_ends == 0, "no dead end");
        check(found.fit(), "frequencies fit");
    }
}

// Two diamonds that the first defender cannot hold: in 30 of 36 worlds one of them is in the skat.
void greedy_dealing_never_puts_obligatory_cards_into_the_skat() {
    const Cards two_diamonds = 0x3;
    const auto facts = facts_about(two_diamonds | 0xF00, {0, 2, 2, 2}, {0, two_diamonds, 0, 0});
    check_equal(static_cast<long long>(every_world(facts).size()), 36, "worlds");
    const auto found = measured(Method::appendix_a, facts, skat_table);
    check(!found.fit(), "frequencies do not fit");
    check(near(found.total_variation, 5.0 / 6), "five sixths of all worlds are missing");
}

// Three diamonds for a hand with one place: at least two are in the skat.
void greedy_dealing_has_no_way_out_where_the_skat_is_needed() {
    const Cards three_diamonds = 0x7;
    const auto facts = facts_about(three_diamonds | 0x300, {0, 2, 1, 2}, {0, three_diamonds, 0, 0});
    check_equal(static_cast<long long>(every_world(facts).size()), 3, "worlds");
    check(measured(Method::appendix_a, facts, skat_table).dead_ends == 1, "nothing but dead ends");
}

// Three cards for three hands of one card. The second hand is dealt first and takes its two cards
// equally often, although one of them leaves two worlds and the other only one.
void greedy_dealing_is_biased_in_jass() {
    const auto facts = facts_about(0x10101, {0, 1, 1, 1}, {0, 0, 0x100, 0x10000});
    check_equal(static_cast<long long>(every_world(facts).size()), 3, "worlds");
    const auto found = measured(Method::appendix_a, facts, jass_table);
    check(found.dead_ends == 0, "no dead end");
    check(!found.fit(), "frequencies do not fit");
    check(near(found.total_variation, 1.0 / 6), "one half instead of one third");
}

// The diamond and the heart are all that the third hand can hold, but the second hand is dealt
// first and takes the diamond every fourth time.
void greedy_dealing_can_take_what_a_later_hand_needs() {
    const Cards diamond = 0x1;
    const Cards heart = 0x100;
    const Cards three_spades = 0x70000;
    const auto facts =
        facts_about(diamond | heart | three_spades, {0, 2, 1, 2}, {0, 0, heart, three_spades});
    check_equal(static_cast<long long>(every_world(facts).size()), 3, "worlds");
    check(near(measured(Method::appendix_a, facts, jass_table).dead_ends, 0.25), "every fourth");
}

// ---- Collapse -----------------------------------------------------------------------------------

// The same three cards. With q for a card in its rarer place the fitted table has (1-2q)(1-q) = q²,
// hence 1-2q = 0.236 for the world in which all three are where they may be anyway.
void collapse_is_biased() {
    const auto facts = facts_about(0x10101, {0, 1, 1, 1}, {0, 0, 0x100, 0x10000});
    const double fitted = std::sqrt(5.0) - 2;  // instead of one third
    check(std::abs(published::Collapse(facts).table()[0][1] - fitted) < 1e-4, "the fitted table");
    const auto found = measured(Method::collapse, facts, jass_table);
    check(!found.fit(), "frequencies do not fit");
    check(near(found.total_variation, 1.0 / 3 - fitted), "distance from equal shares");
}

template <class Game>
void the_table_of_chances_adds_up() {
    for (std::uint64_t board = 0; board < 300; ++board) {
        Random random(RandomKey{84, board});
        const auto [facts, table] = random_facts<Game>(random);
        const published::Collapse collapse(facts);
        std::array<double, places> columns{};
        for (const auto& row : collapse.table()) {
            double sum = 0;
            for (std::size_t place = 0; place < places; ++place) {
                sum += row[place];
                columns[place] += row[place];
            }
            check(std::abs(sum - 1) < 1e-3, "each card is somewhere");
        }
        for (std::size_t place = 0; place < places; ++place) {
            check(std::abs(columns[place] - facts.open[place]) < 1e-3, "each place is filled");
        }
    }
}

const Register tests{[] {
    for (const Method method : {Method::appendix_a, Method::collapse}) {
        const std::string name = published::name_of(method);
        test("only possible worlds of Skat are drawn: " + name,
             [=] { only_possible_worlds_are_drawn<Skat>(method); });
        test("only possible worlds of Schieber are drawn: " + name,
             [=] { only_possible_worlds_are_drawn<Schieber>(method); });
        test("only possible worlds of Differenzler are drawn: " + name,
             [=] { only_possible_worlds_are_drawn<Differenzler>(method); });
    }
    test("greedy dealing is exact for who knows the skat",
         greedy_dealing_is_exact_for_who_knows_the_skat);
    test("greedy dealing never puts obligatory cards into the skat",
         greedy_dealing_never_puts_obligatory_cards_into_the_skat);
    test("greedy dealing has no way out where the skat is needed",
         greedy_dealing_has_no_way_out_where_the_skat_is_needed);
    test("greedy dealing is biased in Jass", greedy_dealing_is_biased_in_jass);
    test("greedy dealing can take what a later hand needs",
         greedy_dealing_can_take_what_a_later_hand_needs);
    test("collapse is biased", collapse_is_biased);
    test("the table of chances of Skat adds up", the_table_of_chances_adds_up<Skat>);
    test("the table of chances of Schieber adds up", the_table_of_chances_adds_up<Schieber>);
}};

}  // namespace
