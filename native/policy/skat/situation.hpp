// The situations in which the same fact counts differently: who plays in which place, what the card
// may be, and how far the game has come.
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
enum class Choice : std::uint8_t {
    follows,  // the suit; of a lead: others may have trumps
    trumps,   // trumps were led; of a lead: nobody else has one
    any,      // cannot follow
};
enum class Stage : std::uint8_t { early, middle, late };  // from the fourth and the seventh trick

inline constexpr std::size_t skat_choices = 3;
inline constexpr std::size_t skat_stages = 3;
inline constexpr std::size_t skat_situations = 9 * skat_choices * skat_stages;

inline Situation situation_of(const SkatSight& sight) {
    using enum Situation;
    if (sight.declares) {
        return sight.place == 0   ? declarer_leads
               : sight.place == 1 ? declarer_second
                                  : declarer_last;
    }
    const bool declarer_next = (sight.me + 1) % Skat::seats == sight.declarer;
    if (sight.place == 0) return declarer_next ? leads_through : leads_up;
    if (sight.place == 1) return declarer_next ? second_of_partner : second_of_declarer;
    return declarer_next ? last_of_declarer : last_of_partner;
}

inline Choice choice_of(const SkatSight& sight) {
    const Skat::Mask trumps = sight.members(SkatSight::trump);
    if (sight.place == 0) return (sight.unseen & trumps) == 0 ? Choice::trumps : Choice::follows;
    if ((sight.hand & sight.members(sight.asked)) == 0) return Choice::any;
    return sight.asked == SkatSight::trump ? Choice::trumps : Choice::follows;
}

inline Stage stage_of(const SkatSight& sight) {
    const int played = Skat::hand_size - sight.cards[sight.me];
    return played < 3 ? Stage::early : played < 6 ? Stage::middle : Stage::late;
}

// The place of a situation in a table.
constexpr std::size_t place_of(Situation situation, Choice choice, Stage stage) {
    return (static_cast<std::size_t>(situation) * skat_choices + static_cast<std::size_t>(choice)) *
               skat_stages +
           static_cast<std::size_t>(stage);
}
inline std::size_t place_of(const SkatSight& sight) {
    return place_of(situation_of(sight), choice_of(sight), stage_of(sight));
}

}  // namespace kiebitz
