"""What nets say, fitted as chances to win."""

import numpy as np
import pytest

from kiebitz.games import Skat
from kiebitz.lab.hands.net_chances import Said, check, fit, fit_curve, play_and_ask
from kiebitz.players import NetBidder, make_player
from kiebitz.players.bidders.hands.model import Case
from kiebitz.players.net_chances import TRICKS, CardKind, shipped, written


def said_by(shift: float, slope: float, count: int) -> list[Said]:
    """Values and results by a known curve."""
    generator = np.random.default_rng(1)
    values = generator.uniform(-1.2, 1.2, count)
    chances = 1 / (1 + np.exp(-(shift + slope * values)))
    won = generator.random(count) < chances
    return [Said(float(value), bool(one)) for value, one in zip(values, won, strict=True)]


def test_a_curve_is_found_again_and_checks() -> None:
    said = said_by(-0.4, 3.0, 20_000)
    shift, slope = fit_curve(said, (0.0, 4.0), 1.0)
    assert shift == pytest.approx(-0.4, abs=0.08)
    assert slope == pytest.approx(3.0, abs=0.15)
    for line in check((shift, slope), said):
        expected, won = (float(part.split()[0]) for part in line.split(", ")[:2])
        assert abs(expected - won) < 4


def test_without_games_a_curve_stays_where_it_began() -> None:
    assert fit_curve([], (0.5, 2.0), 1.0) == pytest.approx((0.5, 2.0))


def test_games_are_played_and_asked_alike_by_any_number_of_workers() -> None:
    alone = [game for some in play_and_ask(16, 3) for game in some]
    both = [game for some in play_and_ask(16, 3, workers=2) for game in some]
    assert alone == both
    assert len(alone) > 8
    for game in alone:
        null = game.case in (Case.NULL, Case.OUVERT)
        declared = {kind for kind, _, _ in game.cards}
        assert declared <= {CardKind.of(null=null, declares=one) for one in (True, False)}
        assert all(0 <= trick < TRICKS for _, trick, _ in game.cards)
        sides = {(kind, said.won) for kind, _, said in game.cards}
        assert len(sides) == len(declared)  # one side has won, the other has not
    text = written(fit(alone))
    assert '"ways"' in text


def test_the_shipped_curves_rise() -> None:
    curves = shipped()
    assert set(curves.cards) == set(CardKind)
    assert set(curves.ways) == set(Case)
    for kind in CardKind:
        assert len(curves.cards[kind]) == TRICKS
        assert all(slope > 0 for _, slope in curves.cards[kind])
    assert all(slope > 0 for _, slope in curves.ways.values())


def test_nets_of_others_are_not_corrected() -> None:
    """The curves belong to the shipped net of ways alone."""
    from kiebitz.players.net_player import SHIPPED_WAYS
    from kiebitz.players.player import Budget
    from kiebitz.randomness import RandomKey

    view = Skat().deal(seed=5).view(1)
    ours, same_net = (
        bidder.sit(Skat(), 1).decide(view, Budget(), RandomKey(1))
        for bidder in (NetBidder(skats=4), NetBidder(skats=4, ways=str(SHIPPED_WAYS)))
    )
    assert ours.values != same_net.values
    assert make_player("net(bidder=net(skats=4))").name == "net(bidder=net(skats=4))"
