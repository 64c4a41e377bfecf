#include "solve/discards.hpp"

namespace kiebitz {
namespace {

constexpr int tricks = 10;

std::vector<SkatDeck::Mask> pairs_of(SkatDeck::Mask cards) {
    std::vector<SkatDeck::Mask> pairs;
    for_each(cards, [&](int first) {
        for_each(cards, [&](int second) {
            if (first < second) {
                pairs.push_back(bit<SkatDeck::Mask>(first) | bit<SkatDeck::Mask>(second));
            }
        });
    });
    return pairs;
}

CardPlay<SkatRules> play_without(const TwelveCards& deal, SkatContract contract,
                                 SkatDeck::Mask discard) {
    auto hands = deal.hands;
    hands[deal.declarer] ^= discard;
    return {contract_of(contract), hands, deal.leader, tricks, Undertrump::strict};
}

// Points do not tell whether a side took no trick, so both are given one, but for a Schwarz that is
// needed: see games/sides.hpp.
void settle_best(const TwelveCards& deal, ContractValue& best) {
    SkatOutcome outcome;
    outcome.contract = best.contract;
    outcome.bid = deal.bid;
    outcome.lost_levels = deal.lost_levels;
    if (best.contract != SkatContract::null) {
        outcome.matadors = count_matadors(best.contract, deal.hands[deal.declarer]);
    }
    best.total_to_win = Sides<Skat>::total_to_win(outcome);
    outcome.points = best.value;
    outcome.declarer_tricks = best.contract == SkatContract::null ? 1 - best.value : 1;
    const bool all = Sides<Skat>::needs_every_trick(best.total_to_win) && best.value == skat_points;
    outcome.defender_tricks = all ? 0 : 1;
    const SkatSettlement settled = settle(outcome);
    best.score = settled.score;
    best.won = settled.won;
}

}  // namespace

void check(const TwelveCards& deal) {
    const auto refuse = [](const char* why) {
        throw RuleError(ErrorName::inconsistent_position, why);
    };
    if (deal.bid < lowest_bid || deal.bid > highest_bid) refuse("there is no such bid");
    if (deal.declarer >= 3 || deal.leader >= 3) refuse("there are seats 0, 1 and 2");
    SkatDeck::Mask seen = 0;
    for (Seat seat = 0; seat < 3; ++seat) {
        const auto hand = deal.hands[seat];
        if (count(hand) != (seat == deal.declarer ? tricks + 2 : tricks)) {
            refuse("the declarer must have twelve cards, the others ten each");
        }
        if ((seen & hand) != 0) refuse("a card is in two hands");
        seen |= hand;
    }
}

ContractValue best_discards(const TwelveCards& deal, SkatContract contract,
                            SolverTables<SkatRules>& tables, NodeCounter& counter) {
    ContractValue best{contract, -1, {}};
    for (const auto discard : pairs_of(deal.hands[deal.declarer])) {
        const auto play = play_without(deal, contract, discard);
        int value = 0;
        if (contract == SkatContract::null) {
            value = NullPosition{play, deal.declarer}.ask(std::nullopt, tables, counter).low;
        } else {
            auto position = points_position(play, contract, deal.declarer, discard);
            if (position.ask(best.value, tables, counter).high < best.value) continue;
            position.likely = best.value + 1;
            value = position.ask(std::nullopt, tables, counter).low;
        }
        if (value > best.value) best = {contract, value, {}};
        if (value == best.value) best.discards.push_back(discard);
    }
    settle_best(deal, best);
    return best;
}

}  // namespace kiebitz
