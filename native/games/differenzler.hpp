// Differenzler as a state machine: four predictions, nine tricks, differences.
// The rules in prose are in docs/games/differenzler.md.
#pragma once

#include <array>
#include <cstdint>

#include "games/action.hpp"
#include "games/bytes.hpp"
#include "games/jass_rules.hpp"
#include "games/setup.hpp"

namespace kiebitz {

struct DifferenzlerResult {
    std::array<int, 4> points{};
    std::array<int, 4> predictions{};
    std::array<int, 4> differences{};  // prediction - points: positive is too few
    std::array<int, 4> ranks{};        // from 1; tied seats share the better rank
    std::array<int, 4> scores{};
};

class Differenzler {
  public:
    using Rules = JassRules;
    using Deck = JassDeck;
    using Mask = Deck::Mask;
    using Play = CardPlay<JassRules>;
    using Result = DifferenzlerResult;
    static constexpr int seats = 4;
    static constexpr int hand_size = 9;
    static constexpr std::uint8_t id = 3;

    struct Options {
        Undertrump undertrump = Undertrump::lax;
        bool open_predictions = false;

        friend bool operator==(const Options&, const Options&) = default;
        void write(ByteWriter& out) const;
        static Options read(ByteReader& in);
    };

    struct Deal {
        std::array<Mask, 4> hands{};
        Suit trump = clubs;
        Seat forehand = 0;

        friend bool operator==(const Deal&, const Deal&) = default;
        static Deal random(Random& random, Seat forehand);
        void check() const;
        void write(ByteWriter& out) const;
        static Deal read(ByteReader& in);
    };

    struct Position {
        PlayPosition<JassRules> play;
        Suit trump = clubs;
        std::array<std::uint8_t, 4> predictions{};

        friend bool operator==(const Position&, const Position&) = default;
        void check();
        void write(ByteWriter& out) const;
        static Position read(ByteReader& in);
    };

    Differenzler() = default;
    Differenzler(const Options& options, const Deal& deal)
        : hands_(deal.hands), options_(options), forehand_(deal.forehand), trump_(deal.trump) {}
    Differenzler(const Options& options, const Position& position, bool check);

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
    Suit trump() const { return trump_; }
    Undertrump undertrump() const { return options_.undertrump; }
    // Predictions made so far; unknown_prediction where none was made or a view hides it.
    const std::array<std::uint8_t, 4>& predictions() const { return predictions_; }
    static constexpr std::uint8_t unknown_prediction = 0xFF;
    Result result() const;

    std::array<Mask, 4> shown() const { return {}; }
    Deal redacted(const Deal& deal, Seat seat) const;
    Position redacted(const Position& position, Seat seat) const;
    Action redacted(Action action, Seat actor, Seat seat) const;
    void reveal(const std::array<Mask, 4>&) {}

    friend bool operator==(const Differenzler&, const Differenzler&) = default;

  private:
    void start_play();
    void after_card() { phase_ = play_.finished() ? Phase::over : Phase::play; }

    Play play_;
    std::array<Mask, 4> hands_{};  // before the card play
    std::array<std::uint8_t, 4> predictions_ = {unknown_prediction, unknown_prediction,
                                                unknown_prediction, unknown_prediction};
    Options options_;
    Seat forehand_ = 0;
    std::uint8_t predicted_ = 0;
    Suit trump_ = clubs;
    Phase phase_ = Phase::predict;
};

}  // namespace kiebitz
