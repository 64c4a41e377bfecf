"""How many random card-play games a second, on one core, beside the other packages.

Run it as ``python -m benchmarks.card_play``. A *game* is the card play of one deal with random
legal cards, from the first card to the last: 30 cards of Skat, 36 of Schieber or Differenzler. Skat
is played in the four suits and grand, so that no game ends early; Schieber in all six modes.

What is timed. For the batched calls of Kiebitz everything, also shuffling, dealing and drawing the
contract. For all that is driven from Python only the card play: the deals stand ready when the
clock starts, with contract, declarer and discard settled, in as many copies as there will be games.
Timed are then, for each card, asking for the legal cards, drawing one, and playing it, and what the
package does of itself on the way (tricks, points). So the comparison favours the other packages.

pyschieber is timed in two ways: its own ``Game`` with its own ``RandomPlayer``, and, much faster,
only its rule functions, called in a loop written here. Ratios are to the faster one.

How it is timed is said in `benchmarks/harness.py`.
"""

from __future__ import annotations

import random
from importlib.metadata import version
from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from jass.game.game_sim import GameSim  # type: ignore[import-untyped]
from jass.game.game_util import deal_random_hand  # type: ignore[import-untyped]
from jass.game.rule_schieber import RuleSchieber  # type: ignore[import-untyped]
from pyschieber.deck import Deck as TheirDeck  # type: ignore[import-untyped]
from pyschieber.game import Game as TheirGame  # type: ignore[import-untyped]
from pyschieber.player.random_player import RandomPlayer  # type: ignore[import-untyped]
from pyschieber.rules.count_rules import count_stich  # type: ignore[import-untyped]
from pyschieber.rules.stich_rules import allowed_cards, stich_rules  # type: ignore[import-untyped]
from pyschieber.stich import PlayedCard  # type: ignore[import-untyped]
from pyschieber.team import Team  # type: ignore[import-untyped]
from pyschieber.trumpf import Trumpf  # type: ignore[import-untyped]

from benchmarks.harness import Bar, Contestant, Measurement, Prepared, best_rate, run
from kiebitz.games import (
    Action,
    Board,
    Differenzler,
    JassMode,
    Schieber,
    Skat,
    SkatContract,
    State,
)

SKAT_CONTRACTS: Final = tuple(contract for contract in SkatContract if contract <= 4)
THEIR_MODES: Final = tuple(mode for mode in Trumpf if mode is not Trumpf.SCHIEBEN)

# Kiebitz, in one call.


def skat_batch(count: int) -> Prepared:
    """Skat in one native call."""
    return lambda: Skat().random_card_play(count, seed=1)


def schieber_batch(count: int) -> Prepared:
    """Schieber in one native call."""
    return lambda: Schieber().random_card_play(count, seed=1)


def differenzler_batch(count: int) -> Prepared:
    """Differenzler in one native call."""
    return lambda: Differenzler().random_card_play(count, seed=1)


# Kiebitz, action by action.


def skat_start(seed: int) -> State:
    """A deal of Skat at its first card: forehand has taken the skat and discarded."""
    state = Skat().deal(seed=seed).apply("pass").apply("pass").apply("bid 18").apply("pickup")
    state = state.apply(state.legal_actions[seed % 66])
    return state.apply(Action.declare(SKAT_CONTRACTS[seed % len(SKAT_CONTRACTS)]))


def schieber_start(seed: int) -> State:
    """A deal of Schieber at its first card."""
    return Schieber().deal(seed=seed).apply(Action.trump(JassMode(seed % 6)))


def play_states(states: list[State]) -> None:
    """Finish games at random with nothing but the public interface."""
    draw = random.Random(1).random
    for state in states:
        while actions := state.legal_actions:
            state = state.apply(actions[int(draw() * len(actions))])


def skat_from_python(count: int) -> Prepared:
    """Skat, one `State.apply` per card."""
    states = [skat_start(seed) for seed in range(count)]
    return lambda: play_states(states)


def schieber_from_python(count: int) -> Prepared:
    """Schieber, one `State.apply` per card."""
    states = [schieber_start(seed) for seed in range(count)]
    return lambda: play_states(states)


