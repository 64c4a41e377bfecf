"""The null bidder: null games, and only those."""

from kiebitz.arena.deals import Dealing
from kiebitz.arena.starts import Start
from kiebitz.cards import Hand
from kiebitz.games import Skat, SkatContract
from kiebitz.players import make_player, play_game
from kiebitz.players.bidders.null import best_null_discard, null_danger
from kiebitz.randomness import Secret
from kiebitz.solver import solve_value

PLAYER = "random(bidder=null)"


def test_it_plays_null_or_nothing() -> None:
    players = [make_player(PLAYER)] * 3
    finals = [play_game(Skat().deal(seed=3, board=board), players) for board in range(60)]
    contracts = {final.result.contract for final in finals}
    assert contracts == {None, SkatContract.NULL}
    assert all(final.result.bid <= 23 for final in finals)
    assert not any(final.result.overbid for final in finals)


def test_the_most_dangerous_cards_are_put_aside() -> None:
    hand = Hand.parse("C7 C9 CJ S7 S8 H8 HT D7 D9 DJ CA HA")
    assert {str(card) for card in best_null_discard(hand)} == {"CA", "HA"}
    assert null_danger(hand) > null_danger(Hand.parse("C7 C9 CJ S7 S8 H8 HT D7 D9 DJ CA"))


def test_boards_of_null_games_can_be_dealt() -> None:
    dealing = Dealing(
        Skat(),
        Secret.of_seed(1),
        start=Start.parse("cards", Skat(), by=PLAYER),
        only="contract(kind=null)",
    )
    starts = [dealing.starts(board)[0] for board in range(6)]
    assert all(start.details.contract is SkatContract.NULL for start in starts)
    assert any(solve_value(start) for start in starts)  # some can be won with open cards
