"""What a side needs arrives where it matters: in the solver, in searches and in players."""

import numpy as np
import pytest

from kiebitz.beliefs import Worlds
from kiebitz.games import Skat, SkatContract, SkatLevel, State
from kiebitz.players import Budget, Unit, make_player
from kiebitz.players.sides import side_of
from kiebitz.randomness import RandomKey
from kiebitz.solver import ask_worlds, best_discards_of, total_to_win
from kiebitz.solver.discards import best_discards

DIAMONDS_WITH_ONE = "CJ D7 D8 D9 DQ DK DT DA C7 C8"
"""With the skat below: diamonds with one, 18 points a step."""


def bid_game(bid: int) -> State:
    """Forehand has diamonds with one and was driven to this bid."""
    rest = [card for card in Skat.deck.cards if str(card) not in DIAMONDS_WITH_ONE.split()]
    skat = [card for card in rest if str(card) in ("S7", "H7")]
    others = [card for card in rest if card not in skat]
    state = Skat().deal_hands([DIAMONDS_WITH_ONE, others[:10], others[10:]], skat=skat)
    state = state.apply(f"bid {bid}").apply("hold").apply("pass").apply("pass")
    assert state.details.declarer == 0, state
    return state


@pytest.mark.parametrize(("bid", "total"), [(18, 61), (20, 90), (27, 90), (36, 120), (40, 121)])
def test_the_bid_says_what_diamonds_with_one_needs(bid: int, total: int) -> None:
    state = bid_game(bid).apply("pickup").apply("discard S7 H7").apply("declare diamonds")
    assert total_to_win(state) == total
    side = side_of(state.view(0), 0)
    assert side is not None
    assert side.total == total


def test_a_defender_asks_each_world_what_wins() -> None:
    """Whether the declarer plays with one or without depends on cards that it does not see."""
    state = bid_game(27).apply("pickup").apply("discard S7 H7").apply("declare diamonds")
    view = state.view(1)
    assert total_to_win(view) is None
    worlds = Worlds(view).draw(300, seed=1)
    totals = ask_worlds(view, worlds, wins=True).totals
    assert set(np.unique(totals)) >= {61, 90}
    deck = view.rules.deck
    for row, total in zip(worlds.tolist(), totals.tolist(), strict=True):
        twelve = deck.hand(row[0] | row[3])
        jacks = [f"{suit}J" for suit in "CSHD"]
        held = [jack in str(twelve).split() for jack in jacks]
        run = next((n for n, has in enumerate(held) if has != held[0]), None)
        if run is None:
            continue  # more trumps would have to be counted
        assert total == (61 if 9 * (run + 1) >= 27 else 90)


def test_pimc_plays_for_what_the_bid_needs() -> None:
    """By wins every card is hopeless where 90 is out of reach, though 61 is not."""
    chances = {}
    for bid in (18, 40):
        state = bid_game(bid).apply("pickup").apply("discard S7 H7").apply("declare diamonds")
        view = state.view(0)
        decision = make_player("pimc(choice=wins, worlds=30)").decide(view, Budget(), RandomKey())
        chances[bid] = max(decision.values.values())
    assert chances[18] > 0.5
    assert chances[40] == 0


@pytest.mark.parametrize("text", ["flat(reward=win)", "uct(reward=win, iterations=300)"])
def test_other_searches_play_for_it_too(text: str) -> None:
    state = bid_game(40).apply("pickup").apply("discard S7 H7").apply("declare diamonds")
    decision = make_player(text).decide(state.view(0), Budget(), RandomKey())
    assert max(decision.values.values()) == 0


def test_a_contract_below_the_bid_is_lost_before_the_discard() -> None:
    """It was shown as worth +36."""
    cheap = {c.contract: c for c in best_discards_of(bid_game(18).apply("pickup"))}
    dear = {c.contract: c for c in best_discards_of(bid_game(40).apply("pickup"))}
    diamonds = SkatContract.DIAMONDS
    assert (cheap[diamonds].won, cheap[diamonds].total_to_win) == (True, 61)
    assert cheap[diamonds].worth > 0
    assert (dear[diamonds].won, dear[diamonds].total_to_win) == (False, 121)
    assert dear[diamonds].worth < 0
    assert dear[diamonds].value == cheap[diamonds].value


def test_what_wins_before_the_discard_is_what_is_needed_schwarz_too() -> None:
    for bid in (18, 20, 27, 36, 40):
        for each in best_discards_of(bid_game(bid).apply("pickup")):
            assert each.won == (each.value >= each.total_to_win), (bid, each)


def schwarz_announced(tricks: list[int]) -> State:
    """The declarer has all trumps and aces left; so many tricks were taken, without points."""
    return Skat().position(
        ["CJ CA", "D7 D8", "H7 H8"],
        contract=SkatContract.CLUBS,
        declarer=0,
        leader=0,
        skat="S7 S8",
        hand=True,
        level=SkatLevel.SCHWARZ,
        bid=18,
        matadors=1,
        tricks=tricks,
        points=[107, 0, 0],
    )


SCHWARZ_PLAYERS = [
    "pimc(choice=wins)",
    "flat(reward=win)",
    "uct(reward=win, iterations=50)",
    "recpimc",
    "alphamu",
]


@pytest.mark.parametrize("text", SCHWARZ_PLAYERS)
def test_schwarz_is_lost_with_the_first_trick_even_one_without_points(text: str) -> None:
    """`pimc` and `solve` counted all points as won."""
    chances = {}
    for tricks in ([8, 0, 0], [7, 1, 0]):
        state = schwarz_announced(tricks)
        assert total_to_win(state) == (120 if tricks[0] == 8 else 121)
        decision = make_player(text).decide(state.view(0), Budget(), RandomKey())
        assert decision.unit is Unit.CHANCE
        chances[tricks[0]] = max(decision.values.values())
    assert chances == {8: 1.0, 7: 0.0}


def test_without_a_bid_a_contract_is_worth_what_it_counts() -> None:
    state = bid_game(18).apply("pickup")
    free = best_discards(state.hands, declarer=0, leader=0, contracts=[SkatContract.DIAMONDS])
    assert free[0].won
