#include "bind/convert.hpp"

namespace kiebitz::bind {

nb::dict result_dict(const SkatResult& result, const Skat& game) {
    nb::dict fields;
    fields["kind"] = static_cast<int>(result.kind);
    fields["declarer"] = seat_or_none(result.declarer);
    const bool played = result.kind != SkatKind::passed;
    fields["contract"] =
        played ? nb::object(nb::int_(static_cast<int>(game.contract()))) : nb::none();
    fields["level"] = static_cast<int>(game.level());
    fields["hand"] = game.hand_game();
    fields["bid"] = game.bid();
    fields["declarer_points"] = result.declarer_points;
    fields["declarer_tricks"] = result.declarer_tricks;
    fields["matadors"] = result.matadors;
    fields["schneider"] = result.schneider;
    fields["schwarz"] = result.schwarz;
    fields["overbid"] = result.overbid;
    fields["won"] = result.won;
    fields["value"] = result.value;
    fields["points"] = nb::cast(result.points);
    fields["scores"] = nb::cast(result.scores);
    return fields;
}

nb::dict result_dict(const SchieberResult& result, const Schieber&) {
    nb::dict fields;
    fields["mode"] = static_cast<int>(result.mode);
    fields["pushed"] = result.pushed;
    fields["points"] = nb::cast(result.points);
    fields["weis"] = nb::cast(result.weis);
    fields["stoeck"] = nb::cast(result.stoeck);
    fields["match_bonus"] = nb::cast(result.match_bonus);
    fields["multiplier"] = result.multiplier;
    fields["totals"] = nb::cast(result.totals);
    fields["scores"] = nb::cast(result.scores);
    return fields;
}

nb::dict result_dict(const DifferenzlerResult& result, const Differenzler& game) {
    nb::dict fields;
    fields["trump"] = static_cast<int>(game.trump());
    fields["points"] = nb::cast(result.points);
    fields["predictions"] = nb::cast(result.predictions);
    fields["differences"] = nb::cast(result.differences);
    fields["ranks"] = nb::cast(result.ranks);
    fields["scores"] = nb::cast(result.scores);
    return fields;
}

nb::dict details(const Skat& game) {
    nb::dict fields;
    fields["bid"] = game.bid();
    fields["declarer"] = seat_or_none(game.declarer());
    fields["contract"] =
        game.play_began() ? nb::object(nb::int_(static_cast<int>(game.contract()))) : nb::none();
    fields["level"] = static_cast<int>(game.level());
    fields["hand"] = game.hand_game();
    fields["skat"] = game.skat();
    return fields;
}

nb::dict details(const Schieber& game) {
    nb::dict fields;
    fields["mode"] = game.phase() >= Phase::play
                         ? nb::object(nb::int_(static_cast<int>(game.mode())))
                         : nb::none();
    fields["pushed"] = game.pushed();
    return fields;
}

nb::dict details(const Differenzler& game) {
    nb::dict fields;
    fields["trump"] = static_cast<int>(game.trump());
    nb::list predictions;
    for (const auto prediction : game.predictions()) {
        predictions.append(prediction == Differenzler::unknown_prediction
                               ? nb::none()
                               : nb::object(nb::int_(static_cast<int>(prediction))));
    }
    fields["predictions"] = nb::tuple(predictions);
    return fields;
}

}  // namespace kiebitz::bind
