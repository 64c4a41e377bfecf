// Nets that play cards.
#include <span>
#include <string>
#include <vector>

#include "bind/bind_game.hpp"
#include "bind/games.hpp"
#include "net/net.hpp"
#include "net/skat_inputs.hpp"

namespace kiebitz::bind {

namespace {

// Every legal card and what the net says of it, in its own whole units.
nb::list legal_values(const View<Skat>& view, std::span<const std::int32_t> values) {
    nb::list found;
    for_each(view.now().play().legal(), [&](int card) {
        found.append(nb::make_tuple(card, values[renamed(view.now().contract(), card)]));
    });
    return found;
}

nb::list card_values_of(const Net& net, const std::vector<const View<Skat>*>& views) {
    if (net.inputs() != skat_net_inputs || net.outputs() < SkatDeck::size) {
        throw RuleError(ErrorName::bad_model, "the net is not one for the cards of Skat");
    }
    std::vector<Net::Ones> ones;
    for (const View<Skat>* view : views) {
        if (view == nullptr) throw RuleError(ErrorName::bad_option, "None is no position");
        ones.push_back(skat_net_ones(*view));
    }
    // The GIL is kept: beside a busy thread it would come back later than this takes.
    const auto values = net.ask_many(ones, SkatDeck::size);
    nb::list found;
    const std::int32_t* next = values.data();
    for (const View<Skat>* view : views) {
        found.append(legal_values(*view, {next, SkatDeck::size}));
        next += SkatDeck::size;
    }
    return found;
}

nb::list card_values(const Net& net, const View<Skat>& view) {
    return nb::cast<nb::list>(card_values_of(net, {&view})[0]);
}

}  // namespace

void bind_nets(nb::module_& module) {
    nb::class_<Net>(module, "Net")
        .def_static(
            "read", [](const nb::bytes& data) { return Net::read(text_of(data)); }, nb::arg("data"))
        .def_prop_ro("inputs", &Net::inputs)
        .def_prop_ro("outputs", &Net::outputs)
        .def_prop_ro("units", [](const Net&) { return Net::value_units; })
        .def_prop_ro("kernel", [](const Net& net) { return std::string(net.kernel()); })
        .def("skat_cards", card_values, nb::arg("view"))
        .def("skat_cards_of", card_values_of, nb::arg("views"));
    module.def(
        "skat_net_ones", [](const View<Skat>& view) { return skat_net_ones(view); },
        nb::arg("view"));
}

}  // namespace kiebitz::bind
