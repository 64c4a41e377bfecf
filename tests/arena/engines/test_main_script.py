"""Scripts that play in processes: with and without a guard, with players of their own."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = """
import sys
from kiebitz import Decision
from kiebitz.arena import duel
from kiebitz.arena.engines import Engine

print("the script runs", flush=True)

class Mine:
    name = "mine"

    def decide(self, view, budget, key):
        return Decision(view.legal_actions[0])

GUARD
    options = {"game": "schieber", "boards": 4, "seed": 1, "workers": 2, "controls": False}
    found = duel(PLAYER, "random", engine=Engine.PROCESSES, **options)
    print(found.boards, found.comparisons[0].estimate.mean)
"""
GUARDED = 'if __name__ == "__main__":'
UNGUARDED = "if True:"


def run(folder: Path, *, guard: str, player: str) -> "subprocess.CompletedProcess[str]":
    """Run a script that plays a duel in processes."""
    script = folder / "script.py"
    script.write_text(SCRIPT.replace("GUARD", guard).replace("PLAYER", player))
    return subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)


def in_threads(folder: Path, player: str) -> str:
    """What such a script prints that plays in threads."""
    text = SCRIPT.replace("Engine.PROCESSES", "Engine.THREADS").replace("GUARD", UNGUARDED)
    code = text.replace("PLAYER", player)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=folder
    )
    return done.stdout


@pytest.mark.parametrize("guard", [GUARDED, UNGUARDED], ids=["guarded", "unguarded"])
def test_a_script_without_players_of_its_own_runs_once(guard: str, tmp_path: Path) -> None:
    """Without a guard it ran once more in every worker, which died of it."""
    done = run(tmp_path, guard=guard, player='"greedy"')
    assert (done.stderr, done.returncode) == ("", 0)
    assert done.stdout == in_threads(tmp_path, '"greedy"')


def test_a_guarded_script_may_have_players_of_its_own(tmp_path: Path) -> None:
    done = run(tmp_path, guard=GUARDED, player="Mine()")
    assert (done.stderr, done.returncode) == ("", 0)
    lines = done.stdout.splitlines()
    assert lines[-1] == in_threads(tmp_path, "Mine()").splitlines()[-1]


def test_a_script_with_players_of_its_own_and_no_guard_is_told_what_to_do(tmp_path: Path) -> None:
    done = run(tmp_path, guard=UNGUARDED, player="Mine()")
    assert done.returncode == 1
    assert done.stdout == "the script runs\n" * 2
    last = done.stderr.splitlines()[-1]
    assert last.startswith("kiebitz.errors.BadOption: a player's class stands in ")
    assert "script.py', which every worker process has to import, and which then plays" in last
    assert 'if __name__ == "__main__":' in last
    assert done.stderr.count("Traceback") == 1


def test_a_script_that_cannot_be_imported_is_told(tmp_path: Path) -> None:
    broken = f"{UNGUARDED}\n    pass\nif __name__ != '__main__': sys.exit(5)\n{UNGUARDED}"
    done = run(tmp_path, guard=broken, player="Mine()")
    assert "script.py', which a worker process could not import: put" in done.stderr


def test_players_of_a_console_play_in_threads_and_are_refused_by_processes(tmp_path: Path) -> None:
    code = SCRIPT.replace("GUARD", UNGUARDED).replace("PLAYER", "Mine()")
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert "the player 'mine' cannot be sent to another process" in done.stderr
    free = code.replace("engine=Engine.PROCESSES, ", "")
    done = subprocess.run(
        [sys.executable, "-c", free], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    assert done.stdout == in_threads(tmp_path, "Mine()")
