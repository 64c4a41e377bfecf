"""A real browser, a real server.

The browser is Debian's Chromium. Where there is none these tests are skipped, unless
`KIEBITZ_BROWSER=required`, as in CI. Playwright keeps an event loop running in its thread, which
other tests of the same process could not bear: browser and server live as long as one file of
tests.
"""

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.serving import Server
from tests.e2e.visitor import Visitor

ARGUMENTS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",  # which is small in containers
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MISSING = "tests/e2e need a browser: apt install chromium"


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where Chromium is."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found:
        return found
    if os.environ.get("KIEBITZ_BROWSER") == "required":
        pytest.fail(MISSING, pytrace=False)
    pytest.skip(MISSING)


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """A browser that knows nothing of earlier ones."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, headless=True, args=ARGUMENTS
        )
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, chromium: str) -> Iterator[Server]:
    """One server for a file of tests."""
    server = Server(tmp_path_factory.mktemp("home"))
    yield server
    server.kill()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """`visit(**given)` is a person with a browser; nobody may have seen an error at the end."""
    visitors: list[Visitor] = []

    def come(address: str = "", **given: object) -> Visitor:
        visitors.append(Visitor(browser, address or server.address, **given))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    found = [complaint for visitor in visitors for complaint in visitor.leave()]
    assert not found, "\n".join(found)
