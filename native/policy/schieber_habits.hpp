// The numbers behind the habits of the Schieber rule player, in card points.
//
// Tuned by playing whole deals against itself and the greedy rule (docs/strength.md); what each
// means is said here, what it does in policy/schieber_player.cpp.
#pragma once

#include <array>

namespace kiebitz {

struct SchieberHabits {
    float trump_trick = 0;           // what a sure trump is worth in the hand
    float side_trick = 0;            // what a sure trick in another suit is worth
    float plain_trick = 0;           // the same in games without trumps
    float under_trumps = 0;          // of a side trick while opponents may ruff it
    float small_trump = 0;           // of a trump trick for one that can be beaten
    std::array<float, 4> guarded{};  // of a trick, by the stronger cards that are out
    std::array<float, 4> bare{};     // the same with too few guards
    float trump_guard = 0;           // more for a trump with guards enough
    float to_come = 0;               // points that each seat behind adds to a trick
    float feeds_us = 0;              // more from a partner behind if it is ours
    float feeds_them = 0;            // and from each opponent behind if it is theirs
    float ruffs_with_suit = 0;       // how likely who could follow ruffs
    float rescue = 0;                // how likely a partner beats an opponent's card who can
    float again = 0;                 // how likely what a partner won so stays won
    float draw = 0;                  // for each opposing trump that a lead of trumps brings down
    float spare = 0;                 // against leading trumps
    float chooser_trumps = 0;        // how many times as likely whoever chose holds a trump
    float thrown = 0;                // how likely a partner still wins in a suit thrown off
    float kept_points = 0;           // what a point in the hand is worth for itself
    float lead = 0;                  // for having the next lead
    float cash = 0;                  // more for each card in the hand that cannot be beaten
    float brought_down = 0;          // stronger cards that cashing a sure one brings down
    float kept_sure = 0;             // the same on a card that cannot be beaten
};

// One set of habits for games without trumps, one for each side where there are trumps.
struct SchieberStyles {
    SchieberHabits plain{
        .trump_trick = 23.442F,
        .side_trick = 8.929F,
        .plain_trick = 8.249F,
        .under_trumps = 0.921F,
        .small_trump = 0.627F,
        .guarded = {1.094F, 0.837F, 0.111F, 0.05F},
        .bare = {1, 0.411F, 0.014F, -0.692F},
        .trump_guard = 0.1F,
        .to_come = 4.822F,
        .feeds_us = 0.568F,
        .feeds_them = 0.3F,
        .ruffs_with_suit = 0.487F,
        .rescue = 0.746F,
        .again = 0.7F,
        .draw = 1.866F,
        .spare = 0,
        .chooser_trumps = 2.56F,
        .thrown = 0.297F,
        .kept_points = 0.18F,
        .lead = 4.21F,
        .cash = 0,
        .brought_down = 2.25F,
        .kept_sure = 0,
    };
    SchieberHabits chosen{
        .trump_trick = 35.163F,
        .side_trick = 14.35F,
        .plain_trick = 8.399F,
        .under_trumps = 0.658F,
        .small_trump = 0.299F,
        .guarded = {0.781F, 0.435F, 0.153F, 0.05F},
        .bare = {1, 0.37F, 0.047F, -0.402F},
        .trump_guard = 0.093F,
        .to_come = 2.947F,
        .feeds_us = 0.45F,
        .feeds_them = -0.5F,
        .ruffs_with_suit = 0.232F,
        .rescue = 3.527F,
        .again = 0.7F,
        .draw = 13.5F,
        .spare = 2.681F,
        .chooser_trumps = 3.84F,
        .thrown = 0.272F,
        .kept_points = 0.765F,
        .lead = 3.062F,
        .cash = 0.413F,
        .brought_down = 0.444F,
        .kept_sure = 0,
    };
    SchieberHabits against{
        .trump_trick = 32.819F,
        .side_trick = 4.578F,
        .plain_trick = 8.399F,
        .under_trumps = 0.232F,
        .small_trump = 0.627F,
        .guarded = {1.532F, 0.714F, 0.153F, 0.05F},
        .bare = {1, 0.269F, 0.047F, -0.287F},
        .trump_guard = 0.289F,
        .to_come = 4.5F,
        .feeds_us = 0.3F,
        .feeds_them = 0,
        .ruffs_with_suit = 0.682F,
        .rescue = 1.463F,
        .again = 0.7F,
        .draw = 1.866F,
        .spare = 0,
        .chooser_trumps = 1.829F,
        .thrown = 0.784F,
        .kept_points = 0.546F,
        .lead = 6.431F,
        .cash = 0,
        .brought_down = -0.3F,
        .kept_sure = 0.546F,
    };
};

inline constexpr SchieberStyles schieber_styles{};

}  // namespace kiebitz
