"""Views to measure with: early, middle and late ones, and those that plain methods find hard."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import comb
from typing import Final

from kiebitz.beliefs import ASIDE, Worlds
from kiebitz.games import GAMES as KINDS
from kiebitz.games import Phase, Rules, Skat, State, View
from kiebitz.randomness import RandomKey

GAMES: Final[tuple[Rules, ...]] = tuple(kind() for kind in KINDS.values())
OPENINGS: Final = {"skat": ("bid 18", "pass", "pass", "hand", "declare clubs")}
"""What is said before the cards, where chance would not come to a fair game."""
STAGES: Final = {"early": 0.0, "middle": 0.45, "late": 0.8}
"""Which share of the cards has been played."""


@dataclass(frozen=True)
class SampleView:
    """A view with a name."""

    game: str
    stage: str
    view: View

    @property
    def name(self) -> str:
        """For tables."""
        return f"{self.game} {self.stage}"


def play_randomly(rules: Rules, cards: int, *, seed: int, board: int = 0) -> State:
    """A game with this many random cards played; in Skat a hand game, whose skat nobody knows."""
    state = rules.deal(seed=seed, board=board)
    for action in OPENINGS.get(rules.name, ()):
        state = state.apply(action)
    count = 0
    while state.phase is not Phase.PLAY or count < cards:
        actions = state.legal_actions
        count += state.phase is Phase.PLAY
        pick = RandomKey(seed, board, 0, len(state.history)).below(len(actions))
        state = state.apply(actions[pick])
    return state


def stage_views(seed: int) -> list[SampleView]:
    """An early, a middle and a late view of each game, of the seat to move."""
    found = []
    for rules in GAMES:
        for stage, share in STAGES.items():
            cards = int(share * rules.cards_in_play)
            state = play_randomly(rules, cards, seed=seed, board=1)
            found.append(SampleView(rules.name, stage, state.view(state.to_move or 0)))
    return found


def hard_views(seed: int, *, games: int = 300) -> list[SampleView]:
    """For each game the view of some hundred games in which the fewest deals fit; and Knorr's."""
    found = [SampleView("skat", "by Knorr", one_world_case().view(0))]
    for rules in GAMES:
        cards = int(0.4 * rules.cards_in_play)
        states = (play_randomly(rules, cards, seed=seed, board=board) for board in range(games))
        views = (state.view(seat) for state in states for seat in range(rules.seats))
        found.append(SampleView(rules.name, "hardest", min(views, key=acceptance)))
    return found


def small_views(rules: Rules, seed: int, *, count: int, most: int) -> Iterator[View]:
    """Views with a few worlds, in which cards played have shown something."""
    board = 0
    while count > 0:
        board += 1
        cards = int((0.5 + 0.35 * (board % 5) / 4) * rules.cards_in_play)
        state = play_randomly(rules, cards, seed=seed, board=board)
        view = state.view(board % rules.seats)
        if 2 <= Worlds(view).count <= most and acceptance(view) < 1:
            count -= 1
            yield view


def acceptance(view: View) -> float:
    """The share of all ways to deal the hidden cards that fits what was seen."""
    worlds = Worlds(view)
    seen = {view.seat}
    if view.aside:
        seen.add(ASIDE)
    sizes = [
        len(known) + room
        for place, (known, room) in enumerate(
            zip(worlds.knowledge.known, worlds.knowledge.open, strict=True)
        )
        if place not in seen
    ]
    ways, left = 1, sum(sizes)
    for size in sizes:
        ways *= comb(left, size)
        left -= size
    return worlds.count / ways


def one_world_case() -> State:
    """The case of Knorr 2018 in which one of 12,870 deals fits: the declarer is to move."""
    state = Skat().deal_hands(
        [
            "CJ HJ SA SK CA CT CK C9 C8 C7",
            "DA D9 DT DK DQ ST SQ S9 S8 S7",
            "CQ H7 HA HT HK HQ H9 H8 SJ DJ",
        ],
        skat="D7 D8",
    )
    for action in ("pass", "pass", "bid 18", "pickup", "discard D7 D8", "declare clubs"):
        state = state.apply(action)
    for card in ("C7", "DA", "CQ", "H7", "CA", "D9"):
        state = state.apply(f"play {card}")
    return state
