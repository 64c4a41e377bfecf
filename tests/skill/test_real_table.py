"""Following a game with real cards: what one seat sees is enough for its view, and slips are named.

Random games of all three games are retold as each seat has seen them.
"""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiebitz.beliefs import Knowledge
from kiebitz.cards import Hand, Suit
from kiebitz.errors import (
    BadOption,
    DuplicateCard,
    IllegalAction,
    UnknownAction,
    UnknownCard,
    WrongHandSize,
)
from kiebitz.games import ActionKind, Differenzler, Phase, Schieber, Skat, State
from kiebitz.randomness import RandomKey
from kiebitz.skill.hints import advise
from kiebitz.skill.real_table import follow
from kiebitz.words import Language, translate
from tests.strategies import advance, states


def told(state: State, seat: int) -> Iterator[str]:
    """What a seat has seen of a game, event by event."""
    shown = [Hand()] * state.rules.seats
    for length, action in enumerate(state.view(seat).history, start=1):
        yield str(action)
        after = state.at(length)
        if action.kind is ActionKind.PICKUP and state.actors[length - 1] == seat:
            yield f"skat {state.at(0).aside}"
        for other, cards in enumerate(after.shown):
            if cards and not shown[other]:
                own_ouvert = other == seat and state.rules.declares
                shown[other] = cards
                if not own_ouvert:  # it is known that one shows one's own hand
                    yield f"show {other} {cards}"


@given(states().filter(lambda state: state.from_deal), st.data())
@settings(deadline=None, max_examples=150)
def test_what_a_seat_has_seen_gives_its_view(state: State, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, state.rules.seats - 1))
    forehand = state.at(0).forehand
    trump = state.details.trump if state.rules.trump_is_dealt else None
    view = follow(
        state.rules,
        seat,
        state.dealt[seat],
        list(told(state, seat)),
        forehand=forehand,
        trump=trump,
    )
    real = state.view(seat)
    assert view == real
    assert view.legal_actions == real.legal_actions
    assert view.history == real.history
    assert view.hand == real.hand
    assert Knowledge.of(view) == Knowledge.of(real)


def ouvert(seat: int) -> State:
    """Null ouvert by hand of forehand, a few tricks far."""
    state = Skat().deal(seed=2)
    for action in ("bid 18", "hold", "pass", "pass", "hand", "declare null ouvert"):
        state = state.apply(action)
    return advance(state, 5, seat)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_open_hand_is_known_to_all(seat: int) -> None:
    state = ouvert(seat)
    view = follow(Skat(), seat, state.dealt[seat], list(told(state, seat)))
    assert view == state.view(seat)
    assert len(Knowledge.of(view).known[0]) == len(state.hands[0])


def test_what_others_do_unseen_may_be_left_out() -> None:
    state = Skat().deal(seed=2)
    for action in ("bid 18", "hold", "pass", "pass", "pickup"):
        state = state.apply(action)
    state = advance(state, 6, 1)
    events = [event for event in told(state, 1) if event != "discard ?"]
    assert follow(Skat(), 1, state.dealt[1], events) == state.view(1)
    deal = advance(Differenzler().deal(seed=2), 9, 1)
    events = [event for event in told(deal, 2) if event != "predict ?"]
    trump = deal.details.trump
    assert follow(Differenzler(), 2, deal.dealt[2], events, trump=trump) == deal.view(2)


def test_the_adviser_speaks_to_a_seat_at_a_real_table() -> None:
    state = advance(Schieber().deal(seed=4).apply("trump hearts"), 6, 4)
    seat = state.to_move
    assert seat is not None
    view = follow(Schieber(), seat, state.dealt[seat], list(told(state, seat)))
    key = RandomKey(1)
    assert advise(view, key=key) == advise(state.view(seat), key=key)


# ---- What cannot be ------------------------------------------------------------------------------

HANDS = (
    "CJ SJ CA CT CK C9 HA HT SA D7",
    "HJ DJ C8 HK HQ H9 SK SQ S9 D8",
    "CQ C7 H8 H7 ST S8 S7 DA DT DK",
)
BEGUN = ["bid 18", "hold", "pass", "pass", "hand", "declare clubs"]
FIRST = [*BEGUN, "play CA", "play C8", "play C7"]


def complaint(*events: str, seat: int = 0) -> str:
    """What is wrong with the last of these events."""
    with pytest.raises(IllegalAction) as caught:
        follow(Skat(), seat, HANDS[seat], events)
    german = translate(Language.DE, str(caught.value))
    assert german != str(caught.value)
    assert "passt nicht" in german
    return str(caught.value).partition(": ")[2]


def test_a_card_of_ones_own_is_played_by_nobody_else() -> None:
    assert complaint(*BEGUN, "play CA", "play CJ") == "CJ is in your own hand"


