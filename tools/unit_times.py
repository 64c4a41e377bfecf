"""How long each native unit takes to compile: the slowest of the last build, from Ninja's log.

    python tools/unit_times.py [FOLDER]     the build folder, by default that of the package

Times depend on what else the machine does: build with one job (``cmake --build FOLDER -- -j1``)
before comparing. No unit should take more than six seconds.
"""

import sys
from pathlib import Path

MOST = 6.0
SHOWN = 15


def unit_times(folder: Path) -> list[tuple[float, str]]:
    """Seconds and name of each unit, the slowest first; of one built twice the last time."""
    times: dict[str, float] = {}
    for line in (folder / ".ninja_log").read_text(encoding="utf-8").splitlines()[1:]:
        begin, end, _, output, _ = line.split("\t")
        if output.endswith(".o"):
            times[output] = (int(end) - int(begin)) / 1000
    return sorted(((seconds, name) for name, seconds in times.items()), reverse=True)


def main() -> int:
    """Print the slowest units; 1 if one takes too long."""
    given = [Path(argument) for argument in sys.argv[1:]]
    folders = given or sorted(Path("build").glob("cp*"))
    found = unit_times(folders[0])
    for seconds, name in found[:SHOWN]:
        print(f"{seconds:6.2f} s  {name}")
    return 1 if found[0][0] > MOST else 0


if __name__ == "__main__":
    sys.exit(main())
