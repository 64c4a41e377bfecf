#include "search/tree_search.hpp"

#include <algorithm>
#include <cmath>

#include "games/batch_size.hpp"
#include "run/batch.hpp"
#include "search/tree_walk.hpp"

namespace kiebitz {

namespace {

// Playouts take microseconds, solvers and nets may take longer than a look.
std::uint64_t iterations_between_looks(const TreeOptions& options) {
    return options.leaf == Leaf::solver || asks_net(options) || options.prior > 0 ? 1 : 128;
}

void require_possible(const TreeOptions& options) {
    const auto refuse = [](const std::string& why) { throw RuleError(ErrorName::bad_option, why); };
    const auto require_from_0 = [&](const char* name, double value) {
        if (std::isfinite(value) && value >= 0) return;
        refuse(std::string(name) + " should be a number from 0 on, not " + std::to_string(value));
    };
    require_from_0("exploration", options.exploration);
    require_from_0("epsilon_c", options.epsilon_c);
    require_from_0("epsilon_d", options.epsilon_d);
    require_from_0("prior", options.prior);
    if (options.epsilon_d == 0) refuse("epsilon_d should be above 0");
    if (options.first_play && !std::isfinite(*options.first_play)) {
        refuse("first_play should be a number, not " + std::to_string(*options.first_play));
    }
    if (options.trees < 1 || options.trees > most_threads) {
        refuse("there should be 1 to " + std::to_string(most_threads) + " trees, not " +
               std::to_string(options.trees));
    }
    if (options.leaves < 1 || options.leaves > most_leaves) {
        refuse("there should be 1 to " + std::to_string(most_leaves) + " leaves at once, not " +
               std::to_string(options.leaves));
    }
    if (options.iterations < 1) refuse("there should be at least one iteration");
    if (options.prior > 0 && options.candidates == Candidates::bookkeeping) {
        refuse("with bookkeeping there is no hand that a net could be asked about");
    }
}

// Belief speaks of what the searcher sees: it cannot say what others would believe.
void require_own_eyes(const TreeOptions& options, const WorldSource& source) {
    if (!source.listed()) return;
    const char* wrong = nullptr;
    if (options.redraw) wrong = "redraw looks through the eyes of other seats";
    if (options.candidates == Candidates::bookkeeping) wrong = "bookkeeping deals hands anew";
    if (wrong == nullptr) return;
    throw RuleError(
        ErrorName::bad_option,
        std::string(wrong) + ", of which this belief says nothing: take belief=uniform");
}

}  // namespace

template <class Game>
TreeSearch<Game>::Busy::Busy(std::atomic<bool>& flag) : flag_(flag) {
    if (!flag_.exchange(true)) return;
    throw RuleError(ErrorName::bad_option, "these trees are being searched by another thread");
}

template <class Game>
TreeSearch<Game>::TreeSearch(const TreeOptions& options) : options_(options) {
    require_possible(options);
}

template <class Game>
void TreeSearch<Game>::forget() {
    trees_.clear();
    roots_.clear();
    last_.reset();
}

template <class Game>
bool TreeSearch<Game>::goes_on(const View<Game>& view) const {
    if (!last_ || last_->seat() != view.seat() || last_->options() != view.options() ||
        last_->start() != view.start() || last_->history().size() > view.history().size()) {
        return false;
    }
    return std::equal(last_->history().begin(), last_->history().end(), view.history().begin());
}

template <class Game>
TreeResult TreeSearch<Game>::search(const View<Game>& view, const WorldSource& source,
                                    const RandomKey& key, int threads, const Budget& budget) {
    const Busy busy(busy_);
    fitting(source, view);
    require_own_card(view);
    require_own_eyes(options_, source);
    require_threads(threads);
    const auto count = static_cast<std::size_t>(options_.trees);
    if (!goes_on(view)) {
        trees_.assign(count, SearchTree{});
        start_plies_ = view.now().play().cards_played();
    }
    roots_.assign(count, SearchTree::none);
    last_ = view;
    const std::uint64_t all = budget.repetitions(options_.iterations);
    std::vector<std::uint64_t> done(count);
    const auto grow = [&](std::int64_t number) {
        const auto i = static_cast<std::size_t>(number);
        TreeWalk<Game> walk(view, source, options_, key.part(i), budget, trees_[i], start_plies_);
        roots_[i] = walk.root();
        const std::uint64_t share = all / count + (i < all % count);
        const std::uint64_t between = iterations_between_looks(options_);
        const auto at_once = static_cast<std::uint64_t>(options_.leaves);
        std::uint64_t next_look = 1;  // early: other trees may have taken all the time
        while (walk.iterations() < share) {
            walk.iterate(std::min(at_once, share - walk.iterations()));
            if (walk.iterations() < next_look) continue;
            budget.look();
            if (budget.late()) break;
            next_look = (walk.iterations() / between + 1) * between;
        }
        done[i] = walk.iterations();
    };
    try {
        run_batch(static_cast<std::int64_t>(count), threads, 1, budget, grow,
                  [] { tables_of_this_thread<typename Game::Rules>(); });
    } catch (const Stopped&) {
        throw;  // between two iterations: the trees are as they should be
    } catch (...) {
        forget();  // there was no memory, say, in the middle of an iteration
        throw;
    }
    TreeResult result = added_up(view);
    for (const std::uint64_t each : done) result.iterations += each;
    return result;
}

template <class Game>
TreeResult TreeSearch<Game>::added_up(const View<Game>& view) const {
    TreeResult result;
    for (const Card card : legal_cards(view)) result.cards.push_back({card, {}});
    for (std::size_t i = 0; i < trees_.size(); ++i) {
        const SearchTree& tree = trees_[i];
        result.nodes += tree.nodes();
        for (auto e = tree.at(roots_[i]).first; e != SearchTree::none; e = tree.edge(e).next) {
            for (CardArm& one : result.cards) {
                if (one.card != tree.edge(e).card) continue;
                const Arm& arm = tree.edge(e).arm;
                one.arm.visits += arm.visits;
                one.arm.available += arm.available;
                one.arm.sum += arm.sum;
                one.arm.squares += arm.squares;
            }
        }
    }
    return result;
}

template class TreeSearch<Skat>;
template class TreeSearch<Schieber>;
template class TreeSearch<Differenzler>;

}  // namespace kiebitz
