"""Measuring how fast is learned, where there is nothing but this room."""

import subprocess
import sys
from pathlib import Path

import kiebitz.learn
from kiebitz.learn.speed import Sizes

ROOM = ("learn", "errors.py", "files.py", "file_names.py")
HERE = Path(kiebitz.learn.__file__).parents[1]


def test_it_is_measured_without_the_rest_of_the_package(tmp_path: Path) -> None:
    package = tmp_path / "kiebitz"
    package.mkdir()
    (package / "__init__.py").touch()
    for part in ROOM:
        (package / part).symlink_to(HERE / part)
    tiny = ["--batch", "32", "--width", "8", "--depth", "1", "--seconds", "0.01"]
    # An installation for development has a finder of its own, which would be asked first.
    run = (
        "import sys, runpy; sys.meta_path = [one for one in sys.meta_path if isinstance(one, type)]"
        "; sys.path.insert(0, sys.argv.pop(1)); runpy.run_module('kiebitz.learn', "
        "run_name='__main__'); assert 'kiebitz.games' not in sys.modules"
    )
    done = subprocess.run(
        [sys.executable, "-c", run, str(tmp_path), "--bench", *tiny],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "games a second" in done.stdout
    assert "32 at a time, nets 8 wide and 1 deep" in done.stdout


def test_sizes_that_are_not_given_suit_the_device() -> None:
    plan, seconds = Sizes(width=16, seconds=3).plan()
    assert (plan.width, seconds) == (16, 3)
    assert plan.batch % 32 == 0
