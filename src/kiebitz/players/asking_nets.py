"""What players share that ask nets about the cards of Skat: which nets, and what they are known by.

The nets are those that are shipped, as the player `net` asks them, or those of given files.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kiebitz.games import Rules, Skat, SkatContract, View
from kiebitz.players.fingerprint import fingerprint_of, of_files, parts_that_think
from kiebitz.players.net_player import SHIPPED, check_net, net_for
from kiebitz.players.search_player import SearchPlayer


@dataclass(frozen=True)
class NetAsker(SearchPlayer):
    """A player that may ask nets."""

    suit: str = field(default="", kw_only=True)
    """A file with another net for suit games and grand; counts only where nets are asked."""
    null: str = field(default="", kw_only=True)
    """And for null."""

    @property
    def fingerprint(self) -> str:
        """What the given files hold, and whatever is not ours about the parts."""
        files = [Path(file) for file in (self.suit, self.null) if file]
        given = [of_files(files)] if files else []
        return " ".join(filter(None, [*given, *map(fingerprint_of, parts_that_think(self))]))

    def check_nets(self) -> None:
        """Refuse broken files where they are named."""
        for file, null in ((self.suit, False), (self.null, True)):
            if file:
                check_net(file, SHIPPED[null])

    def net_asked(self, view: View) -> Any:
        """The one to ask in this game."""
        null = view.details.contract is SkatContract.NULL
        return net_for(self.null if null else self.suit, null)


def require_net_game(who: str, rules: Rules) -> None:
    """Refuse games that no net has learned."""
    Skat.required(rules, who)
