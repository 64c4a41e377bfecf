"""Public functions before native ones: a wrong value is an error by name, whatever it is."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import numpy as np
import pytest

from kiebitz import _core, solver
from kiebitz.beliefs import Knowledge, Worlds, make_belief, published, weighing
from kiebitz.beliefs.card_places import card_places
from kiebitz.cards import Card, Suit
from kiebitz.errors import BadOption, IllegalAction, InconsistentView, KiebitzError, shown
from kiebitz.games import (
    Board,
    Differenzler,
    JassMode,
    Schieber,
    Skat,
    SkatContract,
    State,
    View,
    parse_rules,
)
from kiebitz.players import Budget, make_player
from kiebitz.randomness import RandomKey, Secret, as_key, as_secret
from kiebitz.solver import alone, analysis, discards, ladder

HUGE = 10**5000
WRONG: list[Any] = [
    *(HUGE, -HUGE, 2**64, -1, float("nan"), float("inf"), 1.5, True, None, "x", "", b"x"),
    *([], [[1], [1, 2]], {}, (1, 2), [None], ["CJ"], [HUGE], object(), print),
    *(np.array([1.5]), np.float64(2), np.array("x")),
]
TWELVE = [
    "CJ SJ HJ DJ CA CT CK CQ C9 C8 H7 D7",
    "SA ST SK SQ S9 HA HT HK HQ H9",
    "S8 S7 H8 DA DT DK DQ D9 D8 C7",
]
HANDS = ["CJ HT", "DJ HA", "S8 S9"]
SKAT = {"contract": SkatContract.HEARTS, "declarer": 0, "leader": 0}
JASS = {"mode": JassMode.OBENABE, "leader": 0}
ALONE = {"trump": Suit.SPADES, "leader": 1, "predictions": (29, 37, 46, 50)}
ending = Skat().position(HANDS, **SKAT)  # type: ignore[arg-type]
jass = Schieber().position(["C6 H7", "C7 H8", "C8 H9", "C9 HT"], **JASS)  # type: ignore[arg-type]
apart = Differenzler().position(["D9 HJ", "D6 HT", "DJ CT", "HQ HA"], **ALONE)  # type: ignore[arg-type]
deal = Skat().deal(seed=1)
view = jass.view(0)
worlds = Worlds(view)
rows = worlds.draw(3)
Call = Callable[[Any], object]


def skat_with(**change: Any) -> State:
    return Skat().position(HANDS, **{**SKAT, **change})


def jass_with(**change: Any) -> State:
    return Schieber().position(["C6 H7", "C7 H8", "C8 H9", "C9 HT"], **{**JASS, **change})


def apart_with(**change: Any) -> State:
    return Differenzler().position(["D9 HJ", "D6 HT", "DJ CT", "HQ HA"], **{**ALONE, **change})


def twelve_with(**change: Any) -> object:
    return discards.best_discards(TWELVE, **{"contracts": [SkatContract.NULL], **change})


SOLVER: dict[str, Call] = {
    "solve": solver.solve,
    "solve_value": solver.solve_value,
    "best_line": solver.best_line,
    "total_to_win": solver.total_to_win,
    "reaches": lambda x: solver.reaches(ending, x),
    "reaches, state": lambda x: solver.reaches(x, 3),
    "value_bounds, reaches": lambda x: solver.value_bounds(ending, reaches=x),
    "value_bounds, nodes": lambda x: solver.value_bounds(ending, nodes=x),
    "value_bounds, seconds": lambda x: solver.value_bounds(ending, seconds=x),
    "card_bounds, clock": lambda x: solver.card_bounds(ending, clock=x),
    "solve_many": solver.solve_many,
    "solve_many, one": lambda x: solver.solve_many([ending, x]),
    "solve_many, threads": lambda x: solver.solve_many([ending], threads=x),
    "bounds_many, nodes": lambda x: solver.bounds_many([ending], nodes=x),
    "solve_worlds": lambda x: solver.solve_worlds(view, x),
    "solve_worlds, table": lambda x: solver.solve_worlds(x, rows),
    "solve_worlds, threads": lambda x: solver.solve_worlds(view, rows, threads=x),
    "bounds_worlds, seconds": lambda x: solver.bounds_worlds(view, rows, seconds=x),
    "trap_widths": lambda x: solver.trap_widths(view, x),
    "trap_widths, view": lambda x: solver.trap_widths(x, rows),
    "analyse": analysis.analyse,
    "solve_maxn": alone.solve_maxn,
    "maxn_line": alone.maxn_line,
    "solve_paranoid": alone.solve_paranoid,
    "solve_paranoid, seat": lambda x: alone.solve_paranoid(apart, x),
    "best_discards": discards.best_discards,
    "best_discards, declarer": lambda x: twelve_with(declarer=x),
    "best_discards, bid": lambda x: twelve_with(bid=x),
    "best_discards, rules": lambda x: twelve_with(rules=x),
    "best_discards, contracts": lambda x: twelve_with(contracts=x),
    "best_discards_of": discards.best_discards_of,
    "ladder_value": ladder.ladder_value,
    "ladder_value, rung": lambda x: ladder.ladder_value(ending, rung=x),
    "ladder_value, start": lambda x: ladder.ladder_value(ending, start=x),
    "ladder_value, guess": lambda x: ladder.ladder_value(ending, guess=x),
    "ladder_more_than": lambda x: ladder.ladder_more_than(ending, x),
    "ladder_null": lambda x: ladder.ladder_null(ending, safe_hands=x),
    "ladder_card_values": ladder.ladder_card_values,
    "safe_points": ladder.safe_points,
}
BELIEFS: dict[str, Call] = {
    "Worlds": Worlds,
    "Worlds, knowledge": lambda x: Worlds(view, x),
    "Worlds.at": worlds.at,
    "Worlds.all": lambda x: worlds.all(start=x),
    "Worlds.rank": worlds.rank,
    "Worlds.contains": worlds.contains,
    "Worlds.draw, seed": lambda x: worlds.draw(1, seed=x),
    "Worlds.draw, weights": lambda x: worlds.draw(1, weights=x),
    "Worlds.draw, threads": lambda x: worlds.draw(1, threads=x),
    "Worlds.probabilities": worlds.probabilities,
    "Worlds.probability": lambda x: worlds.probability(x, 0),
    "Worlds.probability, place": lambda x: worlds.probability(Card.parse("C6"), x),
    "Knowledge.of": Knowledge.of,
    "draw_believed": lambda x: weighing.draw_believed(x, 3),
    "draw_believed, count": lambda x: weighing.draw_believed(view, x),
    "draw_believed, belief": lambda x: weighing.draw_believed(view, 3, belief=x),
    "world_source": lambda x: weighing.world_source(view, x, count=3),
    "effective_size": weighing.effective_size,
    "resample": lambda x: weighing.resample(x, 3),
    "resample, seed": lambda x: weighing.resample([1, 2], 2, seed=x),
    "draw_published": lambda x: published.draw_published(x, published.Method.EXACT, 3),
    "draw_published, method": lambda x: published.draw_published(view, x, 3),
    "fits": lambda x: published.fits(view, x),
    "card_places": card_places,
    "card_places, belief": lambda x: card_places(view, belief=x),
    "make_belief": make_belief,
}
GAMES: dict[str, Call] = {
    "deal, seed": lambda x: Skat().deal(seed=x),
    "deal, board": lambda x: Skat().deal(seed=1, board=x),
    "deal, forehand": lambda x: Skat().deal(seed=1, forehand=x),
    "deal_hands": lambda x: Skat().deal_hands(x, skat="CJ SJ"),
    "deal_hands, skat": lambda x: Skat().deal_hands(deal.hands, skat=x),
    "led_by": lambda x: Skat().led_by(x, 0),
    "with_cards": lambda x: Skat().with_cards(deal, x),
    "position": lambda x: Skat().position(x, **SKAT),  # type: ignore[arg-type]
    **{
        f"position of Skat, {name}": lambda x, name=name: skat_with(**{name: x})
        for name in (*SKAT, "trick", "points", "tricks", "hand", "level", "bid", "matadors", "skat")
    },
    **{
        f"position of Schieber, {name}": lambda x, name=name: jass_with(**{name: x})
        for name in (*JASS, "trick", "points", "tricks")
    },
    **{
        f"position of Differenzler, {name}": lambda x, name=name: apart_with(**{name: x})
        for name in (*ALONE, "points", "tricks")
    },
    "random games of Skat": lambda x: Skat().random_card_play(3, contract=x),
    "random games of Schieber": lambda x: Schieber().random_card_play(3, mode=x),
    "random games of Differenzler": lambda x: Differenzler().random_card_play(3, trump=x),
    "playouts, seed": lambda x: jass.playouts(1, seed=x),
    "playouts, threads": lambda x: jass.playouts(1, threads=x),
    "apply": ending.apply,
    "is_legal": ending.is_legal,
    "at": ending.at,
    "view": ending.view,
    "State.from_bytes": State.from_bytes,
    "View.from_bytes": View.from_bytes,
    "State.from_json": State.from_json,
    "parse_rules": parse_rules,
    "Board": Board,
    "Board.code": jass.board().code,
    "Board.action": jass.board().action,
    "RandomKey": RandomKey,
    "RandomKey.below": RandomKey(1).below,
    "RandomKey.choice": RandomKey(1).choice,
    "RandomKey.part": RandomKey(1).part,
    "as_key": as_key,
    "as_secret": as_secret,
    "Secret.parse": Secret.parse,
    "deal_key": lambda x: Secret.of_seed(1).deal_key(1, x),
    "decision_key": lambda x: Secret.of_seed(1).decision_key(1, x, 0),
    "derived": lambda x: Secret.of_seed(1).derived(x),
    **{f"Budget, {kind}": lambda x, kind=kind: Budget(**{kind: x}) for kind in Budget.KINDS},
    "make_player": make_player,
}


@pytest.mark.parametrize(
    "call", [*SOLVER.values(), *BELIEFS.values(), *GAMES.values()], ids=[*SOLVER, *BELIEFS, *GAMES]
)
def test_a_wrong_value_is_refused_by_name(call: Call) -> None:
    for value in WRONG:
        with suppress(KiebitzError):
            call(value)


def test_numbers_too_long_to_be_written_are_described() -> None:
    assert shown(HUGE) == "a number of 5,001 digits"
    with pytest.raises(BadOption, match="not a number of 5,001 digits"):
        worlds.draw(1, threads=HUGE)


def test_what_cannot_be_shown_is_named_by_its_kind() -> None:
    class Odd:
        def __repr__(self) -> str:
            raise RuntimeError

    assert shown(Odd()) == "a Odd that cannot be shown"


def test_a_board_refuses_what_is_no_code_and_stays_as_it_is() -> None:
    board = jass.board()
    for code in (HUGE, -HUGE, 2**63, 1.5, "x", [], object(), 65_535, -1):
        with pytest.raises(IllegalAction):
            board.push(code)  # type: ignore[arg-type]
    assert board.length == 0


def test_the_knowledge_of_another_view_is_refused() -> None:
    other = Skat().deal(seed=1).view(0)
    with pytest.raises(InconsistentView, match="this knowledge is that of another view"):
        Worlds(other, Knowledge.of(Schieber().deal(seed=1).view(0)))
    assert Worlds(other, Knowledge.of(other)).count == 42_678_636


@pytest.mark.parametrize("size", [0, 3, 31, 65, 2**40])
def test_worlds_are_counted_for_decks_with_their_cards_only(size: int) -> None:
    core = _core.Worlds(_core.knowledge_of(Schieber().deal(seed=1).view(0)._core))
    with pytest.raises(BadOption, match="these worlds need a deck of 36 to 64 cards"):
        core.counts(size)


def test_the_module_has_no_worlds_for_too_few_weights() -> None:
    knowledge = _core.knowledge_of(Schieber().deal(seed=1).view(0)._core)
    with pytest.raises(BadOption, match="these worlds need a deck of 36 to 64 cards, not 3"):
        _core.WeightedWorlds(knowledge, np.ones((3, 4)))


def test_numbers_that_lie_askew_in_memory_are_taken_in_order_or_refused() -> None:
    askew = np.frombuffer(b"\0" + rows.tobytes(), dtype=np.uint8)[1:].view(np.uint64).reshape(-1, 4)
    assert worlds.rank(askew).tolist() == worlds.rank(rows).tolist()
    with pytest.raises(BadOption, match="aligned"):
        _core.Worlds(_core.knowledge_of(view._core)).rank(askew)
