#include "trick/card_play.hpp"

#include <vector>

#include "games/jass_rules.hpp"
#include "games/skat.hpp"
#include "tests/cards/notation.hpp"
#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

constexpr int games_per_contract = 60;

Card pick(std::uint64_t legal, Random& random) {
    const auto place = random.below(static_cast<std::uint32_t>(count(legal)));
    return static_cast<Card>(nth(legal, static_cast<int>(place)));
}

// Calls visit(play, aside, random) for random deals of every contract.
template <class Visit>
void every_skat_contract(Visit visit) {
    for (std::size_t contract = 0; contract < skat_contracts; ++contract) {
        for (std::uint64_t board = 0; board < games_per_contract; ++board) {
            Random random(RandomKey{contract, board});
            const auto deal = Skat::Deal::random(random, static_cast<Seat>(board % 3));
            visit(Skat::Play(skat_contract_tables[contract], deal.hands, deal.forehand, 10,
                             Undertrump::strict),
                  deal.skat, random);
        }
    }
}

constexpr std::array<Undertrump, 3> undertrumps = {Undertrump::strict, Undertrump::forced,
                                                   Undertrump::lax};

// Likewise visit(play, undertrump, random), for every mode under every rule of undertrumping.
template <class Visit>
void every_jass_mode(Visit visit) {
    for (std::size_t mode = 0; mode < jass_modes; ++mode) {
        for (const Undertrump undertrump : undertrumps) {
            for (std::uint64_t board = 0; board < games_per_contract; ++board) {
                Random random(RandomKey{mode, board, static_cast<std::uint64_t>(undertrump)});
                const auto forehand = static_cast<Seat>(board % 4);
                const auto hands = deal_jass(shuffled_pack<JassDeck>(random), forehand);
                visit(
                    CardPlay<JassRules>(jass_contract_tables[mode], hands, forehand, 9, undertrump),
                    undertrump, random);
            }
        }
    }
}

// Tries every legal card at every ply, and at the end takes the whole game back.
template <class Play>
void play_and_take_back(Play play, Random& random) {
    std::vector<Play> before;
    while (!play.finished()) {
        const auto legal = play.legal();
        check(legal != 0, "there is always a legal card");
        check((legal & ~play.hands()[play.to_move()]) == 0, "legal cards come from the hand");
        before.push_back(play);
        for_each(legal, [&](int card) {
            play.play(static_cast<Card>(card));
            check(!(play == before.back()), "playing changes something");
            play.undo();
            check(play == before.back(), "undo restores every bit");
        });
        play.play(pick(legal, random));
    }
    for (; !before.empty(); before.pop_back()) {
        play.undo();
        check(play == before.back(), "undo back to the first card");
    }
}

void points_add_up() {
    every_skat_contract([](Skat::Play play, SkatDeck::Mask skat, Random& random) {
        while (!play.finished()) play.play(pick(play.legal(), random));
        const auto& points = play.points();
        const auto& tricks = play.tricks();
        check_equal(points[0] + points[1] + points[2] + play.contract().points_of(skat), 120,
                    "points in tricks and skat");
        check_equal(tricks[0] + tricks[1] + tricks[2], 10, "tricks");
    });
    every_jass_mode([](CardPlay<JassRules> play, Undertrump, Random& random) {
        while (!play.finished()) play.play(pick(play.legal(), random));
        int points = 0;
        int tricks = 0;
        for (const int taken : play.points()) points += taken;
        for (const int taken : play.tricks()) tricks += taken;
        check_equal(points, 157, "points with the last trick");
        check_equal(tricks, 9, "tricks");
    });
}

// ---- The rules once more, card by card as the documents say them
// ---------------------------------

template <class Play>
std::vector<Card> running_trick(const Play& play) {
    std::vector<Card> trick;
    for (int i = 0; i < play.trick_size(); ++i) trick.push_back(play.trick_card(i));
    return trick;
}

// Whether a trump would lie under one that is already in the trick.
bool undertrumps_trick(const Contract<JassDeck>& table, const std::vector<Card>& trick, int card) {
    for (const Card other : trick) {
        if (table.is_trump(other) && table.strength[other] > table.strength[card]) return true;
    }
    return false;
}

bool may_undertrump(const CardPlay<JassRules>& play, const std::vector<Card>& trick,
                    Undertrump undertrump) {
    const auto& table = play.contract();
    const auto hand = play.hands()[play.to_move()];
    const auto trumps = hand & table.members[Contract<JassDeck>::trump_class];
    if ((hand & table.members[table.follow_class[trick[0]]]) != 0) return false;
    if (undertrump == Undertrump::lax) return true;
    if (hand != trumps) return false;
    bool can_overtrump = false;
    for_each(trumps, [&](int card) {
        can_overtrump = can_overtrump || !undertrumps_trick(table, trick, card);
    });
    return undertrump == Undertrump::strict || !can_overtrump;
}

