"""The order in which LLVM's `StringMap` goes through its keys: function symbol tables are written in it.

The map is an open hash table, so that the order follows from the hashes and from the order in which keys came in.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.writer.xxhash import low_32bits
from irkit.dialects import Dialect
from irkit.dialects.features import LINEAR_STRING_MAPS, XXH3_STRING_MAPS

FIRST_BUCKETS: Final = 16
EMPTY_BUCKET: Final = -1
GONE: Final = b""  # in a bucket whose key has gone; no name is empty


def iteration_order(keys: list[bytes], dialect: Dialect) -> list[int]:
    """The places of the keys, which came in in this order, as the map of a release goes through them."""
    if dialect.has(XXH3_STRING_MAPS):
        hashes = vec[i64]([low_32bits(key) for key in keys])
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


class StringTable:
    """The map for keys that come and go: what has gone leaves a mark, which a search passes over and the next key may
    take the place of. It iterates over its keys."""

    def __init__(self, dialect: Dialect) -> None:
        self._buckets: list[bytes | None] = [None] * FIRST_BUCKETS
        self._growth: int = 0 if dialect.has(LINEAR_STRING_MAPS) else 1
        self._has_xxh3: bool = dialect.has(XXH3_STRING_MAPS)
        self._count: int = 0
        self._gone: int = 0

    def __iter__(self) -> Iterator[bytes]:
        return iter([key for key in self._buckets if key])

    def insert(self, key: bytes) -> None:
        """Put in a key that is not in it."""
        self._put(key)
        self._count += 1
        size = len(self._buckets)
        if self._count * 4 > size * 3:
            self._rehash(size * 2)
        elif size - self._count - self._gone <= size // 8:
            self._rehash(size)

    def remove(self, key: bytes) -> None:
        """Take out a key; nothing happens where there is none."""
        bucket = self._first_bucket(key)
        step = 1
        while self._buckets[bucket] != key:
            if self._buckets[bucket] is None:
                return
            bucket = (bucket + step) & (len(self._buckets) - 1)
            step += self._growth
        self._count -= 1
        if self._growth:
            self._buckets[bucket] = GONE
            self._gone += 1
        else:
            self._close_up(bucket)

    def _close_up(self, hole: int) -> None:
        """Where keys lie side by side, those behind a free bucket move up as far as a search for them goes."""
        mask = len(self._buckets) - 1
        self._buckets[hole] = None
        bucket = (hole + 1) & mask
        key = self._buckets[bucket]
        while key is not None:
            if (bucket - self._first_bucket(key)) & mask >= (bucket - hole) & mask:
                self._buckets[hole], self._buckets[bucket] = key, None
                hole = bucket
            bucket = (bucket + 1) & mask
            key = self._buckets[bucket]

    def _put(self, key: bytes) -> None:
        bucket = self._first_bucket(key)
        step = 1
        free: int | None = None
        while self._buckets[bucket] is not None:
            if free is None and self._buckets[bucket] == GONE:
                free = bucket
            bucket = (bucket + step) & (len(self._buckets) - 1)
            step += self._growth
        if free is not None:
            self._gone -= 1
            bucket = free
        self._buckets[bucket] = key

    def _first_bucket(self, key: bytes) -> int:
        digest = low_32bits(key) if self._has_xxh3 else bernstein_hash(key)
        return digest & (len(self._buckets) - 1)

    def _rehash(self, size: int) -> None:
        keys = list(self)
        self._buckets = [None] * size
        self._gone = 0
        for key in keys:
            self._put(key)
