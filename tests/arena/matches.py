"""Small matches for the tests of the arena."""

from pathlib import Path
from typing import Any

from kiebitz.arena.match import Match
from kiebitz.arena.playing import match_of
from kiebitz.games import Action, View
from kiebitz.players import Budget, Decision
from kiebitz.randomness import RandomKey

QUICK = ("greedy", "random(bidder=plain)")


def quick_match(game: str = "skat", **options: Any) -> Match:
    """Two players that take no time."""
    players = options.pop("players", QUICK)
    return match_of(players, game=game, **options)


class FirstCard:
    """A bot of one's own: the first legal action."""

    name = "first-card"

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        return Decision(view.legal_actions[0])


class Faulty(FirstCard):
    """Falls over on some boards, in the middle of the game."""

    name = "faulty"

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        if key.board % 4 == 3 and len(view.hand) < 8:
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
from pathlib import Path
import kiebitz

class Deadly:
    """Takes its worker down in the middle of board 2; otherwise the first legal action."""
    name = "deadly"

    def decide(self, view, budget, key):
        mark = Path(__file__).with_suffix(".mark")
        if key.board == 2 and len(view.hand) == 5 and not (ONCE and mark.exists()):
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return kiebitz.Decision(view.legal_actions[0])
'''


def deadly_bot(folder: Path, *, once: bool = True) -> str:
    """The text of a bot that kills the process it plays in, once or always."""
    file = folder / "deadly.py"
    file.write_text(f"{DEADLY}\nONCE = {once}\n")
    return f'python(file="{file}")'
