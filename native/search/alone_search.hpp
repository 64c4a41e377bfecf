// Maxⁿ and Paranoid in one open world, to a depth.
//
//   Maxⁿ       every seat takes the card that is best for itself (a side has one share)
//   Paranoid   the seat that decides, with its side, takes what is best for it; all others take
//              what is worst for it
//
// A result that is equally good for who chooses is a tie, and Maxⁿ depends on how it is settled:
//
//   first    the first card in the order of the deck stays
//   sign     fewer points of one's own: too few before as much too many (the prose of the source;
//            its pseudocode says the opposite)
//   result   fewer points of one's own, then of the next seat, then of the one after: a total order
//            on results, that of the exact solver (docs/explanation/alone.md)
//
// The last two are for games in which everyone plays alone; with sides the first card stays. In
// Paranoid they are the same, and the others choose by the opposite.
//
// Fits endings, which are searched to the end, and games of three and more who do not play
// together. With the whole game to come, only a trick and a half can be seen and the forecast
// decides. Maxⁿ is too trusting and Paranoid too fearful: nobody plays like that.
//
// Alpha-beta only for Paranoid: pruning in Maxⁿ needs bounded sums of the shares, which differences
// do not have. Without it the answers are the same.
//
// Sources: Luckhardt and Irani, AAAI 1986 (Maxⁿ); Sturtevant and Korf, AAAI 2000 (Paranoid); Burri,
// "Jassen ohne Intuition", Maturaarbeit, Kantonsschule Freudenberg Zürich 2023 (for Differenzler).
#pragma once

#include <array>
#include <compare>
#include <limits>
#include <string_view>

#include "run/budget.hpp"
#include "search/judged_world.hpp"

namespace kiebitz {

enum class Alone : std::uint8_t { maxn, paranoid };
inline constexpr std::array<std::string_view, 2> names_of(Alone) {
    return {"maxn", "paranoid"};
}
enum class TieRule : std::uint8_t { first, sign, result };
inline constexpr std::array<std::string_view, 3> names_of(TieRule) {
    return {"first", "sign", "result"};
}

struct AloneManner {
    Alone kind = Alone::maxn;
    TieRule ties = TieRule::sign;
    bool alpha_beta = true;
};

// What a card is worth to the seat that decides: the share first, then the fewer points the better
// where ties are settled so.
struct CardWorth {
    double share = 0;
    double minus_points = 0;

    friend auto operator<=>(const CardWorth&, const CardWorth&) = default;
};

template <class Game>
class AloneSearch {
  public:
    AloneSearch(JudgedWorld<Game>& world, const AloneManner& manner, NodeCounter& counter)
        : world_(world), manner_(manner), counter_(counter), root_(world.play().to_move()) {}

    // After a legal card, looking `depth` cards ahead, this one included.
    CardWorth worth(Card card, int depth) {
        const Undo after(*this, card);
        if (manner_.kind == Alone::paranoid)
            return paranoid(depth - 1, lowest_worth, highest_worth);
        return worth_to_root(maxn(depth - 1));
    }

  private:
    static constexpr double infinity = std::numeric_limits<double>::infinity();
    static constexpr CardWorth lowest_worth{-infinity, -infinity};
    static constexpr CardWorth highest_worth{infinity, infinity};

    // Plays a card for as long as it lives, also when the search is stopped.
    class Undo {
      public:
        Undo(AloneSearch& search, int card) : play_(search.world_.play()) {
            search.counter_.count();
            play_.play(static_cast<Card>(card));
        }
        ~Undo() { play_.undo(); }
        Undo(const Undo&) = delete;
        Undo& operator=(const Undo&) = delete;

      private:
        typename Game::Play& play_;
    };

    CardWorth worth_to_root(const Judgement<Game>& result) const {
        const bool fewer = manner_.ties != TieRule::first && world_.alone();
        return {result.share[root_], fewer ? -result.points[root_] : 0};
    }

    // Whether the seat takes `a` rather than `b`, which came first.
    bool prefers(Seat seat, const Judgement<Game>& a, const Judgement<Game>& b) const {
        if (a.share[seat] != b.share[seat]) return a.share[seat] > b.share[seat];
        if (manner_.ties == TieRule::first || !world_.alone()) return false;
        const int compared = manner_.ties == TieRule::sign ? 1 : Game::seats - 1;
        for (int i = 0; i < compared; ++i) {
            const auto whose = static_cast<std::size_t>((seat + i) % Game::seats);
            if (a.points[whose] != b.points[whose]) return a.points[whose] < b.points[whose];
        }
        return false;
    }

    Judgement<Game> maxn(int depth) {
        if (depth == 0 || world_.over()) return world_.judge();
        const Seat seat = world_.play().to_move();
        Judgement<Game> best;
        bool first = true;
        for_each(world_.play().legal(), [&](int card) {
            const Undo after(*this, card);
            const Judgement<Game> result = maxn(depth - 1);
            if (first || prefers(seat, result, best)) best = result;
            first = false;
        });
        return best;
    }

    // Exact between the bounds; without alpha-beta they are never reached.
    CardWorth paranoid(int depth, CardWorth low, CardWorth high) {
        if (depth == 0 || world_.over()) return worth_to_root(world_.judge());
        const bool ours = world_.same_side(world_.play().to_move(), root_);
        CardWorth best = ours ? lowest_worth : highest_worth;
        for (auto left = world_.play().legal(); left != 0; left &= left - 1) {
            const Undo after(*this, lowest(left));
            const CardWorth worth = paranoid(depth - 1, low, high);
            if (ours ? worth > best : worth < best) best = worth;
            if (!manner_.alpha_beta) continue;
            if (ours ? best > low : best < high) (ours ? low : high) = best;
            if (low >= high) break;
        }
        return best;
    }

    JudgedWorld<Game>& world_;
    AloneManner manner_;
    NodeCounter& counter_;
    Seat root_;
};

}  // namespace kiebitz
