"""The random player: every legal action is equally likely. The baseline of everything."""

from kiebitz.games import Phase, View
from kiebitz.players.player import Budget, Decision
from kiebitz.players.registry import register
from kiebitz.randomness import RandomKey


class RandomPlayer:
    """Plays any legal action, each equally likely; in an auction it says yes or no, never jumps."""

    def __init__(self) -> None:
        self.name = "random"

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose at random.

        With every bid equally likely nearly all Skat games would be lost before the first card, so
        an auction is a fair coin between passing and the smallest yes.
        """
        actions = view.legal_actions
        if view.phase is Phase.AUCTION:
            actions = actions[:2]
        return Decision(key.choice(actions))


register("random", RandomPlayer)
