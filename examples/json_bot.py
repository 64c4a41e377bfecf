"""A bot in plain Python, without Kiebitz: JSON lines in, JSON lines out, in any language alike.

Look at it with:  kiebitz watch skat 'process(command="python examples/json_bot.py")'
It leads its highest card and follows with its lowest, whatever the suit; before the cards it takes
the first legal action.
"""

import json
import sys

RANKS = "6789TJQKA"


def choose(legal: list[str], view: dict) -> str:
    """One of the legal actions, such as "play CJ" or "trump hearts"."""
    if view["phase"] != "play":
        return legal[0]
    best = min if view["trick"] else max
    return best(legal, key=lambda action: RANKS.index(action[-1]))


for line in sys.stdin:  # ends when Kiebitz closes the pipe
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"name": "json_bot", "version": "1"}
    else:
        answer = {"id": message["id"], "action": choose(message["legal"], message["view"])}
    print(json.dumps(answer), flush=True)
