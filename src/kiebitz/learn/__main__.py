"""``python -m kiebitz.learn``: train where there is nothing but JAX and numpy.

The same as ``kiebitz learn skat``, without the rest of the package: where an accelerator is,
nothing has to be built. ``docs/how-to/train-nets.md`` says how to bring this room there.
"""

import argparse
from pathlib import Path

from kiebitz.learn.sessions import Plan, line_of, train


def main() -> None:
    """Read the command line and train."""
    usual = Plan()
    parser = argparse.ArgumentParser(prog="python -m kiebitz.learn", description=__doc__)
    parser.add_argument("game", choices=["skat"])
    parser.add_argument("--to", type=Path, required=True, help="the checkpoint to write")
    parser.add_argument("--resume", type=Path, help="the checkpoint to go on from")
    parser.add_argument("--minutes", type=float, default=usual.minutes)
    parser.add_argument("--games", type=int, default=usual.games)
    parser.add_argument("--batch", type=int, default=usual.batch)
    parser.add_argument("--width", type=int, default=usual.width)
    parser.add_argument("--depth", type=int, default=usual.depth)
    parser.add_argument("--seed", type=int, default=usual.seed)
    given = vars(parser.parse_args())
    to, resume = given.pop("to"), given.pop("resume")
    train(Plan(**given), to, resume, tell=lambda event: print(line_of(event), flush=True))


if __name__ == "__main__":
    main()
