"""What holds at every table: snapshots, score sheets, links, openings, claims, bold players."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiebitz.beliefs import Worlds
from kiebitz.cards import Card
from kiebitz.games import ActionKind, Phase, Schieber, Skat, SkatContract, State
from kiebitz.players import BoldPlayer, Budget, make_player
from kiebitz.randomness import RandomKey
from kiebitz.records import Record
from kiebitz.table.claims import can_claim, play_out
from kiebitz.table.dealing import turn_deal
from kiebitz.table.opening import Opening, complete
from kiebitz.table.packed import pack_game, unpack_game
from kiebitz.table.score_sheet import ScoreSheet
from kiebitz.table.snapshot import describe_for_spectators, describe_seat_view
from tests.strategies import advance, any_rules, finished, starts, states

CLAIMS = 40
few = settings(max_examples=60)


@few
@given(states())
def test_a_seat_is_told_its_legal_actions_and_why_the_other_cards_are_not(state: State) -> None:
    for seat in range(state.rules.seats):
        told = describe_seat_view(state.view(seat))
        legal = state.legal_actions if state.to_move == seat else ()
        assert told["legal"] == [str(action) for action in legal]
        assert sorted(told["hand"]) == sorted(map(str, state.hands[seat]))
        if state.phase is Phase.PLAY:
            playable = {action.removeprefix("play ") for action in told["legal"]}
            assert playable | set(told["blocked"]) == set(told["hand"])
            assert not playable & set(told["blocked"])
            if state.to_move != seat:
                assert set(told["blocked"].values()) <= {"turn"}
        else:
            assert told["blocked"] == {}


@few
@given(states())
def test_onlookers_are_told_what_all_seats_are_told_alike(state: State) -> None:
    onlooker = describe_for_spectators(state)
    seats = [describe_seat_view(state.view(seat)) for seat in range(state.rules.seats)]
    assert not onlooker["hand"]
    for key in ("phase", "to_move", "contract", "trick", "last_trick", "points", "shown"):
        assert all(onlooker[key] == told[key] for told in seats), key


@few
@given(any_rules, st.integers(1, 5), st.integers(0, 2**32))
def test_totals_of_a_series_are_the_sums_of_its_games(
    rules: Skat | Schieber, hands: int, seed: int
) -> None:
    sheet = ScoreSheet.begin(rules, hands=hands, forehand=0)
    games = []
    while not sheet.over:
        deal = rules.deal(seed=seed, board=len(games), forehand=sheet.next_forehand)
        game = advance(deal, 1000, seed + len(games))
        games.append(Record.from_json(Record(game, ("",) * rules.seats).to_json()).state)
        sheet = sheet.add(game, str(len(games)))
    told = sheet.to_dict()
    sums = [sum(game.result.scores[seat] for game in games) for seat in range(rules.seats)]
    sign = -1 if rules.name == "differenzler" else 1
    assert len(told["rows"]) == len(games) <= hands
    assert told["totals"] == [sign * total for total in sums]
    if told["tournament"] is not None:
        counts = [game.result.tournament_points for game in games]
        assert told["tournament"] == [sum(each) for each in zip(*counts, strict=True)]


@few
@given(states(), st.lists(st.text(max_size=50), min_size=4, max_size=4))
def test_a_game_in_a_link_comes_out_as_it_went_in(state: State, names: list[str]) -> None:
    given_names = names[: state.rules.seats]
    text = pack_game(state, given_names)
    assert len(text) < 4000
    again, read = unpack_game(text)
    assert again == state
    assert all(len(name) <= 40 and name.isprintable() for name in read)


@few
@given(starts(), st.integers(0, 3))
def test_a_turned_deal_gives_each_seat_the_cards_of_the_next(deal: State, places: int) -> None:
    seats = deal.rules.seats
    turned = turn_deal(deal, places)
    for seat in range(seats):
        assert turned.hands[seat] == deal.hands[(seat + places) % seats]
    assert (turned.forehand + places) % seats == deal.forehand
    assert turned.aside == deal.aside
    assert turn_deal(turned, -places) == deal


@few
@given(finished())
def test_a_finished_game_tells_its_onlookers_all_that_was_played(state: State) -> None:
    assert describe_for_spectators(state)["phase"] == "over"
    assert len(describe_for_spectators(state)["log"]) == state.length


@given(
    st.sampled_from(["skat", "schieber:table", "differenzler"]),
    st.lists(st.sampled_from(["me", "bot", "open"]), max_size=4),
)
def test_an_opening_has_a_seat_for_each_place_and_one_for_oneself(
    game: str, who: list[str]
) -> None:
    asked = Opening.model_validate({"game": game, "seats": [{"who": each} for each in who]})
    seats = 3 if game == "skat" else 4
    if who and (len(who) != seats or who.count("me") > 1):
        with pytest.raises(Exception, match="seat"):
            complete(asked)
        return
    opening = complete(asked)
    assert len(opening.seats) == seats
    names = [seat.name for seat in opening.seats if seat.who == "bot"]
    assert all(names)
    assert len(set(names)) == len(names)
    assert Opening.from_dict(opening.to_dict()) == opening


# ---- Claims --------------------------------------------------------------------------------------


WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}


def ending(seed: int) -> list[list[Card]]:
    """The last three cards of each hand; seat 0 leads and has good ones."""
    chance = random.Random(seed)
    luck = {"J": 0.8, "A": 0.8, "T": 0.4}
    deck = sorted(
        Skat().deck.cards, key=lambda card: chance.random() - luck.get(card.rank.letter, 0.0)
    )
    others = chance.sample(deck[3:], 6)
    return [deck[:3], others[:3], others[3:]]


def in_play(hands: Sequence[Sequence[Card]], seed: int) -> State:
    """These hands in a game of seat 0, which has taken everything so far."""
    left = sum(WORTH.get(card.rank.letter, 0) for hand in hands for card in hand)
    contract = SkatContract.GRAND if seed % 2 else SkatContract.HEARTS
    return Skat().position(
        hands, contract=contract, declarer=0, leader=0, points=[120 - left, 0, 0]
    )


def is_certain(layouts: list[State]) -> bool:
    """Whether seat 0 can take every trick without knowing in which layout it is."""
    state = layouts[0]
    if state.tricks and not state.trick and state.tricks[-1].winner != 0:
        return False
    if state.over:
        return True
    if state.to_move == 0:
        actions = state.legal_actions
        return any(is_certain([each.apply(action) for each in layouts]) for action in actions)
    possible = {str(action): action for each in layouts for action in each.legal_actions}
    return all(
        is_certain([each.apply(action) for each in layouts if each.is_legal(action)])
        for action in possible.values()
    )


def test_claims_are_granted_exactly_when_they_are_certain() -> None:
    """Beside every way to play, of everybody, in every layout that is possible."""
    granted = 0
    for seed in range(CLAIMS):
        state = in_play(ending(seed), seed)
        worlds = Worlds(state.view(0))
        layouts = [in_play(worlds.hands(row)[:3], seed) for row in worlds.all()]
        assert len(layouts) > 1
        claimed = can_claim(state.view(0))
        assert claimed == is_certain(layouts), seed
        if claimed:
            granted += 1
            for action in play_out(state):
                state = state.apply(action)
            assert all(trick.winner == 0 for trick in state.tricks)
    assert 0 < granted < CLAIMS


# ---- Bold and careful ----------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [Skat(), Schieber()])
def test_a_bold_player_goes_on_more_often_and_a_careful_one_less(rules: Skat | Schieber) -> None:
    holds_back = {ActionKind.PASS, ActionKind.PUSH}
    plain = make_player("quick")
    went_on = []
    for by in (-100.0, 0.0, 100.0):
        player = BoldPlayer(plain, by) if by else plain
        decided = []
        for seed in range(8):
            deal = rules.deal(seed=seed, forehand=0)
            assert deal.to_move is not None
            view = deal.view(deal.to_move)
            action = player.decide(view, Budget(), RandomKey(seed)).action
            assert action in view.legal_actions
            decided.append(action.kind not in holds_back)
        went_on.append(sum(decided))
    assert went_on[0] <= went_on[1] <= went_on[2]
    assert went_on[0] < went_on[2]
