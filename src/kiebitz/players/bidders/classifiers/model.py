"""The weights of the classifiers: seven numbers for each of six games, three forehands, thresholds.

They lie in a small JSON file, made by ``python -m kiebitz.lab.bidding``. What is wrong with a file
that somebody else has made is said by a `BadModel`.
"""

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kiebitz.errors import BadOption
from kiebitz.games import Skat
from kiebitz.players.bidders.classifiers.features import FEATURES, features_of
from kiebitz.players.bidders.model_files import bad_model, read_model_file, state_of_file
from kiebitz.players.bidders.skat_values import DECLARED

if TYPE_CHECKING:
    import numpy as np

    from kiebitz.players.bidders.classifiers.features import Masks

    Numbers = np.ndarray[Any, np.dtype[np.float64]]

SHIPPED: Final = Path(__file__).with_name("weights.json")
FORMAT: Final = "kiebitz classifiers 1"
MOST_BYTES: Final = 100_000
"""Of a file; ours has a tenth of it."""
MOST_WEIGHT: Final = 1e6
_GAMES: Final = [contract.name.lower() for contract in DECLARED]


@dataclass(frozen=True)
class Classifiers:
    """Linear judges of hands: the sum of weighted features, without a constant."""

    weights: dict[float, "Numbers"]
    """For each threshold that they were chosen for: games × forehands × features."""

    def at(self, threshold: float) -> "Numbers":
        """The weights chosen for a threshold."""
        if threshold not in self.weights:
            known = ", ".join(f"{one:g}" for one in sorted(self.weights))
            raise BadOption(
                f"the classifiers were trained for the thresholds {known}, not {threshold:g}"
            )
        return self.weights[threshold]

    def scores(self, hands: "Masks", forehand: int, threshold: float) -> "Numbers":
        """For each hand of ten cards (a row) the score of each game (a column).

        The forehand is counted from the one who would declare: 0 leads, 1 follows on the lead.

        >>> import numpy as np
        >>> hands = np.array([0x3FF], dtype=np.uint32)
        >>> load_classifiers().scores(hands, 0, 0.5).shape
        (1, 6)
        """
        import numpy as np

        weights = self.at(threshold)
        columns = [
            features_of(hands, contract) @ weights[number, forehand]
            for number, contract in enumerate(DECLARED)
        ]
        return np.column_stack(columns)

    def to_json(self) -> str:
        """The text of a file."""
        tables = [
            {
                "threshold": threshold,
                "weights": {
                    game: [[float(f"{number:.6g}") for number in row] for row in table[place]]
                    for place, game in enumerate(_GAMES)
                },
            }
            for threshold, table in sorted(self.weights.items())
        ]
        return json.dumps({"format": FORMAT, "classifiers": tables}, indent=1) + "\n"


def load_classifiers(path: Path | str = SHIPPED) -> Classifiers:
    """Read a file of weights; the same file is read once.

    >>> load_classifiers("nowhere.json")
    Traceback (most recent call last):
    kiebitz.errors.BadModel: the model 'nowhere.json' cannot be read: there is no such file
    """
    place = Path(path)
    return _load(place, state_of_file(place))


@lru_cache(maxsize=8)
def _load(path: Path, _state: tuple[int, int]) -> Classifiers:
    return parse_classifiers(read_model_file(path, format=FORMAT, most_bytes=MOST_BYTES), path)


def parse_classifiers(content: dict[str, Any], path: Path | str = "model") -> Classifiers:
    """The classifiers that a file holds, all of it checked."""
    tables = content.get("classifiers")
    if not isinstance(tables, list) or not 1 <= len(tables) <= 16:
        raise bad_model(path, "it should have a list of 1 to 16 classifiers")
    found: dict[float, Numbers] = {}
    for table in tables:
        threshold = table.get("threshold") if isinstance(table, dict) else None
        if not _is_number(threshold) or threshold in found:
            raise bad_model(path, "each of its classifiers should have a threshold of its own")
        assert isinstance(table, dict)
        found[float(threshold)] = _parse_weights(table.get("weights"), path)  # type: ignore[arg-type]
    return Classifiers(found)


def _parse_weights(weights: Any, path: Path | str) -> "Numbers":
    import numpy as np

    if not isinstance(weights, dict) or sorted(weights) != sorted(_GAMES):
        raise bad_model(path, f"it should have weights for {', '.join(_GAMES)}")
    return np.array([_parse_game(weights[game], game, path) for game in _GAMES])


def _parse_game(rows: Any, game: str, path: Path | str) -> list[list[float]]:
    shaped = isinstance(rows, list) and len(rows) == Skat.seats
    if not shaped or not all(isinstance(row, list) and len(row) == FEATURES for row in rows):
        raise bad_model(path, f"the weights for {game} should be {Skat.seats} rows of {FEATURES}")
    if not all(_is_number(number) for row in rows for number in row):
        raise bad_model(path, f"the weights for {game} should be numbers up to {MOST_WEIGHT:,.0f}")
    return [[float(number) for number in row] for row in rows]


def _is_number(value: Any) -> bool:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    return number and abs(value) <= MOST_WEIGHT  # neither is NaN
