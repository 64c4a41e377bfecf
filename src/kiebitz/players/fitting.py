"""Whether a player fits a game, asked before the first card instead of somewhere in the middle.

Anything that is made for some games only, be it a player, a belief, a bidder or another part, may
have a method ``require_rules(rules)`` that refuses the others with a `BadOption`. What plays every
game needs none. That a player hands over to another one where it cannot search is no misfit.
"""

from collections.abc import Iterator

from kiebitz.games import Rules
from kiebitz.players.fingerprint import parts_that_think


def require_fitting(player: object, rules: Rules) -> None:
    """Refuse a player that, or a part of which, is made for another game.

    >>> from kiebitz.games import Skat
    >>> from kiebitz.players import make_player
    >>> require_fitting(make_player("pimc(belief=weis)"), Skat())
    Traceback (most recent call last):
    kiebitz.errors.BadOption: belief=weis is for games in which Weis are shown, \
such as schieber(weis=true), not for skat
    """
    for part in _with_parts(player, rules):
        require = getattr(part, "require_rules", None)
        if require is not None:
            require(rules)


def _with_parts(player: object, rules: Rules) -> Iterator[object]:
    """The player and what takes part in this game; `player_of` says who does where games differ."""
    yield player
    player_of = getattr(player, "player_of", None)
    parts = parts_that_think(player) if player_of is None else [player_of(rules)]
    for part in parts:
        yield from _with_parts(part, rules)
