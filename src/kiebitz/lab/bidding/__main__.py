"""Train the classifiers anew: ``python -m kiebitz.lab.bidding --out weights.json``.

Without ``--out`` the file of the package is written. It takes about two minutes on one core.
"""

import argparse
import sys
from pathlib import Path

from kiebitz.files import check_target, write_whole
from kiebitz.lab.bidding.training import Setting, train_all
from kiebitz.players.bidders.classifiers.model import SHIPPED


def main(arguments: list[str] | None = None) -> int:
    """Train, show how far it is, write the file."""
    parser = argparse.ArgumentParser(prog="python -m kiebitz.lab.bidding", description=__doc__)
    parser.add_argument("--out", type=Path, default=SHIPPED, help="the file to write")
    for name, value in vars(Setting()).items():
        parser.add_argument(f"--{name}", type=int, default=value)
    given = vars(parser.parse_args(arguments))
    out = given.pop("out")
    check_target(out)
    training = train_all(Setting(**given), _tell)
    with write_whole(out) as file:
        file.write_text(training.classifiers.to_json(), encoding="utf-8")
    _tell(f"written to {out}", 1.0)
    return 0


def _tell(what: str, share: float) -> None:
    sys.stderr.write(f"{share:4.0%}  {what}\n")


if __name__ == "__main__":
    sys.exit(main())