# Kiebitz, in place.


def play_boards(boards: list[Board]) -> None:
    """Finish games at random with nothing but the public interface."""
    draw = random.Random(1).random
    for board in boards:
        while codes := board.legal():
            board.push(codes[int(draw() * len(codes))])


def skat_in_place(count: int) -> Prepared:
    """Skat, one `Board.push` per card."""
    boards = [skat_start(seed).board() for seed in range(count)]
    return lambda: play_boards(boards)


def schieber_in_place(count: int) -> Prepared:
    """Schieber, one `Board.push` per card."""
    boards = [schieber_start(seed).board() for seed in range(count)]
    return lambda: play_boards(boards)


# OpenSpiel.


def open_spiel_start(rng: random.Random, contract: SkatContract) -> Any:
    """OpenSpiel's state at the first card: player 0 has taken the skat and discarded."""
    state = pyspiel.load_game("skat").new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    state.apply_action(33 + contract)
    for _ in range(2):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def play_open_spiel(states: list[Any]) -> None:
    """Finish OpenSpiel's games at random."""
    draw = random.Random(1).random
    for state in states:
        while actions := state.legal_actions():
            state.apply_action(actions[int(draw() * len(actions))])


def open_spiel_from_python(count: int) -> Prepared:
    """OpenSpiel's Skat; its states change, so each game needs its own copy."""
    rng = random.Random(1)
    pool = [open_spiel_start(rng, SKAT_CONTRACTS[i % len(SKAT_CONTRACTS)]) for i in range(200)]
    states = [pool[i % len(pool)].clone() for i in range(count)]
    return lambda: play_open_spiel(states)


# pyschieber.


def play_pyschieber_game(game: Any) -> None:
    """The nine tricks, done as in ``Game.play``."""
    leader = 0
    for number in range(9):
        stich = game.play_stich(leader)
        game.count_points(stich, last=number == 8)
        leader = game.players.index(stich.player)
        game.stiche.append(stich)
        game.stich_over_information()


def pyschieber_game(count: int) -> Prepared:
    """pyschieber's own game with its own random players."""
    random.seed(1)
    games = [dealt_pyschieber_game(number) for number in range(count)]

    def play() -> None:
        for game in games:
            play_pyschieber_game(game)

    return play


def dealt_pyschieber_game(number: int) -> Any:
    """A game of pyschieber's, dealt, with the trump chosen."""
    players = [RandomPlayer(name=str(seat)) for seat in range(4)]
    for seat, player in enumerate(players):
        player.id = seat
    teams = [Team(players=players[0::2]), Team(players=players[1::2])]
    game = TheirGame(teams=teams, use_counting_factor=False)
    game.dealer.shuffle_cards()
    game.dealer.deal_cards()
    game.trumpf = THEIR_MODES[number % len(THEIR_MODES)]
    return game


def play_with_pyschieber_rules(hands: list[list[Any]], trumpf: Any, rng: random.Random) -> None:
    """One deal with no more than pyschieber's rule functions."""
    points, leader = [0, 0], 0
    for number in range(9):
        table: list[Any] = []
        played: list[Any] = []
        for place in range(4):
            seat = (leader + place) % 4
            hand = hands[seat]
            legal = allowed_cards(hand_cards=hand, table_cards=table, trumpf=trumpf)
            card = legal[int(rng.random() * len(legal))]
            hand.remove(card)
            table.append(card)
            played.append(PlayedCard(player=seat, card=card))
        leader = stich_rules[trumpf](played_cards=played).player
        points[leader % 2] += count_stich(table, trumpf, last=number == 8)


def pyschieber_rules(count: int) -> Prepared:
    """pyschieber's rule functions in a loop of ours."""
    rng, cards = random.Random(1), TheirDeck().cards
    packs = [rng.sample(cards, len(cards)) for _ in range(count)]
    deals = [[pack[seat::4] for seat in range(4)] for pack in packs]

    def play() -> None:
        for number, hands in enumerate(deals):
            play_with_pyschieber_rules(hands, THEIR_MODES[number % len(THEIR_MODES)], rng)

    return play


