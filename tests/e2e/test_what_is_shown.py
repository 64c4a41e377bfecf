"""What a screen says is so: cards that are gone are gone, numbers say what they are."""

from collections.abc import Callable

from tests.e2e.visitor import Visitor

Visit = Callable[..., Visitor]

OPEN_CARDS = """async ([shown, log]) => {
  const { openCards } = await import('/static/table/reading.js');
  return openCards({ shown, log }, 1);
}"""


def test_of_cards_laid_open_only_those_still_held_are_shown(visit: Visit) -> None:
    page = visit().go()
    shown = [[], ["C7", "S8", "H9"], []]
    log = [{"seat": 1, "action": "declare null ouvert"}, {"seat": 0, "action": "play C8"}]
    assert page.evaluate(OPEN_CARDS, [shown, log]) == ["C7", "S8", "H9"]
    log += [{"seat": 1, "action": "play C7"}, {"seat": 2, "action": "play H9"}]
    assert page.evaluate(OPEN_CARDS, [shown, log]) == ["S8", "H9"]
