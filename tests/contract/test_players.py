"""What every registered player must do, in every game."""

import pytest

from kiebitz.arena.honesty import probe
from kiebitz.errors import BadOption
from kiebitz.games import Rules, rules_text
from kiebitz.players import Budget, Cheater, make_player, play_game, registered_players
from kiebitz.randomness import RandomKey
from tests.contract.honesty import CASES, CHEAP, RULES, honest_players, player_of, probed_match
from tests.strategies import advance

GAMES = 3
"""Whole games of each player and set of rules."""


def test_every_registered_player_is_tested() -> None:
    assert {player.name for player in registered_players()} == set(CHEAP)


def cases(texts: list[str]) -> pytest.MarkDecorator:
    """A test for each of these players with each set of rules that it knows."""
    known = [(text, rules) for text, rules in CASES if text in texts]
    names = [f"{text.partition('(')[0]}-{rules_text(rules)}" for text, rules in known]
    return pytest.mark.parametrize(("text", "rules"), known, ids=names)


@cases(list(CHEAP.values()))
class TestEveryPlayer:
    def test_plays_whole_games_with_legal_actions_only(self, text: str, rules: Rules) -> None:
        for board in range(GAMES):
            start = rules.deal(seed=1, board=board)
            if text == "open":  # seconds for a whole deal of Jass: only the last cards
                start = advance(start, 30, seed=board)
            final = play_game(start, [player_of(text)] * rules.seats, board=board)
            assert final.over

    def test_does_the_same_again_with_the_same_key(self, text: str, rules: Rules) -> None:
        start = advance(rules.deal(seed=2), 26, seed=2)
        table = [player_of(text)] * rules.seats
        assert play_game(start, table, seed=9) == play_game(start, table, seed=9)

    def test_is_described_by_its_name(self, text: str, rules: Rules) -> None:
        player = make_player(text)
        assert make_player(player.name).name == player.name


@cases(honest_players())
class TestEveryHonestPlayer:
    def test_leaves_the_view_untouched(self, text: str, rules: Rules) -> None:
        state = advance(rules.deal(seed=3), 6, seed=3)
        if state.to_move is None:
            return
        view = state.view(state.to_move)
        before = view.to_bytes()
        player_of(text).decide(view, Budget(), RandomKey())
        assert view.to_bytes() == before

    def test_does_not_change_its_mind_when_unseen_cards_are_reshuffled(
        self, text: str, rules: Rules
    ) -> None:
        found = probe(player_of(text), probed_match(rules), 25)
        assert (found.asked, found.changed) == (25, 0), found.where


def test_cheaters_are_known_by_type_and_refuse_a_view() -> None:
    cheaters = [text for text in CHEAP.values() if isinstance(player_of(text), Cheater)]
    assert cheaters == ["open"]
    view = RULES[0].deal(seed=1).view(0)
    with pytest.raises(BadOption, match="looks at all cards"):
        make_player("open").decide(view, Budget(), RandomKey())
