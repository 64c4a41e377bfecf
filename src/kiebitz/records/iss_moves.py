"""Reading the moves of an ISS game by playing them through our rules.

`iss_tokens` says what the words mean. What our rules do not know is kept beside the state: the
order in which the cards were dealt, an announcement written in another way than ours, and asides.
"""

from dataclasses import dataclass, field
from typing import Final

from kiebitz.cards import Card
from kiebitz.errors import BrokenRecord, KiebitzError
from kiebitz.games import SERVER_BIDS, Action, ActionKind, Phase, Skat, State
from kiebitz.records.iss_tokens import (
    ACTIONS,
    ASIDE,
    HIDDEN,
    PICKUP,
    WORLD,
    Announcement,
    read_announcement,
    read_cards,
    write_announcement,
)

_SEATS: Final = ("0", "1", "2")
_RULES: Final = Skat()
_SERVER_RULES: Final = Skat(server_bids=True)
_SERVER_BIDS: Final = frozenset(map(str, SERVER_BIDS))
_HAND: Final = Action(ActionKind.HAND)
_PICK_UP: Final = Action(ActionKind.PICKUP)


@dataclass
class Moves:
    """A game while it is read, and what there is to tell beside its state."""

    state: State
    deal: str
    """The 32 cards in the order dealt."""
    announcement: str = ""
    """The pairs that announced the contract, if we would write them in another way."""
    asides: list[tuple[int, str]] = field(default_factory=list)
    """Pairs that are no actions, each with the number of actions before it."""
    _done: int = 0
    _open: list[str] = field(default_factory=list)
    """Pairs that wait for what completes them: a pick-up for the skat, a contract for cards."""

    def take(self, actor: str, word: str) -> None:
        """Do one move."""
        action = ACTIONS.get(word)
        if action is not None:
            self._turn(actor, word)
            self._apply(action)
        elif ASIDE.fullmatch(word):
            self.end()
            self.asides.append((self._done, f"{actor} {word}"))
        elif actor == WORLD and self._open:
            self._show_skat(word)
        else:
            self._turn(actor, word)
            self._announce(actor, word)

    def end(self) -> None:
        """No more moves: what still waits was never completed."""
        self.asides += [(self._done, pair) for pair in self._open]
        self._open.clear()

    def _apply(self, action: Action) -> None:
        self.state = self.state.apply(action)
        self._done += 1

    def _turn(self, actor: str, word: str) -> None:
        seat = self.state.to_move
        if seat is not None and actor != _SEATS[seat]:
            raise BrokenRecord(f"the move '{actor} {word:.20}' is out of turn: seat {seat} moves")

    def _show_skat(self, word: str) -> None:
        if set(read_cards(word)) != set(self.state.details.skat):
            raise BrokenRecord(f"the skat is shown as {word!r:.20}, but other cards were dealt")
        self._open.clear()
        self._apply(_PICK_UP)

    def _announce(self, actor: str, word: str) -> None:
        """Anything between the auction and the first card: picking up, the contract, its cards."""
        pair = f"{actor} {word}"
        announcement = read_announcement(word)
        phase = self.state.phase
        if word == PICKUP and phase is Phase.SKAT and not self._open:
            self._open.append(pair)
        elif announcement and phase is Phase.SKAT and not self._open:
            self._declare(pair, announcement, None, announcement.cards)
        elif announcement and phase is Phase.DISCARD and not self._open:
            if announcement.cards:
                self._put_aside(pair, announcement, announcement.cards)
            else:  # the cards may come as a move of their own
                self._open.append(pair)
        elif phase is Phase.DISCARD and self._open:
            announced = read_announcement(self._open[0].partition(" ")[2])
            assert announced  # nothing else waits in this phase
            self._put_aside(f"{self._open.pop()} {pair}", announced, read_cards(word))
        elif HIDDEN in word:
            raise BrokenRecord("cards are hidden in it; only open games can be replayed")
        else:
            raise BrokenRecord(f"the move '{pair:.40}' is unknown in phase {phase.name.lower()}")

    def _put_aside(self, pairs: str, announcement: Announcement, cards: tuple[Card, ...]) -> None:
        """The first two cards are put aside; an open hand may follow."""
        if announcement.hand or len(cards) < 2:
            raise BrokenRecord(f"'{pairs:.60}' does not put two cards aside after picking up")
        self._apply(Action.discard(cards[0], cards[1]))
        self._declare(pairs, announcement, cards[:2], cards[2:])

    def _declare(
        self,
        pairs: str,
        announcement: Announcement,
        aside: tuple[Card, ...] | None,
        shown: tuple[Card, ...],
    ) -> None:
        seat = self.state.to_move
        if seat is None or (shown and set(shown) != set(self.state.hands[seat])):
            raise BrokenRecord(f"'{pairs:.60}' shows cards that are not the declarer's")
        if aside is None:
            self._apply(_HAND)
        self._apply(announcement.declaration)
        if pairs != f"{seat} {write_announcement(announcement.declaration, _sort(aside))}":
            self.announcement = pairs


def _sort(aside: tuple[Card, ...] | None) -> tuple[Card, ...] | None:
    """The cards in the order in which we write them."""
    return None if aside is None else Action.discard(*aside).argument  # type: ignore[return-value]


def read_moves(text: str) -> Moves:
    """Replay the moves of a game, up to where they end; what our rules refuse makes it broken."""
    try:
        return _replay(text.split())
    except KiebitzError as error:
        raise BrokenRecord(str(error)) from None


def _replay(words: list[str]) -> Moves:
    if len(words) < 2 or len(words) % 2 or words[0] != WORLD:
        raise BrokenRecord("the moves are no pairs that begin with the deal, as in 'w HA.SK. …'")
    dealt = words[1].replace("|", ".")  # as in lines that a server sends while the game runs
    cards = read_cards(dealt)
    if len(cards) != _RULES.deck.size:
        raise BrokenRecord(f"{len(cards)} cards are dealt, not {_RULES.deck.size}")
    rules = _RULES if _SERVER_BIDS.isdisjoint(words[3::2]) else _SERVER_RULES
    start = rules.deal_hands([cards[:10], cards[10:20], cards[20:30]], skat=cards[30:])
    moves = Moves(start, dealt)
    for actor, word in zip(words[2::2], words[3::2], strict=True):
        moves.take(actor, word)
    moves.end()
    return moves
