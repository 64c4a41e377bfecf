"""What notebooks show instead of a line of text: cards, tables and small drawings as HTML.

The pieces are here; each room says in a file of its own what its results are made of (`games`,
`solver`, `beliefs`, `players` and `arena` have one), and their ``_repr_html_`` asks that when a
notebook does. Nothing here knows a game, and nothing is imported before something is shown.

A display is self-contained: its style comes with it, no script, nothing from elsewhere. It takes
the colours of its surroundings, so that it can be read on light and on dark pages; cards are paper
on both. All texts are escaped: the names of players are whatever somebody typed.

>>> from kiebitz.cards import Hand
>>> Hand.parse("CJ HT")._repr_html_().count('class="held')
2
"""
