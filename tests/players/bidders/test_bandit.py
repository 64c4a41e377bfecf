"""The bandit: contracts and discards by games played out by rule."""

from math import log, sqrt

import numpy as np
import pytest

from kiebitz import _core
from kiebitz.cards import SKAT_DECK, Hand
from kiebitz.errors import BadOption, DuplicateCard, InconsistentPosition, Stopped, WrongHandSize
from kiebitz.games import Action, ActionKind, Phase, Skat, SkatContract, State
from kiebitz.players import BanditBidder, Budget, Playout, StopFlag, make_player, play_game
from kiebitz.players.bidders.bandit import BanditSitting, bid_limit
from kiebitz.players.bidders.skat_values import FACTORS, covering_contracts, game_value, multiplier
from kiebitz.players.rule_games import play_rule_games
from kiebitz.randomness import RandomKey

SURE = "CJ SJ HJ DJ CA CT CK CQ HA DA"
"""A grand that cannot be lost, and a null that cannot be won."""
POOR = "S7 S8 HT HK DT DK D9 C9 C8 CT"
PLAYER = "greedy(bidder=bandit(simulations=600))"


def dealt(hand: str, *, forehand: int = 0) -> State:
    """A deal in which seat 0 has this hand, the others whatever is left."""
    rest = [card for card in SKAT_DECK.cards if card not in Hand.parse(hand)]
    pick = RandomKey(5).numbers(1000, len(rest))
    rest = [card for _, card in sorted(zip(pick, rest, strict=True), key=lambda one: one[0])]
    hands = [hand, Hand(rest[:10]), Hand(rest[10:20])]
    return Skat().deal_hands(hands, skat=Hand(rest[20:]), forehand=forehand)


def declarer(hand: str, *more: str) -> State:
    """Seat 0 has got the game for 18, and has done more."""
    state = dealt(hand, forehand=2).apply("bid 18").apply("pass").apply("pass")
    for action in more:
        state = state.apply(action)
    return state


def arms(hand: str, contracts: list[int], *, aside: str = "", **more: object) -> list[list[int]]:
    """What the core makes of a hand: contract, discard, games, won."""
    asked = {"seat": 0, "forehand": 0, "hand_game": False, "bid": 0, "key": [1, 2, 3, 4]} | more
    options = _core.ContractBanditOptions()
    for field in options.fields:  # type: ignore[attr-defined]
        if field in asked:
            setattr(options, field, asked.pop(field))
    cards = (SKAT_DECK.mask(Hand.parse(text)) for text in (hand, aside))
    budget = asked.pop("budget", _core.Budget())
    found = _core.skat_contract_arms(
        *cards, contracts=contracts, options=options, budget=budget, **asked
    )
    return [list(arm) for arm in found]


# ---- How high ------------------------------------------------------------------------------------


def test_the_limit_is_the_formula_of_the_thesis() -> None:
    without_two = Hand.parse("HJ DJ CA CT CK CQ C9 HA SA D7")  # plays three in clubs and grand
    for contract, factor in FACTORS.items():
        assert multiplier(contract, without_two) == 3
        for won, boldness, levels in ((1, 0, 3), (0.99, 0, 2), (0.67, 0, 2), (0.66, 0, 1)):
            assert bid_limit(contract, without_two, won, boldness) == levels * factor
        assert bid_limit(contract, without_two, 0.7, 0.3) == 3 * factor
        assert bid_limit(contract, without_two, 0.9, 0.3) == 3 * factor  # never more than all
        assert bid_limit(contract, without_two, 0.3, 0.0) == 0


def test_null_is_bid_by_its_two_thresholds() -> None:
    hand, null = Hand.parse(POOR), SkatContract.NULL
    limits = [bid_limit(null, hand, won, 0.0) for won in (0, 0.49, 0.5, 0.89, 0.9, 1)]
    assert limits == [0, 0, 23, 23, 35, 35]
    assert bid_limit(null, hand, 0.6, 0.3) == 35


def test_values_are_those_of_the_rules() -> None:
    """What a game counts before it is played is what its result says, without Schneider."""
    checked = 0
    for board in range(40):
        state = play_game(Skat().deal(seed=2, board=board), [make_player(PLAYER)] * 3, board=board)
        result = state.result
        if result.contract is None:
            continue
        twelve = state.dealt[result.declarer] | state.at(0).aside | state.aside
        held = Hand(card for card in twelve)
        levels = result.schneider + result.schwarz
        if not result.overbid:
            factor = FACTORS.get(result.contract, 0)
            value = game_value(result.contract, held, hand_game=result.hand)
            assert result.value == value + levels * factor
            checked += 1
    assert checked > 15


