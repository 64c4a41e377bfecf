"""Hypothesis strategies: board differences, whole numbers and halves."""

from hypothesis import strategies as st

halves = st.integers(-400, 400).map(lambda number: number / 2)
differences = st.lists(halves, min_size=2, max_size=60)
