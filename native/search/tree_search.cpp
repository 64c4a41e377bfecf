#include "search/tree_search.hpp"

#include "search/tree_walk.hpp"
#include "solve/stop.hpp"

namespace kiebitz {

namespace {

constexpr std::uint64_t iterations_between_looks = 128;

}  // namespace

template <class Game>
TreeResult search_tree(const View<Game>& view, const TreeOptions& options, const RandomKey& key,
                       int threads, const SearchLimits& limits) {
    require_card_play(view);
    const auto trees = static_cast<std::size_t>(std::max(options.trees, 1));
    std::vector<std::optional<TreeWalk<Game>>> walks(trees);
    const bool stopped = !run_batch(
        static_cast<std::int64_t>(trees), threads, 1,
        limits.stop ? limits.stop : [] { return false; },
        [&](std::int64_t number, const std::function<bool()>& stop) {
            const auto i = static_cast<std::size_t>(number);
            auto& walk = walks[i].emplace(view, options, key.part(i));
            const std::uint64_t share =
                options.iterations / trees + (i < options.iterations % trees);
            bool in_time = true;
            while (in_time && walk.iterations() < share) {
                walk.iterate();
                if (walk.iterations() % iterations_between_looks != 0) continue;
                if (stop()) return;
                if (limits.until && std::chrono::steady_clock::now() > *limits.until) {
                    in_time = false;
                }
            }
        });
    if (stopped) throw Stopped{};
    TreeResult result;
    for_each(view.now().play().legal(),
             [&](int card) { result.cards.push_back({static_cast<Card>(card), {}}); });
    for (const auto& walk : walks) {
        result.iterations += walk->iterations();
        result.nodes += walk->tree().nodes();
        const auto& tree = walk->tree();
        for (auto e = tree.at(walk->root()).first; e != SearchTree::none; e = tree.edge(e).next) {
            for (CardArm& one : result.cards) {
                if (one.card != tree.edge(e).card) continue;
                one.arm.visits += tree.edge(e).arm.visits;
                one.arm.available += tree.edge(e).arm.available;
                one.arm.sum += tree.edge(e).arm.sum;
            }
        }
    }
    return result;
}

template TreeResult search_tree(const View<Skat>&, const TreeOptions&, const RandomKey&, int,
                                const SearchLimits&);
template TreeResult search_tree(const View<Schieber>&, const TreeOptions&, const RandomKey&, int,
                                const SearchLimits&);
template TreeResult search_tree(const View<Differenzler>&, const TreeOptions&, const RandomKey&,
                                int, const SearchLimits&);

}  // namespace kiebitz
