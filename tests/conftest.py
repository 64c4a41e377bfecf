"""What holds for all tests: nothing is asserted about how long something takes.

How fast an example runs says more of what else the machine does than of the code, so random tests
have no deadline and are not refused as too slow.

Shells start what runs in the background with interrupts ignored, and whatever it starts inherits
that. Tests that interrupt something would wait for ever, so interrupts are heard again.

Tests that are skipped because a program is missing say so once, with what gets it.
"""

import signal

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("kiebitz", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("kiebitz")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line for each program that was missing."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = {report.longrepr[2].removeprefix("Skipped: ") for report in skipped}
    for reason in sorted(reason for reason in reasons if "apt install" in reason):
        terminalreporter.write_line(reason)
