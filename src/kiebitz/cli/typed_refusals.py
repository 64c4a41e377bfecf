"""What fits a question at the terminal, said in its language when something else was typed."""

from kiebitz.cli.look import Look
from kiebitz.cli.position_words import mode_words
from kiebitz.cli.typed_cards import Misread
from kiebitz.games import ActionKind, JassMode, Phase, SkatContract, SkatLevel, View

SOME_BIDS = 4


def say_what_fits(view: View, look: Look) -> str:
    """What the seat may say or do now."""
    match view.phase:
        case Phase.AUCTION:
            return _bids(view, look)
        case Phase.DECLARE:
            return _games(view, look)
        case Phase.TRUMP:
            return _modes(view, look)
        case Phase.PREDICT:
            return look.say("fits_predict", most=view.rules.all_points)
        case Phase.DISCARD:
            return Misread("misread_two").say(look)
        case Phase.SKAT:
            return look.say("fits_skat")
    return Misread("misread_one").say(look)


def _bids(view: View, look: Look) -> str:
    if any(action.kind is ActionKind.HOLD for action in view.legal_actions):
        return look.say("fits_hold", bid=view.details.bid)
    bids = [str(act.argument) for act in view.legal_actions if act.kind is ActionKind.BID]
    return look.say("fits_bid", some=", ".join(bids[:SOME_BIDS]))


def _games(view: View, look: Look) -> str:
    """Games by name, and what may be announced with some of them."""
    declared = [action.argument for action in view.legal_actions]
    contracts = {one[0] for one in declared if isinstance(one, tuple)}
    levels = {one[1] for one in declared if isinstance(one, tuple)} - {SkatLevel.NONE}
    names = [look.contract(one) for one in SkatContract if one in contracts]
    said = look.say("fits_these", these=", ".join(names))
    if not levels:
        return said
    words = [look.say(one.name.lower()) for one in SkatLevel if one in levels]
    return said + look.say("fits_levels", levels=", ".join(words))


def _modes(view: View, look: Look) -> str:
    modes = [act.argument for act in view.legal_actions if act.kind is ActionKind.TRUMP]
    names = [mode_words(mode, look) for mode in modes if isinstance(mode, JassMode)]
    said = look.say("fits_these", these=", ".join(names))
    pushes = any(action.kind is ActionKind.PUSH for action in view.legal_actions)
    return said + (look.say("fits_push") if pushes else "")
