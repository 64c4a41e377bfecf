#include "policy/skat/sight.hpp"

namespace kiebitz {

SkatSight::SkatSight(const Skat::Play& play, const Sides<Skat>& sides, const SkatTable& table,
                     Mask set_aside)
    : contract(play.contract()),
      me(play.to_move()),
      declarer(sides.declarer()),
      declares(me == declarer),
      hand(play.hands()[me]),
      legal(play.legal()),
      place(play.trick_size()) {
    look_back(play);
    const bool sees_aside = declares && !table.hand_game;
    unseen = Skat::Deck::all & ~(hand | played_ | table.gone | (sees_aside ? set_aside : 0));
    aside = sees_aside ? 0 : 2;
    const bool open = table.ouvert && !declares;
    if (open) unseen &= ~play.hands()[declarer];
    for (Seat seat = 0; seat < Skat::seats; ++seat) {
        cards[seat] = play.cards_of(seat);
        if (seat == me) continue;
        may[seat] = unseen;
        for (int which = 0; which < Contract<SkatDeck>::classes; ++which) {
            if (((voids_[seat] >> which) & 1) != 0) may[seat] &= ~members(which);
        }
        if (open && seat == declarer) may[seat] = play.hands()[declarer];
        if (!declares && seat != declarer) partner = seat;
    }
    look_at_trick(play);
    count_points(play, sides, sees_aside ? hand | set_aside | played_by_[me] : 0);
}

// Who has played what, who has led what, and who could not follow.
void SkatSight::look_back(const Skat::Play& play) {
    Seat seat = 0;
    int first = -1;
    const int plies = play.cards_played();
    for (int ply = 0, in_trick = 0, trick = 0; ply < plies; ++ply) {
        const int card = play.played(ply);
        const int which = class_of(card);
        if (in_trick == 0) {
            seat = trick < play.tricks_completed() ? play.trick_leader(trick) : play.leader();
            first = which;
            led[seat] = static_cast<std::uint8_t>(led[seat] | (1 << which));
        } else if (which != first) {
            voids_[seat] = static_cast<std::uint8_t>(voids_[seat] | (1 << first));
        }
        played_ |= bit<Mask>(card);
        played_by_[seat] |= bit<Mask>(card);
        seat = static_cast<Seat>(seat == 2 ? 0 : seat + 1);
        if (++in_trick == Skat::seats) {
            in_trick = 0;
            ++trick;
        }
    }
}

void SkatSight::look_at_trick(const Skat::Play& play) {
    if (place == 0) return;
    asked = class_of(play.trick_card(0));
    winning = play.winning_card();
    friend_wins = !enemy(play.winner());
    for (int i = 0; i < place; ++i) {
        trick_points += points(play.trick_card(i));
        on_table |= bit<Mask>(play.trick_card(i));
    }
}

// While the game is open, its goal is to win; then to make or to escape Schneider.
void SkatSight::count_points(const Skat::Play& play, const Sides<Skat>& sides, Mask twelve) {
    int declarers = play.points()[declarer];
    const int defenders = play.points()[0] + play.points()[1] + play.points()[2] - declarers;
    int total = 61;
    if (twelve != 0) {
        declarers += contract.points_of(twelve & ~(hand | played_by_[me]));
        total = sides.total_to_win(twelve, play);
    }
    if (total > skat_points || defenders > skat_points - total) {
        total = 31;
    } else if (declarers >= total && total < 90) {
        total = 90;
    }
    ours = declares ? declarers : defenders;
    theirs = declares ? defenders : declarers;
    our_goal = declares ? total : skat_points + 1 - total;
    their_goal = skat_points + 1 - our_goal;
}

}  // namespace kiebitz
