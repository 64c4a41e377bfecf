"""Files of weights: read, written, and refused if something is wrong with them."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kiebitz.cards import SKAT_DECK
from kiebitz.errors import BadModel, BadOption
from kiebitz.games import Skat
from kiebitz.players.bidders.classifiers.features import features_of
from kiebitz.players.bidders.classifiers.model import (
    MOST_BYTES,
    SHIPPED,
    load_classifiers,
)
from kiebitz.players.bidders.skat_values import DECLARED

CONTENT = json.loads(SHIPPED.read_text("utf-8"))


def changed(*path: Any, to: Any) -> Any:
    """Our file with one thing in it replaced."""
    content = json.loads(json.dumps(CONTENT))
    part = content
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = to
    return content


WEIGHTS = ("classifiers", 0, "weights")
WRONG: dict[str, Any] = {
    "no object": [],
    "another format": changed("format", to="kiebitz classifiers 2"),
    "no list": changed("classifiers", to={}),
    "nothing in it": changed("classifiers", to=[]),
    "too many": changed("classifiers", to=CONTENT["classifiers"] * 9),
    "twice the same": changed("classifiers", to=CONTENT["classifiers"][:1] * 2),
    "no table": changed("classifiers", 0, to=7),
    "no threshold": changed("classifiers", 0, "threshold", to="half"),
    "a threshold that is no number": changed("classifiers", 0, "threshold", to=float("nan")),
    "no weights": changed(*WEIGHTS, to=None),
    "a game is missing": changed(*WEIGHTS, to={"grand": [[0.0] * 7] * 3}),
    "two seats": changed(*WEIGHTS, "grand", to=[[0.0] * 7] * 2),
    "six features": changed(*WEIGHTS, "grand", 1, to=[0.0] * 6),
    "a text": changed(*WEIGHTS, "grand", 1, 2, to="0.5"),
    "a truth": changed(*WEIGHTS, "null", 1, 2, to=True),
    "no number": changed(*WEIGHTS, "null", 1, 2, to=float("nan")),
    "endless": changed(*WEIGHTS, "null", 1, 2, to=float("inf")),
    "huge": changed(*WEIGHTS, "null", 1, 2, to=10**400),
}


@pytest.mark.parametrize("content", WRONG.values(), ids=WRONG)
def test_what_is_no_model_is_refused(content: Any, tmp_path: Path) -> None:
    file = tmp_path / "model.json"
    file.write_text(json.dumps(content))
    with pytest.raises(BadModel, match=r"model\.json"):
        load_classifiers(file)


@pytest.mark.parametrize(
    "text",
    [b"", b"{", b"\xff\xfe\xfa", b"[" * 50_000, b"1" * 5_000, b" " * (MOST_BYTES + 1)],
    ids=["empty", "cut off", "no text", "deep", "many digits", "too long"],
)
def test_what_is_no_json_is_refused(text: bytes, tmp_path: Path) -> None:
    file = tmp_path / "model.json"
    file.write_bytes(text)
    with pytest.raises(BadModel):
        load_classifiers(file)


def test_places_without_a_file_are_refused(tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "nothing", "a\0b", "/dev/zero"):
        with pytest.raises(BadModel):
            load_classifiers(place)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    ours = load_classifiers()
    file = tmp_path / "copy.json"
    file.write_text(ours.to_json())
    again = load_classifiers(file)
    assert again.to_json() == ours.to_json() == SHIPPED.read_text("utf-8")
    for threshold, weights in ours.weights.items():
        assert np.array_equal(again.weights[threshold], weights)


def test_a_file_that_changes_is_read_anew(tmp_path: Path) -> None:
    file = tmp_path / "model.json"
    file.write_text(json.dumps(CONTENT))
    load_classifiers(file)
    file.write_text(json.dumps(changed("classifiers", 0, "threshold", to=0.25)))
    assert 0.25 in load_classifiers(file).weights


def test_a_score_is_the_weighted_sum_of_the_features() -> None:
    hands = [hand for board in range(5) for hand in Skat().deal(seed=1, board=board).hands]
    masks = np.array([SKAT_DECK.mask(hand) for hand in hands], dtype=np.uint32)
    table = {one["threshold"]: one["weights"] for one in CONTENT["classifiers"]}
    for threshold, weights in table.items():
        for forehand in range(3):
            scores = load_classifiers().scores(masks, forehand, threshold)
            for column, contract in enumerate(DECLARED):
                own = weights[contract.name.lower()][forehand]
                rows = features_of(masks, contract)
                sums = [sum(w * f for w, f in zip(own, row, strict=True)) for row in rows]
                assert scores[:, column] == pytest.approx(sums)


def test_a_threshold_that_was_not_trained_for_is_refused() -> None:
    with pytest.raises(BadOption, match=r"thresholds 0, 0\.5, not 0\.3"):
        load_classifiers().at(0.3)
