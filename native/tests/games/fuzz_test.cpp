// Garbage in, a RuleError or a usable value out: never a crash, never another exception.
//
// KIEBITZ_FUZZ sets how many inputs are tried in all over the three games (default 1,000,000):
// half of them actions, three eighths byte strings, one eighth positions. Every input depends on
// the game, the kind of fuzzing and its number alone, so a failure comes back on the next run.
#include <cstdlib>
#include <string>
#include <vector>

#include "games/state.hpp"
#include "games/view.hpp"
#include "tests/check.hpp"
#include "tests/games/samples.hpp"
#include "tests/games/use.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

// An eighth of the inputs for one game.
std::uint64_t eighth() {
    const char* text = std::getenv("KIEBITZ_FUZZ");
    const std::uint64_t total = text != nullptr ? std::strtoull(text, nullptr, 10) : 1'000'000;
    return total / 3 / 8;
}

// The fuzzing must not end at the first check of each reader: a fair share has to get through.
void check_share(std::uint64_t got_through, std::uint64_t at_least) {
    if (eighth() >= 1000) check(got_through >= at_least, "too few inputs were accepted");
}

// Whether the body went through; a RuleError is as good, anything else ends the test.
template <class Body>
bool accepted(const Body& body) {
    try {
        body();
    } catch (const RuleError&) {
        return false;
    }
    return true;
}

// ---- Actions ------------------------------------------------------------------------------------

template <class Game>
Action some_action(const Game& game, Random& random) {
    const int kind = roll(random, 10);
    const auto garbage = static_cast<std::uint32_t>(random.next());
    if (kind < 3 || game.phase() == Phase::over) return Action::from_code(garbage);
    Action action = any_legal(game, random);
    if (kind == 3) action.payload = static_cast<std::uint16_t>(garbage);
    if (kind == 4) action.payload = static_cast<std::uint16_t>(garbage % 40);
    if (kind == 5) action.kind = static_cast<ActionKind>(garbage % 12);
    if (kind == 6) action.payload = Action::hidden;
    return action;
}

template <class Game>
void fuzz_actions() {
    Random random(RandomKey{Game::id, 1});
    State<Game> state = any_start<Game>(random);
    std::uint64_t applied = 0;
    for (std::uint64_t i = 0; i < 4 * eighth(); ++i) {
        const Action action = some_action(state.now(), random);
        const bool legal = state.is_legal(action);
        check(accepted([&] { state.apply(action); }) == legal, "applied if and only if legal");
        applied += legal;
        check_round_trip(state);
        if (chance(random, 5)) use(state);
        const bool over = state.now().phase() == Phase::over;
        if (chance(random, over ? 30 : 1)) state = any_start<Game>(random);
    }
    check_share(applied, eighth());
}

// ---- Bytes --------------------------------------------------------------------------------------

std::string random_bytes(Random& random, int most) {
    std::string bytes(static_cast<std::size_t>(roll(random, most + 1)), '\0');
    for (char& byte : bytes) byte = static_cast<char>(random.next());
    return bytes;
}

std::size_t some_place(const std::string& bytes, Random& random) {
    return random.below(static_cast<std::uint32_t>(bytes.size()));
}

// One small change: a byte, a bit, a field of ones, a cut, something inserted.
void mutate(std::string& bytes, Random& random) {
    constexpr std::array<char, 8> telling = {0, 1, 2, 3, 10, 32, 36, static_cast<char>(0xFF)};
    if (bytes.empty()) return;
    const std::size_t place = some_place(bytes, random);
    switch (roll(random, 7)) {
        case 0:
            bytes[place] = static_cast<char>(random.next());
            break;
        case 1:
            bytes[place] = static_cast<char>(bytes[place] ^ (1 << roll(random, 8)));
            break;
        case 2:
            bytes[place] = telling[random.below(8)];
            break;
        case 3:
            for (std::size_t i = place; i < std::min(place + 4, bytes.size()); ++i) {
                bytes[i] = static_cast<char>(0xFF);
            }
            break;
        case 4:
            bytes.resize(place);
            break;
        case 5:
            bytes.insert(place, random_bytes(random, 4));
            break;
        default:
            bytes.erase(place, 1 + random.below(4));
    }
}

// Turns one of the last actions into another and keeps their number right, so that the reader gets
// as far as possible before it finds out.
void mutate_action(std::string& bytes, Random& random) {
    const std::size_t back = 3 * (1 + random.below(12));
    if (bytes.size() < back + 40) return;
    const std::size_t place = bytes.size() - back;
    if (chance(random, 50)) bytes[place] = static_cast<char>(random.below(12));
    if (chance(random, 50)) bytes[place + 1] = static_cast<char>(random.next());
    if (chance(random, 20)) bytes[place + 1] = bytes[place + 2] = static_cast<char>(0xFF);
}

