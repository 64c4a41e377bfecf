"""Where a hand stands, for the person who is to decide: one line of what the seat may know.

What is played and who plays it, what was bid or predicted, how far it is, and the points that
everybody saw being taken. Only a hand with shown cards (Weis, ouvert) has further lines.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from kiebitz.cards import Suit
from kiebitz.cli.look import Look
from kiebitz.cli.position_words import mode_words
from kiebitz.cli.result_words import contract_words
from kiebitz.games import ActionKind, JassMode, Phase, SkatContract, View

PLACES = ("forehand", "middlehand", "hindhand")


@dataclass(frozen=True)
class StatusLine:
    """The status of one view."""

    view: View
    look: Look
    names: Sequence[str]

    def lines(self, width: int) -> Iterator[Text]:
        """The status in lines of at most this width, broken between its parts only."""
        for line in join_parts(self._parts(), self.look.fit(" · "), width):
            yield Text(line, style="cyan")
        yield from self._shown()

    def _parts(self) -> Iterator[str]:
        rules = self.view.rules
        if rules.declares:
            yield from self._alone_against_others()
        elif rules.predicts:
            yield from self._predicting()
        else:
            yield from self._in_teams()

    # --- Skat ---

    def _alone_against_others(self) -> Iterator[str]:
        view, details = self.view, self.view.details
        if details.contract is None:
            yield self._say(PLACES[(view.seat - view.forehand) % view.rules.seats], key="status_at")
            yield self._bidding()
            return
        words = contract_words(view, self.look)
        if details.declarer is not None:
            bid = self.look.say("bid_so_far", bid=details.bid)
            words += f" ({self._name(details.declarer)}, {bid})"
        yield words
        yield self._trick()
        if details.contract is not SkatContract.NULL:
            yield self._points()

    def _bidding(self) -> str:
        """The highest bid and whose it is; whoever said yes to it holds it as well."""
        view = self.view
        if view.details.declarer is not None:
            bid = self.look.say("bid_so_far", bid=view.details.bid)
            return f"{bid}, {self._say_who(view.details.declarer, 'status_declares')}"
        said = zip(view.actors, view.history, strict=True)
        holders = [seat for seat, done in said if done.kind in (ActionKind.BID, ActionKind.HOLD)]
        if not holders:
            return self.look.say("status_no_bid")
        return self.look.say("status_bid", bid=view.details.bid, player=self._name(holders[-1]))

    # --- Schieber ---

    def _in_teams(self) -> Iterator[str]:
        view = self.view
        if view.details.mode is not None:
            yield self._mode(view.details.mode)
        elif view.details.pushed:
            yield self.look.say("status_pushed")
        if view.phase is Phase.PLAY:
            yield self._trick()
            yield self._points()
        else:
            yield self.look.say("status_partner", player=self._name(self._partner()))

    def _partner(self) -> int:
        return next(seat for seat in self._own_side() if seat != self.view.seat)

    def _mode(self, mode: JassMode) -> str:
        """What was chosen, and by whom; in a position nobody knows that any more."""
        chosen = [
            seat
            for seat, done in zip(self.view.actors, self.view.history, strict=True)
            if done.kind is ActionKind.TRUMP
        ]
        words = mode_words(mode, self.look)
        what = f"{self.look.say('status_trump')} {words}" if mode <= JassMode.CLUBS else words
        return f"{what} ({self._name(chosen[-1])})" if chosen else what

    # --- Differenzler ---

    def _predicting(self) -> Iterator[str]:
        view = self.view
        yield f"{self.look.say('status_trump')} {self.look.suit_name(Suit(view.details.trump))}"
        own = view.details.predictions[view.seat]
        if own is not None:
            yield self.look.say("status_predicted", n=own)
        if view.phase is Phase.PLAY:
            yield self.look.say("status_made", n=view.points[view.seat])
            yield self._trick()
        for seat, predicted in enumerate(view.details.predictions):
            if seat != view.seat and predicted is not None:
                name, made = self._name(seat), view.points[seat]
                yield self.look.say("status_other", player=name, n=predicted, made=made)

    # --- all games ---

    def _trick(self) -> str:
        number = len(self.view.tricks) + 1
        return self.look.say("status_trick", n=number, all=self.view.rules.cards_per_hand)

    def _points(self) -> str:
        """The points of the sides, one's own first."""
        view = self.view
        if len(view.sides) > 2:  # Ramsch: everybody alone
            return ", ".join(f"{self._name(seat)} {n}" for seat, n in enumerate(view.points))
        own = self._own_side()
        ours = sum(view.points[seat] for seat in own)
        theirs = sum(view.points) - ours
        if view.declarer is None:
            name = self._name(self._partner())
            return self.look.say("status_we_they", ours=ours, theirs=theirs, player=name)
        if view.declarer != view.seat:
            name = self._name(view.declarer)
            return self.look.say("status_defending", ours=ours, theirs=theirs, player=name)
        return self.look.say("status_declaring", ours=ours + self._put_aside(), theirs=theirs)

    def _put_aside(self) -> int:
        """The points of what the declarer put aside, known to the declarer alone."""
        table = self.view.contract_table
        if table is None or self.view.details.hand:
            return 0
        return sum(table.points(card) for card in self.view.aside)

    def _own_side(self) -> tuple[int, ...]:
        return next(side for side in self.view.sides if self.view.seat in side)

    def _shown(self) -> Iterator[Text]:
        """What others have shown to all, as far as it is still of interest."""
        view = self.view
        played = {card for trick in view.tricks for card in trick.cards} | set(view.trick)
        for seat, cards in enumerate(view.shown):
            left = [card for card in cards if view.rules.shows_weis or card not in played]
            if left and seat != view.seat:
                key = "status_weis" if view.rules.shows_weis else "status_open"
                head = self.look.say(key, player=self._name(seat))
                order = view.contract_table or view.rules.table_before
                kept = [card for card in order.sort(cards) if card in left]
                yield Text.assemble((head + " ", "cyan"), self.look.cards(kept))

    def _say(self, place: str, *, key: str) -> str:
        return self.look.say(key, place=self.look.say(place))

    def _say_who(self, seat: int, key: str) -> str:
        """A sentence about a seat, in the second person where it is the person's own."""
        if seat == self.view.seat:
            return self.look.say(f"{key}_you")
        return self.look.say(key, player=self._name(seat))

    def _name(self, seat: int) -> str:
        return self.look.fit(self.names[seat])


def join_parts(parts: Iterator[str], between: str, width: int) -> Iterator[str]:
    """The parts in as few lines as there is room for; a part itself is never broken.

    >>> list(join_parts(iter(["ab", "cd", "ef"]), " - ", 8))
    ['ab - cd', 'ef']
    """
    line = ""
    for part in parts:
        longer = line + between + part if line else part
        if line and cell_len(longer) > width:
            yield line
            longer = part
        line = longer
    if line:
        yield line
