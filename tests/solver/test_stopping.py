"""Every question to a solver is ended by a flag that any thread may raise."""

import random
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from kiebitz import _core
from kiebitz.beliefs import Worlds
from kiebitz.cards import Card
from kiebitz.errors import BadOption, Stopped
from kiebitz.games import Differenzler, Schieber, Skat, SkatContract, State
from kiebitz.players import Budget, Cheater, StopFlag, make_player
from kiebitz.randomness import RandomKey
from kiebitz.solver import (
    analyse,
    ask_value,
    best_discards,
    best_discards_of,
    best_line,
    bounds_many,
    bounds_worlds,
    card_bounds,
    ladder_card_values,
    ladder_more_than,
    ladder_null,
    ladder_value,
    maxn_line,
    reaches,
    solve,
    solve_many,
    solve_maxn,
    solve_paranoid,
    solve_value,
    solve_worlds,
    value_bounds,
    verdict_of,
)
from kiebitz.solver.ladder import Rung
from tests.strategies import advance

Question = Callable[[StopFlag | None], Any]


def shuffled_hands(sizes: tuple[int, ...]) -> list[list[Card]]:
    cards = list(Skat().deck.cards)
    random.Random(5).shuffle(cards)
    ends = [sum(sizes[: n + 1]) for n in range(len(sizes))]
    return [cards[end - size : end] for end, size in zip(ends, sizes, strict=True)]


def first_card(contract: SkatContract) -> State:
    *hands, skat = shuffled_hands((10, 10, 10, 2))
    return Skat().position(hands, contract=contract, declarer=0, leader=1, skat=skat)


def predicted() -> State:
    state = Differenzler().deal(seed=1)
    for _ in range(4):
        state = state.apply("predict 40")
    return state


def to_be_discarded() -> State:
    state = Skat().deal(seed=3)
    for action in ("bid 18", "pass", "pass", "pickup"):
        state = state.apply(action)
    return state


GRAND, NULL = first_card(SkatContract.GRAND), first_card(SkatContract.NULL)
HARD = Schieber().deal(seed=4).apply("trump clubs")
"""Its value takes twenty seconds."""
ALONE = predicted()
GRAND_ENDING, NULL_ENDING = advance(GRAND, 21, seed=1), advance(NULL, 3, seed=1)
ALONE_ENDING = advance(ALONE, 24, seed=1)
PLAYED, DISCARD = advance(GRAND, 30, seed=1), to_be_discarded()
TWELVE = shuffled_hands((12, 10, 10))
ONE_CONTRACT = [SkatContract.CLUBS]
WORLDS = Worlds(GRAND_ENDING.view(GRAND_ENDING.to_move or 0)).draw(3, seed=1)

SHORT: dict[str, Question] = {
    "solve": lambda stop: solve(GRAND_ENDING, stop=stop).cards,
    "solve_value": lambda stop: solve_value(GRAND_ENDING, stop=stop),
    "reaches": lambda stop: reaches(GRAND_ENDING, 61, stop=stop),
    "ask_value": lambda stop: ask_value(GRAND_ENDING, stop=stop).bounds,
    "value_bounds": lambda stop: value_bounds(GRAND_ENDING, stop=stop),
    "card_bounds": lambda stop: card_bounds(GRAND_ENDING, stop=stop),
    "best_line": lambda stop: best_line(GRAND_ENDING, stop=stop),
    "solve_many": lambda stop: solve_many([GRAND_ENDING], stop=stop).tolist(),
    "bounds_many": lambda stop: bounds_many([GRAND_ENDING], threads=2, stop=stop).tolist(),
    "solve_worlds": lambda stop: solve_worlds(GRAND_ENDING, WORLDS, stop=stop).tolist(),
    "bounds_worlds": lambda stop: bounds_worlds(GRAND_ENDING, WORLDS, stop=stop).tolist(),
    "analyse": lambda stop: analyse(GRAND_ENDING, stop=stop).cards,
    "verdict_of": lambda stop: verdict_of(PLAYED, stop=stop),
    "best_discards": lambda stop: best_discards(TWELVE, contracts=ONE_CONTRACT, stop=stop),
    "best_discards_of": lambda stop: best_discards_of(DISCARD, stop=stop),
    "solve_maxn": lambda stop: solve_maxn(ALONE_ENDING, stop=stop).cards,
    "maxn_line": lambda stop: maxn_line(ALONE_ENDING, stop=stop),
    "solve_paranoid": lambda stop: solve_paranoid(ALONE_ENDING, stop=stop).cards,
    "ladder_value": lambda stop: ladder_value(GRAND_ENDING, stop=stop),
    "ladder_more_than": lambda stop: ladder_more_than(GRAND_ENDING, 20, stop=stop),
    "ladder_null": lambda stop: ladder_null(NULL_ENDING, stop=stop),
    "ladder_card_values": lambda stop: ladder_card_values(GRAND_ENDING, stop=stop),
}

LONG: dict[str, Question] = {
    "solve": lambda stop: solve(HARD, stop=stop),
    "solve_value": lambda stop: solve_value(HARD, stop=stop),
    "solve_many": lambda stop: solve_many([HARD] * 10, threads=2, stop=stop),
    "best_line": lambda stop: best_line(HARD, stop=stop),
    "analyse": lambda stop: analyse(advance(HARD, 36, seed=1), stop=stop),
    "best_discards": lambda stop: best_discards(
        TWELVE, contracts=ONE_CONTRACT * 1_000_000, stop=stop
    ),
    "solve_maxn": lambda stop: solve_maxn(ALONE, stop=stop),
    "maxn_line": lambda stop: maxn_line(ALONE, stop=stop),
    "solve_paranoid": lambda stop: solve_paranoid(ALONE, stop=stop),
    "ladder_value": lambda stop: ladder_value(GRAND, rung=Rung.MINIMAX, stop=stop),
}


@pytest.mark.parametrize("question", SHORT)
def test_with_a_flag_that_is_up_no_question_begins(question: str) -> None:
    flag = StopFlag()
    assert SHORT[question](flag) == SHORT[question](None)
    flag.stop()
    with pytest.raises(Stopped, match="stopped before it was finished"):
        SHORT[question](flag)
    assert SHORT[question](StopFlag()) == SHORT[question](None)


@pytest.mark.parametrize("question", LONG)
def test_a_flag_ends_a_question_in_any_thread(question: str) -> None:
    """None of these would end by itself within some seconds."""
    flag, ends = StopFlag(), list[object]()

    def ask() -> None:
        try:
            ends.append(LONG[question](flag))
        except Stopped as error:
            ends.append(error)

    thread = threading.Thread(target=ask)
    thread.start()
    time.sleep(0.05)
    assert thread.is_alive()
    flag.stop()
    thread.join(30)
    assert [type(end) for end in ends] == [Stopped]


def test_the_cheater_heeds_the_flag_where_everyone_plays_alone() -> None:
    player, flag = make_player("open"), StopFlag()
    assert isinstance(player, Cheater)
    player.decide_open(ALONE_ENDING, Budget(stop=flag), RandomKey())
    flag.stop()
    with pytest.raises(Stopped):
        player.decide_open(ALONE_ENDING, Budget(stop=flag), RandomKey())


@pytest.mark.parametrize("question", SHORT)
def test_what_is_no_flag_is_refused_by_name(question: str) -> None:
    with pytest.raises(BadOption, match="stop is a StopFlag"):
        SHORT[question](_core.Budget())  # type: ignore[arg-type]
