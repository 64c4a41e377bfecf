"""The cards of a hand at a table: from its secret or a seed, if wished with a contract found."""

from typing import Final

from kiebitz.arena.deals import deal_board
from kiebitz.arena.starts import Start, played_to
from kiebitz.games import State
from kiebitz.players import make_player
from kiebitz.randomness import Secret
from kiebitz.table.opening import Opening

NEUTRAL: Final = "quick"
"""Bids for everybody where the contract is dealt."""
MOST_TRIES: Final = 200


def deal_hand(
    opening: Opening, secret: Secret, hand: int, *, forehand: int, given: State | None = None
) -> State:
    """The start of a hand, counted from 1; the same table gives the same cards again.

    What is given is dealt as it is; where nobody would play it, all may bid.

    >>> opening = Opening(game="skat", seed=7)
    >>> state = deal_hand(opening, Secret.of_seed(1), 1, forehand=1)
    >>> state.forehand, state == opening.rules.deal(seed=7, board=0, forehand=1)
    (1, True)
    """
    if given is not None:
        return _begin(opening, secret, hand, given) or given
    for attempt in range(MOST_TRIES):
        deal = _deal(opening, secret, hand, attempt, forehand)
        found = _begin(opening, secret, hand, deal)
        if found is not None:
            return found
    return deal  # nobody would play any of them: then all may bid


def _begin(opening: Opening, secret: Secret, hand: int, deal: State) -> State | None:
    """Where the persons take over; None where a contract is wanted and nobody finds one."""
    if opening.contract == "auction":
        return deal
    return played_to(
        Start.parse("cards", deal.rules),
        deal,
        make_player(NEUTRAL),
        secret=secret.derived("neutral"),
        board=hand,
    )


def _deal(opening: Opening, secret: Secret, hand: int, attempt: int, forehand: int) -> State:
    rules = opening.rules
    if opening.seed is None:
        return deal_board(rules, secret, hand, attempt=attempt, forehand=forehand)
    board = hand - 1 + attempt * 1_000_003  # another deal of the same seed
    return rules.deal(seed=opening.seed, board=board, forehand=forehand)


def turn_deal(deal: State, places: int) -> State:
    """The same deal with everybody this many places further on: whoever sat next has one's cards.

    >>> from kiebitz.games import Schieber
    >>> deal = Schieber().deal(seed=1, forehand=2)
    >>> turned = turn_deal(deal, 1)
    >>> turned.hands[0] == deal.hands[1], turned.forehand
    (True, 1)
    """
    rules = deal.rules
    turned = [deal.hands[(seat + places) % rules.seats] for seat in range(rules.seats)]
    other = rules.with_cards(deal, turned, aside=deal.aside)
    return rules.led_by(other, (deal.forehand - places) % rules.seats)
