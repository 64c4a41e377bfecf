#include "policy/differenzler_player.hpp"

#include <cmath>

namespace kiebitz {

namespace {

constexpr std::size_t index(int i) {
    return static_cast<std::size_t>(i);
}

// Trumps that others hold are the more dangerous to a card the fewer of its suit they have.
float ruff_danger(int trumps, int of_suit) {
    return 4.0f * static_cast<float>(trumps) / static_cast<float>(1 + of_suit);
}

}  // namespace

// What a seat sees before it chooses.
struct RulePlayer<Differenzler>::Outlook {
    const Contract<JassDeck>* contract;
    Mask unseen;       // held by the others
    int trumps;        // of these
    float eagerness;   // to beat, of the seats still to play
    float need;        // prediction less points taken
    float mean_trick;  // points of a trick still to come
    float in_trick;    // points on the table and those expected from the seats still to play
    float variance;    // of what is forecast
};

RulePlayer<Differenzler>::RulePlayer(Mask gone_before, const SteeringHabits& habits)
    : gone_before_(gone_before), habits_(habits) {
    for (std::size_t n = 0; n < most; ++n) {
        const auto higher = static_cast<float>(n);
        by_higher_trumps_[n] = habits.held * std::exp(-habits.higher_trump * higher);
        by_higher_cards_[n] = habits.held * std::exp(-habits.higher_card * higher);
        for (std::size_t of_suit = 0; of_suit < most; ++of_suit) {
            const float danger = ruff_danger(static_cast<int>(n), static_cast<int>(of_suit));
            by_ruffs_[n][of_suit] = std::exp(-habits.ruff * danger);
        }
    }
}

RulePlayer<Differenzler>::Outlook RulePlayer<Differenzler>::look(
    const Differenzler::Play& play, const Sides<Differenzler>& sides) const {
    const auto& contract = play.contract();
    const Seat seat = play.to_move();
    Outlook outlook{};
    outlook.contract = &contract;
    Mask seen = gone_before_ | play.hands()[seat];
    for (int ply = 0; ply < play.cards_played(); ++ply) seen |= bit<Mask>(play.played(ply));
    outlook.unseen = JassDeck::all & ~seen;
    outlook.trumps = count(outlook.unseen & contract.members[Contract<JassDeck>::trump_class]);
    const auto wanted = [&](Seat whose) {
        return sides.predictions()[whose] - int{play.points()[whose]};
    };
    outlook.need = static_cast<float>(wanted(seat));
    for (int behind = 1; behind < 4 - play.trick_size(); ++behind) {
        const auto other = static_cast<Seat>((seat + behind) % 4);
        const bool known = sides.predictions()[other] != Differenzler::unknown_prediction;
        outlook.eagerness += !known ? 1.0f : wanted(other) > 0 ? habits_.wanting : habits_.full;
    }
    if (play.trick_size() == 0) outlook.eagerness *= habits_.leads;
    int left = jass_points;
    for (const auto taken : play.points()) left -= taken;
    int on_table = 0;
    for (int i = 0; i < play.trick_size(); ++i) on_table += contract.points[play.trick_card(i)];
    const auto tricks = static_cast<float>(play.tricks_left());
    const float mean_card = static_cast<float>(left) / (4 * tricks);
    outlook.mean_trick = 4 * mean_card;
    outlook.in_trick = static_cast<float>(on_table) +
                       habits_.company * mean_card * static_cast<float>(3 - play.trick_size());
    outlook.variance = habits_.spread * habits_.spread * tricks;
    return outlook;
}

// How likely a card in the hand takes a trick some time.
float RulePlayer<Differenzler>::takes_some_time(const Outlook& outlook, Card card) const {
    const auto& contract = *outlook.contract;
    const int higher = count(contract.stronger[card] & outlook.unseen);
    if (contract.is_trump(card)) return by_higher_trumps_[index(higher)];
    const int of_suit = count(contract.members[contract.follow_class[card]] & outlook.unseen);
    return by_higher_cards_[index(higher)] * by_ruffs_[index(outlook.trumps)][index(of_suit)];
}

// How likely it wins the running trick.
float RulePlayer<Differenzler>::wins_now(const Outlook& outlook, const Differenzler::Play& play,
                                         Card card) const {
    const auto& contract = *outlook.contract;
    if (play.trick_size() > 0 && !contract.beats(card, play.winning_card())) return 0;
    if (play.trick_size() == 3) return 1;
    const auto higher = static_cast<float>(count(contract.stronger[card] & outlook.unseen));
    if (contract.is_trump(card)) {
        return std::exp(-outlook.eagerness * habits_.beats_trump * higher);
    }
    const int of_suit = count(contract.members[contract.follow_class[card]] & outlook.unseen);
    const float danger =
        habits_.beats_card * higher + habits_.ruffs_now * ruff_danger(outlook.trumps, of_suit);
    return std::exp(-outlook.eagerness * danger);
}

Card RulePlayer<Differenzler>::card(const Differenzler::Play& play,
                                    const Sides<Differenzler>& sides, Mask) const {
    const Mask legal = play.legal();
    if (count(legal) == 1) return static_cast<Card>(lowest(legal));
    const Outlook outlook = look(play, sides);
    const auto& contract = *outlook.contract;
    std::array<float, JassDeck::size> worth{};  // points that each card will bring
    float forecast = 0;
    const float company = habits_.company * outlook.mean_trick;
    for_each(play.hands()[play.to_move()], [&](int number) {
        const auto card = static_cast<Card>(number);
        worth[card] = takes_some_time(outlook, card) * (contract.points[card] + company);
        forecast += worth[card];
    });
    const auto off = [&](float points) { return std::sqrt(points * points + outlook.variance); };
    Card best = no_card;
    float least = 0;
    for_each(legal, [&](int number) {
        const auto card = static_cast<Card>(number);
        const float wins = wins_now(outlook, play, card);
        const float open = outlook.need - (forecast - worth[card]);
        const float gain = outlook.in_trick + contract.points[card];
        const float cost = wins * off(open - gain) + (1 - wins) * off(open);
        if (best == no_card || cost < least) {
            best = card;
            least = cost;
        }
    });
    return best;
}

}  // namespace kiebitz
