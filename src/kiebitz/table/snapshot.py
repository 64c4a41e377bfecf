"""What a seat is sent: a view of the game as plain data, and nothing that the view does not hold.

Spectators get what everybody at the table knows. Once a hand is over all cards lie open.
"""

from enum import Enum
from typing import Any

from kiebitz.cards import Card, Hand
from kiebitz.games import Action, ActionKind, Phase, Rules, State, View
from kiebitz.games.contracts import TRUMP_CLASS, ContractTable
from kiebitz.games.plain import result_to_dict
from kiebitz.games.table import Trick


def describe_seat_view(view: View) -> dict[str, Any]:
    """What the seat of this view knows."""
    return {
        **_describe_public(view, view.seat),
        "hand": _sort(view, view.hand),
        "legal": [str(action) for action in view.legal_actions],
        "blocked": explain_blocked(view),
        "aside": [str(card) for card in view.aside],
    }


def describe_for_spectators(state: State) -> dict[str, Any]:
    """What everybody knows, those who hold no cards included."""
    seat = 0  # whatever this seat alone knows is left out below
    view = state.view(seat)
    found = _describe_public(view, None)
    return {**found, "hand": [], "legal": [], "blocked": {}, "aside": []}


def describe_open(state: State) -> dict[str, Any]:
    """A position with all cards open, for reviews."""
    return {
        **_describe_public(state, None, open_cards=True),
        "hands": [_sort(state, hand) for hand in state.hands],
        "aside": [str(card) for card in state.aside],
        "points_of": list(state.points),
        "legal": [str(action) for action in state.legal_actions]
        if state.phase is not Phase.PREDICT
        else [],
    }


def describe_result(state: State) -> dict[str, Any]:
    """How a finished hand ended, all cards open."""
    result = state.result
    return {
        "facts": result_to_dict(result),
        "contract": result.contract_name,
        "scores": list(result.scores),
        "points": list(result.side_points),
        "winners": list(result.winners),
        "open": {
            "dealt": [_sort(state, hand) for hand in state.dealt],
            "aside": [str(card) for card in state.aside],
            "tricks": [_describe_trick(trick, state.rules.seats) for trick in state.tricks],
        },
    }


# ---- What all share ------------------------------------------------------------------------------


def _describe_public(
    table: State | View, own_seat: int | None, *, open_cards: bool = False
) -> dict[str, Any]:
    rules = table.rules
    tricks = table.tricks
    shown = [[str(card) for card in hand] for hand in _shown(table)]
    return {
        "phase": table.phase.name.lower(),
        "to_move": table.to_move,
        "forehand": table.forehand,
        "leader": table.leader,
        "declarer": table.declarer,
        "sides": [list(side) for side in table.sides],
        "contract": _describe_contract(table),
        "trick": _describe_running_trick(table),
        "last_trick": _describe_trick(tricks[-1], rules.seats) if tricks else None,
        "tricks": len(tricks),
        "points": list(table.points),
        "tricks_won": list(table.tricks_won),
        "predictions": _describe_predictions(table, own_seat, open_cards),
        "shown": shown,
        "log": [
            {"seat": seat, "action": _hide(rules, action, seat, own_seat, open_cards)}
            for seat, action in zip(table.actors, table.history, strict=True)
        ],
    }


def _shown(table: State | View) -> tuple[Hand, ...]:
    view = table.view(0) if isinstance(table, State) else table
    return view.shown


def _hide(rules: Rules, action: Action, seat: int, own_seat: int | None, open_cards: bool) -> str:
    """An action as this seat learns of it; a view hides the others', this hides from spectators."""
    if open_cards or seat == own_seat:
        return str(action)
    secret = rules.secret_actions
    if action.kind in secret and not (
        action.kind is ActionKind.PREDICT and getattr(rules, "open_predictions", False)
    ):
        return f"{action.kind.name.lower()} ?"
    return str(action)


def _describe_predictions(
    table: State | View, own_seat: int | None, open_cards: bool
) -> list[int | None] | None:
    if not table.rules.predicts:
        return None
    found: list[int | None] = list(table.details.predictions)
    if open_cards or getattr(table.rules, "open_predictions", False):
        return found
    return [known if seat == own_seat else None for seat, known in enumerate(found)]


def _describe_contract(table: State | View) -> dict[str, Any]:
    """What is played, as far as it is settled, with what was said about it."""
    details = table.details
    trump = details.trump if table.rules.trump_is_dealt else None
    found: dict[str, Any] = {"name": table.contract if trump is None else trump.name.lower()}
    for name in ("level", "hand", "bid", "pushed"):
        if (value := getattr(details, name, None)) is not None:
            found[name] = value.name.lower() if isinstance(value, Enum) else value
    return found


def _describe_running_trick(table: State | View) -> dict[str, Any]:
    seats, leader = table.rules.seats, table.leader
    cards = [
        {"seat": ((leader or 0) + place) % seats, "card": str(card)}
        for place, card in enumerate(table.trick)
    ]
    return {"leader": leader, "cards": cards}


def _describe_trick(trick: Trick, seats: int) -> dict[str, Any]:
    cards = [
        {"seat": (trick.leader + place) % seats, "card": str(card)}
        for place, card in enumerate(trick.cards)
    ]
    return {"leader": trick.leader, "winner": trick.winner, "cards": cards}


def _sort(table: State | View, hand: Hand) -> list[str]:
    """A hand as one holds it: trumps first, then suit by suit, strongest first."""
    order = table.contract_table or table.rules.table_before
    return [str(card) for card in order.sort(hand)]


def explain_blocked(view: View) -> dict[str, str]:
    """Why each card of the hand that may not be played may not."""
    table = view.contract_table
    if view.phase is not Phase.PLAY or table is None:
        return {}
    if view.to_move != view.seat:
        return {str(card): "turn" for card in view.hand}
    legal = {action.argument for action in view.legal_actions}
    return {str(card): _reason(card, view, table) for card in view.hand if card not in legal}


def _reason(card: Card, view: View, table: ContractTable) -> str:
    led = table.follow_class(view.trick[0])
    if table.is_trump(card) and led != TRUMP_CLASS:
        follows = any(table.follow_class(other) == led for other in view.hand)
        undertrumps = any(
            table.is_trump(lying) and table.strength(lying) > table.strength(card)
            for lying in view.trick
        )
        if undertrumps or not follows:
            return "undertrump"
    return "follow trumps" if led == TRUMP_CLASS else f"follow {view.trick[0].suit.name.lower()}"
