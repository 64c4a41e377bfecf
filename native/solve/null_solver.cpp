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

// Whether a simple plan carries the declarer through: he puts his dangerous suits in an order and,
// whenever he can discard, throws the highest card of the first of them that he still has.
//
// How often can a defender X with partner P throw a card of suit u? He does so in tricks where P
// leads a suit t that X does not have. Call the throw free if the declarer follows to that trick.
// For X to be out of t, each of his X_t cards of it has gone, in a trick of t or thrown. The tricks
// of t to which X and the declarer follow and the tricks of t with a free throw together take a
// card of t each from P and from the declarer, who throws none of t before u is empty; so the
// free throws in tricks of t are at most min(P_t, D_t) - X_t plus the cards of t that X has thrown,
// and each of these cost him a throw that was not one of u: a free one, or one in a trick in which
// the declarer discarded too. Summed over t, the throws of u are at most
//     sum over t of max(0, min(P_t, D_t) - X_t) + tricks in which the declarer discarded too,
// and this holds at any time before X is out of u. A discard of the declarer comes from u, which is
// what NullHolding::risk takes into account, or from one of the suits before u in his order: of
// these there are no more than he has cards in them. They are free throws, for one defender or the
// other. If no suit is at risk with so many, he never takes a trick.
bool NullSolver::beyond_danger(const Position& position) const {
    std::array<int, 2> throws{};
    std::array<std::array<int, 2>, 4> throws_on{};  // in tricks of that suit
    int dangerous_cards = 0;
    std::array<bool, 4> open{};
    for (std::size_t suit = 0; suit < position.size(); ++suit) {
        const NullHolding& holding = suits_[position[suit]];
        for (const NullDefender x : {left, right}) {
            const int most = std::min(holding.cards[partner(x)], holding.declarer_cards);
            throws_on[suit][x] = std::max(0, most - holding.cards[x]);
            throws[x] += throws_on[suit][x];
        }
        open[suit] = holding.risk != 0;
        if (open[suit]) dangerous_cards += holding.declarer_cards;
    }
    // The order is built from its end: a suit that bears all the others before it may come last.
    const auto may_come_last = [&](std::size_t suit) {
        const NullHolding& holding = suits_[position[suit]];
        const int before = dangerous_cards - holding.declarer_cards;
        for (int to_left = 0; to_left <= before; ++to_left) {
            const int l = std::min(7, throws[left] - throws_on[suit][left] + to_left);
            const int r = std::min(7, throws[right] - throws_on[suit][right] + before - to_left);
            if ((holding.risk >> (8 * l + r) & 1) != 0) return false;
        }
        return true;
    };
    while (dangerous_cards > 0) {
        std::size_t suit = 0;
        while (suit < open.size() && !(open[suit] && may_come_last(suit))) ++suit;
        if (suit == open.size()) return false;
        open[suit] = false;
        dangerous_cards -= suits_[position[suit]].declarer_cards;
    }
    return true;
}

// ---- 2. Tricks ----------------------------------------------------------------------------------

bool NullSolver::search(const Position& position, NullDefender leader) {
    for (std::size_t led = 0; led < position.size(); ++led) {
        if (falls_to_lead(position, leader, led)) return true;
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

// Whether `then` is true for every discard of the declarer, who cannot follow.
template <class Then>
bool NullSolver::whatever_is_thrown(const Position& position, Then then) const {
    for (std::size_t suit = 0; suit < position.size(); ++suit) {
        const NullHolding& holding = suits_[position[suit]];
        if (holding.declarer_cards == 0) continue;
        Position after = position;
        after[suit] = holding.declarer_discard;
        if (!then(after)) return false;
    }
    return true;
}

}  // namespace kiebitz
