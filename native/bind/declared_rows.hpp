// Declared games of Skat as rows of a numpy array.
#pragma once

#include <nanobind/ndarray.h>

#include <cstdint>
#include <string>

#include "bind/world_rows.hpp"
#include "games/declared_game.hpp"
#include "games/names.hpp"

namespace kiebitz::bind {

// Three hands, the cards set aside, contract, declarer, leader, and whether it is a hand game.
inline constexpr int declared_columns = 8;

using DeclaredRows = nanobind::ndarray<const std::uint32_t, nanobind::shape<-1, declared_columns>,
                                       nanobind::c_contig, nanobind::device::cpu>;

// The games of the rows, which have to outlive it.
class DeclaredGames {
  public:
    explicit DeclaredGames(const DeclaredRows& rows) : numbers_(rows.data()), size_(rows.shape(0)) {
        require_aligned(numbers_);
    }

    std::size_t size() const { return size_; }

    DeclaredGame operator()(std::size_t game) const {
        const std::uint32_t* row = numbers_ + declared_columns * game;
        const auto number = [&](int column, std::uint32_t values, const char* what) {
            if (row[column] < values) return static_cast<std::uint8_t>(row[column]);
            throw RuleError(
                ErrorName::bad_option,
                "there is no " + std::string(what) + " with number " + std::to_string(row[column]));
        };
        DeclaredGame found;
        found.hands = {row[0], row[1], row[2]};
        found.set_aside = row[3];
        found.contract = static_cast<SkatContract>(number(4, skat_contracts, "contract"));
        found.declarer = number(5, Skat::seats, "declarer");
        found.leader = number(6, Skat::seats, "leader");
        found.hand_game = number(7, 2, "kind of hand game") == 1;
        return found;
    }

  private:
    const std::uint32_t* numbers_;
    std::size_t size_;
};

}  // namespace kiebitz::bind
