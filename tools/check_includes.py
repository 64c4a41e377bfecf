"""The include scan: each native room may include only itself and the rooms below it.

run <- cards <- trick <- games <- policy, solve, belief, net <- search <- bind, and nothing but
bind/ may know Python.
"""

import re
import sys
from pathlib import Path

ORDER = ("run", "cards", "trick", "games")
"""Each may include those before it."""
ROOMS_BELOW = {room: set(ORDER[: place + 1]) for place, room in enumerate(ORDER)}
ROOMS_BELOW["policy"] = {*ORDER, "policy"}
ROOMS_BELOW["solve"] = {*ORDER, "solve"}
ROOMS_BELOW["belief"] = {*ORDER, "belief"}
ROOMS_BELOW["net"] = {*ORDER, "net"}
ROOMS_BELOW["search"] = {*ORDER, "policy", "solve", "belief", "net", "search"}
ROOMS_BELOW["bind"] = {*ROOMS_BELOW["search"], "bind"}
ROOMS_BELOW["tests"] = {*ROOMS_BELOW["search"], "tests"}
NATIVE = Path(__file__).parent.parent / "native"


def offences(path: Path) -> list[str]:
    """What this file includes although it may not."""
    room = path.relative_to(NATIVE).parts[0]
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if match := re.match(r'#include "(\w+)/', line):
            if match[1] not in ROOMS_BELOW[room]:
                found.append(f"{path.relative_to(NATIVE.parent)}:{number}: {room} includes {line}")
        elif room != "bind" and re.match(r"#include <(nanobind|Python\.h)", line):
            found.append(f"{path.relative_to(NATIVE.parent)}:{number}: only bind/ may know Python")
    return found


def main() -> int:
    """Print all offences; 1 if there are any."""
    files = sorted(NATIVE.rglob("*.[ch]pp"))
    found = [offence for path in files for offence in offences(path)]
    print("\n".join(found) or f"{len(files)} native files include only what they may.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
