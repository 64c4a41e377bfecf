#include "solve/questions.hpp"

namespace kiebitz {
namespace {

template <class Contracts>
constexpr auto layouts_of(const Contracts& contracts) {
    std::array<Layout<typename Contracts::value_type::Deck>, std::tuple_size_v<Contracts>>
        layouts{};
    for (std::size_t i = 0; i < contracts.size(); ++i) layouts[i] = make_layout(contracts[i]);
    return layouts;
}

const auto skat_layouts = layouts_of(skat_contract_tables);
const auto jass_layouts = layouts_of(jass_contract_tables);

void require_card_play(Phase phase) {
    if (phase != Phase::play) {
        throw RuleError(ErrorName::inconsistent_position,
                        "the solver answers questions about the card play");
    }
}

}  // namespace

const Layout<SkatDeck>& Question<Skat>::layout(const Skat& game) {
    return skat_layouts[static_cast<std::size_t>(game.contract())];
}

void Question<Skat>::require(const Skat& game) {
    require_card_play(game.phase());
    if (game.declarer() == no_seat || game.contract() == SkatContract::null) {
        throw RuleError(ErrorName::inconsistent_position,
                        "points are counted in suit games and grand, not in null or Ramsch");
    }
}

const Layout<JassDeck>& Question<Schieber>::layout(const Schieber& game) {
    return jass_layouts[static_cast<std::size_t>(game.mode())];
}

void Question<Schieber>::require(const Schieber& game) {
    require_card_play(game.phase());
}

void SolverTables::clear() {
    for (auto& tables : tables_) {
        for (StructureTable& table : tables) table.clear();
    }
}

StructureTable& SolverTables::of(Undertrump rule) {
    auto& tables = tables_[static_cast<std::size_t>(rule)];
    if (tables.empty()) tables.emplace_back(log2_buckets_);
    return tables.front();
}

}  // namespace kiebitz
