"""The bidder that weighs ways to play in sampled worlds."""

from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import pytest

from kiebitz.cards import SKAT_DECK, Hand
from kiebitz.errors import BadModel, BadOption, BadPlayerText, Stopped
from kiebitz.games import Action, ActionKind, Phase, Skat, SkatContract, SkatLevel, State
from kiebitz.games.skat import BID_VALUES, matadors
from kiebitz.players import BIDDERS, Budget, StopFlag, Unit, WorldsBidder, make_player, play_game
from kiebitz.players.bidders.hands.model import (
    SHIPPED,
    UNCORRECTED,
    Case,
    Correction,
    Corrections,
    load_model,
    write_model,
)
from kiebitz.players.bidders.hands.outlook import look_ahead
from kiebitz.players.bidders.hands.ways import ways_with_skat
from kiebitz.players.bidders.hands.weighing import choose_finalists, strength_of_bids
from kiebitz.players.bidders.scoring import Scoring
from kiebitz.randomness import RandomKey

QUICK = WorldsBidder(skats=10, worlds=4, finalists=3)
KEY = RandomKey(7)
GRAND = "CJ SJ HJ DJ CA CT SA ST HA H7"
CLUBS = "CJ SJ CA CT CK CQ C9 HA HT S7"
NULL = "C7 C8 C9 S7 S8 S9 H7 H8 D7 D9"
SURE_GRAND = "CJ SJ CA CT CK HA HT D9 D8 S7"
WEAK = "C9 CQ CK S9 SQ SK H9 HQ D9 DK"


def dealt(hand: str, *, skat: str | None = None, seat: int = 0) -> State:
    """These ten cards at a seat, the rest as it comes."""
    mine = Hand.parse(hand)
    rest = [card for card in Skat().deck.cards if card not in mine]
    aside = Hand.parse(skat) if skat else Hand(rest[-2:])
    rest = [card for card in rest if card not in aside]
    others = [Hand(rest[:10]), Hand(rest[10:])]
    hands = [*others[:seat], mine, *others[seat:]]
    return Skat().deal_hands(hands, skat=aside)


def declared(hand: str, bidder: WorldsBidder = QUICK, skat: str | None = None) -> State:
    """The state in which this hand, at middlehand, plays for 18, after its bidder's decisions."""
    state = dealt(hand, skat=skat, seat=1).apply("bid 18").apply("pass").apply("pass")
    sitting = bidder.sit(state.rules, 1)
    step = 0
    while state.phase is not Phase.PLAY:
        decision = sitting.decide(state.view(1), Budget(), RandomKey(7, step))
        state = state.apply(decision.action)
        step += 1
    return state


def test_a_grand_that_cannot_be_lost_is_played_although_the_nets_doubt_it() -> None:
    # The eight ways that the nets like best are all diamonds; solving shows grand to be safe for
    # whoever leads.
    state = dealt(SURE_GRAND, skat="S8 D7", seat=0).apply("pass").apply("pass").apply("bid 18")
    sitting = WorldsBidder().sit(state.rules, 0)
    for step, action in enumerate(["pickup", None, None]):
        decision = sitting.decide(state.view(0), Budget(), RandomKey(7, step))
        state = state.apply(action or decision.action)
    assert state.details.contract is SkatContract.GRAND


def test_finalists_are_the_best_and_contracts_that_could_turn_out_better() -> None:
    ways = ways_with_skat(np.array([SKAT_DECK.mask(Hand.parse(SURE_GRAND + " S8 D7"))]), 0)
    scores = np.where(ways.contract == SkatContract.DIAMONDS, 70.0, 10.0 - ways.contract)
    if_sure = np.where(ways.contract == SkatContract.GRAND, 120.0, 60.0)
    chosen = choose_finalists(ways, scores, if_sure, 8)
    assert len(set(chosen.tolist())) == 8
    counts = {contract: int((ways.contract[chosen] == contract).sum()) for contract in range(6)}
    assert counts == {**dict.fromkeys(range(6), 0), SkatContract.DIAMONDS: 6, SkatContract.GRAND: 2}


