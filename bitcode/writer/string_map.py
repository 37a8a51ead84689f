"""The order in which LLVM's `StringMap` goes through its keys: function symbol tables are written in it.

The map is an open hash table, so that the order follows from the hashes and from the order in which keys came in.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.writer.xxhash import xxh3_64bits
from irkit.dialects import Dialect
from irkit.dialects.features import LINEAR_STRING_MAPS, XXH3_STRING_MAPS

FIRST_BUCKETS: Final = 16
EMPTY_BUCKET: Final = -1


def iteration_order(keys: list[bytes], dialect: Dialect) -> list[int]:
    """The places of the keys, which came in in this order, as the map of a release goes through them."""
    if dialect.has(XXH3_STRING_MAPS):
        hashes = vec[i64]([xxh3_64bits(key) & 0xFFFFFFFF for key in keys])
    else:
        hashes = vec[i64]([bernstein_hash(key) for key in keys])
    growth: i64 = 0 if dialect.has(LINEAR_STRING_MAPS) else 1
    count: i64 = FIRST_BUCKETS
    buckets = vec[i64]([EMPTY_BUCKET] * FIRST_BUCKETS)
    place: i64 = 0
    while place < len(hashes):
        insert(buckets, count, hashes, place, growth)
        place += 1
        if place * 4 > count * 3:  # over three quarters full: all move, in the order of the buckets
            old = buckets
            count *= 2
            buckets = vec[i64]([EMPTY_BUCKET] * count)
            for moved in old:
                if moved != EMPTY_BUCKET:
                    insert(buckets, count, hashes, moved, growth)
    return [place for place in buckets if place != EMPTY_BUCKET]


def insert(buckets: vec[i64], count: i64, hashes: vec[i64], place: i64, growth: i64) -> None:
    """Put a key into its bucket, or into the first free one: at growing distances, or behind it (`growth` 0)."""
    mask = count - 1
    bucket = hashes[place] & mask
    step: i64 = 1
    while buckets[bucket] != EMPTY_BUCKET:
        bucket = (bucket + step) & mask
        step += growth
    buckets[bucket] = place


def bernstein_hash(key: bytes) -> int:
    """Bernstein's function from 0 on, 32 bits."""
    value: i64 = 0
    for byte in key:
        value = (value * 33 + byte) & 0xFFFFFFFF
    return value
