"""Without memory there is a MemoryError, whichever thread finds out, and the process goes on."""

import subprocess
import sys

CODE = """
import resource
from pathlib import Path
from kiebitz import _core
from kiebitz.games import Schieber

state = Schieber().deal(seed=1).apply("trump obenabe")
view = state.view(state.to_move)._core
source = _core.WorldSource(_core.knowledge_of(view))
options = _core.TreeOptions()
options.trees, options.iterations, options.max_nodes = 8, 100_000_000, 10**9
trees = _core.SchieberTreeSearch(options)
pages = int(Path("/proc/self/statm").read_text().split()[0])
without = resource.getrlimit(resource.RLIMIT_AS)
for megabytes in (30, 60):
    most = pages * resource.getpagesize() + (megabytes << 20)
    resource.setrlimit(resource.RLIMIT_AS, (most, without[1]))
    try:
        trees.search(view, source, (1, 0, 0, 0), 8, _core.Budget())
    except MemoryError:
        print("no memory")
    resource.setrlimit(resource.RLIMIT_AS, without)
    again = trees.search(view, source, (1, 0, 0, 0), 8, _core.Budget(playouts=80))
    print(again.iterations)
"""


def test_searches_on_eight_threads_end_in_a_memory_error_and_can_be_gone_on_with() -> None:
    result = subprocess.run(
        [sys.executable, "-c", CODE], capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout.split("\n") == ["no memory", "80"] * 2 + [""]
