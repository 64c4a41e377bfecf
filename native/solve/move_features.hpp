// The features of a card that the order of moves weighs (move_order.hpp): places in a row of
// weights (move_weights.hpp). The first are asked of every card, the others of leads, or of cards
// that follow, ruff or are discarded. Each with `_points` counts the card's points in that case;
// "their" is the opponents', and a full card is a ten, an ace or dearer.
#pragma once

#include <cstddef>
#include <cstdint>

namespace kiebitz {

inline constexpr std::size_t move_features = 30;

struct OfCard {
    enum Feature : std::uint8_t {
        own_length,  // of its class
        own_above,   // own cards above it
        own_lowest,  // it is the lowest of them
        own_full,
        own_trumps,  // if it is one
        their_length,
        their_above,
        one_above,  // just one card of theirs is above it
        their_full,
        their_trumps,  // if it is one
        partner_length,
        ten,
        enough,  // it surely wins what is still needed
        end
    };
};

struct OfLead {
    enum Feature : std::uint8_t {
        few_replies = OfCard::end,  // against the product of the others' legal cards
        master,                     // no opponent can beat it by rank or by ruffing
        master_points,
        beaten_points,  // an opponent can beat it and the partner does not help
        ruffed,         // an opponent is void and has a trump
        ruffed_points,
        partner_wins,  // the partner has the highest card, or ruffs
        partner_points,
        trump,
        singleton,
        they_are_void,
        partner_void,
        partner_above,
        partner_full,
        side_own_trumps,    // if it is none
        side_their_trumps,  // if it is none
        cashes,             // a master, and they have none of the class
        end
    };
};

struct OfFollow {
    enum Feature : std::uint8_t {
        sure = OfCard::end,  // the trick is ours
        sure_points,
        helped,  // a partner after us can win it
        helped_points,
        open,  // ours so far, but an opponent after us can win it
        open_points,
        too_much,     // if they win it, it has more than we can spare
        lost_points,  // theirs
        trump_lost,
        trump_used,
        takes_over,    // it beats what lies there
        takes_points,  // and the points that lie there
        master,        // no card of theirs is above it
        discard_length,
        discard_master,
        discard_guard,  // it leaves a card bare that can be beaten
        discard_last,   // the last one of its class
        end
    };
};

static_assert(OfLead::end == move_features && OfFollow::end == move_features);

}  // namespace kiebitz
