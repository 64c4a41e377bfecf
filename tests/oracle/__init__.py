"""Slow, plain implementations of the games, written from the documents only, to compare with."""
