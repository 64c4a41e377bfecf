"""A card has one number, its place in the deck, wherever numbers come out or go in.

Boards, worlds, knowledge, tables of chances and the solver are compared with one another by way of
real games: the true deal, written in cards, must be what each of them says in numbers.
"""

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from kiebitz.beliefs import Knowledge, Worlds, draw_believed
from kiebitz.beliefs.card_places import card_places
from kiebitz.beliefs.published import Method, draw_published
from kiebitz.cards import Hand
from kiebitz.games import Action, ActionKind, Phase, Skat, State, View
from kiebitz.solver import solve, solve_worlds
from tests.strategies import endings, starts, states


def true_hands(state: State) -> tuple[Hand, ...]:
    """The cards in each place, as the state shows them."""
    return (*state.hands, *([state.aside] if state.rules.place_aside else []))


def true_world(state: State) -> list[int]:
    """The same as a row of numbers; places that the game lacks are empty."""
    masks = [state.rules.deck.mask(cards) for cards in true_hands(state)]
    return [*masks, *[0] * (4 - len(masks))]


@st.composite
def seen(draw: st.DrawFn) -> tuple[State, View]:
    """A game whose true deal the view of some seat allows: not in an auction of twelve cards."""
    state = draw(states().filter(lambda s: s.phase is not Phase.DISCARD and not s.over))
    return state, state.view(draw(st.integers(0, state.rules.seats - 1)))


@given(states())
def test_codes_of_cards_are_their_places_in_the_deck(state: State) -> None:
    deck, board = state.rules.deck, state.board()
    assert [board.action(code) for code in board.legal()] == list(state.legal_actions)
    for code, action in zip(board.legal(), state.legal_actions, strict=True):
        if action.kind is ActionKind.PLAY:
            assert code == deck.index(action.card) == Action.play(action.card).encode(deck)


@given(starts(), st.data())
def test_the_masks_of_two_cards_put_aside_are_those_of_the_deck(
    start: State, data: st.DataObject
) -> None:
    assume(start.rules.place_aside is not None)
    for action in ("bid 18", "pass", "pass", "pickup"):
        start = start.apply(action)
    chosen = data.draw(st.sampled_from(start.legal_actions))
    code, after = start.board().code(chosen), start.apply(chosen)
    assert start.rules.deck.mask(after.aside) == 1 << (code & 0xFF) | 1 << (code >> 8 & 0xFF)


@given(seen())
def test_the_true_deal_is_one_of_the_worlds(game: tuple[State, View]) -> None:
    state, view = game
    worlds = Worlds(view)
    (rank,) = worlds.rank([true_world(state)]).tolist()
    assert rank >= 0
    assert worlds.hands(worlds.at([rank])[0]) == true_hands(state)


@given(seen(), st.integers(0, 2**32))
def test_every_world_has_the_hand_that_the_seat_holds(game: tuple[State, View], seed: int) -> None:
    _, view = game
    drawn = [Worlds(view).draw(3, seed=seed), draw_believed(view, 3, seed=seed).worlds]
    drawn.append(draw_published(view, Method.REJECTION, 3, seed=seed).worlds)
    for row in np.concatenate(drawn).tolist():
        assert view.rules.deck.hand(row[view.seat]) == view.hand


@given(seen())
def test_knowledge_and_chances_are_right_about_the_true_deal(game: tuple[State, View]) -> None:
    state, view = game
    deck, known, places = view.rules.deck, Knowledge.of(view), card_places(view)
    assert deck.hands(known.core.known) == known.known
    for place, cards in enumerate(true_hands(state)):
        for card in cards:
            assert place in known.places_of(card)
            assert places.probabilities[deck.index(card), place] > 0
            assert Worlds(view).probability(card, place) == places.shares(card)[place]


@given(endings(most_cards=3))
@settings(max_examples=50)
def test_the_solver_reads_worlds_as_they_are_written(state: State) -> None:
    assume(not state.rules.plays_alone and not state.over)
    values = solve_worlds(state, [true_world(state)], each_card=True)
    assert values.tolist() == [list(solve(state).cards.values())]


def test_a_row_of_worlds_cannot_be_read_in_another_order() -> None:
    """`Hand.from_mask` counted 36 cards and gave wrong ones of 32 without a word."""
    view = Skat().deal(seed=7).view(0)
    row = Worlds(view).draw(1)[0]
    assert view.rules.deck.hand(row[0]) == view.hand == Worlds(view).hands(row)[0]
    with pytest.raises(AttributeError):
        Hand.from_mask(row[0])  # type: ignore[attr-defined]
