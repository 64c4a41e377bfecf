"""Games played a few at a time, by any number of processes, with the same result."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

Found = TypeVar("Found")


def play_chunks(
    play: Callable[[range], Found], games: int, chunk: int, workers: int = 1
) -> Iterator[Found]:
    """What came of each so many games, in order.

    >>> list(play_chunks(sum, games=5, chunk=2))
    [1, 5, 4]
    """
    chunks = [range(at, min(at + chunk, games)) for at in range(0, games, chunk)]
    if workers == 1:
        yield from map(play, chunks)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play, chunks)
