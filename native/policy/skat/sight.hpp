// What one seat of a declared game of Skat has seen, as sets of cards: who may still hold what, who
// is void, what has been taken. Of the hands only the mover's is read (and the declarer's where an
// ouvert game shows it).
#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "games/sides.hpp"

namespace kiebitz {

// What all seats of a table know beside the cards that are played.
struct SkatTable {
    template <class Table>
    explicit SkatTable(const Table& table)
        : hand_game(table.now().hand_game()), ouvert(table.now().level() == SkatLevel::ouvert) {
        if (const auto* position = std::get_if<Skat::Position>(&table.start())) {
            gone = position->play.gone;
        }
    }

    Skat::Mask gone = 0;  // played before the position was set up
    bool hand_game = false;
    bool ouvert = false;
};

struct SkatSight {
    using Mask = Skat::Mask;
    static constexpr int trump = Contract<SkatDeck>::trump_class;

    SkatSight(const Skat::Play& play, const Sides<Skat>& sides, const SkatTable& table,
              Mask set_aside);

    Mask members(int which) const { return contract.members[static_cast<std::size_t>(which)]; }
    int class_of(int card) const { return contract.follow_class[static_cast<std::size_t>(card)]; }
    int points(int card) const { return contract.points[static_cast<std::size_t>(card)]; }
    Mask above(int card) const { return contract.stronger[static_cast<std::size_t>(card)]; }
    bool has_led(Seat seat, int which) const { return ((led[seat] >> which) & 1) != 0; }
    bool enemy(Seat seat) const { return declares || seat == declarer; }

    // ---- the table -----------------------------------------------------------------------------
    const Contract<SkatDeck>& contract;
    Seat me;
    Seat declarer;
    Seat partner = no_seat;  // of a defender
    bool declares;

    // ---- cards ---------------------------------------------------------------------------------
    Mask hand;
    Mask legal;
    Mask unseen;                        // held by others, or set aside and not seen
    std::array<Mask, 3> may{};          // what another seat may hold
    std::array<int, 3> cards{};         // how many cards a seat holds
    int aside = 0;                      // cards set aside that are not seen
    std::array<std::uint8_t, 3> led{};  // classes that a seat has led, as bits

    // ---- the trick -----------------------------------------------------------------------------
    int place;       // cards in it
    int asked = -1;  // the class that was led
    Card winning = no_card;
    Mask on_table = 0;         // its cards
    bool friend_wins = false;  // my partner's card is the best so far
    int trick_points = 0;

    // ---- the count: points as far as the seat has seen them
    // ---------------------------------------
    int ours = 0;
    int theirs = 0;
    int our_goal = 0;  // what decides the game, for either side
    int their_goal = 0;

  private:
    void look_back(const Skat::Play& play);
    void look_at_trick(const Skat::Play& play);
    void count_points(const Skat::Play& play, const Sides<Skat>& sides, Mask twelve);

    Mask played_ = 0;
    std::array<Mask, 3> played_by_{};
    std::array<std::uint8_t, 3> voids_{};
};

}  // namespace kiebitz
