"""The core against the plain Python twin: random games, every observable compared at every step.

As a command, for the large run that CONTRIBUTING describes:

    python -m tests.oracle.compare --games 200000 --jobs 2

Uniformly random auctions almost always end absurdly high, so passing and low bids are preferred;
otherwise all legal actions are equally likely.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, lru_cache
from typing import Any

from kiebitz.cards import Deck
from kiebitz.games import (
    Action,
    Differenzler,
    LostLevels,
    Phase,
    Rules,
    Schieber,
    Skat,
    State,
    Undertrump,
    rules_text,
)
from kiebitz.games.plain import result_to_dict
from tests.oracle.twin_differenzler import DifferenzlerTwin
from tests.oracle.twin_schieber import SchieberTwin
from tests.oracle.twin_skat import SkatTwin

OPTION_SETS: tuple[Rules, ...] = (
    Skat(),
    Skat(ramsch=True),
    Skat(lost_levels=LostLevels.DOUBLING),
    Schieber.research(),
    Schieber.table(),
    Schieber(undertrump=Undertrump.FORCED),
    Schieber(undertrump=Undertrump.LAX, weis=True, match_bonus=True),
    Differenzler.research(),
    Differenzler.table(),
    Differenzler(undertrump=Undertrump.FORCED, open_predictions=True),
)


PHASES = [phase.name.lower() for phase in Phase]


def twin_of(state: State) -> Any:
    """A twin at the same start."""
    rules = state.rules
    hands = [[str(card) for card in hand] for hand in state.dealt]
    if isinstance(rules, Skat):
        skat = [str(card) for card in state.details.skat]
        doubling = rules.lost_levels is LostLevels.DOUBLING
        return SkatTwin(hands, skat, state.forehand, ramsch=rules.ramsch, doubling=doubling)
    if isinstance(rules, Schieber):
        return SchieberTwin(
            hands,
            state.forehand,
            undertrump=rules.undertrump.name.lower(),
            match_bonus=rules.match_bonus,
            weis=rules.weis,
            stoeck=rules.stoeck,
            target=rules.target,
        )
    assert isinstance(rules, Differenzler)
    return DifferenzlerTwin(
        hands,
        state.details.trump.name.lower(),
        state.forehand,
        undertrump=rules.undertrump.name.lower(),
        open_predictions=rules.open_predictions,
    )


@cache
def action_text(code: int, deck: Deck) -> str:
    """An action of the core as the twin writes it."""
    return str(Action.decode(code, deck))


@lru_cache(200_000)
def card_texts(mask: int, deck: Deck) -> frozenset[str]:
    """Cards of the core as the twin writes them."""
    return frozenset(str(card) for card in deck.hand(mask))


def observed(state: State) -> dict[str, Any]:
    """What the core shows, in the twin's terms; read off the native object, which is quicker."""
    core, deck = state._core, state.rules.deck
    played = core.played()
    return {
        "phase": PHASES[core.phase],
        "to_move": core.to_move,
        "legal": {action_text(code, deck) for code in core.legal()},
        "hands": [card_texts(mask, deck) for mask in core.hands()],
        "trick": [str(deck.cards[card]) for card in played[len(played) - core.trick_size() :]],
        "leader": core.leader(),
        "points": core.points(),
        "tricks": core.tricks(),
        "shown": {seat: card_texts(mask, deck) for seat, mask in enumerate(core.shown()) if mask},
        "settled": settled(state),
        "result": result_to_dict(state.result) if state.over else None,
    }


def settled(state: State) -> list[Any]:
    """What the game has settled so far, plainly."""
    details = state.details
    if isinstance(state.rules, Skat):
        contract = None if details.contract is None else details.contract.name.lower()
        return [details.bid, details.declarer, contract, details.hand, details.level.name.lower()]
    if isinstance(state.rules, Schieber):
        return [None if details.mode is None else details.mode.name.lower(), details.pushed]
    return list(details.predictions)


def twin_settled(twin: Any) -> list[Any]:
    """The same of the twin."""
    if isinstance(twin, SkatTwin):
        level = twin.level or "none"
        return [twin.bid, twin.declarer, twin.contract, twin.hand, level]
    if isinstance(twin, SchieberTwin):
        return [twin.mode, twin.pushed]
    return list(twin.predictions)


def expected(twin: Any) -> dict[str, Any]:
    """The same from the twin."""
    playing = twin.phase == "play"
    result = twin.result() if twin.phase == "over" else None
    if result is not None and isinstance(twin, SkatTwin):
        result |= {"hand": twin.hand, "level": twin.level or "none"}
    return {
        "phase": twin.phase,
        "to_move": twin.to_move,
        "legal": twin.legal(),
        "hands": [set(hand) for hand in twin.hands],
        "trick": list(twin.trick),
        "leader": twin.leader if playing else None,
        "points": list(twin.points),
        "tricks": list(twin.tricks),
        "shown": {seat: cards for seat, cards in twin.shown().items() if cards},
        "settled": twin_settled(twin),
        "result": result,
    }


def compare_here(state: State, twin: Any) -> None:
    """Raises AssertionError with the first observable that differs."""
    ours = observed(state)
    theirs = expected(twin)
    if ours == theirs:
        return
    wrong = next(name for name in ours if ours[name] != theirs[name])
    raise AssertionError(
        f"{wrong}: the core says {ours[wrong]}, the twin {theirs[wrong]}\nin {state.to_json()}"
    )


def choose(state: State, chance: random.Random) -> Action:
    """A random action, with sensible odds in the auction."""
    codes = state._core.legal()
    if state.phase is Phase.AUCTION and chance.random() < 0.9:
        codes = codes[: 2 + int(chance.expovariate(0.4))]
    return Action.decode(chance.choice(codes), state.rules.deck)


def compare_game(state: State, twin: Any, chance: random.Random) -> State:
    """Plays both to the end and compares at every step."""
    compare_here(state, twin)
    while not state.over:
        action = choose(state, chance)
        state = state.apply(action)
        twin.apply(str(action))
        compare_here(state, twin)
    return state


def compare_games(rules: Rules, seed: int, boards: range) -> int:
    """Compares these boards and says how many."""
    for board in boards:
        state = rules.deal(seed=seed, board=board, forehand=board % rules.seats)
        compare_game(state, twin_of(state), random.Random(f"{seed}/{board}"))
    return len(boards)


def _chunks(games: int, size: int) -> Iterator[range]:
    for start in range(0, games, size):
        yield range(start, min(start + size, games))


def _run(rules: Rules, seed: int, games: int, jobs: int, show: Callable[[str], None]) -> None:
    begun = time.monotonic()
    done = 0
    with ProcessPoolExecutor(jobs) as pool:
        futures = [pool.submit(compare_games, rules, seed, chunk) for chunk in _chunks(games, 500)]
        for future in futures:
            done += future.result()
            show(f"\r{rules_text(rules)}: {done:,} of {games:,} games equal")
    show(f"\r{rules_text(rules)}: {done:,} games equal in {time.monotonic() - begun:.0f} s\n")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games per option set")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--skip", type=int, default=0, help="leave out the first option sets")
    options = parser.parse_args()

    def show(text: str) -> None:
        if sys.stderr.isatty() or text.endswith("\n"):
            sys.stderr.write(text)
            sys.stderr.flush()

    for rules in OPTION_SETS[options.skip :]:
        _run(rules, options.seed, options.games, options.jobs, show)


if __name__ == "__main__":
    main()
