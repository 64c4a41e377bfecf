"""Reading very many ISS games: how fast, and in how much memory.

As a command, by default for a million games (some minutes):

    python -m tests.records.many_games [COUNT]
"""

import resource
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from time import process_time

from kiebitz.games import Skat
from kiebitz.players import make_player, play_game
from kiebitz.records import BrokenGames, Record, read_iss, write_iss


def different_lines(count: int) -> list[str]:
    """Games of greedy players, every tenth of them cut off in its moves."""
    players = [make_player("greedy")] * 3
    lines = []
    for board in range(count):
        final = play_game(Skat().deal(seed=7, board=board), players, seed=7, board=board)
        line = write_iss(Record(final, ("greedy",) * 3))
        lines.append(line if board % 10 else line[:400])
    return lines


def megabytes() -> float:
    """The most memory that this process has had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    """The command."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    lines: Iterator[str] = islice(cycle(different_lines(500)), count)
    broken = BrokenGames()
    before, start = megabytes(), process_time()
    games = sum(1 for _ in read_iss(lines, broken=broken))
    seconds = process_time() - start
    print(f"{games:,} games read, {len(broken):,} broken, {count / seconds:,.0f} a CPU second")
    print(f"memory at most {before:.0f} MB before, {megabytes():.0f} MB after")


if __name__ == "__main__":
    main()
