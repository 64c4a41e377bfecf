"""Values have a unit, a side and an error, so that players can be compared."""

import math

import pytest

from kiebitz.games import Differenzler, Rules, Schieber, Skat, State
from kiebitz.players import Budget, Decision, Unit, make_player
from kiebitz.randomness import RandomKey
from kiebitz.solver import solve
from tests.contract.test_budgets import first_card
from tests.strategies import advance

BY_POINTS = ("flat", "pimc(worlds=20)", "uct(iterations=500)", "maxn(worlds=3)", "mccfr")
BY_WINS = (
    "flat(reward=win)",
    "pimc(worlds=20, choice=wins)",
    "ismcts(iterations=500, reward=win)",
    "recpimc(worlds=3, inner=greedy)",
    "alphamu(worlds=5)",
)


def decided(text: str, state: State) -> Decision:
    """What a player decides in a position."""
    assert state.to_move is not None
    return make_player(text).decide(state.view(state.to_move), Budget(), RandomKey(3))


def declared(contract: str) -> State:
    """A hand game in which the declarer leads."""
    state = Skat().deal(seed=4)
    for action in ("bid 18", "pass", "pass", "hand", f"declare {contract}"):
        state = state.apply(action)
    return state


@pytest.mark.parametrize("text", BY_POINTS)
def test_points_are_card_points_of_ones_side(text: str) -> None:
    for rules in (Skat(), Schieber()):
        decision = make_player(text).decide(first_card(rules), Budget(), RandomKey())
        assert decision.unit is Unit.POINTS
        assert all(0 <= value <= rules.all_points for value in decision.values.values())
        assert max(decision.values.values()) > 2  # no share from 0 to 1


@pytest.mark.parametrize("text", BY_WINS)
def test_chances_are_from_0_to_1(text: str) -> None:
    decision = decided(text, declared("clubs"))
    assert decision.unit is Unit.CHANCE
    assert all(0 <= value <= 1 for value in decision.values.values())


@pytest.mark.parametrize("text", [*BY_POINTS[:3], *BY_WINS])
def test_a_null_game_has_only_chances(text: str) -> None:
    decision = decided(text, declared("null"))
    assert decision.unit is Unit.CHANCE
    assert all(0 <= value <= 1 for value in decision.values.values())


@pytest.mark.parametrize("text", ["flat", "pimc", "uct(iterations=500)", "maxn(worlds=3)"])
def test_in_differenzler_a_value_is_minus_the_difference(text: str) -> None:
    state = Differenzler().deal(seed=1)
    for prediction in (30, 40, 50, 37):
        state = state.apply(f"predict {prediction}")
    decision = decided(text, state)
    assert decision.unit is Unit.SCORE
    assert all(-157 <= value <= 0 for value in decision.values.values())


def test_steps_of_its_own_are_said_to_be_that() -> None:
    assert decided("uct(iterations=100, reward=ranges)", declared("clubs")).unit is Unit.OWN


@pytest.mark.parametrize("rules", [Skat(), Schieber()], ids=lambda rules: rules.name)
def test_values_are_from_the_side_that_decides(rules: Rules) -> None:
    """The cheater's are the solver's, turned round for the side they do not count for."""
    seen = set()
    for board in range(40):
        state = advance(rules.deal(seed=1, board=board), 24, seed=board)
        if state.over or state.phase.name != "PLAY" or len(state.legal_actions) < 2:
            continue
        if rules.declares and state.contract in (None, "null", "ramsch"):
            continue
        decision = make_player("open").decide_open(state, Budget(), RandomKey())  # type: ignore[attr-defined]
        counts = state.to_move in state.sides[0]
        seen.add(counts)
        for action, value in solve(state).cards.items():
            assert decision.values[action] == (value if counts else rules.all_points - value)
    assert seen == {True, False}


def test_errors_fall_with_the_square_root_of_the_worlds() -> None:
    state = declared("clubs")
    few, many = (decided(f"flat(worlds={n})", state) for n in (50, 5000))
    ratios = [few.errors[action] / many.errors[action] for action in few.values]
    assert math.prod(ratios) ** (1 / len(ratios)) == pytest.approx(10, rel=0.2)


@pytest.mark.parametrize("text", ["flat", "pimc(choice=points, exact=0)", "uct"])
def test_errors_are_as_large_as_the_spread_over_seeds(text: str) -> None:
    state = declared("clubs")
    assert state.to_move is not None
    view, player = state.view(state.to_move), make_player(text)
    runs = [
        player.decide(view, Budget(worlds=20) if text == "pimc" else Budget(), RandomKey(n))
        for n in range(30)
    ]
    action = runs[0].action
    values = [run.values[action] for run in runs]
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    output = sum(run.errors[action] for run in runs) / len(runs)
    assert 0.4 < spread / output < 2.5


def test_what_is_certain_has_no_error() -> None:
    state = advance(Schieber().deal(seed=1).apply("trump clubs"), 30, seed=2)
    while len(state.legal_actions) < 2:
        state = state.apply(state.legal_actions[0])
    decision = decided("pimc", state)
    assert decision.values
    assert not decision.errors


@pytest.mark.parametrize("text", ["flat(worlds=1)", "pimc(worlds=1, exact=0)", "maxn(worlds=1)"])
def test_one_world_says_nothing_about_chance(text: str) -> None:
    decision = decided(text, declared("clubs"))
    assert set(decision.errors.values()) == {math.inf}


def test_cards_that_were_never_tried_have_no_value() -> None:
    decision = decided("uct(iterations=1)", declared("clubs"))
    assert set(decision.values) == {decision.action}
