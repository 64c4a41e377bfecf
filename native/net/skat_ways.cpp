#include "net/skat_ways.hpp"

#include <array>
#include <cstdlib>

#include "games/errors.hpp"
#include "net/input_bits.hpp"

namespace kiebitz {

DeclarersTable declarers_table(const View<Skat>& view, int bid) {
    DeclarersTable table{view.seat(), view.now().forehand(), bid, heard_bids(view)};
    if (view.now().phase() != Phase::auction) return table;
    auto& heard = table.heard;
    const bool answers = !view.history().empty() && view.history().back().kind == ActionKind::bid;
    int open = 0;
    for (const int ceiling : heard.ceiling) open += ceiling == HeardBids::open;
    for (std::size_t seat = 0; seat < 3; ++seat) {
        if (seat == table.declarer || heard.ceiling[seat] != HeardBids::open) continue;
        // Whoever is asked refuses this bid; whoever would have to ask does not go above it.
        const bool has_not_spoken = open == 3 && seat == (table.forehand + 2U) % 3;
        heard.ceiling[seat] = answers || has_not_spoken ? bid + 1 : bid;
    }
    heard.said[table.declarer] = bid;
    return table;
}

Net::Ones skat_way_ones(const SkatWay& way, const DeclarersTable& table) {
    InputBits bits;
    const auto rename = [&](int card) { return renamed(way.contract, card); };
    const Skat::Mask known = way.hand ? 0 : way.aside;
    const bool null = way.contract == SkatContract::null;
    bits.set(way.kept, rename);
    bits.set(known, rename);
    bits.one_of(static_cast<int>(way.contract), static_cast<int>(SkatContract::grand));
    bits.flag(way.contract == SkatContract::grand);
    bits.flag(null);
    bits.flag(way.hand);
    bits.flag(way.ouvert);
    const int matadors = null ? 0 : std::abs(count_matadors(way.contract, way.kept | known));
    bits.reached(matadors, std::array{2, 3, 4, 5});
    bits.one_of((table.declarer + 3 - table.forehand) % 3, 3);
    add_heard(bits, table.bid, table.heard, table.declarer);
    return bits.take();
}

std::vector<std::int32_t> judge_ways(const Net& net, std::span<const SkatWay> ways,
                                     const DeclarersTable& table) {
    if (net.inputs() != skat_way_inputs || net.outputs() != skat_way_outputs) {
        throw RuleError(ErrorName::bad_model, "the net is not one for ways to play Skat");
    }
    std::vector<Net::Ones> ones;
    ones.reserve(ways.size());
    for (const SkatWay& way : ways) ones.push_back(skat_way_ones(way, table));
    return net.ask_many(ones, skat_way_outputs);
}

}  // namespace kiebitz
