"""Ctrl-C ends work that would take minutes, and more."""

import signal
import subprocess
import sys

import pytest

BEFORE = """
import resource, signal
resource.setrlimit(resource.RLIMIT_AS, (16 << 30, 16 << 30))
import numpy as np
from kiebitz import solver
from kiebitz.beliefs import Worlds
from kiebitz.beliefs.published import Method, draw_published
from kiebitz.games import Differenzler, Schieber, Skat
from kiebitz.randomness import RandomKey
from kiebitz.solver import alone, ladder
state = Schieber().deal(seed=1).apply("trump obenabe")
view = state.view(0)
worlds = Worlds(view)
signal.signal(signal.SIGINT, signal.default_int_handler)
print("ready", flush=True)
"""
LONG_WORK = {
    "worlds drawn": "worlds.draw(400_000_000)",
    "worlds drawn by weights on two threads": (
        "worlds.draw(400_000_000, weights=np.ones((36, 4)), threads=2)"
    ),
    "worlds listed": "worlds.all(count=400_000_000)",
    "worlds drawn as others do": "draw_published(view, Method.COLLAPSE, 400_000_000)",
    "playouts": "state.playouts(1_000_000_000)",
    "random numbers": "RandomKey(1).numbers(6, 2_000_000_000)",
    "a whole game where everyone plays alone": (
        "d = Differenzler().deal(seed=1)\\n"
        "for _ in range(4): d = d.apply('predict 40')\\n"
        "alone.solve_maxn(d)"
    ),
}
MINUTE = 60


@pytest.mark.parametrize("work", LONG_WORK)
def test_long_work_is_ended_by_an_interrupt(work: str) -> None:
    code = BEFORE + LONG_WORK[work].replace("\\n", "\n")
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        process.send_signal(signal.SIGINT)
        try:
            _, errors = process.communicate(timeout=MINUTE)
        finally:
            process.kill()
    assert errors.decode().splitlines()[-1] == "KeyboardInterrupt"
