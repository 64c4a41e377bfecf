"""The belief `net`: deals are the likelier, the better they explain what was declared and played.

Whoever declares is taken to have cards that a net likes, and everybody to play by nets, with some
noise. The first holds for every player; the second is for those who do play like nets: of others it
may say more wrong things than right ones, which `lapse` softens. It stands here and not among the
beliefs, since players know the nets; the package declares it as other packages declare theirs.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kiebitz import _core
from kiebitz.calltext import Call
from kiebitz.games import Phase, Rules, Skat, SkatContract, View
from kiebitz.numbers import check_float, check_int
from kiebitz.players.fingerprint import of_files
from kiebitz.players.net_player import load_net, net_for

if TYPE_CHECKING:
    import numpy as np

    Rows = np.ndarray[Any, np.dtype[np.uint64]]
    Weights = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class NetBelief:
    """Skat: deals are the likelier, the better nets explain what others declared and played."""

    temperature: float = 0.2
    """By how much a card may be worse in a net's eyes to be played e times less often."""
    lapse: float = 0.2
    """How often anything is played."""
    eagerness: float = 3.0
    """To a defender: how much likelier, as a power of e, a declarer has cards of which a net says
    that they are won (1) than others of which it says that nobody knows (0)."""
    candidates: int = 8
    """How many deals are weighed for each that is asked for."""
    suit: str = ""
    """A file with another net for suit games and grand."""
    null: str = ""
    """And for null."""

    def __post_init__(self) -> None:
        check_float(self.temperature, "net: temperature", low=0.001, high=100)
        check_float(self.lapse, "net: lapse", low=0.001, high=1)
        check_float(self.eagerness, "net: eagerness", low=0, high=100)
        check_int(self.candidates, "net: candidates", low=1, high=1000)
        for file in filter(None, (self.suit, self.null)):
            load_net(file)

    @property
    def name(self) -> str:
        """The text that makes it again."""
        usual = NetBelief.__dataclass_fields__
        given = {
            name: getattr(self, name)
            for name in usual
            if getattr(self, name) != usual[name].default
        }
        return str(Call("net", given))

    @property
    def fingerprint(self) -> str:
        """What the given files hold."""
        files = [Path(file) for file in (self.suit, self.null) if file]
        return of_files(files) if files else ""

    def weigh(self, view: View, worlds: "Rows") -> "Weights":
        """How likely the others' cards are in each world; all alike before a card is played."""
        import numpy as np

        self.require_rules(view.rules)
        if view.phase is not Phase.PLAY or view.details.declarer is None:
            return np.ones(len(worlds))
        null = view.details.contract is SkatContract.NULL
        net = net_for(self.null if null else self.suit, null)
        found = _core.explains_by_net(
            view._core, worlds, net, self.temperature, self.lapse, self.eagerness
        )
        return np.asarray(found)

    def require_rules(self, rules: Rules) -> None:
        """Refuse games that no net has learned."""
        Skat.required(rules, "belief=net")
