"""XXH3 with 64 bits and seed 0, which LLVM's string maps hash their keys by (https://xxhash.com, "XXH3")."""

from __future__ import annotations

from typing import Final

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
    size = len(data)
    if size > 16:
        if size <= 128:
            return hash_17_to_128(data)
        return hash_129_to_240(data) if size <= 240 else hash_long(data)
    if size > 8:
        low = FLIP_9_LOW ^ word(data, 0)
        high = FLIP_9_HIGH ^ word(data, size - 8)
        swapped = int.from_bytes(low.to_bytes(8, "little"), "big")
        return avalanche((size + swapped + high + folded_product(low, high)) & MASK)
    if size >= 4:
        return hash_4_to_8(data)
    if size > 0:
        mixed = data[0] << 16 | data[size >> 1] << 24 | data[size - 1] | size << 8
        return avalanche64(mixed ^ FLIP_1)
    return avalanche64(FLIP_0)


def hash_4_to_8(data: bytes) -> int:
    size = len(data)
    acc = FLIP_4 ^ (int.from_bytes(data[size - 4 :], "little") | int.from_bytes(data[:4], "little") << 32)
    acc ^= rotated(acc, 49) ^ rotated(acc, 24)
    acc = (acc * PRIME_MX2) & MASK
    acc ^= (acc >> 35) + size
    acc = (acc * PRIME_MX2) & MASK
    return acc ^ (acc >> 28)


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


def rotated(value: int, bits: int) -> int:
    return ((value << bits) | (value >> (64 - bits))) & MASK


def avalanche(value: int) -> int:
    value ^= value >> 37
    value = (value * PRIME_MX1) & MASK
    return value ^ (value >> 32)


def avalanche64(value: int) -> int:
    value ^= value >> 33
    value = (value * PRIME64_2) & MASK
    value ^= value >> 29
    value = (value * PRIME64_3) & MASK
    return value ^ (value >> 32)


# What the secret adds to short inputs, by their least size.
FLIP_0: Final = word(SECRET, 56) ^ word(SECRET, 64)
FLIP_1: Final = (word(SECRET, 0) ^ (word(SECRET, 0) >> 32)) & 0xFFFFFFFF
FLIP_4: Final = word(SECRET, 8) ^ word(SECRET, 16)
FLIP_9_LOW: Final = word(SECRET, 24) ^ word(SECRET, 32)
FLIP_9_HIGH: Final = word(SECRET, 40) ^ word(SECRET, 48)
