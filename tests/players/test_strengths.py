"""Named strengths."""

import pytest

from kiebitz.cards import SKAT_DECK, Hand
from kiebitz.errors import BadOption, BadPlayerText
from kiebitz.games import Differenzler, Rules, Schieber, Skat, SkatContract
from kiebitz.players import Budget, Decision, Sits, make_player, play_game
from kiebitz.players.fitting import require_fitting
from kiebitz.players.mix import MixPlayer
from kiebitz.players.strengths import BEST, QUICK, STRONG, StrengthPlayer
from kiebitz.randomness import RandomKey

NAMES = {"quick": QUICK, "strong": STRONG, "best": BEST}
GAMES: tuple[Rules, ...] = (Skat(), Schieber(), Schieber.table(), Differenzler())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("rules", GAMES, ids=str)
def test_a_name_stands_for_a_player_of_each_game(name: str, rules: Rules) -> None:
    player = make_player(name)
    assert isinstance(player, StrengthPlayer)
    assert player.name == name
    assert player.player_of(rules) == make_player(NAMES[name][rules.name])
    require_fitting(player, rules)


def test_parts_can_be_replaced() -> None:
    player = make_player("strong(skat=greedy)")
    assert player.name == "strong(skat=greedy)"
    assert isinstance(player, StrengthPlayer)
    assert player.player_of(Skat()).name == "greedy"
    assert player.player_of(Schieber()) == make_player(STRONG["schieber"])


@pytest.mark.parametrize("rules", GAMES, ids=str)
def test_it_plays_as_the_one_it_stands_for(rules: Rules) -> None:
    texts = "skat=random, schieber=random, differenzler=random"
    named, plain = make_player(f"quick({texts})"), make_player("random")
    deal = rules.deal(seed=2)
    seats = range(rules.seats)
    assert play_game(deal, [named for _ in seats], seed=4) == play_game(
        deal, [plain for _ in seats], seed=4
    )
    view = deal.view(deal.to_move or 0)
    assert named.decide(view, Budget(), RandomKey(1)) == plain.decide(view, Budget(), RandomKey(1))


def test_it_sits_down_as_the_one_it_stands_for() -> None:
    named = make_player("quick")
    assert isinstance(named, Sits)
    assert isinstance(
        named.sit(Skat(), 0).decide(Skat().deal(seed=1).view(1), Budget(), RandomKey(1)), Decision
    )
    assert not isinstance(named.sit(Skat(), 0), StrengthPlayer)


def test_limits_are_those_that_all_parts_know() -> None:
    player = make_player("quick(skat=pimc, schieber=ismcts, differenzler=ismcts)")
    assert "seconds" in player.budgets  # type: ignore[attr-defined]
    assert "worlds" not in player.budgets  # type: ignore[attr-defined]


def test_a_part_that_does_not_fit_its_game_is_refused() -> None:
    player = make_player("quick(schieber=pimc(bidder=worlds))")
    require_fitting(player, Skat())
    with pytest.raises(BadOption, match="bidder=worlds plays skat, not schieber"):
        require_fitting(player, Schieber())


def test_other_parameters_are_refused() -> None:
    with pytest.raises(BadPlayerText, match="strong has no parameter 'worlds'"):
        make_player("strong(worlds=5)")


@pytest.mark.parametrize("name", ["strong", "best"])
@pytest.mark.parametrize("declarer", [0, 1])
def test_the_last_three_cards_of_skat_are_solved_and_the_others_left_to_nets(
    name: str, declarer: int
) -> None:
    def who(cards: int) -> str:
        hands = [Hand(SKAT_DECK.cards[10 * seat : 10 * seat + cards]) for seat in range(3)]
        state = Skat().position(
            hands, contract=SkatContract.GRAND, declarer=declarer, leader=0, points=(20, 20, 20)
        )
        player = make_player(name)
        assert isinstance(player, StrengthPlayer)
        part = player.skat
        while isinstance(part, MixPlayer):
            part = part.responsible(state.view(0))
        return str(getattr(part, "kind", ""))

    assert [who(3), who(4)] == ["pimc", "net" if declarer else "blend"]
