"""What a shell may offer while somebody types: games, players, faces, languages."""

from collections.abc import Callable, Iterable

from kiebitz.cards import Face
from kiebitz.games.registry import game_names
from kiebitz.words import Language

Completion = Callable[[str], list[str]]


def complete_from(names: Callable[[], Iterable[str]]) -> Completion:
    """Offer the names that go on from what stands there.

    >>> complete_from(lambda: ["skat", "schieber"])("sk")
    ['skat']
    """

    def complete(incomplete: str) -> list[str]:
        return [name for name in names() if name.startswith(incomplete.lower())]

    return complete


def player_names() -> list[str]:
    """The names of all players."""
    from kiebitz.players import registered_players  # slow to import

    return [each.name for each in registered_players()]


complete_game = complete_from(game_names)
complete_player = complete_from(player_names)
complete_face = complete_from(lambda: [face.value for face in Face])
complete_language = complete_from(lambda: [language.value for language in Language])
