"""What the rest of the package may ask about a game, checked against games that were played."""

from functools import reduce
from operator import or_

import pytest
from hypothesis import given

from kiebitz.cards import Hand
from kiebitz.errors import BadOption, InconsistentPosition
from kiebitz.games import (
    GAMES,
    HIDDEN,
    Action,
    JassMode,
    OpenValue,
    Partners,
    Phase,
    Rules,
    Schieber,
    Skat,
    SkatContract,
    State,
)
from kiebitz.solver import value_bounds
from tests.strategies import finished, states

ALL_RULES = [kind() for kind in GAMES.values()]


@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: rules.name)
class TestTheTable:
    def test_every_card_of_a_deal_is_in_a_hand_or_aside(self, rules: Rules) -> None:
        deal = rules.deal(seed=3)
        assert {len(hand) for hand in deal.hands} == {rules.cards_per_hand}
        assert len(deal.aside) == rules.cards_aside
        assert rules.cards_in_play + rules.cards_aside == rules.deck.size
        assert reduce(or_, deal.hands, deal.aside) == Hand(rules.deck.cards)

    def test_a_place_aside_comes_after_the_seats(self, rules: Rules) -> None:
        assert rules.places == rules.seats + (rules.place_aside is not None)
        assert rules.place_aside in (None, rules.seats)

    def test_every_seat_is_in_one_party(self, rules: Rules) -> None:
        assert sorted(seat for party in rules.parties for seat in party) == list(range(rules.seats))
        assert (rules.partners is Partners.TEAMS) == bool(rules.teams)

    def test_a_game_has_one_kind_of_partners(self, rules: Rules) -> None:
        assert rules.declares + bool(rules.teams) + rules.plays_alone == 1

    def test_more_than_half_is_a_majority(self, rules: Rules) -> None:
        assert 2 * rules.majority > rules.all_points >= 2 * (rules.majority - 1)

    def test_what_is_solved_at_once_is_solved(self, rules: Rules) -> None:
        assert rules.cards_solved_at_once <= rules.cards_solved <= rules.cards_per_hand

    def test_the_same_cards_dealt_again_are_the_same_deal(self, rules: Rules) -> None:
        deal = rules.deal(seed=5, forehand=2)
        assert rules.with_cards(deal, deal.hands, aside=deal.aside) == deal
        turned = deal.hands[1:] + deal.hands[:1]
        other = rules.with_cards(deal, turned, aside=deal.aside)
        assert (other.hands, other.aside, other.forehand) == (turned, deal.aside, 2)

    def test_what_is_made_for_one_game_refuses_the_others_by_name(self, rules: Rules) -> None:
        assert type(rules).required(rules, "this") is rules
        for kind in GAMES.values():
            if kind is not type(rules):
                with pytest.raises(BadOption, match=f"this plays {kind.name}, not {rules.name}"):
                    kind.required(rules, "this")


def test_a_position_is_not_dealt_again() -> None:
    hearts, obenabe = SkatContract.HEARTS, JassMode.OBENABE
    for state in (
        Skat().position(["CJ", "DJ", "S8"], contract=hearts, declarer=0, leader=0),
        Schieber().position(["C6", "C7", "C8", "C9"], mode=obenabe, leader=0),
    ):
        with pytest.raises(BadOption, match="a position cannot be dealt again"):
            state.rules.with_cards(state, state.hands)


@given(states())
def test_sides_hold_every_seat_once(state: State) -> None:
    sides = state.sides
    assert sorted(seat for side in sides for seat in side) == list(range(state.rules.seats))
    assert (len(sides) == 2) == (state.declarer is not None or bool(state.rules.teams))
    if state.declarer is not None:
        assert sides[0] == (state.declarer,)


@given(states())
def test_a_contract_is_one_that_the_game_has(state: State) -> None:
    assert state.contract in (None, *state.rules.contracts)
    chosen = state.phase is Phase.PLAY and bool(state.rules.contracts)
    assert (state.contract is not None) >= chosen


@given(states())
def test_the_solver_knows_exactly_what_has_an_open_value(state: State) -> None:
    """The solver decides for itself, natively, what it can answer."""
    if state.phase is not Phase.PLAY:
        return
    try:
        found = value_bounds(state, nodes=0)
    except InconsistentPosition:
        assert state.open_value is OpenValue.NONE
    else:
        assert state.open_value is not OpenValue.NONE
        most = 1 if state.open_value is OpenValue.MADE else state.rules.all_points
        assert 0 <= found.low <= found.high <= most


@given(states())
def test_secret_actions_are_those_that_views_hide(state: State) -> None:
    secret = state.rules.secret_actions
    for seat in range(state.rules.seats):
        seen = state.view(seat).history
        for actor, action, shown in zip(state.actors, state.history, seen, strict=True):
            # A hidden prediction becomes known to all when the game is over.
            hidden = actor != seat and action.kind in secret and shown.argument is HIDDEN
            assert shown == (Action(action.kind, HIDDEN) if hidden else action)
            if action.kind in secret and actor != seat and not state.over:
                assert hidden


@given(finished())
def test_a_result_says_what_became_of_every_seat(final: State) -> None:
    result, rules = final.result, final.rules
    facts = (result.winners, result.side_points, result.tournament_points, result.scores)
    assert {len(fact) for fact in facts} == {rules.seats}
    if not rules.tournament:
        assert result.tournament_points == result.scores
    for side in final.sides:
        assert len({result.side_points[seat] for seat in side}) == 1
        assert len({result.winners[seat] for seat in side}) == 1
    if len(final.sides) == 2:
        assert not all(result.winners)
        played = sum(result.side_points[side[0]] for side in final.sides)
        assert played == rules.all_points or result.contract_name == "null"
