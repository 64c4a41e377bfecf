"""``python -m kiebitz.learn``: train where there is nothing but JAX and numpy, or measure how fast.

The same as ``kiebitz learn skat`` and the first half of ``kiebitz bench learn``, without the rest
of the package: where an accelerator is, nothing has to be built. ``docs/how-to/train-nets.md`` says
how to bring this room there.
"""

import argparse
from pathlib import Path
from typing import Final

from kiebitz.learn import speed
from kiebitz.learn.sessions import Plan, line_of, train

OF_PLAN: Final = ("minutes", "games", "batch", "width", "depth", "seed")


def main() -> None:
    """Read the command line, then train or measure."""
    usual = Plan()
    parser = argparse.ArgumentParser(prog="python -m kiebitz.learn", description=__doc__)
    parser.add_argument("game", choices=["skat"], nargs="?", default=usual.game)
    parser.add_argument("--bench", action="store_true", help="measure how fast, nothing else")
    parser.add_argument("--seconds", type=float, help="how long is measured")
    parser.add_argument("--to", type=Path, help="the checkpoint to write")
    parser.add_argument("--resume", type=Path, help="the checkpoint to go on from")
    for name in OF_PLAN:
        default = getattr(usual, name)
        parser.add_argument(f"--{name}", type=type(default), help=f"{default:,} if not given")
    given = parser.parse_args()
    if given.bench:
        sizes = speed.Sizes(given.batch, given.width, given.depth, given.seconds)
        print(speed.written(speed.measure(sizes)))
        return
    if given.to is None:
        parser.error("the following arguments are required: --to")
    chosen = {name: getattr(given, name) for name in OF_PLAN}
    plan = Plan(given.game, **{name: one for name, one in chosen.items() if one is not None})
    train(plan, given.to, given.resume, tell=lambda event: print(line_of(event), flush=True))


if __name__ == "__main__":
    main()
