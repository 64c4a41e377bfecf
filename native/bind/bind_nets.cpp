// Nets that play cards.
#include <nanobind/ndarray.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "bind/bind_game.hpp"
#include "bind/games.hpp"
#include "bind/search.hpp"
#include "bind/world_rows.hpp"
#include "net/net.hpp"
#include "net/skat_inputs.hpp"
#include "net/skat_questions.hpp"
#include "net/skat_ways.hpp"
#include "search/net_judge.hpp"
#include "search/net_weights.hpp"

namespace kiebitz::bind {

namespace {

// Every legal card of each view and what the net says of it, in its own whole units.
nb::list card_values_of(const Net& net, const std::vector<const View<Skat>*>& views) {
    require_skat_net(net);
    SkatQuestions questions;
    for (const View<Skat>* view : views) {
        if (view == nullptr) throw RuleError(ErrorName::bad_option, "None is no position");
        const DeclaredSkat facts = declared_skat(*view);
        require_own_card(*view);
        questions.add(facts, view->now().play());
    }
    // The GIL is kept: beside a busy thread it would come back later than this takes.
    questions.answer(net);
    nb::list found;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        nb::list cards;
        for_each(questions.legal(i),
                 [&](int card) { cards.append(nb::make_tuple(card, questions.units(i, card))); });
        found.append(cards);
    }
    return found;
}

nb::list card_values(const Net& net, const View<Skat>& view) {
    return nb::cast<nb::list>(card_values_of(net, {&view})[0]);
}

// Ten cards, the two aside, the contract, whether it is a hand game, whether it is played open.
constexpr int way_columns = 5;
using WayRows =
    nb::ndarray<const std::uint32_t, nb::shape<-1, way_columns>, nb::c_contig, nb::device::cpu>;

SkatWay way_of(const std::uint32_t* row) {
    if ((row[0] & row[1]) != 0 || count(row[0]) != 10 || row[2] >= skat_contracts - 1 ||
        row[3] > 1 || row[4] > 1) {
        throw RuleError(ErrorName::bad_option,
                        "a way to play has ten cards and others aside, a "
                        "contract, and two flags");
    }
    return {row[0], row[1], static_cast<SkatContract>(row[2]), row[3] == 1, row[4] == 1};
}

// Of each way whether it is won, as a logit, and what it scores, in hundreds; both in units.
nb::ndarray<nb::numpy, std::int32_t> judged_ways(const Net& net, const WayRows& rows,
                                                 const View<Skat>& view, int bid) {
    require_aligned(rows.data());
    std::vector<SkatWay> ways;
    ways.reserve(rows.shape(0));
    for (std::size_t i = 0; i < rows.shape(0); ++i) {
        ways.push_back(way_of(rows.data() + way_columns * i));
    }
    const DeclarersTable table = declarers_table(view, bid);
    std::vector<std::int32_t> found;
    {
        const nb::gil_scoped_release others_may_run;
        found = judge_ways(net, ways, table);
    }
    auto copied = std::make_unique_for_overwrite<std::int32_t[]>(found.size());
    std::copy(found.begin(), found.end(), copied.get());
    return to_numpy<std::int32_t>(std::move(copied), {ways.size(), skat_way_outputs});
}

// The inputs of one way that are one.
Net::Ones way_ones(const WayRows& rows, const View<Skat>& view, int bid) {
    require_aligned(rows.data());
    if (rows.shape(0) != 1) throw RuleError(ErrorName::bad_option, "there should be one way");
    return skat_way_ones(way_of(rows.data()), declarers_table(view, bid));
}

}  // namespace

void bind_nets(nb::module_& module) {
    nb::class_<Net>(module, "Net")
        .def_static(
            "read", [](const nb::bytes& data) { return Net::read(text_of(data)); }, nb::arg("data"))
        .def_prop_ro("inputs", &Net::inputs)
        .def_prop_ro("outputs", &Net::outputs)
        .def_prop_ro("units", [](const Net&) { return Net::value_units; })
        .def_prop_ro("most", [](const Net&) { return most_of_nets; })
        .def_prop_ro("kernel", [](const Net& net) { return std::string(net.kernel()); })
        .def("skat_cards", card_values, nb::arg("view"))
        .def("skat_cards_of", card_values_of, nb::arg("views"));
    module.def(
        "explains_by_net",
        [](const View<Skat>& view, const WorldRows& worlds, const Net& net, double temperature,
           double lapse, double eagerness) {
            return searched(no_budget(), [&](const Budget& work) {
                return net_weights(view, worlds_of(worlds), net, {temperature, lapse, eagerness},
                                   work);
            });
        },
        nb::arg("view"), nb::arg("worlds"), nb::arg("net"), nb::arg("temperature"),
        nb::arg("lapse"), nb::arg("eagerness"));
    module.def("judge_skat_ways", judged_ways, nb::arg("net"), nb::arg("ways"), nb::arg("view"),
               nb::arg("bid"));
    module.def("skat_way_ones", way_ones, nb::arg("way"), nb::arg("view"), nb::arg("bid"));
    module.def(
        "skat_net_ones", [](const View<Skat>& view) { return skat_net_ones(view); },
        nb::arg("view"));
}

}  // namespace kiebitz::bind
