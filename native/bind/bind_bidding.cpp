// What a hand of Skat is worth before the cards.
#include <nanobind/ndarray.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

#include "bind/bind_game.hpp"
#include "bind/games.hpp"
#include "bind/options.hpp"
#include "bind/world_rows.hpp"
#include "search/contract_bandit.hpp"
#include "solve/mean_safe_points.hpp"

namespace kiebitz::bind {

namespace {

using ArmRow = std::tuple<int, std::uint32_t, std::uint32_t, std::uint32_t>;
using HandRow = nb::ndarray<const std::uint32_t, nb::shape<-1>, nb::c_contig, nb::device::cpu>;

// (contract, discard, games tried, games won) of each arm.
std::vector<ArmRow> rows_of(const std::vector<ContractArm>& arms) {
    std::vector<ArmRow> rows;
    for (const ContractArm& one : arms) {
        rows.emplace_back(static_cast<int>(one.contract), one.discard, one.arm.visits,
                          static_cast<std::uint32_t>(one.arm.sum));
    }
    return rows;
}

std::vector<ArmRow> contract_arms(std::uint32_t hand, std::uint32_t set_aside, int seat,
                                  int forehand, bool hand_game, int bid,
                                  const std::vector<int>& contracts,
                                  const ContractBanditOptions& options, const Key& key,
                                  const Budget& budget) {
    ContractQuestion question;
    question.hand = hand;
    question.set_aside = set_aside;
    question.seat = checked<Seat>(seat, Skat::seats, "seat");
    question.forehand = checked<Seat>(forehand, Skat::seats, "forehand");
    question.hand_game = hand_game;
    question.bid = bid;
    for (const int contract : contracts) {
        question.contracts.push_back(checked<SkatContract>(contract, skat_contracts, "contract"));
    }
    return searched(budget, [&](const Budget& work) {
        return rows_of(try_contracts(question, options, key_of(key), work));
    });
}

nb::ndarray<nb::numpy, double> safe_points_of_hands(const HandRow& hands, int contract, int deals,
                                                    const Stop& stop) {
    require_aligned(hands.data());
    const auto which = checked<SkatContract>(contract, skat_contracts, "contract");
    const std::size_t rows = hands.shape(0);
    auto means = std::make_unique_for_overwrite<double[]>(rows);
    const std::vector<SkatDeck::Mask> copied(hands.data(), hands.data() + rows);
    searched(until_stopped(stop), [&](const Budget& budget) {
        mean_safe_points(which, copied, deals, {means.get(), rows}, budget);
    });
    return to_numpy<double>(std::move(means), {rows});
}

}  // namespace

void bind_bidding(nb::module_& module) {
    OptionsClass<ContractBanditOptions>(module, "ContractBanditOptions")
        .field("simulations", &ContractBanditOptions::simulations)
        .field("exploration", &ContractBanditOptions::exploration)
        .field("playout", &ContractBanditOptions::playout)
        .done();
    module.def("skat_contract_arms", contract_arms, nb::arg("hand"), nb::arg("set_aside"),
               nb::arg("seat"), nb::arg("forehand"), nb::arg("hand_game"), nb::arg("bid"),
               nb::arg("contracts"), nb::arg("options"), nb::arg("key"), nb::arg("budget"));
    module.def("skat_mean_safe_points", safe_points_of_hands, nb::arg("hands"), nb::arg("contract"),
               nb::arg("deals"), nb::arg("stop").none() = nb::none());
}

}  // namespace kiebitz::bind
