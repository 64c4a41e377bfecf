"""What is going on in a position, in one line: the game, how far it is, who is to move."""

from rich.text import Text

from kiebitz.cards import Suit
from kiebitz.cli.look import Look
from kiebitz.cli.positions import card_number
from kiebitz.cli.result_words import contract_words
from kiebitz.cli.seat_names import SeatNames
from kiebitz.games import JassMode, Phase, State
from kiebitz.solver import trick_of_card


def position_line(state: State, names: SeatNames, look: Look) -> Text:
    """The heading over what is said about a position."""
    parts = [*_what_is_played(state, look)]
    if state.phase is Phase.PLAY:
        number = card_number(state)
        trick = trick_of_card(state, number)
        parts.append(look.say("at_card", trick=trick, number=number))
    if state.to_move is not None:
        parts.append(look.say("to_move", player=names.in_sentence(state.to_move)))
    line = Text.assemble((look.fit(" · ").join(parts), "bold"))
    if state.trick:
        line.append("\n" + look.say("on_table") + " ").append_text(look.cards(state.trick))
    return line


def _what_is_played(state: State, look: Look) -> list[str]:
    """In Skat the declarer's game or bid, else the mode or the trump suit."""
    details = state.details
    if state.rules.declares:
        if details.contract is None:
            return [look.say("bid_so_far", bid=details.bid)] if details.bid else []
        return [contract_words(state, look)]
    if state.rules.trump_is_dealt:
        return [f"{look.say('trump')} {look.suit_name(details.trump)}"]
    return [] if details.mode is None else [mode_words(details.mode, look)]


def mode_words(mode: JassMode, look: Look) -> str:
    """A Jass mode in words, suits as they are called on the chosen face."""
    if mode <= JassMode.CLUBS:
        return look.suit_name(Suit(mode))
    return look.say(mode.name.lower())
