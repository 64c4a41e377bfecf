#include "search/regret_cards.hpp"

#include <algorithm>
#include <string>

#include "search/best_response.hpp"
#include "search/card_game.hpp"
#include "search/cfr.hpp"

namespace kiebitz {

namespace {

[[noreturn]] void refuse(const std::string& why) {
    throw RuleError(ErrorName::bad_option, why);
}

void require_iterations(std::uint64_t iterations) {
    if (iterations == 0) refuse("there should be at least one iteration");
}

std::function<void()> looking(const Budget& budget) {
    return [&budget] { budget.look(); };
}

// The whole tree, or a refusal that says what would be possible.
template <class Game>
GameTree tree_of(const View<Game>& view, const WorldSource& source, const CfrOptions& options,
                 const Budget& budget) {
    const int tricks = view.now().play().tricks_left();
    const std::string instead = "; mccfr_cards with outcome sampling plays from any card";
    if (tricks > options.max_tricks) {
        refuse("the whole tree is for the last " + std::to_string(options.max_tricks) +
               " tricks, and here " + std::to_string(tricks) + " are left" + instead);
    }
    const auto too_large = [&] {
        refuse("the tree over " + std::to_string(source.count()) + " worlds and " +
               std::to_string(tricks) + " tricks has more than " +
               std::to_string(options.max_nodes) +
               " nodes: it is possible with fewer tricks left or a higher limit" + instead);
    };
    if (source.count() > options.max_nodes) too_large();
    try {
        const ListedCards<Game> game(view, options.reward, source, budget);
        return build_tree(game, options.max_nodes, looking(budget));
    } catch (const TreeTooLarge&) {
        too_large();
    }
    return {};
}

double factorial(int n) {
    double product = 1;
    for (; n > 1; --n) product *= n;
    return product;
}

// How many lines one update walks at most.
template <class Game>
double lines_of(Sampling sampling, int cards) {
    const double orders = factorial(cards);
    if (sampling == Sampling::outcome) return 1;
    if (sampling == Sampling::external) return orders;
    double lines = 1;
    for (int seat = 0; seat < Game::seats; ++seat) lines *= orders;
    return lines;
}

template <class Game>
void require_few_lines(const View<Game>& view, const MccfrOptions& options) {
    const int tricks = view.now().play().tricks_left();
    if (lines_of<Game>(options.sampling, tricks) <= options.max_lines) return;
    int possible = tricks;
    while (possible > 0 && lines_of<Game>(options.sampling, possible) > options.max_lines) {
        --possible;
    }
    const std::string name = options.sampling == Sampling::external ? "external" : "chance";
    refuse(name + " sampling has too many lines with " + std::to_string(tricks) +
           " tricks left: it is possible with " + std::to_string(possible) +
           ", and outcome sampling from any card");
}

}  // namespace

void require_epsilon(double epsilon) {
    if (!(epsilon > 0 && epsilon <= 1)) refuse("epsilon should be above 0 and at most 1");
}

std::vector<double> with_exploration(std::span<const double> strategy, double epsilon) {
    if (!(epsilon >= 0 && epsilon <= 1)) refuse("epsilon should be from 0 to 1");
    std::vector<double> tried;
    for (const double probability : strategy) {
        if (!(probability >= 0 && probability <= 1)) refuse("a probability is from 0 to 1");
        tried.push_back(epsilon_on_policy(probability, strategy.size(), epsilon));
    }
    return tried;
}

template <class Game>
CardStrategy cfr_cards(const View<Game>& view, const WorldSource& source, const CfrOptions& options,
                       const Budget& budget) {
    fitting(source, view);
    require_own_card(view);
    require_iterations(options.iterations);
    const std::uint64_t most = budget.repetitions(options.iterations);
    const GameTree tree = tree_of(view, source, options, budget);
    Cfr cfr(tree, options.plus, options.tremble);
    do {
        cfr.iterate(looking(budget));
    } while (cfr.iterations() < most && !budget.late());

    CardStrategy answer{legal_cards(view), {}, {}, cfr.iterations(), tree.infosets.size()};
    const Profile average = cfr.average();
    if (answer.cards.size() == 1) {  // not in the tree, since it is no decision
        answer.probability = {1.0};
        answer.value = {expected_values(tree, average)[view.seat()]};
        return answer;
    }
    const auto first = average.begin() + tree.nodes[0].offset;
    answer.probability.assign(first, first + static_cast<std::ptrdiff_t>(answer.cards.size()));
    answer.value = first_values(tree, average);
    return answer;
}

template <class Game>
CardStrategy mccfr_cards(const View<Game>& view, const WorldSource& source,
                         const MccfrOptions& options, const RandomKey& key, const Budget& budget) {
    fitting(source, view);
    require_own_card(view);
    require_iterations(options.iterations);
    const std::uint64_t most = budget.repetitions(options.iterations);
    require_epsilon(options.epsilon);
    require_few_lines(view, options);
    DrawnCards<Game> game(view, options.reward, source, key.part(0));
    Random random(key.part(1));
    const std::uint64_t first = game.draw(random).key();
    Mccfr search(game, options.sampling, options.epsilon, options.max_infosets, random);
    const std::uint64_t between_looks = options.sampling == Sampling::outcome ? 64 : 1;
    do {
        if (search.iterations() % between_looks == 0) {
            budget.look();
            if (search.iterations() > 0 && budget.late()) break;
        }
        search.iterate();
    } while (search.iterations() < most);

    CardStrategy answer{legal_cards(view), {}, {}, search.iterations(), search.infosets()};
    answer.probability = search.average(first, answer.cards.size());
    answer.value = search.first_values(answer.cards.size());
    return answer;
}

template <class Game>
std::vector<double> cfr_exploitability(const View<Game>& view, const WorldSource& source,
                                       std::span<const std::uint64_t> iterations,
                                       const CfrOptions& options, const Budget& budget) {
    fitting(source, view);
    require_card_play(view);
    std::uint64_t before = 0;
    for (const std::uint64_t number : iterations) {
        if (number <= before) refuse("the numbers of iterations should rise, from 1 on");
        before = number;
    }
    const GameTree tree = tree_of(view, source, options, budget);
    Cfr cfr(tree, options.plus, options.tremble);
    std::vector<double> distances;
    for (const std::uint64_t number : iterations) {
        while (cfr.iterations() < number) cfr.iterate(looking(budget));
        distances.push_back(nash_conv(tree, cfr.average()));
    }
    return distances;
}

template CardStrategy cfr_cards(const View<Skat>&, const WorldSource&, const CfrOptions&,
                                const Budget&);
template CardStrategy mccfr_cards(const View<Skat>&, const WorldSource&, const MccfrOptions&,
                                  const RandomKey&, const Budget&);
template std::vector<double> cfr_exploitability(const View<Skat>&, const WorldSource&,
                                                std::span<const std::uint64_t>, const CfrOptions&,
                                                const Budget&);

template CardStrategy cfr_cards(const View<Schieber>&, const WorldSource&, const CfrOptions&,
                                const Budget&);
template CardStrategy mccfr_cards(const View<Schieber>&, const WorldSource&, const MccfrOptions&,
                                  const RandomKey&, const Budget&);
template std::vector<double> cfr_exploitability(const View<Schieber>&, const WorldSource&,
                                                std::span<const std::uint64_t>, const CfrOptions&,
                                                const Budget&);

template CardStrategy cfr_cards(const View<Differenzler>&, const WorldSource&, const CfrOptions&,
                                const Budget&);
template CardStrategy mccfr_cards(const View<Differenzler>&, const WorldSource&,
                                  const MccfrOptions&, const RandomKey&, const Budget&);
template std::vector<double> cfr_exploitability(const View<Differenzler>&, const WorldSource&,
                                                std::span<const std::uint64_t>, const CfrOptions&,
                                                const Budget&);

}  // namespace kiebitz
