// A search tree as a graph for Graphviz.
#include <sstream>

#include "search/tree_search.hpp"

namespace kiebitz {

namespace {

template <class Game>
class DotWriter {
  public:
    DotWriter(const SearchTree& tree, std::uint32_t least) : tree_(tree), least_(least) {}

    std::string text(std::uint32_t root, int depth) {
        out_ << "digraph search {\n  node [shape=box, fontname=\"sans-serif\"];\n";
        std::vector<std::uint32_t> level = {root};
        seen_.assign(tree_.nodes(), false);
        for (int d = 0; d < depth && !level.empty(); ++d) {
            std::vector<std::uint32_t> below;
            for (const std::uint32_t node : level) write_node(node, below);
            level = std::move(below);
        }
        out_ << "}\n";
        return out_.str();
    }

  private:
    void write_node(std::uint32_t node, std::vector<std::uint32_t>& below) {
        const auto& here = tree_.at(node);
        out_ << "  n" << node << " [label=\"seat " << int{here.mover} << "\\n"
             << here.visits << "\"];\n";
        for (auto e = here.first; e != SearchTree::none; e = tree_.edge(e).next) {
            if (tree_.edge(e).arm.visits >= least_) write_edge(node, e, below);
        }
    }

    void write_edge(std::uint32_t node, std::uint32_t number, std::vector<std::uint32_t>& below) {
        const auto& edge = tree_.edge(number);
        const bool leaf = edge.child == SearchTree::none;
        const char* kind = leaf ? "leaf" : "n";
        const std::uint32_t to = leaf ? number : edge.child;
        out_ << "  n" << node << " -> " << kind << to << " [label=\"" << Game::Deck::name(edge.card)
             << ' ' << std::lround(100 * edge.arm.mean()) << "%\\n"
             << edge.arm.visits << "\"];\n";
        if (leaf) {
            out_ << "  leaf" << to << " [shape=point];\n";
        } else if (!seen_[to]) {
            seen_[to] = true;
            below.push_back(to);
        }
    }

    const SearchTree& tree_;
    std::uint32_t least_;
    std::ostringstream out_;
    std::vector<bool> seen_;
};

}  // namespace

template <class Game>
std::string TreeSearch<Game>::as_dot(int depth, std::uint32_t least_visits) const {
    const Busy busy(busy_);
    const bool searched = !roots_.empty() && roots_.front() != SearchTree::none;
    if (!searched) return "digraph search {}\n";
    return DotWriter<Game>(trees_.front(), least_visits).text(roots_.front(), depth);
}

template std::string TreeSearch<Skat>::as_dot(int, std::uint32_t) const;
template std::string TreeSearch<Schieber>::as_dot(int, std::uint32_t) const;
template std::string TreeSearch<Differenzler>::as_dot(int, std::uint32_t) const;

}  // namespace kiebitz
