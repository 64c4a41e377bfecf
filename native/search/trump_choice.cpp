#include "search/trump_choice.hpp"

#include <algorithm>
#include <cmath>

#include "games/challenge_modes.hpp"
#include "games/random_play.hpp"
#include "policy/greedy.hpp"
#include "policy/rule_player.hpp"
#include "search/world_play.hpp"
#include "solve/questions.hpp"

namespace kiebitz {

namespace {

using Hands = std::array<Schieber::Mask, 4>;

constexpr int most_worlds = 1'000'000;
constexpr int most_deals = 100;           // until the partner's hand fits its push
constexpr int most_solved = 6;            // more would take a tenth of a second each
constexpr double deal_spread = 62;        // of the difference of the points of a deal
constexpr double deal_points = 85;        // of the leading team in a deal, before the multiplier
constexpr double usual_multiplier = 1.8;  // over the modes that are chosen to 2500

void require_possible(const TrumpOptions& options) {
    const auto refuse = [](const char* why) { throw RuleError(ErrorName::bad_option, why); };
    if (!(options.epsilon >= 0 && options.epsilon <= 1)) {
        refuse("epsilon is a share, from 0 to 1");
    }
    for (const int worlds : {options.worlds, options.push_worlds, options.partner_worlds}) {
        if (worlds < 1 || worlds > most_worlds) refuse("there should be 1 to 1000000 worlds");
    }
    if (options.solved_tricks < 0 || options.solved_tricks > most_solved) {
        refuse("0 to 6 tricks can be solved");
    }
    if (options.ours < 0 || options.theirs < 0) refuse("a score is a number from 0 on");
}

void require_own_choice(const View<Schieber>& view) {
    const Schieber& now = view.now();
    if (now.phase() == Phase::trump && now.to_move() == view.seat()) return;
    throw RuleError(ErrorName::inconsistent_position, "this seat has no trumps to choose");
}

class TrumpChoice {
  public:
    TrumpChoice(const View<Schieber>& view, const TrumpOptions& options, const RandomKey& key,
                const Budget& budget)
        : view_(view), options_(options), key_(key), budget_(budget), seat_(view.seat()) {
        if (options.solved_tricks > 0) tables_of_this_thread<JassRules>().clear();
    }

    TrumpValues found() {
        const Schieber& now = view_.now();
        for (int i = 0; i < options_.worlds && goes_on(i); ++i) {
            Random random(key_.part(static_cast<std::uint64_t>(i)));
            const Hands hands = dealt_around(seat_, now.hands()[seat_], now.pushed(), random);
            for (int mode = 0; mode < jass_modes; ++mode) {
                values_.modes[static_cast<std::size_t>(mode)].add(
                    worth(hands, static_cast<JassMode>(mode), seat_, random,
                          options_.solved_tricks),
                    1);
            }
        }
        for (int i = 0; !now.pushed() && i < options_.push_worlds && goes_on(i); ++i) {
            Random random(key_.part(pushes + static_cast<std::uint64_t>(i)));
            const Hands hands = dealt_around(seat_, now.hands()[seat_], false, random);
            const auto partner = static_cast<Seat>((seat_ + 2) % 4);
            const JassMode mode = choice_of(partner, hands[partner], random);
            values_.push.add(worth(hands, mode, partner, random, options_.solved_tricks), 1);
        }
        return values_;
    }

  private:
    static constexpr std::uint64_t pushes = std::uint64_t{1} << 32;

    bool goes_on(int done) const {
        budget_.look();
        return done == 0 || !budget_.late();
    }

    // Hands of the others around this one, evenly among those that fit the partner's push, if it
    // pushed.
    Hands dealt_around(Seat seat, Schieber::Mask hand, bool partner_pushed, Random& random) const {
        const auto fits = [&](const Hands& hands) {
            return !partner_pushed || !options_.heeds_push ||
                   challenge_pushes(hands[(seat + 2) % 4]);
        };
        Hands hands = dealt_around(seat, hand, random);
        for (int i = 0; i < most_deals && !fits(hands); ++i)
            hands = dealt_around(seat, hand, random);
        return hands;
    }

