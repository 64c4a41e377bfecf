"""All games by name, and the texts that stand for rules with options.

>>> parse_rules("schieber(weis=true)").weis
True
>>> parse_rules("schieber:table").target
2500
"""

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

from kiebitz.calltext import Call, parse_call
from kiebitz.cards import Card, Hand
from kiebitz.errors import BrokenState, UnknownGame, shown
from kiebitz.games.differenzler import Differenzler
from kiebitz.games.rules import Cards, Rules
from kiebitz.games.schieber import Schieber
from kiebitz.games.skat import Skat
from kiebitz.registries import nearest

GAMES: Final[dict[str, type[Rules]]] = {kind.name: kind for kind in (Skat, Schieber, Differenzler)}
"""The games by name."""
_BY_VERSION: Final = {kind.version: kind for kind in GAMES.values()}
_BY_CORE_ID: Final = dict(enumerate(GAMES.values(), start=1))
_PRESETS: Final = {
    f"{kind.name}:{preset}": (kind, preset)
    for kind in (Schieber, Differenzler)
    for preset in ("research", "table")
}


def game_names() -> list[str]:
    """Every name that stands for a game: the games and their presets.

    >>> game_names()[:2]
    ['skat', 'schieber']
    """
    return [*GAMES, *_PRESETS]


def parse_rules(text: str) -> Rules:
    """Rules from a text: a game, a preset such as ``schieber:table``, or a game with options.

    >>> parse_rules("Skat(Ramsch=True)").ramsch
    True
    """
    if not isinstance(text, str):
        raise UnknownGame(f"a game is named by a text such as 'skat', not by {shown(text)}")
    preset = _PRESETS.get(text.strip().lower())
    if preset:
        kind, name = preset
        return kind.table() if name == "table" else kind.research()
    call = parse_call(text.partition(":")[0] if ":" in text else text)
    name = call.name.lower()
    if ":" in text or name not in GAMES:
        meant = nearest(text.lower(), game_names())
        raise UnknownGame(
            f"{text!r} is no game{meant}; the games are {', '.join(GAMES)}, the presets "
            f"{', '.join(_PRESETS)}, and options are written like skat(ramsch=true)"
        )
    # An enum option such as undertrump=strict reads as a bare name.
    options = {
        key.lower(): str(value).lower() if isinstance(value, Call) else value
        for key, value in call.arguments.items()
    }
    return GAMES[name].from_dict(options)


def rules_text(rules: Rules) -> str:
    """The text that `parse_rules` reads back; options at their default are left out.

    >>> rules_text(Skat(ramsch=True))
    'skat(ramsch=true)'
    """
    if not isinstance(rules, Rules):
        raise UnknownGame(f"{shown(rules)} are no rules of a game")
    default = type(rules)().options_to_dict()
    chosen = {
        key: Call(value) if isinstance(value, str) else value
        for key, value in rules.options_to_dict().items()
        if value != default.get(key)
    }
    return str(Call(rules.name, chosen))


def legal_cards(
    game: Rules | str, contract: IntEnum | str, hand: Cards, trick: str | Iterable[Card] = ()
) -> Hand:
    """The cards of a hand that may be played to a trick: `Rules.legal_cards` of a game by name.

    >>> legal_cards("skat", "grand", "CJ HA ST S7", "SJ")
    Hand('CJ')
    >>> legal_cards("schieber(undertrump=lax)", "diamonds", "DA D6 ST S7", "C6 DT")
    Hand('ST S7 DA D6')
    """
    rules = game if isinstance(game, Rules) else parse_rules(game)
    return rules.legal_cards(contract, hand, trick)


def rules_by_version(version: object) -> type[Rules]:
    """The game that a record or state names."""
    if not isinstance(version, str) or version not in _BY_VERSION:
        raise UnknownGame(f"{str(version)[:40]!r} is none of {', '.join(_BY_VERSION)}")
    return _BY_VERSION[version]


def rules_of_bytes(data: bytes) -> type[Rules]:
    """The game that a compact form belongs to."""
    if not isinstance(data, bytes):
        raise BrokenState(f"the compact form is bytes, not {type(data).__name__}")
    if len(data) < 4 or data[3] not in _BY_CORE_ID:
        raise BrokenState(f"{data[:6]!r} begins no state or view of a known game")
    return _BY_CORE_ID[data[3]]