def test_nothing_is_bid_above_the_limit() -> None:
    """Every bid and hold is within what a game that is always won would allow."""
    cautious = make_player("greedy(bidder=bandit(simulations=400, boldness=0))")
    bids = 0
    for board in range(60):
        start = Skat().deal(seed=3, board=board)
        final = play_game(start, [cautious] * 3, board=board)
        for number, seat in enumerate(final.actors):
            state = final.at(number)
            action = final.history[number]
            if state.phase is not Phase.AUCTION or action.kind is ActionKind.PASS:
                continue
            asked = action.argument if action.kind is ActionKind.BID else state.details.bid
            hand = start.hands[seat]
            most = max(35, *(bid_limit(contract, hand, 1.0, 0.0) for contract in FACTORS))
            assert asked <= most
            bids += 1
    assert bids > 10


def test_the_decision_follows_the_limit() -> None:
    bidder = BanditBidder(simulations=500, boldness=0.0)
    said = set()
    for board in range(30):
        view = Skat().deal(seed=4, board=board).view(1)
        decision = bidder.decide(view, Budget(), RandomKey(board))
        limit, needed = decision.values[Action.bid(18)], 18
        assert decision.action == (Action.bid(18) if limit >= needed else Action(ActionKind.PASS))
        assert decision.effort.playouts == 500
        said.add(decision.action)
    assert len(said) == 2


def test_boldness_bids_more() -> None:
    def declared(boldness: float) -> int:
        player = make_player(f"greedy(bidder=bandit(simulations=400, boldness={boldness}))")
        starts = [Skat().deal(seed=6, board=board) for board in range(60)]
        return sum(play_game(s, [player] * 3).result.contract is not None for s in starts)

    assert declared(0.0) < declared(0.3)


# ---- The arms ------------------------------------------------------------------------------------


def test_the_next_arm_is_that_of_ucb1() -> None:
    """One contract always wins and one never does: the formula says how often each is tried."""
    for exploration in (0.5, 1.414, 8.0):
        found = arms(SURE, [4, 5], simulations=700, exploration=exploration, hand_game=True)
        visits, wins = [0, 0], [0, 0]
        for tried in range(700):
            if tried < 2:
                arm = tried
            else:
                bounds = [
                    wins[i] / visits[i] + exploration * sqrt(log(tried) / visits[i]) for i in (0, 1)
                ]
                arm = bounds.index(max(bounds))
            visits[arm] += 1
            wins[arm] += arm == 0
        assert [arm[2] for arm in found] == visits
        assert [arm[3] for arm in found] == wins


def test_every_discard_of_twelve_cards_is_an_arm() -> None:
    found = arms(f"{SURE} H7 D7", list(range(6)), simulations=1000)
    assert len(found) == 396
    pairs = {arm[1] for arm in found}
    assert len(pairs) == 66
    assert all(pair.bit_count() == 2 for pair in pairs)
    assert all(arm[2] >= 1 for arm in found)
    assert sum(arm[2] for arm in found) == 1000


@pytest.mark.parametrize("playout", list(Playout))
def test_shares_are_those_of_games_played_by_the_rule(playout: Playout) -> None:
    """Against worlds dealt here, with two of the twelve cards set aside at random."""
    hand = Hand.parse("CJ HJ CA CT C8 HA HK S7 D9 DQ")
    chance = np.random.default_rng(1)
    rows = []
    own = [SKAT_DECK.index(card) for card in hand]
    for _ in range(3000):
        rest = chance.permutation([i for i in range(32) if i not in own])
        twelve = chance.permutation([*own, *rest[:2]])
        sets = [twelve[2:], rest[2:12], rest[12:], twelve[:2]]
        rows.append([*(sum(1 << int(card) for card in cards) for cards in sets), 3, 0, 1, 0])
    played = play_rule_games(np.array(rows), declarer=playout, defenders=playout, seed=1)
    (_, _, games, won), *_ = arms(
        str(hand), [3], simulations=3000, playout=playout.value, forehand=1
    )
    assert abs(won / games - played.won.mean()) < 0.04


def test_a_hand_game_keeps_its_cards() -> None:
    """All jacks and club honours in hand: by hand always won, with a random discard not always."""
    hand = "CJ SJ HJ C9 C8 C7 CQ HA H8 H7"
    by_hand, exchanged = (
        arms(hand, [3], simulations=2000, hand_game=given)[0] for given in (True, False)
    )
    assert by_hand[3] > exchanged[3] + 100


def test_a_game_that_does_not_cover_the_bid_is_lost() -> None:
    twelve, aside = SURE, "H7 D7"
    covered, too_high = (
        arms(twelve, [3], aside=aside, bid=bid, simulations=50)[0][3] for bid in (108, 264)
    )
    assert covered == 50  # clubs with eight
    assert too_high == 0


def test_the_same_key_tries_the_same_games() -> None:
    one, same, other = (
        arms(POOR, list(range(6)), simulations=500, key=[word, 0, 0, 0]) for word in (1, 1, 2)
    )
    assert one == same
    assert one != other


