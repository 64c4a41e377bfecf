"""What a valid call is made with: for each parameter, by its name, a value that fits the scene.

A parameter of a new name, or of a type that no scene has, raises `UnknownParameter`: whoever binds
a function tells the fuzzer here what it takes.
"""

import random
import re
from collections.abc import Callable
from typing import Any

import numpy as np

from kiebitz import _core
from kiebitz.errors import BadOption, KiebitzError
from kiebitz.players.net_player import SHIPPED_WAYS
from tests.fuzz.bound import Bound, Parameter
from tests.fuzz.scenes import Scene, WrongScene, greedy_inside, net_bytes

Draw = Callable[[Scene, random.Random], Any]


class UnknownParameter(LookupError):
    """The fuzzer does not know what to give here."""


def whole(low: int, high: int) -> Draw:
    """A number from `low` to `high`."""
    return lambda scene, chance: chance.randint(low, high)


def seat(scene: Scene, chance: random.Random) -> int:
    """A seat of this game."""
    return chance.randrange(scene.rules.seats)


def maybe(draw: Draw) -> Draw:
    """That or nothing."""
    return lambda scene, chance: draw(scene, chance) if chance.random() < 0.5 else None


def flag(scene: Scene, chance: random.Random) -> bool:
    """Yes or no."""
    return chance.random() < 0.5


def share(scene: Scene, chance: random.Random) -> float:
    """A share that is not small."""
    return chance.uniform(0.1, 1)


def key(scene: Scene, chance: random.Random) -> list[int]:
    """Four words."""
    return [chance.getrandbits(64) for _ in range(4)]


def some_states(scene: Scene, chance: random.Random) -> list[Any]:
    """The same position a few times."""
    return [scene.state] * chance.randint(0, 3)


def ranks(scene: Scene, chance: random.Random) -> Any:
    """Numbers of worlds."""
    numbers = [chance.randrange(scene.worlds.count) for _ in range(chance.randint(0, 200))]
    return np.array(numbers, dtype=np.uint64)


WAY = np.array([[0x3FF, 0xC00, 4, 0, 0]], np.uint32)
"""A grand with the lowest twelve cards."""
WORD = whole(0, 2**64 - 1)
BY_NAME: dict[str, Draw] = {
    **dict.fromkeys(("seed", "board", "decision"), WORD),
    **dict.fromkeys(("seat", "forehand", "leader", "declarer"), seat),
    **dict.fromkeys(("first",), whole(0, 1)),
    "count": whole(0, 300),
    "threads": whole(1, 3),
    "key": key,
    "method": lambda scene, chance: chance.choice((0, 1, 2, 4, 5, 6)),
    "bound": whole(1, 121),
    "guess": whole(0, 120),
    "rung": whole(0, 6),
    "start": whole(0, 2),
    "depth": whole(0, 5),
    "least_visits": whole(0, 5),
    "deck_size": lambda scene, chance: scene.rules.deck.size,
    "contract": whole(0, 4),
    "contracts": lambda scene, chance: [5] * chance.randint(0, 1),
    "mode": whole(-1, 5),
    "trump": whole(0, 3),
    "undertrump": whole(0, 2),
    "net": lambda scene, chance: _core.Net.read(net_bytes()),
    **dict.fromkeys(("ways", "way"), lambda scene, chance: WAY),
    **dict.fromkeys(("temperature", "lapse", "eagerness"), share),
    "lost_levels": whole(0, 1),
    "target": lambda scene, chance: chance.choice((1000, 2500)),
    "total": maybe(whole(0, 157)),
    "totals": lambda scene, chance: [61] * chance.randint(0, 3),
    "nodes": maybe(whole(0, 10_000)),
    "playouts": maybe(whole(0, 100)),
    "games": whole(1, 50),
    "seconds": maybe(lambda scene, chance: chance.random() * 0.05),
    "iterations": whole(1, 30),
    "doubt": lambda scene, chance: chance.uniform(0.1, 1000),
    "pushed": flag,
    "epsilon": lambda scene, chance: chance.uniform(0.1, 1),
    "strategy": lambda scene, chance: [0.25] * chance.randint(0, 4),
    "sampling": lambda scene, chance: chance.choice(("outcome", "external", "chance")),
    "forecast": lambda scene, chance: chance.choice(("none", "a", "b")),
    "cards": whole(0, 2**32 - 1),
    "hand": whole(0, 2**32 - 1),
    "trick": lambda scene, chance: chance.sample(range(32), chance.randint(0, 2)),
    "bid": whole(18, 264),
    "ranks": ranks,
    "worlds": lambda scene, chance: scene.rows,
    "weights": lambda scene, chance: scene.weights,
    "knowledge": lambda scene, chance: scene.knowledge,
    "source": lambda scene, chance: scene.source if flag(scene, chance) else scene.listed,
    "view": lambda scene, chance: scene.view,
    "state": lambda scene, chance: scene.state,
    "states": some_states,
    "stop": lambda scene, chance: _core.StopFlag(),
    "budget": lambda scene, chance: _core.Budget(
        chance.choice((None, 0.0, 0.01)), chance.choice((None, 0, 500)), chance.choice((None, 5))
    ),
    **dict.fromkeys(
        (
            "match_bonus",
            "weis",
            "stoeck",
            "ramsch",
            "server_bids",
            "open_predictions",
            "plus",
            "complete",
        ),
        flag,
    ),
    **dict.fromkeys(("safe_hands", "ordering"), flag),
}
MOVE_WEIGHTS = [[0] * 30] * 18


