"""One thing made wrong: numbers, texts, bytes, lists and arrays that nobody asked for."""

import random
from typing import Any

import numpy as np

NUMBERS = (
    *(-1, 0, 1, 2, 3, 4, 7, 18, 31, 32, 35, 36, 63, 64, 127, 128, 157, 158, 255, 256, 264, 1000),
    *(2**15, 2**16 - 1, 2**16, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**36, 2**53, 2**62),
    *(2**63 - 1, 2**63, 2**64 - 1, 2**64, 10**30, -(2**15), -(2**31), -(2**31) - 1, -(2**63)),
    *(-(2**64), 10**5000),
)
FLOATS = (
    *(float("nan"), float("inf"), float("-inf"), -1.0, -0.0, 0.0, 1e-320, 5e-324, 1e-300, 1e300),
    *(1.7976931348623157e308, 0.5, 1.0000001, 2.0, 1e18, -1e-9),
)
TEXTS = ("", "random", "x", "\0", "ü" * 3, "\ud800", "solver", "a" * 5000, "none", "ucb1 ")
THINGS: tuple[Any, ...] = (None, True, "", b"", (), [], {}, object(), 1.5, 3, int, NotImplemented)
DTYPES = ("uint64", "int64", "uint32", "float64", "float32", "bool", "object", "complex128", ">u8")


def mutated(value: Any, chance: random.Random) -> Any:
    """Something like the value that is probably wrong; in one of ten cases nothing like it."""
    if chance.random() < 0.1:
        return chance.choice(THINGS)
    if isinstance(value, np.ndarray):
        return _mutated_array(value, chance)
    if isinstance(value, bool):
        return chance.choice((not value, 2, None, "true"))
    if isinstance(value, int):
        return _mutated_number(value, chance)
    if isinstance(value, float):
        return chance.choice((*FLOATS, value * 1e10, -value))
    if isinstance(value, str):
        return chance.choice((*TEXTS, value[1:], value + "x", value.upper()))
    if isinstance(value, bytes):
        return broken_bytes(value, chance)
    if isinstance(value, list | tuple):
        return _mutated_list(list(value), chance)
    return chance.choice((*THINGS, *NUMBERS, *FLOATS))


def _mutated_number(value: int, chance: random.Random) -> Any:
    near = value + chance.choice((-2, -1, 1, 2))
    flipped = value ^ (1 << chance.randrange(66))
    return chance.choice((near, flipped, -value, chance.choice(NUMBERS), chance.choice(FLOATS)))


def _mutated_list(items: list[Any], chance: random.Random) -> Any:
    match chance.randrange(8):
        case 0:
            return items[:-1]
        case 1:
            return items + items[:1] + [chance.choice(NUMBERS)]
        case 2:
            return items * chance.choice((0, 2, 50))
        case 3:
            return tuple(items)
        case 4:
            return [items]
        case _ if items:
            place = chance.randrange(len(items))
            other = items[chance.randrange(len(items))]
            items[place] = chance.choice((other, mutated(items[place], chance)))
            return items
    return [chance.choice(NUMBERS)]


def _mutated_array(array: Any, chance: random.Random) -> Any:
    if array.dtype == object:  # changed once already
        return array.tolist()
    match chance.randrange(10):
        case 0:
            with np.errstate(all="ignore"):
                return array.astype(chance.choice(DTYPES))
        case 1:
            return array[..., :-1]
        case 2:
            return np.asfortranarray(array)
        case 3:
            return np.repeat(array, 2, axis=-1)[..., ::2]
        case 4:
            return _unaligned(array)
        case 5:
            return array.reshape(-1) if array.ndim > 1 else array[None]
        case 6:
            return array[:0]
        case 7:
            return array[np.random.default_rng(chance.getrandbits(32)).permutation(len(array))]
    changed = array.copy()
    for _ in range(chance.randint(1, 4) if changed.size else 0):
        place = chance.randrange(changed.size)
        if changed.dtype == np.float64:
            changed.flat[place] = chance.choice(FLOATS)
        elif changed.dtype == np.uint64:
            flipped = int(changed.flat[place]) ^ (1 << chance.randrange(64))
            changed.flat[place] = chance.choice((flipped, 0, 2**64 - 1, 2**63))
    return changed


def _unaligned(array: Any) -> Any:
    shifted = np.frombuffer(b"\0" + array.tobytes(), dtype=np.uint8)[1:]
    return shifted.view(array.dtype).reshape(array.shape)


def broken_bytes(data: bytes, chance: random.Random) -> bytes:
    """The bytes with up to three small changes."""
    broken = bytearray(data)
    for _ in range(chance.randint(1, 3)):
        place = chance.randrange(len(broken)) if broken else 0
        match chance.randrange(6):
            case 0:
                broken[place : place + 1] = bytes([chance.getrandbits(8)])
            case 1:
                broken[place : place + 1] = bytes([chance.choice((0, 1, 2, 3, 10, 32, 36, 255))])
            case 2 if broken:
                broken[place] ^= 1 << chance.randrange(8)
            case 3:
                broken[place : place + chance.randint(1, 4)] = b"\xff" * chance.randint(0, 4)
            case 4:
                del broken[place:]
            case _:
                broken[place:place] = chance.randbytes(chance.randint(1, 4))
    return bytes(broken)
