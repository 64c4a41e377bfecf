#include "games/skat_value.hpp"

#include <algorithm>
#include <cstdlib>

namespace kiebitz {

Card trump_from_top(SkatContract contract, int place) {
    const Contract<SkatDeck>& table = contract_of(contract);
    const auto trumps = table.members[Contract<SkatDeck>::trump_class];
    const int strength = 32 + count(trumps) - place;  // see Contract::set_run
    Card found = no_card;
    for_each(trumps, [&](int card) {
        if (table.strength[static_cast<std::size_t>(card)] == strength) {
            found = static_cast<Card>(card);
        }
    });
    return found;
}

int count_matadors(SkatContract contract, SkatDeck::Mask twelve_cards) {
    const int trumps = count(contract_of(contract).members[Contract<SkatDeck>::trump_class]);
    const bool with = contains(twelve_cards, trump_from_top(contract, 0));
    int run = 1;
    while (run < trumps && contains(twelve_cards, trump_from_top(contract, run)) == with) ++run;
    return with ? run : -run;
}

namespace {

bool made(const SkatOutcome& outcome) {
    if (outcome.contract == SkatContract::null) return outcome.declarer_tricks == 0;
    if (outcome.level >= SkatLevel::schwarz) return outcome.defender_tricks == 0;
    if (outcome.level == SkatLevel::schneider) return outcome.points >= 90;
    return outcome.points >= 61;
}

int null_base(const SkatOutcome& outcome) {
    return null_value(outcome.hand, outcome.level == SkatLevel::ouvert);
}

// Fills in the levels that count and returns the value reached.
int value_reached(const SkatOutcome& outcome, SkatSettlement& settlement) {
    if (outcome.contract == SkatContract::null) return null_base(outcome);
    const bool additive = outcome.lost_levels == LostLevels::additive;
    settlement.schneider = outcome.level >= SkatLevel::schneider || outcome.points >= 90 ||
                           (additive && outcome.points <= 30);
    settlement.schwarz = outcome.level >= SkatLevel::schwarz || outcome.defender_tricks == 0 ||
                         (additive && outcome.declarer_tricks == 0);
    const int levels = std::abs(outcome.matadors) + 1 + int{outcome.hand} +
                       int{settlement.schneider} + int{settlement.schwarz} +
                       static_cast<int>(outcome.level);  // announced Schneider, Schwarz, ouvert
    return levels * skat_base_values[static_cast<std::size_t>(outcome.contract)];
}

int loss(const SkatOutcome& outcome, int value) {
    int loss = 2 * value;
    if (outcome.lost_levels == LostLevels::doubling && outcome.contract != SkatContract::null) {
        if (outcome.points <= 30) loss *= 2;
        if (outcome.declarer_tricks == 0) loss *= 2;
    }
    return loss;
}

}  // namespace

SkatSettlement settle(const SkatOutcome& outcome) {
    SkatSettlement settlement;
    const int reached = value_reached(outcome, settlement);
    settlement.overbid = reached < outcome.bid;
    settlement.won = made(outcome) && !settlement.overbid;
    settlement.value = reached;
    if (settlement.overbid) {
        const int base = outcome.contract == SkatContract::null
                             ? null_base(outcome)
                             : skat_base_values[static_cast<std::size_t>(outcome.contract)];
        settlement.value = (outcome.bid + base - 1) / base * base;
    }
    settlement.score = settlement.won ? settlement.value : -loss(outcome, settlement.value);
    return settlement;
}

std::array<int, 3> settle_ramsch(const std::array<int, 3>& points,
                                 const std::array<int, 3>& tricks) {
    std::array<int, 3> scores{};
    const auto without_trick = std::count(tricks.begin(), tricks.end(), 0);
    const int most = *std::max_element(points.begin(), points.end());
    for (std::size_t seat = 0; seat < 3; ++seat) {
        if (without_trick == 2) {
            scores[seat] = tricks[seat] > 0 ? 120 : 0;
        } else if (points[seat] == most) {
            scores[seat] = -most * (without_trick == 1 ? 2 : 1);
        }
    }
    return scores;
}

}  // namespace kiebitz
