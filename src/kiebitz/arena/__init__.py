"""The arena: who is better, honestly. Boards, running, judging, reports."""
