#include "search/alone_cards.hpp"

#include <algorithm>
#include <utility>

#include "belief/published/collapse.hpp"
#include "belief/worlds.hpp"
#include "search/aggressive.hpp"
#include "search/depth.hpp"

namespace kiebitz {
namespace {

void require_options(const AloneOptions& options) {
    const char* wrong = nullptr;
    if (options.worlds < 1) wrong = "a search needs at least one world";
    if (options.leaves < 1) wrong = "a search needs at least one leaf";
    if (!(options.aggressiveness >= 0 && options.aggressiveness <= 1)) {
        wrong = "the aggressiveness is a probability";
    }
    if (wrong != nullptr) throw RuleError(ErrorName::bad_option, wrong);
}

template <class Game>
void require_turn(const View<Game>& view) {
    require_card_play(view);
    if (view.now().to_move() == view.seat()) return;
    throw RuleError(ErrorName::inconsistent_position, "it is the turn of another seat");
}

template <class Game>
std::vector<World> worlds_for(const View<Game>& view, const AloneOptions& options,
                              const RandomKey& key) {
    Random random(key);
    if (options.collapsed) {
        const auto drawn = published::Collapse(facts_of(view)).draw(random);
        if (!drawn.dead_end) return {drawn.world};
    }
    const Worlds all(knowledge_of(view));
    const auto wanted = static_cast<std::uint64_t>(options.collapsed ? 1 : options.worlds);
    std::vector<World> worlds(std::min(wanted, all.count()));
    if (all.count() > wanted) {
        all.draw(random, worlds);
        return worlds;
    }
    for (std::uint64_t rank = 0; rank < all.count(); ++rank) worlds[rank] = all.at(rank);
    // A deadline may let only the first ones count.
    for (std::size_t i = worlds.size(); options.deadline && i > 1; --i) {
        std::swap(worlds[i - 1], worlds[random.below64(i)]);
    }
    return worlds;
}

template <class Game>
std::vector<CardWorth> worths_in(const View<Game>& view, const World& world,
                                 const std::vector<Card>& cards, const AloneOptions& options,
                                 std::uint64_t leaves, NodeCounter& counter) {
    JudgedWorld<Game> judged(view, world, {options.reward, options.ordered, options.forecast});
    const int depth = search_depth(judged.play(), leaves);
    AloneSearch<Game> search(judged, {options.kind, options.ties, options.alpha_beta}, counter);
    std::vector<CardWorth> worths;
    for (const Card card : cards) worths.push_back(search.worth(card, depth));
    return worths;
}

void add(std::vector<CardWorth>& sums, const std::vector<CardWorth>& worths) {
    for (std::size_t i = 0; i < sums.size(); ++i) {
        sums[i].share += worths[i].share;
        sums[i].minus_points += worths[i].minus_points;
    }
}

// The best card; without aggressive ones, if there are others and the key says so.
template <class Game>
Card choose(const View<Game>& view, const std::vector<Card>& cards,
            const std::vector<CardWorth>& sums, double aggressiveness, const RandomKey& key) {
    Random random(key);
    const bool peaceful = random.unit() >= aggressiveness;
    const auto best = [&](bool among_peaceful) {
        std::size_t found = cards.size();
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (among_peaceful && is_aggressive(view.now().play(), cards[i])) continue;
            if (found == cards.size() || sums[i] > sums[found]) found = i;
        }
        return found;
    };
    std::size_t found = best(peaceful);
    if (found == cards.size()) found = best(false);
    return cards[found];
}

}  // namespace

template <class Game>
CardScores alone_cards(const View<Game>& view, const AloneOptions& options, RandomKey key,
                       std::function<bool()> stop) {
    require_options(options);
    require_turn(view);
    CardScores result;
    for_each(view.now().play().legal(),
             [&](int card) { result.cards.push_back(static_cast<Card>(card)); });
    const std::vector<World> worlds = worlds_for(view, options, key.part(0));

    std::vector<CardWorth> sums(result.cards.size());
    NodeCounter counter(stop, {.until = options.deadline});
    std::vector<CardWorth> shallow;  // of the first world, should the time be too short for it
    try {
        if (options.deadline) {
            NodeCounter first_look(stop);  // this much time must be
            const auto look = [&](std::uint64_t leaves, NodeCounter& counted) {
                return worths_in(view, worlds.front(), result.cards, options, leaves, counted);
            };
            constexpr std::uint64_t few_leaves = 100;
            shallow = look(std::min(few_leaves, options.leaves), first_look);
            result.nodes = first_look.nodes();
            for (std::uint64_t leaves = few_leaves; leaves < options.leaves / 10;) {
                shallow = look(leaves *= 10, counter);
            }
        }
        for (const World& world : worlds) {
            // Small worlds may end before the counter looks at the clock.
            if (options.deadline && std::chrono::steady_clock::now() > *options.deadline) break;
            add(sums, worths_in(view, world, result.cards, options, options.leaves, counter));
            ++result.worlds;
        }
    } catch (const BudgetSpent&) {
        // What is finished counts.
    }
    if (result.worlds == 0) {
        add(sums, shallow);
        result.worlds = 1;
    }
    result.nodes += counter.nodes();
    for (const CardWorth& sum : sums) result.score.push_back(sum.share / result.worlds);
    result.chosen = choose(view, result.cards, sums, options.aggressiveness, key.part(1));
    return result;
}

template CardScores alone_cards(const View<Skat>&, const AloneOptions&, RandomKey,
                                std::function<bool()>);
template CardScores alone_cards(const View<Schieber>&, const AloneOptions&, RandomKey,
                                std::function<bool()>);
template CardScores alone_cards(const View<Differenzler>&, const AloneOptions&, RandomKey,
                                std::function<bool()>);

}  // namespace kiebitz
