"""``kiebitz bid``: what to do with a hand from memory."""

import json
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from kiebitz.cards import Suit
from kiebitz.cli.bid_tables import table_for
from kiebitz.cli.completing import complete_game
from kiebitz.cli.late_progress import late_wait
from kiebitz.cli.look import Look
from kiebitz.cli.options import FaceOption, FourColours, LanguageOption, look_of
from kiebitz.cli.typed_cards import read_cards
from kiebitz.errors import BadOption, shown
from kiebitz.games import Action, Rules, parse_rules
from kiebitz.games.rules import as_hand
from kiebitz.players import make_player
from kiebitz.randomness import RandomKey
from kiebitz.skill.hand_advice import HandAdvice, advise_hand
from kiebitz.skill.hints import ADVISER

KEY: Final = RandomKey(1)
"""The same question has the same answer."""
PLACES: Final = {"forehand": 0, "middlehand": 1, "hindhand": 2}
GERMAN_PLACES: Final = {"vorhand": 0, "mittelhand": 1, "hinterhand": 2}
SAYINGS: Final = {
    "pass": "pass",
    "passe": "pass",
    "weg": "pass",
    "yes": "hold",
    "ja": "hold",
    "hold": "hold",
    "push": "push",
    "geschoben": "push",
    "schieben": "push",
    "hand": "hand",
}
"""What is said in one word, and the action it is."""
SUITS: Final = {
    "karo": Suit.DIAMONDS,
    "herz": Suit.HEARTS,
    "pik": Suit.SPADES,
    "kreuz": Suit.CLUBS,
    "schellen": Suit.DIAMONDS,
    "rosen": Suit.HEARTS,
    "schilten": Suit.SPADES,
    "eicheln": Suit.CLUBS,
    "eichel": Suit.CLUBS,
    "grün": Suit.SPADES,
} | {suit.name.lower(): suit for suit in Suit}


def bid(
    cards: Annotated[
        list[str],
        typer.Argument(
            metavar="CARDS",
            help="The cards of the hand, in English or German; with the skat two more.",
        ),
    ],
    seat: Annotated[
        str, typer.Option("--seat", help="forehand, middlehand or hindhand, or a number from 0.")
    ] = "forehand",
    after: Annotated[
        str, typer.Option("--after", help="What has been said before, such as '18 yes 20 pass'.")
    ] = "",
    game: Annotated[
        str,
        typer.Option(
            "--game",
            help="skat, schieber or differenzler, with options if wanted.",
            autocompletion=complete_game,
        ),
    ] = "skat",
    trump: Annotated[
        str, typer.Option("--trump", help="In Differenzler the suit that was turned.")
    ] = "",
    player: Annotated[str, typer.Option("--player", help="Who is asked.")] = ADVISER,
    as_json: Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")] = False,
    face: FaceOption = "french",
    lang: LanguageOption = "",
    four_colours: FourColours = False,
) -> None:
    """Say what to bid on a hand, what to choose or to predict, and why.

    Ten cards of Skat are judged before the skat is seen, with the chance to win of each game; with
    twelve, which two to put aside and what to play. In Schieber the trumps or the push, in
    Differenzler the prediction. What others must have said before, and was not given with --after,
    is assumed to be the least.
    """
    look, rules = look_of(face, lang, four_colours), parse_rules(game)
    hand, adviser = as_hand(read_cards(" ".join(cards), look.language)), make_player(player)
    turned = _turned(trump, rules)
    with late_wait(look.say("bid_thinking")):
        told = advise_hand(
            rules,
            hand,
            seat=_seat_of(seat, rules),
            said=_said(after),
            trump=turned,
            player=adviser,
            key=KEY,
        )
    if as_json:
        typer.echo(json.dumps(told.to_dict(language=look.language, face=look.face)))
        return
    _show(told, look)


def _seat_of(text: str, rules: Rules) -> int:
    places = PLACES | GERMAN_PLACES
    word = text.strip().lower()
    if word in places:
        return places[word]
    if word.isascii() and word.isdigit():
        return rules.check_seat(int(word[:9]), "the seat")
    raise BadOption(f"{shown(text)} is no seat: give forehand, middlehand, hindhand or a number")


def _turned(text: str, rules: Rules) -> Suit | None:
    """The suit of --trump, which belongs to games whose trump is turned, and to no others."""
    if rules.trump_is_dealt and not text:
        raise BadOption(f"in {rules.name} the trump suit is turned: name it with --trump")
    if text and not rules.trump_is_dealt:
        raise BadOption(f"in {rules.name} no trump suit is turned: leave --trump away")
    return _suit_of(text) if text else None


def _suit_of(text: str) -> Suit:
    word = text.strip().lower()
    if word not in SUITS:
        raise BadOption(f"{shown(text)} is no suit: give diamonds, hearts, spades or clubs")
    return SUITS[word]


def _said(text: str) -> list[str | Action]:
    """What was said, word by word: a number is a bid."""
    said: list[str | Action] = []
    for word in text.replace(",", " ").replace("-", " ").lower().split():
        if word.isascii() and word.isdigit() and len(word) < 4:
            said.append(Action.bid(int(word)))
        elif word in SAYINGS:
            said.append(SAYINGS[word])
        else:
            known = ", ".join(dict.fromkeys(SAYINGS.values()))
            raise BadOption(f"{shown(word)} is not said at the table: give bids, and {known}")
    return said


def _show(told: HandAdvice, look: Look) -> None:
    console = Console(highlight=False)
    console.print(look.hand(told.view.hand, told.view.contract_table))
    if told.assumed:
        sayings = ", ".join(_short(each, look) for each in told.assumed)
        console.print(look.say("bid_assumed", sayings=sayings), style="dim")
    sentence = told.say(look.language, face=look.face)
    console.print(Text(look.fit(sentence), style="bold"))
    table, note = table_for(told, look)
    if table is not None:
        console.print()
        console.print(table)
        console.print(note, style="dim")


def _short(saying: str, look: Look) -> str:
    """What was assumed, in a word."""
    word, _, rest = saying.partition(" ")
    if word == "predict":
        return look.say("bid_predicted")
    return rest or look.say(word)
