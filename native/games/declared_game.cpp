#include "games/declared_game.hpp"

#include "games/errors.hpp"

namespace kiebitz {

State<Skat> DeclaredGame::first_card() const {
    if (contract == SkatContract::ramsch) {
        throw RuleError(ErrorName::inconsistent_position, "Ramsch has no declarer");
    }
    Skat::Deal{hands, set_aside, leader}.check();
    Skat::Position position;
    position.play.hands = hands;
    position.play.leader = leader;
    position.contract = contract;
    position.declarer = declarer;
    position.hand = hand_game;
    position.skat = set_aside;
    position.require_declarer();
    position.matadors = 0;
    if (contract != SkatContract::null) {
        const Skat::Mask twelve = hands[declarer] | set_aside;
        position.matadors = static_cast<std::int8_t>(count_matadors(contract, twelve));
    }
    return {{}, position};
}

}  // namespace kiebitz
