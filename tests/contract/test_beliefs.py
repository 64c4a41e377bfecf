"""What every search must do with a belief: worlds and weights travel together.

Certainty about one world equals that world; a weight of zero excludes; where a card's value is a
mean over worlds, it is the weighed one.
"""

from dataclasses import dataclass, replace
from itertools import count

import numpy as np
import pytest

from kiebitz.beliefs import Worlds
from kiebitz.errors import BadOption
from kiebitz.games import Differenzler, Rules, Schieber, Skat, State, View
from kiebitz.players import Budget, Decision, make_player, registered_players
from kiebitz.players.search_player import SearchPlayer
from kiebitz.randomness import RandomKey
from kiebitz.solver import solve
from tests.strategies import advance

World = tuple[int, ...]

SEARCHES = {
    "flat": "flat(worlds=300)",
    "pimc": "pimc(choice=points, worlds=300, traps=false)",
    "uct": "uct(iterations=3000)",
    "ismcts": "ismcts(iterations=3000, observers=2)",
    "maxn": "maxn(worlds=300, leaves=100000)",
    "paranoid": "paranoid(worlds=300, leaves=100000)",
    "cfr": "cfr(cards=2, worlds=300, iterations=300, otherwise=greedy)",
    "mccfr": "mccfr(iterations=10000)",
    "recpimc": "recpimc(worlds=300, horizon=0)",
    "alphamu": "alphamu(moves=3, worlds=300, all_up_to=300)",
}
"""Every search, with all worlds of the last two tricks within its reach."""
LINEAR = ("flat", "pimc", "maxn", "paranoid", "recpimc")
"""Those whose values are plain means over worlds."""
GAMES: tuple[Rules, ...] = (Skat(), Schieber(), Differenzler())


@dataclass(frozen=True)
class Weighs:
    """A belief that knows the weight of each world."""

    weights: tuple[tuple[World, float], ...]
    name: str = "weighs"

    def weigh(self, view: View, worlds: "np.ndarray") -> "np.ndarray":  # type: ignore[type-arg]
        known = dict(self.weights)
        return np.array([known.get(tuple(world), 0.0) for world in worlds.tolist()])


def thinking(text: str, weights: dict[World, float], view: View) -> Decision:
    """What a player decides who believes this."""
    player = make_player(text)
    assert isinstance(player, SearchPlayer)
    believing = replace(player, belief=Weighs(tuple(weights.items())))  # type: ignore[call-arg]
    return believing.decide(view, Budget(), RandomKey(5))


def endings(rules: Rules, wanted: int, *, cards: int = 2) -> list[tuple[State, View, list[World]]]:
    """Ends of games in which the seat to move has a choice and some worlds are possible."""
    found: list[tuple[State, View, list[World]]] = []
    for board in count(1):
        state = rules.deal(seed=3, board=board)
        if isinstance(rules, Skat):
            for action in ("bid 18", "pass", "pass", "pickup"):
                state = state.apply(action)
        while state.to_move is not None and len(state.hands[state.to_move]) > cards:
            state = advance(state, 1, seed=board)
        if state.to_move is None or len(state.legal_actions) < 2:
            continue
        view = state.view(state.to_move)
        if 2 <= Worlds(view).count <= 300:
            worlds = [tuple(row) for row in Worlds(view).all().tolist()]
            found.append((state, view, worlds))
        if len(found) == wanted:
            return found
    raise AssertionError


def true_world(state: State) -> World:
    """The masks of the hands as they are, and of what lies aside."""
    deck = state.rules.deck
    sets = [*state.hands, *([state.aside] if state.rules.place_aside else [])]
    return tuple(deck.mask(cards) for cards in sets)


def test_every_search_takes_a_belief() -> None:
    searches = {
        entry.name
        for entry in registered_players()
        if "belief" in getattr(entry.factory, "__dataclass_fields__", {})
    }
    assert searches == set(SEARCHES)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
@pytest.mark.parametrize("kind", SEARCHES)
def test_a_weight_of_zero_excludes(kind: str, rules: Rules) -> None:
    for _, view, worlds in endings(rules, 6):
        certain = thinking(SEARCHES[kind], {worlds[0]: 1.0}, view)
        both = thinking(SEARCHES[kind], {worlds[0]: 1e-3, worlds[-1]: 0.0}, view)
        assert both.values == certain.values


