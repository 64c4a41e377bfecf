"""Filters of boards: what counts as close depends on what wins."""

from kiebitz.arena.filters import make_filter
from kiebitz.cards import parse_cards
from kiebitz.games import Skat, State
from kiebitz.solver import solve_value, total_to_win

OWN = "CJ D7 D8 D9 DQ DK DT DA C7 C8"


def diamonds_with_one(bid: int) -> State:
    """Worth 72 points with open cards; 61 win after a bid of 18, 90 after one of 27."""
    rest = [card for card in Skat.deck.cards if str(card) not in OWN.split()]
    skat = [card for card in rest if str(card) in ("S7", "H7")]
    others = [card for card in rest if card not in skat]
    state = Skat().deal_hands([OWN, others[:10], others[10:]], skat=skat)
    for action in (f"bid {bid}", "hold", "pass", "pass", "pickup", "discard S7 H7"):
        state = state.apply(action)
    return state.apply("declare diamonds")


def test_close_is_measured_from_what_wins() -> None:
    near, far = make_filter("close(points=12)"), make_filter("close(points=18)")
    cheap, dear, hopeless = (diamonds_with_one(bid) for bid in (18, 27, 40))
    assert [solve_value(state) for state in (cheap, dear)] == [72, 72]
    assert [total_to_win(state) for state in (cheap, dear, hopeless)] == [61, 90, 121]
    assert near.accepts(cheap)  # 11.5 above
    assert not near.accepts(dear)
    assert far.accepts(dear)  # 17.5 below
    assert not far.accepts(hopeless)  # lost whatever is played


def test_what_open_cards_decide() -> None:
    won, lost = make_filter("open(verdict=won)"), make_filter("open(verdict=lost)")
    for bid, wins in ((18, True), (27, False), (40, False)):
        assert won.accepts(diamonds_with_one(bid)) is wins
        assert lost.accepts(diamonds_with_one(bid)) is not wins
    assert make_filter("open").name == lost.name == "open(verdict=lost)"


def test_null_is_lost_with_a_trick() -> None:
    hand = "C7 C8 C9 S7 S8 S9 H7 H8 H9 {}"
    for last, won in (("D7", True), ("DA", False)):
        own = parse_cards(hand.format(last))
        rest = [card for card in Skat.deck.cards if card not in own]
        state = Skat().deal_hands([own, rest[:20:2], rest[1:20:2]], skat=rest[20:])
        for action in ("bid 18", "hold", "pass", "pass", "hand", "declare null"):
            state = state.apply(action)
        assert make_filter("open(verdict=won)").accepts(state) is won
