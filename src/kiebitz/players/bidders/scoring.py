"""What a bidder is to win."""

from kiebitz.choices import NamedChoice


class Scoring(NamedChoice):
    """What counts in the end.

    >>> Scoring("Game")
    <Scoring.GAME: 'game'>
    """

    TOURNAMENT = "tournament"
    """Points after Seeger and Fabian at a table of three, against the mean of the others."""
    GAME = "game"
    """What the game scores."""
