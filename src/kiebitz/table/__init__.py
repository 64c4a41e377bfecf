"""The table to sit down at: a small web server with its page, and what it keeps.

Opponents come from `kiebitz.players`, hints and reviews from `kiebitz.skill`. The server drives the
same table object as every other game here; nothing in this room knows a rule.
"""
