"""Legal cards for a hand and a trick, without a position: the same as in every real game."""

import pytest
from hypothesis import given

import kiebitz
from kiebitz.cards import Hand, Suit
from kiebitz.errors import BadOption, DuplicateCard, UnknownCard, WrongHandSize
from kiebitz.games import (
    Differenzler,
    JassMode,
    Phase,
    Schieber,
    Skat,
    SkatContract,
    State,
    Undertrump,
    legal_cards,
)
from tests.strategies import states


def contract_of(state: State) -> str:
    """What settles the trumps of a game, by name."""
    trump: Suit | None = getattr(state.details, "trump", None)
    contract = state.contract if trump is None else trump.name.lower()
    assert contract is not None
    return contract


@given(states().filter(lambda state: state.phase is Phase.PLAY))
def test_they_are_those_of_the_game(state: State) -> None:
    assert state.to_move is not None
    hand = state.hands[state.to_move]
    found = state.rules.legal_cards(contract_of(state), hand, state.trick)
    assert found == Hand(action.card for action in state.legal_actions)


def test_whoever_leads_may_play_anything() -> None:
    assert legal_cards("skat", "null", "CJ HA S7") == Hand.parse("CJ HA S7")
    assert not legal_cards("skat", "null", "")


def test_a_contract_may_be_a_name_or_a_value() -> None:
    for contract in ("grand", "GRAND", SkatContract.GRAND):
        assert legal_cards("skat", contract, "CJ HA S7", "DJ") == Hand.parse("CJ")
    assert Schieber().legal_cards(JassMode.OBENABE, "CJ HA S7", "S6") == Hand.parse("S7")
    assert Differenzler().legal_cards(Suit.CLUBS, "CJ C6 S7", "C7") == Hand.parse("CJ C6")


@pytest.mark.parametrize(
    ("rule", "cards"),
    [
        (Undertrump.STRICT, "DA D6"),
        (Undertrump.FORCED, "DA"),
        (Undertrump.LAX, "DA D6"),
    ],
)
def test_undertrumping_follows_the_option(rule: Undertrump, cards: str) -> None:
    """Nothing but trumps in hand, and the ten of trumps is winning."""
    rules = Schieber(undertrump=rule)
    assert rules.legal_cards("diamonds", "DA D6", "C6 DT") == Hand.parse(cards)


def test_the_buur_need_not_be_played_to_a_trump() -> None:
    assert kiebitz.legal_cards("schieber", "hearts", "HJ S7", "HA") == Hand.parse("HJ S7")


@pytest.mark.parametrize(
    ("game", "contract", "hand", "trick", "error", "why"),
    [
        ("skat", "obenabe", "CJ", "", BadOption, "no contract 'obenabe'; it has diamonds, hearts"),
        ("differenzler", JassMode.OBENABE, "CJ", "", BadOption, "it has diamonds, hearts"),
        ("skat", 3, "CJ", "", BadOption, "no contract 3"),
        ("skat", "grand", "C6", "", UnknownCard, "C6 is not in the skat deck"),
        ("skat", "grand", "CJ", "CJ", DuplicateCard, "CJ is in two places"),
        ("skat", "grand", "CJ", "SJ SJ", DuplicateCard, "SJ is in two places"),
        ("skat", "grand", "CJ", "SJ HJ DJ", WrongHandSize, "3 cards and is complete"),
        ("schieber", "clubs", "CJ", "SJ HJ DJ S6", WrongHandSize, "4 cards and is complete"),
    ],
)
def test_what_cannot_be_is_refused(
    game: str, contract: str, hand: str, trick: str, error: type[Exception], why: str
) -> None:
    with pytest.raises(error, match=why):
        legal_cards(game, contract, hand, trick)


def test_rules_may_be_given_with_their_options() -> None:
    for rules in (Skat(ramsch=True), "skat(ramsch=true)"):
        assert legal_cards(rules, "ramsch", "CJ HA", "SJ") == Hand.parse("CJ")