    static Hands dealt_around(Seat seat, Schieber::Mask hand, Random& random) {
        std::array<Card, 27> others{};
        std::size_t next = 0;
        for_each(JassDeck::all & ~hand,
                 [&](int card) { others[next++] = static_cast<Card>(card); });
        random.shuffle(others);
        Hands hands{};
        hands[seat] = hand;
        for (std::size_t i = 0; i < others.size(); ++i) {
            hands[(seat + 1 + i / 9) % 4] |= bit<Schieber::Mask>(others[i]);
        }
        return hands;
    }

    // What a partner with this hand would choose; by playouts alone, there are many.
    JassMode choice_of(Seat seat, Schieber::Mask hand, Random& random) {
        std::array<double, jass_modes> sums{};
        for (int i = 0; i < options_.partner_worlds; ++i) {
            const Hands hands = dealt_around(seat, hand, true, random);
            for (std::size_t mode = 0; mode < sums.size(); ++mode) {
                sums[mode] += worth(hands, static_cast<JassMode>(mode), seat, random, 0);
            }
        }
        std::size_t best = 0;
        for (std::size_t mode = 1; mode < sums.size(); ++mode) {
            if (sums[mode] > sums[best]) best = mode;
        }
        return static_cast<JassMode>(best);
    }

    double worth(const Hands& hands, JassMode mode, Seat chooser, Random& random, int solved) {
        ++values_.games;
        Schieber game(view_.options(), Schieber::Deal{hands, view_.now().forehand()});
        game.apply({ActionKind::trump, static_cast<std::uint16_t>(mode)});
        const RulePlayer<Schieber> player(SchieberTable{chooser, 0});
        const Sides<Schieber> sides(game);
        while (game.phase() == Phase::play && !to_be_solved(game.play(), solved)) {
            game.apply(Action::play(card(game.play(), player, sides, random)));
        }
        return worth(totals(game));
    }

    Card card(const Schieber::Play& play, const RulePlayer<Schieber>& player,
              const Sides<Schieber>& sides, Random& random) const {
        const bool strays = options_.epsilon > 0 && random.unit() < options_.epsilon;
        if (strays || options_.playout == Playout::random) return random_card(play, random);
        if (options_.playout == Playout::greedy) return greedy_card<Schieber>(play, sides);
        return player.card(play, sides, 0);
    }

    static bool to_be_solved(const Schieber::Play& play, int solved) {
        return play.trick_size() == 0 && play.tricks_left() <= solved;
    }

    std::array<int, 2> totals(const Schieber& game) {
        const auto result = game.result();
        if (game.phase() == Phase::over) return result.totals;
        const int value = points_position(game)
                              .ask(std::nullopt, tables_of_this_thread<JassRules>(), counter_)
                              .low;
        std::array<int, 2> found{};
        for (std::size_t team = 0; team < 2; ++team) {
            const int points = team == 0 ? value : jass_points - value;
            const int bonus = view_.options().match_bonus && points == jass_points ? 100 : 0;
            found[team] =
                result.multiplier * (points + result.weis[team] + result.stoeck[team] + bonus);
        }
        return found;
    }

    double worth(const std::array<int, 2>& totals) const {
        const int own = totals[seat_ % 2];
        const int other = totals[1 - seat_ % 2];
        if (!options_.match) return own - other;
        const bool long_match = view_.options().target == Schieber::Target::points_2500;
        const double scale = long_match ? usual_multiplier : 1;
        return chance_of_match(options_.ours + own, options_.theirs + other,
                               long_match ? 2500 : 1000, deal_spread * scale, deal_points * scale);
    }

    const View<Schieber>& view_;
    const TrumpOptions& options_;
    RandomKey key_;
    const Budget& budget_;
    Budget unhurried_ = budget_.unhurried();
    NodeCounter counter_{unhurried_};
    Seat seat_;
    TrumpValues values_;
};

}  // namespace

TrumpValues trump_values(const View<Schieber>& view, const TrumpOptions& options,
                         const RandomKey& key, const Budget& budget) {
    require_possible(options);
    require_own_choice(view);
    return TrumpChoice(view, options, key, budget).found();
}

double chance_of_match(int ours, int theirs, int target, double spread, double points) {
    if (ours >= target || theirs >= target) {
        if (ours == theirs) return 0.5;
        return ours > theirs ? 1 : 0;
    }
    const double to_come = std::max(1.0, (target - std::max(ours, theirs)) / points);
    return 0.5 * std::erfc((theirs - ours) / (spread * std::sqrt(2 * to_come)));
}

}  // namespace kiebitz
