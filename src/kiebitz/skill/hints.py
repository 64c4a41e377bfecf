"""Hints: what an adviser would do with what one seat can see, what else there is, and why.

Only the view is looked at, never the deal. By default the named strength `strong` is asked. For
Skat it tells of every card in how many layouts it wins and how many points it makes, and before the
cards how likely each game is won; for Schieber points of one's team; for Differenzler how far one
ends off one's prediction.

>>> from kiebitz.games import Skat, SkatContract
>>> from kiebitz.randomness import RandomKey
>>> ending = Skat().position(
...     ["CJ HT", "DJ HA", "S8 S9"], contract=SkatContract.HEARTS, declarer=0, leader=0,
...     points=(50, 20, 0),
... )
>>> advice = advise(ending.view(0), key=RandomKey(1))
>>> print(advice.action, advice.say())
play CJ Play the jack of clubs: it wins in 4 of all 6 possible layouts; the ten of hearts in none.
"""

from collections.abc import Mapping
from dataclasses import replace

from kiebitz.beliefs import Belief
from kiebitz.beliefs.card_places import card_places
from kiebitz.errors import BadOption, shown
from kiebitz.games import Action, Phase, View
from kiebitz.games.table import check_view
from kiebitz.players import make_player
from kiebitz.players.fitting import require_fitting
from kiebitz.players.player import Budget, Player, StopFlag, Unit, require_turn
from kiebitz.players.strengths import StrengthPlayer
from kiebitz.randomness import RandomKey
from kiebitz.skill.advice import Advice, Option, Topic
from kiebitz.skill.hint_cards import advise_card
from kiebitz.skill.hint_games import advise_before_cards

ADVISER = "strong"
"""Who is asked if nobody is named."""
DECIMALS = 3
"""Of the probabilities of places."""


def advise(
    view: View,
    *,
    player: Player | None = None,
    key: RandomKey,
    stop: StopFlag | None = None,
    belief: bool = True,
    about: Action | None = None,
) -> Advice:
    """What a player would do here, and what it thinks of everything else that can be done.

    It must be the turn of the view's seat. A flag (`stop`) ends the thinking from another thread.
    Without `belief` nothing is said about where the unseen cards may lie. An action that the hint
    is `about` is among its options even if it is none of the best.
    """
    require_turn(check_view(view))
    asked = adviser_for(view, player)
    part = asked.player_of(view.rules) if isinstance(asked, StrengthPlayer) else asked
    budget = Budget(stop=stop)
    actions = view.legal_actions
    if len(actions) == 1:
        advice = _forced(view, actions[0], asked.name)
    elif view.phase is Phase.PLAY:
        advice = advise_card(view, part, asked, budget, key)
    else:
        advice = advise_before_cards(view, part, asked, budget, key, about)
    if not belief:
        return advice
    return replace(advice, places=places_of(view, getattr(part, "belief", None)))


def adviser_for(view: View, player: Player | None) -> Player:
    """The player, or the usual adviser; one that looks at all cards is refused."""
    asked = make_player(ADVISER) if player is None else player
    if not isinstance(asked, Player):
        if hasattr(asked, "decide_open"):
            raise BadOption(f"{asked.name} looks at all cards and cannot advise a seat")
        raise BadOption(f"an adviser is a player, not {shown(asked)}")
    require_fitting(asked, view.rules)
    return asked


def _forced(view: View, action: Action, adviser: str) -> Advice:
    return Advice(view.seat, Topic.FORCED, action, (Option(action),), Unit.OWN, adviser)


def places_of(view: View, belief: Belief | None = None) -> Mapping[str, Mapping[str, float]]:
    """How likely each unseen card lies at each other seat, or in the skat.

    >>> from kiebitz.games import Skat
    >>> places_of(Skat().deal(seed=7).view(0))["CJ"]
    {'1': 0.455, '2': 0.455, 'skat': 0.091}
    """
    found, rules = card_places(view, belief=belief), view.rules
    names = {seat: str(seat) for seat in range(rules.seats) if seat != view.seat}
    if rules.place_aside is not None:
        names[rules.place_aside] = "skat"
    return {
        str(card): {name: round(shares[place], DECIMALS) for place, name in names.items()}
        for card in found.hidden
        for shares in [found.shares(card)]
    }
