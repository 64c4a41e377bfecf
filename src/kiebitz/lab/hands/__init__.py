"""How the model of the bidder `worlds` is made: games by rule, nets, corrections from tables.

`python -m kiebitz.lab.hands.training` trains the nets; `…correcting` beside it has a
player use them and fits the corrections to what it won.
"""
