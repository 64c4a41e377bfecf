"""How much has to be loaded, and how long it takes until a card can be seen."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.e2e.serving import Server
from tests.e2e.visitor import Visitor

Visit = Callable[..., Visitor]

LARGEST = 300_000


def test_the_lobby_and_a_table_together_stay_small(visit: Visit) -> None:
    ada = visit()
    session = ada.context.new_cdp_session(ada.page)
    session.send("Network.enable")
    sizes: dict[str, int] = {}
    addresses: dict[str, str] = {}
    session.on(
        "Network.responseReceived",
        lambda told: addresses.update({told["requestId"]: told["response"]["url"]}),
    )
    session.on(
        "Network.loadingFinished",
        lambda told: sizes.update({told["requestId"]: int(told["encodedDataLength"])}),
    )
    received: list[int] = []
    session.on(
        "Network.webSocketFrameReceived",
        lambda told: received.append(len(told["response"]["payloadData"])),
    )
    page = ada.go()
    page.wait_for_selector(".tile-cards svg.card")
    lobby = sum(sizes.values())
    page.locator(".tile").first.click()
    page.wait_for_selector(".hand .held")
    page.locator(".decision .sentence").wait_for()
    total = sum(sizes.values()) + sum(received)
    largest = sorted(((size, addresses.get(key, "")) for key, size in sizes.items()), reverse=True)
    print(f"\nlobby {lobby} bytes, with a table {total} bytes in {len(sizes)} files; the largest:")
    for size, address in largest[:6]:
        print(f"  {size:7} {address}")
    assert total <= LARGEST


def test_the_first_card_comes_soon_after_the_start(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    begun = time.monotonic()
    server = Server(tmp_path_factory.mktemp("first"), threads=0)
    ready = time.monotonic()
    ada = Visitor(browser, server.address)
    try:
        page = ada.go()
        page.wait_for_selector(".tile-cards svg.card")
        seen = time.monotonic()
        page.locator(".tile").first.click()
        page.wait_for_selector(".hand .held")
        held = time.monotonic()
    finally:
        found = list(ada.leave())
        server.kill()
    assert not found
    print(
        f"\nready after {ready - begun:.2f} s, a card on the lobby's tiles {seen - ready:.2f} s "
        f"later, one's own hand {held - seen:.2f} s after the click"
    )
    assert held - begun < 20  # for busy machines; the aim is two seconds
