"""Random numbers that depend on what is decided, never on who else plays or when.

A run has a `Secret`. The cards of a board and the numbers of every decision are derived from it one
way (keyed BLAKE2b): the same secret gives the same run on every machine and with any number of
workers, but nobody can get from the key of a decision to the secret, the deal, or another key.

What a player is handed is a `RandomKey`: four words, and nothing else.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from struct import Struct
from struct import error as StructError  # noqa: N812
from typing import Final, TypeVar

from kiebitz import _core
from kiebitz.errors import BadOption, shown
from kiebitz.numbers import MOST_ITEMS, check_int, seed_bits

Item = TypeVar("Item")

_WORDS: Final = Struct("<4Q")
_BOARD: Final = Struct("<QQ")
_DECISION: Final = Struct("<HI")
_NO_WORDS: Final = (0, 0, 0, 0)
_BYTES: Final = 16
"""Of a secret: 128 bits cannot be guessed."""


@dataclass(frozen=True, slots=True, init=False)
class RandomKey:
    """A stream of random numbers, named by up to four words.

    >>> key = RandomKey(7, 3)
    >>> key.below(100) == RandomKey(7, 3, 0, 0).below(100)
    True
    """

    words: tuple[int, int, int, int]
    """The key as the core takes it."""

    def __init__(self, *words: int) -> None:
        if len(words) > len(_NO_WORDS):
            raise BadOption(f"a random key has four words, not {len(words)}")
        first, second, third, fourth = map(seed_bits, words + _NO_WORDS[len(words) :])
        object.__setattr__(self, "words", (first, second, third, fourth))

    def below(self, bound: int) -> int:
        """The first number of the stream, uniform in 0 … bound-1."""
        return self.numbers(bound, 1)[0]

    def numbers(self, bound: int, count: int) -> list[int]:
        """The first `count` numbers of the stream, each uniform in 0 … bound-1."""
        check_int(bound, "the bound of a random number", low=1, high=2**32 - 1)
        check_int(count, "how many numbers", low=0, high=MOST_ITEMS)
        return _core.random_below(*self.words, bound, count)

    def choice(self, items: Sequence[Item]) -> Item:
        """One of the items, each equally likely."""
        try:
            return items[self.below(len(items))]
        except TypeError:
            raise BadOption(f"a choice is among items in order, not {shown(items)}") from None

    def part(self, number: int) -> "RandomKey":
        """A stream of its own for one part of a decision.

        >>> RandomKey(7).part(1) == RandomKey(7).part(2)
        False
        """
        digest = blake2b(_WORDS.pack(*self.words), person=b"kiebitz part", digest_size=32)
        digest.update(seed_bits(number).to_bytes(8, "little"))
        return _key_of(digest.digest())


def _key_of(digest: bytes) -> RandomKey:
    """A key of 32 bytes; made for every decision, hence without the checks of the constructor."""
    key = object.__new__(RandomKey)
    _set_words(key, _WORDS.unpack(digest))
    return key


_set_words: Final = vars(RandomKey)["words"].__set__  # the slot itself, past the freeze


def as_key(seed: "int | RandomKey") -> RandomKey:
    """A key, where a plain seed may be given instead.

    >>> as_key(7)
    RandomKey(words=(7, 0, 0, 0))
    """
    return seed if isinstance(seed, RandomKey) else RandomKey(seed)


# ---- Secrets -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Secret:
    """What a run is made from: 128 bits that no player gets to see.

    >>> secret = Secret.of_seed(7)
    >>> secret.decision_key(0, seat=1, decision=5) == secret.decision_key(0, seat=1, decision=6)
    False
    """

    number: bytes = field(repr=False)
    """The 128 bits."""
    seed: int | None = field(default=None, compare=False)
    """The seed given by hand that it was made from, if any: such a secret can be guessed."""

    def __post_init__(self) -> None:
        if not isinstance(self.number, bytes) or len(self.number) != _BYTES:
            raise BadOption(f"a secret has {_BYTES} bytes")

    @staticmethod
    def fresh() -> "Secret":
        """One that nobody knows."""
        return Secret(secrets.token_bytes(_BYTES))

    @staticmethod
    def of_seed(seed: int) -> "Secret":
        """The secret of a seed given by hand, always the same."""
        text = str(check_int(seed, "a seed", low=-(2**64), high=2**64))
        digest = blake2b(text.encode(), person=b"kiebitz seed", digest_size=_BYTES)
        return Secret(digest.digest(), seed)

    @staticmethod
    def parse(text: str) -> "Secret":
        """Read what `str` writes: 32 hexadecimal digits, or a seed given by hand.

        >>> str(Secret.parse("7")), str(Secret.parse("000102030405060708090a0b0c0d0e0f"))
        ('7', '000102030405060708090a0b0c0d0e0f')
        """
        if not isinstance(text, str):
            raise BadOption(f"a secret is read from a text, not from {shown(text)}")
        stripped = text.strip()
        try:
            if len(stripped) == 2 * _BYTES:
                return Secret(bytes.fromhex(stripped))
            return Secret.of_seed(int(stripped))
        except ValueError:  # BadOption is one too
            raise BadOption(
                f"{text!r:.80} is no seed: give a whole number, or the {2 * _BYTES} hexadecimal "
                "digits of a run that is to be repeated"
            ) from None

    def __str__(self) -> str:
        return self.hex if self.seed is None else str(self.seed)

    @property
    def hex(self) -> str:
        """The 128 bits as text."""
        return self.number.hex()

    def derived(self, purpose: str) -> "Secret":
        """A secret of its own for something beside the run, such as a check of its players.

        >>> Secret.of_seed(7).derived("honesty") == Secret.of_seed(7)
        False
        """
        digest = blake2b(key=self.number, person=b"kiebitz secret", digest_size=_BYTES)
        if not isinstance(purpose, str):
            raise BadOption(f"a purpose is a word, not {shown(purpose)}")
        digest.update(purpose.encode("utf-8", "surrogatepass"))
        return Secret(digest.digest())

    def deal_key(self, board: int, attempt: int = 0) -> RandomKey:
        """The numbers that shuffle a board; another attempt is another deal for the same board."""
        digest = blake2b(key=self.number, person=b"kiebitz deal", digest_size=32)
        tried = check_int(attempt, "the attempt", low=0, high=2**64 - 1)
        digest.update(_BOARD.pack(seed_bits(board), tried))
        return _key_of(digest.digest())

    def decision_key(self, board: int, seat: int, decision: int) -> RandomKey:
        """All that a player is handed for one decision."""
        return self.at_board(board).decision_key(seat, decision)

    def at_board(self, board: int) -> "BoardKeys":
        """The keys of one board, for those who need many."""
        return BoardKeys(self, board)


class BoardKeys:
    """The keys of the decisions of one board.

    >>> keys = Secret.of_seed(7).at_board(3)
    >>> keys.decision_key(0, 1) == Secret.of_seed(7).decision_key(3, seat=0, decision=1)
    True
    """

    __slots__ = ("_board",)

    def __init__(self, secret: Secret, board: int) -> None:
        # The part that all decisions share is hashed once.
        self._board = blake2b(key=secret.number, person=b"kiebitz decide", digest_size=32)
        self._board.update(_BOARD.pack(seed_bits(board), 0))

    def decision_key(self, seat: int, decision: int) -> RandomKey:
        """All that a player is handed for one decision."""
        digest = self._board.copy()
        try:
            digest.update(_DECISION.pack(seat, decision))
        except (StructError, TypeError):
            raise BadOption(
                f"there is no key for seat {shown(seat)} and decision {shown(decision)}"
            ) from None
        return _key_of(digest.digest())


def as_secret(seed: "int | str | Secret | None") -> Secret:
    """A secret, where a seed or a text may be given instead; None: a fresh one.

    >>> as_secret(7) == as_secret("7") == Secret.of_seed(7)
    True
    """
    if seed is None:
        return Secret.fresh()
    if isinstance(seed, str):
        return Secret.parse(seed)
    return seed if isinstance(seed, Secret) else Secret.of_seed(seed)
