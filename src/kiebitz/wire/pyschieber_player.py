"""A player of pyschieber at our table.

``pyschieber(player="challenge")`` seats one of pyschieber's own players (`SHORT_NAMES`), and
``pyschieber(player="my_module:MyPlayer")`` any class derived from its `BasePlayer`. Such a player
keeps what it has seen between its turns; ours are asked out of the blue. So at every decision a
fresh one hears the deal from the beginning, as from pyschieber's `Game`, and is then asked.

Its random numbers come from Python's global generator, which is seeded by our key for the decision
and put back afterwards, one decision at a time. What it offers and may not do under our rules is
refused as pyschieber does, and it may offer something else.
"""

import importlib
import inspect
import random
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final

from kiebitz.calltext import Call
from kiebitz.cards import Card
from kiebitz.errors import BadOption, BotFailed
from kiebitz.games import Action, ActionKind, Phase, Schieber, View
from kiebitz.players import Budget, Decision
from kiebitz.players.fingerprint import of_files
from kiebitz.players.player import require_turn
from kiebitz.randomness import RandomKey
from kiebitz.wire.pyschieber_cards import our_card, our_mode, require_pyschieber
from kiebitz.wire.pyschieber_deal import TheirDeal

SHORT_NAMES: Final = {
    "random": "pyschieber.player.random_player:RandomPlayer",
    "greedy": "pyschieber.player.greedy_player.greedy_player:GreedyPlayer",
    "challenge": "pyschieber.player.challenge_player.challenge_player:ChallengePlayer",
}
MOST_OFFERS: Final = 100
"""A player that has offered so much that is illegal will not come to anything."""
_CHANCE: Final = threading.Lock()


@dataclass(frozen=True)
class PyschieberPlayer:
    """A player of the package pyschieber, at a table of Schieber."""

    kind: ClassVar[str] = "pyschieber"

    player: str
    """A short name (random, greedy, challenge) or module:class."""

    def __post_init__(self) -> None:
        _their_class(self.player)

    @property
    def name(self) -> str:
        """The text of this player."""
        return str(Call(self.kind, {"player": self.player}))

    @property
    def fingerprint(self) -> str:
        """The file that defines the player, and the version of pyschieber."""
        from importlib.metadata import version  # slow to import, needed once

        source = inspect.getsourcefile(_their_class(self.player))
        return f"{of_files([Path(source or '')])} pyschieber {version('pyschieber')}"

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Tell a fresh player the deal so far, and ask it."""
        Schieber.required(view.rules, self.name)
        require_turn(view)
        with _chance_of(key):
            deal = TheirDeal(_their_class(self.player)(), view)
            deal.replay()
            if view.phase is Phase.PLAY:
                return Decision(self._settle(deal.ask_card(), _as_play, view))
            return Decision(self._settle(deal.ask_trump(), _as_choice, view))

    def _settle(
        self, offers: Generator[Any, bool, None], read: Callable[[Any], Action], view: View
    ) -> Action:
        """The first legal thing that is offered."""
        legal = view.legal_actions
        offer = next(offers)
        for _ in range(MOST_OFFERS):
            action = read(offer)
            if action in legal:
                with suppress(StopIteration):
                    offers.send(True)
                return action
            again = offers.send(False)
            offer = offer if again is None else again
        raise BotFailed(f"{self.name} offered {offer} and nothing legal in {MOST_OFFERS} attempts")


def _as_play(card: Any) -> Action:
    return Action.play(_ours(card))


def _ours(card: Any) -> Card:
    try:
        return our_card(card)
    except (AttributeError, KeyError, ValueError):
        raise BotFailed(f"{card!r:.100} is no card of pyschieber") from None


def _as_choice(trump: Any) -> Action:
    name = getattr(trump, "name", None)
    if name == "SCHIEBEN":
        return Action(ActionKind.PUSH)
    try:
        return Action.trump(our_mode(str(name)))
    except KeyError:
        raise BotFailed(f"{trump!r:.100} is no trump of pyschieber") from None


@contextmanager
def _chance_of(key: RandomKey) -> Iterator[None]:
    """Python's global random numbers depend on the key alone, and go on as before afterwards."""
    with _CHANCE:
        before = random.getstate()
        random.seed(repr(key.words))
        try:
            yield
        finally:
            random.setstate(before)


def _their_class(name: str) -> Callable[[], Any]:
    require_pyschieber()
    from pyschieber.player.base_player import BasePlayer

    module, _, attribute = SHORT_NAMES.get(name, name).partition(":")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        known = ", ".join(SHORT_NAMES)
        raise BadOption(
            f"there is no pyschieber player {name!r} ({error}); there are {known} and module:class"
        ) from None
    if not (isinstance(found, type) and issubclass(found, BasePlayer)):
        raise BadOption(f"{name!r} is not derived from pyschieber's BasePlayer")
    return found
