"""How bytes become text: UTF-8, what older programs wrote, and what one asks for."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiebitz.errors import BadOption
from kiebitz.records.encodings import Decoding, read_older
from kiebitz.records.lines import LONGEST_LINE, file_lines

NAMES = "Jürgen\nÖzgür “X” €\nplain\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16", "utf-16-le"])
def test_names_are_read_from_every_usual_encoding(encoding: str, tmp_path: Path) -> None:
    path = tmp_path / "names.txt"
    path.write_bytes(NAMES.encode(encoding))
    asked = encoding if encoding == "utf-16-le" else ""  # without its mark nobody can tell
    decoding = Decoding(asked)
    assert "".join(file_lines(path, decoding=decoding)) == NAMES
    assert decoding.older_lines == (2 if encoding == "cp1252" else 0)
    assert "".join(file_lines(path, decoding=Decoding(encoding))) == NAMES


def test_one_older_line_among_others_is_found(tmp_path: Path) -> None:
    path = tmp_path / "mixed.txt"
    path.write_bytes("Jürgen\n".encode() + "Jörg\n".encode("latin-1") + "Käthe\n".encode())
    decoding = Decoding()
    assert list(file_lines(path, decoding=decoding)) == ["Jürgen\n", "Jörg\n", "Käthe\n"]
    assert (decoding.older_lines, decoding.first_older) == (1, 2)


@given(st.binary(max_size=40))
@settings(deadline=None)
def test_no_byte_is_lost(line: bytes) -> None:
    text = read_older(line)
    assert len(text) == len(line)
    back = b"".join(
        each.encode("cp1252") if each.encode("cp1252", "ignore") else each.encode("latin-1")
        for each in text
    )
    assert back == line


def test_what_is_not_in_the_asked_encoding_is_counted_and_shown(tmp_path: Path) -> None:
    path = tmp_path / "names.txt"
    path.write_bytes("Jürgen\nOtto\n".encode("latin-1"))
    decoding = Decoding("UTF8")
    assert list(file_lines(path, decoding=decoding)) == ["J\\xfcrgen\n", "Otto\n"]
    assert decoding.unreadable_lines == 1


@pytest.mark.parametrize("name", ["klingon", "", "base64", "zip", "utf-8\0"])
def test_what_is_no_encoding_of_text_is_refused(name: str) -> None:
    if not name:
        assert Decoding(name).encoding == ""
        return
    with pytest.raises(BadOption, match="there is no encoding"):
        Decoding(name)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_a_line_that_never_ends_is_cut(encoding: str, tmp_path: Path) -> None:
    path = tmp_path / "long.txt"
    path.write_bytes(("ä" * 3 * LONGEST_LINE + "\nnext\n").encode(encoding))
    decoding = Decoding()
    first, second = file_lines(path, decoding=decoding)
    assert len(first) <= LONGEST_LINE + 2
    assert second == "next\n"
    assert decoding.older_lines == 0
