"""Containers of code for devices: Clang's bundles and offload binaries, DirectX's programs, Metal's libraries."""

from __future__ import annotations

import importlib
import importlib.util
import struct
import zlib
from collections.abc import Iterator
from typing import Any, Final

from irkit.containers.archives import decoded
from irkit.containers.kinds import BUNDLE, COMPRESSED_BUNDLE, OFFLOAD_BINARY
from irkit.errors import BitcodeError, UnsupportedError

# Headers; all words are little-endian.
VERSION: Final = struct.Struct("<H")
WORD: Final = struct.Struct("<I")
LONG: Final = struct.Struct("<Q")
BUNDLE_ENTRY: Final = struct.Struct("<3Q")  # offset, size, length of the name that follows
# Versions 1 to 3 of a compressed bundle: method, [size of all,] size unpacked, hash.
COMPRESSED: Final = {1: struct.Struct("<HIQ"), 2: struct.Struct("<HIIQ"), 3: struct.Struct("<HQQQ")}
OFFLOAD_HEADER: Final = struct.Struct("<4sIQQQ")  # magic, version, size, place and size of the entry
# Kinds of image and of offloading, flags, place and number of strings, place and size of the image.
OFFLOAD_ENTRY: Final = struct.Struct("<HHI4Q")
OFFLOAD_STRING: Final = struct.Struct("<2Q")  # places of key and value
OFFLOAD_ALIGNMENT: Final = 8
DIRECTX_HEADER: Final = struct.Struct("<4s16sHHII")  # magic, digest, version, size, number of parts
PART_HEADER: Final = struct.Struct("<4sI")  # name, size
PROGRAM_HEADER: Final = struct.Struct("<II4sIII")  # shader's version, words, "DXIL", its version, place, size
PROGRAMS: Final = (b"DXIL", b"ILDB")  # a shader, and the same with debug info
# Magic, platform and versions, size; places and sizes of functions, public and private metadata, bitcode.
METAL_HEADER: Final = struct.Struct("<4s12s9Q")
TAG: Final = struct.Struct("<4sH")
END_TAG: Final = b"ENDT"
ZLIB: Final = 0
ZSTANDARD: Final = 1
ZSTANDARD_RATIO: Final = 1 << 17  # a block of 128 kB takes four bytes at the least


def take(form: struct.Struct, data: bytes, place: int, name: str) -> tuple[Any, ...]:
    """The fields of a header. Raises BitcodeError where the data end before it does."""
    if place + form.size > len(data):
        raise BitcodeError(f"the container is damaged: {form.size} bytes of a header are wanted", name=name)
    return form.unpack_from(data, place)


def cut(data: bytes, place: int, size: int, what: str, name: str) -> bytes:
    """A part of a container. Raises BitcodeError where it lies outside."""
    if place + size > len(data):
        raise BitcodeError(
            f"the container is damaged: {what} is {size} bytes at byte {place} of {len(data)}",
            name=name,
            bit_offset=min(place, len(data)) * 8,
        )
    return data[place : place + size]


def bundle_members(data: bytes, name: str) -> Iterator[tuple[str, bytes]]:
    """What Clang's offload bundler put together: a file for each target, named after it."""
    [count] = take(LONG, data, len(BUNDLE), name)
    place = len(BUNDLE) + LONG.size
    for _ in range(min(count, len(data))):
        offset, size, length = take(BUNDLE_ENTRY, data, place, name)
        place += BUNDLE_ENTRY.size
        target = cut(data, place, length, "a target's name", name)
        place += length
        yield decoded(target), cut(data, offset, size, f"the part for {decoded(target)}", name)


def unpacked_bundle(data: bytes, name: str) -> Iterator[tuple[str, bytes]]:
    """The bundle in a compressed one. Raises UnsupportedError for other methods than zlib's and Zstandard's."""
    [version] = take(VERSION, data, len(COMPRESSED_BUNDLE), name)
    form = COMPRESSED.get(version)
    if form is None:
        raise UnsupportedError(f"{name}: a compressed offload bundle of version {version}; irkit knows 1 to 3")
    fields = take(form, data, len(COMPRESSED_BUNDLE) + 2, name)
    method, size = fields[0], fields[-2]
    packed = data[len(COMPRESSED_BUNDLE) + 2 + form.size :]
    if method == ZSTANDARD:
        held = unpacked_zstandard(packed, size, name)
    elif method == ZLIB:
        try:
            held = zlib.decompressobj().decompress(packed, size + 1)
        except (zlib.error, OverflowError) as error:
            raise damaged_bundle(error, name) from None
    else:
        raise UnsupportedError(f"{name}: an offload bundle compressed by method {method}; irkit knows 0 and 1")
    if len(held) != size or not held.startswith(BUNDLE):
        raise BitcodeError(f"the bundle is damaged: unpacked it has {len(held)} bytes of {size}", name=name)
    return bundle_members(held, name)


