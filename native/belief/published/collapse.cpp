#include "belief/published/collapse.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "belief/published/facts.hpp"

namespace kiebitz::published {

namespace {

bool undecided(double chance) {
    return chance > 0 && chance < 1;
}

struct Cell {
    std::size_t row = 0;
    std::size_t place = 0;
};

// Entropy falls with the distance from one half, so that no logarithm is needed.
template <class Rows>
bool most_certain(const Rows& rows, Random& random, Cell& found) {
    constexpr double equal = 1e-9;
    double furthest = -1;
    std::uint32_t ties = 0;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t place = 0; place < places; ++place) {
            if (!undecided(rows[row][place])) continue;
            const double distance = std::abs(rows[row][place] - 0.5);
            if (distance < furthest - equal) continue;
            if (distance > furthest + equal) {
                furthest = distance;
                ties = 0;
            }
            if (random.below(++ties) == 0) found = {row, place};
        }
    }
    return furthest >= 0;
}

}  // namespace

Collapse::Collapse(const Knowledge& facts) : known_(facts.known) {
    require_room_for_all(facts);
    for (std::size_t place = 0; place < places; ++place) chances_.room[place] = facts.open[place];
    for_each(facts.undecided, [&](int card) {
        Row row{};
        int possible = 0;
        for (std::size_t place = 0; place < places; ++place) {
            possible += contains(facts.possible[place], card);
        }
        for (std::size_t place = 0; place < places; ++place) {
            // Also the only place is no decision yet: it has to be taken off the room.
            if (contains(facts.possible[place], card)) row[place] = 0.999 / possible;
        }
        cards_.push_back(static_cast<Card>(card));
        chances_.rows.push_back(row);
    });
    contradiction_ = !chances_.put_right();
}

Drawn Collapse::draw(Random& random) const {
    if (contradiction_) return dead_end();
    Chances chances = chances_;
    for (Cell cell; most_certain(chances.rows, random, cell);) {
        const bool here = random.unit() < chances.rows[cell.row][cell.place];
        chances.collapse(cell.row, cell.place, here);
        if (!chances.put_right()) return dead_end();
    }
    Drawn drawn{known_};
    for (std::size_t row = 0; row < chances.rows.size(); ++row) {
        for (std::size_t place = 0; place < places; ++place) {
            if (chances.rows[row][place] == 1) drawn.world[place] |= bit<Cards>(cards_[row]);
        }
    }
    return drawn;
}

void Collapse::Chances::collapse(std::size_t row, std::size_t place, bool here) {
    if (!here) {
        rows[row][place] = 0;
        return;
    }
    rows[row] = Row{};
    rows[row][place] = 1;
    --room[place];
}

bool Collapse::Chances::put_right() {
    if (!draw_conclusions()) return false;
    fit();
    return true;
}

// A card with one place left lies there; a full place takes no more; a place that needs every card
// that can still lie there gets them. False if a card has no place or a place too few cards.
bool Collapse::Chances::draw_conclusions() {
    for (bool changed = true; std::exchange(changed, false);) {
        for (std::size_t row = 0; row < rows.size(); ++row) {
            int left = 0;
            std::size_t last = 0;
            bool decided = false;
            for (std::size_t place = 0; place < places; ++place) {
                decided = decided || rows[row][place] == 1;
                if (!undecided(rows[row][place])) continue;
                ++left;
                last = place;
            }
            if (decided) continue;
            if (left == 0) return false;
            if (left > 1) continue;
            collapse(row, last, true);
            changed = true;
        }
        for (std::size_t place = 0; place < places; ++place) {
            int left = 0;
            for (const Row& row : rows) left += undecided(row[place]);
            if (room[place] < 0 || left < room[place]) return false;
            if (left == 0 || (room[place] > 0 && left > room[place])) continue;
            const bool needs_all = room[place] > 0;
            for (std::size_t row = 0; row < rows.size(); ++row) {
                if (undecided(rows[row][place])) collapse(row, place, needs_all);
            }
            changed = true;
        }
    }
    return true;
}

// Scales the undecided cells until rows add up to one and columns to the room.
void Collapse::Chances::fit() {
    constexpr double least = 1e-12;  // a cell that fades away stays undecided
    constexpr double most = 1 - 1e-12;
    double error = 1;
    for (int sweep = 0; sweep < most_sweeps && error > tolerance; ++sweep) {
        error = 0;
        for (Row& row : rows) {
            double sum = 0;
            for (const double chance : row) sum += undecided(chance) ? chance : 0;
            if (sum == 0) continue;
            error = std::max(error, std::abs(sum - 1));
            for (double& chance : row) {
                if (undecided(chance)) chance = std::min(std::max(chance / sum, least), most);
            }
        }
        for (std::size_t place = 0; place < places; ++place) {
            double sum = 0;
            for (const Row& row : rows) sum += undecided(row[place]) ? row[place] : 0;
            if (sum == 0) continue;
            const double scale = room[place] / sum;
            error = std::max(error, std::abs(scale - 1));
            for (Row& row : rows) {
                if (undecided(row[place])) {
                    row[place] = std::min(std::max(row[place] * scale, least), most);
                }
            }
        }
    }
}

}  // namespace kiebitz::published
