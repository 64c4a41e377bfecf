"""A table with real cards: the view of one seat, from its hand and what it has seen.

The other hands stay hidden: they are dealt anyhow and never looked at. What cannot be, a card that
was played before or that its seat was shown not to hold, is refused by name, so that a slip of
whoever tells the cards is found when it is made.

>>> from kiebitz.games import Skat
>>> view = follow(
...     Skat(), 0, "CJ SJ HJ DJ CA CT C9 HA HT SA",
...     ["bid 18", "hold", "pass", "pass", "pickup", "skat D7 S7"],
... )
>>> len(view.hand), view.phase.name
(12, 'DISCARD')
>>> follow(Skat(), 0, "CJ SJ HJ DJ CA CT C9 HA HT SA", ["bid 18", "hold", "pass", "pass", "hand",
...     "declare clubs", "play HA", "play CJ"])
Traceback (most recent call last):
kiebitz.errors.IllegalAction: 'play CJ' does not fit: CJ is in your own hand
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from kiebitz.beliefs import Knowledge
from kiebitz.cards import Card, Hand, Suit
from kiebitz.errors import (
    BadOption,
    BrokenState,
    IllegalAction,
    InconsistentView,
    WrongHandSize,
)
from kiebitz.games import Action, ActionKind, Phase, Rules, SkatLevel, View
from kiebitz.games.actions import HIDDEN, list_actions
from kiebitz.games.continued_view import continue_view
from kiebitz.games.rules import Cards, as_hand
from kiebitz.skill.seen_events import Seen, parse_event


def follow(
    rules: Rules,
    seat: int,
    cards: Cards,
    events: Iterable[str | Action] = (),
    *,
    forehand: int = 0,
    trump: Suit | None = None,
) -> View:
    """What a seat knows that was dealt these cards and has seen this; see `seen_events`.

    In Differenzler the trump suit belongs to the deal.
    """
    table = _SeatAtTable(rules, seat, as_hand(cards), forehand, trump)
    for event in events:
        seen = parse_event(event)
        try:
            table.take_in(seen)
        except (IllegalAction, BadOption) as error:
            raise type(error)(f"{seen.text!r} does not fit: {error}") from None
    table.require_skat()
    return table.view


class _SeatAtTable:
    """What one seat has seen so far."""

    def __init__(
        self, rules: Rules, seat: int, hand: Hand, forehand: int, trump: Suit | None
    ) -> None:
        self._rules, self._seat, self._hand = rules, rules.check_seat(seat, "the seat"), hand
        self._forehand = rules.check_seat(forehand, "forehand")
        self._trump = trump
        self._shown = [Hand()] * rules.seats
        self._done: list[Action] = []
        self._takes_skat = False
        """Whether this seat has taken the skat and has yet to say what lay in it."""
        self._check_hand()
        self.view = self._start(Hand())

    def _check_hand(self) -> None:
        for card in self._hand:
            self._rules.deck.index(card)  # names a card of another pack
        if len(self._hand) != self._rules.cards_per_hand:
            raise WrongHandSize(
                f"in {self._rules.name} a hand has {self._rules.cards_per_hand} cards, "
                f"not {len(self._hand)}"
            )
        if self._rules.trump_is_dealt and self._trump is None:
            raise BadOption(f"in {self._rules.name} the trump suit is turned: say which it is")

    def _start(self, found: Hand) -> View:
        """The view of a deal with these cards; the other hands are any."""
        rules = self._rules
        rest = [card for card in rules.deck.cards if card not in self._hand | found]
        size = rules.cards_per_hand
        hands = [Hand(rest[size * n : size * (n + 1)]) for n in range(rules.seats - 1)]
        hands.insert(self._seat, self._hand)
        start: dict[str, Any] = {"hands": list(map(str, hands)), "forehand": self._forehand}
        if rules.cards_aside:
            start["skat"] = str(found or Hand(rest[size * (rules.seats - 1) :]))
        if self._trump is not None and rules.trump_is_dealt:
            start["trump"] = self._trump.name
        state = rules.start_from_dict({"deal": start})
        for action in self._done:  # bids, and the skat taken: nothing depends on others' cards
            state = state.apply(action)
        return state.view(self._seat)

    # ---- One event -------------------------------------------------------------------------------

    def take_in(self, seen: Seen) -> None:
        """One more thing that was seen."""
        if seen.found is not None:
            self._find(seen.found)
        elif seen.shown is not None:
            assert seen.seat is not None
            self._show(self._rules.check_seat(seen.seat, "the seat"), seen.shown)
        else:
            assert seen.action is not None
            self._do(seen.action, seen.seat)

    def _find(self, cards: Hand) -> None:
        """The cards of the skat, which one has taken up."""
        for card in cards:
            self._rules.deck.index(card)
        takes_now = self.view.phase is Phase.SKAT and self.view.to_move == self._seat
        if not self._takes_skat and not takes_now:
            raise IllegalAction("the skat is seen by the one who has just taken it")
        if both := [card for card in cards if card in self._hand]:
            raise IllegalAction(f"{both[0]} is in your own hand")
        self._done.append(Action(ActionKind.PICKUP))
        self._takes_skat = False
        self.view = self._start(cards)

    def require_skat(self) -> None:
        """Refuse to go on before it is known what lay in the skat."""
        if self._takes_skat:
            raise IllegalAction("which cards lay in the skat? say it as in 'skat C7 D8'")

    def _show(self, seat: int, cards: Hand) -> None:
        """Cards that all have been shown, those played since among them."""
        for card in cards:
            if seat != self._seat and card in self.view.hand:
                raise IllegalAction(f"{card} is in your own hand")
        for other, action in zip(self.view.actors, self.view.history, strict=True):
            if other != seat and action.argument in cards:
                raise IllegalAction(f"{action.argument} was played by seat {other}")
        before = list(self._shown)
        self._shown[seat] = self._shown[seat] | cards
        try:
            self._advance([])
        except InconsistentView:
            self._shown = before
            raise IllegalAction(f"seat {seat} cannot have all of these cards") from None

    def _do(self, action: Action, who: int | None) -> None:
        while (hidden := self._unseen_before(action)) is not None:
            self._advance([hidden])
        due = self.view.to_move
        if due is None:
            raise IllegalAction("the game has ended already")
        if who is not None and who != due:
            raise IllegalAction(f"it is the turn of seat {due}, not of seat {who}")
        self.require_skat()
        self._check(action, due)
        if due == self._seat and action.kind is ActionKind.PICKUP:
            self._takes_skat = True
            return
        own_hand = self.view.hand
        try:
            self._advance([action])
        except BrokenState:
            raise IllegalAction(
                f"seat {due} cannot do this in phase {self.view.phase.name.lower()}"
            ) from None
        except InconsistentView:
            raise IllegalAction(
                f"by all that was seen seat {due} holds a card that it would have to play"
            ) from None
        if due == self._seat and _is_ouvert(action):
            self._shown[due] = own_hand
            self._advance([])

    def _unseen_before(self, action: Action) -> Action | None:
        """What another seat must have done unseen before this."""
        kind = _UNSEEN.get(self.view.phase)
        if self.view.to_move == self._seat or kind not in self._rules.secret_actions:
            return None
        hidden = Action(kind, HIDDEN)
        return None if action == hidden else hidden

    def _advance(self, actions: Sequence[Action]) -> None:
        view = continue_view(self.view, actions, shown=self._shown)
        Knowledge.of(view)  # refuses what no deal explains
        self.view = view
        self._done.extend(actions)

    # ---- What cannot be --------------------------------------------------------------------------

    def _check(self, action: Action, due: int) -> None:
        view = self.view
        if due == self._seat:
            if action not in view.legal_actions:
                legal = list_actions(view.legal_actions)
                raise IllegalAction(f"you cannot do this here; you can: {legal}")
        elif isinstance(action.argument, Card):
            self._check_card(action.argument, due)

    def _check_card(self, card: Card, due: int) -> None:
        """Refuse a card that another seat cannot have."""
        view = self.view
        self._rules.deck.index(card)
        if card in self.view.hand:
            raise IllegalAction(f"{card} is in your own hand")
        for number, trick in enumerate(view.tricks, start=1):
            if card in trick.cards:
                raise IllegalAction(f"{card} was played in trick {number}")
        if card in view.trick:
            raise IllegalAction(f"{card} lies on the table already")
        if card in view.aside:
            raise IllegalAction(f"{card} lies aside")
        places = Knowledge.of(view).places_of(card)
        if due in places:
            return
        if (missed := self._not_followed(card, due)) is not None:
            raise IllegalAction(
                f"seat {due} cannot have {card}: it did not follow with such a card in trick "
                f"{missed}"
            )
        raise IllegalAction(f"by all that was seen seat {due} cannot have {card}")

    def _not_followed(self, card: Card, seat: int) -> int | None:
        """The trick in which this seat has shown that it has nothing like this card."""
        table = self.view.contract_table
        assert table is not None  # cards are played
        for number, trick in enumerate(self.view.tricks, start=1):
            led = table.follow_class(trick.cards[0])
            own = trick.cards[(seat - trick.leader) % self._rules.seats]
            if led == table.follow_class(card) != table.follow_class(own):
                return number
        return None


_UNSEEN: Final = {Phase.DISCARD: ActionKind.DISCARD, Phase.PREDICT: ActionKind.PREDICT}
"""What is done in a phase that others may not see."""


def _is_ouvert(action: Action) -> bool:
    declares = action.kind is ActionKind.DECLARE and isinstance(action.argument, tuple)
    return declares and action.argument[1] is SkatLevel.OUVERT  # type: ignore[index]
