#include "search/alone_cards.hpp"

#include <algorithm>

#include "belief/published/collapse.hpp"
#include "search/aggressive.hpp"
#include "search/depth.hpp"

namespace kiebitz {
namespace {

template <class Game>
std::vector<CardWorth> worths_in(const View<Game>& view, const World& world,
                                 const std::vector<Card>& cards, const AloneOptions& options,
                                 std::uint64_t leaves, NodeCounter& counter) {
    JudgedWorld<Game> judged(view, world, {options.reward, options.ordered, options.forecast});
    const int depth = search_depth(judged.play(), leaves);
    AloneSearch<Game> search(judged, {options.kind, options.tie_rule, options.alpha_beta}, counter);
    std::vector<CardWorth> worths;
    for (const Card card : cards) worths.push_back(search.worth(card, depth));
    return worths;
}

void add(CardScores& sums, const std::vector<CardWorth>& worths, double weight) {
    for (std::size_t i = 0; i < sums.cards.size(); ++i) {
        sums.share[i].add(worths[i].share, weight);
        sums.minus_points[i] += weight * worths[i].minus_points;
    }
    ++sums.worlds;
}

}  // namespace

template <class Game>
CardScores alone_cards(const View<Game>& view, const WeighedWorlds& worlds,
                       const AloneOptions& options, const Budget& budget) {
    if (options.leaves < 1) {
        throw RuleError(ErrorName::bad_option, "a search needs at least one leaf");
    }
    require_own_card(view);
    CardScores result;
    result.cards = legal_cards(view);
    result.share.resize(result.cards.size());
    result.minus_points.resize(result.cards.size());
    for (const Card card : result.cards) {
        result.aggressive.push_back(is_aggressive(view.now().play(), card));
    }

    NodeCounter counter(budget);
    const bool looks_first = budget.timed() && options.must_answer;
    std::vector<CardWorth> shallow;  // of the first world, should the time be too short for it
    try {
        if (looks_first) {
            const Budget unhurried = budget.unhurried();
            NodeCounter first_look(unhurried);  // this much time must be
            const auto look = [&](std::uint64_t leaves, NodeCounter& counted) {
                return worths_in(view, worlds.worlds.front(), result.cards, options, leaves,
                                 counted);
            };
            constexpr std::uint64_t few_leaves = 100;
            shallow = look(std::min(few_leaves, options.leaves), first_look);
            result.nodes = first_look.nodes();
            for (std::uint64_t leaves = few_leaves; leaves < options.leaves / 10;) {
                shallow = look(leaves *= 10, counter);
            }
        }
        for (std::size_t i = 0; i < worlds.size(); ++i) {
            budget.look();
            // Small worlds may end before the counter looks at the clock.
            if (budget.late()) break;
            add(result,
                worths_in(view, worlds.worlds[i], result.cards, options, options.leaves, counter),
                worlds.weights[i]);
        }
    } catch (const BudgetSpent&) {
        // What is finished counts.
    }
    if (result.worlds == 0 && looks_first) add(result, shallow, worlds.weights.front());
    result.nodes += counter.nodes();
    return result;
}

template <class Game>
World collapsed_world(const View<Game>& view, const RandomKey& key) {
    Random random(key);
    const auto drawn = published::Collapse(facts_of(view)).draw(random);
    return drawn.dead_end ? WorldSource(knowledge_of(view)).draw(random) : drawn.world;
}

template CardScores alone_cards(const View<Skat>&, const WeighedWorlds&, const AloneOptions&,
                                const Budget&);
template CardScores alone_cards(const View<Schieber>&, const WeighedWorlds&, const AloneOptions&,
                                const Budget&);
template CardScores alone_cards(const View<Differenzler>&, const WeighedWorlds&,
                                const AloneOptions&, const Budget&);
template World collapsed_world(const View<Skat>&, const RandomKey&);
template World collapsed_world(const View<Schieber>&, const RandomKey&);
template World collapsed_world(const View<Differenzler>&, const RandomKey&);

}  // namespace kiebitz
