"""Inputs in child processes: whatever one of them does to its process, the others go on.

A child works through numbered inputs and keeps the number of the one it is at in a shared page. A
crash therefore has a number, and so has a hang: a child whose number stands still for too long is
ended. Then a new child goes on behind that input.
"""

import faulthandler
import json
import mmap
import os
import resource
import signal
import sys
import time
import traceback
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

HANG_SECONDS = 60.0
"""Without an answer. An alarm rings in the child much earlier, for whatever can be interrupted."""
MEMORY = 4 << 30
"""Bytes that a child may ask for on top of what it begins with."""
PLACE = 8

NO_MEMORY = "no memory under the sanitizer"
"""Its `new` ends the process where the usual one throws, which becomes a `MemoryError`."""
SANITIZED = "san" in os.environ.get("LD_PRELOAD", "")

Report = dict[str, int]
"""How often each outcome was seen."""
TryOne = Callable[[int], str]
"""Tries the input with this number and says what came of it; raises what should not have come."""


@dataclass(frozen=True)
class Finding:
    """Something that came out and should not have."""

    number: int
    what: str


def run_inputs(
    make: Callable[[], TryOne], inputs: range, *, hang_seconds: float = HANG_SECONDS
) -> tuple[Report, list[Finding]]:
    """Tries all inputs; `make` is called in each child and gives the function that tries one."""
    report: Report = {}
    findings: list[Finding] = []
    next_input = inputs.start
    with TemporaryDirectory() as folder:
        while next_input < inputs.stop:
            rest = range(next_input, inputs.stop)
            ended, at = _one_child(make, rest, Path(folder), hang_seconds)
            for line in _lines(Path(folder) / "found"):
                findings.append(Finding(*line))
            for counts in _lines(Path(folder) / "report"):
                for outcome, count in counts.items():
                    report[outcome] = report.get(outcome, 0) + count
            if ended is None:
                break
            if _ran_out_of_memory(Path(folder)):
                report[NO_MEMORY] = report.get(NO_MEMORY, 0) + 1
            else:
                findings.append(Finding(at, ended))
            next_input = at + 1
    return report, findings


def _ran_out_of_memory(folder: Path) -> bool:
    """Whether the child was ended by the sanitizer for asking for more than there is."""
    said = folder / "said"
    if not said.exists():
        return False
    text = said.read_text(errors="replace")
    said.unlink()
    if "SUMMARY: AddressSanitizer: out-of-memory" in text:
        return True
    sys.stderr.write(text)
    return False


def _lines(path: Path) -> Iterator[object]:
    if path.exists():
        for line in path.read_text().splitlines():
            yield json.loads(line)
        path.unlink()


def _one_child(
    make: Callable[[], TryOne], inputs: range, folder: Path, hang_seconds: float
) -> tuple[str | None, int]:
    """How the child ended, if not well, and at which input."""
    page = mmap.mmap(-1, mmap.PAGESIZE)
    page[:PLACE] = inputs.start.to_bytes(PLACE, "little")
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        code = 1
        if SANITIZED:  # what the sanitizer says tells why it ended a process
            os.dup2(os.open(folder / "said", os.O_CREAT | os.O_WRONLY | os.O_APPEND), 2)
        with suppress(BaseException):
            _work(make, inputs, folder, page)
            code = 0
        os._exit(code)
    seen, since = -1, time.monotonic()
    while True:
        ended, status = os.waitpid(child, os.WNOHANG)
        at = int.from_bytes(page[:PLACE], "little")
        if ended:
            code = os.waitstatus_to_exitcode(status)
            how = signal.Signals(-code).name if code < 0 else f"exit code {code}"
            return (None if code == 0 else f"the process ended: {how}"), at
        if at != seen:
            seen, since = at, time.monotonic()
        elif time.monotonic() - since > hang_seconds:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return "hangs, and hears no signal", at
        time.sleep(0.02)


def _work(make: Callable[[], TryOne], inputs: range, folder: Path, page: mmap.mmap) -> None:
    _limit_memory()
    faulthandler.disable()  # a crash is shown by who waits for us
    warnings.simplefilter("ignore")  # of nanobind, about objects that were never made
    counts: Report = {}
    try_one = make()
    kept = inputs.start
    try:
        for number in inputs:
            page[:PLACE] = number.to_bytes(PLACE, "little")
            if number - kept >= 2000:  # a crash should not lose what was counted before
                kept = number
                _keep_counts(folder, counts)
            try:
                outcome = try_one(number)
            except Exception:
                outcome = "found"
                _keep(folder / "found", [number, _shortened(traceback.format_exc())])
            counts[outcome] = counts.get(outcome, 0) + 1
            if outcome == "found":
                _keep_counts(folder, counts)
    finally:
        _keep_counts(folder, counts)


def _keep(path: Path, line: object) -> None:
    with path.open("a") as file:
        file.write(json.dumps(line) + "\n")


def _keep_counts(folder: Path, counts: Report) -> None:
    _keep(folder / "report", counts)
    counts.clear()


def _shortened(text: str) -> str:
    return text if len(text) < 4000 else text[:2000] + " … " + text[-2000:]


def _limit_memory() -> None:
    if SANITIZED:
        return  # sanitizers reserve more than there is
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    most = pages * mmap.PAGESIZE + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


# ---- Long calls ----------------------------------------------------------------------------------


class TooLong(BaseException):
    """The alarm rang: the input is possible and takes its time."""


def with_alarm(try_one: TryOne, seconds: float) -> TryOne:
    """The same, given up by a signal after some seconds of work, which everything has to hear.

    Seconds of the processor: what others do on this machine changes nothing.
    """

    def ring(number: int, frame: object) -> None:
        raise TooLong

    def tried(number: int) -> str:
        signal.signal(signal.SIGPROF, ring)
        try:
            signal.setitimer(signal.ITIMER_PROF, seconds)
            try:
                return try_one(number)
            finally:
                signal.setitimer(signal.ITIMER_PROF, 0)
        except TooLong:
            return "interrupted"

    return tried