def unpacked_zstandard(packed: bytes, size: int, name: str) -> bytes:
    """What Zstandard packed, by Python where it can (3.14), else by pyarrow. Raises UnsupportedError without either."""
    if size > ZSTANDARD_RATIO * len(packed):
        raise damaged_bundle(f"{len(packed)} bytes cannot hold {size}", name)
    if importlib.util.find_spec("compression") is not None:
        zstd = importlib.import_module("compression.zstd")
        try:
            return bytes(zstd.ZstdDecompressor().decompress(packed, size + 1))
        except (zstd.ZstdError, EOFError) as error:
            raise damaged_bundle(error, name) from None
    try:
        import pyarrow
    except ImportError:
        raise UnsupportedError(
            f"{name}: this offload bundle is compressed by Zstandard, which irkit unpacks with Python 3.14 or with"
            " pyarrow: pip install 'irkit[query]'"
        ) from None
    try:
        return bytes(pyarrow.decompress(packed, decompressed_size=size, codec="zstd", asbytes=True))
    except (OSError, ValueError, pyarrow.ArrowException) as error:
        raise damaged_bundle(error, name) from None


def damaged_bundle(error: object, name: str) -> BitcodeError:
    return BitcodeError(f"the bundle is damaged: {error}", name=name)


def offload_images(data: bytes, name: str) -> Iterator[tuple[str, bytes]]:
    """The images of offload binaries, of which several may follow each other, named after target and processor."""
    start = 0
    while start < len(data):
        magic, version, size, entry_place, _ = take(OFFLOAD_HEADER, data, start, name)
        if magic != OFFLOAD_BINARY or size < OFFLOAD_HEADER.size:
            if not data[start:].strip(b"\0"):
                return
            raise BitcodeError(
                "the container is damaged: no offload binary begins here", name=name, bit_offset=start * 8
            )
        if version != 1:
            raise UnsupportedError(f"{name}: an offload binary of version {version}; irkit knows 1")
        binary = cut(data, start, size, "an offload binary", name)
        _, _, _, strings, count, place, length = take(OFFLOAD_ENTRY, binary, entry_place, name)
        named = {}
        for number in range(min(count, size)):
            key, value = take(OFFLOAD_STRING, binary, strings + number * OFFLOAD_STRING.size, name)
            named[zero_ended(binary, key)] = zero_ended(binary, value)
        label = "-".join(named[key] for key in ("triple", "arch") if named.get(key)) or "image"
        yield label, cut(binary, place, length, f"the image for {label}", name)
        start += size + -size % OFFLOAD_ALIGNMENT


def directx_programs(data: bytes, name: str) -> Iterator[tuple[str, bytes]]:
    """The parts of a DirectX container, of programs the bitcode alone."""
    *_, count = take(DIRECTX_HEADER, data, 0, name)
    for number in range(min(count, len(data))):
        [place] = take(WORD, data, DIRECTX_HEADER.size + 4 * number, name)
        label, size = take(PART_HEADER, data, place, name)
        held = cut(data, place + PART_HEADER.size, size, "a part", name)
        if label in PROGRAMS:
            _, _, _, _, offset, length = take(PROGRAM_HEADER, held, 0, name)
            held = cut(held, offset + 8, length, "a program", name)  # counted from "DXIL", the header's third word
        yield decoded(label), held


def metal_functions(data: bytes, name: str) -> Iterator[tuple[str, bytes]]:
    """The functions of a Metal library, a module each."""
    fields = take(METAL_HEADER, data, 0, name)
    place, bitcode = fields[3], fields[9]
    [count] = take(WORD, data, place, name)
    place += 4
    for _ in range(min(count, len(data))):
        [size] = take(WORD, data, place, name)
        if size < 4:
            raise BitcodeError(f"the library is damaged: a function's entry of {size} bytes", name=name)
        tags = tags_of(cut(data, place + 4, size - 4, "a function's entry", name), name)
        place += size
        label = zero_ended(tags.get(b"NAME", b""), 0)
        [length] = take(LONG, tags.get(b"MDSZ", b""), 0, name)
        *_, offset = take(BUNDLE_ENTRY, tags.get(b"OFFT", b""), 0, name)
        yield label, cut(data, bitcode + offset, length, f"the function {label}", name)


def tags_of(entry: bytes, name: str) -> dict[bytes, bytes]:
    """What a function's entry tells, by its tags of four letters."""
    found = {}
    place = 0
    while not entry.startswith(END_TAG, place):
        tag, size = take(TAG, entry, place, name)
        found[tag] = cut(entry, place + TAG.size, size, "a tag", name)
        place += TAG.size + size
    return found


def zero_ended(data: bytes, place: int) -> str:
    end = data.find(b"\0", place)
    return decoded(data[place : end if end != -1 else len(data)])
