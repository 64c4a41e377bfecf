"""`make run`, the README's first command, on a terminal."""

import os
import pty
import re
import select
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.playing import play_on
from tests.e2e.visitor import Visitor

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0


class Terminal:
    """A command on a terminal of its own."""

    def __init__(self, command: list[str], **more: str) -> None:
        self.said = ""
        self.mine, other = pty.openpty()
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=other, stdout=other, stderr=other,
            env={**os.environ, **more},
        )  # fmt: skip
        os.close(other)

    def read_until(self, pattern: str) -> re.Match[str]:
        """What the command prints, until it has printed this."""
        until = time.monotonic() + PATIENCE
        while not (found := re.search(pattern, self.said)):
            assert time.monotonic() < until, self.said
            if select.select([self.mine], [], [], 0.2)[0]:
                try:
                    self.said += os.read(self.mine, 10_000).decode(errors="replace")
                except OSError:  # Linux says so when nobody is at the other end any more
                    break
        found = re.search(pattern, self.said)
        assert found, self.said
        return found

    def end(self) -> None:
        """Whatever happens, it does not go on."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        os.close(self.mine)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    """`make run` with a home of its own and no browser to open."""
    if not shutil.which("make") or not (ROOT / ".venv/.installed").exists():
        pytest.skip("make run would set everything up first")
    opened = Terminal(
        ["setsid", "--ctty", "make", "--no-print-directory", "run"],
        KIEBITZ_HOME=str(tmp_path), BROWSER="true", LANG="en_US.UTF-8", TERM="xterm",
    )  # fmt: skip
    yield opened
    opened.end()


def test_make_run_says_where_it_serves_and_stops_with_ctrl_c(
    terminal: Terminal, visit: "type[Visitor]", tmp_path: Path
) -> None:
    address = terminal.read_until(r"http://localhost:\d+")[0]
    terminal.read_until("Ctrl-C")
    ada = visit(address)  # type: ignore[arg-type]
    ada.sit(ada.open_table("skat", hands=1, seed=4)["id"])
    play_on(ada, until=lambda now: now.phase == "play")
    assert (tmp_path / "table.db").exists()
    ada.page.goto("about:blank")
    os.write(terminal.mine, b"\x03")
    terminal.read_until("put away")
    terminal.process.wait(PATIENCE)
    assert "Traceback" not in terminal.said
    print(terminal.said)