def arguments_of(bound: Bound, scene: Scene, chance: random.Random) -> list[Any]:
    """Everything for one valid call."""
    special = SPECIAL.get(bound.name.rpartition(".")[2] if "." in bound.name else bound.name)
    known = special(scene) if special else {}
    if special and not known:
        raise WrongScene(bound.name)
    return [
        known[p.name] if p.name in known else _valid(bound, p, scene, chance)
        for p in bound.parameters
    ]


def _valid(bound: Bound, parameter: Parameter, scene: Scene, chance: random.Random) -> Any:
    name, kind = parameter
    if name == "arg":
        return _unnamed(bound, kind, scene, chance)
    if name == "table":
        return scene.state if kind.endswith("State") else scene.view
    if kind.endswith("Options") or kind == "OpenQuestion":
        return _options(kind, scene, chance)
    if name == "weights" and "Sequence" in kind:
        return MOVE_WEIGHTS
    if name == "weights" and "(*)" in kind:
        return np.full(len(scene.rows), 0.5)
    if name == "iterations" and "Sequence" in kind:
        return [1, 3, 10]
    if name == "bound" and bound.name == "random_below":
        return chance.randint(1, 2**32 - 1)
    if name not in BY_NAME:
        raise UnknownParameter(f"{bound.name}: the fuzzer knows no {name}: {kind}")
    return BY_NAME[name](scene, chance)


def _unnamed(bound: Bound, kind: str, scene: Scene, chance: random.Random) -> Any:
    name = bound.name
    if name.endswith("="):
        return setting(bound, scene, chance)
    if kind == "bytes":
        return (scene.state if "State" in name else scene.view).to_bytes()
    if kind != "int":
        return scene.receiver(kind)
    member = name.rpartition(".")[2]
    if member in ("apply", "push", "is_legal"):
        return chance.choice(scene.state.legal() or [0])
    values = {"at": len(scene.state.history()), "view": 2, "skat_contract": 6, "jass_contract": 5}
    if member not in values:
        raise UnknownParameter(f"{name}: the fuzzer does not know what it takes")
    return chance.randint(0, values[member])


# ---- Options -------------------------------------------------------------------------------------


def setting(bound: Bound, scene: Scene, chance: random.Random) -> Any:
    """A value for a field of options, of the kind it has now."""
    owner, _, field = bound.name.rstrip("=").partition(".")
    return _field_value(getattr(_core, owner)(), field, bound.parameters[0].type, chance)


def _field_value(options: Any, field: str, kind: str, chance: random.Random) -> Any:
    if "str" in kind:
        return chance.choice(_names(options, field))
    if "Net" in kind:
        return _core.Net.read(net_bytes()) if chance.random() < 0.5 else None
    if "bool" in kind:
        return chance.random() < 0.5
    if "float" in kind:
        return chance.uniform(0.1, 1)
    return chance.randint(1, 20)


def _names(options: Any, field: str) -> list[str]:
    try:
        setattr(options, field, "no such name")
    except BadOption as error:
        return str(error).rpartition("is none of ")[2].split(", ")
    raise UnknownParameter(f"{field}: the fuzzer knows no names")


def _options(kind: str, scene: Scene, chance: random.Random) -> Any:
    if kind in ("SkatOptions", "SchieberOptions", "DifferenzlerOptions"):
        return scene.state.options()
    options = greedy_inside() if kind == "RecursiveOptions" else getattr(_core, kind)()
    for field in chance.sample(options.fields, chance.randint(0, len(options.fields))):
        described = getattr(_core, kind).__dict__[field].fset.__nb_signature__[0][0]
        declared = re.search(r"(?:arg|net): (.*?)(?:, /)?\)", described)
        assert declared is not None
        setattr(options, field, _field_value(options, field, declared[1], chance))
    return options


# ---- How games begin -----------------------------------------------------------------------------


def _position(scene: Scene) -> dict[str, Any]:
    if scene.state.started_from_deal():
        return {}
    details = scene.state.start_details()
    details["declarer"] = 255 if details.get("declarer") is None else details["declarer"]
    return {**details, "options": scene.state.options(), "hands": scene.state.start_hands()}


