"""What the README shows is what comes out."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from typer.testing import CliRunner

from kiebitz.cli.app import app

README: Final = (Path(__file__).parents[2] / "README.md").read_text()


def test_the_hand_on_the_first_screen_is_the_one_that_the_command_shows() -> None:
    block = re.search(r"^```text\n\$ kiebitz (.*)\n((?:.*\n)*?)```$", README, re.MULTILINE)
    assert block is not None
    shown = CliRunner().invoke(app, block[1].split(), env={"COLUMNS": "80", "LC_ALL": "C.UTF-8"})
    assert shown.exit_code == 0, shown.output
    lines = [line.rstrip() for line in shown.output.strip().splitlines()]
    assert lines == block[2].splitlines()
    assert "threw it away" in lines[-1]


def test_the_ten_lines_print_what_their_comments_say() -> None:
    block = re.search(r"^```python\n((?:.*\n)*?)```$", README, re.MULTILINE)
    assert block is not None
    ran = subprocess.run(
        [sys.executable, "-c", block[1]], capture_output=True, text=True, check=True
    )
    result, worst, seat = ran.stdout.splitlines()
    assert "declarer_points=55" in result
    assert f"# {worst}" in block[1]
    assert "play " in seat
