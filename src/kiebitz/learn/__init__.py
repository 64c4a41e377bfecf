"""Learning from self-play: games over batches, nets, training. Needs the extra `learn` (JAX).

Nothing at run time needs this room, and nothing in it needs the native core, so that it trains
wherever JAX is: the rules stand here a second time, as tables and array operations, and are proved
against the core by `tests/learn`.
"""
