// Forecasts of the points to come: against plain enumeration, their sum, the printed example.
#include "search/forecast.hpp"

#include <cmath>

#include "tests/check.hpp"
#include "tests/search/open_world.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

// Adds to each seat the points and tricks of all ways to complete a trick; gives their number.
// Nobody need follow suit.
template <class Rules>
int complete(CardPlay<Rules>& play, int cards_missing, Expected<Rules>& sum) {
    const Seat seat = play.to_move();
    int ways = 0;
    for_each(play.hands()[seat], [&](int card) {
        play.play(static_cast<Card>(card));
        if (cards_missing > 1) {
            ways += complete(play, cards_missing - 1, sum);
        } else {
            ++ways;
            sum.tricks[play.leader()] += 1;
            for (int i = 1; i <= Rules::seats; ++i) {
                sum.points[play.leader()] +=
                    play.contract().points[play.played(play.cards_played() - i)];
            }
        }
        play.undo();
    });
    return ways;
}

template <class Rules>
void add_mean(const Expected<Rules>& sum, double times, Expected<Rules>& to) {
    for (std::size_t seat = 0; seat < Rules::seats; ++seat) {
        to.points[seat] += sum.points[seat] * times;
        to.tricks[seat] += sum.tricks[seat] * times;
    }
}

template <class Rules>
Expected<Rules> by_enumeration(CardPlay<Rules> play) {
    Expected<Rules> to_come;
    int tricks = play.tricks_left();
    if (play.trick_size() > 0) {
        Expected<Rules> sum;
        const int ways = complete(play, Rules::seats - play.trick_size(), sum);
        add_mean<Rules>(sum, 1.0 / ways, to_come);
        if (--tricks == 0) return to_come;
    }
    Expected<Rules> sum;
    int ways = 0;
    for (Seat leader = 0; leader < Rules::seats; ++leader) {
        CardPlay<Rules> trick(play.contract(), play.hands(), leader, 2, play.undertrump());
        ways += complete(trick, Rules::seats, sum);
    }
    add_mean<Rules>(sum, static_cast<double>(tricks) / ways, to_come);
    return to_come;
}

template <class Game>
void counting_is_enumeration() {
    using Rules = typename Game::Rules;
    Random random(RandomKey{61, Game::id});
    for (int i = 0; i < 300; ++i) {
        const int tricks = i < 5 ? Game::hand_size : 1 + roll(random, 5);
        const auto play = in_card_play<Game>(random, tricks).now().play();
        const auto fast = CountingForecast<Rules>(play.contract())(play);
        const auto plain = by_enumeration(play);
        for (std::size_t seat = 0; seat < Rules::seats; ++seat) {
            check(std::abs(fast.points[seat] - plain.points[seat]) < 1e-9, "points of a seat");
            check(std::abs(fast.tricks[seat] - plain.tricks[seat]) < 1e-9, "tricks of a seat");
        }
    }
}

template <class Game>
void counting_adds_up() {
    using Rules = typename Game::Rules;
    Random random(RandomKey{62, Game::id});
    for (int i = 0; i < 2000; ++i) {
        const auto play =
            in_card_play<Game>(random, 1 + roll(random, Game::hand_size)).now().play();
        int left = 0;
        for (const auto hand : play.hands()) left += play.contract().points_of(hand);
        for (int place = 0; place < play.trick_size(); ++place) {
            left += play.contract().points[play.trick_card(place)];
        }
        double points = 0;
        double tricks = 0;
        const auto to_come = CountingForecast<Rules>(play.contract())(play);
        for (std::size_t seat = 0; seat < Rules::seats; ++seat) {
            points += to_come.points[seat];
            tricks += to_come.tricks[seat];
        }
        check(std::abs(points - left) < 1e-9, "the points still in hand");
        check(std::abs(tricks - play.tricks_left()) < 1e-9, "the tricks left");
        if (Rules::seats == 4 && play.cards_played() == 0) check_equal(left, 152, "at the start");
    }
}

void chances_of_a_six() {
    // Nine cards with the others, six of them trumps or higher ones of the suit, none lower.
    for (int trumps = 0; trumps <= 6; ++trumps) {
        const double chance = winning_chance({3, 9, trumps, 6 - trumps, 0, false});
        check(std::abs(chance - 3.0 / 9 * 2 / 8 * 1 / 7 / 4) < 1e-15, "the formula");
        check_equal(std::lround(chance * 100'000), 298, "0.298 %");
    }
    check(winning_chance({3, 9, 0, 8, 0, true}) == 0, "no factor below zero");
    check(winning_chance({3, 9, 6, 3, 2, false}) == 0, "nor two of them");
    check(winning_chance({3, 9, 3, 0, 0, true}) == 1, "the highest trump");
    check(winning_chance({3, 0, 0, 0, 0, false}) == 1, "nobody else has a card");
    check(std::abs(winning_chance({3, 2, 0, 1, 0, true})) == 0, "one of two is higher");
}

template <class Game>
void chances_stay_in_range() {
    Random random(RandomKey{63, Game::id});
    const int all = Game::seats == 3 ? 120 : 157;
    for (int i = 0; i < 2000; ++i) {
        const auto play =
            in_card_play<Game>(random, 1 + roll(random, Game::hand_size)).now().play();
        int left = all;
        for (const int points : play.points()) left -= points;
        const auto to_come = chances_forecast(play);
        for (std::size_t seat = 0; seat < Game::seats; ++seat) {
            const bool fits = to_come.points[seat] >= 0 && to_come.points[seat] <= left + 1e-9;
            check(fits, "between nothing and all that is left");
        }
    }
}

const Register tests{[] {
    test("forecast A of Skat is the plain enumeration", counting_is_enumeration<Skat>);
    test("forecast A of Schieber is the plain enumeration", counting_is_enumeration<Schieber>);
    test("forecast A of Differenzler is the plain enumeration",
         counting_is_enumeration<Differenzler>);
    test("forecast A of Skat adds up to the points in hand", counting_adds_up<Skat>);
    test("forecast A of Schieber adds up to the points in hand", counting_adds_up<Schieber>);
    test("forecast A of Differenzler adds up to the points in hand",
         counting_adds_up<Differenzler>);
    test("forecast B: a six wins with 0.298 %", chances_of_a_six);
    test("forecast B of Skat stays in range", chances_stay_in_range<Skat>);
    test("forecast B of Differenzler stays in range", chances_stay_in_range<Differenzler>);
}};

}  // namespace
