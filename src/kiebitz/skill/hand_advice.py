"""What to do with a hand from memory: one's cards, one's place, and what has been said.

Nothing else is known, and nothing else is used: a view is built from the cards alone. Where others
would have had to say something first, the least is taken for said, and told.

>>> from kiebitz.games import Skat
>>> from kiebitz.randomness import RandomKey
>>> hand = "CJ SJ HJ DJ CA CT CK CQ C9 C8"
>>> told = advise_hand(Skat(), hand, seat=1, key=RandomKey(1))
>>> print(told.advice.action, told.assumed)
bid 18 ()
>>> told = advise_hand(Skat(), hand, seat=0, key=RandomKey(1))
>>> print(told.advice.action, told.assumed)
hold ('bid 18',)
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from kiebitz.cards import Face, Hand, Suit
from kiebitz.errors import BadOption, IllegalAction, WrongHandSize
from kiebitz.games import Action, ActionKind, Phase, Rules, View
from kiebitz.games.actions import HIDDEN
from kiebitz.games.rules import Cards, as_hand
from kiebitz.games.skat import BID_VALUES
from kiebitz.players.player import Player, StopFlag
from kiebitz.randomness import RandomKey
from kiebitz.skill.advice import Advice, Topic
from kiebitz.skill.hints import advise
from kiebitz.skill.real_table import follow
from kiebitz.words import Language

MOST_TURNS: Final = 100
"""Of an auction: it ends long before."""


@dataclass(frozen=True)
class HandAdvice:
    """A hint for a hand, and what was taken for granted."""

    view: View
    advice: Advice
    assumed: tuple[str, ...]
    """What the others were taken to have said, beyond what was told."""

    def say(self, language: Language = Language.EN, *, face: Face = Face.FRENCH) -> str:
        """The reason in a sentence; of a bid also how far to go."""
        from kiebitz.skill.hint_words import bid_up_to
        from kiebitz.skill.voice import Voice

        if self.advice.topic is Topic.BID and self.advice.highest_bid:
            return bid_up_to(self.advice, Voice(language, face))
        return self.advice.say(language, face=face)

    def to_dict(
        self, *, language: Language = Language.EN, face: Face = Face.FRENCH
    ) -> dict[str, Any]:
        """All of it for JSON."""
        return {
            "game": self.view.rules.name,
            "seat": self.view.seat,
            "hand": [str(card) for card in self.view.hand],
            "phase": self.view.phase.name.lower(),
            "assumed": list(self.assumed),
            "sentence": self.say(language, face=face),
            "advice": self.advice.to_dict(language=language, face=face),
        }


def advise_hand(
    rules: Rules,
    cards: Cards,
    *,
    seat: int = 0,
    said: Sequence[str | Action] = (),
    trump: Suit | None = None,
    player: Player | None = None,
    key: RandomKey,
    stop: StopFlag | None = None,
    belief: bool = False,
) -> HandAdvice:
    """What to bid, choose or predict with these cards, or what to set aside of twelve.

    Seat 0 is forehand, 1 the next one, and so on. `said` are the events since the deal as
    `kiebitz.skill.follow` takes them; those at the end that are missing are assumed. The trump suit
    belongs to deals of Differenzler.
    """
    rules.check_seat(seat, "the seat")
    hand = as_hand(cards)
    size, aside = rules.cards_per_hand, rules.cards_aside
    if aside and len(hand) == size + aside:
        own, skat = Hand(list(hand)[:size]), Hand(list(hand)[size:])  # which two makes no odds
        view, assumed = _Telling(rules, seat, own, tuple(said), trump).with_skat(skat)
    else:
        _check_size(rules, hand)
        view, assumed = _Telling(rules, seat, hand, tuple(said), trump).to_its_turn()
    found = advise(view, player=player, key=key, stop=stop, belief=belief)
    return HandAdvice(view, found, tuple(map(str, assumed)))


def _check_size(rules: Rules, hand: Hand) -> None:
    if len(hand) == rules.cards_per_hand:
        return
    if not rules.cards_aside:
        raise WrongHandSize(
            f"in {rules.name} a hand has {rules.cards_per_hand} cards, not {len(hand)}"
        )
    more = rules.cards_per_hand + rules.cards_aside
    raise WrongHandSize(
        f"in {rules.name} a hand has {rules.cards_per_hand} cards, or {more} with the skat, "
        f"not {len(hand)}"
    )


# ---- What was not told ---------------------------------------------------------------------------


@dataclass(frozen=True)
class _Telling:
    """Who sits where with which cards, and what was said."""

    rules: Rules
    seat: int
    hand: Hand
    told: tuple[str | Action, ...]
    trump: Suit | None

    def view_after(self, *more: str | Action) -> View:
        """What the seat knows after this."""
        return follow(self.rules, self.seat, self.hand, [*self.told, *more], trump=self.trump)

    def to_its_turn(self) -> tuple[View, list[Action]]:
        """The view when it is this seat's turn, and the least that others must have said."""
        assumed: list[Action] = []
        for _ in range(MOST_TURNS):
            view = self.view_after(*assumed)
            if view.to_move == self.seat:
                return view, assumed
            options = [] if view.over else list(self._possible(view, assumed))
            if not options:
                break
            ours = [each for each in options if self._is_due(*assumed, each)]
            assumed.append((ours or options)[0])
        raise BadOption(f"after this there is nothing for seat {self.seat} to say")

    def with_skat(self, skat: Hand) -> tuple[View, list[Action]]:
        """The view with the skat taken up, after an auction that this seat has won."""
        assumed: list[Action] = []
        for _ in range(MOST_TURNS):
            view = self.view_after(*assumed)
            if view.declarer == self.seat and view.phase is Phase.SKAT:
                taken = ("pickup", f"skat {skat}")
                return self.view_after(*assumed, *taken), assumed
            options = list(self._possible(view, assumed)) if view.phase is Phase.AUCTION else []
            if not options:
                break
            assumed.append(options[-1] if view.to_move == self.seat else options[0])
        raise BadOption(f"after this seat {self.seat} does not take the skat")

    def _is_due(self, *more: Action) -> bool:
        return self.view_after(*more).to_move == self.seat

    def _possible(self, view: View, assumed: list[Action]) -> Iterator[Action]:
        """What may be said here before the cards, the least first."""
        for action in _sayings(view):
            with suppress(IllegalAction):
                self.view_after(*assumed, action)
                yield action


def _sayings(view: View) -> list[Action]:
    """What comes into question in this phase; not all of it need be allowed."""
    match view.phase:
        case Phase.AUCTION:
            further = [Action.bid(value) for value in BID_VALUES if value > view.details.bid]
            return [Action(ActionKind.PASS), *further[:1], Action(ActionKind.HOLD)]
        case Phase.TRUMP:
            return [Action(ActionKind.PUSH)]
        case Phase.PREDICT:
            return [Action(ActionKind.PREDICT, HIDDEN)]
    return []
