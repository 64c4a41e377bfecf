"""Small bots for the tests: a right one in a few lines, and what can be wrong with one."""

import shlex
import sys
from pathlib import Path

from kiebitz.wire.process_player import ProcessPlayer

RIGHT = """
import json, os, sys, time

def say(message):
    print(json.dumps(message), flush=True)

def decide(message):
    say({"id": message["id"], "action": message["legal"][0]})

def greet():
    say({"name": "small", "version": "1"})

INSERTED

if __name__ == "__main__":
    for line in sys.stdin:
        message = json.loads(line)
        greet() if message["type"] == "hello" else decide(message)
"""

SERVE = f"{shlex.quote(sys.executable)} -m kiebitz.wire.serve"
"""The command that serves one of our own players."""


def command_of(tmp_path: Path, inserted: str = "") -> str:
    """The command of a small bot with something changed."""
    script = tmp_path / "small_bot.py"
    script.write_text(RIGHT.replace("INSERTED", inserted), encoding="utf-8")
    # Without site packages and the like a child starts in 20 ms.
    return f"{shlex.quote(sys.executable)} -S -E {shlex.quote(str(script))}"


def small_bot(
    tmp_path: Path, inserted: str = "", *, seconds: float = 10.0, start: float = 10.0
) -> ProcessPlayer:
    """A player whose child is a small bot with something changed."""
    return ProcessPlayer(command_of(tmp_path, inserted), seconds=seconds, start=start)
