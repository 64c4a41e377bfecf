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
