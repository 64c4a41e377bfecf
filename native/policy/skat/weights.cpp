#include "policy/skat/weights.hpp"

#include <span>

namespace kiebitz {

namespace {

// A row for each fact: declarer leads, second, last; a defender leads through, leads up; second
// after the declarer, second before the declarer; last of the declarer's trick, of the partner's.
struct Row {
    Fact fact;
    std::array<std::int16_t, skat_situations> counts;
};

constexpr TrumpGameWeights by_situation(std::span<const Row> rows) {
    TrumpGameWeights weights{};
    for (const Row& row : rows) {
        for (std::size_t i = 0; i < skat_situations; ++i) {
            weights[i][static_cast<std::size_t>(row.fact)] = row.counts[i];
        }
    }
    return weights;
}

// clang-format off
constexpr Row suit_game[] = {
    {Fact::trick_gain, {0, 6, 6, 0, 0, 4, 6, 6, 5}},
    {Fact::card_gain, {0, 5, 3, 0, 0, 9, 2, 4, 4}},
    {Fact::card_loss, {-3, -2, -4, -2, -4, 0, -4, -5, -4}},
    {Fact::wins, {-3, 9, -1, 3, 12, 11, 12, 7, 0}},
    {Fact::leads_on, {-4, 10, -1, 3, 3, 1, 6, 7, -2}},
    {Fact::reaches_goal, {34, 33, 26, 13, 9, 51, 14, 11, 28}},
    {Fact::gives_goal, {-5, -5, -24, -28, 5, -17, -42, -33, -37}},
    {Fact::overtakes, {0, 0, 0, 0, 0, 0, -1, 74, -167}},
    {Fact::ruffs, {0, -118, -144, 0, 0, -229, -119, -277, -185}},
    {Fact::ruff_gain, {0, 21, 23, 0, 0, 20, 4, -1, 9}},
    {Fact::ace_wins, {-18, 7, 7, -9, -21, 61, 22, 33, 29}},
    {Fact::ten_wins, {5, 33, 37, 10, 25, 48, 2, 23, 14}},
    {Fact::trump, {-330, -48, -59, 31, 47, -71, -37, -79, -58}},
    {Fact::jack, {173, 38, -36, -85, -96, -177, -54, -110, -127}},
    {Fact::trump_top, {71, -253, -301, -118, -168, -278, -286, -313, -264}},
    {Fact::trump_second, {-28, -67, -141, -237, -192, -88, -30, -33, -60}},
    {Fact::trump_points, {-19, -14, 0, -18, -2, -42, 8, -9, -10}},
    {Fact::trump_above, {37, 19, 16, -7, -5, 24, 10, 18, 8}},
    {Fact::trump_length, {5, 2, -18, -43, -37, -44, -49, -30, -61}},
    {Fact::trumps_out, {30, -6, -16, -12, -13, 13, 19, 25, 15}},
    {Fact::trump_alone, {-259, -102, 20, -227, -46, 469, -76, 246, 29}},
    {Fact::trump_cheapest, {20, 61, 50, 9, -20, -9, 25, -32, -24}},
    {Fact::trump_last, {-276, -14, 137, 99, -107, 265, 182, 87, 318}},
    {Fact::trump_winners, {85, 39, 39, -14, -19, 38, 22, 20, 12}},
    {Fact::trump_late, {71, 30, 8, -32, -26, 32, -3, 30, -9}},
    {Fact::friend_trumps, {0, 0, 0, -14, -8, -4, 5, 1, 6}},
    {Fact::side_top, {202, -75, -198, 106, 50, 55, -27, -48, -25}},
    {Fact::side_ace, {45, -16, -96, 7, -76, 91, -4, 31, 51}},
    {Fact::side_ten, {29, -39, -60, 164, 21, 13, -112, -57, -27}},
    {Fact::side_figure, {13, -17, 4, 24, 7, 8, 45, 19, 7}},
    {Fact::side_points, {7, -2, 3, -4, 14, -29, 8, -3, 3}},
    {Fact::ten_behind, {-204, -135, 125, -418, -400, 74, -159, 0, 2}},
    {Fact::side_above, {49, 76, 64, -6, 2, 6, 20, 4, 3}},
    {Fact::side_below, {-18, -10, -11, -30, -11, -9, -12, -14, -7}},
    {Fact::side_length, {28, 9, 4, 35, 23, 4, -1, 0, 6}},
    {Fact::side_last, {-111, 5, 8, -11, 35, 51, 152, 81, 31}},
    {Fact::side_last_ruffer, {155, 251, 247, -162, 137, 45, 136, -97, 189}},
    {Fact::bares_ten, {402, -263, -58, -10, -130, -118, -117, -232, -153}},
    {Fact::bares_king, {166, 87, 122, -80, -114, -30, -131, -37, -8}},
    {Fact::next_top, {-222, -8, 112, -133, -117, 119, 84, 97, 48}},
    {Fact::suit_out, {16, 30, 24, -31, -6, -3, 4, -2, -1}},
    {Fact::suit_mine, {190, -1, 84, 46, 162, 130, -82, 81, 10}},
    {Fact::safe_top, {92, -328, -199, 239, 274, -162, 88, -106, 58}},
    {Fact::enemy_ruffs, {-25, 7, 5, 16, 14, 8, -9, 5, -6}},
    {Fact::friend_ruffs, {0, 0, 0, 68, -41, -40, -14, -24, -12}},
    {Fact::led_by_friend, {0, 0, 0, 15, 265, 52, -11, 47, -65}},
    {Fact::led_by_enemy, {-52, -66, -24, -39, -140, -74, -13, -72, -69}},
    {Fact::led_by_me, {18, -76, -53, 205, 26, -8, -9, 21, 6}},
    {Fact::ace_early, {-115, -75, -42, -46, -42, -2, 6, -12, -10}},
};

constexpr Row grand[] = {
    {Fact::trick_gain, {0, 1, 2, 0, 0, 5, 1, 2, 2}},
    {Fact::card_gain, {0, 1, 1, 1, 1, 2, 2, 3, 2}},
    {Fact::card_loss, {-1, -2, -2, 0, 1, -4, 1, -4, -2}},
    {Fact::wins, {-6, 3, 5, 1, -5, 16, -3, 5, -1}},
    {Fact::leads_on, {-8, 4, 6, -3, 2, 23, 3, 5, 2}},
    {Fact::reaches_goal, {65, 21, 18, 27, 18, 28, 43, 30, 30}},
    {Fact::gives_goal, {0, -27, -19, -34, -9, -26, -19, -48, -15}},
    {Fact::overtakes, {0, 0, 0, 0, 0, 0, 181, 91, 90}},
    {Fact::ruffs, {0, 40, -33, 0, 0, -5, -29, -68, 0}},
    {Fact::ruff_gain, {0, 17, 16, 0, 0, 4, 0, -7, 0}},
    {Fact::ace_wins, {15, 20, 19, -13, -8, 13, 24, 24, 6}},
    {Fact::ten_wins, {15, 28, -3, 7, 8, 27, -13, 19, 23}},
    {Fact::trump, {-72, 10, -14, 10, -14, -1, -14, -33, 0}},
    {Fact::jack, {-172, 27, -25, 18, -22, -2, -23, -54, 0}},
    {Fact::trump_top, {-93, 15, -27, -91, 59, 11, 0, -26, 0}},
    {Fact::trump_second, {-172, -32, 76, 3, -110, -50, 0, 0, 0}},
    {Fact::trump_points, {-9, 1, -3, 2, -3, -1, -3, -7, 0}},
    {Fact::trump_above, {-5, -7, 12, 14, -21, -3, -5, -6, 0}},
    {Fact::trump_length, {52, -2, -10, 2, -3, -2, -3, -6, 0}},
    {Fact::trumps_out, {5, 6, 1, 3, -3, 0, -3, -7, 0}},
    {Fact::trump_alone, {-249, -67, -75, 0, 0, 0, 0, 0, 0}},
    {Fact::trump_cheapest, {-50, -39, -75, 21, -25, -3, -26, -61, 0}},
    {Fact::trump_last, {-97, 106, 124, 82, -69, -62, -69, -185, 0}},
    {Fact::trump_winners, {28, -34, -19, 28, -34, 8, 0, -10, 0}},
    {Fact::trump_late, {33, -16, -8, -7, -1, 4, -5, -10, 0}},
    {Fact::friend_trumps, {0, 0, 0, 4, -3, 0, -4, -9, 0}},
    {Fact::side_top, {169, -70, -46, 122, 51, 5, -42, -36, -47}},
    {Fact::side_ace, {-99, -27, -42, 102, -4, -32, 42, 42, -26}},
    {Fact::side_ten, {30, -21, -23, 68, 132, -83, 158, -59, 2}},
    {Fact::side_figure, {103, 39, 103, 116, -102, 21, 93, 40, 29}},
    {Fact::side_points, {-5, -3, -3, 9, 13, -6, 8, -3, 1}},
    {Fact::ten_behind, {98, -173, 63, -173, -46, -148, -95, -38, -59}},
    {Fact::side_above, {37, 10, 34, -4, -6, 4, -10, 5, -20}},
    {Fact::side_below, {-28, 16, -1, -12, -16, 4, 3, -1, 20}},
    {Fact::side_length, {-47, -28, -21, -23, 26, -2, -1, -1, 8}},
    {Fact::side_last, {52, -378, 63, -37, -60, 3, 2, 112, -97}},
    {Fact::side_last_ruffer, {-146, 515, 26, 28, -79, 0, 54, -46, 0}},
    {Fact::bares_ten, {380, 54, -151, -159, -178, -289, 277, -200, -91}},
    {Fact::bares_king, {133, 350, -238, 50, -123, 85, -47, -47, -243}},
    {Fact::next_top, {-60, -16, -30, -32, -31, 74, 89, 66, 92}},
    {Fact::suit_out, {6, 7, 16, -8, -15, 2, -7, 3, -5}},
    {Fact::suit_mine, {688, -66, 65, 342, 165, 266, 237, 269, -25}},
    {Fact::safe_top, {70, -96, -189, 238, 155, -129, 184, -184, -106}},
    {Fact::enemy_ruffs, {-17, -1, -2, 2, 2, 2, 6, -7, 4}},
    {Fact::friend_ruffs, {0, 0, 0, -5, 7, 35, 17, -29, 6}},
    {Fact::led_by_friend, {0, 0, 0, -22, -71, 0, 119, 183, -151}},
    {Fact::led_by_enemy, {-11, 41, 59, 40, -100, -5, -85, -6, -145}},
    {Fact::led_by_me, {-44, 55, 141, 149, 78, 74, 85, -92, 35}},
    {Fact::ace_early, {-38, -19, -7, -40, -27, -44, -23, -6, 9}},
};
// clang-format on

}  // namespace

constinit const TrumpGameWeights suit_game_habits = by_situation(suit_game);
constinit const TrumpGameWeights grand_habits = by_situation(grand);

}  // namespace kiebitz
