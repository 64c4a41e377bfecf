// Skat as a state machine: auction, skat, discard, declaration, ten tricks, result.
// The rules in prose are in docs/games/skat.md.
#pragma once

#include <array>
#include <cstdint>

#include "cards/dealing.hpp"
#include "games/action.hpp"
#include "games/bytes.hpp"
#include "games/setup.hpp"
#include "games/skat_auction.hpp"
#include "games/skat_value.hpp"

namespace kiebitz {

class Skat {
  public:
    using Rules = SkatRules;
    using Deck = SkatDeck;
    using Mask = Deck::Mask;
    using Play = CardPlay<SkatRules>;
    using Result = SkatResult;
    static constexpr int seats = 3;
    static constexpr int hand_size = 10;
    static constexpr std::uint8_t id = 1;

    struct Options {
        bool ramsch = false;
        LostLevels lost_levels = LostLevels::additive;
        bool server_bids = false;  // whether the server's bids are bids too

        friend bool operator==(const Options&, const Options&) = default;
        void write(ByteWriter& out) const;
        static Options read(ByteReader& in);
    };

    struct Deal {
        std::array<Mask, 3> hands{};
        Mask skat = 0;
        Seat forehand = 0;

        friend bool operator==(const Deal&, const Deal&) = default;
        static Deal random(Random& random, Seat forehand);
        static Deal from_pack(const Pack<Deck>& pack, Seat forehand);
        void check() const;
        void write(ByteWriter& out) const;
        static Deal read(ByteReader& in);
    };

    // A declared game in the middle of its card play.
    struct Position {
        PlayPosition<SkatRules> play;
        SkatContract contract = SkatContract::grand;
        Seat declarer = 0;
        bool hand = false;
        SkatLevel level = SkatLevel::none;
        std::uint16_t bid = lowest_bid;
        std::int8_t matadors = 1;
        Mask skat = 0;

        friend bool operator==(const Position&, const Position&) = default;
        void check();
        void require_declarer() const;  // one of the seats; in Ramsch nobody
        void write(ByteWriter& out) const;
        static Position read(ByteReader& in);

      private:
        void check_matadors() const;
    };

    Skat() = default;
    Skat(const Options& options, const Deal& deal);
    Skat(const Options& options, const Position& position, bool check);

    Phase phase() const { return phase_; }
    Seat to_move() const;  // no_seat when over
    void legal(ActionList& actions) const;
    void apply(Action action);
    void undo_play();  // takes back the last card; the last action must have been one

    const Play& play() const { return play_; }
    const std::array<Mask, 3>& hands() const { return play_began() ? play_.hands() : hands_; }
    // False in a deal that was passed in, although that is over.
    bool play_began() const { return declared_ || contract_ == SkatContract::ramsch; }
    Seat forehand() const { return forehand_; }
    int bid() const { return declarer_ != no_seat ? bid_ : auction_.bid(); }
    Seat declarer() const { return declarer_; }
    SkatContract contract() const { return contract_; }
    SkatLevel level() const { return level_; }
    bool hand_game() const { return hand_game_; }
    int matadors() const { return matadors_; }  // 0 before the declaration, or if not known here
    Mask skat() const { return skat_; }  // the two cards that lie aside, as far as known here
    Result result() const;

    // Cards of a seat that everybody has been shown besides those played.
    std::array<Mask, 3> shown() const;

    // What `seat` may know of the start and of an action, given how far this game has come.
    Deal redacted(const Deal& deal, Seat seat) const;
    Position redacted(const Position& position, Seat seat) const;
    Action redacted(Action action, Seat actor, Seat seat) const;
    // Puts shown cards into the hands of a game that was rebuilt from redacted parts.
    void reveal(const std::array<Mask, 3>& shown);

    friend bool operator==(const Skat&, const Skat&) = default;

  private:
    void finish_auction();
    void declare(Action action);
    void start_play(SkatContract contract);
    void after_card();
    bool knows_aside(Seat seat) const { return seat == declarer_ && !hand_game_; }
    SkatOutcome outcome() const;
    Result ramsch_result() const;

    Play play_;
    std::array<Mask, 3> hands_{};  // before the card play
    Mask skat_ = 0;
    Mask shown_ = 0;  // the declarer's hand when an ouvert game was declared
    SkatAuction auction_;
    Options options_;
    std::uint16_t bid_ = 0;
    std::int8_t matadors_ = 0;
    Seat forehand_ = 0;
    Seat declarer_ = no_seat;
    SkatContract contract_ = SkatContract::grand;
    SkatLevel level_ = SkatLevel::none;
    bool hand_game_ = false;
    bool declared_ = false;
    Phase phase_ = Phase::auction;
};

}  // namespace kiebitz
