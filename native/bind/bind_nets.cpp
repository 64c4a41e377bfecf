// Nets that play cards.
#include "bind/bind_game.hpp"
#include "bind/games.hpp"
#include "bind/search.hpp"
#include "bind/world_rows.hpp"
#include "net/net.hpp"
#include "net/skat_inputs.hpp"
#include "net/skat_questions.hpp"
#include "search/net_judge.hpp"
#include "search/net_weights.hpp"

namespace kiebitz::bind {

namespace {

// Every legal card and what the net says of it, in its own whole units.
nb::list card_values(const Net& net, const View<Skat>& view) {
    require_skat_net(net);
    const SkatFacts facts = skat_facts(view);
    require_own_card(view);
    SkatQuestions question;
    question.add(facts, view.now().play());
    question.answer(net);
    nb::list found;
    for_each(question.legal(0),
             [&](int card) { found.append(nb::make_tuple(card, question.units(0, card))); });
    return found;
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
        .def("skat_cards", card_values, nb::arg("view"));
    module.def(
        "explains_by_net",
        [](const View<Skat>& view, const WorldRows& worlds, const Net& net, double temperature,
           double lapse) {
            return searched(no_budget(), [&](const Budget& work) {
                return net_weights(view, worlds_of(worlds), net, {temperature, lapse}, work);
            });
        },
        nb::arg("view"), nb::arg("worlds"), nb::arg("net"), nb::arg("temperature"),
        nb::arg("lapse"));
    module.def(
        "skat_net_ones", [](const View<Skat>& view) { return skat_net_ones(view); },
        nb::arg("view"));
}

}  // namespace kiebitz::bind
