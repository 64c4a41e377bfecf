"""Commands end although a bot has left a thread running that nothing would stop."""

import subprocess
import sys
from pathlib import Path

import pytest

BOT = """
from threading import Event, Thread
from kiebitz import Decision

class Bot:
    def __init__(self):
        Thread(target=Event().wait, daemon=False).start()

    def decide(self, view, budget, key):
        return Decision(view.legal_actions[0])
"""
DUEL = ("duel", "bot.py", "random", "--game", "schieber", "--boards", "2", "--workers", "2")
COMMANDS = {
    "threads": (*DUEL, "--store", ":memory:", "--engine", "threads"),
    "processes": (*DUEL, "--store", ":memory:", "--engine", "processes"),
    "watch": ("watch", "schieber", "bot.py"),
}


@pytest.mark.parametrize("arguments", COMMANDS.values(), ids=COMMANDS)
def test_a_command_ends(arguments: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(BOT)
    done = subprocess.run(
        [sys.executable, "-m", "kiebitz", *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert "again" in done.stdout  # all was printed


def test_the_programs_of_bots_are_ended_too(tmp_path: Path) -> None:
    """A command that ends at once left them to find out by themselves."""
    (tmp_path / "bot.py").write_text(BOT)
    program = (
        "import json, os, sys, time\n"
        "open('pid', 'w').write(str(os.getpid()))\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    told = {'name': 'x', 'version': '1'}\n"
        "    if asked['type'] == 'decide':\n"
        "        told = {'id': asked['id'], 'action': asked['legal'][0]}\n"
        "    print(json.dumps(told), flush=True)\n"
        "time.sleep(600)\n"  # it does not care that nobody asks any more
    )
    (tmp_path / "program.py").write_text(program)
    player = f'process(command="{sys.executable} -S -E program.py")'
    subprocess.run(
        [sys.executable, "-m", "kiebitz", "watch", "schieber", "bot.py", player] + [player] * 2,
        capture_output=True,
        check=True,
        cwd=tmp_path,
    )
    stat = Path(f"/proc/{(tmp_path / 'pid').read_text()}/stat")
    assert not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] == "Z"
