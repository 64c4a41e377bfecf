"""Open-card values over worlds."""

import numpy as np
import pytest

from kiebitz.beliefs import Worlds
from kiebitz.errors import BadOption
from kiebitz.games import JassMode, Schieber, Skat, SkatContract, State, View
from kiebitz.players import Budget, PimcPlayer, make_player
from kiebitz.players.choosing import Choice
from kiebitz.players.pimc import weakest_first
from kiebitz.randomness import RandomKey
from kiebitz.solver import solve
from tests.oracle.worlds_by_replay import replayed
from tests.strategies import advance


def late_views(rules: Skat | Schieber, count: int) -> list[tuple[State, View]]:
    """Positions with three cards each, of a declared game."""
    found = []
    board = 0
    while len(found) < count:
        board += 1
        state = rules.deal(seed=board)
        start = (
            ("bid 18", "pass", "pass", "hand", "declare spades")
            if isinstance(rules, Skat)
            else ("trump hearts",)
        )
        for action in start:
            state = state.apply(action)
        state = advance(state, rules.seats * (7 if rules.seats == 3 else 6) + board % 3, seed=board)
        if state.to_move is not None and len(state.legal_actions) > 1:
            found.append((state, state.view(state.to_move)))
    return found


@pytest.mark.parametrize("rules", [Skat(), Schieber()], ids=lambda r: r.name)
def test_with_all_worlds_it_is_a_plain_enumeration(rules: Skat | Schieber) -> None:
    """Each world is set up as a game of its own and solved card by card."""
    for state, view in late_views(rules, 4):
        thought = PimcPlayer(choice=Choice.POINTS, exact=10**9).think(view, Budget(), RandomKey())
        deck = rules.deck
        by = {}
        for trick in state.tricks:
            by |= {c: (trick.leader + i) % rules.seats for i, c in enumerate(trick.cards)}
        assert state.leader is not None
        by |= {c: (state.leader + i) % rules.seats for i, c in enumerate(state.trick)}
        rows = Worlds(view).all().tolist()
        sums = dict.fromkeys(view.legal_actions, 0.0)
        full = 120 if isinstance(rules, Skat) else 157
        maximises = (
            view.details.declarer == view.seat if isinstance(rules, Skat) else view.seat % 2 == 0
        )
        for row in rows:
            world = replayed(state, [set(deck.hand(mask)) for mask in row], by)
            assert world is not None
            for action, value in solve(world).cards.items():
                sums[action] += value if maximises else full - value
        for action, total in sums.items():
            assert thought.values[action] == pytest.approx(total / len(rows))
        assert thought.effort.worlds == len(rows)


def test_null_is_voted_by_wins() -> None:
    state = Skat().position(
        ["C7 HA", "C8 D7", "S7 S8"], contract=SkatContract.NULL, declarer=0, leader=0
    )
    thought = PimcPlayer().think(state.view(0), Budget(), RandomKey())
    assert str(thought.best[0]) == "play C7"
    assert all(-1e-9 <= value <= 1 + 1e-9 for value in thought.values.values())


def test_a_budget_of_worlds_is_kept() -> None:
    state = Skat().deal(seed=5)
    for action in ("bid 18", "pass", "pass", "hand", "declare grand"):
        state = state.apply(action)
    decision = make_player("pimc(choice=wins)").decide(
        state.view(0), Budget(worlds=7), RandomKey(1)
    )
    assert decision.effort.worlds == 7


def test_what_is_not_solved_within_the_nodes_counts_as_the_middle_of_its_bounds() -> None:
    state = Schieber().deal(seed=5).apply("trump clubs")
    thought = PimcPlayer(worlds=3, nodes=100).think(state.view(0), Budget(), RandomKey())
    assert thought.effort.worlds == 3
    assert all(0 < value < 157 for value in thought.values.values())


def test_no_time_at_all_still_gives_a_card() -> None:
    state = Schieber().deal(seed=5).apply("trump clubs")
    decision = make_player("pimc").decide(state.view(0), Budget(seconds=0.0), RandomKey())
    assert decision.action in state.legal_actions


@pytest.mark.parametrize("text", ["pimc(worlds=0)", "pimc(nodes=-1)", "pimc(threads=0)"])
def test_impossible_values_say_the_range(text: str) -> None:
    with pytest.raises(BadOption, match=r"pimc: \w+ should be a whole number from"):
        make_player(text)


def test_threads_do_not_change_the_result() -> None:
    state = Skat().position(
        ["CJ HT S7 SA", "DJ HA S8 D9", "CA H9 DT C9"],
        contract=SkatContract.HEARTS,
        declarer=0,
        leader=0,
        skat="D7 D8",
    )
    one, two = (
        PimcPlayer(worlds=20, exact=0, threads=n).think(state.view(0), Budget(), RandomKey(3))
        for n in (1, 2)
    )
    assert one == two


def test_equally_good_cards_are_told_together() -> None:
    state = Schieber().position(
        ["C6 C7", "C8 H8", "S6 S7", "H6 H7"], mode=JassMode.OBENABE, leader=0
    )
    thought = PimcPlayer(choice=Choice.WINS).think(state.view(0), Budget(), RandomKey())
    assert len(thought.best) == 2
    assert np.isfinite(list(thought.values.values())).all()


def test_of_equally_good_cards_the_weakest_is_played() -> None:
    """All three win all tricks; the deck's order would have given away the trump first."""
    ending = Skat().position(
        ["DJ SA CA", "H7 H8 H9", "HT HQ HK"],
        contract=SkatContract.GRAND,
        declarer=0,
        leader=0,
        skat="D7 D8",
    )
    assert str(ending.legal_actions[0]) == "play DJ"
    for choice in Choice:
        decision = PimcPlayer(choice=choice).decide(ending.view(0), Budget(), RandomKey())
        assert len(set(decision.values.values())) == 1
        assert str(decision.action) == "play SA"


def test_what_is_weak_depends_on_the_mode() -> None:
    for mode, card in ((JassMode.OBENABE, "C7"), (JassMode.UNDENUFE, "CA"), (JassMode.CLUBS, "S6")):
        ending = Schieber().position(
            ["CA C7 S6", "H6 H7 H8", "H9 HT HJ", "HQ HK HA"], mode=mode, leader=0
        )
        actions = [action for action in ending.legal_actions if action.card.suit.letter == "C"]
        if mode is JassMode.CLUBS:
            actions = list(ending.legal_actions)
        assert str(weakest_first(ending.view(0), actions)[0].card) == card
