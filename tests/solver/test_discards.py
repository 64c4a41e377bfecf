"""The best two cards to set aside, against trying all 66 pairs one by one."""

import random
from itertools import combinations

import pytest

from kiebitz.errors import BadOption, InconsistentPosition, KiebitzError
from kiebitz.games import Action, Skat, SkatContract
from kiebitz.solver import best_discards, best_discards_of, solve_many


@pytest.mark.parametrize("contract", [SkatContract.HEARTS, SkatContract.GRAND, SkatContract.NULL])
def test_the_best_discard_is_the_best_of_all_pairs(contract: SkatContract) -> None:
    chance = random.Random(1)
    cards = list(Skat().deck.cards)
    chance.shuffle(cards)
    twelve, *others = cards[:12], cards[12:22], cards[22:]
    pairs = list(combinations(twelve, 2))
    states = [
        Skat().position(
            [[card for card in twelve if card not in pair], *others],
            contract=contract,
            declarer=0,
            leader=2,
            skat=pair,
        )
        for pair in pairs
    ]
    values = solve_many(states).tolist()
    [choice] = best_discards([twelve, *others], leader=2, contracts=[contract])
    assert choice.value == max(values)
    best = {
        frozenset(pair) for pair, value in zip(pairs, values, strict=True) if value == choice.value
    }
    assert {frozenset(pair) for pair in choice.discards} == best


def test_contracts_come_best_first() -> None:
    hands = [
        "CJ SJ HJ DJ CA CT CK SA ST HA HT DA",
        "CQ C9 C8 SK SQ S9 HK HQ H9 DT",
        "C7 S8 S7 H8 H7 DK DQ D9 D8 D7",
    ]
    choices = best_discards(hands)
    assert len(choices) == 6
    assert choices[0].contract is SkatContract.GRAND
    assert choices[0].worth == 24 * 6
    assert [choice.worth for choice in choices] == sorted(
        (choice.worth for choice in choices), reverse=True
    )


def test_a_game_in_which_the_declarer_has_to_discard() -> None:
    state = Skat().deal(seed=3)
    for action in ("bid 18", "pass", "pass", "pickup"):
        state = state.apply(action)
    choices = best_discards_of(state)
    assert all(len(pair) == 2 for choice in choices for pair in choice.discards)
    state = state.apply(Action.discard(*choices[0].discards[0]))
    with pytest.raises(InconsistentPosition):
        best_discards_of(state)


@pytest.mark.parametrize(
    "hands",
    [
        ["CJ", "SJ", "HJ"],
        ["CJ SJ HJ DJ CA CT CK SA ST HA HT DA", "CQ", "C7"],
        [
            "CJ SJ HJ DJ CA CT CK SA ST HA",
            "CQ C9 C8 SK SQ S9 HK HQ H9 DT",
            "CQ C9 C8 SK SQ S9 HK HQ H9 DT",
        ],
        [],
    ],
)
def test_other_hands_are_refused(hands: list[str]) -> None:
    with pytest.raises(KiebitzError):
        best_discards(hands)


def test_ramsch_cannot_be_declared() -> None:
    with pytest.raises(BadOption):
        best_discards(["C7"] * 3, contracts=[SkatContract.RAMSCH])
