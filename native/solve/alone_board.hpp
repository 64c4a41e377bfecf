// An open ending of Differenzler as the searches of solve/alone_*.hpp step through it: small enough
// to be copied for every card, so that nothing need be taken back.
//
// Cards are in the order of solve/layout.hpp: three plain suits of nine bits, the trumps above.
#pragma once

#include <array>
#include <cstdint>

#include "games/differenzler.hpp"
#include "trick/contract.hpp"

namespace kiebitz {

// Positions at the start of a trick, told apart only as far as play can differ: see key().
struct AloneKey {
    std::array<std::uint64_t, 3> words{};

    friend bool operator==(const AloneKey&, const AloneKey&) = default;
    std::uint64_t hash() const {
        std::uint64_t mix = words[0] * 0x9E3779B97F4A7C15u;
        mix = (mix ^ (mix >> 29) ^ words[1]) * 0xBF58476D1CE4E5B9u;
        mix = (mix ^ (mix >> 32) ^ words[2]) * 0x94D049BB133111EBu;
        return mix ^ (mix >> 31);
    }
};

// Refuses a game that is not in its card play.
void require_card_play(const Differenzler& game);

class AloneBoard {
  public:
    using Rules = JassRules;
    using Mask = JassDeck::Mask;
    static constexpr int seats = 4;

    // The game must be in its card play with all hands known; refused otherwise.
    explicit AloneBoard(const Differenzler& game);

    Seat to_move() const { return static_cast<Seat>((leader_ + size_) % seats); }
    bool at_trick_start() const { return size_ == 0; }
    bool finished() const { return tricks_left_ == 0; }
    int tricks_left() const { return tricks_left_; }  // the running one included
    int points_left() const { return left_; }         // the running trick included
    Seat leader() const { return leader_; }
    bool has_played(Seat seat) const { return (seat + seats - leader_) % seats < size_; }
    Card led() const { return led_; }          // not at a trick start
    Card winning() const { return winning_; }  // not at a trick start
    Seat winner() const { return winner_; }    // not at a trick start
    const std::array<Mask, 4>& hands() const { return hands_; }
    const Contract<JassDeck>& contract() const { return *contract_; }

    // Legal cards, one for each set of touching cards without points: whichever of these is played,
    // the rest of the game is the same. Cards on the table are live and part such sets. All other
    // cards of a suit differ in points, the Buur among them.
    Mask choices() const;

    // Bounds on the points that a seat can still get, however all play. At a trick start: the
    // points of the top trumps, which their owner is sure of. Within a trick: a seat takes what
    // lies on the table if it wins now and nobody still to play has a card that could beat it, and
    // does not take it if it does not win now and has played or has no such card.
    struct Range {
        int low;
        int high;
    };
    Range range_of(Seat seat) const;

    // Plays a card. When it completes a trick, gives its points and the winner is on lead.
    int play(int card);

    // Everyone holds one card: who wins it. It brings all that is left.
    Seat last_winner() const;

    // Equal for positions at a trick start that differ only in which cards without points are gone;
    // `extra` (12 bits) keeps apart what must not meet.
    AloneKey key(unsigned extra) const;

  private:
    struct Sure {
        Seat seat;
        int points;
    };
    Sure sure_trumps() const;

    std::array<Mask, 4> hands_{};
    Mask on_table_ = 0;
    const Contract<JassDeck>* contract_;
    std::uint8_t left_ = 0;
    std::uint8_t trick_points_ = 0;
    std::uint8_t tricks_left_ = 0;
    std::uint8_t size_ = 0;
    Seat leader_ = 0;
    Seat winner_ = no_seat;
    Card led_ = no_card;
    Card winning_ = no_card;
    Undertrump undertrump_;
};

}  // namespace kiebitz
