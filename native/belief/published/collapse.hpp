// Wave-function collapse: a table of probabilities is decided cell by cell.
//
// The table says for each hidden card and place how likely the card lies there; each row adds up to
// one, each column to the number of cards in the place. The most certain of the undecided cells
// (lowest entropy -p log p - (1-p) log(1-p); chance decides among equals) becomes one with its
// probability p and zero otherwise. Then the table is put right: rows and columns are scaled in
// turn until all sums fit again (iterative proportional fitting), and what has only one value left
// takes it. This goes on until every cell is decided.
//
// Fits every game, and beliefs that differ from card to card could be put into the table. Defects:
// the fitted table has the right sums but not the probabilities of the worlds, so that worlds are
// not equally likely. The smallest case: three cards a, b, c for three hands of one card, b not in
// the second and c not in the third; a lies in the first hand in one of three worlds, the table
// says 0.236. And a draw costs dozens of fittings, a thousand times an exact draw.
//
// The thesis leaves open how the table is put right and what happens in a contradiction: the
// fitting, the conclusions and the dead end are our reading. With the conclusions of put_right and
// three hidden places every cell that is left undecided can go either way, so that only facts
// without any world end in a dead end; the fitting alone would run into more. The thesis draws one
// world for a decision.
//
// Source: Burri, "Jassen ohne Intuition", Maturaarbeit, Kantonsschule Freudenberg Zürich 2023.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "belief/published/drawn.hpp"
#include "cards/random.hpp"

namespace kiebitz::published {

class Collapse {
  public:
    // The sums are off by less than this, or the sweeps are used up, when the fitting ends.
    static constexpr double tolerance = 1e-6;
    static constexpr int most_sweeps = 100;

    explicit Collapse(const Knowledge& facts);

    Drawn draw(Random& random) const;

    // How likely each hidden card is in each place before anything is decided, lowest card first.
    const std::vector<std::array<double, places>>& table() const { return chances_.rows; }

  private:
    using Row = std::array<double, places>;

    // Zero and one are decided, everything between is not.
    struct Chances {
        std::vector<Row> rows;
        std::array<int, places> room{};  // cards that undecided rows still put there

        bool put_right();  // false: no way to decide the rest
        void collapse(std::size_t row, std::size_t place, bool here);

      private:
        bool draw_conclusions();
        void fit();
    };

    World known_;
    std::vector<Card> cards_;
    Chances chances_;
    bool contradiction_ = false;
};

}  // namespace kiebitz::published
