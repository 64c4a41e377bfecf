#include "bind/games.hpp"
#include "bind/jass_play.hpp"

namespace kiebitz::bind {

void bind_differenzler(nb::module_& module) {
    nb::class_<Differenzler::Options>(module, "DifferenzlerOptions")
        .def(
            "__init__",
            [](Differenzler::Options* self, int undertrump, bool open_predictions) {
                new (self) Differenzler::Options{
                    checked<Undertrump>(undertrump, 3, "undertrump rule"), open_predictions};
            },
            nb::arg("undertrump"), nb::arg("open_predictions"))
        .def_prop_ro("undertrump",
                     [](const Differenzler::Options& o) { return static_cast<int>(o.undertrump); })
        .def_ro("open_predictions", &Differenzler::Options::open_predictions);

    bind_game<Differenzler>(module, "Differenzler")
        .def_static(
            "deal",
            [](const Differenzler::Options& options, const std::array<Differenzler::Mask, 4>& hands,
               int trump, Seat forehand) {
                return State<Differenzler>(
                    options, Differenzler::Deal{hands, checked<Suit>(trump, 4, "suit"), forehand});
            },
            nb::arg("options"), nb::arg("hands"), nb::arg("trump"), nb::arg("forehand"))
        .def_static(
            "position",
            [](const Differenzler::Options& options, const std::array<Differenzler::Mask, 4>& hands,
               Seat leader, const std::vector<Card>& trick,
               const std::array<std::uint8_t, 4>& points, const std::array<std::uint8_t, 4>& tricks,
               int trump, const std::array<std::uint8_t, 4>& predictions) {
                return State<Differenzler>(
                    options, Differenzler::Position{
                                 make_play<JassRules>(hands, leader, trick, points, tricks),
                                 checked<Suit>(trump, 4, "suit"), predictions});
            },
            nb::arg("options"), nb::arg("hands"), nb::arg("leader"), nb::arg("trick"),
            nb::arg("points"), nb::arg("tricks"), nb::arg("trump"), nb::arg("predictions"))
        .def("start_details", [](const State<Differenzler>& s) {
            nb::dict fields;
            if (const auto* deal = std::get_if<Differenzler::Deal>(&s.start())) {
                fields["trump"] = static_cast<int>(deal->trump);
                fields["forehand"] = static_cast<int>(deal->forehand);
                return fields;
            }
            const auto& position = std::get<Differenzler::Position>(s.start());
            add_play_fields(fields, position.play);
            fields["trump"] = static_cast<int>(position.trump);
            fields["predictions"] = nb::cast(position.predictions);
            return fields;
        });

    module.def(
        "differenzler_random_card_play",
        [](std::int64_t count, std::uint64_t seed, int trump, int undertrump, int threads) {
            return random_jass_play(count, seed, trump, 4, undertrump, threads);
        },
        nb::arg("count"), nb::arg("seed"), nb::arg("trump"), nb::arg("undertrump"),
        nb::arg("threads"));
}

}  // namespace kiebitz::bind
