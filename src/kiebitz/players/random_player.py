"""The random player: every legal action is equally likely. The baseline of everything."""

from typing import ClassVar

from kiebitz.calltext import Call, parse_call
from kiebitz.games import Phase, Rules, View
from kiebitz.players.bidders.bidder import Bidder
from kiebitz.players.player import Budget, Decision, Sitting, require_turn
from kiebitz.players.registry import register
from kiebitz.players.seated import Seated, seat_bidder
from kiebitz.randomness import RandomKey


class RandomPlayer:
    """Plays any legal action, each equally likely; in an auction it says yes or no, never jumps."""

    budgets: ClassVar[frozenset[str]] = frozenset(Budget.KINDS)

    def __init__(self, bidder: Bidder | None = None) -> None:
        self.bidder = bidder
        """Decides everything before the cards, where only those should be random."""
        arguments = {} if bidder is None else {"bidder": parse_call(bidder.name)}
        self.name = str(Call("random", arguments))

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose at random.

        With every bid equally likely nearly all Skat games would be lost before the first card, so
        an auction is a fair coin between passing and the smallest yes.
        """
        return self.decide_with(self.bidder, view, budget, key)

    def decide_with(
        self, bidder: Sitting | None, view: View, budget: Budget, key: RandomKey
    ) -> Decision:
        """The same with another bidder, or one that has sat down."""
        require_turn(view)
        if bidder is not None and view.phase is not Phase.PLAY:
            return bidder.decide(view, budget, key)
        actions = view.legal_actions
        if view.phase is Phase.AUCTION:
            actions = actions[:2]
        return Decision(key.choice(actions))

    def sit(self, rules: Rules, seat: int) -> Sitting:
        """Sit down for one game; a bidder that would rather sit does so too."""
        bidder = seat_bidder(self.bidder, rules, seat)
        return self if bidder is None else Seated(self, bidder)


register("random", RandomPlayer)
