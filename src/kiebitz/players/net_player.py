"""The net player: plays the cards of Skat by nets that learned from self-play, without any search.

The nets are shipped with the package and asked natively in whole numbers (``native/net``), so that
the same view gives the same card on every machine. Another net may be given as a file. Ramsch, and
what the nets do not know, is played by rule.
"""

import zlib
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Final

from kiebitz import _core
from kiebitz.errors import BadModel
from kiebitz.games import Rules, Skat, SkatContract, View
from kiebitz.players.bidders.bidder import Bidder
from kiebitz.players.bidders.model_files import bad_model, read_model_bytes, state_of_file
from kiebitz.players.bidders.net_bidder import NetBidder
from kiebitz.players.fingerprint import fingerprint_of, of_files
from kiebitz.players.player import Budget, Unit
from kiebitz.players.registry import register
from kiebitz.players.rules_player import play_by_rule
from kiebitz.players.search_player import SearchPlayer, Thought, best_of, card_actions
from kiebitz.randomness import RandomKey

SHIPPED: Final = {
    False: Path(__file__).parent / "nets" / "skat-suit.net",
    True: Path(__file__).parent / "nets" / "skat-null.net",
}
"""By whether the game is null."""
SHIPPED_WAYS: Final = SHIPPED[False].with_name("skat-ways.net")
"""The net that judges ways to play, for bidders."""
MOST_BYTES: Final = 50_000_000
"""Of a net in memory."""


@dataclass(frozen=True)
class NetPlayer(SearchPlayer):
    """Plays the card that its net says is best."""

    kind: ClassVar[str] = "net"
    limits: ClassVar[frozenset[str]] = frozenset(Budget.KINDS)
    """It costs next to nothing of any kind."""

    suit: str = ""
    """A file with another net for suit games and grand."""
    null: str = ""
    """And for null."""
    bidder: Bidder = field(default_factory=NetBidder, kw_only=True)
    """Decides everything before the cards."""

    def __post_init__(self) -> None:
        for file, null in ((self.suit, False), (self.null, True)):
            if file:
                check_net(file, SHIPPED[null])  # refused where it is named

    @property
    def fingerprint(self) -> str:
        """What the given files hold, and whatever is not ours about the bidder."""
        files = of_files([Path(file) for file in (self.suit, self.null) if file])
        given = files if self.suit or self.null else ""
        return " ".join(filter(None, (given, fingerprint_of(self.bidder))))

    def require_rules(self, rules: Rules) -> None:
        """Refuse games that no net has learned."""
        Skat.required(rules, self.kind)

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Ask the net; values are what one's side comes to, 1 for a win and −1 for a loss."""
        self.require_rules(view.rules)
        if view.details.declarer is None:
            return Thought({}, [play_by_rule(view)])
        null = view.details.contract is SkatContract.NULL
        net = net_for(self.null if null else self.suit, null)
        found = net.skat_cards(view._core)
        actions = card_actions(view, [card for card, _ in found])
        values = [value / net.units for _, value in found]
        thought = dict(zip(actions, values, strict=True))
        return Thought(thought, best_of(thought), unit=Unit.OWN)


def check_net(file: str, like: Path) -> None:
    """Refuse a file that is broken, or a net that sees something else than a shipped one.

    >>> check_net(str(SHIPPED[True]), like=SHIPPED[False])
    >>> check_net(str(SHIPPED[True]), like=SHIPPED_WAYS)
    Traceback (most recent call last):
    kiebitz.errors.BadModel: the model ... cannot be read: it is a net of 701 inputs, not of 178
    """
    inputs, expected = load_net(file).inputs, load_net(like).inputs
    if inputs != expected:
        raise bad_model(Path(file), f"it is a net of {inputs} inputs, not of {expected}")


def net_for(file: str, null: bool) -> Any:
    """The net of a file, or the shipped one."""
    return load_net(file or SHIPPED[null])


def load_net(file: Path | str) -> Any:
    """Read a net; the same file is read once.

    >>> load_net("nowhere.net")
    Traceback (most recent call last):
    kiebitz.errors.BadModel: the model 'nowhere.net' cannot be read: there is no such file
    """
    path = Path(file)
    return _load(path, state_of_file(path))


@lru_cache(maxsize=8)
def _load(path: Path, state: tuple[int, int]) -> Any:
    try:
        packed = read_model_bytes(path, most_bytes=MOST_BYTES)
    except BadModel:
        raise
    except ValueError:  # a path with a NUL in it
        raise bad_model(path, "the system refuses it") from None
    try:
        unpacking = zlib.decompressobj()
        plain = unpacking.decompress(packed, MOST_BYTES)
        if unpacking.unconsumed_tail or not unpacking.eof:
            raise bad_model(path, "it is too large, or cut off")
        return _core.Net.read(plain)
    except zlib.error:
        raise bad_model(path, "it is no packed net") from None
    except BadModel as error:
        raise bad_model(path, str(error)) from None


register("net", NetPlayer)
