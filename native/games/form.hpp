// The compact form: how states and views are written as bytes and read back.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "games/action.hpp"
#include "games/bytes.hpp"
#include "games/errors.hpp"

namespace kiebitz {

// The compact form of states and views:
//
//   bytes  field
//   2      'K' 'z'
//   1      version of the form (1)
//   1      game id
//   1      content: 0 state, 1 view
//   1      start: 0 deal, 1 position
//   …      options, deal or position, as the game writes them
//   …      views only: the seat, shown cards per seat
//   2      number of actions
//   3 each kind, payload
template <class Game>
struct Form {
    using Start = std::variant<typename Game::Deal, typename Game::Position>;
    enum Content : std::uint8_t { state = 0, view = 1 };

    static void write_start(ByteWriter& out, Content content, const typename Game::Options& options,
                            const Start& start) {
        for (const std::uint64_t byte :
             {std::uint64_t{'K'}, std::uint64_t{'z'}, std::uint64_t{1}, std::uint64_t{Game::id},
              std::uint64_t{content}, std::uint64_t{start.index()}}) {
            out.u8(byte);
        }
        options.write(out);
        std::visit([&](const auto& part) { part.write(out); }, start);
    }

    static std::pair<typename Game::Options, Start> read_start(ByteReader& in, Content content) {
        const bool magic = in.u8() == 'K' && in.u8() == 'z';
        if (!magic) throw RuleError(ErrorName::broken_state, "these bytes are not a Kiebitz state");
        if (in.u8() != 1) throw RuleError(ErrorName::broken_state, "unknown version of the form");
        if (in.u8() != Game::id) throw RuleError(ErrorName::broken_state, "this is another game");
        if (in.u8() != content) {
            throw RuleError(ErrorName::broken_state,
                            content == state ? "this is not a state" : "this is not a view");
        }
        const int which = in.u8();
        if (which > 1) throw RuleError(ErrorName::broken_state, "unknown kind of start");
        const auto options = Game::Options::read(in);
        if (which == 0) return {options, Game::Deal::read(in)};
        return {options, Game::Position::read(in)};
    }

    static void write_actions(ByteWriter& out, const std::vector<Action>& actions) {
        out.u16(actions.size());
        for (const Action action : actions) {
            out.u8(static_cast<std::uint64_t>(action.kind));
            out.u16(action.payload);
        }
    }

    static Action read_action(ByteReader& in) {
        const int kind = in.u8();
        if (kind >= action_kinds) {
            throw RuleError(ErrorName::broken_state,
                            "there is no action of kind " + std::to_string(kind));
        }
        return {static_cast<ActionKind>(kind), in.u16()};
    }

    // Whether an action has a form that the phase can take in, whatever hands the others hold.
    // This is what keeps a view built from foreign bytes in bounds.
    static bool fits(Phase phase, Action action) {
        const bool hidden = action.payload == Action::hidden;
        switch (action.kind) {
            case ActionKind::play:
                return phase == Phase::play && action.payload < Game::Deck::size;
            case ActionKind::discard:
                return phase == Phase::discard && (hidden || (action.low() < action.high() &&
                                                              action.high() < Game::Deck::size));
            case ActionKind::predict:
                return phase == Phase::predict && (hidden || action.payload <= 157);
            default:
                return !hidden && (phase == Phase::auction || phase == Phase::skat ||
                                   phase == Phase::declare || phase == Phase::trump);
        }
    }
};

}  // namespace kiebitz
