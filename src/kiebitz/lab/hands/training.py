"""Train the nets of the bidder `worlds`: `python -m kiebitz.lab.hands.training --to model.json`.

Each round plays random hands by rule, in ways that the nets of the round before think good, and
goes on learning from all rounds so far.
"""

import argparse
import os
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy: small matrices, many of them

import numpy as np

from kiebitz.files import check_target, write_whole
from kiebitz.lab.hands.hand_games import HandGames, play_hands
from kiebitz.lab.hands.learning import cross_entropy, new_net, teach
from kiebitz.players.bidders.hands.features import WIDTH, Kind, describe, kinds_of
from kiebitz.players.bidders.hands.model import OUTPUTS, UNCORRECTED, HandModel, write_model
from kiebitz.players.bidders.hands.nets import Net
from kiebitz.players.bidders.hands.ways import join_ways
from kiebitz.players.playout import Playout

Say = Callable[[str], None]
HELD_OUT = 10
"""One row in so many is kept to see how good the nets are."""


def train(
    hands: int,
    rounds: int,
    epochs: int,
    ways_each: int,
    playout: Playout,
    seed: int,
    threads: int,
    say: Say = print,
) -> HandModel:
    """Nets from nothing; the same arguments give the same nets."""
    generator = np.random.default_rng(seed)
    nets: dict[Kind, Net] = {kind: new_net(WIDTH, OUTPUTS[kind], generator) for kind in Kind}
    seen: list[HandGames] = []
    model = None
    for number in range(1, rounds + 1):
        begun = time.perf_counter()
        seen.append(play_hands(hands // rounds, ways_each, model, playout, generator, threads))
        ways = join_ways([games.ways for games in seen])
        labels = np.concatenate([games.labels for games in seen]).astype(np.float32)
        for kind, rows in kinds_of(ways).items():
            features = describe(ways.take(rows), kind)
            wanted = labels[rows, : OUTPUTS[kind]]
            held = np.arange(len(rows)) % HELD_OUT == 0
            nets[kind] = teach(nets[kind], features[~held], wanted[~held], epochs, generator)
            errors = cross_entropy(nets[kind], features[held], wanted[held])
            say(
                f"round {number}, {kind.value}: {len(rows):,} ways, cross-entropy "
                + " ".join(f"{error:.3f}" for error in errors)
            )
        model = HandModel(dict(nets), UNCORRECTED)
        say(f"round {number} took {time.perf_counter() - begun:.0f} s")
    assert model is not None
    return model


def main() -> None:
    """Read the command line, train, write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, required=True, help="the file of the model")
    parser.add_argument("--hands", type=int, default=24_000, help="random hands, in all rounds")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--epochs", type=int, default=6, help="of each round")
    parser.add_argument("--ways", type=int, default=12, help="to play each hand")
    parser.add_argument("--playout", choices=[one.value for one in Playout], default="rules")
    parser.add_argument("--seed", type=int, default=14)
    parser.add_argument("--threads", type=int, default=1)
    given = parser.parse_args()
    check_target(given.to)
    model = train(
        given.hands,
        given.rounds,
        given.epochs,
        given.ways,
        Playout(given.playout),
        given.seed,
        given.threads,
        lambda text: print(text, flush=True),
    )
    with write_whole(given.to) as path:
        path.write_text(write_model(model), encoding="utf-8")


if __name__ == "__main__":
    main()
