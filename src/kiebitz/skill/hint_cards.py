"""Hints about cards: what each would come to, from the worlds or games that the adviser looked at.

An adviser that solves sampled worlds (`pimc`) knows of every card in how many of them its side
wins, and how many points it makes; both are told, from the same worlds and for the card that it
would play itself. Of a net that has learned it is told how many games were won where it said so. Of
any other one its own values are taken, in its own unit.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from kiebitz.games import Action, View
from kiebitz.players.blend import BlendPlayer
from kiebitz.players.mix import MixPlayer
from kiebitz.players.net_chances import chance_of
from kiebitz.players.net_player import NetPlayer
from kiebitz.players.pimc import PimcPlayer, Solved
from kiebitz.players.player import Budget, Decision, Effort, Player, Unit
from kiebitz.players.sides import side_of
from kiebitz.randomness import RandomKey
from kiebitz.skill.advice import Advice, Option, Topic, half_width, width_of_share

CLEAN: Final = 9
"""Decimals of a share: beyond them is only rounding."""
_TOPICS: Final = {
    Unit.CHANCE: Topic.CHANCE,
    Unit.POINTS: Topic.POINTS,
    Unit.SCORE: Topic.OFF,
    Unit.OWN: Topic.OTHER,
}


def advise_card(
    view: View, player: Player, whole: Player, budget: Budget, key: RandomKey
) -> Advice:
    """What to play; `whole` is who is asked, and `player` the one of its parts for this game."""
    while isinstance(player, MixPlayer):
        player = player.responsible(view)
    if isinstance(player, PimcPlayer):
        looked = player.look(view, budget, key)
        if looked is not None and _by_chance(view, player):
            best, solved = looked
            return _from_worlds(view, best[0], solved, whole.name)
    decision = player.decide(view, budget, key)
    if isinstance(player, NetPlayer | BlendPlayer) and decision.values:
        return _from_net(view, decision, whole.name)
    return advise_by_values(view, decision, whole.name)


def _from_net(view: View, decision: Decision, adviser: str) -> Advice:
    """What the net says of each card, as the share of games that were won where it said so."""
    chances = {action: chance_of(value, view) for action, value in decision.values.items()}
    told = replace(decision, values=chances, unit=Unit.CHANCE, effort=Effort(), errors={})
    return advise_by_values(view, told, adviser)


def _by_chance(view: View, player: PimcPlayer) -> bool:
    """Whether to win is what counts: where every point counts, points are told instead."""
    return not view.rules.every_point_counts


def _from_worlds(view: View, chosen: Action, solved: Solved, adviser: str) -> Advice:
    side = side_of(view, view.seat)
    assert side is not None  # worlds were solved
    actions = view.legal_actions
    wins = [round(share, CLEAN) for share in solved.shown(by_wins=True)[0]]
    points, errors = solved.shown(by_wins=False)
    place = actions.index(chosen)
    seen = 1 / float((solved.weights**2).sum())
    options = []
    for number, action in enumerate(actions):
        behind, error = solved.lead(place, number, by_wins=True)
        width = None if solved.complete else width_of_share(wins[number], seen)
        options.append(
            Option(
                action,
                wins[number],
                width,
                round(behind, CLEAN),
                half_width(error),
                chance=wins[number],
                chance_error=width,
                points=None if side.only_wins else points[number],
                points_error=None if solved.complete else half_width(errors[number]),
            )
        )
    return Advice(
        view.seat,
        Topic.CHANCE,
        chosen,
        in_order(options, chosen),
        Unit.CHANCE,
        adviser,
        len(solved),
        solved.complete,
    )


def advise_by_values(view: View, decision: Decision, adviser: str, **more: Any) -> Advice:
    """A hint from what a decision says of itself."""
    own = decision.values.get(decision.action)
    own_error = decision.errors.get(decision.action, 0.0)
    options = []
    for action in view.legal_actions:
        value, error = decision.values.get(action), decision.errors.get(action, 0.0)
        known = value is not None and own is not None
        both = (own_error**2 + error**2) ** 0.5 if action != decision.action else 0.0
        options.append(
            Option(
                action,
                value,
                None if value is None else half_width(error),
                own - value if known else None,  # type: ignore[operator]
                half_width(both) if known else None,
                chance=value if decision.unit is Unit.CHANCE else None,
                points=value if decision.unit is Unit.POINTS else None,
            )
        )
    effort = decision.effort
    named: dict[str, Any] = {
        "topic": _TOPICS[decision.unit] if decision.values else Topic.OTHER,
        "worlds": effort.worlds or effort.playouts,
        "unit": decision.unit,
    }
    return Advice(
        view.seat,
        action=decision.action,
        options=in_order(options, decision.action),
        adviser=adviser,
        **named | more,
    )


def in_order(options: Sequence[Option], chosen: Action) -> tuple[Option, ...]:
    """The chosen one first of those with its value, then the others from the best down."""

    def place(option: Option) -> tuple[float, bool, float]:
        value = -1e9 if option.value is None else option.value
        return -value, option.action != chosen, -(option.points or 0)

    return tuple(sorted(options, key=place))