def test_a_budget_and_a_flag_end_it() -> None:
    found = arms(POOR, [0], simulations=10**7, budget=_core.Budget(seconds=0.02))
    assert 64 <= found[0][2] < 10**7
    assert arms(POOR, [0], budget=_core.Budget(playouts=77))[0][2] == 77
    flag = StopFlag()
    flag.stop()
    with pytest.raises(Stopped):
        arms(POOR, [0], budget=_core.Budget(stop=flag))


def test_wrong_questions_are_refused() -> None:
    def refused(error: type[Exception], hand: str, contracts: list[int], **more: object) -> None:
        with pytest.raises(error):
            arms(hand, contracts, **more)

    refused(WrongHandSize, "CJ", [4])
    refused(WrongHandSize, f"{SURE} H7", [4])
    refused(WrongHandSize, SURE, [4], aside="H7")
    refused(DuplicateCard, SURE, [4], aside="CJ SJ")
    refused(InconsistentPosition, SURE, [4], aside="H7 D7", hand_game=True)
    refused(BadOption, SURE, [])
    refused(BadOption, SURE, [6])
    refused(BadOption, SURE, [7])
    refused(BadOption, SURE, [4], seat=3)
    refused(BadOption, SURE, [4], bid=265)
    refused(BadOption, SURE, [4], exploration=float("nan"))
    refused(BadOption, SURE, [4], simulations=0)
    refused(BadOption, SURE, [4], playout="tarot")


# ---- After the auction ---------------------------------------------------------------------------


def test_the_skat_is_looked_at_below_95_percent() -> None:
    bidder = BanditBidder(simulations=800)
    for hand, kind in ((SURE, ActionKind.HAND), (POOR, ActionKind.PICKUP)):
        decision = bidder.decide(declarer(hand).view(0), Budget(), RandomKey(1))
        assert decision.action.kind is kind
        by_hand = decision.values[Action(ActionKind.HAND)]
        assert (by_hand >= 0.95) == (kind is ActionKind.HAND)


def test_a_bid_that_a_hand_game_alone_covers_is_played_by_hand() -> None:
    hand = "CJ HJ C7 C8 C9 D7 D8 H7 H8 S7"  # with one: clubs 24, by hand 36; grand 48
    state = dealt(hand, forehand=2).apply("bid 50").apply("pass").apply("pass")
    assert not covering_contracts(Hand.parse(hand), 50)
    assert covering_contracts(Hand.parse(hand), 50, hand_game=True)
    decision = BanditBidder(simulations=100).decide(state.view(0), Budget(), RandomKey())
    assert decision.action.kind is ActionKind.HAND


def test_what_is_declared_covers_the_bid_and_is_what_was_discarded_for() -> None:
    bidder = BanditBidder(simulations=2000)
    for board in range(12):
        state = Skat().deal(seed=8, board=board)
        for action in ("bid 23", "pass", "pass", "pickup"):
            state = state.apply(action)
        sitting = bidder.sit(state.rules, 1)
        view = state.view(1)
        discard = sitting.decide(view, Budget(), RandomKey(board))
        assert isinstance(sitting, BanditSitting)
        assert sitting.planned is not None
        best = max(discard.values, key=lambda action: discard.values[action])
        assert discard.action == best
        kept = state.apply(discard.action).view(1)
        declared = sitting.decide(kept, Budget(), RandomKey(99)).action
        assert declared == Action.declare(sitting.planned[1])
        assert sitting.planned[1] in covering_contracts(view.hand, 23)


def test_a_bid_that_nothing_covers_still_gets_a_contract() -> None:
    state = dealt(POOR, forehand=2).apply("bid 192").apply("pass").apply("pass").apply("pickup")
    sitting = BanditBidder(simulations=500).sit(Skat(), 0)
    for _ in range(2):
        view = state.view(0)
        state = state.apply(sitting.decide(view, Budget(), RandomKey()).action)
    assert state.phase is Phase.PLAY


def test_the_same_seed_bids_the_same_whole_games() -> None:
    for board in range(5):
        start = Skat().deal(seed=9, board=board)
        one, two = (play_game(start, [make_player(PLAYER)] * 3, seed=4) for _ in range(2))
        assert one == two


def test_every_player_takes_it_and_its_name_makes_it_again() -> None:
    text = "pimc(worlds=2, bidder=bandit(simulations=50, playout=greedy))"
    player = make_player(text)
    assert make_player(player.name) == player
    assert play_game(Skat().deal(seed=1), [player] * 3).over
    assert BanditBidder().name == "bandit"
    assert BanditBidder(boldness=0.0).name == "bandit(boldness=0.0)"


@pytest.mark.parametrize(
    "wrong",
    [
        {"simulations": 0},
        {"boldness": -0.1},
        {"boldness": 2},
        {"exploration": -1},
        {"playout": "rules"},
    ],
)
def test_wrong_options_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOption, match="bandit: "):
        BanditBidder(**wrong)  # type: ignore[arg-type]
