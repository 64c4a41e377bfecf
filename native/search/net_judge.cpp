#include "search/net_judge.hpp"

#include <algorithm>
#include <utility>

namespace kiebitz {

double share_of_net_value(double value) {
    return std::clamp((value / most_of_nets + 1) / 2, 0.0, 1.0);
}

NetSeats::NetSeats(const View<Skat>& view, std::shared_ptr<const Net> net)
    : facts_(declared_skat(view)), net_(std::move(net)) {
    if (net_ == nullptr) {
        throw RuleError(ErrorName::bad_option, "a search that asks a net must be given one");
    }
    require_skat_net(*net_);
}

SkatQuestions NetSeats::asked(const WorldPlay<Skat>& world) const {
    SkatQuestions question;
    question.add(facts_in(world), world.play);
    question.answer(*net_);
    return question;
}

Card NetSeats::card(const WorldPlay<Skat>& world) const {
    return asked(world).best(0);
}

std::vector<double> NetSeats::declarers_shares(std::span<WorldPlay<Skat>* const> worlds) const {
    SkatQuestions questions;
    for (const auto* world : worlds) {
        if (!world->over()) questions.add(facts_in(*world), world->play);
    }
    questions.answer(*net_);
    std::vector<double> shares;
    std::size_t next = 0;
    for (const auto* world : worlds) {
        if (world->over()) {
            shares.push_back(share_of_net_value(world->stakes.taught(world->play)));
            continue;
        }
        const double value = questions.value(next, questions.best(next));
        const double share = share_of_net_value(value);
        shares.push_back(world->play.to_move() == facts_.declarer ? share : 1 - share);
        ++next;
    }
    return shares;
}

}  // namespace kiebitz
