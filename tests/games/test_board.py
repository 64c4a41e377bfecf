"""The board that is changed in place, against states that never change."""

import copy
import pickle
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.errors import IllegalAction, UnknownAction
from kiebitz.games import Action, Board, Phase, Schieber, Skat, State
from tests import strategies


def same(board: Board, state: State) -> bool:
    """Whether a board shows what a state shows."""
    codes = [action.encode(state.rules.deck) for action in state.legal_actions]
    seen = (board.legal(), board.to_move, board.phase, board.over, board.points, board.length)
    return seen == (
        codes,
        state.to_move,
        state.phase,
        state.over,
        state.points,
        state.length,
    )


@given(strategies.starts(), st.integers(0, 2**32), st.lists(st.booleans(), max_size=60))
def test_any_way_forwards_and_backwards_is_that_of_states(
    start: State, seed: int, forwards: list[bool]
) -> None:
    board, states, chance = start.board(), [start], random.Random(seed)
    for forward in forwards + [True] * 5:
        state = states[-1]
        if forward and not state.over:
            code = chance.choice(board.legal()[:4])
            board.push(code)
            states.append(state.apply(board.action(code)))
        elif len(states) > 1:
            assert board.action(board.pop()) == state.history[-1]
            states.pop()
        assert same(board, states[-1])
    assert board.state() == states[-1]


@given(strategies.states())
def test_a_board_of_a_game_in_progress_can_go_back_to_its_start(state: State) -> None:
    board = state.board()
    for _ in range(state.length):
        board.pop()
    assert board.state() == state.at(0)
    with pytest.raises(IllegalAction, match="nothing to take back"):
        board.pop()
    assert same(board, state.at(0))


@given(strategies.states(), st.integers(-(2**62), 2**62) | st.integers(-1, 12 << 16))
def test_a_code_is_legal_exactly_if_it_is_listed_and_refusing_changes_nothing(
    state: State, code: int
) -> None:
    board = state.board()
    if code in board.legal():
        board.push(code)
        assert board.state() == state.apply(board.action(code))
        return
    with pytest.raises(IllegalAction, match=str(code)):
        board.push(code)
    assert same(board, state)
    assert board.state() == state


@pytest.mark.parametrize("code", ["play CJ", None, 1.5, 2**70, [3]])
def test_what_is_no_code_is_refused_and_changes_nothing(code: Any) -> None:
    board = Schieber().deal(seed=1).apply("trump hearts").board()
    before = board.state()
    with pytest.raises((TypeError, IllegalAction)):
        board.push(code)
    assert board.state() == before


def test_a_refusal_says_what_is_legal() -> None:
    board = Schieber().deal(seed=1).apply("trump hearts").board()
    listed = " ".join(map(str, board.legal()))
    with pytest.raises(IllegalAction, match=f"action 2, code 36, .* seat 0; legal are {listed}$"):
        board.push(36)
    finished = strategies.advance(Skat().deal(seed=1), 100, 1).board()
    with pytest.raises(IllegalAction, match="the game is over"):
        finished.push(0)


def test_copies_share_nothing() -> None:
    board = Schieber().deal(seed=1).apply("trump hearts").board()
    before = board.state()
    copies = [board.copy(), copy.copy(board), copy.deepcopy(board)]
    copies.append(pickle.loads(pickle.dumps(board)))
    for other in copies:
        other.push(other.legal()[0])
        assert other.length == 2
    assert board.state() == before


def test_a_board_leaves_its_state_alone() -> None:
    state = Schieber().deal(seed=1).apply("trump hearts")
    twin = Schieber().deal(seed=1).apply("trump hearts")
    board = state.board()
    while codes := board.legal():
        board.push(codes[-1])
    assert board.phase is Phase.OVER
    assert state == twin


def test_cards_are_numbered_as_in_the_deck() -> None:
    board = Schieber().deal(seed=1).apply("trump hearts").board()
    deck = board.rules.deck
    assert [deck.card(code) for code in board.legal()] == [
        action.card for action in board.state().legal_actions
    ]
    assert board.code("play CA") == deck.index(Action.parse("play CA").card)


@pytest.mark.parametrize("code", [-1, 36, 11 << 16, 2**40, "pass"])
def test_an_unknown_code_is_not_decoded(code: Any) -> None:
    with pytest.raises(UnknownAction, match="no code of an action"):
        Schieber().deal(seed=1).board().action(code)
