"""Pictures of every screen, for people to look at: only where KIEBITZ_SHOTS names a folder."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e import screens
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]

FOLDER = os.environ.get("KIEBITZ_SHOTS", "")


@pytest.mark.skipif(not FOLDER, reason="KIEBITZ_SHOTS names no folder")
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_screen_can_be_looked_at(
    visit: Visit, size: dict[str, int], language: str, theme: str
) -> None:
    ada = visit(size=size, touch=size == PHONE, language=language, theme=theme)
    kind = "phone" if size == PHONE else "desktop"
    folder = Path(FOLDER) / f"{kind}-{language}-{theme}"
    folder.mkdir(parents=True, exist_ok=True)
    for number, name in enumerate(screens.tour(ada)):
        ada.page.screenshot(path=folder / f"{number:02}-{name}.png")
