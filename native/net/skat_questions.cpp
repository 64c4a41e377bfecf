#include "net/skat_questions.hpp"

#include "games/errors.hpp"

namespace kiebitz {

void require_skat_net(const Net& net) {
    if (net.inputs() == skat_net_inputs && net.outputs() >= SkatDeck::size) return;
    throw RuleError(ErrorName::bad_model, "the net is not one for the cards of Skat");
}

void SkatQuestions::add(const DeclaredSkat& facts, const Skat::Play& play) {
    asked_.push_back({play.legal(), facts.contract});
    ones_.push_back(skat_net_ones(facts, play));
}

void SkatQuestions::answer(const Net& net) {
    values_ = net.ask_many(ones_, SkatDeck::size);
}

Card SkatQuestions::best(std::size_t question) const {
    Card found = no_card;
    std::int32_t most = 0;
    for_each(legal(question), [&](int card) {
        const std::int32_t here = units(question, card);
        if (found != no_card && here <= most) return;
        found = static_cast<Card>(card);
        most = here;
    });
    return found;
}

}  // namespace kiebitz
