// Actions and phases, for all games. An action is its kind and a small payload.
//
//   kind      payload
//   bid       the value (18 … 264)
//   discard   the two cards, smaller index in the low byte
//   declare   contract in the low byte, level in the high byte
//   trump     the mode
//   predict   the points (0 … 157)
//   play      the card
//   others    0
//
// A payload that a seat may not know is `hidden` in its view.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "cards/deck.hpp"

namespace kiebitz {

enum class Phase : std::uint8_t { auction, skat, discard, declare, trump, predict, play, over };

enum class ActionKind : std::uint8_t {
    pass,
    bid,
    hold,
    hand,
    pickup,
    discard,
    declare,
    push,
    trump,
    predict,
    play,
};
inline constexpr int action_kinds = 11;

struct Action {
    static constexpr std::uint16_t hidden = 0xFFFF;

    ActionKind kind = ActionKind::pass;
    std::uint16_t payload = 0;

    static constexpr Action play(Card card) { return {ActionKind::play, card}; }
    static constexpr Action two(ActionKind kind, int low, int high) {
        return {kind, static_cast<std::uint16_t>(low | (high << 8))};
    }
    constexpr int low() const { return payload & 0xFF; }
    constexpr int high() const { return payload >> 8; }

    // One number for the bindings: kind in the low byte, payload above it.
    constexpr std::uint32_t code() const {
        return static_cast<std::uint32_t>(kind) | (std::uint32_t{payload} << 8);
    }
    static constexpr Action from_code(std::uint32_t code) {
        return {static_cast<ActionKind>(code & 0xFF), static_cast<std::uint16_t>(code >> 8)};
    }
    friend constexpr bool operator==(const Action&, const Action&) = default;
};

// Room for every phase's legal actions: the 158 predictions are the most.
class ActionList {
  public:
    void add(Action action) { items_[size_++] = action; }
    template <class Mask>
    void add_cards(Mask cards) {
        for_each(cards, [this](int card) { add(Action::play(static_cast<Card>(card))); });
    }
    std::size_t size() const { return size_; }
    Action operator[](std::size_t i) const { return items_[i]; }
    const Action* begin() const { return items_.data(); }
    const Action* end() const { return items_.data() + size_; }
    bool has(Action action) const {
        for (const Action item : *this) {
            if (item == action) return true;
        }
        return false;
    }

  private:
    std::array<Action, 160> items_{};
    std::size_t size_ = 0;
};

}  // namespace kiebitz
