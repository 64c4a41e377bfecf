"""What tells two versions of a player apart."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from kiebitz.players import FlatPlayer, RandomPlayer, make_player, registered_players
from kiebitz.players.bidders.plain import PlainBidder
from kiebitz.players.fingerprint import fingerprint_of
from tests.contract.honesty import CHEAP

BOT = """
from kiebitz import Decision

class Bot:
    def decide(self, view, budget, key):
        return Decision(view.legal_actions[{place}])
"""


@dataclass(frozen=True)
class OurOwnBid(PlainBidder):
    """A bidder of somebody else."""


def test_our_own_players_have_none() -> None:
    ours = [player.name for player in registered_players()]
    for name in set(ours) - {"process", "python", "pyschieber"}:
        assert fingerprint_of(make_player(CHEAP[name])) == "", name


@pytest.mark.parametrize("around", ["{}", "mix(opening={})", "mix(ending=mix(opening={}))"])
def test_a_bot_inside_one_of_our_players_is_seen(around: str, tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    text = around.format(f'python(file="{file}")')
    found = set()
    for place in (0, -1):
        file.write_text(BOT.format(place=place))
        found.add(fingerprint_of(make_player(text)))
    assert len(found) == 2
    assert "" not in found


def test_what_others_bring_into_one_of_ours_is_seen() -> None:
    assert fingerprint_of(RandomPlayer(PlainBidder())) == ""
    assert fingerprint_of(RandomPlayer(OurOwnBid())) != ""
    assert fingerprint_of(FlatPlayer()) == ""


def test_players_of_pyschieber_are_somebody_elses() -> None:
    random, greedy = (make_player(f'pyschieber(player="{name}")') for name in ("random", "greedy"))
    assert "pyschieber" in fingerprint_of(random)
    assert fingerprint_of(random) != fingerprint_of(greedy)