template <class Game>
std::string broken_bytes(const State<Game>& state, Random& random) {
    if (chance(random, 5)) return random_bytes(random, 200);
    std::string bytes = chance(random, 30)
                            ? state.bytes()
                            : View(state, static_cast<Seat>(roll(random, Game::seats))).bytes();
    if (chance(random, 5)) return bytes.substr(0, 6) + random_bytes(random, 120);
    if (chance(random, 5)) bytes[4] = static_cast<char>(1 - bytes[4]);  // a state as a view
    if (chance(random, 40)) mutate_action(bytes, random);
    for (int changes = roll(random, 4); changes > 0; --changes) mutate(bytes, random);
    return bytes;
}

template <class Game>
void fuzz_bytes() {
    Random random(RandomKey{Game::id, 2});
    State<Game> state = any_start<Game>(random);
    std::uint64_t read = 0;
    for (std::uint64_t i = 0; i < 3 * eighth(); ++i) {
        if (i % 8 == 0) {
            state = any_start<Game>(random);
            advance(state, random, roll(random, 45));
        }
        const std::string bytes = broken_bytes(state, random);
        read += accepted([&] { use(State<Game>::from_bytes(bytes)); });
        read += accepted([&] { use(View<Game>::from_bytes(bytes)); });
    }
    check_share(read, eighth() / 2);
}

// ---- Positions ----------------------------------------------------------------------------------

template <class Play>
void change_play(Play& play, Random& random) {
    const auto seat = static_cast<std::size_t>(roll(random, static_cast<int>(play.hands.size())));
    const auto garbage = static_cast<std::uint8_t>(random.next());
    auto& hand = play.hands[seat];
    using Mask = std::remove_reference_t<decltype(hand)>;
    switch (roll(random, 9)) {
        case 0:
            hand = static_cast<Mask>(random.next());
            break;
        case 1:
            hand ^= static_cast<Mask>(Mask{1} << roll(random, 8 * sizeof(Mask)));
            break;
        case 2:
            std::swap(hand, play.hands[0]);
            break;
        case 3:
            play.leader = chance(random, 50) ? garbage : static_cast<Seat>(roll(random, 4));
            break;
        case 4:
            play.trick.push_back(chance(random, 30) ? garbage : static_cast<Card>(garbage % 36));
            break;
        case 5:
            play.trick.clear();
            break;
        case 6:
            play.points[seat] = garbage;
            break;
        case 7:
            play.tricks[seat] = chance(random, 30) ? garbage : garbage % 10;
            break;
        default:
            play.tricks_left = garbage;
    }
}

void change_contract(Skat::Position& position, Random& random) {
    const std::uint64_t garbage = random.next();
    if (chance(random, 30)) position.contract = static_cast<SkatContract>(roll(random, 7));
    const Seat seat = chance(random, 50) ? no_seat : static_cast<Seat>(roll(random, 4));
    if (chance(random, 30)) position.declarer = seat;
    if (chance(random, 30)) position.hand = !position.hand;
    if (chance(random, 30)) position.level = static_cast<SkatLevel>(roll(random, 4));
    if (chance(random, 10)) position.bid = static_cast<std::uint16_t>(garbage);
    if (chance(random, 20)) position.matadors = static_cast<std::int8_t>(garbage);
    if (chance(random, 20)) position.skat = chance(random, 50) ? 0 : position.skat << 1;
}

void change_contract(Schieber::Position& position, Random& random) {
    if (chance(random, 30)) position.mode = static_cast<JassMode>(roll(random, jass_modes));
}

void change_contract(Differenzler::Position& position, Random& random) {
    if (chance(random, 30)) position.trump = static_cast<Suit>(roll(random, 4));
    if (chance(random, 20)) position.predictions[1] = static_cast<std::uint8_t>(random.next());
}

template <class Game>
void fuzz_positions() {
    Random random(RandomKey{Game::id, 3});
    auto good = random_position<Game>(random);
    std::uint64_t set_up = 0;
    for (std::uint64_t i = 0; i < eighth(); ++i) {
        if (i % 4 == 0) good = random_position<Game>(random);
        auto position = good;
        change_contract(position, random);
        for (int changes = roll(random, 3); changes > 0; --changes) {
            change_play(position.play, random);
        }
        set_up += accepted([&] {
            State<Game> state(random_options<Game>(random), position);
            use(state);
            advance(state, random, 100);
            use(state);
        });
    }
    check_share(set_up, eighth() / 8);
}

template <class Game>
void register_for(const std::string& game) {
    test("fuzz " + game + ": any action is applied or refused", fuzz_actions<Game>);
    test("fuzz " + game + ": any bytes are read or refused", fuzz_bytes<Game>);
    test("fuzz " + game + ": any position is set up or refused", fuzz_positions<Game>);
}

const Register registered{[] {
    register_for<Skat>("Skat");
    register_for<Schieber>("Schieber");
    register_for<Differenzler>("Differenzler");
}};

}  // namespace
