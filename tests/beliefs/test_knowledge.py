"""What follows from a view."""

import pytest

from kiebitz.beliefs import ASIDE, Knowledge
from kiebitz.cards import Card, Hand, Suit
from kiebitz.errors import InconsistentView
from kiebitz.games import (
    Differenzler,
    JassMode,
    Rules,
    Schieber,
    Skat,
    SkatContract,
    State,
    Undertrump,
    View,
)
from kiebitz.games.contracts import TRUMP_CLASS

TRUMP_HANDS = ["D6 D7 C6 C7", "DJ H6 H7 H8", "D9 DA S6 S7", "C8 C9 S8 S9"]


def diamonds(undertrump: Undertrump = Undertrump.STRICT) -> State:
    """An ending of four cards with diamonds as trumps; seat 1 has the bare Buur."""
    return Schieber(undertrump=undertrump).position(TRUMP_HANDS, mode=JassMode.DIAMONDS, leader=0)


def test_who_does_not_follow_a_suit_has_none_of_it() -> None:
    state = diamonds().apply("play C6").apply("play H6")
    knowledge = Knowledge.of(state.view(3))
    assert Suit.CLUBS in knowledge.voids[1]
    assert Card.parse("C7") not in knowledge.possible[1]


def test_the_buur_is_not_excluded_by_a_trump_that_was_not_followed() -> None:
    knowledge = Knowledge.of(diamonds().apply("play D6").apply("play H6").view(3))
    assert 1 in knowledge.places_of(Card.parse("DJ"))
    assert knowledge.places_of(Card.parse("D7")) == (0, 2)
    assert TRUMP_CLASS not in knowledge.voids[1]


def test_an_undertrump_shows_a_hand_of_trumps() -> None:
    hands = ["C6 S7", "D9 H7", "D6 D7", "C8 C9"]
    state = Schieber().position(hands, mode=JassMode.DIAMONDS, leader=0)
    for action in ("play C6", "play D9", "play D6"):
        state = state.apply(action)
    knowledge = Knowledge.of(state.view(3))
    assert knowledge.known[2] == Hand.parse("D7")
    lax = Schieber(undertrump=Undertrump.LAX).position(hands, mode=JassMode.DIAMONDS, leader=0)
    for action in ("play C6", "play D9", "play D6"):
        lax = lax.apply(action)
    assert len(Knowledge.of(lax.view(3)).known[2]) == 0


def test_trumps_are_a_class_of_their_own_in_skat() -> None:
    state = Skat().position(
        ["CJ C7 H7", "HA HK S8", "SJ CA D7"], contract=SkatContract.CLUBS, declarer=0, leader=0
    )
    state = state.apply("play CJ").apply("play S8")
    knowledge = Knowledge.of(state.view(0))
    assert TRUMP_CLASS in knowledge.voids[1]
    assert set(Hand.parse("SJ CA")) <= set(knowledge.known[2])


def test_ouvert_shows_the_declarers_hand() -> None:
    state = Skat().deal(seed=3)
    for action in ("bid 18", "pass", "pass", "hand", "declare null ouvert"):
        state = state.apply(action)
    declarer = state.details.declarer
    viewer = (declarer + 1) % 3
    knowledge = Knowledge.of(state.view(viewer))
    assert knowledge.known[declarer] == state.hands[declarer]
    assert knowledge.open[declarer] == 0
    assert knowledge.open[ASIDE] == 2


def test_a_declarer_knows_what_was_discarded() -> None:
    state = Skat().deal(seed=3)
    for action in ("bid 18", "pass", "pass", "pickup"):
        state = state.apply(action)
    declarer = state.details.declarer
    twelve = Knowledge.of(state.view(declarer))
    assert len(twelve.known[declarer]) == 12
    assert twelve.open[ASIDE] == 0
    others = Knowledge.of(state.view((declarer + 1) % 3))
    assert others.open[declarer] == 12
    assert others.open[ASIDE] == 0
    state = state.apply(state.legal_actions[0])
    assert Knowledge.of(state.view(declarer)).known[ASIDE] == state.details.skat


def test_a_shown_weis_is_known() -> None:
    state = Schieber.table().deal_hands(
        [
            "C6 C7 C8 C9 D6 D7 S6 S7 HA",
            "D8 D9 DT S8 S9 H6 H7 H9 CQ",
            "DJ DQ SJ SQ HJ HQ CT CK SA",
            "DK DA ST SK H8 HT HK CJ CA",
        ]
    )
    state = state.apply("trump hearts")
    assert all(
        not cards for seat, cards in enumerate(Knowledge.of(state.view(1)).known) if seat != 1
    )
    for action in ("play C6", "play CQ", "play CK", "play CA"):
        state = state.apply(action)
    assert set(Hand.parse("C7 C8 C9")) <= set(Knowledge.of(state.view(1)).known[0])


def void_in_clubs(rules: Rules) -> State:
    """Seat 0 has led a club, to which nobody could follow; no other club is in play."""
    others = ["S7 S8", "H7 H8", "S9 H9"][: rules.seats - 1]
    hands = ["C7 D7", *others]
    if isinstance(rules, Skat):
        state = rules.position(hands, contract=SkatContract.GRAND, declarer=0, leader=0)
    elif isinstance(rules, Schieber):
        state = rules.position(hands, mode=JassMode.OBENABE, leader=0)
    else:
        assert isinstance(rules, Differenzler)
        state = rules.position(hands, trump=Suit.DIAMONDS, leader=0, predictions=(0, 0, 0, 0))
    state = state.apply("play C7")
    for hand in others:
        state = state.apply(f"play {hand[:2]}")
    return state


@pytest.mark.parametrize("rules", [Skat(), Schieber(), Differenzler()], ids=lambda r: r.name)
def test_a_view_that_no_deal_explains_is_refused_by_name(rules: Rules) -> None:
    state = void_in_clubs(rules)
    view, deck = state.view(0), rules.deck
    in_play = deck.mask(Hand.parse(" ".join(["C7 D7 S7 S8 H7 H8", "S9 H9"][: rules.seats - 2])))
    gone = (1 << deck.size) - 1 & ~in_play
    # The view is reported that another club is in play instead of a card that somebody has left.
    other = gone & ~deck.mask(Hand.parse("C8")) | deck.mask(Hand.parse("S8"))
    width = 4 if rules.seats == 3 else 8
    data = view.to_bytes().replace(gone.to_bytes(width, "little"), other.to_bytes(width, "little"))
    assert data != view.to_bytes()
    Knowledge.of(View.from_bytes(view.to_bytes()))
    with pytest.raises(InconsistentView, match="no deal fits what this seat has seen"):
        Knowledge.of(View.from_bytes(data))
