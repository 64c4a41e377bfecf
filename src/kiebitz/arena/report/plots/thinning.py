"""Long paths made short for a drawing, without losing what one would see."""

from collections.abc import Sequence

MOST_POINTS = 400


def thin_out(values: Sequence[float], *, most: int = MOST_POINTS) -> list[int]:
    """The places of the points to draw: first, last, and lowest and highest of every stretch.

    So no peak is lost, whatever lies between: a drawing is not wider than this many pixels anyway.

    >>> thin_out([0, 5, 1, 1, 1, -3, 1, 1, 2], most=6)
    [0, 1, 5, 8]
    """
    count = len(values)
    if count <= most:
        return list(range(count))
    stretches = max(1, (most - 2) // 2)
    kept = {0, count - 1}
    for stretch in range(stretches):
        places = range(stretch * count // stretches, (stretch + 1) * count // stretches)
        kept.add(min(places, key=values.__getitem__))
        kept.add(max(places, key=values.__getitem__))
    return sorted(kept)
