// The inputs of nets for Skat: the same from a view and from open cards, and of what a seat may
// know alone.
#include "net/skat_inputs.hpp"

#include "belief/worlds.hpp"
#include "cards/random.hpp"
#include "search/world_play.hpp"
#include "tests/belief/true_world.hpp"
#include "tests/check.hpp"
#include "tests/games/samples.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

// Calls `use` with states of declared games in which a card is to be played, some of them set up
// in the middle.
template <class Use>
void for_card_states(int states, std::uint64_t seed, const Use& use) {
    for (std::uint64_t board = 0; states > 0; ++board) {
        Random random(RandomKey{seed, board});
        State<Skat> state = any_start<Skat>(random);
        advance(state, random, roll(random, 45));
        if (state.now().phase() != Phase::play || state.now().declarer() == no_seat) continue;
        --states;
        use(state, random);
    }
}

void the_same_with_open_cards() {
    for_card_states(2000, 51, [](const State<Skat>& state, Random&) {
        const View<Skat> view = movers_view(state);
        DeclaredSkat facts = declared_skat(view);
        facts.aside = state.now().skat();
        check(skat_net_ones(facts, state.now().play()) == skat_net_ones(view),
              "other inputs where all cards are open");
    });
}

// Each seat's own view of a card play, in a world in which everything that it does not know lies
// elsewhere.
void hidden_cards_make_no_difference() {
    int changed = 0;
    for_card_states(2000, 52, [&](const State<Skat>& state, Random& random) {
        const View<Skat> view = movers_view(state);
        World world{};
        Worlds(knowledge_of(view)).draw(random, {&world, 1});
        const auto dealt_anew = world_play(view, Reward::points, world);
        DeclaredSkat facts = declared_skat(view);
        const auto own = skat_net_ones(facts, dealt_anew.play);
        facts.aside = static_cast<Skat::Mask>(dealt_anew.set_aside);
        check(skat_net_ones(facts, dealt_anew.play) == own, "the cards aside made a difference");
        check(own == skat_net_ones(view), "cards that the seat cannot see made a difference");
        changed += world != true_world(state.now());
    });
    check(changed > 1000, "hardly any card was dealt anew");
}

void ascending_and_within_bounds() {
    for_card_states(500, 53, [](const State<Skat>& state, Random&) {
        const auto ones = skat_net_ones(movers_view(state));
        for (std::size_t i = 0; i < ones.size(); ++i) {
            check(ones[i] < skat_net_inputs, "there is no such input");
            check(i == 0 || ones[i - 1] < ones[i], "not in ascending order");
        }
    });
}

void only_in_turn() {
    for_card_states(50, 54, [](const State<Skat>& state, Random&) {
        const auto other = static_cast<Seat>((state.now().to_move() + 1) % 3);
        const View<Skat> view(state, other);
        check_refused(ErrorName::inconsistent_position, "not its turn",
                      [&] { skat_net_ones(view); });
    });
}

const Register tests{[] {
    test("net: the inputs are the same from a view and from open cards", the_same_with_open_cards);
    test("net: the inputs do not change when cards that the seat cannot see lie elsewhere",
         hidden_cards_make_no_difference);
    test("net: the inputs come in ascending order, none beyond the last",
         ascending_and_within_bounds);
    test("net: the inputs are those of the seat whose turn it is", only_in_turn);
}};

}  // namespace
