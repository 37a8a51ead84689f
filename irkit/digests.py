"""The digests that LLVM takes of names and of bitcode; none of them guards anything."""

from __future__ import annotations

from collections.abc import Iterable


def md5_of(name: str) -> bytes:
    """The 16 bytes of the MD5 of a name's bytes."""
    from hashlib import md5  # noqa: PLC0415 - which is slow to import, and few modules need one

    return md5(name.encode("utf-8", "surrogateescape"), usedforsecurity=False).digest()


def sha1_of(parts: Iterable[bytes | memoryview]) -> bytes:
    """The 20 bytes of the SHA-1 of what stands in all parts, one after the other."""
    from hashlib import sha1  # noqa: PLC0415 - the same

    hasher = sha1(usedforsecurity=False)
    for part in parts:
        hasher.update(part)
    return hasher.digest()
