"""The searches find what is recorded, every time."""

import math

from tests.golden.search_signature import recorded, signature


def test_every_search_finds_what_is_recorded() -> None:
    now, then = signature(), recorded()
    assert now.keys() == then.keys()
    for question, found in now.items():
        before = then[question]
        assert {**found, "values": 0, "errors": 0} == {**before, "values": 0, "errors": 0}, question
        for part in ("values", "errors"):  # other machines may round the last digit otherwise
            values, expected = found[part], before[part]
            assert isinstance(values, dict)
            assert isinstance(expected, dict)
            assert values.keys() == expected.keys()
            for action, value in values.items():
                near = math.isclose(float(value), float(expected[action]), abs_tol=1e-9)
                assert near, (question, action)
