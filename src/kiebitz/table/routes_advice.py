"""Advice over HTTP on hands that are played elsewhere: what to bid, and following a real game."""

from typing import Any, Final

from fastapi import FastAPI, Request

from kiebitz.cards import Face, Suit
from kiebitz.errors import BadOption
from kiebitz.games import View, parse_rules
from kiebitz.players import StopFlag
from kiebitz.randomness import RandomKey
from kiebitz.skill.hand_advice import HandAdvice, advise_hand
from kiebitz.skill.hints import advise
from kiebitz.skill.real_table import follow
from kiebitz.table.house import House
from kiebitz.table.page_words import language_of_header
from kiebitz.table.requests import BidQuestion, FollowQuestion
from kiebitz.table.snapshot import describe_seat_view

KEY: Final = RandomKey(1)
"""The same question gets the same answer."""


def add_advice(app: FastAPI, house: House) -> None:
    """Put these calls into the application."""

    @app.post("/api/follow")
    async def follow_game(
        request: Request, asked: FollowQuestion, face: str = "french"
    ) -> dict[str, Any]:
        """What one seat of a game with real cards knows, and what it should do."""

        def work(flag: StopFlag) -> tuple[View, Any]:
            rules = parse_rules(asked.game)
            view = follow(
                rules,
                asked.seat,
                asked.cards,
                asked.events,
                forehand=asked.forehand,
                trump=read_trump(asked.trump),
            )
            mine = view.to_move == view.seat
            return view, advise(view, key=KEY, stop=flag) if mine else None

        view, advice = await house.advisers.advise(request.state.person.id, work)
        language = language_of_header(request.headers.get("accept-language", ""))
        told = None if advice is None else advice.to_dict(language=language, face=read_face(face))
        return {
            "snapshot": {**describe_seat_view(view), "game": view.rules.name, "you": view.seat},
            "advice": told,
        }

    @app.post("/api/bid")
    async def bid(request: Request, asked: BidQuestion, face: str = "french") -> dict[str, Any]:
        """What to do with a hand before the cards are played."""

        def work(flag: StopFlag) -> HandAdvice:
            return advise_hand(
                parse_rules(asked.game),
                asked.cards,
                seat=asked.seat,
                said=asked.said,
                trump=read_trump(asked.trump),
                key=KEY,
                stop=flag,
            )

        found = await house.advisers.advise(request.state.person.id, work)
        language = language_of_header(request.headers.get("accept-language", ""))
        return found.to_dict(language=language, face=read_face(face))


def read_face(text: str) -> Face:
    """The face of this name; the French one for any other."""
    known = {one.value: one for one in Face}
    return known.get(text, Face.FRENCH)


def read_trump(text: str | None) -> Suit | None:
    """A suit by its English name."""
    if text is None:
        return None
    known = {suit.name.lower(): suit for suit in Suit}
    if text.lower() not in known:
        raise BadOption(f"{text!r:.30} is no suit: one of {', '.join(known)}")
    return known[text.lower()]