@pytest.mark.parametrize("kind", sorted(set(SEARCHES) - {"recpimc", "alphamu"}))
def test_worlds_make_a_difference(kind: str) -> None:
    """The two left out play for winning alone, which the last cards rarely decide."""
    differ = 0
    for _, view, worlds in endings(Skat(), 15, cards=2 if kind == "cfr" else 3):
        one, other = (thinking(SEARCHES[kind], {w: 1.0}, view) for w in (worlds[0], worlds[-1]))
        differ += one.values != other.values
    assert differ


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
@pytest.mark.parametrize("kind", LINEAR)
def test_values_are_weighed_means(kind: str, rules: Rules) -> None:
    for _, view, worlds in endings(rules, 4):
        first, second = (
            thinking(SEARCHES[kind], {world: 1.0}, view).values for world in (worlds[0], worlds[-1])
        )
        both = thinking(SEARCHES[kind], {worlds[0]: 3.0, worlds[-1]: 1.0}, view)
        for action, value in both.values.items():
            assert value == pytest.approx((3 * first[action] + second[action]) / 4)


@pytest.mark.parametrize("rules", GAMES[:2], ids=lambda rules: rules.name)
@pytest.mark.parametrize("kind", sorted(set(SEARCHES) - {"flat"}))
def test_who_is_certain_of_the_truth_plays_as_with_open_cards(kind: str, rules: Rules) -> None:
    """Not flat: it finishes the game by the greedy rule, whatever it knows."""
    for state, view, _ in endings(rules, 8):
        decision = thinking(SEARCHES[kind], {true_world(state): 1.0}, view)
        open_cards = solve(state)
        # Searches by samples may miss a point or two.
        best, chosen = open_cards.value, open_cards.cards[decision.action]
        assert abs(best - chosen) <= (2 if kind in ("uct", "ismcts", "mccfr") else 0)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("maxn(collapsed=true, belief=weis)", "a collapsed table knows nothing of belief=weis"),
        ("ismcts(observers=2, redraw=true, belief=weis)", "redraw looks through the eyes"),
        ("uct(candidates=bookkeeping, belief=weis)", "bookkeeping deals hands anew"),
    ],
)
def test_what_cannot_follow_a_belief_refuses_it_by_name(text: str, why: str) -> None:
    state = Schieber(weis=True).deal(seed=1).apply("trump clubs")
    assert state.to_move is not None
    with pytest.raises(BadOption, match=why):
        make_player(text).decide(state.view(state.to_move), Budget(), RandomKey())


def test_pimc_and_alphamu_hand_their_belief_to_those_they_ask() -> None:
    """In Differenzler flat Monte Carlo decides for them."""
    for _, view, worlds in endings(Differenzler(), 5):
        for text in (SEARCHES["pimc"], SEARCHES["alphamu"]):
            flat = thinking("flat(worlds=300)", {worlds[1]: 1.0}, view)
            assert thinking(text, {worlds[1]: 1.0}, view).values == flat.values


def test_cfr_hands_its_belief_to_whoever_plays_before_it() -> None:
    """It plays the last two cards; the weights of a view with three were lost."""
    differ = 0
    for _, view, worlds in endings(Skat(), 6, cards=3):
        first, last = ({world: 1.0} for world in (worlds[0], worlds[-1]))
        before = thinking("cfr", first, view).values
        assert before == thinking("ismcts(iterations=2000)", first, view).values
        differ += before != thinking("cfr", last, view).values
    assert differ


@pytest.mark.parametrize("kind", ["flat", "pimc", "maxn", "recpimc", "alphamu"])
def test_what_is_excluded_costs_nothing_and_leaves_no_doubt(kind: str) -> None:
    for _, view, worlds in endings(Schieber(), 3):
        half = {world: float(place % 2) for place, world in enumerate(worlds)}
        decision = thinking(SEARCHES[kind], half, view)
        assert decision.effort.worlds == sum(weight > 0 for weight in half.values())
        assert not decision.errors
