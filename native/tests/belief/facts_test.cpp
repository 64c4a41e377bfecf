// The bare facts of a view: less is concluded from them, but they allow the same worlds.
#include "belief/knowledge.hpp"
#include "tests/belief/every_world.hpp"
#include "tests/check.hpp"
#include "tests/games/samples.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

template <class Game>
void facts_and_knowledge_have_the_same_worlds() {
    int views = 0;
    int concluded = 0;
    for (std::uint64_t board = 0; views < 400; ++board) {
        Random random(RandomKey{34, board});
        const State<Game> state = random_state<Game>(random);
        const View<Game> view(state, static_cast<Seat>(roll(random, Game::seats)));
        const Knowledge facts = facts_of(view);
        if (count(facts.undecided) > 11) continue;
        ++views;
        const Knowledge knowledge = knowledge_of(view);
        concluded += facts != knowledge;
        check(every_world(facts) == every_world(knowledge), "the same worlds");
    }
    check(concluded > 40, "often something follows from the facts");
}

const Register tests{[] {
    test("facts and knowledge of Skat have the same worlds",
         facts_and_knowledge_have_the_same_worlds<Skat>);
    test("facts and knowledge of Schieber have the same worlds",
         facts_and_knowledge_have_the_same_worlds<Schieber>);
    test("facts and knowledge of Differenzler have the same worlds",
         facts_and_knowledge_have_the_same_worlds<Differenzler>);
}};

}  // namespace
