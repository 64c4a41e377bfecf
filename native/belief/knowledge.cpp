#include "belief/knowledge.hpp"

#include <algorithm>
#include <string>
#include <variant>

#include "games/differenzler.hpp"
#include "games/errors.hpp"
#include "games/schieber.hpp"
#include "games/skat.hpp"

namespace kiebitz {

namespace {

[[noreturn]] void refuse(const std::string& why) {
    throw RuleError(ErrorName::inconsistent_view, "no deal fits what this seat has seen: " + why);
}

bool in(unsigned group, std::size_t place) {
    return (group >> place) & 1;
}

// ---- From a view --------------------------------------------------------------------------------

// What the cards on the table say, seat by seat.
struct Seen {
    Cards gone = 0;     // nobody holds these any more
    World ruled_out{};  // what each seat was shown not to hold
    std::array<int, places> played{};
};

template <class Rules>
void watch(Seen& seen, const CardPlay<Rules>& play) {
    Card led = no_card;
    Card winning = no_card;
    for (int ply = 0; ply < play.cards_played(); ++ply) {
        const Seat seat = play.player_of(ply);
        const Card card = play.played(ply);
        if (ply % Rules::seats == 0) {
            led = winning = card;
        } else {
            seen.ruled_out[seat] |=
                Rules::ruled_out(play.contract(), card, led, winning, play.undertrump());
            if (play.contract().beats(card, winning)) winning = card;
        }
        seen.gone |= bit<Cards>(card);
        ++seen.played[seat];
    }
}

// How many cards each place has held since the start; what was played is not taken off yet.
std::array<int, places> sizes(const Skat& game, const Skat::Deal&) {
    if (game.phase() != Phase::discard) return {10, 10, 10, 2};
    std::array<int, places> sizes = {10, 10, 10, 0};
    sizes[game.declarer()] = 12;
    return sizes;
}
template <class Game>
std::array<int, places> sizes(const Game&, const typename Game::Deal&) {
    return {Game::hand_size, Game::hand_size, Game::hand_size, Game::hand_size};
}
template <class Game>
std::array<int, places> sizes(const Game&, const typename Game::Position& position) {
    const int hand = position.play.tricks_left;
    std::array<int, places> sizes = {hand, hand, hand, hand};
    if (Game::seats == 3) sizes[aside] = Game::Deck::size - count(position.play.gone) - 3 * hand;
    return sizes;
}

}  // namespace

template <class Game>
PublicFacts public_facts(const View<Game>& view) {
    const Game& game = view.now();
    PublicFacts facts;
    facts.deck = Game::Deck::all;
    if (const auto* position = std::get_if<typename Game::Position>(&view.start())) {
        facts.gone_before = position->play.gone;
    }
    facts.sizes = std::visit([&](const auto& start) { return sizes(game, start); }, view.start());
    std::copy(view.shown().begin(), view.shown().end(), facts.shown.begin());
    if constexpr (requires { game.hand_game(); }) {
        if (!game.hand_game()) facts.knows_aside = game.declarer();
    }
    return facts;
}

template <class Rules>
Knowledge facts_at(const PublicFacts& facts, const CardPlay<Rules>& play, Seat seat,
                   Cards set_aside) {
    Seen seen;
    watch(seen, play);
    seen.gone |= facts.gone_before;

    // 1. What is known to lie where.
    Knowledge knowledge;
    knowledge.seat = seat;
    for (std::size_t place = 0; place < places; ++place) {
        knowledge.known[place] = facts.shown[place] & ~seen.gone;
    }
    knowledge.known[seat] = play.hands()[seat];
    if (Rules::seats == 3 && seat == facts.knows_aside) knowledge.known[aside] = set_aside;

    // 2. Each of these cards in one place only.
    Cards decided = seen.gone;
    for (std::size_t place = 0; place < places; ++place) {
        if ((knowledge.known[place] & (decided | seen.ruled_out[place])) != 0) {
            refuse("a card that it knows of would be in two places");
        }
        decided |= knowledge.known[place];
    }

    // 3. The others wherever nothing speaks against it.
    knowledge.undecided = facts.deck & ~decided;
    for (std::size_t place = 0; place < places; ++place) {
        const int open = facts.sizes[place] - seen.played[place] - count(knowledge.known[place]);
        if (open < 0) refuse("place " + std::to_string(place) + " would hold too many cards");
        knowledge.open[place] = static_cast<std::uint8_t>(open);
        knowledge.possible[place] =
            place == seat ? 0 : knowledge.undecided & ~seen.ruled_out[place];
    }
    return knowledge;
}

template Knowledge facts_at(const PublicFacts&, const CardPlay<SkatRules>&, Seat, Cards);
template Knowledge facts_at(const PublicFacts&, const CardPlay<JassRules>&, Seat, Cards);

template <class Game>
Knowledge facts_of(const View<Game>& view) {
    const Game& game = view.now();
    typename Game::Play play = game.play();
    play.reveal(view.seat(), game.hands()[view.seat()]);  // also before the cards are played
    Cards set_aside = 0;
    if constexpr (requires { game.skat(); }) set_aside = game.skat();
    return facts_at(public_facts(view), play, view.seat(), set_aside);
}

template <class Game>
Knowledge knowledge_of(const View<Game>& view) {
    Knowledge knowledge = facts_of(view);
    knowledge.settle();
    return knowledge;
}

template PublicFacts public_facts(const View<Skat>&);
template PublicFacts public_facts(const View<Schieber>&);
template PublicFacts public_facts(const View<Differenzler>&);
template Knowledge facts_of(const View<Skat>&);
template Knowledge facts_of(const View<Schieber>&);
template Knowledge facts_of(const View<Differenzler>&);
template Knowledge knowledge_of(const View<Skat>&);
template Knowledge knowledge_of(const View<Schieber>&);
template Knowledge knowledge_of(const View<Differenzler>&);

// ---- Conclusions --------------------------------------------------------------------------------

// Hall's theorem, for every group of places: the cards that can lie nowhere else must find room
// there, and where they fill it no other card has room. Filling one place more or less changes
// nothing about other groups, so that what is left after one round is possible.
void Knowledge::settle() {
    int room_in_all = 0;
    for (const int room : open) room_in_all += room;
    if (room_in_all != count(undecided)) {
        refuse(std::to_string(count(undecided)) + " cards are left for " +
               std::to_string(room_in_all) + " places");
    }
    for (Cards& cards : possible) cards &= undecided;
    const World before = possible;
    for (unsigned group = 0; group < 1u << places; ++group) {
        Cards elsewhere = 0;
        int room = 0;
        for (std::size_t place = 0; place < places; ++place) {
            if (in(group, place)) {
                room += open[place];
            } else {
                elsewhere |= before[place];
            }
        }
        const Cards confined = undecided & ~elsewhere;
        if (count(confined) > room) {
            refuse(std::to_string(count(confined)) + " cards have only " + std::to_string(room) +
                   " possible places");
        }
        if (count(confined) < room) continue;
        for (std::size_t place = 0; place < places; ++place) {
            if (in(group, place)) possible[place] &= confined;
        }
    }
    for (std::size_t place = 0; place < places; ++place) {
        Cards elsewhere = 0;
        for (std::size_t other = 0; other < places; ++other) {
            if (other != place) elsewhere |= possible[other];
        }
        const Cards sure = possible[place] & ~elsewhere;
        known[place] |= sure;
        possible[place] &= ~sure;
        undecided &= ~sure;
        open[place] = static_cast<std::uint8_t>(open[place] - count(sure));
    }
}

}  // namespace kiebitz
