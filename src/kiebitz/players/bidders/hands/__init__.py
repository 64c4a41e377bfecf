"""What a hand of Skat is worth: ways to play it, how likely each wins, and what that scores.

From data to decision: `ways.py` (what to put aside and play), `features.py` (a way as numbers),
`nets.py` and `model.py` (how likely it wins), `stakes.py` (what it then scores), `solving.py` (the
same in sampled worlds), `outlook.py` (a hand before the skat is seen). The bidder `worlds` sits on
them; nothing here knows of auctions.
"""
