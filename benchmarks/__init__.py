"""Measurements of speed, each a module to be run: ``python -m benchmarks.card_play``."""
