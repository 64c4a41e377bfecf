"""Scenes: one game at one point, with everything that the native module can make of it.

A valid call takes all of its arguments from one scene. Small scenes are endings, in which any
search is over soon; large ones may be anything. Hostile ones begin with a view whose bytes were
broken and accepted all the same. What changes when it is used (boards, trees, flags) is made anew
each time.
"""

import random
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from kiebitz import _core
from kiebitz.errors import KiebitzError
from kiebitz.games import Differenzler, JassMode, Phase, Rules, Schieber, Skat, SkatContract, State
from kiebitz.players.net_player import SHIPPED, load_net
from tests.fuzz.mutations import broken_bytes
from tests.strategies import advance

GAMES = ("Skat", "Schieber", "Differenzler")
KEY = (1, 2, 3, 4)
WORLDS = 6
"""In a list of them."""


class WrongScene(LookupError):
    """There is no such thing in this scene."""


class Scene:
    """What there is of one game at one point."""

    def __init__(self, state: State, view: Any, *, small: bool) -> None:
        self.game = type(state.rules).__name__
        self.state, self.view = state._core, view
        self.rules, self.small = state.rules, small

    @cached_property
    def knowledge(self) -> Any:
        return _core.knowledge_of(self.view)

    @cached_property
    def worlds(self) -> Any:
        return _core.Worlds(self.knowledge)

    @cached_property
    def rows(self) -> Any:
        drawn = self.worlds.draw(WORLDS, KEY, 1)
        return np.unique(drawn, axis=0)

    @cached_property
    def source(self) -> Any:
        return self.listed if self.small else _core.WorldSource(self.knowledge)

    @cached_property
    def listed(self) -> Any:
        weights = np.full(len(self.rows), 1.0)
        return _core.WorldSource(self.knowledge, self.rows, weights, len(self.rows) == 1)

    @cached_property
    def weights(self) -> Any:
        return np.random.default_rng(1).random((self.rules.deck.size, 4)) + 0.1

    def receiver(self, name: str) -> Any:
        """An object of this class."""
        if name.endswith(("State", "View")):
            return self.state if name.endswith("State") else self.view
        if name.endswith(("Board", "TreeSearch")):
            made = getattr(_core, name)
            return made(self.state) if name.endswith("Board") else self._searched(made)
        if name in RESULTS:
            return self._result(name)
        if name in ("SkatOptions", "SchieberOptions", "DifferenzlerOptions"):
            return self.state.options()
        shared = {
            "Knowledge": lambda: self.knowledge,
            "Worlds": lambda: self.worlds,
            "WorldSource": lambda: self.source,
            "Net": lambda: _core.Net.read(net_bytes()),
            "WeightedWorlds": lambda: _core.WeightedWorlds(self.knowledge, self.weights),
        }
        return shared[name]() if name in shared else getattr(_core, name)()

    def _searched(self, kind: Any) -> Any:
        options = _core.TreeOptions()
        options.iterations = 20
        trees = kind(options)
        trees.search(self.view, self.source, KEY, 1, _core.Budget())
        return trees

    def _result(self, name: str) -> Any:
        if name == "ProofResult" and self.game == "Differenzler":
            raise WrongScene(name)
        if name not in self.__dict__:
            self.__dict__[name] = RESULTS[name](self)
        return self.__dict__[name]


def net_bytes(shipped: Path = SHIPPED[True]) -> bytes:
    """The smallest net that says as much as this one; it likes everything alike."""
    like, width, depth = load_net(shipped), 1, 1
    inputs, outputs = like.inputs, like.outputs
    sizes = np.array([inputs, width, depth, outputs], "<u4").tobytes()
    layers = [(inputs * width, width), (width * width, width), (width * outputs, outputs)]
    return b"kiebitz net 1\n" + sizes + b"".join(bytes(2 * size + 8 * out) for size, out in layers)


def _tree_result(scene: Scene) -> Any:
    trees = getattr(_core, f"{scene.game}TreeSearch")(_core.TreeOptions())
    return trees.search(scene.view, scene.source, KEY, 1, _core.Budget(playouts=20))


def _trump_values(scene: Scene) -> Any:
    """Where forehand has trumps to choose: at the beginning of every Schieber."""
    options = _core.TrumpOptions()
    options.worlds = options.push_worlds = options.partner_worlds = 3
    view = Schieber().deal(seed=1).view(0)._core
    return _core.schieber_trump_values(view, options, KEY, _core.Budget())


