"""Calls and texts that nobody would make on purpose, millions of them, and what comes of them.

`bound_functions` calls everything that the native module has, `readers` everything that reads what
comes from outside. Each input follows from a seed and its number alone, so that a finding can be
repeated; they run in child processes, so that a crash or a hang is a finding too.

What may come out: an answer without NaN in it, a `KiebitzError`, a `MemoryError`. Of the native
module itself also the `TypeError` with which it refuses arguments of types that it has no function
for; public functions have no such excuse.
"""
