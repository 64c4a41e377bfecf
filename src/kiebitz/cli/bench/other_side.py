"""One side of a comparison: answers the questions of ``kiebitz bench ... --beside`` line by line.

This file is run as a script by the Python of each installation that is compared, also of one that
does not have it. So it imports nothing of its own package, and asks through the public interface.
A line in is a question in JSON, a line out its answer; the first line out tells who answers.
"""

import json
import sys
import time
from collections.abc import Callable
from typing import Any

Plain = dict[str, Any]


def who() -> Plain:
    """Which Kiebitz this is."""
    from importlib.metadata import version

    import kiebitz

    return {"version": version("kiebitz"), "place": str(kiebitz.__file__)}


def solver(asked: Plain) -> Plain:
    """The open-card solver: values or verdicts, CPU milliseconds and, where known, nodes."""
    from kiebitz.solver import card_bounds, value_bounds

    state = position(asked["position"])
    ask: Callable[..., Any] = card_bounds if asked["each_card"] else value_bounds
    begun = time.thread_time_ns()
    answer = ask(state, reaches=asked["total"])
    spent = (time.thread_time_ns() - begun) / 1e6
    lows = [bounds.low for bounds in (answer.values() if asked["each_card"] else [answer])]
    total = asked["total"]
    # How far beyond a total the bound lies depends on the search; the verdict must not.
    plain = lows if total is None else [low >= total for low in lows]
    nodes = nodes_of(state, asked) if asked["count"] else None
    return {"ms": spent, "nodes": nodes, "answer": plain}


def position(plain: Plain) -> Any:
    """The position of a question."""
    from kiebitz.games import JassMode, Schieber, Skat, SkatContract

    facts = dict(plain)
    if facts.pop("rules") == "skat":
        return Skat().position(**facts | {"contract": SkatContract[facts["contract"]]})
    return Schieber().position(**facts | {"mode": JassMode[facts["mode"]]})


def nodes_of(state: Any, asked: Plain) -> int | None:
    """The nodes of a question; no public interface tells them, so they may be missing."""
    from kiebitz import _core

    suffix = "ask_cards" if asked["each_card"] else "ask"
    try:
        ask = getattr(_core, f"{state.rules.name}_{suffix}")
        limits = [_core.Budget()] if hasattr(_core, "Budget") else [None, None]
        return int(ask(state._core, asked["total"], *limits)[1])
    except (AttributeError, TypeError, LookupError):
        return None


def batches(asked: Plain) -> Plain:
    """Many questions one by one or in one call, and a search alone or beside a busy thread."""
    works = {
        "verdicts_one_by_one": verdicts,
        "verdicts_in_a_batch": verdicts,
        "worlds_one_by_one": worlds,
        "worlds_in_a_batch": worlds,
        "search_alone": search,
        "search_beside_a_thread": search,
    }
    together = asked["work"].endswith(("_batch", "_thread"))
    spent, answer = works[asked["work"]](together, asked["share"], asked["round"])
    return {"ms": spent, "nodes": None, "answer": answer}


def verdicts(together: bool, share: float, turn: int) -> tuple[float, Any]:
    """Does the declarer reach 61? CPU milliseconds for up to 1,000 deals."""
    from kiebitz.solver import reaches, solve_many
    from kiebitz.solver.declared_deals import DealSet, declared_deals

    deals = [deal.state for deal in declared_deals(DealSet.FRESH)]
    states = [state for state in deals if state.details.contract.name != "NULL"]
    states = states[: int(1000 * share)]
    begun = time.process_time_ns()
    if together:
        answers = solve_many(states, reaches=61).tolist()
    else:
        answers = [int(reaches(state, 61)) for state in states]
    return (time.process_time_ns() - begun) / 1e6, answers


def worlds(together: bool, share: float, turn: int) -> tuple[float, Any]:
    """The exact value of every card in up to 40 worlds of one view."""
    from kiebitz.beliefs import Worlds
    from kiebitz.solver import solve_worlds
    from kiebitz.solver.declared_deals import DealSet, declared_deals

    state = list(declared_deals(DealSet.FRESH))[turn].state
    view = state.view(state.to_move or 0)
    rows = Worlds(view).draw(int(40 * share), seed=turn)
    begun = time.process_time_ns()
    if together:
        answers = solve_worlds(view, rows, each_card=True).tolist()
    else:
        answers = [
            solve_worlds(view, rows[i : i + 1], each_card=True)[0].tolist()
            for i in range(len(rows))
        ]
    return (time.process_time_ns() - begun) / 1e6, answers


def search(together: bool, share: float, turn: int) -> tuple[float, Any]:
    """A search of fixed work, by the wall clock: waiting for Python's lock takes no CPU time."""
    import threading

    from kiebitz.games import Schieber
    from kiebitz.players import Budget, make_player
    from kiebitz.randomness import RandomKey

    state = Schieber().deal(seed=1).apply("trump clubs")
    player, view = make_player(f"ismcts(iterations={int(50_000 * share)})"), state.view(0)
    done = threading.Event()

    def keep_busy() -> None:
        while not done.is_set():
            pass

    thread = threading.Thread(target=keep_busy)
    if together:
        thread.start()
    begun = time.perf_counter_ns()
    player.decide(view, Budget(), RandomKey(1))
    spent = (time.perf_counter_ns() - begun) / 1e6
    done.set()
    if together:
        thread.join()
    return spent, None


TASKS: dict[str, Callable[[Plain], Plain]] = {"solver": solver, "batches": batches}


def main() -> None:
    """Answer until there are no more questions."""
    print(json.dumps(who()), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(TASKS[asked["task"]](asked)), flush=True)


if __name__ == "__main__":
    main()
