#include "bind/bind_game.hpp"
#include "bind/games.hpp"

namespace kiebitz::bind {

namespace {

nb::tuple random_jass_play(std::int64_t count, std::uint64_t seed, int mode, int modes,
                           int undertrump, int threads) {
    if (mode != -1) checked<JassMode>(mode, modes, "mode");
    const auto rule = checked<Undertrump>(undertrump, 3, "undertrump rule");
    return random_card_play<JassRules>(count, seed, threads, [=](Random& random) {
        const auto hands = deal_jass(shuffled_pack<JassDeck>(random), 0);
        const auto chosen =
            static_cast<JassMode>(mode >= 0 ? static_cast<std::uint32_t>(mode)
                                            : random.below(static_cast<std::uint32_t>(modes)));
        return std::pair(CardPlay<JassRules>(contract_of(chosen), hands, 0, 9, rule),
                         static_cast<std::uint8_t>(chosen));
    });
}

}  // namespace

void bind_schieber(nb::module_& module) {
    nb::class_<Schieber::Options>(module, "SchieberOptions")
        .def(
            "__init__",
            [](Schieber::Options* self, int undertrump, bool match_bonus, bool weis, bool stoeck,
               int target) {
                new (self) Schieber::Options{
                    checked<Undertrump>(undertrump, 3, "undertrump rule"), match_bonus, weis,
                    stoeck,
                    target == 2500 ? Schieber::Target::points_2500 : Schieber::Target::points_1000};
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
        "schieber_random_card_play",
        [](std::int64_t count, std::uint64_t seed, int mode, int undertrump, int threads) {
            return random_jass_play(count, seed, mode, jass_modes, undertrump, threads);
        },
        nb::arg("count"), nb::arg("seed"), nb::arg("mode"), nb::arg("undertrump"),
        nb::arg("threads"));
}

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
