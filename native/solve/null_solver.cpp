#include "solve/null_solver.hpp"

#include <algorithm>

namespace kiebitz {

// The running trick card by card, as the rules say; then, a defender on lead, by whole tricks.
bool NullSolver::makes_it() {
    if (play_.tricks()[declarer_] > tricks_before_) return false;
    if (play_.finished()) return true;
    if (play_.trick_size() == 0 && play_.leader() != declarer_) {
        return !falls(position(), play_.leader() == (declarer_ + 1) % 3 ? left : right);
    }
    const bool wanted = play_.to_move() == declarer_;
    for (SkatDeck::Mask rest = play_.legal(); rest != 0; rest &= rest - 1) {
        counter_.count();
        play_.play(static_cast<Card>(lowest(rest)));
        const bool answer = makes_it();
        play_.undo();
        if (answer == wanted) return wanted;
    }
    return !wanted;
}

// Suit times eight plus rank in natural order is the order of null: a suit is a byte of the hand.
NullSolver::Position NullSolver::position() const {
    Position position{};
    for (std::size_t suit = 0; suit < position.size(); ++suit) {
        const auto cards = [&](int places_on) {
            const auto seat = static_cast<std::size_t>((declarer_ + places_on) % 3);
            return (play_.hands()[seat] >> (8 * suit)) & 0xFFu;
        };
        position[suit] = suits_.find(cards(1), cards(2), cards(0));
    }
    return position;
}

// ---- 1. The start of a trick --------------------------------------------------------------------

bool NullSolver::falls(const Position& position, NullDefender leader) {
    counter_.count();
    if (has_fatal_lead(position, leader)) return true;
    if (beyond_danger(position)) return false;
    static_assert(2 * NullSuits::count * NullSuits::count * NullSuits::count * NullSuits::count <
                  NullTable::positions);
    std::uint64_t key = leader;
    for (const HoldingId id : position) key = key * NullSuits::count + id;
    if (const auto known = table_.probe(key)) return *known;
    const bool answer = search(position, leader);
    table_.store(key, answer);
    return answer;
}

bool NullSolver::has_fatal_lead(const Position& position, NullDefender leader) const {
    return std::any_of(position.begin(), position.end(),
                       [&](HoldingId id) { return suits_[id].fatal[leader]; });
}

// Whether the declarer gets through by this plan: if one of his suits is in danger, throw its
// highest card whenever there is something to discard.
//
// How often can a defender X with partner P throw a card of suit u? He does so in tricks where P
// leads a suit t that X does not have. For X to be out of t, each of his X_t cards of it has gone:
// in a trick of t, to which P followed, or thrown. So the throws in tricks of t are at most
// P_t - X_t plus the cards of t that X has thrown; and each of these cost him a throw that was not
// one of u. (He is not out of u yet, so none of them was in a trick of u.) Summed over t, the
// throws of u are at most
//     sum over t of max(0, P_t - X_t).
// Call a throw free if the declarer follows to that trick. He followed to the tricks of t before it
// too, so D_t bounds them like P_t, and the same count gives for the free throws of u
//     sum over t of max(0, min(P_t, D_t) - X_t) + tricks in which X and the declarer discard.
// By the first count all suits but one must be out of danger, whatever the declarer discards. He
// discards from the last one, which may be saved by the second count (risk_by_free_throws).
bool NullSolver::beyond_danger(const Position& position) const {
    std::array<int, 2> throws{};
    std::array<int, 2> free_throws{};
    for (const HoldingId id : position) {
        for (const NullDefender x : {left, right}) {
            throws[x] += suits_[id].throws[x];
            free_throws[x] += suits_[id].free_throws[x];
        }
    }
    const auto in_danger = [](std::uint64_t risk, const std::array<int, 2>& sum,
                              const std::array<std::uint8_t, 2>& own) {
        const int by_left = std::min(7, sum[left] - own[left]);
        const int by_right = std::min(7, sum[right] - own[right]);
        return (risk >> (8 * by_left + by_right) & 1) != 0;
    };
    const NullHolding* endangered = nullptr;
    for (const HoldingId id : position) {
        const NullHolding& holding = suits_[id];
        if (!in_danger(holding.risk_by_throws, throws, holding.throws)) continue;
        if (endangered != nullptr) return false;
        endangered = &holding;
    }
    return endangered == nullptr ||
           !in_danger(endangered->risk_by_free_throws, free_throws, endangered->free_throws);
}

// ---- 2. Tricks ----------------------------------------------------------------------------------

// Suits to which the declarer must follow first: in the others he discards.
bool NullSolver::search(const Position& position, NullDefender leader) {
    for (const bool follows : {true, false}) {
        for (std::size_t led = 0; led < position.size(); ++led) {
            if ((suits_[position[led]].declarer_cards != 0) != follows) continue;
            if (falls_to_lead(position, leader, led)) return true;
        }
    }
    return false;
}

bool NullSolver::falls_to_lead(const Position& position, NullDefender leader, std::size_t led) {
    const NullHolding& holding = suits_[position[led]];
    const auto finds = [&](const Position& before, NullHolding::Range set, auto then) {
        for (const NullTrick& trick : suits_.tricks(set)) {
            const auto after = [&](const Position& p) { return then(p, trick.winner); };
            if (partner_finds(before, leader, led, trick.rest, after)) return true;
        }
        return false;
    };
    const auto goes_on = [&](const Position& p, NullDefender winner) { return falls(p, winner); };
    for (const NullHolding::Range set : suits_.leads(holding, leader)) {
        bool answer = false;
        if (holding.declarer_cards != 0) {
            answer = finds(position, set, goes_on);
        } else if (leader == left) {  // the declarer discards after right has played
            answer = finds(position, set, [&](const Position& p, NullDefender winner) {
                return whatever_is_thrown(p, [&](const Position& q) { return falls(q, winner); });
            });
        } else {  // the declarer discards before left plays
            answer = whatever_is_thrown(position,
                                        [&](const Position& p) { return finds(p, set, goes_on); });
        }
        if (answer) return true;
    }
    return false;
}

// Whether the leader's partner, after this trick in the suit led, has a discard (if he must) after
// which `then` is true.
template <class Then>
bool NullSolver::partner_finds(Position position, NullDefender leader, std::size_t led,
                               HoldingId rest, Then then) const {
    const bool follows = suits_[position[led]].cards[partner(leader)] != 0;
    position[led] = rest;
    if (follows) return then(position);
    for (std::size_t suit = 0; suit < position.size(); ++suit) {
        if (suit == led) continue;
        const HoldingId before = position[suit];
        for (const HoldingId after : suits_.discards(suits_[before], partner(leader))) {
            position[suit] = after;
            if (then(position)) return true;
        }
        position[suit] = before;
    }
    return false;
}

// Whether `then` is true for every discard of the declarer, who cannot follow; dangerous suits
// first.
template <class Then>
bool NullSolver::whatever_is_thrown(const Position& position, Then then) const {
    for (const bool dangerous : {true, false}) {
        for (std::size_t suit = 0; suit < position.size(); ++suit) {
            const NullHolding& holding = suits_[position[suit]];
            if (holding.declarer_cards == 0 || holding.dangerous() != dangerous) continue;
            Position after = position;
            after[suit] = holding.declarer_discard;
            if (!then(after)) return false;
        }
    }
    return true;
}

}  // namespace kiebitz
