"""The published ways to draw worlds, from Python; their bias is shown in the native tests."""

import pytest

from kiebitz.beliefs import Worlds
from kiebitz.beliefs.published import Method, draw_published, fits
from kiebitz.errors import BadOption
from kiebitz.games import Schieber, Skat
from kiebitz.lab.sample_views import one_world_case, stage_views


@pytest.mark.parametrize("method", Method)
def test_every_method_gives_worlds_that_are_possible(method: Method) -> None:
    for where in stage_views(3):
        if not fits(where.view, method):
            continue
        drawn = draw_published(where.view, method, 200, seed=5)
        assert len(drawn.worlds) + drawn.dead_ends == 200
        assert drawn.tries >= 200
        assert Worlds(where.view).contains(drawn.worlds).all()


def test_rejection_tries_long_where_one_deal_fits() -> None:
    drawn = draw_published(one_world_case().view(0), Method.REJECTION, 200)
    assert len({tuple(world) for world in drawn.worlds.tolist()}) == 1
    assert 8_000 < drawn.tries / 200 < 19_000  # 12,870 on average


def test_a_method_for_skat_is_refused_in_jass() -> None:
    view = Schieber().deal(seed=1).view(0)
    assert not fits(view, Method.SKAT_UNRANKING)
    with pytest.raises(BadOption, match="Skat only"):
        draw_published(view, Method.SKAT_UNRANKING, 1)


def test_the_same_seed_gives_the_same_worlds() -> None:
    view = Skat().deal(seed=1).view(0)
    first, second = (draw_published(view, Method.COLLAPSE, 20, seed=9) for _ in range(2))
    assert first.worlds.tolist() == second.worlds.tolist()
