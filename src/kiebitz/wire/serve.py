"""The other side of the bot protocol: any of our players as a bot on standard input and output.

    python -m kiebitz.wire.serve "pimc(worlds=20)"

It answers until its input ends. A question that cannot be read, and a player that raises, are
answered with an error; then it goes on.
"""

import sys
from typing import BinaryIO

from kiebitz.errors import BadOption, KiebitzError
from kiebitz.players import Cheater, Player, make_player
from kiebitz.wire.answers import Introduction, answer, introduce, refuse
from kiebitz.wire.protocol import LONGEST_LINE, Message, from_line, to_line
from kiebitz.wire.questions import read_question


def serve(player: Player, source: BinaryIO, sink: BinaryIO) -> None:
    """Answer line by line until the source ends."""
    if isinstance(player, Cheater):
        raise BadOption(f"{player.name} looks at all cards: a bot gets only what a seat knows")
    while line := source.readline(LONGEST_LINE):
        sink.write(to_line(reply(player, line)))
        sink.flush()


def reply(player: Player, line: bytes) -> Message:
    """What the player answers to a line.

    >>> reply(make_player("greedy"), b'{"type": "hello", "kiebitz": 1}')["name"]
    'greedy'
    """
    number = None
    try:
        message = from_line(line)
        number = message.get("id")
        question = read_question(message)
        if question is None:
            return introduce(_introduction(player))
        decision = player.decide(question.view, question.budget, question.key)
        return answer(question.number, decision)
    except Exception as error:  # whatever it is, the host should hear of it
        return refuse(number, error)


def _introduction(player: Player) -> Introduction:
    from importlib.metadata import version  # slow to import, needed once

    return Introduction(player.name, f"kiebitz {version('kiebitz')}")


def serve_standard_streams(text: str) -> None:
    """Serve the player with this text; what it prints goes to standard error."""
    sink, sys.stdout = sys.stdout.buffer, sys.stderr
    serve(make_player(text), sys.stdin.buffer, sink)


def main() -> int:
    """The command."""
    if len(sys.argv) != 2:
        print("usage: python -m kiebitz.wire.serve PLAYER", file=sys.stderr)
        return 2
    try:
        serve_standard_streams(sys.argv[1])
    except (KiebitzError, BrokenPipeError, KeyboardInterrupt) as error:
        print(f"kiebitz: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
