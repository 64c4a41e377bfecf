"""Worlds that are drawn, and ways that are solved in them."""

import numpy as np

from kiebitz import _core
from kiebitz.cards import SKAT_DECK
from kiebitz.games import Skat, SkatContract
from kiebitz.players.bidders.hands.solving import draw_others, shuffle, solve_ways, totals_to_win
from kiebitz.players.bidders.hands.ways import Ways, hand_ways, ways_with_skat
from kiebitz.solver import reaches

NO_LIMIT = _core.Budget(None, None, None, None)


def test_worlds_have_every_unseen_card_once() -> None:
    known = 0x0F0F0303
    worlds = draw_others(known, 50, np.random.default_rng(3))
    together = worlds.sum(axis=1)  # of sets without a common card
    assert (together == (1 << 32) - 1 - known).all()
    assert (np.bitwise_count(worlds) == [10, 10, 0]).all()


def test_each_card_is_drawn_equally_often() -> None:
    drawn = shuffle(0xFFFFF000, 20_000, np.random.default_rng(5))[:, :2].sum(axis=1)
    counts = [(drawn >> card & 1).sum() for card in range(12, 32)]
    # 2,000 each; the deviation of one is 42.
    assert max(counts) < 2000 + 5 * 42
    assert min(counts) > 2000 - 5 * 42


def by_the_public_solver(ways: Ways, row: int, world: list[int], total: int) -> bool:
    """The same question asked as a position, one at a time."""
    seats = [0, 0, 0]
    place = int(ways.place[row])
    hands = [int(ways.kept[row]), world[0], world[1]]
    for after in range(3):  # from the declarer on
        seats[(place + after) % 3] = hands[after]
    aside = world[2] if ways.hand[row] else int(ways.aside[row])
    state = Skat().position(
        [SKAT_DECK.hand(mask) for mask in seats],
        contract=SkatContract(int(ways.contract[row])),
        declarer=place,
        leader=0,
        skat=SKAT_DECK.hand(aside),
        hand=bool(ways.hand[row]),
    )
    return reaches(state, total)


def test_shares_are_those_of_the_public_solver() -> None:
    generator = np.random.default_rng(11)
    cards = shuffle((1 << 32) - 1, 3, generator)[:, :12].sum(axis=1, dtype=np.uint32)
    for place, mask in enumerate(cards):
        ways = ways_with_skat(np.array([mask]), place).take(np.array([3, 70, 150, 200, 300, 335]))
        worlds = draw_others(int(mask), 6, generator)
        totals = totals_to_win(ways, np.array([False, True, False, False, True, False]))
        assert totals.tolist() == [61, 90, 61, 61, 90, 1]
        solved = solve_ways(ways, worlds, totals, NO_LIMIT)
        assert (solved.known == 6).all()
        for row in range(len(ways)):
            won = [
                by_the_public_solver(ways, row, world, int(totals[row]))
                for world in worlds.tolist()
            ]
            assert solved.won[row] == sum(won)


def test_the_skat_of_a_hand_game_is_what_the_world_leaves() -> None:
    generator = np.random.default_rng(2)
    ten = int(shuffle((1 << 32) - 1, 1, generator)[0, :10].sum())
    ways = hand_ways(ten, np.array([0], dtype=np.uint32), 1).take(np.array([0, 4, 5]))
    worlds = draw_others(ten, 8, generator)
    totals = totals_to_win(ways, np.zeros(3, dtype=np.bool_))
    solved = solve_ways(ways, worlds, totals, NO_LIMIT)
    for row in range(3):
        won = [
            by_the_public_solver(ways, row, world, int(totals[row])) for world in worlds.tolist()
        ]
        assert solved.won[row] == sum(won)


def test_what_the_budget_did_not_reach_is_unknown() -> None:
    ways = ways_with_skat(np.array([0x0F0F0F], dtype=np.uint32), 0).take(np.arange(0, 300, 70))
    worlds = draw_others(0x0F0F0F, 5, np.random.default_rng(1))
    totals = totals_to_win(ways, np.zeros(len(ways), dtype=np.bool_))
    solved = solve_ways(ways, worlds, totals, _core.Budget(0.0, None, None, None))
    assert (solved.known == 0).all()
    assert (solved.logits == 0).all()
