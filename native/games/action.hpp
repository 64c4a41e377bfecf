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

    // One number for the border to Python: a card that is played is its index in the deck, any
    // other action has its kind, counted from 1, above the payload of 16 bits.
    constexpr std::uint32_t code() const {
        if (kind == ActionKind::play) return payload;
        return (static_cast<std::uint32_t>(kind) + 1) << 16 | payload;
    }
    static constexpr Action from_code(std::uint32_t code) {
        const std::uint32_t above = code >> 16;
        const auto kind = above == 0 ? ActionKind::play : static_cast<ActionKind>(above - 1);
        return {kind, static_cast<std::uint16_t>(code & 0xFFFF)};
    }
    // Whether some action has this code; none has two.
    static constexpr bool is_code(std::int64_t code) {
        return code >= 0 && code >> 16 <= static_cast<int>(ActionKind::play);
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
