"""Where in a game the entrants take over: at the deal, when the cards begin, or near the end.

What happens before is the same for every seating: neutral players play it, or the recorded actions
of a game from a file are repeated. With ``cards`` the contract is central: the same declarer,
contract and discard for everyone, with the auction in the history that every seat sees.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from kiebitz.arena.entrants import Entrant
from kiebitz.errors import BadOption, shown
from kiebitz.games import ActionKind, Phase, Rules, State
from kiebitz.players import Player, PlayerFailed, play_steps
from kiebitz.randomness import Secret

NEUTRAL: Final = "greedy"
_SHORT_NUMBER: Final = re.compile("[0-9]{1,3}")


@dataclass(frozen=True)
class Start:
    """Where the entrants take over, and who plays until then."""

    cards: int | None = None
    """So many cards are still to be played, by all seats together; None: at the deal."""
    by: Entrant = field(default_factory=lambda: Entrant(NEUTRAL))
    """The neutral player; not used where a record tells what happened."""

    @staticmethod
    def parse(text: str, rules: Rules, *, by: str = NEUTRAL) -> "Start":
        """Read ``deal``, ``cards`` (the card play begins) or a number of cards.

        >>> from kiebitz.games import Schieber
        >>> Start.parse("8", Schieber()).cards, Start.parse("cards", Schieber()).cards
        (8, 36)
        """
        neutral = Entrant.of(by, rules=rules)
        if text == "deal":
            return Start(by=neutral)
        if text == "cards":
            return Start(rules.cards_in_play, neutral)
        number = int(text) if isinstance(text, str) and _SHORT_NUMBER.fullmatch(text) else 0
        if not 1 <= number <= rules.cards_in_play:
            raise BadOption(
                f"{shown(text)} is no start: deal, cards, or how many cards are still to be "
                f"played, 1 to {rules.cards_in_play}"
            )
        return Start(number, neutral)

    def text(self, rules: Rules) -> str:
        """What `parse` reads back."""
        if self.cards is None:
            return "deal"
        return "cards" if self.cards == rules.cards_in_play else str(self.cards)

    def reached(self, state: State) -> bool:
        """Whether the entrants take over here."""
        if self.cards is None:
            return True
        return state.phase is Phase.PLAY and cards_left(state) <= self.cards


def cards_left(state: State) -> int:
    """The cards that are still in hands."""
    return sum(map(len, state.hands))


def played_to(
    start: Start, state: State, neutral: Player, *, secret: Secret, board: int
) -> State | None:
    """The state at which the entrants take over; None if the game ends before."""
    if start.reached(state):
        return state
    try:
        for step in play_steps(state, [neutral] * state.rules.seats, seed=secret, board=board):
            if step.state.over:
                return None
            if start.reached(step.state):
                return step.state
    except PlayerFailed as error:
        raise BadOption(f"the neutral player went wrong: {error}") from error
    return None


def cut_to(start: Start, state: State) -> State | None:
    """The same of a recorded game: as it stood there; None if it never did."""
    if start.cards is None:
        return None if state.at(0).over else state.at(0)
    played = sum(action.kind is ActionKind.PLAY for action in state.history)
    back = min(start.cards - cards_left(state), played)
    if back < 0:
        return None
    found = state.at(state.length - back)
    return found if start.reached(found) else None
