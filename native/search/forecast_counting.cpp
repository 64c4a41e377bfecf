#include "search/forecast_counting.hpp"

#include <algorithm>

#include "games/jass_rules.hpp"
#include "games/skat_rules.hpp"

namespace kiebitz {
namespace {

// Some choices of cards: how many, and the points of all of them together.
struct Ways {
    int number = 0;
    int points = 0;

    // Each choice with each.
    friend Ways operator*(Ways a, Ways b) {
        return {a.number * b.number, a.points * b.number + a.number * b.points};
    }
    friend Ways operator+(Ways a, Ways b) { return {a.number + b.number, a.points + b.points}; }
    friend Ways operator-(Ways a, Ways b) { return {a.number - b.number, a.points - b.points}; }
    friend Ways operator*(int times, Ways a) { return {times * a.number, times * a.points}; }
    Ways& operator+=(Ways other) { return *this = *this + other; }
};

template <class Rules>
using WaysOfSeats = std::array<Ways, static_cast<std::size_t>(Rules::seats)>;

template <class Deck>
Ways one(const Contract<Deck>& contract, int card) {
    return {1, contract.points[static_cast<std::size_t>(card)]};
}

template <class Deck>
Ways any_of(const Contract<Deck>& contract, typename Deck::Mask cards) {
    return {count(cards), contract.points_of(cards)};
}

// The cards that beat `card` in a trick that it is winning.
template <class Deck>
typename Deck::Mask better(const Contract<Deck>& contract, int card) {
    const auto stronger = contract.stronger[static_cast<std::size_t>(card)];
    if (contract.is_trump(card)) return stronger;
    return stronger | contract.members[Contract<Deck>::trump_class];
}

// All ways in which a card wins a trick for its owner, each seat leading once. The others play one
// of the `harmless` cards; who leads against a plain card has led a `lower` one of its suit.
template <class Rules>
Ways wins(Ways card, Seat owner, bool trump, const WaysOfSeats<Rules>& harmless,
          const WaysOfSeats<Rules>& lower) {
    Ways led_by_owner = card;
    Ways led_by_others;
    for (std::size_t seat = 0; seat < Rules::seats; ++seat) {
        if (seat == owner) continue;
        // One more seat: either it leads, or someone before it did.
        led_by_others = led_by_others * harmless[seat] + led_by_owner * lower[seat];
        led_by_owner = led_by_owner * harmless[seat];
    }
    return trump ? Rules::seats * led_by_owner : led_by_owner + led_by_others;
}

}  // namespace

template <class Rules>
CountingForecast<Rules>::CountingForecast(const Contract<Deck>& contract) : contract_(&contract) {
    for (std::size_t i = 0; i < weakest_first_.size(); ++i) {
        weakest_first_[i] = static_cast<Card>(i);
    }
    std::sort(weakest_first_.begin(), weakest_first_.end(), [&](Card a, Card b) {
        if (contract.follow_class[a] != contract.follow_class[b]) {
            return contract.follow_class[a] < contract.follow_class[b];
        }
        return contract.strength[a] < contract.strength[b];
    });
}

template <class Rules>
Expected<Rules> CountingForecast<Rules>::operator()(const CardPlay<Rules>& play) const {
    Expected<Rules> to_come;
    int tricks = play.tricks_left();
    if (play.trick_size() > 0) {
        add_running_trick(play, to_come);
        --tricks;
    }
    if (tricks > 0) add_later_tricks(play, tricks, to_come);
    return to_come;
}

template <class Rules>
void CountingForecast<Rules>::add_running_trick(const CardPlay<Rules>& play,
                                                Expected<Rules>& to_come) const {
    const auto& contract = *contract_;
    const auto& hands = play.hands();
    Ways table{1, 0};
    for (int place = 0; place < play.trick_size(); ++place) {
        table = table * one(contract, play.trick_card(place));
    }
    std::array<Seat, static_cast<std::size_t>(Rules::seats)> waiting{};
    std::size_t many = 0;
    double all = 1;
    for (int place = play.trick_size(); place < Rules::seats; ++place) {
        waiting[many] = static_cast<Seat>((play.leader() + place) % Rules::seats);
        all *= count(hands[waiting[many++]]);
    }
    const auto add = [&](Seat winner, int card, Ways ways) {
        const auto harmless = static_cast<Mask>(~better(contract, card));
        for (std::size_t i = 0; i < many; ++i) {
            if (waiting[i] == winner) continue;
            ways = ways * any_of(contract, static_cast<Mask>(hands[waiting[i]] & harmless));
        }
        to_come.points[winner] += ways.points / all;
        to_come.tricks[winner] += ways.number / all;
    };
    add(play.winner(), play.winning_card(), table);
    const Mask beating = better(contract, play.winning_card());
    for (std::size_t i = 0; i < many; ++i) {
        for_each(static_cast<Mask>(hands[waiting[i]] & beating),
                 [&](int card) { add(waiting[i], card, table * one(contract, card)); });
    }
}

template <class Rules>
void CountingForecast<Rules>::add_later_tricks(const CardPlay<Rules>& play, int tricks,
                                               Expected<Rules>& to_come) const {
    const auto& contract = *contract_;
    constexpr int trump = Contract<Deck>::trump_class;
    std::array<Seat, Deck::size> owner;
    owner.fill(no_seat);
    std::array<WaysOfSeats<Rules>, Contract<Deck>::classes> held{};  // by class
    WaysOfSeats<Rules> plain{};                                      // all but trumps
    double all = Rules::seats;
    for (Seat seat = 0; seat < Rules::seats; ++seat) {
        all *= count(play.hands()[seat]);
        for_each(play.hands()[seat], [&](int number) {
            const auto card = static_cast<std::size_t>(number);
            owner[card] = seat;
            held[contract.follow_class[card]][seat] += one(contract, number);
        });
        for (std::size_t suit = 0; suit < trump; ++suit) plain[seat] += held[suit][seat];
    }
    int which = -1;
    WaysOfSeats<Rules> lower{};     // of the class, below the card
    WaysOfSeats<Rules> harmless{};  // these and all of other plain suits
    WaysOfSeats<Rules> won{};
    for (const Card card : weakest_first_) {
        const Seat seat = owner[card];
        if (seat == no_seat) continue;
        if (contract.follow_class[card] != which) {
            which = contract.follow_class[card];
            lower = {};
            harmless = plain;
            for (std::size_t other = 0; which != trump && other < Rules::seats; ++other) {
                harmless[other] = harmless[other] - held[static_cast<std::size_t>(which)][other];
            }
        }
        const Ways ways = one(contract, card);
        won[seat] += wins<Rules>(ways, seat, which == trump, harmless, lower);
        lower[seat] += ways;
        harmless[seat] += ways;
    }
    for (std::size_t seat = 0; seat < Rules::seats; ++seat) {
        to_come.points[seat] += tricks * won[seat].points / all;
        to_come.tricks[seat] += tricks * won[seat].number / all;
    }
}

template class CountingForecast<SkatRules>;
template class CountingForecast<JassRules>;

}  // namespace kiebitz
