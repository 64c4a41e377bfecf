"""Proofs over worlds."""

from kiebitz.cards import Language
from kiebitz.games import Skat, SkatContract, State
from kiebitz.players import AlphaMuPlayer, Budget
from kiebitz.randomness import RandomKey


def sure_win() -> State:
    """The declarer has the two highest trumps and 60 points already."""
    return Skat().position(
        ["CJ SJ", "HJ DJ", "D7 D8"],
        contract=SkatContract.GRAND,
        declarer=0,
        leader=0,
        points=(60, 0, 0),
        tricks=(8, 0, 0),
    )


def test_a_sure_win_is_proven_and_told_in_words() -> None:
    player = AlphaMuPlayer(moves=2)
    proof, _ = player.prove(sure_win().view(0), Budget(), RandomKey())
    assert proof.complete
    card = next(iter(proof.proven))
    assert "wins in all" in proof.in_words(card)
    assert "gewinnt in allen" in proof.in_words(card, Language.DE)


def test_what_is_not_proven_is_counted() -> None:
    state = Skat().position(
        ["CJ H7", "SJ HA", "HJ H8"],
        contract=SkatContract.GRAND,
        declarer=0,
        leader=0,
        points=(58, 45, 0),
        tricks=(4, 4, 0),
    )
    proof, _ = AlphaMuPlayer(moves=2).prove(state.view(0), Budget(), RandomKey())
    assert proof.worlds == 6
    assert all(0 <= count <= 6 for count in proof.won.values())
    assert all("of 6 possible" in proof.in_words(a) for a in proof.won if a not in proof.proven)


def test_with_little_time_few_worlds_are_searched_whatever_the_player_would_like() -> None:
    state = Skat().deal(seed=1)
    for text in ("bid 18", "pass", "pass", "hand", "declare grand"):
        state = state.apply(text)
    view = state.view(state.to_move or 0)
    player = AlphaMuPlayer(worlds=5000)
    proof, _ = player.prove(view, Budget(seconds=1e-6), RandomKey(1))
    assert proof.worlds <= 20