def test_a_card_is_played_once() -> None:
    assert complaint(*FIRST, "play SA", "play C8") == "C8 was played in trick 1"
    said = complaint(
        "bid 18", "hold", "pass", "pass", "hand", "declare clubs", *FIRST[6:8], "play C8"
    )
    assert said == "C8 lies on the table already"


def test_who_did_not_follow_has_nothing_like_it() -> None:
    """Seat 2 plays a spade to a trick of hearts, and later a heart."""
    events = [*FIRST, "play HA", "play HK", "play S7", "play SA", "play S9", "play H8"]
    assert complaint(*events) == (
        "seat 2 cannot have H8: it did not follow with such a card in trick 2"
    )


def test_ones_own_cards_must_be_allowed() -> None:
    said = complaint(*BEGUN, "play CA", "play H9", seat=1)
    assert said == "you cannot do this here; you can: play DJ, play HJ, play C8"
    assert "you can: " in complaint(*BEGUN, "play CA", "play ST", seat=1)


def test_a_seat_that_is_named_must_be_the_one_to_move() -> None:
    assert complaint(*BEGUN, "1: play C8") == "it is the turn of seat 0, not of seat 1"
    view = follow(Skat(), 0, HANDS[0], [*BEGUN, "0: play CA", "1: play C8"])
    assert view.to_move == 2


def test_bids_must_be_possible() -> None:
    said = complaint("bid 18", "hold", "bid 18")
    assert said.startswith("seat 1 cannot do this in phase auction")
    assert complaint("pass", "pass", "pass", "bid 18") == "the game has ended already"


def test_the_skat_is_named_by_the_one_who_takes_it() -> None:
    taken = ["bid 18", "hold", "pass", "pass", "pickup"]
    with pytest.raises(IllegalAction, match="which cards lay in the skat"):
        follow(Skat(), 0, HANDS[0], taken)
    assert "which cards lay" in complaint(*taken, "discard CJ SJ")
    assert complaint(*taken, "skat CA DQ") == "CA is in your own hand"
    assert complaint(*BEGUN, "skat DQ D9") == "the skat is seen by the one who has just taken it"
    with pytest.raises(WrongHandSize, match="in the skat lie two cards, not 1"):
        follow(Skat(), 0, HANDS[0], [*taken, "skat DQ"])
    view = follow(Skat(), 0, HANDS[0], [*taken, "skat DQ D9", "discard DQ D7"])
    assert view.phase is Phase.DECLARE
    assert view == follow(Skat(), 0, HANDS[0], [*taken[:-1], "skat DQ D9", "discard DQ D7"])
    said = complaint(*taken, "skat DQ D9", "discard DQ D7", "declare clubs", "play CA", "play DQ")
    assert said == "DQ lies aside"


def test_shown_cards_must_be_possible() -> None:
    assert complaint(*BEGUN, "show 1 CJ") == "CJ is in your own hand"
    weis = Schieber(weis=True)
    cards = "C6 C7 C8 C9 CT CJ CQ CK CA"
    with pytest.raises(IllegalAction, match="HA was played by seat 1"):
        follow(
            weis,
            0,
            cards,
            ["trump hearts", "play CA", "play HA", "show 2 HA HK HQ"],
        )
    open_hands = ["show 1 HA HK HQ", "show 2 HA HJ HT"]
    with pytest.raises(IllegalAction, match="seat 2 cannot have all of these cards"):
        follow(weis, 0, cards, ["trump hearts", *open_hands])


def test_hands_must_be_hands() -> None:
    with pytest.raises(WrongHandSize, match="in skat a hand has 10 cards, not 2"):
        follow(Skat(), 0, "CJ SJ")
    with pytest.raises(UnknownCard):
        follow(Skat(), 0, "C6 SJ HJ DJ CA CT C9 HA HT SA")
    with pytest.raises(DuplicateCard):
        follow(Skat(), 0, "CJ CJ HJ DJ CA CT C9 HA HT SA")
    with pytest.raises(BadOption, match="the trump suit is turned"):
        follow(Differenzler(), 0, "C6 C7 C8 C9 CT CJ CQ CK CA")
    with pytest.raises(BadOption, match="the seat cannot be seat 3"):
        follow(Skat(), 3, HANDS[0])


def test_what_is_no_event_is_refused() -> None:
    for text in ("sing", "", "show me", "9"):
        with pytest.raises(UnknownAction):
            follow(Skat(), 0, HANDS[0], [text])
    with pytest.raises((UnknownAction, UnknownCard)):
        follow(Skat(), 0, HANDS[0], [*BEGUN, "play XX"])
    with pytest.raises(UnknownCard):
        follow(Skat(), 0, HANDS[0], [*BEGUN, "play CA", "play C6"])


def test_trump_counts_in_differenzler() -> None:
    view = follow(Differenzler(), 1, "C6 C7 C8 C9 CT CJ CQ CK CA", ["predict ?"], trump=Suit.HEARTS)
    assert view.details.trump is Suit.HEARTS
    assert view.to_move == 1
