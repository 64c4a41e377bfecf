from hypothesis import given
from hypothesis import strategies as st

from kiebitz.arena.report.plots.thinning import thin_out


@given(st.lists(st.floats(-1e6, 1e6), max_size=300), st.integers(4, 60))
def test_thinning_keeps_ends_and_extremes_and_the_order(values: list[float], most: int) -> None:
    kept = thin_out(values, most=most)
    assert kept == sorted(set(kept))
    assert len(kept) <= most
    if values:
        assert kept[0] == 0
        assert kept[-1] == len(values) - 1
        assert min(values) == min(values[place] for place in kept)
        assert max(values) == max(values[place] for place in kept)


def test_short_paths_are_kept_whole() -> None:
    assert thin_out([3.0, 1.0, 2.0]) == [0, 1, 2]


def test_a_hundred_thousand_boards_become_a_few_hundred_points() -> None:
    values = [float(number % 997) for number in range(100_000)]
    assert 300 < len(thin_out(values)) <= 400
