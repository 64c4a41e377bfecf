// Between Python's plain values and the core's structs: options, deals, positions, results.
// Sets of cards cross the border as integers (bit = index in the deck), actions as their codes.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <vector>

#include "games/differenzler.hpp"
#include "games/schieber.hpp"
#include "games/skat.hpp"

namespace kiebitz::bind {

namespace nb = nanobind;

// The running trick and what was taken before; the same for every game.
template <class Rules>
PlayPosition<Rules> make_play(
    const std::array<typename Rules::Deck::Mask, static_cast<std::size_t>(Rules::seats)>& hands,
    Seat leader, const std::vector<Card>& trick,
    const std::array<std::uint8_t, static_cast<std::size_t>(Rules::seats)>& points,
    const std::array<std::uint8_t, static_cast<std::size_t>(Rules::seats)>& tricks) {
    return {hands, leader, trick, points, tricks, 0, 0};
}

template <class Rules>
void add_play_fields(nb::dict& fields, const PlayPosition<Rules>& play) {
    fields["leader"] = static_cast<int>(play.leader);
    fields["trick"] = nb::cast(play.trick);
    fields["points"] = nb::cast(play.points);
    fields["tricks"] = nb::cast(play.tricks);
}

// Refuses a number that is not a value of the enum.
template <class Enum>
Enum checked(int value, int count, const char* what) {
    if (value < 0 || value >= count) {
        throw RuleError(ErrorName::bad_option,
                        std::string("there is no ") + what + " number " + std::to_string(value));
    }
    return static_cast<Enum>(value);
}

nb::dict result_dict(const SkatResult& result, const Skat& game);
nb::dict result_dict(const SchieberResult& result, const Schieber& game);
nb::dict result_dict(const DifferenzlerResult& result, const Differenzler& game);

// What the game itself has settled so far, as far as it is known here.
nb::dict details(const Skat& game);
nb::dict details(const Schieber& game);
nb::dict details(const Differenzler& game);

inline nb::object seat_or_none(Seat seat) {
    return seat == no_seat ? nb::none() : nb::object(nb::int_(static_cast<int>(seat)));
}

}  // namespace kiebitz::bind
