"""What every registered player must do, in every game."""

import random

import pytest

from kiebitz.games import Differenzler, Rules, Schieber, Skat, State, rules_text
from kiebitz.players import Budget, make_player, play_game, registered_players
from kiebitz.randomness import RandomKey
from tests.hidden import public_part, reshuffled
from tests.strategies import advance

PLAYERS = [player.name for player in registered_players()]
RULES: list[Rules] = [
    Skat(),
    Skat(ramsch=True),
    Schieber(),
    Schieber.table(),
    Differenzler(),
    Differenzler(open_predictions=True),
]


@pytest.mark.parametrize("rules", RULES, ids=rules_text)
@pytest.mark.parametrize("name", PLAYERS)
class TestEveryPlayer:
    def test_plays_whole_games_with_legal_actions_only(self, name: str, rules: Rules) -> None:
        for board in range(30):
            final = play_game(
                rules.deal(seed=1, board=board), [make_player(name)] * rules.seats, board=board
            )
            assert final.over

    def test_does_the_same_again_with_the_same_key(self, name: str, rules: Rules) -> None:
        games = [
            play_game(rules.deal(seed=2), [make_player(name)] * rules.seats, seed=9)
            for _ in range(2)
        ]
        assert games[0] == games[1]

    def test_leaves_the_view_untouched(self, name: str, rules: Rules) -> None:
        state = advance(rules.deal(seed=3), 6, seed=3)
        if state.to_move is None:
            return
        view = state.view(state.to_move)
        before = view.to_bytes()
        make_player(name).decide(view, Budget(), RandomKey())
        assert view.to_bytes() == before

    def test_does_not_change_its_mind_when_unseen_cards_are_reshuffled(
        self, name: str, rules: Rules
    ) -> None:
        player = make_player(name)
        chance = random.Random(4)
        probed = 0
        for board in range(60):
            state = advance(rules.deal(seed=4, board=board), board % 36, seed=board)
            if state.to_move is not None:
                probed += _probe(state, player.decide, chance)
        assert probed > 20


def _probe(state: State, decide: object, chance: random.Random) -> int:
    """Asks twice: with the true cards and with others that the seat cannot tell from them."""
    seat = state.to_move
    assert seat is not None
    other = reshuffled(state, seat, chance)
    if other is None or public_part(other, seat) != public_part(state, seat):
        return 0
    key = RandomKey(1, 2, seat, 3)
    first = decide(state.view(seat), Budget(), key)  # type: ignore[operator]
    assert decide(other.view(seat), Budget(), key) == first  # type: ignore[operator]
    return 1
