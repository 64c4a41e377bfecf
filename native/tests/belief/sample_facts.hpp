// Facts to draw worlds from: those of random games, and made-up ones that are more varied.
#pragma once

#include "belief/published/table.hpp"
#include "tests/belief/every_world.hpp"
#include "tests/games/samples.hpp"

namespace kiebitz::tests {

struct SampleFacts {
    Knowledge facts;
    published::Table table;
};

template <class Game>
SampleFacts random_facts(Random& random) {
    const State<Game> state = random_state<Game>(random);
    const View<Game> view(state, static_cast<Seat>(roll(random, Game::seats)));
    return {facts_of(view), published::table_of(view.now())};
}

// Up to `most` cards in three places, each place without some of them; often contradictory.
// `whole_classes`: what cannot be there are classes, as in Skat, and the fourth place takes all.
inline SampleFacts made_up_facts(Random& random, int most, bool whole_classes) {
    SampleFacts sample;
    sample.table = {whole_classes ? 3 : 4, published::suits_of<SkatDeck>()};
    Knowledge& facts = sample.facts;
    const int cards = 2 + roll(random, most - 1);
    while (count(facts.undecided) < cards) facts.undecided |= bit<Cards>(roll(random, 32));
    for (int i = 0; i < cards; ++i) {
        std::size_t place = 0;
        do place = static_cast<std::size_t>(1 + roll(random, 3));
        while (whole_classes && place == aside && facts.open[aside] == 2);
        ++facts.open[place];
    }
    for (std::size_t place = 1; place < places; ++place) {
        facts.possible[place] = facts.undecided;
        if (whole_classes && place == aside) continue;
        if (whole_classes) {
            for (const Cards members : sample.table.classes) {
                if (chance(random, 30)) facts.possible[place] &= ~members;
            }
        } else {
            for_each(facts.undecided, [&](int card) {
                if (chance(random, 30)) facts.possible[place] &= ~bit<Cards>(card);
            });
        }
    }
    return sample;
}

// Facts with at most `most` hidden cards and at least two worlds, but not too many of them.
template <class Make, class Use>
void for_small_facts(int samples, int most, std::uint64_t seed, const Make& make, const Use& use) {
    for (std::uint64_t board = 0; samples > 0; ++board) {
        Random random(RandomKey{seed, board});
        const SampleFacts sample = make(random);
        if (count(sample.facts.undecided) > most) continue;
        const auto all = every_world(sample.facts);
        if (all.size() < 2 || all.size() > 400) continue;
        --samples;
        use(sample, all, random);
    }
}

}  // namespace kiebitz::tests
