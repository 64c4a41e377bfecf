// The situations of a trump game in which the same fact counts differently.
#pragma once

#include "policy/skat/sight.hpp"

namespace kiebitz {

enum class Situation : std::uint8_t {
    declarer_leads,
    declarer_second,
    declarer_last,
    leads_through,       // a defender, the declarer next
    leads_up,            // a defender, the declarer last
    second_of_declarer,  // the declarer has led, my partner is last
    second_of_partner,   // my partner has led, the declarer is last
    last_of_declarer,    // the declarer has led
    last_of_partner,     // my partner has led
};
inline constexpr std::size_t skat_situations = 9;

inline Situation situation_of(const SkatSight& sight) {
    using enum Situation;
    if (sight.declares) {
        return sight.place == 0   ? declarer_leads
               : sight.place == 1 ? declarer_second
                                  : declarer_last;
    }
    const bool declarer_next = (sight.me + 1) % Skat::seats == sight.declarer;
    switch (sight.place) {
        case 0:
            return declarer_next ? leads_through : leads_up;
        case 1:
            return declarer_next ? second_of_partner : second_of_declarer;
        default:
            // The seat after the last one has led.
            return declarer_next ? last_of_declarer : last_of_partner;
    }
}

}  // namespace kiebitz
