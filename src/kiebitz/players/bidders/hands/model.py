"""How likely a way to play a hand wins: nets, corrected by what was won at the table.

The nets have learned from games played by rule and from solved ones. Real opponents play neither by
rule nor with open cards, so a few numbers, fitted to games of our own players at the table, turn
what the nets say into chances. A model is one JSON file; what is wrong with one that somebody else
has made is said by a `BadModel`.
"""

import base64
import binascii
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from enum import Enum
from functools import lru_cache
from math import isfinite, prod
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from kiebitz.errors import shown
from kiebitz.games import SkatContract, SkatLevel
from kiebitz.players.bidders.hands.features import WIDTH, Kind, describe, kinds_of
from kiebitz.players.bidders.hands.nets import Layer, Net
from kiebitz.players.bidders.hands.stakes import Chances
from kiebitz.players.bidders.hands.ways import Ways
from kiebitz.players.bidders.model_files import bad_model, read_model_file, state_of_file

if TYPE_CHECKING:
    Flags = np.ndarray[Any, np.dtype[np.bool_]]
    Floats = np.ndarray[Any, np.dtype[np.float64]]

SHIPPED: Final = Path(__file__).with_name("model.json")
FORMAT: Final = "kiebitz hands 1"
MOST_BYTES: Final = 8_000_000
"""Of a file; ours has a twentieth of it."""
MOST_COEFFICIENT: Final = 100.0
HIDDEN_MOST: Final = 1024
"""Of the numbers in a layer."""
EVEN: Final = 0.0
"""The logit of one half."""


class Output(Enum):
    """What a net says of a way, as columns of its logits."""

    WON = 0
    """61 points, or in null no trick, where all play by rule."""
    OPEN = 1
    """The same against best defence with open cards."""
    SCHNEIDER = 2
    """90 points by rule."""
    SAVED = 3
    """31 points by rule."""


OUTPUTS: Final = {Kind.SUIT: 4, Kind.GRAND: 4, Kind.NULL: 2}


class Case(Enum):
    """What is corrected apart."""

    SUIT = "suit"
    GRAND = "grand"
    NULL = "null"
    OUVERT = "ouvert"


def case_of(contract: SkatContract, level: SkatLevel) -> Case:
    """That of what is declared.

    >>> case_of(SkatContract.NULL, SkatLevel.OUVERT)
    <Case.OUVERT: 'ouvert'>
    """
    if contract is SkatContract.NULL:
        return Case.OUVERT if level is SkatLevel.OUVERT else Case.NULL
    return Case.GRAND if contract is SkatContract.GRAND else Case.SUIT


@dataclass(frozen=True)
class Correction:
    """The logit of a win is shift + won·w + open·o + solved·s + bids·b.

    Here w and o are what the net says, s is the logit of the share of solved worlds that are won,
    and b how much the others have bid.
    """

    shift: float = 0.0
    won: float = 1.0
    open: float = 0.0
    solved: float = 0.0
    bids: float = 0.0


@dataclass(frozen=True)
class Corrections:
    """For ways of which no world has been solved, and for those of which some have."""

    plain: Correction = Correction()
    solved: Correction = Correction(won=0.5, solved=0.5)


UNCORRECTED: Final = {
    Case.SUIT: Corrections(),
    Case.GRAND: Corrections(),
    Case.NULL: Corrections(),
    Case.OUVERT: Corrections(Correction(won=0, open=1), Correction(won=0, solved=1)),
}


@dataclass(frozen=True)
class HandModel:
    """Nets and corrections."""

    nets: Mapping[Kind, Net]
    corrections: Mapping[Case, Corrections]

    def ask(self, ways: Ways) -> "Floats":
        """The logits of each way, a column for each `Output`; of null the first two count."""
        logits = np.full((len(ways), len(Output)), EVEN)
        for kind, rows in kinds_of(ways).items():
            if len(rows):
                logits[rows, : OUTPUTS[kind]] = self.nets[kind].ask(describe(ways.take(rows), kind))
        return logits

    def chances(
        self,
        ways: Ways,
        logits: "Floats",
        *,
        bids: float = 0.0,
        solved: "Floats | None" = None,
        schneider: "Flags | None" = None,
    ) -> Chances:
        """How likely each way wins.

        `solved` are the logits of the shares of worlds that are won. They, and the corrections,
        are about 61 points, or about 90 where `schneider` is needed.
        """
        won, wide = logits[:, Output.WON.value], logits[:, Output.OPEN.value]
        if schneider is not None:
            won = np.where(schneider, logits[:, Output.SCHNEIDER.value], won)
            wide = np.where(schneider, won, wide)  # of which the nets have learned nothing
        corrected = np.empty(len(ways))
        for case, rows in cases_of(ways).items():
            both = self.corrections[case]
            correction = both.plain if solved is None else both.solved
            corrected[rows] = (
                correction.shift
                + correction.won * won[rows]
                + correction.open * wide[rows]
                + correction.bids * bids
            )
            if solved is not None:
                corrected[rows] += correction.solved * solved[rows]
        moved = corrected - won  # real opponents move all levels alike
        chance = _chance_of(logits[:, Output.WON.value] + moved)
        return Chances(
            won=chance,
            schneider=np.minimum(chance, _chance_of(logits[:, Output.SCHNEIDER.value] + moved)),
            saved=np.maximum(chance, _chance_of(logits[:, Output.SAVED.value] + moved)),
        )


