"""Game files of any format: recognised, unpacked, read."""

import bz2
import gzip
import lzma
from collections.abc import Callable
from pathlib import Path

import pytest

from kiebitz.errors import BadOption, BrokenRecord
from kiebitz.records import FORMATS, BrokenGames, read_games, read_iss
from kiebitz.records.formats import format_by_ending, recognise_format

ISS = (Path(__file__).parent / "data" / "iss_games.sgf").read_bytes()
XSKAT = (Path(__file__).parents[1] / "golden" / "data" / "xskat_games.txt").read_bytes()
FIRST_ISS = ISS.splitlines(keepends=True)[0]
(FIRST,) = read_iss([FIRST_ISS.decode()])
JSONL = FIRST.to_json().encode() + b"\n"


@pytest.mark.parametrize("ending", [".txt", ".jsonl", ".sgf", ""])
@pytest.mark.parametrize(("name", "content"), [("jsonl", JSONL), ("iss", ISS), ("xskat", XSKAT)])
def test_a_format_is_recognised_whatever_the_file_is_called(
    name: str, content: bytes, ending: str, tmp_path: Path
) -> None:
    path = tmp_path / f"games{ending}"
    path.write_bytes(b"\n" + content)
    assert recognise_format(path) is FORMATS[name]
    assert next(read_games(path)).state.over


def test_without_a_mark_the_ending_tells(tmp_path: Path) -> None:
    path = tmp_path / "games.iss"
    path.write_bytes(b"nothing\n" * 10 + FIRST_ISS)
    broken = BrokenGames()
    assert list(read_games(path, broken=broken)) == [FIRST]
    assert len(broken) == 10
    assert format_by_ending("a/b.JSONL.gz").name == "jsonl"


def test_an_unknown_format_is_told(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text("hello\n")
    with pytest.raises(BadOption, match=r"'games.txt' tells no format .* jsonl, iss, xskat"):
        read_games(path)
    with pytest.raises(BadOption, match="no format 'pgn'"):
        read_games(path, format="pgn")
    assert list(read_games(path, format="iss", broken=[])) == []


@pytest.mark.parametrize(
    ("ending", "pack"), [(".gz", gzip.compress), (".bz2", bz2.compress), (".xz", lzma.compress)]
)
def test_compressed_files_are_read_as_they_are(
    ending: str, pack: Callable[[bytes], bytes], tmp_path: Path
) -> None:
    path = tmp_path / f"games.sgf{ending}"
    path.write_bytes(pack(FIRST_ISS * 3))
    assert list(read_games(path)) == [FIRST] * 3


@pytest.mark.parametrize(
    ("ending", "pack"), [(".gz", gzip.compress), (".bz2", bz2.compress), (".xz", lzma.compress)]
)
def test_a_damaged_archive_gives_what_can_be_unpacked(
    ending: str, pack: Callable[[bytes], bytes], tmp_path: Path
) -> None:
    path = tmp_path / f"games.sgf{ending}"
    path.write_bytes(pack(FIRST_ISS * 3)[:-12])
    broken: list[BrokenRecord] = []
    assert set(r.players for r in read_games(path, format="iss", broken=broken)) <= {FIRST.players}
    assert "is damaged" in str(broken[-1])
    with pytest.raises(BrokenRecord, match="is damaged"):
        list(read_games(path, format="iss"))


def test_what_is_no_archive_is_told(tmp_path: Path) -> None:
    path = tmp_path / "games.sgf.gz"
    path.write_bytes(FIRST_ISS)
    with pytest.raises(BrokenRecord, match="is damaged"):
        list(read_games(path))


def test_the_share_that_is_read_is_told(tmp_path: Path) -> None:
    path = tmp_path / "games.sgf"
    path.write_bytes(FIRST_ISS * 1001)
    shares: list[float] = []
    broken = BrokenGames()
    assert sum(1 for _ in read_games(path, broken=broken, watch=shares.append)) == 1001
    assert shares == sorted(shares)
    assert len(shares) == 3
    assert 0 < shares[0] < 0.1 < 0.9 < shares[-1] <= 1


def test_an_empty_file_holds_no_games(tmp_path: Path) -> None:
    path = tmp_path / "games.iss"
    path.write_bytes(b"")
    assert list(read_games(path)) == []
