"""The three replays of Schäfer 2008, appendix C: one deal, three declarers, published totals."""

import pytest

from kiebitz.games import Action, Skat, State

HANDS = (
    "HA HK HJ H9 SA ST SJ S7 CA C8",
    "DT DJ D7 H8 SK S8 CK CQ CJ C9",
    "DA DK D8 HT HQ H7 SQ S9 CT C7",
)
SKAT = "DQ D9"

# Cards per trick in seat order 0-1-2; the leader is the previous winner, seat 0 leads the first.
REPLAYS = {
    "XSkat declares": (
        "HJ CJ HQ / SJ DJ D8 / HA H8 H7 / SA S8 S9 / ST SK SQ / S7 C9 C7 / CA CQ CT / H9 CK HT / "
        "C8 DT DA / HK D7 DK",
        (1, 0, 0, 0, 0, 0, 0, 2, 2, 2),
        70,
    ),
    "DDSS declares": (
        "CA C9 C7 / HJ DJ H7 / SA S8 S9 / ST SK SQ / HA H8 HQ / S7 CQ D8 / SJ CJ DA / C8 DT DK / "
        "HK CK CT / H9 D7 HT",
        (0, 0, 0, 0, 0, 0, 1, 1, 2, 2),
        63,
    ),
    "UCT declares": (
        "SJ CJ CT / C8 C9 C7 / SA S8 S9 / HA H8 H7 / HJ DJ D8 / ST SK SQ / S7 CQ DK / CA CK HT / "
        "HK D7 HQ / H9 DT DA",
        (1, 1, 0, 0, 0, 0, 0, 0, 0, 0),
        106,
    ),
}


def declared_grand() -> State:
    """Seat 0 declares grand at 18 after discarding what the thesis shows as the skat."""
    state = Skat().deal_hands(HANDS, skat=SKAT)
    for action in ("bid 18", "hold", "pass", "pass", "pickup", "discard DQ D9", "declare grand"):
        state = state.apply(action)
    return state


@pytest.mark.parametrize("name", REPLAYS)
def test_a_published_game_comes_out_with_its_published_points(name: str) -> None:
    cards, winners, points = REPLAYS[name]
    state = declared_grand()
    for line in cards.split(" / "):
        trick = line.split()
        leader = state.to_move
        assert leader is not None
        for place in range(3):
            state = state.apply(Action.play(trick[(leader + place) % 3]))
    assert tuple(trick.winner for trick in state.tricks) == winners
    assert state.result.declarer_points == points
    assert state.result.schneider == (points >= 90)
