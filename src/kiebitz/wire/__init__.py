"""Players and programs of other people: talking to them, and letting them talk to ours."""
