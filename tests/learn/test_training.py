"""Training in small: it learns, goes on where it was, and says what is wrong."""

from dataclasses import replace
from pathlib import Path

import jax
import numpy as np
import pytest

from kiebitz.errors import BadModel, BadOption
from kiebitz.learn import checkpoints
from kiebitz.learn.checkpoints import Standing
from kiebitz.learn.sessions import Event, Plan, Saved, begin, save, train
from kiebitz.learn.training import Training, explored, flatten, fresh, learning_rate, unflatten

TINY = Plan(minutes=0.01, games=25_600, batch=256, width=16, depth=1)
STANDING = Standing("skat", 16, 1, 256, 25_600, 1)


@pytest.fixture(scope="module")
def learned() -> Training:
    """Two dozen rounds, null at last."""
    training = Training(STANDING)
    for _ in range(24):
        training.round()
    return training


def test_some_rounds_make_the_nets_less_wrong_about_what_comes(learned: Training) -> None:
    first = Training(STANDING).round()
    last = Training(STANDING, copied(learned)).round()
    assert last["suit.error"] < 0.9 * first["suit.error"]
    assert last["suit.where"] < first["suit.where"]
    assert last["suit.way.error"] < 0.5 * first["suit.way.error"]
    assert last["suit.bid.error"] < 0.5 * first["suit.bid.error"]


def test_a_training_that_is_resumed_is_one_that_was_not_interrupted(
    learned: Training, tmp_path: Path
) -> None:
    save(learned, tmp_path / "half.npz")
    again = begin(TINY, tmp_path / "half.npz")
    assert again.standing == learned.standing
    one, other = again.round(), Training(learned.standing, copied(learned)).round()
    for name in one:
        assert one[name] == pytest.approx(other[name], rel=0.02, abs=0.02)  # moments are halved


def copied(training: Training) -> object:
    """A round takes over the numbers that it is given."""
    return jax.tree.map(lambda one: one.copy(), training.learned)


def test_all_numbers_survive_a_checkpoint(learned: Training) -> None:
    found = unflatten(learned.standing, flatten(learned.learned))
    before, after = jax.tree.leaves(learned.learned), jax.tree.leaves(found)
    for one, other in zip(before, after, strict=True):
        assert one.shape == other.shape
        assert np.allclose(one, other, rtol=0.01, atol=1e-12)


def test_a_sitting_tells_how_it_goes_and_writes_a_checkpoint(tmp_path: Path) -> None:
    told: list[Event] = []
    to = tmp_path / "skat.npz"
    standing = train(TINY, to, tell=told.append)
    assert isinstance(told[0], Standing)
    assert isinstance(told[-1], Saved)
    assert checkpoints.read(to)[0] == standing
    assert 0 < standing.games <= TINY.games


def test_less_is_explored_and_learned_towards_the_end() -> None:
    shares = np.linspace(0, 1, 21)
    for falls in (explored, learning_rate):
        values = [falls(share) for share in shares]
        assert values == sorted(values, reverse=True)
        assert values[-1] > 0


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (None, "there is no file"),
        (b"", "is no checkpoint"),
        (b"PK\x03\x04 cut off", "is no checkpoint"),
        (b"\x93NUMPY\x01\x00", "is no checkpoint"),
    ],
)
def test_what_is_no_checkpoint_is_named(tmp_path: Path, content: bytes | None, named: str) -> None:
    path = tmp_path / "some.npz"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadModel, match=named):
        begin(TINY, path)


def test_a_checkpoint_that_holds_code_is_refused_and_nothing_runs(tmp_path: Path) -> None:
    path, mark = tmp_path / "evil.npz", tmp_path / "ran"

    class Evil:
        def __reduce__(self) -> tuple[object, tuple[object, ...]]:
            return Path.touch, (mark,)

    np.savez(path, standing=np.array([Evil()], dtype=object))
    with pytest.raises(BadModel):
        begin(TINY, path)
    assert not mark.exists()


@pytest.mark.parametrize(
    "wrong", [{"planned": 0}, {"width": "768"}, {"batch": -1}, {"width": 10**9}]
)
def test_a_checkpoint_with_impossible_sizes_is_refused(
    tmp_path: Path, wrong: dict[str, object]
) -> None:
    path = tmp_path / "odd.npz"
    checkpoints.write(path, replace(STANDING, **wrong), {})  # type: ignore[arg-type]
    with pytest.raises(BadModel, match="out of range"):
        begin(TINY, path)


def test_weights_of_another_shape_are_refused() -> None:
    arrays = flatten(fresh(STANDING))
    name = next(iter(arrays))
    with pytest.raises(BadModel, match="does not fit"):
        unflatten(STANDING, {**arrays, name: np.zeros(3, np.float32)})


@pytest.mark.parametrize(
    "wrong",
    [{"game": "bridge"}, {"batch": 100}, {"games": 0}, {"minutes": float("nan")}, {"width": 0}],
)
def test_impossible_plans_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Plan(**wrong)  # type: ignore[arg-type]
