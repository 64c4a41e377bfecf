"""What the twins' own tests share: reading cards, playing a row of actions."""

from __future__ import annotations

import random

from tests.oracle.twin_common import Twin


def cards(text: str) -> list[str]:
    return text.split()


def play_all(twin: Twin, texts: str) -> None:
    for text in texts.split(","):
        twin.apply(text.strip())


def play_randomly(twin: Twin, seed: int) -> None:
    rng = random.Random(seed)
    while twin.phase != "over":
        twin.apply(rng.choice(sorted(twin.legal())))
