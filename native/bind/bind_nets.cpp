// Nets that play cards.
#include "bind/bind_game.hpp"
#include "bind/games.hpp"
#include "net/net.hpp"
#include "net/skat_inputs.hpp"

namespace kiebitz::bind {

namespace {

// Every legal card and what the net says of it, in its own whole units.
nb::list card_values(const Net& net, const View<Skat>& view) {
    if (net.inputs() != skat_net_inputs || net.outputs() < SkatDeck::size) {
        throw RuleError(ErrorName::bad_model, "the net is not one for the cards of Skat");
    }
    const auto ones = skat_net_ones(view);
    const auto values = net.ask(ones, SkatDeck::size);
    nb::list found;
    for_each(view.now().play().legal(), [&](int card) {
        found.append(nb::make_tuple(card, values[renamed(view.now().contract(), card)]));
    });
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
        .def("skat_cards", card_values, nb::arg("view"));
    module.def(
        "skat_net_ones", [](const View<Skat>& view) { return skat_net_ones(view); },
        nb::arg("view"));
}

}  // namespace kiebitz::bind
