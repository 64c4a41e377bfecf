"""Playing by hand: what a finger or a mouse does in each phase, found as a person finds it.

A decision is answered through what the page shows; snapshots are only looked at for what has been
bid. How to play well is no concern here.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Locator

from tests.e2e.visitor import Now, Visitor

CARD = ".hand .held"
CHOICES = ".decision .choices"

POINT = """async card => {
  const hand = document.querySelector('.hand');
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  await Promise.all(hand.getAnimations({ subtree: true }).map(one => one.finished.catch(() => 0)));
  const held = document.querySelector(`.hand .held[data-card="${card}"]`);
  const box = held.getBoundingClientRect();
  const shown = Math.min(box.height, innerHeight - box.top);
  const y = Math.min(box.top + Math.max(18, shown * 0.2), innerHeight - 2);
  let from = null, to = null;
  for (let x = Math.max(0, box.left); x < Math.min(innerWidth, box.right); x++) {
    if (!held.contains(document.elementFromPoint(x, y))) continue;
    from ??= x; to = x;
  }
  return from === null ? null : { x: (from + to) / 2, y, width: to - from + 1 };
}"""
"""Where a card can be touched, and how wide the strip is that shows of it."""


@dataclass
class Policy:
    """What to do where there is a choice."""

    highest_bid: int = 30
    contract: str = ""
    """The one to play if it may be played, else the first button."""
    level: str = ""
    hand: bool = False
    push: bool = False
    trump: str = ""
    prediction: int | None = None
    seen: set[str] = field(default_factory=set)
    """Phases in which something was decided."""


def touch(visitor: Visitor, locator: Locator) -> None:
    """A finger or a mouse on something."""
    if visitor.touch:
        locator.tap()
    else:
        locator.click()


def touch_card(visitor: Visitor, card: str) -> None:
    """A finger or a mouse on what can be seen of a card."""
    point = visitor.page.evaluate(POINT, card)
    assert point is not None, f"nothing of {card} can be touched"
    if visitor.touch:
        visitor.page.touchscreen.tap(point["x"], point["y"])
    else:
        visitor.page.mouse.click(point["x"], point["y"])


def ready_cards(visitor: Visitor) -> list[str]:
    """The cards that may be played, from left to right."""
    found: list[str] = visitor.page.eval_on_selector_all(
        f"{CARD}.ready", "cards => cards.map(card => card.dataset.card)"
    )
    return found


def all_cards(visitor: Visitor) -> list[str]:
    """The cards in the hand, from left to right."""
    found: list[str] = visitor.page.eval_on_selector_all(
        CARD, "cards => cards.map(card => card.dataset.card)"
    )
    return found


def decide(visitor: Visitor, policy: Policy) -> None:
    """Answer what is asked now."""
    phase = visitor.page.get_attribute(".at-table", "data-phase")
    assert phase is not None
    policy.seen.add(phase)
    _DECIDERS[phase](visitor, policy)


def _bid(visitor: Visitor, policy: Policy) -> None:
    legal = visitor.table["legal"]
    bids = [int(action.split()[1]) for action in legal if action.startswith("bid")]
    held = max(
        (int(entry["action"].split()[1]) for entry in visitor.table["log"]
         if entry["action"].startswith("bid")), default=0,
    )  # fmt: skip
    asked = held if "hold" in legal else bids[0] if bids else 10**6
    choices = visitor.page.locator(CHOICES)
    touch(visitor, choices.locator("button.main" if asked <= policy.highest_bid else "button.pass"))


def _look_at_skat(visitor: Visitor, policy: Policy) -> None:
    buttons = visitor.page.locator(f"{CHOICES} button")
    touch(visitor, buttons.nth(1) if policy.hand else buttons.first)


def _discard(visitor: Visitor, policy: Policy) -> None:
    for card in all_cards(visitor)[-2:]:
        touch_card(visitor, card)
    touch(visitor, visitor.page.locator(f"{CHOICES} button.main"))


def _declare(visitor: Visitor, policy: Policy) -> None:
    touch(visitor, _contract(visitor, policy.contract))
    if policy.level:
        touch(visitor, visitor.page.locator(f'{CHOICES} .level[data-level="{policy.level}"]'))
    touch(visitor, visitor.page.locator(f"{CHOICES} button.play-it"))


def _choose_trump(visitor: Visitor, policy: Policy) -> None:
    push = visitor.page.locator(f"{CHOICES} button.push")
    if policy.push and push.count():
        touch(visitor, push)
        return
    touch(visitor, _contract(visitor, policy.trump))


def _contract(visitor: Visitor, wished: str) -> Locator:
    """The button of this contract if it is there, else the first one."""
    buttons = visitor.page.locator(f"{CHOICES} .contract-button")
    found = visitor.page.locator(f'{CHOICES} .contract-button[data-contract="{wished}"]')
    return found if wished and found.count() else buttons.first


def _predict(visitor: Visitor, policy: Policy) -> None:
    choices = visitor.page.locator(CHOICES)
    if policy.prediction is not None:
        slider = choices.locator("input[type=range]")
        slider.fill(str(policy.prediction - 1))
        touch(visitor, choices.locator("button.step").last)
        assert slider.input_value() == str(policy.prediction)
    touch(visitor, choices.locator("button.main"))


def _play(visitor: Visitor, policy: Policy) -> None:
    touch_card(visitor, ready_cards(visitor)[0])


_DECIDERS: dict[str, Callable[[Visitor, Policy], None]] = {
    "auction": _bid,
    "skat": _look_at_skat,
    "discard": _discard,
    "declare": _declare,
    "trump": _choose_trump,
    "predict": _predict,
    "play": _play,
}


def play_on(
    visitor: Visitor,
    policy: Policy | None = None,
    *,
    until: Callable[[Now], bool] = lambda now: False,
    at_each: Callable[[Now], None] = lambda now: None,
) -> Now:
    """Play until the hand is over, or until something is so; gives what the page shows then."""
    policy = policy or Policy()
    now = visitor.wait_for_turn()
    while not now.over and not until(now):
        at_each(now)
        visitor.hear(now.version)
        decide(visitor, policy)
        now = visitor.wait_for_turn(after=now.place)
    at_each(now)
    visitor.hear(now.version)
    return now
