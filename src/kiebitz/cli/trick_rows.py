"""The tricks of a hand with what they brought: the figures for tables, not their looks."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kiebitz.cards import Card
from kiebitz.games import State


@dataclass(frozen=True)
class TrickRow:
    """A trick with what it brought."""

    leader: int
    cards: tuple[Card, ...]
    winner: int | None
    """None while it is still running."""
    first: int
    """The number of its first card, as `--move` counts them; below 1 if it lay there already."""
    points: int
    """Of its cards."""
    bonus: int
    """What the last trick counts beyond them."""
    taken: Sequence[int]
    """The points of each side so far."""


def trick_rows(state: State) -> Iterator[TrickRow]:
    """All tricks, the one that is still running too."""
    table = state.contract_table
    assert table is not None  # tricks are played under some contract
    first = 1 - len(state.at(0).trick)
    taken = _points_at_first(state)
    for trick, so_far in zip(state.tricks, running_points(state), strict=True):
        points = sum(table.points(card) for card in trick.cards)
        bonus = sum(so_far) - sum(taken) - points
        yield TrickRow(trick.leader, trick.cards, trick.winner, first, points, bonus, so_far)
        taken, first = so_far, first + state.rules.seats
    if state.trick:
        assert state.leader is not None  # somebody has led to it
        points = sum(table.points(card) for card in state.trick)
        yield TrickRow(state.leader, state.trick, None, first, points, 0, taken)


def running_points(state: State) -> list[list[int]]:
    """Points taken after each trick: declarer and defenders, the two teams, or every seat."""
    table = state.contract_table
    assert table is not None  # tricks are played under some contract
    side_of = {seat: number for number, side in enumerate(state.sides) for seat in side}
    totals = _points_at_first(state)
    rows = []
    for number, trick in enumerate(state.tricks, start=1):
        points = sum(table.points(card) for card in trick.cards)
        if number == len(state.tricks):  # with the bonus for the last trick, if there is one
            points = sum(state.points) - sum(totals)
        totals[side_of[trick.winner]] += points
        rows.append(list(totals))
    return rows


def points_with_aside(state: State) -> list[int] | None:
    """What each side has in the end with the cards aside; None where none count.

    They are the declarer's; in Ramsch they go with the last trick.
    """
    table = state.contract_table
    if not (state.over and state.aside and state.tricks and table is not None):
        return None
    taker = state.tricks[-1].winner if state.declarer is None else state.declarer
    aside = sum(table.points(card) for card in state.aside)
    return [
        points + (aside if taker in side else 0)
        for side, points in zip(state.sides, running_points(state)[-1], strict=True)
    ]


def _points_at_first(state: State) -> list[int]:
    """What each side had when it began: a position may begin with some."""
    points = state.at(0).points
    return [sum(points[seat] for seat in side) for side in state.sides]
