"""Calls everything that the native module has, with valid arguments and with wrong ones.

    python -m tests.fuzz.bound_functions --inputs 1000000 --seed 7
    python -m tests.fuzz.bound_functions --seed 7 --only 4711     # one input again

Every second round of calls is valid: for every signature some of them must succeed, otherwise
nothing behind its first check was ever tried. A call that takes long is interrupted by a signal,
which it has to hear. What may come out is said in the package.
"""

import argparse
import math
import random
import sys
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from functools import cache, partial
from typing import Any

import numpy as np

from kiebitz import _core
from kiebitz.errors import KiebitzError
from tests.fuzz.arguments import arguments_of
from tests.fuzz.bound import Bound, every_bound
from tests.fuzz.children import Finding, Report, TryOne, run_inputs, with_alarm
from tests.fuzz.mutations import mutated
from tests.fuzz.scenes import GAMES, Scene, WrongScene, every_scene

ALARM_SECONDS = 0.1
WORKING = frozenset(
    (
        *("alone_cards", "flat_cards", "cfr_cards", "mccfr_cards", "cfr_exploitability"),
        *("recursive_cards", "proof_cards", "ask_worlds", "trap_widths", "safe_points"),
    )
)
"""What may take long in a whole game, beside all with the name of a solver in it."""


NOT_THIS_SCENE = ("no such scene", "valid, refused")
SCENES_TRIED = 12
"""For a valid call: a game may be over, say, or there is no declarer."""


class Nonsense(Exception):
    """An answer that is none."""


def try_bound(seed: int, valid_every: int) -> TryOne:
    """The function that makes the call with a number."""
    bounds, scenes = every_bound(), every_scene(seed)
    asking = [bound for bound in bounds if bound.parameters]

    def try_one(number: int) -> str:
        chance = random.Random(f"{seed} {number}")
        valid = number // len(bounds) % valid_every == 0
        bound = bounds[number % len(bounds)] if valid else chance.choice(asking)
        outcome = _outcome(bound, scenes, valid, chance)
        for _ in range(SCENES_TRIED if outcome in NOT_THIS_SCENE else 0):
            outcome = _outcome(bound, scenes, valid, chance)
            if outcome not in NOT_THIS_SCENE:
                break
        return f"{bound.name}: {outcome}"

    return with_alarm(try_one, ALARM_SECONDS)


def _outcome(
    bound: Bound, scenes: dict[str, list[Scene]], valid: bool, chance: random.Random
) -> str:
    try:
        arguments = _call_of(bound, scenes, chance)
    except (KiebitzError, WrongScene):
        return "no such scene"
    if not valid:
        _make_wrong(arguments, scenes, chance)
    try:
        answer = bound.call(*arguments)
        _look_at(answer)
    except KiebitzError:
        return "valid, refused" if valid else "refused"
    except MemoryError:
        return "no memory"
    except TypeError as error:
        if valid or "incompatible function arguments" not in str(error):
            raise
        return "of no type"
    return "valid" if valid else "answered"


def _call_of(bound: Bound, scenes: dict[str, list[Scene]], chance: random.Random) -> list[Any]:
    game = _game_of(bound) or chance.choice(GAMES)
    scene = _scene(scenes[game], bound, chance)
    arguments = arguments_of(bound, scene, chance)
    return arguments if bound.receiver is None else [scene.receiver(bound.receiver), *arguments]


def _scene(scenes: list[Scene], bound: Bound, chance: random.Random) -> Scene:
    """Searches get endings, all else anything."""
    if works(bound):
        scenes = [scene for scene in scenes if scene.small]
    return chance.choice(scenes)


@cache
def works(bound: Bound) -> bool:
    """Whether it solves or searches."""
    name = bound.name.partition(" ")[0]
    solvers = ("_ask", "_best_line", "_analyse", "_maxn", "_paranoid", "ladder_", "_order_nodes")
    searched = "TreeSearch" in name or (bound.receiver or "").endswith(("Result", "Scores"))
    searched = searched or bound.receiver == "CardStrategy"
    return name in WORKING or searched or any(part in name for part in solvers)


