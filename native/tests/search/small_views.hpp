// Views of endings with a few cards left and the outcome in the balance, for the tests of searches.
#pragma once

#include <algorithm>
#include <vector>

#include "belief/worlds.hpp"
#include "games/view.hpp"
#include "search/world_play.hpp"
#include "tests/belief/true_world.hpp"
#include "tests/cards/notation.hpp"
#include "tests/games/samples.hpp"
#include "tests/solve/endings.hpp"

namespace kiebitz::tests {

// About half of what is needed has been taken, so that the cards to come decide.
template <class Rules>
void take_before(PlayPosition<Rules>& play, const Contract<typename Rules::Deck>& contract,
                 typename Rules::Deck::Mask live, Seat one, Seat other, int all, int need) {
    const auto gone = static_cast<typename Rules::Deck::Mask>(Rules::Deck::all & ~live);
    const int before = contract.points_of(gone);
    const int to_come = all - before;
    const int taken = std::clamp(need - to_come / 2, 0, before);
    play.points[one] = static_cast<std::uint8_t>(taken);
    play.points[other] = static_cast<std::uint8_t>(before - taken);
    play.tricks[one] = play.tricks[other] = 1;
}

inline State<Skat> small_state(Random& random, SkatContract contract, int size, bool known_skat) {
    Skat::Position position;
    const auto& table = contract_of(contract);
    position.contract = contract;
    position.declarer = static_cast<Seat>(roll(random, 3));
    const Seat declarer = position.declarer;
    position.play.leader = static_cast<Seat>(roll(random, 3));
    position.play.hands = random_hands<SkatRules>(random, table, size, declarer);
    Skat::Mask live = 0;
    for (const auto hand : position.play.hands) live |= hand;
    const auto other = static_cast<Seat>((declarer + 1) % 3);
    take_before(position.play, table, live, declarer, other, 120, 61);
    if (known_skat) {
        for (int i = 0; i < 2; ++i) {
            const Skat::Mask rest = SkatDeck::all & ~live & ~position.skat;
            position.skat |= bit<Skat::Mask>(nth(rest, roll(random, count(rest))));
        }
        const int aside_points = table.points_of(position.skat);
        auto& taken = position.play.points[declarer];
        taken = static_cast<std::uint8_t>(std::max(0, taken - aside_points));
        auto& theirs = position.play.points[other];
        const int most = table.points_of(SkatDeck::all & ~live) - aside_points - taken;
        theirs = static_cast<std::uint8_t>(std::min<int>(theirs, most));
    }
    if (contract == SkatContract::null) {
        position.play.points[declarer] = position.play.tricks[declarer] = 0;
        position.matadors = 0;
    } else {
        Skat::Mask foreign = 0;
        for (Seat seat = 0; seat < 3; ++seat) {
            if (seat != declarer) foreign |= position.play.hands[seat];
        }
        position.matadors =
            static_cast<std::int8_t>(count_matadors(contract, SkatDeck::all & ~foreign));
    }
    return {{}, position};
}

inline State<Schieber> small_state(Random& random, JassMode mode, int size) {
    Schieber::Position position;
    position.mode = mode;
    position.play.leader = static_cast<Seat>(roll(random, 4));
    position.play.hands = random_hands<JassRules>(random, contract_of(mode), size,
                                                  static_cast<Seat>(roll(random, 4)));
    Schieber::Mask live = 0;
    for (const auto hand : position.play.hands) live |= hand;
    take_before(position.play, contract_of(mode), live, 0, 1, jass_points - 5, 79);
    Schieber::Options options;
    options.undertrump = static_cast<Undertrump>(roll(random, 3));
    return {options, position};
}

// Grand, the declarer leads and needs 20 points more: the king and the ace of clubs are left with a
// jack. Whether the ten falls under the ace, or the king must go first, depends on how many clubs
// it has with it. Clubs at once win in any case. After the jack, on which the defenders can throw
// the same cards in either case, it is a guess.
inline State<Skat> ten_of_clubs() {
    Skat::Position position;
    position.declarer = 0;
    position.matadors = 4;
    position.skat = cards<SkatDeck>("D8 HT");
    position.play.hands = {cards<SkatDeck>("SJ CK CA"), cards<SkatDeck>("DA C8 CT"),
                           cards<SkatDeck>("C7 C9 CQ")};
    position.play.points = {31, 38, 0};
    position.play.tricks = {1, 1, 0};
    return {{}, position};
}

template <class Game>
State<Game> small_state(Random& random, int size) {
    if constexpr (std::is_same_v<Game, Skat>) {
        return small_state(random, static_cast<SkatContract>(roll(random, 6)), size,
                           chance(random, 50));
    } else {
        return small_state(random, static_cast<JassMode>(roll(random, 6)), size);
    }
}

// Up to a trick less one card is played at random.
template <class Game>
State<Game> inside_trick(Random& random, State<Game> state) {
    for (int cards = roll(random, Game::seats); cards > 0; --cards) {
        state.apply(Action::play(random_card(state.now().play(), random)));
    }
    return state;
}

template <class Game>
std::vector<World> some_worlds(Random& random, const View<Game>& view, std::size_t many) {
    std::vector<World> worlds(many);
    Worlds(knowledge_of(view)).draw(random, worlds);
    std::sort(worlds.begin(), worlds.end());
    worlds.erase(std::unique(worlds.begin(), worlds.end()), worlds.end());
    return worlds;
}

template <class Game>
std::vector<World> all_worlds(const View<Game>& view) {
    const Worlds all(knowledge_of(view));
    std::vector<World> worlds;
    for (std::uint64_t i = 0; i < all.count(); ++i) worlds.push_back(all.at(i));
    return worlds;
}

}  // namespace kiebitz::tests
