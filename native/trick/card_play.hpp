// The shared trick-taking engine: hands, the running trick, who is to play, points and tricks
// taken.
//
// A template over a rules type that supplies what the contract's tables cannot say:
//   Deck, seats, last_trick_points, may_always_ruff (also when one could follow suit), and
//   Mask legal(contract, hand, led, winning, undertrump): the legal cards of a hand that follows.
// It knows no phases, no parties and no scores: those belong to the games. It works on open hands
// and, since it counts tricks instead of cards, also on views, where other hands are empty.
#pragma once

#include <array>
#include <cstdint>

#include "trick/contract.hpp"

namespace kiebitz {

// How far undertrumping is restricted in Jass; the table is in docs/games/schieber.md.
enum class Undertrump : std::uint8_t { strict, forced, lax };

template <class RulesType>
class CardPlay {
  public:
    using Rules = RulesType;
    using Deck = typename Rules::Deck;
    using Mask = typename Deck::Mask;
    using Table = Contract<Deck>;
    static constexpr int seats = Rules::seats;
    template <class T>
    using PerSeat = std::array<T, static_cast<std::size_t>(seats)>;

    CardPlay() = default;
    CardPlay(const Table& contract, const PerSeat<Mask>& hands, Seat leader, int tricks,
             Undertrump undertrump)
        : hands_(hands),
          contract_(&contract),
          leader_(leader),
          to_move_(leader),
          tricks_left_(static_cast<std::uint8_t>(tricks)),
          undertrump_(undertrump) {}

    const Table& contract() const { return *contract_; }
    const PerSeat<Mask>& hands() const { return hands_; }
    Seat to_move() const { return to_move_; }
    Seat leader() const { return leader_; }
    bool finished() const { return tricks_left_ == 0; }
    int tricks_left() const { return tricks_left_; }  // the running one included
    Undertrump undertrump() const { return undertrump_; }
    int trick_size() const { return trick_size_; }
    // How many cards a seat has, also where they are not known.
    int cards_of(Seat seat) const {
        const int place = (seat + seats - leader_) % seats;
        return tricks_left_ - (place < trick_size_ ? 1 : 0);
    }
    Card trick_card(int place) const { return played_[index(count_ - trick_size_ + place)]; }
    Card winning_card() const { return winning_; }  // no_card at the start of a trick
    Seat winner() const { return winner_; }         // so far; no_seat at the start of a trick
    int cards_played() const { return count_; }
    Card played(int ply) const { return played_[index(ply)]; }
    Seat trick_leader(int trick) const { return leaders_[index(trick)]; }
    // Who played a card.
    Seat player_of(int ply) const {
        const int trick = ply / seats;
        const int first = trick < completed_ ? leaders_[index(trick)] : leader_;
        return static_cast<Seat>((first + ply) % seats);  // a trick has as many cards as seats
    }
    int tricks_completed() const { return completed_; }
    const PerSeat<std::uint8_t>& points() const { return points_; }
    const PerSeat<std::uint8_t>& tricks() const { return tricks_; }

    // What was taken before a position that starts in the middle of a game.
    void set_taken(const PerSeat<std::uint8_t>& points, const PerSeat<std::uint8_t>& tricks) {
        points_ = points;
        tricks_ = tricks;
    }
    void reveal(Seat seat, Mask hand) { hands_[seat] = hand; }

    Mask legal() const {
        const Mask hand = hands_[to_move_];
        if (trick_size_ == 0) return hand;
        return Rules::legal(*contract_, hand, trick_card(0), winning_, undertrump_);
    }

    void play(Card card) {
        hands_[to_move_] &= static_cast<Mask>(~bit<Mask>(card));
        played_[count_++] = card;
        if (trick_size_ == 0 || contract_->beats(card, winning_)) {
            winning_ = card;
            winner_ = to_move_;
        }
        if (++trick_size_ == seats) {
            complete_trick();
        } else {
            to_move_ = next(to_move_);
        }
    }

    // Takes back the last card, restoring everything bit for bit. At least one card must have been
    // played since the position was set up.
    void undo() {
        if (trick_size_ == 0) reopen_trick();
        --trick_size_;
        to_move_ = static_cast<Seat>((leader_ + trick_size_) % seats);
        const Card card = played_[--count_];
        played_[count_] = 0;
        hands_[to_move_] |= bit<Mask>(card);
        find_winning();
    }

    friend bool operator==(const CardPlay&, const CardPlay&) = default;

  private:
    static constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }
    static constexpr Seat next(Seat seat) {
        return static_cast<Seat>(seat + 1 == seats ? 0 : seat + 1);
    }

    std::uint8_t trick_points() const {
        int sum = tricks_left_ == 1 ? Rules::last_trick_points : 0;
        for (int i = 0; i < seats; ++i) sum += contract_->points[played_[index(count_ - 1 - i)]];
        return static_cast<std::uint8_t>(sum);
    }

    void complete_trick() {
        points_[winner_] = static_cast<std::uint8_t>(points_[winner_] + trick_points());
        ++tricks_[winner_];
        leaders_[completed_++] = leader_;
        leader_ = to_move_ = winner_;
        --tricks_left_;
        trick_size_ = 0;
        winning_ = no_card;
        winner_ = no_seat;
    }

    void reopen_trick() {
        winner_ = leader_;
        ++tricks_left_;
        points_[winner_] = static_cast<std::uint8_t>(points_[winner_] - trick_points());
        --tricks_[winner_];
        leader_ = leaders_[--completed_];
        leaders_[completed_] = 0;
        trick_size_ = seats;
    }

    void find_winning() {
        winning_ = no_card;
        winner_ = no_seat;
        for (int place = 0; place < trick_size_; ++place) {
            const Card card = trick_card(place);
            if (place == 0 || contract_->beats(card, winning_)) {
                winning_ = card;
                winner_ = static_cast<Seat>((leader_ + place) % seats);
            }
        }
    }

    PerSeat<Mask> hands_{};
    const Table* contract_ = nullptr;
    std::array<Card, Deck::size> played_{};
    std::array<Seat, index(Deck::size / seats + 1)> leaders_{};  // of completed tricks
    PerSeat<std::uint8_t> points_{};
    PerSeat<std::uint8_t> tricks_{};
    Seat leader_ = 0;
    Seat to_move_ = 0;
    Card winning_ = no_card;
    Seat winner_ = no_seat;
    std::uint8_t count_ = 0;  // cards in played_
    std::uint8_t completed_ = 0;
    std::uint8_t trick_size_ = 0;
    std::uint8_t tricks_left_ = 0;
    Undertrump undertrump_ = Undertrump::strict;
};

}  // namespace kiebitz
