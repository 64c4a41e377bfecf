"""A small run of the fuzzer of bound functions, and whether it would find what there is to find."""

import os
import signal
import time

import pytest

from kiebitz import _core
from tests.fuzz.arguments import UnknownParameter, arguments_of
from tests.fuzz.bound import Bound, Parameter, every_bound
from tests.fuzz.bound_functions import fuzz, unreached
from tests.fuzz.children import Finding, TryOne, run_inputs
from tests.fuzz.scenes import every_scene

ROUNDS = 6
"""Every second one of valid calls."""


def test_every_bound_function_answers_or_refuses_by_name() -> None:
    report, findings = fuzz(ROUNDS * len(every_bound()), seed=2)
    assert not findings
    assert not unreached(report)


def test_the_fuzzer_knows_everything_that_is_bound() -> None:
    names = {bound.name.partition(" ")[0].partition(".")[0] for bound in every_bound()}
    public = {name for name in vars(_core) if not name.startswith("_")}
    assert names == public


def test_a_parameter_of_a_new_kind_is_not_passed_over() -> None:
    scene = every_scene(1)["Skat"][0]
    new = Bound("stripes", print, None, (Parameter("zebra", "int"),))
    with pytest.raises(UnknownParameter, match="stripes: the fuzzer knows no zebra: int"):
        arguments_of(new, scene, None)  # type: ignore[arg-type]


def harmful() -> TryOne:
    def try_one(number: int) -> str:
        if number == 3:
            os.kill(os.getpid(), signal.SIGSEGV)
        if number == 5:
            raise ValueError("not by name")
        if number == 7:
            time.sleep(1000)
        return "fine"

    return try_one


def test_a_crash_an_error_and_a_hang_are_found_and_the_others_go_on() -> None:
    report, findings = run_inputs(harmful, range(10), hang_seconds=1.0)
    assert [finding.number for finding in findings] == [3, 5, 7]
    assert findings[0] == Finding(3, "the process ended: SIGSEGV")
    assert "not by name" in findings[1].what
    assert findings[2].what == "hangs, and hears no signal"
    assert report["found"] == 1