def cases_of(ways: Ways) -> "dict[Case, np.ndarray[Any, np.dtype[np.int64]]]":
    """The rows of each case."""
    kinds = kinds_of(ways)
    null = kinds[Kind.NULL]
    ouvert = ways.level[null] == SkatLevel.OUVERT
    return {
        Case.SUIT: kinds[Kind.SUIT],
        Case.GRAND: kinds[Kind.GRAND],
        Case.NULL: null[~ouvert],
        Case.OUVERT: null[ouvert],
    }


def _chance_of(logits: "Floats") -> "Floats":
    chances: Floats = 1 / (1 + np.exp(-np.clip(logits, -30, 30)))
    return chances


# ---- Files ---------------------------------------------------------------------------------------


def write_model(model: HandModel) -> str:
    """The text of a model's file."""
    nets = {
        kind.value: [
            {"weights": _write(layer.weights), "bias": _write(layer.bias)} for layer in net.layers
        ]
        for kind, net in model.nets.items()
    }
    corrections = {case.value: asdict(both) for case, both in model.corrections.items()}
    return json.dumps({"format": FORMAT, "corrections": corrections, "nets": nets}, indent=1) + "\n"


def _write(numbers: Any) -> dict[str, Any]:
    halves = np.asarray(numbers, dtype="<f2")
    return {"shape": list(halves.shape), "halves": base64.b64encode(halves.tobytes()).decode()}


def load_model(path: Path | str = SHIPPED) -> HandModel:
    """Read a model; the same file is read once.

    >>> load_model("nowhere.json")
    Traceback (most recent call last):
    kiebitz.errors.BadModel: the model 'nowhere.json' cannot be read: there is no such file
    """
    place = Path(path)
    return _load(place, state_of_file(place))


@lru_cache(maxsize=8)
def _load(path: Path, _state: tuple[int, int]) -> HandModel:
    return parse_model(read_model_file(path, format=FORMAT, most_bytes=MOST_BYTES), path)


def parse_model(content: dict[str, Any], path: Path | str = "model") -> HandModel:
    """The model of what its file holds, all of it checked."""
    nets, corrections = content.get("nets"), content.get("corrections")
    if not isinstance(nets, dict) or not isinstance(corrections, dict):
        raise bad_model(path, "it should have nets and corrections")
    return HandModel(
        {kind: _parse_net(nets.get(kind.value), kind, path) for kind in Kind},
        {case: _parse_corrections(corrections.get(case.value), case, path) for case in Case},
    )


def _parse_net(layers: Any, kind: Kind, path: Path | str) -> Net:
    what = f"the net {kind.value!r}"
    if not isinstance(layers, list) or not 1 <= len(layers) <= 8:
        raise bad_model(path, f"{what} should be a list of 1 to 8 layers")
    width, found = WIDTH, []
    for number, layer in enumerate(layers, 1):
        if not isinstance(layer, dict):
            raise bad_model(path, f"layer {number} of {what} should have weights and bias")
        weights = _parse_numbers(layer.get("weights"), 2, f"the weights of {what}", path)
        bias = _parse_numbers(layer.get("bias"), 1, f"the bias of {what}", path)
        if weights.shape != (width, len(bias)) or not 1 <= len(bias) <= HIDDEN_MOST:
            raise bad_model(path, f"layer {number} of {what} has the wrong shape")
        width = len(bias)
        found.append(Layer(weights, bias))
    if width != OUTPUTS[kind]:
        raise bad_model(path, f"{what} should end with {OUTPUTS[kind]} numbers, not {width}")
    return Net(tuple(found))


def _parse_numbers(given: Any, dimensions: int, what: str, path: Path | str) -> Any:
    shape = given.get("shape") if isinstance(given, dict) else None
    text = given.get("halves") if isinstance(given, dict) else None
    if not isinstance(shape, list) or len(shape) != dimensions or not isinstance(text, str):
        raise bad_model(path, f"{what} should have a shape of {dimensions} numbers and halves")
    if not all(isinstance(size, int) and 0 < size <= HIDDEN_MOST for size in shape):
        raise bad_model(path, f"{what} cannot have the shape {shown(shape)}")
    try:
        content = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise bad_model(path, f"{what} should be written in base 64") from None
    if len(content) != 2 * prod(shape):
        raise bad_model(path, f"{what} should have {prod(shape)} halves")
    numbers = np.frombuffer(content, dtype="<f2").reshape(shape).astype(np.float32)
    if not np.isfinite(numbers).all():
        raise bad_model(path, f"{what} should be finite")
    return numbers


def _parse_corrections(given: Any, case: Case, path: Path | str) -> Corrections:
    found: dict[str, Any] = given if isinstance(given, dict) else {}
    parts: list[Any] = [found.get("plain"), found.get("solved")]
    names = [field.name for field in fields(Correction)]
    for part in parts:
        good = isinstance(part, dict) and sorted(part) == sorted(names)
        if not good or not all(map(_is_coefficient, part.values())):
            raise bad_model(
                path,
                f"the corrections of {case.value!r} should have the numbers {', '.join(names)}, "
                f"each at most {MOST_COEFFICIENT:g} in size",
            )
    plain, solved = (Correction(**part) for part in parts)
    return Corrections(plain, solved)


def _is_coefficient(value: Any) -> bool:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    return number and isfinite(value) and abs(value) <= MOST_COEFFICIENT
