#include "bind/games.hpp"
#include "bind/jass_play.hpp"
#include "bind/legal_cards.hpp"

namespace kiebitz::bind {

void bind_schieber(nb::module_& module) {
    nb::class_<Schieber::Options>(module, "SchieberOptions")
        .def(
            "__init__",
            [](Schieber::Options* self, int undertrump, bool match_bonus, bool weis, bool stoeck,
               int target) {
                new (self)
                    Schieber::Options{checked<Undertrump>(undertrump, 3, "undertrump rule"),
                                      match_bonus, weis, stoeck, Schieber::target_of(target)};
            },
            nb::arg("undertrump"), nb::arg("match_bonus"), nb::arg("weis"), nb::arg("stoeck"),
            nb::arg("target"))
        .def_prop_ro("undertrump",
                     [](const Schieber::Options& o) { return static_cast<int>(o.undertrump); })
        .def_ro("match_bonus", &Schieber::Options::match_bonus)
        .def_ro("weis", &Schieber::Options::weis)
        .def_ro("stoeck", &Schieber::Options::stoeck)
        .def_prop_ro("target", [](const Schieber::Options& o) {
            return o.target == Schieber::Target::points_2500 ? 2500 : 1000;
        });

    bind_game<Schieber>(module, "Schieber")
        .def_static(
            "deal",
            [](const Schieber::Options& options, const std::array<Schieber::Mask, 4>& hands,
               Seat forehand) { return State<Schieber>(options, Schieber::Deal{hands, forehand}); },
            nb::arg("options"), nb::arg("hands"), nb::arg("forehand"))
        .def_static(
            "position",
            [](const Schieber::Options& options, const std::array<Schieber::Mask, 4>& hands,
               Seat leader, const std::vector<Card>& trick,
               const std::array<std::uint8_t, 4>& points, const std::array<std::uint8_t, 4>& tricks,
               int mode) {
                return State<Schieber>(
                    options,
                    Schieber::Position{make_play<JassRules>(hands, leader, trick, points, tricks),
                                       checked<JassMode>(mode, jass_modes, "mode")});
            },
            nb::arg("options"), nb::arg("hands"), nb::arg("leader"), nb::arg("trick"),
            nb::arg("points"), nb::arg("tricks"), nb::arg("mode"))
        .def("start_details", [](const State<Schieber>& s) {
            nb::dict fields;
            if (const auto* deal = std::get_if<Schieber::Deal>(&s.start())) {
                fields["forehand"] = static_cast<int>(deal->forehand);
                return fields;
            }
            const auto& position = std::get<Schieber::Position>(s.start());
            add_play_fields(fields, position.play);
            fields["mode"] = static_cast<int>(position.mode);
            return fields;
        });

    module.def(
        "jass_legal_cards",
        [](int mode, int undertrump, JassDeck::Mask hand, const std::vector<Card>& trick) {
            const auto chosen = checked<JassMode>(mode, jass_modes, "mode");
            return legal_cards<JassRules>(contract_of(chosen), hand, trick,
                                          checked<Undertrump>(undertrump, 3, "undertrump rule"));
        },
        nb::arg("mode"), nb::arg("undertrump"), nb::arg("hand"), nb::arg("trick"));
    module.def(
        "schieber_random_card_play",
        [](std::int64_t count, std::uint64_t seed, int mode, int undertrump, int threads) {
            return random_jass_play(count, seed, mode, jass_modes, undertrump, threads);
        },
        nb::arg("count"), nb::arg("seed"), nb::arg("mode"), nb::arg("undertrump"),
        nb::arg("threads"));
}

}  // namespace kiebitz::bind