def _deal(scene: Scene) -> dict[str, Any]:
    if not scene.state.started_from_deal():
        return {}
    details = scene.state.start_details()
    return {**details, "options": scene.state.options(), "hands": scene.state.start_hands()}


def _twelve(scene: Scene) -> dict[str, Any]:
    if not scene.state.started_from_deal() or scene.game != "Skat":
        return {}
    hands = scene.state.start_hands()
    hands[0] |= scene.state.start_details()["skat"]
    return {"hands": hands, "declarer": 0, "bid": 18}


def _range(scene: Scene) -> dict[str, Any]:
    return {"count": min(scene.worlds.count - 1, 50)}


def _asked(scene: Scene) -> dict[str, Any]:
    states = [scene.state] * 2
    return {"states": states, "totals": [40, 61]}


def _declared_games(scene: Scene) -> dict[str, Any]:
    """Two games, four suits dealt out by rows of the pack."""
    hands = [0x3FF, 0x3FF << 10, 0x3FF << 20, 0x3 << 30]
    games = [[*hands, contract, declarer, 0, 0] for contract, declarer in ((4, 0), (5, 2))]
    rules = {"declarer": "rules", "defenders": "greedy"}
    return {"games": np.array(games, dtype=np.uint32), **rules}


def _contract_question(scene: Scene) -> dict[str, Any]:
    """Ten cards in the auction."""
    options = _core.ContractBanditOptions()
    options.simulations = 200
    known = {"hand": 0x3FF, "set_aside": 0, "hand_game": False, "contracts": [0, 4, 5]}
    return {**known, "options": options}


def _solved_games(scene: Scene) -> dict[str, Any]:
    """The same two games, with what the declarer is to reach."""
    games = _declared_games(scene)["games"]
    return {"games": games, "totals": np.array([61, 1], dtype=np.int16), "nodes": 1000}


def _trump_question(scene: Scene) -> dict[str, Any]:
    """Few worlds, with forehand to choose."""
    options = _core.TrumpOptions()
    options.worlds = options.push_worlds = options.partner_worlds = 3
    if scene.game != "Schieber" or not scene.state.started_from_deal():
        return {}
    details = scene.state.start_details()
    begun = _core.SchieberState.deal(
        scene.state.options(), scene.state.start_hands(), details["forehand"]
    )
    return {"view": begun.view(details["forehand"]), "options": options}


def _prediction_question(scene: Scene) -> dict[str, Any]:
    """Forehand's, before anything is predicted."""
    if scene.game != "Differenzler" or not scene.state.started_from_deal():
        return {}
    details = scene.state.start_details()
    begun = _core.DifferenzlerState.deal(
        scene.state.options(), scene.state.start_hands(), details["trump"], details["forehand"]
    )
    return {"view": begun.view(details["forehand"])}


def _steered_question(scene: Scene) -> dict[str, Any]:
    """The same, in few worlds."""
    options = _core.PredictionOptions()
    options.worlds = 3
    return {**_prediction_question(scene), "options": options}


def _net_question(scene: Scene) -> dict[str, Any]:
    """A card of a declared game of Skat."""
    try:
        _core.skat_net_ones(scene.view)
    except (KiebitzError, TypeError):
        return {}
    return {"view": scene.view}


def _net_questions(scene: Scene) -> dict[str, Any]:
    """The same card a few times."""
    return {"views": [scene.view] * 3} if _net_question(scene) else {}


def _judged_ways(scene: Scene) -> dict[str, Any]:
    """With the net that is for them."""
    return {"net": _core.Net.read(net_bytes(SHIPPED_WAYS))}


SPECIAL: dict[str, Callable[[Scene], dict[str, Any]]] = {
    "read": lambda scene: {"data": net_bytes()},
    "skat_cards": _net_question,
    "skat_cards_of": _net_questions,
    "skat_net_ones": _net_question,
    "explains_by_net": _net_question,
    "judge_skat_ways": _judged_ways,
    "position": _position,
    "deal": _deal,
    "skat_best_discards": _twelve,
    "skat_deal_from_pack": lambda scene: {"pack": list(range(32))},
    "range": _range,
    "skat_order_nodes": _asked,
    "schieber_order_nodes": _asked,
    "skat_rule_games": _declared_games,
    "schieber_trump_values": _trump_question,
    "prediction_values": _steered_question,
    "simulated_points": _prediction_question,
    "skat_contract_arms": _contract_question,
    "skat_mean_safe_points": lambda scene: {
        "hands": np.array([0x3FF, 0x3FF << 9], dtype=np.uint32),
        "deals": 20,
    },
    "skat_solve_games": _solved_games,
}
"""Functions whose arguments belong together."""
