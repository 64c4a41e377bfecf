"""How long native units take to compile: the slowest of the last build, compiled once more, alone.

    python tools/unit_times.py [FOLDER]     the build folder, by default that of the package

What counts is CPU time, so it does not matter what else the machine does. No unit should take more
than six seconds; if one does, the exit status is 1.
"""

import json
import os
import resource
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

MOST = 6.0
TRIED = 12
"""So many units that took longest in the last build, by the clock and beside others."""


class Unit(NamedTuple):
    """A source file and how it is compiled."""

    source: str
    output: str
    command: list[str]


def units_of(folder: Path) -> list[Unit]:
    """All units of a build folder, those that took longest first."""
    listed = subprocess.run(
        ["ninja", "-C", str(folder), "-t", "compdb"], capture_output=True, text=True, check=True
    )
    times = build_times(folder)
    units = [
        Unit(entry["file"], entry["output"], shlex.split(entry["command"]))
        for entry in json.loads(listed.stdout)
        if entry["output"].endswith(".o")
    ]
    return sorted(units, key=lambda unit: -times.get(unit.output, 0.0))


def build_times(folder: Path) -> dict[str, float]:
    """Seconds by the clock that each output took in the last build."""
    times = {}
    for line in (folder / ".ninja_log").read_text(encoding="utf-8").splitlines()[1:]:
        begin, end, _, output, _ = line.split("\t")
        times[output] = (int(end) - int(begin)) / 1000
    return times


def compile_alone(unit: Unit, folder: Path) -> float:
    """CPU seconds that a unit takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with tempfile.NamedTemporaryFile(suffix=".o") as output:
        words = [output.name if word == unit.output else word for word in unit.command]
        compiled = os.environ | {"CCACHE_DISABLE": "1"}  # not looked up
        subprocess.run(words, cwd=folder, check=True, env=compiled)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime - before.ru_utime) + (after.ru_stime - before.ru_stime)


def main() -> int:
    """Print the slowest units; 1 if one takes too long."""
    given = [Path(argument) for argument in sys.argv[1:]]
    folder = (given or sorted(Path("build").glob("cp*")))[0]
    times = {unit.source: compile_alone(unit, folder) for unit in units_of(folder)[:TRIED]}
    for source, seconds in sorted(times.items(), key=lambda item: -item[1]):
        print(f"{seconds:6.2f} s  {source}")
    return 1 if max(times.values()) > MOST else 0


if __name__ == "__main__":
    sys.exit(main())
