"""Where boards are played: threads, processes or a cluster, behind one seam.

An `Executor` takes tasks one after the other and gives their results in the order in which they
finish. A task depends on nothing but itself, so it may be done again when a worker dies; where the
results are collected a board counts once.
"""

from kiebitz.arena.engines.executor import (
    Engine,
    Executor,
    Lost,
    executor_for,
    usual_engine,
    usual_workers,
)

__all__ = ["Engine", "Executor", "Lost", "executor_for", "usual_engine", "usual_workers"]
