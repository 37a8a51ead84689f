"""XXH3 with 64 bits and seed 0, which LLVM's string maps hash their keys by (https://xxhash.com, "XXH3").

Most names are short, and every name of a body is hashed, so that up to 16 bytes the numbers are 64-bit ones, signed as
mypyc has them. That Python lets them grow changes nothing of their lower 64 bits: what is shifted to the right is cut.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bitcode.bitstream.bits import signed64

MASK: Final = 0xFFFFFFFFFFFFFFFF
PRIME32_1: Final = 0x9E3779B1
PRIME32_2: Final = 0x85EBCA77
PRIME32_3: Final = 0xC2B2AE3D
PRIME64_1: Final = 0x9E3779B185EBCA87
PRIME64_2: Final = 0xC2B2AE3D27D4EB4F
PRIME64_3: Final = 0x165667B19E3779F9
PRIME64_4: Final = 0x85EBCA77C2B2AE63
PRIME64_5: Final = 0x27D4EB2F165667C5
PRIME_MX1: Final = 0x165667919E3779F9
PRIME_MX2: Final = 0x9FB21C651E98DF25

# The algorithm's pseudorandom bytes.
SECRET: Final = bytes.fromhex(
    "b8fe6c3923a44bbe7c01812cf721ad1cded46de9839097db7240a4a4b7b3671f"
    "cb79e64eccc0e578825ad07dccff7221b8084674f743248ee03590e6813a264c"
    "3c2852bb91c300cb88d0658b1b532ea371644897a20df94e3819ef46a9deacd8"
    "a8fa763fe39c343ff9dcbbc7c70b4f1d8a51e04bcdb45931c89f7ec9d9787364"
    "eac5ac8334d3ebc3c581a0fffa1363eb170ddd51b7f0da49d316552629d4689e"
    "2b16be587d47a1fc8ff8b8d17ad031ce45cb3a8f95160428afd7fbcabb4b407e"
)
SECRET_MINIMUM: Final = 136
STRIPE: Final = 64
STRIPES_IN_BLOCK: Final = (len(SECRET) - STRIPE) // 8


def xxh3_64bits(data: bytes) -> int:
    """The hash, from 0 to 2**64 - 1."""
    size = len(data)
    if size <= 16:
        return int(hash_to_16(data)) & MASK
    if size <= 128:
        return hash_17_to_128(data)
    return hash_129_to_240(data) if size <= 240 else hash_long(data)


def low_32bits(data: bytes) -> i64:
    """The lower half of the hash, by which maps find their buckets."""
    if len(data) <= 16:
        return hash_to_16(data) & 0xFFFFFFFF
    return xxh3_64bits(data) & 0xFFFFFFFF


def hash_to_16(data: bytes) -> i64:
    """The hash of up to 16 bytes, as a signed number."""
    size: i64 = len(data)
    if size > 8:
        low = FLIP_9_LOW ^ eight_bytes(data, 0)
        high = FLIP_9_HIGH ^ eight_bytes(data, size - 8)
        swapped = swapped_half(low) << 32 | swapped_half(low >> 32)
        mixed = size + swapped + high + folded(low, high)
        mixed ^= (mixed >> 37) & 0x7FFFFFF
        mixed *= SIGNED_MX1
        return mixed ^ ((mixed >> 32) & 0xFFFFFFFF)
    if size >= 4:
        acc = FLIP_4 ^ (four_bytes(data, 0) << 32 | four_bytes(data, size - 4))
        acc ^= (acc << 49 | (acc >> 15) & 0x1FFFFFFFFFFFF) ^ (acc << 24 | (acc >> 40) & 0xFFFFFF)
        acc *= SIGNED_MX2
        acc ^= ((acc >> 35) & 0x1FFFFFFF) + size
        acc *= SIGNED_MX2
        return acc ^ ((acc >> 28) & 0xFFFFFFFFF)
    value = FLIP_0
    if size > 0:
        first: i64 = data[0]
        middle: i64 = data[size >> 1]
        last: i64 = data[size - 1]
        value = FLIP_1 ^ (first << 16 | middle << 24 | last | size << 8)
    value ^= (value >> 33) & 0x7FFFFFFF
    value *= SIGNED_2
    value ^= (value >> 29) & 0x7FFFFFFFF
    value *= SIGNED_3
    return value ^ ((value >> 32) & 0xFFFFFFFF)


def four_bytes(data: bytes, at: i64) -> i64:
    b0: i64 = data[at]
    b1: i64 = data[at + 1]
    b2: i64 = data[at + 2]
    b3: i64 = data[at + 3]
    return b0 | b1 << 8 | b2 << 16 | b3 << 24


def eight_bytes(data: bytes, at: i64) -> i64:
    return four_bytes(data, at + 4) << 32 | four_bytes(data, at)


def swapped_half(value: i64) -> i64:
    """The lower four bytes in the other order."""
    return (value & 0xFF) << 24 | (value & 0xFF00) << 8 | (value >> 8) & 0xFF00 | (value >> 24) & 0xFF


def folded(left: i64, right: i64) -> i64:
    """The halves of the 128-bit product of two numbers, taken as unsigned, one laid over the other."""
    low, high = left & 0xFFFFFFFF, (left >> 32) & 0xFFFFFFFF
    other_low, other_high = right & 0xFFFFFFFF, (right >> 32) & 0xFFFFFFFF
    lowest = low * other_low
    cross = high * other_low
    other_cross = low * other_high
    highest = high * other_high
    middle = ((lowest >> 32) & 0xFFFFFFFF) + (cross & 0xFFFFFFFF) + (other_cross & 0xFFFFFFFF)
    upper = highest + ((cross >> 32) & 0xFFFFFFFF) + ((other_cross >> 32) & 0xFFFFFFFF) + (middle >> 32)
    return upper ^ (middle << 32 | lowest & 0xFFFFFFFF)


def hash_17_to_128(data: bytes) -> int:
    size = len(data)
    acc = size * PRIME64_1
    step = 0
    while True:
        acc += mixed_16(data, 16 * step, 32 * step)
        acc += mixed_16(data, size - 16 * (step + 1), 32 * step + 16)
        step += 1
        if size <= 32 * step:
            return avalanche(acc & MASK)


def hash_129_to_240(data: bytes) -> int:
    size = len(data)
    acc = size * PRIME64_1
    for n in range(8):
        acc += mixed_16(data, 16 * n, 16 * n)
    acc = avalanche(acc & MASK)
    for n in range(8, size // 16):
        acc += mixed_16(data, 16 * n, 16 * (n - 8) + 3)
    acc += mixed_16(data, size - 16, SECRET_MINIMUM - 17)
    return avalanche(acc & MASK)


def hash_long(data: bytes) -> int:
    size = len(data)
    acc = [PRIME32_3, PRIME64_1, PRIME64_2, PRIME64_3, PRIME64_4, PRIME32_2, PRIME64_5, PRIME32_1]
    block_size = STRIPE * STRIPES_IN_BLOCK
    blocks = (size - 1) // block_size
    for block in range(blocks):
        for n in range(STRIPES_IN_BLOCK):
            accumulate(acc, data, block * block_size + n * STRIPE, n * 8)
        for i in range(8):
            value = acc[i]
            acc[i] = ((value ^ (value >> 47) ^ word(SECRET, len(SECRET) - STRIPE + 8 * i)) * PRIME32_1) & MASK
    for n in range((size - 1 - block_size * blocks) // STRIPE):
        accumulate(acc, data, blocks * block_size + n * STRIPE, n * 8)
    accumulate(acc, data, size - STRIPE, len(SECRET) - STRIPE - 7)
    result = size * PRIME64_1
    for i in range(4):
        low = acc[2 * i] ^ word(SECRET, 11 + 16 * i)
        high = acc[2 * i + 1] ^ word(SECRET, 19 + 16 * i)
        result += folded_product(low, high)
    return avalanche(result & MASK)


def accumulate(acc: list[int], data: bytes, at: int, secret_at: int) -> None:
    """Take one stripe of the input in."""
    for i in range(8):
        value = word(data, at + 8 * i)
        key = value ^ word(SECRET, secret_at + 8 * i)
        acc[i ^ 1] = (acc[i ^ 1] + value) & MASK
        acc[i] = (acc[i] + (key & 0xFFFFFFFF) * (key >> 32)) & MASK


def mixed_16(data: bytes, at: int, secret_at: int) -> int:
    return folded_product(word(data, at) ^ word(SECRET, secret_at), word(data, at + 8) ^ word(SECRET, secret_at + 8))


def word(data: bytes, at: int) -> int:
    return int.from_bytes(data[at : at + 8], "little")


def folded_product(left: int, right: int) -> int:
    """The halves of the 128-bit product, one laid over the other."""
    product = left * right
    return (product & MASK) ^ (product >> 64)


def avalanche(value: int) -> int:
    value ^= value >> 37
    value = (value * PRIME_MX1) & MASK
    return value ^ (value >> 32)


# What the secret adds to short inputs, by their least size; the primes of these.
FLIP_0: Final[i64] = signed64(word(SECRET, 56) ^ word(SECRET, 64))
FLIP_1: Final[i64] = (word(SECRET, 0) ^ (word(SECRET, 0) >> 32)) & 0xFFFFFFFF
FLIP_4: Final[i64] = signed64(word(SECRET, 8) ^ word(SECRET, 16))
FLIP_9_LOW: Final[i64] = signed64(word(SECRET, 24) ^ word(SECRET, 32))
FLIP_9_HIGH: Final[i64] = signed64(word(SECRET, 40) ^ word(SECRET, 48))
SIGNED_2: Final[i64] = signed64(PRIME64_2)
SIGNED_3: Final[i64] = signed64(PRIME64_3)
SIGNED_MX1: Final[i64] = signed64(PRIME_MX1)
SIGNED_MX2: Final[i64] = signed64(PRIME_MX2)
