"""Small matches for the tests of the arena."""

from functools import cache
from pathlib import Path
from typing import Any

from kiebitz.arena.match import Match
from kiebitz.arena.playing import match_of
from kiebitz.games import Action, Rules, View
from kiebitz.players import Budget, Decision
from kiebitz.randomness import RandomKey, Secret

QUICK = ("greedy", "random(bidder=plain)")


def quick_match(game: Rules | str = "skat", **options: Any) -> Match:
    """Two players that take no time."""
    players = options.pop("players", QUICK)
    return match_of(players, game=game, **{"seed": 1, **options})


@cache
def _boards() -> dict[RandomKey, int]:
    keys = [(board, Secret.of_seed(1).at_board(board)) for board in range(200)]
    return {
        at_board.decision_key(seat, number): board
        for board, at_board in keys
        for seat in range(4)
        for number in range(60)
    }


def board_of(key: RandomKey) -> int:
    """The board of a key, which only those can tell who know that the seed is 1."""
    return _boards().get(key, 0)


class FirstCard:
    """A bot of one's own: the first legal action."""

    name = "first-card"

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        return Decision(view.legal_actions[0])


class Faulty(FirstCard):
    """Falls over on some boards, in the middle of the game."""

    name = "faulty"

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        if board_of(key) % 4 == 3 and len(view.hand) < 8:
            raise RuntimeError("dropped the cards")
        return super().decide(view, budget, key)


class Moody(FirstCard):
    """Does not keep to its key: plays another card each time."""

    name = "moody"

    def __init__(self) -> None:
        self.asked = 0

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        self.asked += 1
        actions: tuple[Action, ...] = view.legal_actions
        return Decision(actions[self.asked % len(actions)])


DEADLY = '''
import os, signal
from functools import cache
from pathlib import Path
import kiebitz
from kiebitz.randomness import Secret

FATAL = {Secret.of_seed(1).decision_key(2, seat, n) for seat in range(4) for n in range(60)}

class Deadly:
    """Takes its worker down in the middle of board 2; otherwise the first legal action."""
    name = "deadly"

    def decide(self, view, budget, key):
        mark = Path(__file__).with_suffix(".mark")
        if key in FATAL and len(view.hand) == 5 and not (ONCE and mark.exists()):
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return kiebitz.Decision(view.legal_actions[0])
'''


def deadly_bot(folder: Path, *, once: bool = True) -> str:
    """The text of a bot that kills the process it plays in, once or always."""
    file = folder / "deadly.py"
    file.write_text(f"{DEADLY}\nONCE = {once}\n")
    return f'python(file="{file}")'
