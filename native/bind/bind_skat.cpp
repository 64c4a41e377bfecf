#include "bind/bind_game.hpp"
#include "bind/games.hpp"
#include "bind/legal_cards.hpp"

namespace kiebitz::bind {

void bind_skat(nb::module_& module) {
    nb::class_<Skat::Options>(module, "SkatOptions")
        .def(
            "__init__",
            [](Skat::Options* self, bool ramsch, int lost_levels, bool server_bids) {
                new (self) Skat::Options{ramsch, checked<LostLevels>(lost_levels, 2, "lost_levels"),
                                         server_bids};
            },
            nb::arg("ramsch"), nb::arg("lost_levels"), nb::arg("server_bids"))
        .def_ro("ramsch", &Skat::Options::ramsch)
        .def_ro("server_bids", &Skat::Options::server_bids)
        .def_prop_ro("lost_levels",
                     [](const Skat::Options& o) { return static_cast<int>(o.lost_levels); });

    bind_game<Skat>(module, "Skat")
        .def_static(
            "deal",
            [](const Skat::Options& options, const std::array<Skat::Mask, 3>& hands,
               Skat::Mask skat,
               Seat forehand) { return State<Skat>(options, Skat::Deal{hands, skat, forehand}); },
            nb::arg("options"), nb::arg("hands"), nb::arg("skat"), nb::arg("forehand"))
        .def_static(
            "position",
            [](const Skat::Options& options, const std::array<Skat::Mask, 3>& hands, Seat leader,
               const std::vector<Card>& trick, const std::array<std::uint8_t, 3>& points,
               const std::array<std::uint8_t, 3>& tricks, int contract, Seat declarer, bool hand,
               int level, std::uint16_t bid, std::int8_t matadors, Skat::Mask skat) {
                return State<Skat>(
                    options,
                    Skat::Position{make_play<SkatRules>(hands, leader, trick, points, tricks),
                                   checked<SkatContract>(contract, skat_contracts, "contract"),
                                   declarer, hand, checked<SkatLevel>(level, 4, "level"), bid,
                                   matadors, skat});
            },
            nb::arg("options"), nb::arg("hands"), nb::arg("leader"), nb::arg("trick"),
            nb::arg("points"), nb::arg("tricks"), nb::arg("contract"), nb::arg("declarer"),
            nb::arg("hand"), nb::arg("level"), nb::arg("bid"), nb::arg("matadors"), nb::arg("skat"))
        .def("start_details", [](const State<Skat>& s) {
            nb::dict fields;
            if (const auto* deal = std::get_if<Skat::Deal>(&s.start())) {
                fields["skat"] = deal->skat;
                fields["forehand"] = static_cast<int>(deal->forehand);
                return fields;
            }
            const auto& position = std::get<Skat::Position>(s.start());
            add_play_fields(fields, position.play);
            fields["contract"] = static_cast<int>(position.contract);
            fields["declarer"] = seat_or_none(position.declarer);
            fields["hand"] = position.hand;
            fields["level"] = static_cast<int>(position.level);
            fields["bid"] = position.bid;
            fields["matadors"] = position.matadors;
            fields["skat"] = position.skat;
            return fields;
        });

    module.def(
        "skat_deal_from_pack",
        [](const std::array<Card, 32>& pack, Seat forehand) {
            require_seat(forehand, Skat::seats, "forehand");
            Skat::Mask seen = 0;
            for (const Card card : pack) {
                if (card >= SkatDeck::size) {
                    throw RuleError(ErrorName::unknown_card, "the pack holds a card outside it");
                }
                require_new<SkatDeck>(seen, bit<Skat::Mask>(card));
            }
            const auto deal = Skat::Deal::from_pack(pack, forehand);
            return nb::make_tuple(deal.hands, deal.skat);
        },
        nb::arg("pack"), nb::arg("forehand"));
    module.def("skat_bid_values", [] {
        nb::list values;
        for (int value = lowest_bid; value <= highest_bid; ++value) {
            if (is_bid_value(value)) values.append(value);
        }
        return values;
    });
    module.def("skat_server_bids", [] {
        nb::list values;
        for (int value = lowest_bid; value <= highest_bid; ++value) {
            if (is_server_bid(value)) values.append(value);
        }
        return values;
    });
    module.def(
        "skat_matadors",
        [](int contract, Skat::Mask twelve_cards) {
            return count_matadors(
                checked<SkatContract>(contract, static_cast<int>(SkatContract::null), "contract"),
                twelve_cards);
        },
        nb::arg("contract"), nb::arg("cards"));
    module.def(
        "skat_legal_cards",
        [](int contract, Skat::Mask hand, const std::vector<Card>& trick) {
            const auto chosen = checked<SkatContract>(contract, skat_contracts, "contract");
            return legal_cards<SkatRules>(contract_of(chosen), hand, trick, Undertrump::strict);
        },
        nb::arg("contract"), nb::arg("hand"), nb::arg("trick"));
    module.def(
        "skat_random_card_play",
        [](std::int64_t count, std::uint64_t seed, int contract, int threads) {
            if (contract != -1) checked<SkatContract>(contract, 6, "contract");
            return random_card_play<SkatRules>(count, seed, threads, [contract](Random& random) {
                const Skat::Deal deal = Skat::Deal::random(random, 0);
                const auto chosen = static_cast<SkatContract>(
                    contract >= 0 ? static_cast<std::uint32_t>(contract) : random.below(5));
                return std::pair(Skat::Play(contract_of(chosen), deal.hands, 0, Skat::hand_size,
                                            Undertrump::strict),
                                 static_cast<std::uint8_t>(chosen));
            });
        },
        nb::arg("count"), nb::arg("seed"), nb::arg("contract"), nb::arg("threads"));
}

}  // namespace kiebitz::bind