@pytest.mark.parametrize("hand", [GRAND, CLUBS, NULL])
def test_good_hands_bid_and_weak_ones_pass(hand: str) -> None:
    for cards, kind in ((hand, ActionKind.BID), (WEAK, ActionKind.PASS)):
        state = dealt(cards, seat=1)
        decision = QUICK.decide(state.view(1), Budget(), KEY)
        assert decision.action.kind is kind
        assert set(decision.values) == set(state.view(1).legal_actions[:2])


def test_the_contract_fits_the_hand() -> None:
    assert declared(GRAND).details.contract is SkatContract.GRAND
    assert declared(CLUBS).details.contract in (SkatContract.CLUBS, SkatContract.GRAND)
    state = declared(NULL, skat="CA SA")
    assert state.details.contract is SkatContract.NULL


def test_a_game_that_is_sure_is_played_from_the_hand_with_an_announcement(tmp_path: Path) -> None:
    """By a model that believes in solved worlds alone."""
    file = tmp_path / "open.json"
    solved = Correction(won=0, solved=2)
    sure = {case: Corrections(UNCORRECTED[case].plain, solved) for case in Case}
    file.write_text(write_model(replace(load_model(SHIPPED), corrections=sure)))
    bidder = WorldsBidder(skats=10, worlds=20, model=str(file))
    state = declared("CJ SJ HJ DJ SA ST SK HA HT HK", bidder, skat="D7 D8")
    assert state.details.contract is SkatContract.GRAND
    assert state.details.hand
    assert state.details.level is SkatLevel.SCHNEIDER


def test_a_null_that_cannot_be_lost_is_shown() -> None:
    state = declared("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7", WorldsBidder(skats=10, worlds=20))
    assert state.details.contract is SkatContract.NULL
    assert state.details.level is SkatLevel.OUVERT


def test_cards_are_put_aside_and_a_game_declared_that_was_weighed_together() -> None:
    state = dealt(CLUBS, seat=1).apply("bid 18").apply("pass").apply("pass").apply("pickup")
    sitting = QUICK.sit(state.rules, 1)
    aside = sitting.decide(state.view(1), Budget(), KEY)
    assert aside.effort.worlds == QUICK.worlds * QUICK.finalists
    assert max(aside.values.values()) == aside.values[aside.action]
    state = state.apply(aside.action)
    game = sitting.decide(state.view(1), Budget(), KEY)
    assert max(game.values.values()) == aside.values[aside.action]  # nothing is thought anew
    # With cards put aside by somebody else it thinks again.
    other = state.undo().apply(Action.discard(*Hand.parse("CJ SJ")))
    assert sitting.decide(other.view(1), Budget(), KEY).action in other.legal_actions


def test_the_same_key_gives_the_same_decisions() -> None:
    players = [make_player("greedy(bidder=worlds(skats=8, worlds=4))")] * 3
    for board in range(6):
        deal = Skat().deal(seed=3, board=board)
        first, again = (play_game(deal, players, seed=5, board=board) for _ in (0, 1))
        assert first == again


def test_hidden_cards_change_nothing() -> None:
    """Two deals that the seat cannot tell apart are bid and played alike up to the skat."""
    first = dealt(CLUBS, skat="D7 D8", seat=1)
    second = dealt(CLUBS, skat="CK DA" if "CK" not in CLUBS else "DA DT", seat=1)
    for path in ((), ("bid 18", "pass", "pass")):
        views = []
        for state in (first, second):
            for action in path:
                state = state.apply(action)
            views.append(QUICK.decide(state.view(1), Budget(), KEY))
        assert views[0] == views[1]


def test_no_hand_is_worth_more_for_a_higher_bid() -> None:
    model = load_model(SHIPPED)
    ten = SKAT_DECK.mask(Hand.parse(CLUBS))
    outlook = look_ahead(model, Scoring.TOURNAMENT, ten, 1, 10, np.random.default_rng(1))
    worth = [outlook.best(bid, 0.0) for bid in BID_VALUES]
    assert all(later <= earlier for earlier, later in pairwise(worth))
    assert worth[0] > 50
    assert worth[-1] < -264  # that nothing covers