def _prediction_values(scene: Scene) -> Any:
    """At the beginning of every Differenzler."""
    options = _core.PredictionOptions()
    options.worlds = 3
    view = Differenzler().deal(seed=1).view(0)._core
    return _core.prediction_values(view, options, KEY, _core.Budget())


RESULTS: dict[str, Callable[[Scene], Any]] = {
    "TrumpValues": _trump_values,
    "PredictionValues": _prediction_values,
    "TreeResult": _tree_result,
    "FlatResult": lambda s: _core.flat_cards(
        s.view, s.listed, _core.FlatOptions(), KEY, _core.Budget()
    ),
    "CardScores": lambda s: _core.alone_cards(
        s.view, s.listed, _core.AloneOptions(), _core.Budget()
    ),
    "CardStrategy": lambda s: _core.mccfr_cards(
        s.view, s.listed, _core.MccfrOptions(), KEY, _core.Budget(playouts=20)
    ),
    "RecursiveResult": lambda s: _core.recursive_cards(
        s.view, s.listed, greedy_inside(), KEY, _core.Budget()
    ),
    "ProofResult": lambda s: _core.proof_cards(
        s.view, s.listed, _core.ProofOptions(), _core.Budget()
    ),
}
"""Answers that are objects, and how a scene comes by one."""


def greedy_inside() -> Any:
    """Recursive PIMC that needs no solver."""
    options = _core.RecursiveOptions()
    options.inner = "greedy"
    return options


# ---- Making them ---------------------------------------------------------------------------------


def small_scene(game: str, chance: random.Random) -> Scene:
    """An ending, seen by the seat to move or by another one."""
    rules: Rules = {"Skat": Skat, "Schieber": Schieber, "Differenzler": Differenzler}[game]()
    size = chance.randint(1, 4)
    cards = chance.sample(rules.deck.cards, rules.seats * size)
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(rules.seats)]
    leader = chance.randrange(rules.seats)
    if isinstance(rules, Skat):
        contract = chance.choice(list(SkatContract)[:6])
        start = rules.position(hands, contract=contract, declarer=1, leader=leader)
    elif isinstance(rules, Schieber):
        start = rules.position(hands, mode=chance.choice(list(JassMode)), leader=leader)
    else:
        assert isinstance(rules, Differenzler)
        suit = cards[0].suit
        start = rules.position(hands, trump=suit, predictions=(20, 40, 50, 47), leader=leader)
    state = advance(start, chance.randrange(rules.seats), chance.getrandbits(32))
    return Scene(state, _some_view(state, chance), small=True)


def large_scene(game: str, chance: random.Random) -> Scene:
    """A game from its deal on, anywhere between the first action and the last."""
    rules: Rules = {
        "Skat": Skat(ramsch=chance.random() < 0.3, server_bids=chance.random() < 0.3),
        "Schieber": Schieber(weis=True, stoeck=True),
        "Differenzler": Differenzler(),
    }[game]
    deal = rules.deal(seed=chance.getrandbits(32), forehand=chance.randrange(rules.seats))
    state = advance(deal, chance.randrange(50), chance.getrandbits(32))
    if chance.random() < 0.1:
        while not state.over:
            state = advance(state, 1, chance.getrandbits(32))
    return Scene(state, _some_view(state, chance), small=False)


def hostile_scene(scene: Scene, chance: random.Random) -> Scene:
    """The same with a view from broken bytes, if any are accepted."""
    reader = type(scene.view)
    for _ in range(30):
        try:
            view = reader.from_bytes(broken_bytes(scene.view.to_bytes(), chance))
        except KiebitzError:
            continue
        hostile = Scene(State(scene.rules, scene.state), view, small=scene.small)
        return hostile
    return scene


def _some_view(state: State, chance: random.Random) -> Any:
    mover = state.to_move
    if mover is None or chance.random() < 0.2:
        mover = chance.randrange(state.rules.seats)
    return state._core.view(mover)


def every_scene(seed: int) -> dict[str, list[Scene]]:
    """By game some of each kind, always the same for one seed."""
    chance = random.Random(seed)
    found: dict[str, list[Scene]] = {}
    for game in GAMES:
        scenes = [small_scene(game, chance) for _ in range(16)]
        scenes += [large_scene(game, chance) for _ in range(16)]
        played = large_scene(game, chance)
        while played.state.phase != int(Phase.PLAY):
            played = large_scene(game, chance)
        found[game] = [*scenes, played, *(hostile_scene(s, chance) for s in scenes)]
    return found
