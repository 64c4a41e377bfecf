"""Games played to the end by rule, many at a time."""

import numpy as np
import pytest

from kiebitz.errors import BadOption, DuplicateCard, InconsistentPosition, WrongHandSize
from kiebitz.games import Skat, SkatContract, State
from kiebitz.players import GreedyPlayer, Player, Playout, RulesPlayer
from kiebitz.players.game_loop import play_game
from kiebitz.players.rule_games import COLUMNS, RuleGames, game_rows, play_rule_games
from kiebitz.solver.declared_deals import DealSet, declared_deals

DEALS = [deal.state for deal in declared_deals(DealSet.DECLARED)]
FEW = [*DEALS[:20], *(s for s in DEALS if s.details.contract is SkatContract.NULL)]
ROWS = game_rows(DEALS)


def played_by(state: State, declarer: Player, defender: Player) -> State:
    """The same game by players of the package."""
    seats = [declarer if seat == state.details.declarer else defender for seat in range(3)]
    return play_game(state, seats, seed=1)


@pytest.mark.parametrize(
    ("declarer", "defenders"),
    [(Playout.GREEDY, Playout.RULES), (Playout.RULES, Playout.GREEDY)],
)
def test_the_batch_plays_as_the_players_do(declarer: Playout, defenders: Playout) -> None:
    players: dict[Playout, Player] = {
        Playout.GREEDY: GreedyPlayer(),
        Playout.RULES: RulesPlayer(),
    }
    batch = play_rule_games(game_rows(FEW), declarer=declarer, defenders=defenders)
    for state, points, tricks, won in zip(FEW, batch.points, batch.tricks, batch.won, strict=True):
        result = played_by(state, players[declarer], players[defenders]).result
        assert (points, tricks) == (result.declarer_points, result.declarer_tricks)
        assert won == result.won


def test_any_number_of_threads_plays_the_same_games() -> None:
    def played(threads: int) -> RuleGames:
        return play_rule_games(ROWS, epsilon=0.3, seed=7, threads=threads)

    one, three = played(1), played(3)
    assert one.points.tolist() == three.points.tolist()
    assert one.tricks.tolist() == three.tricks.tolist()


def test_each_role_follows_the_rule_it_is_given() -> None:
    found = {
        (declarer, defenders): play_rule_games(
            ROWS, declarer=declarer, defenders=defenders, seed=3
        ).points.tolist()
        for declarer in (Playout.RANDOM, Playout.GREEDY)
        for defenders in (Playout.RANDOM, Playout.GREEDY)
    }
    assert len({tuple(points) for points in found.values()}) == len(found)


def test_epsilon_and_seed_arrive() -> None:
    def points(epsilon: float, seed: int) -> list[int]:
        return play_rule_games(ROWS, epsilon=epsilon, seed=seed).points.tolist()

    assert points(0.0, 1) == points(0.0, 2)
    assert points(0.2, 1) == points(0.2, 1)
    assert points(0.2, 1) != points(0.2, 2)
    assert points(0.2, 1) != points(0.0, 1)
    strays = play_rule_games(ROWS, epsilon=1.0, seed=5)
    at_random = play_rule_games(ROWS, declarer=Playout.RANDOM, defenders=Playout.RANDOM, seed=5)
    assert abs(float(strays.points.mean() - at_random.points.mean())) < 5


def test_points_and_tricks_are_possible() -> None:
    games = play_rule_games(ROWS, declarer=Playout.RANDOM, defenders=Playout.RANDOM, seed=2)
    aside = np.array([sum(card_points(s, c) for c in s.details.skat) for s in DEALS])
    assert (games.points >= aside).all()
    assert (games.points <= 120).all()
    assert ((games.tricks >= 0) & (games.tricks <= 10)).all()
    assert (games.points[games.tricks == 10] == 120).all()
    null = ROWS[:, COLUMNS.index("contract")] == int(SkatContract.NULL)
    assert (games.tricks[null] <= 1).all()
    assert (games.won[null] == (games.tricks[null] == 0)).all()


def card_points(state: State, card: object) -> int:
    """What a card counts in every contract."""
    return {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}.get(str(card)[1], 0)


def test_what_is_no_declared_game_is_refused() -> None:
    def refused(error: type[Exception], column: str, value: int) -> None:
        rows = ROWS[:3].copy()
        rows[2, COLUMNS.index(column)] = value
        with pytest.raises(error):
            play_rule_games(rows)

    refused(DuplicateCard, "hand 0", int(ROWS[2, 1]))
    refused(WrongHandSize, "hand 1", 0)
    refused(WrongHandSize, "set aside", 0)
    refused(BadOption, "contract", 7)
    refused(InconsistentPosition, "contract", 6)
    refused(BadOption, "declarer", 3)
    refused(BadOption, "leader", 3)
    refused(BadOption, "hand", 2)


def test_wrong_tables_and_options_are_refused() -> None:
    for rows in (ROWS[:, :7], ROWS[0], ROWS.astype(float), -ROWS.astype(np.int64)):
        with pytest.raises(BadOption):
            play_rule_games(rows)
    for wrong in ({"epsilon": 1.5}, {"threads": 0}, {"declarer": "rules"}, {"seed": 0.5}):
        with pytest.raises(BadOption):
            play_rule_games(ROWS[:1], **wrong)  # type: ignore[arg-type]
    for state in (Skat().deal(seed=1), Skat(ramsch=True).deal(seed=1)):
        with pytest.raises(BadOption, match="declared game"):
            game_rows([state])


def test_a_game_that_has_begun_is_refused() -> None:
    with pytest.raises(BadOption, match="first card"):
        game_rows([DEALS[0].apply(DEALS[0].legal_actions[0])])


def test_no_games_are_no_work() -> None:
    none = play_rule_games(game_rows([]))
    assert none.points.shape == none.won.shape == (0,)
