"""The reason of a hint in one or two short sentences."""

from collections.abc import Callable
from typing import Final

from kiebitz.games import ActionKind
from kiebitz.players.player import Unit
from kiebitz.skill.advice import Advice, Game, Option, Topic
from kiebitz.skill.voice import Voice, begin_sentence

EQUAL: Final = 1e-9
"""Shares and means that differ by less are the same."""


def sentence_of(advice: Advice, voice: Voice) -> str:
    """What to do, and why."""
    return _TOPICS[advice.topic](advice, voice)


def _forced(advice: Advice, voice: Voice) -> str:
    return voice.say("hint_forced", what=_what(advice, voice))


def _other(advice: Advice, voice: Voice) -> str:
    return voice.say("hint_no_reason", what=_what(advice, voice), player=advice.adviser)


def _what(advice: Advice, voice: Voice) -> str:
    """What to do, with a capital letter."""
    return begin_sentence(voice.action(advice.action))


def _second(advice: Advice) -> Option | None:
    """The best of the other options that the adviser said something about."""
    others = [one for one in advice.options if one.action != advice.action]
    return next((one for one in others if one.value is not None), None)


# ---- Cards ---------------------------------------------------------------------------------------


def _chance(advice: Advice, voice: Voice) -> str:
    chosen, second = advice.chosen, _second(advice)
    if not advice.worlds:
        return _by_experience(advice, voice)
    chances = [one.value or 0.0 for one in advice.options]
    if max(chances) < EQUAL:
        return _nothing_wins(advice, voice)
    end = _beside(advice, second, voice) if second is not None else "."
    return _wins(advice, chosen, voice) + end


def _by_experience(advice: Advice, voice: Voice) -> str:
    """How often it is won of those who have learned from games, not from this one's layouts."""
    chosen, second = advice.chosen, _second(advice)
    if chosen.chance is None:
        return _other(advice, voice)
    won = voice.number(100 * chosen.chance)
    text = voice.say("hint_experience", what=_what(advice, voice), won=won)
    if second is None or second.chance is None:
        return text + "."
    card, other = voice.card(second.action.card), voice.number(100 * second.chance)
    key = "hint_experience_equal" if other == won else "hint_experience_beside"
    return text + voice.say(key, card=card, won=other)


def _wins(advice: Advice, option: Option, voice: Voice) -> str:
    """In how many layouts a card wins."""
    wins, worlds = _count(advice, option), advice.worlds
    known = {"what": _what(advice, voice), "wins": _n(voice, wins), "worlds": _n(voice, worlds)}
    if advice.exact and worlds == 1:
        return voice.say("hint_wins_known", **known)
    if advice.exact:
        return voice.say("hint_wins_all" if wins == worlds else "hint_wins_exact", **known)
    error = _give_or_take(100 * (option.chance_error or 0.0), voice, 0)
    return voice.say("hint_wins", **known, error=error)


def _count(advice: Advice, option: Option) -> int:
    return round((option.value or 0.0) * advice.worlds)


def _n(voice: Voice, number: int) -> str:
    return voice.number(number)


def _beside(advice: Advice, second: Option, voice: Voice) -> str:
    """The same of the second best card."""
    card = voice.card(second.action.card)
    chosen = advice.chosen
    if _count(advice, second) != _count(advice, chosen):
        wins = _count(advice, second)
        key = "hint_beside" if wins else "hint_beside_never"
        return voice.say(key, card=card, wins=_n(voice, wins))
    ours, theirs = (None if x is None else round(x) for x in (chosen.points, second.points))
    if ours is None or theirs is None or ours <= theirs:
        return voice.say("hint_beside_equal", card=card)
    return voice.say("hint_beside_points", card=card, points=ours, other=theirs)


def _nothing_wins(advice: Advice, voice: Voice) -> str:
    chosen = advice.chosen
    known = {"what": _what(advice, voice), "worlds": _n(voice, advice.worlds)}
    most = max((one.points for one in advice.options if one.points is not None), default=None)
    if most is None or chosen.points is None or chosen.points < most - 0.5:
        return voice.say("hint_lost_exact" if advice.exact else "hint_lost", **known)
    key = "hint_lost_points_exact" if advice.exact else "hint_lost_points"
    return voice.say(key, **known, points=round(chosen.points))


def _points(advice: Advice, voice: Voice) -> str:
    """Points of one's team; in Ramsch one's own, of which one wants few."""
    few = (advice.chosen.value or 0.0) < 0
    return _by_mean(advice, voice, "hint_own_points" if few else "hint_points")


def _off(advice: Advice, voice: Voice) -> str:
    return _by_mean(advice, voice, "hint_off")


def _by_mean(advice: Advice, voice: Voice, key: str) -> str:
    """What a card makes on average, and what the second best does."""
    chosen, second = advice.chosen, _second(advice)
    if chosen.value is None:
        return _other(advice, voice)
    text = voice.say(
        key,
        what=_what(advice, voice),
        value=voice.number(abs(chosen.value), 1),
        error=_give_or_take(chosen.error, voice),
    )
    if second is None or second.value is None:
        return text + "."
    card, value = voice.card(second.action.card), voice.number(abs(second.value), 1)
    return text + voice.say(f"{key}_beside", card=card, value=value)


def _give_or_take(error: float | None, voice: Voice, digits: int = 1) -> str:
    """The error in brackets; nothing where there is none to speak of."""
    if error is None or error < 10**-digits / 2:
        return ""
    return f" (±{voice.number(error, digits)})"


# ---- Before the cards ----------------------------------------------------------------------------


