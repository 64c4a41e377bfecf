"""How files are written: whole or not at all, and nothing but files is replaced."""

import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from kiebitz.errors import BadOption
from kiebitz.files import append_line, check_target, takes_a_stream, write_whole


def test_a_new_file_is_there_when_it_is_finished(tmp_path: Path) -> None:
    out = tmp_path / "a.txt"
    with write_whole(out) as part:
        part.write_text("half")
        assert not out.exists()
        part.write_text("whole")
    assert out.read_text() == "whole"
    assert list(tmp_path.iterdir()) == [out]


@pytest.mark.parametrize("trouble", [OSError, KeyboardInterrupt, ValueError])
def test_whatever_goes_wrong_leaves_the_old_file(
    trouble: type[BaseException], tmp_path: Path
) -> None:
    out = tmp_path / "a.txt"
    out.write_text("old")

    def begin() -> None:
        with write_whole(out) as part:
            part.write_text("half")
            raise trouble

    with pytest.raises(trouble):
        begin()
    assert out.read_text() == "old"
    assert list(tmp_path.iterdir()) == [out]


def test_a_file_of_somebody_else_is_never_taken_for_the_unfinished_one(tmp_path: Path) -> None:
    mine = tmp_path / "a.txt.part"
    mine.write_text("mine")
    with write_whole(tmp_path / "a.txt") as part:
        part.write_text("new")
    assert mine.read_text() == "mine"


def test_permissions_and_links_stay(tmp_path: Path) -> None:
    real, link = tmp_path / "real.txt", tmp_path / "link.txt"
    real.write_text("old")
    real.chmod(0o640)
    link.symlink_to(real)
    with write_whole(link) as part:
        part.write_text("new")
    assert link.is_symlink()
    assert real.read_text() == "new"
    assert stat.S_IMODE(real.stat().st_mode) == 0o640


def test_a_new_file_has_the_permissions_of_any_new_file(tmp_path: Path) -> None:
    (tmp_path / "plain").touch()
    with write_whole(tmp_path / "ours"):
        pass
    assert (tmp_path / "ours").stat().st_mode == (tmp_path / "plain").stat().st_mode


def test_a_device_stays_a_device(tmp_path: Path) -> None:
    """The trial lost its /dev/full: a file lay in its place."""
    device = tmp_path / "device"
    device.symlink_to("/dev/full")  # what would be lost here is a link, not the machine's device
    for each in (device, Path("/dev/full")):
        assert takes_a_stream(each)
        with pytest.raises(OSError, match="No space left"), write_whole(each) as part:
            part.write_text("nobody reads this")
    assert device.is_symlink()
    assert Path("/dev/full").is_char_device()
    with write_whole("/dev/null") as part:
        part.write_text("nor this")
    assert Path("/dev/null").is_char_device()


def test_a_pipe_gets_what_was_written(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    heard: list[bytes] = []
    reader = threading.Thread(target=lambda: heard.append(pipe.read_bytes()))
    reader.start()
    with write_whole(pipe, force=False) as part:
        part.write_text("through the pipe")
    reader.join()
    assert heard == [b"through the pipe"]
    assert pipe.is_fifo()


def test_what_cannot_be_written_is_refused_before_any_work(tmp_path: Path) -> None:
    (tmp_path / "there").touch()
    for path, named in [
        (tmp_path, "is a folder"),
        (tmp_path / "nowhere" / "x", "there is no folder"),
        (tmp_path / "there" / "x", "there is no folder"),
    ]:
        with pytest.raises(BadOption, match=named):
            check_target(path)
    with pytest.raises(BadOption, match="--force"):
        check_target(tmp_path / "there", force=False)


def test_a_name_may_be_as_long_as_names_may_be(tmp_path: Path) -> None:
    out = tmp_path / ("ä" * 127)
    with write_whole(out) as part:
        part.write_text("x")
    assert out.read_text() == "x"


def test_a_line_without_an_end_is_ended_before_the_next(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    path.write_bytes(b"one")
    append_line(path, "two")
    append_line(path, "drü")
    assert path.read_bytes() == "one\ntwo\ndrü\n".encode()


def test_half_a_line_is_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    append_line(path, "one")
    code = f"""
import resource, signal, sys
from kiebitz.files import append_line
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10))
append_line({str(path)!r}, "x" * 100)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "File too large" in done.stderr
    assert path.read_text() == "one\n"