@cache
def _game_of(bound: Bound) -> str | None:
    output = [bound.name, bound.receiver or "", *(p.type for p in bound.parameters)]
    for game in GAMES:
        if any(game in text or text.startswith(game.lower()) for text in output):
            return game
    one_game = {"explains_shown_weis": "Schieber", "safe_points": "Skat"}
    return one_game.get(bound.name)


def _make_wrong(
    arguments: list[Any], scenes: dict[str, list[Scene]], chance: random.Random
) -> None:
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        if not arguments:
            arguments.append(chance.choice((None, 1)))
            continue
        place = chance.randrange(len(arguments))
        value = arguments[place]
        kind = type(value).__name__
        if type(value).__module__.endswith("_core") and chance.random() < 0.9:
            arguments[place] = _another(kind, value, scenes, chance)
        else:
            arguments[place] = mutated(value, chance)


def _another(kind: str, value: Any, scenes: dict[str, list[Scene]], chance: random.Random) -> Any:
    """One of another scene, perhaps of another game, an empty one, or options set at random."""
    if chance.random() < 0.05:
        return type(value).__new__(type(value))
    if hasattr(value, "fields"):
        field = chance.choice(value.fields)
        with suppress(KiebitzError, TypeError):
            setattr(value, field, mutated(getattr(value, field), chance))
        return value
    if kind == "Budget":
        return _core.Budget(chance.choice((0.0, 1e300, -1.0)), chance.choice((0, 2**64 - 1)))
    games = [game for game in GAMES if kind.startswith(game)] or GAMES
    other = chance.choice(scenes[chance.choice(games)])
    try:
        return other.receiver(kind)
    except (KiebitzError, WrongScene):
        return None


def _look_at(answer: Any) -> None:
    """An answer has no NaN in it, and can be read."""
    if isinstance(answer, float):
        if math.isnan(answer):
            raise Nonsense(f"NaN in {answer!r}")
    elif isinstance(answer, np.ndarray):
        if answer.dtype.kind == "f" and np.isnan(answer).any():
            raise Nonsense(f"NaN in an array of shape {answer.shape}")
    elif isinstance(answer, list | tuple):
        for item in answer:
            _look_at(item)
    elif isinstance(answer, dict):
        _look_at(list(answer.values()))
    elif type(answer).__name__.endswith(("Result", "Scores", "Strategy", "Knowledge")):
        for name, member in vars(type(answer)).items():
            if isinstance(member, property):
                _look_at(getattr(answer, name))


# ---- The program ---------------------------------------------------------------------------------


def unreached(report: Report) -> list[str]:
    """Signatures that no valid call has got through."""
    return [bound.name for bound in every_bound() if not report.get(f"{bound.name}: valid")]


def fuzz(inputs: int, seed: int, *, valid_every: int = 2) -> tuple[Report, list[Finding]]:
    """Makes so many calls."""
    return run_inputs(partial(try_bound, seed, valid_every), range(inputs))


def summary(report: Report) -> str:
    """What came out how often, over all functions."""
    sums: Counter[str] = Counter()
    for outcome, count in report.items():
        sums[outcome.rpartition(": ")[2]] += count
    return ", ".join(f"{count} {outcome}" for outcome, count in sums.most_common())


def main(arguments: Iterable[str] | None = None) -> int:
    """The exit status tells whether anything was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--valid-every", type=int, default=2, help="rounds from one valid to the next"
    )
    parser.add_argument("--only", type=int, help="the number of one input, tried in this process")
    asked = parser.parse_args(arguments and list(arguments))
    if asked.only is not None:
        print(try_bound(asked.seed, asked.valid_every)(asked.only))
        return 0
    report, findings = fuzz(asked.inputs, asked.seed, valid_every=asked.valid_every)
    for finding in findings:
        print(f"--- seed {asked.seed}, input {finding.number}\n{finding.what}")
    missing = unreached(report)
    print(f"{sum(report.values())} calls of {len(every_bound())} signatures: {summary(report)}")
    print(f"never reached by a valid call: {', '.join(missing) or 'none'}")
    print(f"{len(findings)} findings")
    return 1 if findings or missing else 0


if __name__ == "__main__":
    sys.exit(main())