def _bid(advice: Advice, voice: Voice) -> str:
    going = next(one for one in advice.options if one.action.kind is not ActionKind.PASS)
    best = going.game if going.game is not None else advice.games[0]
    passes = advice.action.kind is ActionKind.PASS
    if passes and best.chance < 0.005:
        return voice.say("hint_pass_hopeless", what=_what(advice, voice))
    key = ("hint_pass" if passes else "hint_bid") + ("_hand" if best.hand else "")
    return voice.say(key, what=_what(advice, voice), **_game(best, voice))


def bid_up_to(advice: Advice, voice: Voice) -> str:
    """The same with how far to go, and what comes of it there: fewer games cover a higher bid."""
    asked, highest = advice.bid, advice.highest_bid
    if advice.action.kind is ActionKind.PASS or asked is None or not highest:
        return _bid(advice, voice)  # more is asked for than these cards are worth
    passing = next(one for one in advice.options if one.action.kind is ActionKind.PASS)
    going = next(one for one in advice.options if one is not passing)
    now = going.game if going.game is not None else advice.games[0]
    what = voice.say("hint_up_to", bid=highest)
    if highest == asked:
        key = "hint_bid_hand" if now.hand else "hint_bid"
        return voice.say(key, what=what, **_game(now, voice))
    then = advice.at_limit
    if highest < asked or then is None or then.score <= (passing.value or 0.0):
        return _bid(advice, voice)
    both = (_at(asked, now, voice), _at(highest, then, voice))
    return voice.say("hint_up_to_further", what=what, now=both[0], then=both[1])


def _at(bid: int, game: Game, voice: Voice) -> str:
    key = "hint_at_bid_hand" if game.hand else "hint_at_bid"
    return voice.say(key, bid=bid, **_game(game, voice))


def _game(game: Game, voice: Voice) -> dict[str, str]:
    """A game by name, and how often in a hundred times it is won."""
    name = voice.game(game.contract, game.level, hand=game.hand)
    return {"game": name, "won": voice.number(100 * game.chance)}


def _skat(advice: Advice, voice: Voice) -> str:
    taken = next(one.game for one in advice.options if one.action.kind is ActionKind.PICKUP)
    by_hand = next(one.game for one in advice.options if one.action.kind is ActionKind.HAND)
    assert taken is not None
    assert by_hand is not None
    key = "hint_by_hand" if advice.action.kind is ActionKind.HAND else "hint_take_skat"
    hand = _game(by_hand, voice)
    return voice.say(
        key,
        what=_what(advice, voice),
        **_game(taken, voice),
        hand=hand["game"],
        hand_won=hand["won"],
    )


def _discard(advice: Advice, voice: Voice) -> str:
    chosen, second = advice.chosen, _second(advice)
    assert chosen.game is not None
    text = voice.say("hint_discard", what=_what(advice, voice), **_scored(chosen.game, voice))
    text += _uncovered(advice, chosen.game, voice)
    if second is None or second.game is None:
        return text
    aside = voice.action(second.action)
    return f"{text} " + voice.say("hint_next_best", what=aside, **_scored(second.game, voice))


def _declare(advice: Advice, voice: Voice) -> str:
    chosen, second = advice.chosen, _second(advice)
    if chosen.game is None:
        return _other(advice, voice)
    text = voice.say("hint_declare", what=_what(advice, voice), **_scored(chosen.game, voice))
    beside = "."
    if second is not None and second.game is not None:
        beside = voice.say("hint_declare_beside", **_scored(second.game, voice))
    return text + beside + _uncovered(advice, chosen.game, voice)


def _scored(game: Game, voice: Voice) -> dict[str, str]:
    """A game with what it is expected to score, by which games are compared."""
    return {**_game(game, voice), "score": voice.number(game.score, signed=True)}


def _uncovered(advice: Advice, game: Game, voice: Voice) -> str:
    """A sentence more where what a game counts is less than what was bid."""
    if advice.bid is None or game.worth >= advice.bid:
        return ""
    return " " + voice.say("hint_uncovered", worth=game.worth, bid=advice.bid)


def _trump(advice: Advice, voice: Voice) -> str:
    chosen, second = advice.chosen, _second(advice)
    if chosen.value is None:
        return _other(advice, voice)
    if advice.unit is Unit.CHANCE:
        scale, digits, key = 100.0, 0, "hint_trump_chance"
    else:
        scale, digits, key = 1.0, 0, "hint_trump"
    signed = advice.unit is not Unit.CHANCE
    text = voice.say(
        key,
        what=_what(advice, voice),
        value=voice.number(scale * chosen.value, digits, signed=signed),
        error=_give_or_take(scale * (chosen.error or 0.0), voice, digits),
    )
    if second is None or second.value is None:
        return text + "."
    value = voice.number(scale * second.value, digits, signed=signed)
    return text + voice.say("hint_trump_beside", what=voice.action(second.action), value=value)


def _predict(advice: Advice, voice: Voice) -> str:
    chosen = advice.chosen
    if chosen.value is None:
        return _other(advice, voice)
    return voice.say(
        "hint_predict",
        what=_what(advice, voice),
        off=voice.number(-chosen.value, 1),
        error=_give_or_take(chosen.error, voice),
    )


_Say = Callable[[Advice, Voice], str]
_TOPICS: Final[dict[Topic, _Say]] = {
    Topic.FORCED: _forced,
    Topic.CHANCE: _chance,
    Topic.POINTS: _points,
    Topic.OFF: _off,
    Topic.BID: _bid,
    Topic.SKAT: _skat,
    Topic.DISCARD: _discard,
    Topic.DECLARE: _declare,
    Topic.TRUMP: _trump,
    Topic.PREDICT: _predict,
    Topic.OTHER: _other,
}