# jass-kit.


def dealt_jass_kit_sim(number: int) -> Any:
    """A simulator of jass-kit's at its first card."""
    sim = GameSim(RuleSchieber())
    sim.init_from_cards(deal_random_hand(), dealer=number % 4)
    sim.action_trump(number % 6)
    return sim


def play_jass_kit(sims: list[Any]) -> None:
    """Finish jass-kit's games at random."""
    draw = random.Random(1).random
    for sim in sims:
        state, rule = sim.state, sim.rule
        while not sim.is_done():
            (legal,) = rule.get_valid_cards_from_state(state).nonzero()
            sim.action_play_card(legal[int(draw() * len(legal))])


def jass_kit(count: int) -> Prepared:
    """jass-kit's simulator."""
    np.random.seed(1)  # jass-kit deals with this generator
    sims = [dealt_jass_kit_sim(number) for number in range(count)]
    return lambda: play_jass_kit(sims)


# The contestants and what was promised.

OPEN_SPIEL: Final = f"OpenSpiel {version('open-spiel')}"
PYSCHIEBER: Final = f"pyschieber {version('pyschieber')}"
JASS_KIT: Final = f"jass-kit {version('jass-kit')}"
ONE_CALL: Final = "one batched call"
ACTIONS: Final = "action by action"
IN_PLACE: Final = "board, in place"

CONTESTANTS: Final = (
    Contestant("Kiebitz", "Skat", ONE_CALL, skat_batch, (OPEN_SPIEL,)),
    Contestant("Kiebitz", "Skat", ACTIONS, skat_from_python, (OPEN_SPIEL,)),
    Contestant("Kiebitz", "Skat", IN_PLACE, skat_in_place, (OPEN_SPIEL,)),
    Contestant(OPEN_SPIEL, "Skat", ACTIONS, open_spiel_from_python),
    Contestant("Kiebitz", "Schieber", ONE_CALL, schieber_batch, (PYSCHIEBER, JASS_KIT)),
    Contestant("Kiebitz", "Schieber", ACTIONS, schieber_from_python, (PYSCHIEBER, JASS_KIT)),
    Contestant("Kiebitz", "Schieber", IN_PLACE, schieber_in_place, (PYSCHIEBER, JASS_KIT)),
    Contestant(PYSCHIEBER, "Schieber", "rule functions only", pyschieber_rules),
    Contestant(PYSCHIEBER, "Schieber", "Game, RandomPlayer", pyschieber_game),
    Contestant(JASS_KIT, "Schieber", "GameSim", jass_kit),
    Contestant("Kiebitz", "Differenzler", ONE_CALL, differenzler_batch),
)


def kiebitz_rate(measurements: list[Measurement], game: str, driven: str = ONE_CALL) -> float:
    """The rate of a game of ours, driven in this way."""
    return next(
        one.rate
        for one in measurements
        if (one.name, one.game, one.driven) == ("Kiebitz", game, driven)
    )


def bars_of(measurements: list[Measurement]) -> list[Bar]:
    """What was promised, with what was measured."""
    skat, schieber = (kiebitz_rate(measurements, game) for game in ("Skat", "Schieber"))
    theirs = best_rate(measurements, OPEN_SPIEL)
    ratio, in_place = skat / theirs, kiebitz_rate(measurements, "Skat", IN_PLACE) / theirs
    return [
        Bar("Skat >= 500,000/s", 500_000, skat),
        Bar("Schieber >= 300,000/s", 300_000, schieber),
        Bar(">= 30 times OpenSpiel driven from Python", 30, ratio),
        Bar(">= 2 times OpenSpiel, both card by card from Python", 2, in_place),
    ]


if __name__ == "__main__":
    run(
        "Random card-play games per second of CPU time, one core",
        "One batched call includes shuffling and dealing; everywhere else only the card play is "
        "timed. Ratios to pyschieber are to its rule functions alone.",
        CONTESTANTS,
        bars_of,
    )
