"""Players that sit down: trees that are kept, bidders that keep their plan."""

import os
import subprocess
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from kiebitz.games import Phase, Rules, Schieber, Skat, View
from kiebitz.players import (
    BIDDERS,
    Budget,
    Decision,
    PlainBidder,
    Sitting,
    Table,
    make_player,
    play_game,
)
from kiebitz.players.random_player import RandomPlayer
from kiebitz.players.search_player import SearchPlayer
from kiebitz.randomness import RandomKey

KEEPING = ("ismcts(iterations=300, keep=true)", "uct(iterations=300, keep=true)")


@pytest.mark.parametrize("text", KEEPING)
def test_a_kept_tree_plays_the_same_game_with_the_same_seed(text: str) -> None:
    for rules in (Skat(), Schieber()):
        start = rules.deal(seed=1)
        games = [play_game(start, [make_player(text)] * rules.seats, seed=4) for _ in range(2)]
        assert games[0] == games[1]


def test_asked_out_of_the_blue_it_is_the_player_without_a_memory() -> None:
    state = Schieber().deal(seed=2).apply("trump hearts")
    kept, plain = (make_player(f"ismcts(iterations=300{more})") for more in (", keep=true", ""))
    decisions = [p.decide(state.view(0), Budget(), RandomKey(1)) for p in (kept, plain)]
    assert decisions[0].values == decisions[1].values


def test_a_sitting_goes_on_with_what_it_has_searched() -> None:
    """The nodes of the first card are there at the second."""
    player = make_player("ismcts(iterations=500, keep=true)")
    assert isinstance(player, SearchPlayer)
    rules = Schieber()
    sitting, table = player.sit(rules, 0), Table(rules.deal(seed=2).apply("trump hearts"), seed=1)
    fresh, kept = [], []
    while (question := table.question()) is not None and len(kept) < 3:
        decision = player.decide(question.view, Budget(), question.key)
        if question.seat == 0 and len(question.view.legal_actions) > 1:
            fresh.append(decision.effort.nodes)
            decision = sitting.decide(question.view, Budget(), question.key)
            kept.append(decision.effort.nodes)
        table.answer(question, decision)
    assert kept[0] == fresh[0]
    assert kept[1] > fresh[1]
    assert kept[2] > kept[1]


# ---- Bidders -------------------------------------------------------------------------------------


@dataclass
class Planning:
    """Thinks once for each game and seat, and counts."""

    name: str = "planning"
    plans: list[tuple[str, int]] = field(default_factory=list)

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        raise AssertionError("it would rather sit")

    def sit(self, rules: Rules, seat: int) -> Sitting:
        self.plans.append((rules.name, seat))
        return PlainBidder()


@pytest.mark.parametrize(
    "text", ["greedy", "pimc(worlds=2)", "ismcts(iterations=20, keep=true)", "random", "open"]
)
def test_a_bidder_may_keep_its_plan_for_the_whole_auction(text: str) -> None:
    bidder = Planning()
    player = make_player(text)
    planner = RandomPlayer(bidder) if text == "random" else replace(player, bidder=bidder)  # type: ignore[type-var]
    play_game(Skat().deal(seed=7), [planner] * 3, seed=1)
    assert bidder.plans == [("skat", 0), ("skat", 1), ("skat", 2)]


@pytest.mark.parametrize("text", ["greedy", "random", "flat", "pimc", "uct", "maxn", "open"])
def test_every_player_takes_another_bidder(text: str) -> None:
    """The null bidder plays null or nothing."""
    player = make_player(f"{text}(bidder=null)")
    assert player.name == f"{text}(bidder=null)"
    for board in range(3):
        table = Table(Skat().deal(seed=3, board=board), seed=board)
        while (question := table.question()) is not None and table.state.phase is not Phase.PLAY:
            expected = BIDDERS.make("null").decide(question.view, Budget(), question.key)
            if text == "open":
                decision = player.decide_open(table.state, Budget(), question.key)  # type: ignore[attr-defined]
            else:
                decision = player.decide(question.view, Budget(), question.key)
            if len(question.view.legal_actions) > 1:
                assert decision.action == expected.action
            table.answer(question, decision)


def test_bidders_of_other_packages_are_found(tmp_path: Path) -> None:
    (tmp_path / "bold.py").write_text(
        "from kiebitz.players.bidders.plain import PlainBidder\n"
        "class Bold(PlainBidder):\n"
        "    name = 'bold'\n"
    )
    package = tmp_path / "bold-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: bold\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[kiebitz.bidders]\nbold = bold:Bold\n")
    asked = "import kiebitz; print(kiebitz.make_player('greedy(bidder=bold)').name)"
    output = subprocess.run(
        [sys.executable, "-c", asked],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
    )
    assert output.stdout.strip() == "greedy(bidder=bold)"


def test_the_plain_bidder_counts_a_hand_once_for_all_its_bids() -> None:
    from kiebitz.players.bidders.plain import best_contract

    best_contract.cache_clear()
    state = Skat().deal(seed=7)
    view = state.view(1)
    for _ in range(5):
        PlainBidder().decide(view, Budget(), RandomKey())
    assert best_contract.cache_info().misses == 1