def test_nobody_bids_what_the_cards_cannot_be_worth() -> None:
    """Of a game that its declarer lost as overbid, the skat was to blame: a matador lay there, or
    what is expected to win was not won. With the ten cards and the best skat it was covered."""
    players = [make_player("random(bidder=worlds(skats=20, worlds=0))")] * 3
    declared_games = 0
    for board in range(60):
        final = play_game(Skat().deal(seed=9, board=board), players)
        result = final.result
        if result.declarer is None:
            continue
        declared_games += 1
        hand = final.dealt[result.declarer]
        others = [card for card in SKAT_DECK.cards if card not in hand]
        most = 59  # null ouvert from the hand
        for contract in list(SkatContract)[:5]:
            for skat in combinations(others, 2):
                levels = abs(matadors(contract, Hand([*hand, *skat]))) + 2  # game and Schneider
                most = max(most, levels * (9, 10, 11, 12, 24)[contract])
        assert result.bid <= most
    assert declared_games > 25


def test_scoring_arrives() -> None:
    """Passing costs nothing where games alone count, and fifty points more or less do not."""
    state = dealt(CLUBS, seat=1)
    tournament = QUICK.decide(state.view(1), Budget(), KEY)
    game = WorldsBidder(skats=10, worlds=4, finalists=3, scoring=Scoring.GAME)
    plain = game.decide(state.view(1), Budget(), KEY)
    passing = Action(ActionKind.PASS)
    assert tournament.values[passing] < plain.values[passing] == 0
    assert plain.unit is Unit.SCORE
    assert max(plain.values.values()) < max(tournament.values.values())


def test_bids_of_the_others_are_counted() -> None:
    state = Skat().deal(seed=1)
    assert strength_of_bids(state.view(0)) == 0
    state = state.apply("bid 18").apply("hold").apply("bid 20")
    assert strength_of_bids(state.view(0)) == pytest.approx(0.3)
    assert strength_of_bids(state.view(1)) == pytest.approx(0.1)
    assert strength_of_bids(state.view(2)) == pytest.approx(0.4)


def test_time_that_is_up_still_gives_a_decision() -> None:
    state = dealt(CLUBS, seat=1).apply("bid 18").apply("pass").apply("pass").apply("pickup")
    decision = WorldsBidder(worlds=100_000).decide(state.view(1), Budget(seconds=0.05), KEY)
    assert decision.action in state.legal_actions


def test_a_raised_flag_ends_it() -> None:
    state = dealt(CLUBS, seat=1).apply("bid 18").apply("pass").apply("pass").apply("pickup")
    stop = StopFlag()
    stop.stop()
    with pytest.raises(Stopped):
        QUICK.decide(state.view(1), Budget(stop=stop), KEY)


def test_the_text_makes_it_again() -> None:
    for text in ("worlds", "worlds(worlds=0)", "worlds(scoring=game, skats=100)"):
        assert BIDDERS.make(BIDDERS.make(text).name) == BIDDERS.make(text)
    assert BIDDERS.make("worlds(scoring=game)").name == "worlds(scoring=game)"


def test_another_model_is_used(tmp_path: Path) -> None:
    """One under which every game is lost never bids."""
    file = tmp_path / "gloomy.json"
    shipped = load_model(SHIPPED)
    gloomy = {case: Corrections(Correction(shift=-50), Correction(shift=-50)) for case in Case}
    file.write_text(write_model(replace(shipped, corrections=gloomy)))
    view = dealt(GRAND, seat=1).view(1)
    other = WorldsBidder(skats=10, worlds=4, finalists=3, model=str(file))
    assert other.decide(view, Budget(), KEY).action.kind is ActionKind.PASS
    assert QUICK.decide(view, Budget(), KEY).action.kind is ActionKind.BID


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("worlds(scoring=monetary)", BadPlayerText, "none of tournament, game"),
        ("worlds(skats=0)", BadOption, "skats should be"),
        ("worlds(skats=232)", BadOption, "skats should be"),
        ("worlds(worlds=-1)", BadOption, "worlds should be"),
        ("worlds(finalists=0)", BadOption, "finalists should be"),
        ('worlds(model="nowhere.json")', BadModel, "there is no such file"),
    ],
)
def test_bad_options_are_named(text: str, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        BIDDERS.make(text)


def test_other_games_are_refused() -> None:
    from kiebitz.games import Schieber

    player = make_player("greedy(bidder=worlds)")
    with pytest.raises(BadOption, match="bidder=worlds plays skat, not schieber"):
        play_game(Schieber().deal(seed=1), [player] * 4)
