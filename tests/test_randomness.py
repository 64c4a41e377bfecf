"""Random keys."""

import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.errors import BadOption
from kiebitz.randomness import RandomKey, Secret, as_secret

secrets = st.builds(Secret, st.binary(min_size=16, max_size=16))


def test_the_same_key_gives_the_same_numbers_and_another_key_others() -> None:
    key = RandomKey(1, 2, 3, 4)
    assert key.numbers(1000, 20) == RandomKey(1, 2, 3, 4).numbers(1000, 20)
    for other in (
        RandomKey(0, 2, 3, 4),
        RandomKey(1, 0, 3, 4),
        RandomKey(1, 2, 0, 4),
        RandomKey(1, 2, 3, 0),
    ):
        assert key.numbers(1000, 20) != other.numbers(1000, 20)


def test_first_numbers_over_decisions_are_uniform() -> None:
    counts = Counter(RandomKey(7, 0, 0, decision).below(6) for decision in range(6000))
    assert all(850 < counts[face] < 1150 for face in range(6))


def test_negative_seeds_are_taken_as_they_are() -> None:
    assert RandomKey(-1).below(2**31) == RandomKey(2**64 - 1).below(2**31)


def test_there_is_no_number_below_zero() -> None:
    for bound in (0, -1, 2**40, 1.5):
        with pytest.raises(BadOption, match="bound"):
            RandomKey().below(bound)  # type: ignore[arg-type]


def test_a_key_is_its_words_and_nothing_else() -> None:
    key = Secret.of_seed(7).decision_key(3, 1, 5)
    assert [name for name in dir(key) if not name.startswith("_")] == [
        "below",
        "choice",
        "numbers",
        "part",
        "words",
    ]
    assert RandomKey(*key.words) == key == pickle.loads(pickle.dumps(key))


def test_a_key_has_four_words_at_most() -> None:
    assert RandomKey(1) == RandomKey(1, 0, 0, 0)
    with pytest.raises(BadOption, match="has four words, not 5"):
        RandomKey(1, 2, 3, 4, 5)


def test_parts_of_a_key_are_streams_of_their_own() -> None:
    key = RandomKey(1, 2, 3, 4)
    streams = {tuple(each.numbers(1000, 9)) for each in (key, *map(key.part, range(50)))}
    assert len(streams) == 51


# ---- Secrets ----


def every_key(secret: Secret) -> list[RandomKey]:
    """The keys of some boards: deals, and decisions of all seats."""
    boards = range(8)
    return [secret.deal_key(board, attempt) for board in boards for attempt in range(5)] + [
        secret.decision_key(board, seat, number)
        for board in boards
        for seat in range(4)
        for number in range(60)
    ]


def test_no_two_keys_share_a_word() -> None:
    keys = every_key(Secret.of_seed(7)) + every_key(Secret.of_seed(8))
    words = [word for key in keys for word in key.words]
    assert len(set(words)) == len(words) == 4 * 2 * (40 + 8 * 4 * 60)


@given(secrets, st.integers(0, 127))
def test_one_bit_of_the_secret_changes_half_the_bits_of_a_key(secret: Secret, bit: int) -> None:
    number = int.from_bytes(secret.number, "big") ^ (1 << bit)
    other = Secret(number.to_bytes(16, "big"))
    for board, seat, decision in ((0, 0, 1), (9, 3, 40)):
        pairs = zip(
            secret.decision_key(board, seat, decision).words,
            other.decision_key(board, seat, decision).words,
            strict=True,
        )
        changed = sum((one ^ two).bit_count() for one, two in pairs)
        assert 70 < changed < 186  # 128 on average, 8 at a time


@given(secrets, st.integers(-(2**64), 2**64), st.integers(0, 3), st.integers(0, 200))
def test_the_same_secret_gives_the_same_keys(
    secret: Secret, board: int, seat: int, number: int
) -> None:
    again = Secret.parse(str(secret))
    assert again == secret == pickle.loads(pickle.dumps(secret))
    assert again.deal_key(board) == secret.deal_key(board)
    key = secret.decision_key(board, seat, number)
    assert again.at_board(board).decision_key(seat, number) == key


def test_fresh_secrets_differ() -> None:
    assert len({Secret.fresh() for _ in range(100)}) == 100
    assert as_secret(None) != as_secret(None)


def test_a_seed_given_by_hand_is_remembered_and_repeats() -> None:
    assert as_secret(7) == as_secret("7") == as_secret(as_secret(7))
    assert (as_secret(7).seed, str(as_secret(7)), len(as_secret(7).hex)) == (7, "7", 32)
    repeated = Secret.parse(as_secret(7).hex)
    assert repeated == as_secret(7)
    assert as_secret(7) != as_secret(8) != as_secret(-8)


def test_a_secret_is_not_shown_by_accident() -> None:
    secret = Secret.fresh()
    assert secret.hex not in repr(secret)
    assert secret.derived("x") not in (secret, secret.derived("y"))


@pytest.mark.parametrize("text", ["", "seven", "1.5", "0x7", "z" * 32, "7" * 40, "ab" * 15])
def test_what_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="is no seed: give a whole number, or the 32 hexadecimal"):
        Secret.parse(text)