bool may_play(const CardPlay<JassRules>& play, const std::vector<Card>& trick,
              Undertrump undertrump, int card) {
    const auto& table = play.contract();
    const auto hand = play.hands()[play.to_move()];
    const int led = table.follow_class[trick[0]];
    const bool can_follow = (hand & table.members[static_cast<std::size_t>(led)]) != 0;
    const bool follows = table.follow_class[static_cast<std::size_t>(card)] == led;
    if (table.is_trump(trick[0])) {
        const auto must = hand & table.members[Contract<JassDeck>::trump_class] & ~table.exempt;
        return follows || must == 0;
    }
    if (!table.is_trump(card)) return follows || !can_follow;
    return !undertrumps_trick(table, trick, card) || may_undertrump(play, trick, undertrump);
}

void jass_legal_cards() {
    every_jass_mode([](CardPlay<JassRules> play, Undertrump undertrump, Random& random) {
        while (!play.finished()) {
            const auto trick = running_trick(play);
            for_each(play.hands()[play.to_move()], [&](int card) {
                const bool expected = trick.empty() || may_play(play, trick, undertrump, card);
                check(contains(play.legal(), card) == expected, "a card is judged differently");
            });
            play.play(pick(play.legal(), random));
        }
    });
}

void skat_legal_cards() {
    every_skat_contract([](Skat::Play play, SkatDeck::Mask, Random& random) {
        while (!play.finished()) {
            const auto hand = play.hands()[play.to_move()];
            auto expected = hand;
            if (play.trick_size() > 0) {
                const auto led = play.contract().follow_class[play.trick_card(0)];
                const auto follow = hand & play.contract().members[led];
                if (follow != 0) expected = follow;
            }
            check(play.legal() == expected, "one follows the class led");
            play.play(pick(play.legal(), random));
        }
    });
}

// The winner of a complete trick: the strongest trump, else the strongest card of the class led.
template <class Play>
Seat slow_winner(const Play& play, const std::vector<Card>& trick) {
    int best = -1;
    std::size_t place = 0;
    for (std::size_t i = 0; i < trick.size(); ++i) {
        const auto& table = play.contract();
        const bool follows = table.follow_class[trick[i]] == table.follow_class[trick[0]];
        int worth = table.is_trump(trick[i]) ? 200 : follows ? 100 : 0;
        if (worth > 0) worth += table.strength[trick[i]];
        if (worth > best) {
            best = worth;
            place = i;
        }
    }
    return static_cast<Seat>((play.leader() + place) % static_cast<std::size_t>(Play::seats));
}

template <class Play>
void follow_winners(Play play, Random& random) {
    while (!play.finished()) {
        std::vector<Card> trick = running_trick(play);
        trick.push_back(pick(play.legal(), random));
        const bool complete = trick.size() == static_cast<std::size_t>(Play::seats);
        const Seat winner = slow_winner(play, trick);
        const Seat next = static_cast<Seat>((play.to_move() + 1) % Play::seats);
        const auto taken = play.points();
        play.play(trick.back());
        check_equal(play.to_move(), complete ? winner : next, "who plays next");
        if (!complete) continue;
        int worth = play.finished() ? Play::Rules::last_trick_points : 0;
        for (const Card card : trick) worth += play.contract().points[card];
        check_equal(play.points()[winner] - taken[winner], worth, "points of the trick");
    }
}

const Register registered{[] {
    test("Skat: playing and taking back restores every bit", [] {
        every_skat_contract([](const Skat::Play& play, SkatDeck::Mask, Random& random) {
            play_and_take_back(play, random);
        });
    });
    test("Jass: playing and taking back restores every bit", [] {
        every_jass_mode([](const CardPlay<JassRules>& play, Undertrump, Random& random) {
            play_and_take_back(play, random);
        });
    });
    test("points add up to 120 with the skat and to 157 with the last trick", points_add_up);
    test("Skat: the legal cards are those of the class led", skat_legal_cards);
    test("Jass: the legal cards agree with a second reading of the rules", jass_legal_cards);
    test("Skat: the winner of each trick leads and takes its points", [] {
        every_skat_contract([](const Skat::Play& play, SkatDeck::Mask, Random& random) {
            follow_winners(play, random);
        });
    });
    test("Jass: the winner of each trick leads and takes its points", [] {
        every_jass_mode([](const CardPlay<JassRules>& play, Undertrump, Random& random) {
            follow_winners(play, random);
        });
    });
}};

}  // namespace
