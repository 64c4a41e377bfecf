// Contracts by a bandit: every arm is tried, rewards are what the games came to, nonsense is
// refused.
#include "search/contract_bandit.hpp"

#include <string>

#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

constexpr Skat::Mask ten_cards = 0x3FF;
constexpr Skat::Mask next_two = 0xC00;

ContractQuestion asked(Skat::Mask hand) {
    ContractQuestion question;
    question.hand = hand;
    question.contracts = {SkatContract::diamonds, SkatContract::grand, SkatContract::null};
    return question;
}

std::vector<ContractArm> tried(const ContractQuestion& question, std::uint64_t simulations) {
    ContractBanditOptions options;
    options.simulations = simulations;
    return try_contracts(question, options, RandomKey{1}, no_budget());
}

void arms() {
    for (const Skat::Mask hand : {ten_cards, ten_cards | next_two}) {
        const bool twelve = hand != ten_cards;
        const auto found = tried(asked(hand), 500);
        check_equal(static_cast<long long>(found.size()), twelve ? 66 * 3 : 3, "arms");
        std::uint32_t games = 0;
        for (const ContractArm& one : found) {
            check(one.arm.visits >= 1, "each arm is tried");
            check(one.arm.sum >= 0 && one.arm.sum <= one.arm.visits, "won of those tried");
            check_equal(count(one.discard), twelve ? 2 : 0, "cards set aside");
            check((one.discard & ~hand) == 0, "of the hand");
            games += one.arm.visits;
        }
        check_equal(games, 500, "games");
    }
}

void few_simulations() {
    const auto found = tried(asked(ten_cards), 2);
    check_equal(found[0].arm.visits + found[1].arm.visits, 2, "the first two arms");
    check_equal(found[2].arm.visits, 0, "the third is not reached");
}

// Diamonds by hand with the ten best trumps are won whatever happens, null with them never.
void certain_games() {
    Skat::Mask hand = contract_of(SkatContract::diamonds).members[4];
    hand &= hand - 1;  // without the seven
    ContractQuestion question = asked(hand);
    question.hand_game = true;
    question.contracts = {SkatContract::diamonds, SkatContract::null};
    const auto found = tried(question, 200);
    check_equal(static_cast<long long>(found[0].arm.sum), found[0].arm.visits, "all won");
    check_equal(static_cast<long long>(found[1].arm.sum), 0, "none won");
}

void refused() {
    const auto refuse = [](ErrorName name, const ContractQuestion& question) {
        check_refused(name, "question", [&] { tried(question, 10); });
    };
    refuse(ErrorName::wrong_hand_size, asked(ten_cards >> 1));
    refuse(ErrorName::wrong_hand_size, asked(ten_cards | bit<Skat::Mask>(12)));
    ContractQuestion question = asked(ten_cards);
    question.set_aside = 3;
    refuse(ErrorName::duplicate_card, question);
    question.set_aside = next_two;
    question.hand_game = true;
    refuse(ErrorName::inconsistent_position, question);
    question = asked(ten_cards);
    question.contracts = {SkatContract::ramsch};
    refuse(ErrorName::bad_option, question);
    question.contracts.clear();
    refuse(ErrorName::bad_option, question);
    question = asked(ten_cards);
    question.seat = 3;
    refuse(ErrorName::bad_option, question);
}

const Register tests{[] {
    test("contract bandit: every arm is tried, every game counted", arms);
    test("contract bandit: with few simulations the first arms alone", few_simulations);
    test("contract bandit: what is certain is always or never won", certain_games);
    test("contract bandit: nonsense is refused by name", refused);
}};

}  // namespace
