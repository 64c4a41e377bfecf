#include "search/open_worlds.hpp"

#include <algorithm>

#include "games/view.hpp"
#include "search/stakes.hpp"
#include "solve/batches.hpp"

namespace kiebitz {
namespace {

constexpr std::size_t worlds_between_looks = 4096;

// The same position with other hands, and in Skat other cards set aside.
template <class Position>
void put_world(Position& position, const World& world) {
    using Rules = typename Position::Rules;
    using Mask = typename Rules::Deck::Mask;
    const auto refuse = [](const char* why) {
        throw RuleError(ErrorName::inconsistent_position, why);
    };
    Cards seen = 0;
    for (int ply = 0; ply < position.play.cards_played(); ++ply) {
        seen |= bit<Cards>(position.play.played(ply));
    }
    for (std::size_t place = 0; place < places; ++place) {
        const Cards cards = world[place];
        if ((cards & ~Cards{Rules::Deck::all}) != 0) refuse("a world has an unknown card");
        if ((cards & seen) != 0) refuse("a world has a card twice, or one that has been played");
        seen |= cards;
        if (place >= Rules::seats) continue;
        const auto seat = static_cast<Seat>(place);
        if (count(cards) != position.play.cards_of(seat)) {
            refuse("a world has a hand of another size");
        }
        position.play.reveal(seat, static_cast<Mask>(cards));
    }
    if constexpr (Rules::seats == 3) {
        if (count(world[aside]) > 2) refuse("a world has more than two cards set aside");
    }
    if constexpr (requires { position.beside; }) {
        if constexpr (Rules::seats == 3) {
            position.beside = position.play.contract().points_of(static_cast<Mask>(world[aside]));
        }
    }
}

template <class Position>
std::vector<Position> put_worlds(const Position& known, std::span<const World> worlds,
                                 bool mover_knows_own, const Budget& budget) {
    std::vector<Position> positions(worlds.size(), known);
    const Seat mover = known.play.to_move();
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        if (i % worlds_between_looks == 0) budget.look();
        put_world(positions[i], worlds[i]);
        if (mover_knows_own && positions[i].play.hands()[mover] != known.play.hands()[mover]) {
            throw RuleError(ErrorName::inconsistent_position,
                            "the seat to move has other cards in a world");
        }
    }
    return positions;
}

// The value after each card. Each gets its share of the nodes that are left: with one limit for all
// the first cards would be solved and the others guessed.
template <class Position>
std::uint64_t ask_each(const Position& position, std::optional<int> total,
                       SolverTables<typename Position::Rules>& tables, std::uint64_t nodes,
                       const Budget& budget, ValueBounds* out) {
    std::uint64_t spent = 0;
    auto cards_left = static_cast<std::uint64_t>(count(position.play.legal()));
    std::optional<int> likely;
    for_each(position.play.legal(), [&](int card) {
        Position after = position;
        after.play.play(static_cast<Card>(card));
        if constexpr (requires { after.likely; }) {
            if (likely) after.likely = *likely;
        }
        const bool limited = nodes != Budget::no_limit;
        NodeCounter counter(budget, limited ? (nodes - spent) / cards_left : nodes);
        *out = after.ask(total, tables, counter);
        likely = out->low;
        ++out;
        --cards_left;
        spent = std::min(nodes, spent + counter.nodes());
    });
    return spent;
}

template <class Table>
std::vector<std::int16_t> totals_of(const Table& table, std::span<const World> worlds) {
    const Sides<typename Table::Game> sides(table);
    std::vector<std::int16_t> totals;
    for (const World& world : worlds) {
        const int total = total_to_win(sides, table.now().play(), world);
        totals.push_back(static_cast<std::int16_t>(total));
    }
    return totals;
}

}  // namespace

template <class Table>
OpenAnswers ask_worlds(const Table& table, std::span<const World> worlds,
                       const OpenQuestion& question, const Budget& budget) {
    using Rules = typename Table::Game::Rules;
    return with_position(table.now(), [&](const auto& known) {
        const auto positions = put_worlds(known, worlds, question.each_card, budget);
        OpenAnswers answers;
        if (question.each_card) {
            answers.columns = static_cast<std::size_t>(count(known.play.legal()));
        }
        answers.bounds.resize(worlds.size() * answers.columns);
        answers.asked.resize(worlds.size());
        answers.totals = totals_of(table, worlds);
        std::vector<std::uint64_t> nodes(worlds.size());
        ask_in_batches<Rules>(
            worlds.size(), question.threads, question.nodes, budget,
            [&](std::size_t i, auto& tables, NodeCounter& counter) {
                const auto total =
                    question.wins ? std::optional<int>(answers.totals[i]) : question.total;
                ValueBounds* next = &answers.bounds[i * answers.columns];
                if (question.each_card) {
                    nodes[i] = ask_each(positions[i], total, tables, question.nodes, budget, next);
                } else {
                    *next = positions[i].ask(total, tables, counter);
                }
                answers.asked[i] = 1;
                nodes[i] += counter.nodes();
            });
        for (const std::uint64_t each : nodes) answers.nodes += each;
        return answers;
    });
}

template <class Game>
std::vector<double> trap_widths(const View<Game>& view, std::span<const World> worlds,
                                const Budget& budget) {
    return with_position(view.now(), [&](const auto& known) {
        const auto positions = put_worlds(known, worlds, true, budget);
        const auto totals = totals_of(view, worlds);
        const auto columns = static_cast<std::size_t>(count(known.play.legal()));
        const Seat mover = known.play.to_move();
        std::vector<double> shares(worlds.size() * columns, -1.0);
        ask_in_batches<typename Game::Rules>(
            worlds.size(), 1, Budget::no_limit, budget,
            [&](std::size_t i, auto& tables, NodeCounter& counter) {
                double* share = &shares[i * columns];
                for_each(known.play.legal(), [&](int card) {
                    auto after = positions[i];
                    after.play.play(static_cast<Card>(card));
                    double& here = *share++;
                    if (after.play.finished() || after.play.trick_size() == 0) return;
                    if (after.maximises(after.play.to_move()) == after.maximises(mover)) return;
                    int good = 0;
                    const auto replies = ask_cards(after, totals[i], tables, counter);
                    for (const auto& reply : replies) {
                        const bool reached = reply.value.low >= totals[i];
                        if (!reached && reply.value.high >= totals[i]) return;  // no time left
                        good += reached == after.maximises(mover);
                    }
                    here = good / static_cast<double>(replies.size());
                });
            });
        return shares;
    });
}

template OpenAnswers ask_worlds(const State<Skat>&, std::span<const World>, const OpenQuestion&,
                                const Budget&);
template OpenAnswers ask_worlds(const View<Skat>&, std::span<const World>, const OpenQuestion&,
                                const Budget&);
template OpenAnswers ask_worlds(const State<Schieber>&, std::span<const World>, const OpenQuestion&,
                                const Budget&);
template OpenAnswers ask_worlds(const View<Schieber>&, std::span<const World>, const OpenQuestion&,
                                const Budget&);
template std::vector<double> trap_widths(const View<Skat>&, std::span<const World>, const Budget&);
template std::vector<double> trap_widths(const View<Schieber>&, std::span<const World>,
                                         const Budget&);

}  // namespace kiebitz
