// Schieber as a state machine: trump choice with the push, nine tricks, result.
// The rules in prose are in docs/games/schieber.md.
#pragma once

#include <array>
#include <cstdint>

#include "games/action.hpp"
#include "games/bytes.hpp"
#include "games/jass_rules.hpp"
#include "games/setup.hpp"
#include "games/weis.hpp"

namespace kiebitz {

struct SchieberResult {
    JassMode mode = JassMode::clubs;
    bool pushed = false;
    std::array<int, 2> points{};
    std::array<int, 2> weis{};
    std::array<int, 2> stoeck{};
    std::array<int, 2> match_bonus{};
    int multiplier = 1;
    std::array<int, 2> totals{};
    std::array<int, 4> scores{};
};

class Schieber {
  public:
    using Rules = JassRules;
    using Deck = JassDeck;
    using Mask = Deck::Mask;
    using Play = CardPlay<JassRules>;
    using Result = SchieberResult;
    static constexpr int seats = 4;
    static constexpr int hand_size = 9;
    static constexpr std::uint8_t id = 2;

    enum class Target : std::uint8_t { points_1000, points_2500 };
    static Target target_of(int points);  // 1000 or 2500

    struct Options {
        Undertrump undertrump = Undertrump::strict;
        bool match_bonus = false;
        bool weis = false;
        bool stoeck = false;
        Target target = Target::points_1000;

        int multiplier(JassMode mode) const;
        friend bool operator==(const Options&, const Options&) = default;
        void write(ByteWriter& out) const;
        static Options read(ByteReader& in);
    };

    struct Deal {
        std::array<Mask, 4> hands{};
        Seat forehand = 0;

        friend bool operator==(const Deal&, const Deal&) = default;
        static Deal random(Random& random, Seat forehand);
        void check() const;
        void write(ByteWriter& out) const;
        static Deal read(ByteReader& in);
    };

    struct Position {
        PlayPosition<JassRules> play;
        JassMode mode = JassMode::clubs;

        friend bool operator==(const Position&, const Position&) = default;
        void check() { check_position(play, 0, contract_of(mode), hand_size); }
        void write(ByteWriter& out) const;
        static Position read(ByteReader& in);
    };

    Schieber() = default;
    Schieber(const Options& options, const Deal& deal)
        : hands_(deal.hands), options_(options), forehand_(deal.forehand) {}
    Schieber(const Options& options, const Position& position, bool check);

    Phase phase() const { return phase_; }
    Seat to_move() const;
    void legal(ActionList& actions) const;
    void apply(Action action);
    void undo_play();

    const Play& play() const { return play_; }
    const std::array<Mask, 4>& hands() const {
        return phase_ >= Phase::play ? play_.hands() : hands_;
    }
    Seat forehand() const { return forehand_; }
    JassMode mode() const { return mode_; }
    bool pushed() const { return pushed_; }
    Undertrump undertrump() const { return options_.undertrump; }
    Result result() const;

    std::array<Mask, 4> shown() const;
    Deal redacted(const Deal& deal, Seat seat) const;
    Position redacted(const Position& position, Seat seat) const;
    Action redacted(Action action, Seat, Seat) const { return action; }
    void reveal(const std::array<Mask, 4>& shown);

    friend bool operator==(const Schieber&, const Schieber&) = default;

  private:
    void start_play(JassMode mode);
    void count_stoeck();
    void after_card() { phase_ = play_.finished() ? Phase::over : Phase::play; }

    Play play_;
    std::array<Mask, 4> hands_{};       // before the card play
    std::array<Mask, 4> weis_cards_{};  // of the scoring team
    std::array<std::uint16_t, 2> weis_{};
    std::array<std::uint8_t, 2> stoeck_{};
    Options options_;
    Seat forehand_ = 0;
    JassMode mode_ = JassMode::clubs;
    bool pushed_ = false;
    Phase phase_ = Phase::trump;
};

}  // namespace kiebitz
