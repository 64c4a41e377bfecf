"""What the twins' own tests share: reading cards, playing a row of actions, some deals."""

from __future__ import annotations

import random

from tests.oracle.twin_common import SKAT_DECK, Twin
from tests.oracle.twin_skat import SkatTwin


def cards(text: str) -> list[str]:
    return text.split()


def play_all(twin: Twin, texts: str) -> None:
    for text in texts.split(","):
        twin.apply(text.strip())


def play_randomly(twin: Twin, seed: int) -> None:
    rng = random.Random(seed)
    while twin.phase != "over":
        twin.apply(rng.choice(sorted(twin.legal())))


def skat_deal(declarer_cards: str, skat: str, **options: bool) -> SkatTwin:
    """Forehand is seat 0 and has these cards; the others have the rest in the order of the deck."""
    own, aside = cards(declarer_cards), cards(skat)
    rest = [card for card in SKAT_DECK if card not in own + aside]
    return SkatTwin([own, rest[:10], rest[10:]], aside, 0, **options)


def some_skat_deal(**options: bool) -> SkatTwin:
    return skat_deal("CJ SJ CA CT CK SA ST HA HT DA", "D8 D7", **options)
