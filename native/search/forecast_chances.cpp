#include "search/forecast_chances.hpp"

#include <algorithm>

#include "games/jass_rules.hpp"
#include "games/skat_rules.hpp"

namespace kiebitz {

double winning_chance(const CardAmongOthers& card) {
    const int drawn = std::min(card.hands, card.cards);
    if (drawn == 0) return 1;
    const int harmless = card.cards - card.higher - (card.trump ? 0 : card.trumps);
    const auto harmless_from = [&](int first) {
        double chance = 1;
        for (int i = first; i < drawn; ++i) {
            chance *= static_cast<double>(std::max(0, harmless - i)) / (card.cards - i);
        }
        return chance;
    };
    if (card.trump) return harmless_from(0);
    const double leads = 1.0 / (card.hands + 1);
    return leads * harmless_from(0) + (1 - leads) * card.lower / card.cards * harmless_from(1);
}

template <class Rules>
Expected<Rules> chances_forecast(const CardPlay<Rules>& play) {
    using Mask = typename Rules::Deck::Mask;
    const auto& contract = play.contract();
    const Mask trumps = contract.members[Contract<typename Rules::Deck>::trump_class];
    Mask all = 0;
    for (const Mask hand : play.hands()) all |= hand;
    int left = contract.points_of(all) + Rules::last_trick_points;
    for (int place = 0; place < play.trick_size(); ++place) {
        left += contract.points[play.trick_card(place)];
    }
    Expected<Rules> to_come;
    for (Seat seat = 0; seat < Rules::seats; ++seat) {
        const Mask hand = play.hands()[seat];
        if (hand == 0) continue;
        const Mask others = all & static_cast<Mask>(~hand);
        double sum = 0;
        for_each(hand, [&](int number) {
            const auto card = static_cast<std::size_t>(number);
            const Mask same = others & contract.members[contract.follow_class[card]];
            const Mask higher = others & contract.stronger[card];
            sum += winning_chance({Rules::seats - 1, count(others),
                                   count(static_cast<Mask>(others & trumps)), count(higher),
                                   count(same) - count(higher), contract.is_trump(number)});
        });
        const double mean = sum / count(hand);
        to_come.points[seat] = mean * left;
        to_come.tricks[seat] = mean * play.tricks_left();
    }
    return to_come;
}

template Expected<SkatRules> chances_forecast(const CardPlay<SkatRules>&);
template Expected<JassRules> chances_forecast(const CardPlay<JassRules>&);

}  // namespace kiebitz
