"""Draw the playing cards of the web table, one sprite per face.

    python -m tools.draw_cards [--check]

With ``--check`` nothing is written: the exit status tells whether the files are up to date.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

from kiebitz.cards.faces import Face
from tools.draw_cards.sprite import sprite

FOLDER: Final = Path(__file__).parents[2] / "src" / "kiebitz" / "table" / "static" / "cards"


def main() -> None:
    """Write the files, or compare them with what would be written."""
    parser = argparse.ArgumentParser(prog="python -m tools.draw_cards", description="Draw cards.")
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    check: bool = parser.parse_args().check
    outdated = [path for path, text in _files().items() if not _holds(path, text)]
    for path in outdated:
        if check:
            print(f"{path.name} is out of date: python -m tools.draw_cards")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(_files()[path], encoding="utf-8")
    sys.exit(1 if check and outdated else 0)


def _files() -> dict[Path, str]:
    return {FOLDER / f"{face.value}.svg": sprite(face) for face in Face}


def _holds(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    main()
