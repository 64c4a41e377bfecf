"""Nets, corrections and their files."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kiebitz.errors import BadModel, KiebitzError
from kiebitz.players.bidders.hands.features import WIDTH, Kind
from kiebitz.players.bidders.hands.model import (
    MOST_BYTES,
    OUTPUTS,
    SHIPPED,
    UNCORRECTED,
    Case,
    Correction,
    Corrections,
    HandModel,
    Output,
    cases_of,
    load_model,
    parse_model,
    write_model,
)
from kiebitz.players.bidders.hands.nets import Layer, Net
from kiebitz.players.bidders.hands.ways import ways_with_skat


def small_net(kind: Kind) -> Net:
    numbers = np.random.default_rng(len(kind.value)).normal(size=(WIDTH, OUTPUTS[kind]))
    return Net((Layer(numbers.astype(np.float32), np.ones(OUTPUTS[kind], dtype=np.float32)),))


NETS = {kind: small_net(kind) for kind in Kind}
WAYS = ways_with_skat(np.array([0xFFF], dtype=np.uint32), 0)


def test_a_net_is_its_layers() -> None:
    first = Layer(np.array([[1.0, -1.0]], dtype=np.float32), np.zeros(2, dtype=np.float32))
    second = Layer(np.array([[2.0], [3.0]], dtype=np.float32), np.ones(1, dtype=np.float32))
    asked = Net((first, second)).ask(np.array([[2.0], [-2.0]], dtype=np.float32))
    assert asked.tolist() == [[5.0], [7.0]]
    many = np.linspace(-1, 1, 20_001, dtype=np.float32)[:, None]
    assert Net((first, second)).ask(many).shape == (20_001, 1)


def test_a_file_gives_the_same_chances() -> None:
    corrections = UNCORRECTED | {Case.GRAND: Corrections(Correction(0.5, 0.7, 0.2, 0, -0.1))}
    model = HandModel(NETS, corrections)
    again = parse_model(json.loads(write_model(model)))
    assert again.corrections == corrections
    assert np.allclose(again.ask(WAYS), model.ask(WAYS), atol=0.05)


@pytest.mark.parametrize("case", Case)
def test_every_number_of_a_correction_arrives(case: Case) -> None:
    """The logit of a win moves by what each term says, for the ways of the case alone."""
    terms = Correction(shift=0.1, won=0.5, open=0.3, solved=0.2, bids=-0.4)
    model = HandModel(NETS, UNCORRECTED | {case: Corrections(terms, terms)})
    logits, solved = model.ask(WAYS) / 10, np.linspace(-1, 1, len(WAYS))
    won, wide = logits[:, Output.WON.value], logits[:, Output.OPEN.value]
    rows = cases_of(WAYS)[case]
    expected = 0.1 + 0.5 * won + 0.3 * wide - 0.4 * 2
    found = model.chances(WAYS, logits, bids=2.0)
    assert np.allclose(np.log(found.won / (1 - found.won))[rows], expected[rows])
    found = model.chances(WAYS, logits, bids=2.0, solved=solved)
    assert np.allclose(np.log(found.won / (1 - found.won))[rows], (expected + 0.2 * solved)[rows])
    plain = HandModel(NETS, UNCORRECTED).chances(WAYS, logits, bids=2.0)
    other = np.setdiff1d(np.arange(len(WAYS)), rows)
    assert np.array_equal(model.chances(WAYS, logits, bids=2.0).won[other], plain.won[other])


def test_what_is_solved_for_schneider_speaks_of_schneider() -> None:
    terms = Correction(shift=0.1, won=0.5, open=0.3, solved=0.2)
    model = HandModel(NETS, UNCORRECTED | {Case.GRAND: Corrections(terms, terms)})
    grand = WAYS.take(WAYS.contract == 4)
    logits, solved = model.ask(grand) / 10, np.linspace(-1, 1, len(grand))
    needed = np.arange(len(grand)) % 2 == 0
    found = model.chances(grand, logits, solved=solved, schneider=needed)
    schneider = logits[:, Output.SCHNEIDER.value]
    expected = 0.1 + 0.8 * schneider + 0.2 * solved  # nothing is known of open cards
    likely = np.log(found.schneider / (1 - found.schneider))
    kept = needed & (found.schneider < found.won)
    assert kept.any()
    assert np.allclose(likely[kept], expected[kept])
    plain = model.chances(grand, logits, solved=solved)
    assert np.array_equal(found.won[~needed], plain.won[~needed])


def test_levels_keep_their_order() -> None:
    model = HandModel(NETS, UNCORRECTED)
    chances = model.chances(WAYS, model.ask(WAYS))
    assert (chances.schneider <= chances.won).all()
    assert (chances.won <= chances.saved).all()


def test_the_model_that_is_shipped_knows_good_hands_from_bad_ones() -> None:
    model = load_model(SHIPPED)
    hands = {
        "strong": [4, 12, 20, 28, 31, 27, 23, 19, 15, 11, 0, 1],
        "weak": [0, 1, 2, 8, 9, 10, 16, 17, 18, 24, 25, 26],
    }
    best = {}
    for name, cards in hands.items():
        mask = np.array([sum(1 << card for card in cards)], dtype=np.uint32)
        ways = ways_with_skat(mask, 0)
        ways = ways.take(ways.contract == 4)
        best[name] = model.chances(ways, model.ask(ways)).won.max()
    assert best["strong"] > 0.9
    assert best["weak"] < 0.1


def changed(**parts: Any) -> Any:
    return json.loads(write_model(HandModel(NETS, UNCORRECTED))) | parts


def with_net(change: Any) -> Any:
    content = changed()
    change(content["nets"]["suit"][0])
    return content


BROKEN = {
    "a list": [],
    "nothing": None,
    "another format": changed(format="other"),
    "no nets": changed(nets=None),
    "a net missing": changed(nets={}),
    "no corrections": changed(corrections=[]),
    "a correction missing": changed(corrections={}),
    "too many layers": changed(nets={kind.value: [{}] * 99 for kind in Kind}),
    "a layer that is none": changed(nets={kind.value: [3] for kind in Kind}),
    "no bias": with_net(lambda layer: layer.pop("bias")),
    "not base 64": with_net(lambda layer: layer["bias"].update(halves="ä")),
    "too few numbers": with_net(lambda layer: layer["bias"].update(halves="AAA=")),
    "too many numbers": with_net(lambda layer: layer["bias"].update(shape=[10**9])),
    "no numbers": with_net(lambda layer: layer["bias"].update(shape=[0])),
    "a wrong shape": with_net(lambda layer: layer["bias"].update(shape=[2, 2])),
    "not a number": with_net(lambda layer: layer["bias"].update(halves="AH4AfgB+AH4=")),
    "a huge correction": changed(
        corrections={
            case.value: {
                part: {"shift": 1e300, "won": 1, "open": 0, "solved": 0, "bids": 0}
                for part in ("plain", "solved")
            }
            for case in Case
        }
    ),
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
def test_a_broken_model_is_named(content: Any, tmp_path: Path) -> None:
    file = tmp_path / "model.json"
    file.write_text(json.dumps(content))
    with pytest.raises(BadModel, match=r"model\.json"):
        load_model(file)


@pytest.mark.parametrize(
    "text", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b"9" * 10_000, b" " * (MOST_BYTES + 1)]
)
def test_what_is_no_json_is_named(text: bytes, tmp_path: Path) -> None:
    file = tmp_path / "model.json"
    file.write_bytes(text)
    with pytest.raises(BadModel, match=r"model\.json"):
        load_model(file)


@pytest.mark.parametrize("place", ["nowhere.json", ".", "a\0b", "x" * 5000])
def test_a_place_without_a_model_is_named(place: str) -> None:
    with pytest.raises(KiebitzError, match="cannot be read"):
        load_model(place)
