"""Hints before the cards: bids, skat, discard and declaration, trumps and the push, predictions.

What the adviser's bidder knows is told, not computed again: of the bidders `worlds` and `net` the
chance of every game, of `playouts` what every mode and the push came to. A prediction comes with a
curve: in the same sampled worlds every prediction is played out by players who steer to it.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final, Protocol, cast

from kiebitz.cards import Hand
from kiebitz.games import Action, ActionKind, Phase, SkatContract, SkatLevel, View
from kiebitz.games.skat import BID_VALUES
from kiebitz.players.bidders.hands.prospects import Prospect
from kiebitz.players.bidders.net_bidder import NetBidder
from kiebitz.players.bidders.predictions import MOST_POINTS, SteeredBidder
from kiebitz.players.bidders.skat_values import FACTORS, asked_bid, game_value
from kiebitz.players.bidders.trumps import PlayoutsBidder
from kiebitz.players.bidders.worlds import WorldsBidder
from kiebitz.players.mix import MixPlayer
from kiebitz.players.player import Budget, Decision, Player, Sitting, Unit
from kiebitz.randomness import RandomKey
from kiebitz.skill.advice import Advice, Game, Option, Topic, half_width
from kiebitz.skill.hint_cards import advise_by_values, in_order

MOST_DISCARDS: Final = 10
NULL_OUVERT, NULL_OUVERT_HAND = 46, 59
"""What these count, whatever the cards."""
CURVE: Final = SteeredBidder(worlds=200, reach=MOST_POINTS, step=1)
"""What draws the curve of predictions: the worlds are the same for all of them."""
STEP: Final = 5
"""Of the predictions that are told."""
NEAR: Final = 3
"""Around the best ones every prediction is told."""
_TOPICS: Final = {
    Phase.AUCTION: Topic.BID,
    Phase.SKAT: Topic.SKAT,
    Phase.DISCARD: Topic.DISCARD,
    Phase.DECLARE: Topic.DECLARE,
}


def advise_before_cards(
    view: View,
    player: Player,
    whole: Player,
    budget: Budget,
    key: RandomKey,
    about: Action | None,
) -> Advice:
    """What to say; `whole` is who is asked, and `player` the one of its parts for this game."""
    while isinstance(player, MixPlayer):
        player = player.responsible(view)
    bidder = getattr(player, "bidder", player)
    if isinstance(bidder, WorldsBidder | NetBidder):
        return _GamesAdvice(bidder, view, budget, key, about).advise(whole.name)
    decision = player.decide(view, budget, key)
    if view.rules.predicts:
        return _on_prediction(view, decision, whole.name, budget, key, about)
    if isinstance(bidder, PlayoutsBidder):
        unit = Unit.CHANCE if bidder.match else Unit.SCORE  # what both teams' totals differ by
        return advise_by_values(view, decision, whole.name, topic=Topic.TRUMP, unit=unit)
    return advise_by_values(view, decision, whole.name, topic=Topic.OTHER)


# ---- Predictions ---------------------------------------------------------------------------------


def _on_prediction(
    view: View,
    decision: Decision,
    adviser: str,
    budget: Budget,
    key: RandomKey,
    about: Action | None,
) -> Advice:
    """How far each prediction ends off when it is played out, and the one that does so least.

    The adviser's own is told too; it may be another one, which it estimates without playing.
    """
    curve = CURVE.decide(view, budget, key)
    told = Decision(curve.action, curve.values, curve.effort, curve.unit, curve.errors)
    advice = advise_by_values(view, told, adviser, topic=Topic.PREDICT)
    near = [_prediction(action) for action in (decision.action, curve.action, about) if action]
    kept = tuple(
        one
        for one in advice.options
        if _prediction(one.action) % STEP == 0
        or any(abs(_prediction(one.action) - each) <= NEAR for each in near)
    )
    return replace(advice, options=kept, worlds=CURVE.worlds)


def _prediction(action: Action) -> int:
    number = action.argument
    assert isinstance(number, int)
    return number


# ---- Skat ----------------------------------------------------------------------------------------


class _Foresees(Sitting, Protocol):
    """A bidder at its seat that tells what it has looked at."""

    def prospects(self, view: View) -> list[Prospect]: ...
    def taking_skat(self, view: View) -> Prospect: ...
    def best_at(self, view: View, bid: int) -> Prospect: ...
    def highest_bid(self, view: View) -> int: ...
    def weigh_discard(
        self, view: View, aside: Hand, budget: Budget, key: RandomKey
    ) -> Prospect: ...


class _GamesAdvice:
    """A bidder is asked, and then what it has looked at."""

    def __init__(
        self,
        bidder: WorldsBidder | NetBidder,
        view: View,
        budget: Budget,
        key: RandomKey,
        about: Action | None,
    ) -> None:
        self._view, self._budget, self._key, self._about = view, budget, key, about
        self._sitting = cast(_Foresees, bidder.sit(view.rules, view.seat))

    def advise(self, adviser: str) -> Advice:
        """What to say, and every game that was looked at."""
        view = self._view
        decision = self._sitting.decide(view, self._budget, self._key)
        prospects = self._sitting.prospects(view)
        asked = view.phase is Phase.AUCTION
        highest, at_limit = self._limit(decision) if asked else (None, None)
        return Advice(
            view.seat,
            _TOPICS[view.phase],
            decision.action,
            in_order(list(self._options(decision, prospects)), decision.action),
            Unit.SCORE,
            adviser,
            decision.effort.worlds,
            games=tuple(self._games(prospects)),
            highest_bid=highest,
            bid=asked_bid(view)[0] if asked else view.details.bid,
            at_limit=at_limit,
        )

    def _limit(self, decision: Decision) -> tuple[int, Game | None]:
        """How far to go, and what then comes of it, if that is further than what is asked."""
        view, sitting = self._view, self._sitting
        highest, now = sitting.highest_bid(view), asked_bid(view)[0]
        if decision.action.kind is ActionKind.PASS:
            return (highest if highest < now else 0), None
        passing = next(v for a, v in decision.values.items() if a.kind is ActionKind.PASS)
        for bid in reversed([each for each in BID_VALUES if now < each <= highest]):
            best = sitting.best_at(view, bid)
            if best.score > passing:
                return bid, next(iter(self._games([best])))
        return now, None

    def _options(self, decision: Decision, prospects: list[Prospect]) -> Iterator[Option]:
        match self._view.phase:
            case Phase.AUCTION:
                found = self._bids(decision, prospects)
            case Phase.SKAT:
                found = self._skat(decision, prospects)
            case Phase.DISCARD:
                found = self._discards(prospects)
            case _:
                found = self._declarations(prospects)
        listed = list(found)
        chosen = next(one for one in listed if one.action == decision.action)
        for one in listed:
            yield behind(one, chosen)

    def _bids(self, decision: Decision, prospects: list[Prospect]) -> Iterator[Option]:
        """Going on is worth the better of both: with the skat, or by hand."""
        best = max(self._sitting.taking_skat(self._view), prospects[0], key=lambda p: p.score)
        for action, value in decision.values.items():
            if action.kind is ActionKind.PASS:
                yield Option(action, value)
            else:
                yield self._option(action, replace(best, score=value))

    def _skat(self, decision: Decision, prospects: list[Prospect]) -> Iterator[Option]:
        by_hand = next(one for one in prospects if one.hand)
        taking = self._sitting.taking_skat(self._view)
        for action in decision.values:
            yield self._option(action, by_hand if action.kind is ActionKind.HAND else taking)

    def _discards(self, prospects: list[Prospect]) -> Iterator[Option]:
        """The best ten ways, each with the game that is best after it, and the one asked about."""
        best: dict[Hand | None, Prospect] = {}
        for one in prospects:
            best.setdefault(one.aside, one)
        told = dict(list(best.items())[:MOST_DISCARDS])
        asked = self._about
        if asked is not None and asked.kind is ActionKind.DISCARD:
            aside = Hand(asked.argument)  # type: ignore[arg-type]  # two cards
            if aside not in told:
                told[aside] = best.get(aside) or self._sitting.weigh_discard(
                    self._view, aside, self._budget, self._key
                )
        for one in told.values():
            assert one.aside is not None
            yield self._option(Action.discard(*one.aside), one)

    def _declarations(self, prospects: list[Prospect]) -> Iterator[Option]:
        kept = [one for one in prospects if one.aside in (None, self._view.aside)]
        told = {Action.declare(one.contract, level=one.level): one for one in reversed(kept)}
        for action in self._view.legal_actions:
            yield self._option(action, told[action]) if action in told else Option(action)

    def _option(self, action: Action, prospect: Prospect) -> Option:
        (game,) = self._games([prospect])
        return Option(
            action,
            prospect.score,
            half_width(prospect.score_error),
            chance=prospect.chance,
            chance_error=half_width(prospect.chance_error),
            game=game,
        )

    def _games(self, prospects: Iterable[Prospect]) -> Iterator[Game]:
        """Each game once, the best way to play it."""
        cards, seen = self._view.hand | self._view.aside, set()
        for one in prospects:
            if (name := (one.contract, one.level, one.hand)) in seen:
                continue
            seen.add(name)
            yield Game(
                *name,
                one.chance,
                half_width(one.chance_error),
                one.score,
                _worth(one, cards),
            )


def _worth(game: Prospect, cards: Hand) -> int:
    """What a game counts with the cards in hand, without Schneider, unless that is announced."""
    if game.contract is SkatContract.NULL and game.level is SkatLevel.OUVERT:
        return NULL_OUVERT_HAND if game.hand else NULL_OUVERT
    plain = game_value(game.contract, cards, hand_game=game.hand)
    announced = game.level is SkatLevel.SCHNEIDER
    return plain + 2 * FACTORS[game.contract] if announced else plain


def behind(option: Option, chosen: Option) -> Option:
    """The option with how far it is behind the chosen one, the worlds taken for different ones."""
    if option.value is None or chosen.value is None:
        return option
    if option.action == chosen.action:
        return replace(option, behind=0.0)
    error = ((option.error or 0.0) ** 2 + (chosen.error or 0.0) ** 2) ** 0.5
    return replace(option, behind=chosen.value - option.value, behind_error=error or None)
