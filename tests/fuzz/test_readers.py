"""A small run of the fuzzer of readers."""

from pathlib import Path

from tests.fuzz.readers import every_reader, fuzz

ROUNDS = 30


def test_every_reader_reads_its_samples_and_refuses_the_rest_by_name(tmp_path: Path) -> None:
    names = [reader.name for reader in every_reader(tmp_path)]
    report, findings = fuzz(ROUNDS * len(names), seed=1)
    assert not findings
    for name in names:
        assert report[f"{name}: valid"]
        assert report[f"{name}: refused"]
