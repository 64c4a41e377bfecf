"""What every registered bidder must do, in every game that it is made for."""

from functools import cache

import pytest

from kiebitz.arena.honesty import probe
from kiebitz.errors import BadOption
from kiebitz.games import Phase, Rules, rules_text
from kiebitz.players import BIDDERS, Bidder, Budget, Player, make_player, play_game
from kiebitz.players.fitting import require_fitting
from kiebitz.randomness import RandomKey
from tests.contract.honesty import RULES, probed_match

CHEAP = {
    "bandit": "bandit(simulations=500)",
    "steered": "steered(worlds=20)",
    "worlds": "worlds(skats=4, worlds=2, finalists=2)",
}
"""Those that think, with so little effort that whole games take no time."""
GAMES = 4
DECISIONS = 60


@cache
def bidder_of(name: str) -> Bidder:
    """A bidder with little effort."""
    return BIDDERS.make(CHEAP.get(name, name))


def fits(name: str, rules: Rules) -> bool:
    """Whether it is made for this game."""
    try:
        require_fitting(bidder_of(name), rules)
    except BadOption:
        return False
    return True


CASES = [
    (bidder.name, rules) for bidder in BIDDERS.all() for rules in RULES if fits(bidder.name, rules)
]


def player_with(name: str) -> Player:
    """A quick player that asks the bidder."""
    return make_player(f"greedy(bidder={bidder_of(name).name})")


@pytest.mark.parametrize(
    ("name", "rules"), CASES, ids=[f"{name}-{rules_text(rules)}" for name, rules in CASES]
)
class TestEveryBidder:
    def test_bids_through_whole_games_with_legal_actions_only(
        self, name: str, rules: Rules
    ) -> None:
        for board in range(GAMES):
            start = rules.deal(seed=21, board=board)
            assert play_game(start, [player_with(name)] * rules.seats, board=board).over

    def test_bids_the_same_again_with_the_same_seed(self, name: str, rules: Rules) -> None:
        start = rules.deal(seed=22)
        table = [player_with(name)] * rules.seats
        assert play_game(start, table, seed=9) == play_game(start, table, seed=9)

    def test_knows_nothing_but_its_view(self, name: str, rules: Rules) -> None:
        """Hidden cards dealt anew change no decision before the cards."""
        result = probe(player_with(name), probed_match(rules), DECISIONS)
        assert result.changed == 0, result.where
        assert result.asked == DECISIONS
        assert result.cards < result.asked

    def test_leaves_the_view_untouched(self, name: str, rules: Rules) -> None:
        state = rules.deal(seed=23)
        assert state.to_move is not None
        assert state.phase is not Phase.PLAY
        view = state.view(state.to_move)
        before = view.to_bytes()
        bidder_of(name).decide(view, Budget(), RandomKey(1))
        assert view.to_bytes() == before

    def test_its_name_makes_it_again(self, name: str, rules: Rules) -> None:
        bidder = bidder_of(name)
        assert BIDDERS.make(bidder.name).name == bidder.name
