#include "search/net_weights.hpp"

#include <algorithm>
#include <cmath>

#include "belief/worlds.hpp"
#include "net/skat_questions.hpp"
#include "search/world_play.hpp"

namespace kiebitz {

namespace {

constexpr std::size_t worlds_at_once = 64;

double likelihood(const SkatQuestions& questions, std::size_t question, Card played,
                  const NetHabits& habits) {
    const double most = questions.value(question, questions.best(question));
    double sum = 0;
    int cards = 0;
    for_each(questions.legal(question), [&](int card) {
        sum += std::exp((questions.value(question, card) - most) / habits.temperature);
        ++cards;
    });
    const double share =
        std::exp((questions.value(question, played) - most) / habits.temperature) / sum;
    return (1 - habits.lapse) * share + habits.lapse / cards;
}

// The first trick of a world, as if the declarer led.
Skat::Play at_first(const View<Skat>& view, const World& world) {
    const Skat::Play& now = view.now().play();
    std::array<Skat::Mask, 3> hands{};
    for (Seat seat = 0; seat < Skat::seats; ++seat) {
        hands[seat] = static_cast<Skat::Mask>(world[seat]) | played_by(now, seat);
    }
    return {now.contract(), hands, view.now().declarer(), Skat::hand_size, now.undertrump()};
}

// The logarithms of some weights.
void add_logs(const View<Skat>& view, std::span<const World> worlds, const Net& net,
              const NetHabits& habits, std::vector<double>& logs) {
    SkatQuestions questions;
    DeclaredSkat facts = declared_skat(view);
    std::vector<std::pair<std::size_t, Card>> asked;  // in which world what was played
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        auto play = world_play(view, Reward::points, worlds[i]).play;
        facts.aside = static_cast<Skat::Mask>(worlds[i][aside]);
        while (play.cards_played() > 0) {
            const Card card = play.played(play.cards_played() - 1);
            play.undo();
            if (play.to_move() == view.seat() || count(play.legal()) == 1) continue;
            questions.add(facts, play);
            asked.emplace_back(i, card);
        }
    }
    const bool eager = habits.eagerness > 0 && view.seat() != facts.declarer &&
                       std::holds_alternative<Skat::Deal>(view.start());
    for (std::size_t i = 0; eager && i < worlds.size(); ++i) {
        facts.aside = static_cast<Skat::Mask>(worlds[i][aside]);
        questions.add(facts, at_first(view, worlds[i]));
    }
    questions.answer(net);
    const std::size_t first = logs.size();
    logs.resize(first + worlds.size());
    for (std::size_t k = asked.size(); k < questions.size(); ++k) {
        logs[first + k - asked.size()] = habits.eagerness * questions.value(k, questions.best(k));
    }
    for (std::size_t k = 0; k < asked.size(); ++k) {
        const auto& [world, card] = asked[k];
        logs[first + world] += std::log(likelihood(questions, k, card, habits));
    }
}

}  // namespace

std::vector<double> net_weights(const View<Skat>& view, std::span<const World> worlds,
                                const Net& net, const NetHabits& habits, const Budget& budget) {
    if (!(habits.eagerness >= 0) || !(habits.temperature > 0) ||
        !(habits.lapse > 0 && habits.lapse <= 1)) {
        throw RuleError(ErrorName::bad_option,
                        "the temperature should be above 0, the lapse a share above 0, and the "
                        "eagerness from 0 on");
    }
    require_skat_net(net);
    const Worlds possible(knowledge_of(view));
    for (const World& world : worlds) {
        if (possible.rank(world)) continue;
        throw RuleError(ErrorName::bad_option, "a world does not fit what the seat has seen");
    }
    std::vector<double> logs;
    for (std::size_t i = 0; i < worlds.size(); i += worlds_at_once) {
        budget.look();
        add_logs(view, worlds.subspan(i, std::min(worlds_at_once, worlds.size() - i)), net, habits,
                 logs);
    }
    if (logs.empty()) return logs;
    const double most = *std::max_element(logs.begin(), logs.end());
    for (double& one : logs) one = std::exp(one - most);
    return logs;
}

}  // namespace kiebitz
