#include "search/contract_bandit.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "games/errors.hpp"
#include "games/skat_value.hpp"
#include "policy/rule_games.hpp"

namespace kiebitz {

namespace {

using Mask = Skat::Mask;
constexpr int skat_size = 2;
constexpr int with_skat = Skat::hand_size + skat_size;
constexpr std::uint64_t between_looks = 64;

void check(const ContractQuestion& question, const ContractBanditOptions& options) {
    const auto refuse = [](ErrorName name, const std::string& text) {
        throw RuleError(name, text);
    };
    const int held = count(question.hand);
    const int aside = count(question.set_aside);
    if ((question.hand & question.set_aside) != 0) {
        refuse(ErrorName::duplicate_card, "a card is held and lies aside");
    }
    const bool known = held == Skat::hand_size && aside == skat_size;
    if (!known && !((held == Skat::hand_size || held == with_skat) && aside == 0)) {
        refuse(ErrorName::wrong_hand_size,
               "there should be ten cards, twelve, or ten and two set aside, not " +
                   std::to_string(held) + " and " + std::to_string(aside));
    }
    if (question.hand_game && (held != Skat::hand_size || aside != 0)) {
        refuse(ErrorName::inconsistent_position, "in a hand game the skat is not known");
    }
    if (question.seat >= Skat::seats || question.forehand >= Skat::seats) {
        refuse(ErrorName::bad_option, "a seat is 0, 1 or 2");
    }
    if (question.bid < 0 || question.bid > highest_bid) {
        refuse(ErrorName::bad_option, "a bid lies between 0 and " + std::to_string(highest_bid));
    }
    if (question.contracts.empty() || question.contracts.size() >= skat_contracts) {
        refuse(ErrorName::bad_option, "there should be one to six contracts to choose from");
    }
    for (const SkatContract contract : question.contracts) {
        if (contract >= SkatContract::ramsch) {
            refuse(ErrorName::bad_option, "Ramsch is not declared");
        }
    }
    if (!(options.exploration >= 0 && std::isfinite(options.exploration))) {
        refuse(ErrorName::bad_option, "exploration is a number from 0 on");
    }
    if (options.simulations < 1) {
        refuse(ErrorName::bad_option, "there should be at least one simulation");
    }
}

std::vector<ContractArm> arms_of(const ContractQuestion& question) {
    std::vector<ContractArm> arms;
    const auto add = [&](Mask discard) {
        for (const SkatContract contract : question.contracts) {
            arms.push_back({contract, discard, {}});
        }
    };
    if (count(question.hand) == with_skat) {
        for_each(question.hand, [&](int first) {
            const Mask above = question.hand & ~((bit<Mask>(first) << 1) - 1);
            for_each(above, [&](int second) { add(bit<Mask>(first) | bit<Mask>(second)); });
        });
    } else {
        add(0);
    }
    return arms;
}

class ContractBandit {
  public:
    ContractBandit(const ContractQuestion& question, const ContractBanditOptions& options,
                   const RandomKey& key)
        : question_(question),
          options_(options),
          rules_{options.playout, options.playout, 0},
          random_(key),
          arms_(arms_of(question)) {
        const Mask unseen = SkatDeck::all & ~(question.hand | question.set_aside);
        for_each(unseen, [&](int card) { unseen_[unseen_count_++] = static_cast<Card>(card); });
    }

    std::vector<ContractArm> run(const Budget& budget) {
        const std::uint64_t most = budget.repetitions(options_.simulations);
        for (std::uint64_t tried = 0; tried < most; ++tried) {
            if (tried % between_looks == 0) {
                budget.look();
                if (tried > 0 && budget.late()) break;
            }
            ContractArm& chosen = tried < arms_.size() ? arms_[tried] : most_promising(tried);
            chosen.arm.add(won(chosen) ? 1 : 0);
        }
        return std::move(arms_);
    }

  private:
    ContractArm& most_promising(std::uint64_t tried) {
        const double spread =
            options_.exploration * std::sqrt(std::log(static_cast<double>(tried)));
        std::size_t best = 0;
        double most = -1;
        for (std::size_t i = 0; i < arms_.size(); ++i) {
            const auto visits = static_cast<double>(arms_[i].arm.visits);
            const double bound = arms_[i].arm.mean() + spread / std::sqrt(visits);
            if (bound > most) {
                most = bound;
                best = i;
            }
        }
        return arms_[best];
    }

    bool won(const ContractArm& chosen) {
        const DeclaredGame game = dealt(chosen);
        const RuleGameResult result = play_rule_game(game, rules_, random_);
        SkatOutcome outcome;
        outcome.contract = chosen.contract;
        outcome.hand = question_.hand_game;
        outcome.bid = question_.bid;
        const Mask twelve = game.hands[question_.seat] | game.set_aside;
        const bool null = chosen.contract == SkatContract::null;
        outcome.matadors = null ? 0 : count_matadors(chosen.contract, twelve);
        outcome.points = result.points;
        outcome.declarer_tricks = result.tricks;
        outcome.defender_tricks = Skat::hand_size - result.tricks;
        return settle(outcome).won;
    }

    // A world: the unseen cards are shuffled and dealt, then cards are set aside.
    DeclaredGame dealt(const ContractArm& chosen) {
        for (std::size_t i = unseen_count_ - 1; i > 0; --i) {
            std::swap(unseen_[i], unseen_[random_.below(static_cast<std::uint32_t>(i + 1))]);
        }
        std::size_t next = 0;
        const auto take = [&](int cards) {
            Mask taken = 0;
            for (; cards > 0; --cards) taken |= bit<Mask>(unseen_[next++]);
            return taken;
        };
        DeclaredGame game;
        game.contract = chosen.contract;
        game.declarer = question_.seat;
        game.leader = question_.forehand;
        game.hand_game = question_.hand_game;
        for (Seat seat = 0; seat < Skat::seats; ++seat) {
            if (seat != question_.seat) game.hands[seat] = take(Skat::hand_size);
        }
        game.hands[question_.seat] = question_.hand & ~chosen.discard;
        game.set_aside = question_.set_aside | chosen.discard;
        if (game.set_aside == 0) {
            game.set_aside = take(skat_size);
            if (!question_.hand_game) exchange(game);
        }
        return game;
    }

    // Any two of the twelve cards are set aside, each pair equally likely.
    void exchange(DeclaredGame& game) {
        Mask& hand = game.hands[question_.seat];
        hand |= game.set_aside;
        game.set_aside = 0;
        for (int cards = with_skat; cards > Skat::hand_size; --cards) {
            const auto pick = random_.below(static_cast<std::uint32_t>(cards));
            const Mask card = bit<Mask>(nth(hand, static_cast<int>(pick)));
            hand &= ~card;
            game.set_aside |= card;
        }
    }

    const ContractQuestion& question_;
    const ContractBanditOptions& options_;
    RuleGameOptions rules_;
    Random random_;
    std::vector<ContractArm> arms_;
    std::array<Card, SkatDeck::size> unseen_{};
    std::size_t unseen_count_ = 0;
};

}  // namespace

std::vector<ContractArm> try_contracts(const ContractQuestion& question,
                                       const ContractBanditOptions& options, const RandomKey& key,
                                       const Budget& budget) {
    check(question, options);
    return ContractBandit(question, options, key).run(budget);
}

}  // namespace kiebitz
