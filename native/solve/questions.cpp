#include "solve/questions.hpp"

#include <algorithm>

#include "games/sides.hpp"
#include "solve/search_points.hpp"

namespace kiebitz {
namespace {

template <class Contracts>
constexpr auto layouts_of(const Contracts& contracts) {
    std::array<Layout<typename Contracts::value_type::Deck>, std::tuple_size_v<Contracts>>
        layouts{};
    for (std::size_t i = 0; i < contracts.size(); ++i) layouts[i] = make_layout(contracts[i]);
    return layouts;
}

constexpr auto skat_layouts = layouts_of(skat_contract_tables);
constexpr auto jass_layouts = layouts_of(jass_contract_tables);

const Layout<SkatDeck>& layout_of(SkatContract contract) {
    return skat_layouts[static_cast<std::size_t>(contract)];
}
const Layout<JassDeck>& layout_of(JassMode mode) {
    return jass_layouts[static_cast<std::size_t>(mode)];
}

[[noreturn]] void refuse(const char* why) {
    throw RuleError(ErrorName::inconsistent_position, why);
}

void require_card_play(Phase phase) {
    if (phase != Phase::play) refuse("the solver answers questions about the card play");
}

// The search of a kind, by the fastest instructions that the processor has.
template <class Kind>
ValueBounds search(const PointsSearch<typename Kind::Rules>& asked, NodeCounter& counter) {
#if defined(KIEBITZ_BIT_EXTRACT)
    if constexpr (Kind::Rules::seats == 3) {
        static const bool fast = has_fast_bit_extract();
        if (fast) return search_points<WithBitExtract<Kind>>(asked, counter);
    }
#endif
    return search_points<Kind>(asked, counter);
}

}  // namespace

bool is_null(const Skat& game) {
    return game.contract() == SkatContract::null;
}

PointsPosition<SkatRules> points_position(const Skat& game) {
    require_card_play(game.phase());
    if (game.declarer() == no_seat) refuse("in Ramsch everyone plays alone: there is no one value");
    if (is_null(game)) refuse("in null no points are counted");
    return points_position(game.play(), game.contract(), game.declarer(), game.skat());
}

PointsPosition<SkatRules> points_position(const CardPlay<SkatRules>& play, SkatContract contract,
                                          Seat declarer, SkatDeck::Mask set_aside) {
    return {play,
            contract,
            1u << declarer,
            Undertrump::strict,
            61,
            play.contract().points_of(set_aside)};
}

PointsPosition<JassRules> points_position(const Schieber& game) {
    require_card_play(game.phase());
    return points_position(game, game.play());
}

PointsPosition<JassRules> points_position(const Schieber& game, const CardPlay<JassRules>& play) {
    constexpr unsigned team_0 = 0b0101;
    return {play, game.mode(), team_0, game.undertrump(), Sides<Schieber>::total_to_win()};
}

NullPosition null_position(const Skat& game) {
    require_card_play(game.phase());
    if (!is_null(game)) refuse("this is not a null game");
    return {game.play(), game.declarer()};
}

template <class Rules>
ValueBounds PointsPosition<Rules>::ask(std::optional<int> total, SolverTables<Rules>& tables,
                                       NodeCounter& counter) const {
    constexpr int beyond = 10'000;  // any value; further away the sums below could overflow
    if (total) total = std::clamp(*total, -beyond, beyond);
    int taken = beside;
    for (Seat seat = 0; seat < Rules::seats; ++seat) {
        if (maximises(seat)) taken += play.points()[seat];
    }
    if (play.finished()) return {taken, taken};
    const ValueBounds rest = with_kind(contract, [&](auto kind) {
        using Kind = decltype(kind);
        const PointsSearch<Rules> asked{layout_of(contract),
                                        play,
                                        maximisers,
                                        undertrump,
                                        weights == nullptr ? Kind::weights : *weights,
                                        tables.of(undertrump),
                                        (total ? *total : likely) - taken,
                                        !total};
        return search<Kind>(asked, counter);
    });
    return {taken + rest.low, taken + rest.high};
}

template struct PointsPosition<SkatRules>;
template struct PointsPosition<JassRules>;

ValueBounds NullPosition::ask(std::optional<int>, SolverTables<SkatRules>& tables,
                              NodeCounter& counter) const {
    if (play.tricks()[declarer] > 0) return {0, 0};
    if (play.finished()) return {1, 1};
    try {
        const int made = NullSolver(play, declarer, tables.null(), counter).makes_it() ? 1 : 0;
        return {made, made};
    } catch (const BudgetSpent&) {
        return {0, 1};
    }
}

}  // namespace kiebitz
