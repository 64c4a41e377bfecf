"""What somebody at the table does, as the others hear it: a sentence in the third person."""

from kiebitz.cli.look import Look
from kiebitz.games import Action, ActionKind, JassMode, SkatContract, SkatLevel
from kiebitz.skill.voice import Voice


def say_what_was_done(player: str, action: Action | None, kind: ActionKind, look: Look) -> str:
    """The sentence; without the action only that something of this kind was done.

    >>> say_what_was_done("Clara", Action.parse("pickup"), ActionKind.PICKUP, Look())
    'Clara takes the skat'
    """
    voice = Voice(look.language, look.face)
    key = f"did_{kind.name.lower()}"
    match action.argument if action is not None else None:
        case (SkatContract() as contract, SkatLevel() as level):
            return look.say(key, player=player, game=voice.game(contract, level))
        case JassMode() as mode:
            return look.say(key, player=player, mode=voice.mode(mode))
        case int() as number if kind is ActionKind.PREDICT:
            return look.say("did_predict_openly", player=player, number=number)
        case int() as number:
            return look.say(key, player=player, number=number)
    return look.say(key, player=player)
