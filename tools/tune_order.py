"""Tune the weights of the solver's move order by hill climbing, and write them back.

    python -m tools.tune_order KIND [--minutes 10] [--seed 1] [--threads 1]

KIND is suit, grand, jass-trump or jass-no-trump. The tuning questions are kept apart from those of
``kiebitz bench solver``: for Skat the deals of ``DealSet.TUNING``, and more with their declarers'
hands, for Jass random endings of their own seed. A step changes one to three weights at random and
is kept if the questions cost fewer nodes. The weights are read from and written to
``native/solve/move_weights.hpp``; build afterwards.
"""

import argparse
import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from kiebitz import _core
from kiebitz.games import JassMode, Schieber, Skat, SkatContract, State
from kiebitz.solver.declared_deals import DealSet, declared_deals

WEIGHTS: Final = Path(__file__).parent.parent / "native" / "solve" / "move_weights.hpp"
ROWS: Final = 18
FEATURES: Final = 30
POWER: Final = 0.85
"""A little less than the sum of nodes, so that a few hard deals do not decide alone."""
REDEALT: Final = 900
"""Deals of Skat with the hand of a declarer from the tuning deals and other hands of defenders."""
SKAT_SEED: Final = 99
JASS_CARDS: Final = 7
JASS_SEED: Final = 4711

Weights = list[list[int]]


class Kind(NamedTuple):
    """One set of weights and the questions it is tuned on."""

    name: str
    rows: int
    """Rows of weights in use."""
    questions: Callable[[], list[tuple[State, int]]]


def skat_questions(contract: SkatContract) -> list[tuple[State, int]]:
    """Does the declarer reach 61?"""
    deals = declared_deals(DealSet.TUNING)
    states = [deal.state for deal in deals if deal.state.details.contract is contract]
    chance = random.Random(SKAT_SEED)
    more = [redealt(states[number % len(states)], chance) for number in range(REDEALT)]
    return [(state, 61) for state in (*states, *more)]


def redealt(state: State, chance: random.Random) -> State:
    """The same declarer's hand and skat; other defenders' hands, any seat leads."""
    declarer, *defenders = (list(hand) for hand in state.hands)
    cards = [card for hand in defenders for card in hand]
    chance.shuffle(cards)
    return Skat().position(
        [declarer, cards[:10], cards[10:]],
        contract=state.details.contract,
        declarer=state.details.declarer,
        leader=chance.randrange(3),
        skat=state.details.skat,
    )


def jass_questions(modes: list[JassMode], count: int) -> list[tuple[State, int]]:
    """Does team 0 reach half of the points, a little less, a little more?"""
    chance = random.Random(JASS_SEED)
    rules = Schieber()
    questions = []
    for number in range(count):
        cards = chance.sample(rules.deck.cards, rules.seats * JASS_CARDS)
        hands = [cards[i :: rules.seats] for i in range(rules.seats)]
        state = rules.position(hands, mode=modes[number % len(modes)], leader=0)
        table = state.contract_table
        assert table is not None
        half = (sum(table.points(card) for card in cards) + 5) // 2
        questions.append((state, half + (1, -15, 16)[number % 3]))
    return questions


KINDS: Final = {
    "suit": Kind("suit_game_weights", 18, lambda: skat_questions(SkatContract.CLUBS)),
    "grand": Kind("grand_weights", 18, lambda: skat_questions(SkatContract.GRAND)),
    "jass-trump": Kind("jass_trump_weights", 8, lambda: jass_questions(list(JassMode)[:4], 240)),
    "jass-no-trump": Kind(
        "jass_no_trump_weights", 8, lambda: jass_questions(list(JassMode)[4:], 600)
    ),
}


def read_weights(name: str) -> Weights:
    """The rows of one set in the header."""
    found = re.search(rf"MoveWeights {name} = \{{\{{(.*?)\}}\}};", WEIGHTS.read_text(), re.DOTALL)
    assert found is not None, f"no {name} in {WEIGHTS}"
    rows = [[int(n) for n in row.split(",")] for row in re.findall(r"\{([-\d, \n]+)\}", found[1])]
    return rows + [[0] * FEATURES for _ in range(ROWS - len(rows))]


def write_weights(name: str, rows: Weights) -> None:
    """Replace the rows of one set in the header."""
    body = "".join("    {" + ", ".join(map(str, row)) + "},\n" for row in rows)
    text = re.sub(
        rf"(MoveWeights {name} = \{{\{{\n).*?(\}}\}};)",
        lambda found: found[1] + body + found[2],
        WEIGHTS.read_text(),
        flags=re.DOTALL,
    )
    WEIGHTS.write_text(text)


class Cost:
    """The nodes of all questions, each raised to a power, summed; given up once above a limit."""

    def __init__(self, questions: list[tuple[State, int]], threads: int) -> None:
        self.states = [state._core for state, _ in questions]
        self.totals = [total for _, total in questions]
        self.threads = threads
        self.ask = getattr(_core, f"{questions[0][0].rules.name}_order_nodes")

    def __call__(self, weights: Weights, limit: float) -> float:
        cost = 0.0
        step = 60
        for start in range(0, len(self.states), step):
            part = slice(start, start + step)
            nodes = self.ask(self.states[part], self.totals[part], weights, self.threads)
            cost += float(np.sum(nodes.astype(float) ** POWER))
            if cost >= limit:
                break
        return cost


def changed(weights: Weights, rows: int, chance: random.Random) -> Weights:
    """A copy with one to three weights changed, large ones by more."""
    copy = [list(row) for row in weights]
    for _ in range(chance.randint(1, 3)):
        row, feature = chance.randrange(rows), chance.randrange(FEATURES)
        now = copy[row][feature]
        reach = max(2, abs(now) // 2)
        copy[row][feature] = (
            chance.randint(-20, 20)
            if chance.random() < 1 / 12
            else now + chance.randint(-reach, reach)
        )
    return copy


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()

    kind = KINDS[options.kind]
    cost_of = Cost(kind.questions(), options.threads)
    best = read_weights(kind.name)
    start = cost = cost_of(best, float("inf"))
    chance = random.Random(options.seed)
    begun = reported = time.monotonic()
    tried = kept = 0
    while time.monotonic() - begun < 60 * options.minutes:
        candidate = changed(best, kind.rows, chance)
        tried += 1
        its_cost = cost_of(candidate, cost)
        if its_cost < cost:
            best, cost, kept = candidate, its_cost, kept + 1
        if time.monotonic() - reported > 20:
            reported = time.monotonic()
            write_weights(kind.name, best[: kind.rows])
            print(
                f"{(reported - begun) / 60:5.1f} min: {tried} tried, {kept} kept, "
                f"cost {cost / start:.4f} of the start",
                flush=True,
            )
    write_weights(kind.name, best[: kind.rows])


if __name__ == "__main__":
    main()
