"""Containers with another module in the place of one of theirs. What else they hold stays, byte by byte where places
allow.

An archive's index keeps its names: where a module defines others than before, the index has to be made anew (ranlib).
Metal libraries, DirectX containers and compressed bundles have digests of what is in them, and are refused.
"""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import math
import struct
from collections.abc import Callable
from typing import Final

from irkit.containers import devices
from irkit.containers.archives import rewritten_archive
from irkit.containers.kinds import (
    BUNDLE,
    COFF,
    ELF,
    MACHO,
    PE,
    UNIVERSAL,
    UNIVERSAL_MAGICS,
    WASM,
    container_kind,
)
from irkit.containers.objects_writing import rewritten_coff, rewritten_elf, rewritten_macho
from irkit.containers.parts import MEMBERS, distinct, joined
from irkit.containers.wasm import rewritten_wasm
from irkit.errors import NotFoundError, UnsupportedError

# A container, the place of a member among those that it is taken apart into, and its new contents: the new container.
Rewriter = Callable[[bytes, int, bytes, str], bytes]
# The same with the name of a section, and which of several of that name it is.
SectionRewriter = Callable[[bytes, str, int, bytes, str], bytes]
PAGE: Final = 4096  # in bytes: Clang's bundler aligns by no more


def replaced(data: bytes, path: str, new: bytes, name: str) -> bytes:
    """A container in which `new` stands where `path` leads to, as `Part.path` has it.

    Raises BitcodeError for a damaged container, NotFoundError for a path that leads nowhere, UnsupportedError for a
    kind of container that cannot be written.
    """
    kind = container_kind(data)
    if not kind:
        raise NotFoundError(f"{name}: there is no {path} in it")
    if kind not in MEMBERS:
        return replaced_in_object(data, kind, path, new, name)
    for place, (member, held) in enumerate(list(distinct(MEMBERS[kind](data, name)))):  # all: it has to be whole
        if path == member or path.startswith(f"{member}:"):
            inner = joined(name, member)
            made = new if path == member else replaced(held, path[len(member) + 1 :], new, inner)
            rewriter = REWRITERS.get(kind)
            if rewriter is None:
                raise UnsupportedError(f"{name}: irkit does not write into a file of this kind, a {kind}")
            return rewriter(data, place, made, name)
    raise NotFoundError(f"{name}: there is no member {path}")


def replaced_in_object(data: bytes, kind: str, path: str, new: bytes, name: str) -> bytes:
    """An object whose section `path`, `#2` behind it for the second of that name, has other contents."""
    section, _, inner = path.partition(":")
    section, _, number = section.partition("#")
    if inner:
        raise UnsupportedError(f"{name}: irkit does not write into a container in a section ({path})")
    rewriter = OBJECTS.get(kind)
    if rewriter is None:
        raise UnsupportedError(f"{name}: irkit does not write into a file of this kind, a {kind}")
    return rewriter(data, section, int(number or 1) - 1, new, name)


def rewritten_zip(data: bytes, place: int, new: bytes, name: str) -> bytes:
    """A zip file with other contents of a member; a wheel's RECORD tells of them."""
    import zipfile  # which is slow to import

    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(made, "w") as out:
        out.comment = old.comment
        changed = [member for member in old.infolist() if not member.is_dir()][place]
        for member in old.infolist():
            held = new if member is changed else old.read(member)
            if member.filename.endswith(".dist-info/RECORD"):
                held = record_with(held, changed.filename, new)
            out.writestr(member, held)
    return made.getvalue()


def record_with(record: bytes, member: str, new: bytes) -> bytes:
    """The list of a wheel's files (PEP 376) with the digest and the size of one of them anew."""
    rows = list(csv.reader(io.StringIO(record.decode("utf-8"))))
    digest = base64.urlsafe_b64encode(hashlib.sha256(new).digest()).decode().rstrip("=")
    if not any(row[:1] == [member] for row in rows):
        return record
    made = io.StringIO()
    csv.writer(made, lineterminator="\n").writerows(
        [member, f"sha256={digest}", str(len(new))] if row[:1] == [member] else row for row in rows
    )
    return made.getvalue().encode("utf-8")


def rewritten_universal(data: bytes, place: int, new: bytes, name: str) -> bytes:
    """A universal binary with another slice: those behind it move, each to a place as its alignment wants it."""
    width = UNIVERSAL_MAGICS[data[:4]]
    form = struct.Struct(">IIQQII" if width == 8 else ">IIIII")
    count = int.from_bytes(data[4:8], "big")
    entries = [list(form.unpack_from(data, 8 + number * form.size)) for number in range(count)]
    slices = [data[entry[2] : entry[2] + entry[3]] for entry in entries]
    slices[place] = new
    head = bytearray(data[: 8 + count * form.size])
    body = bytearray(data[: min(entry[2] for entry in entries)])
    for number in sorted(range(count), key=lambda number: entries[number][2]):
        alignment = 2 ** min(entries[number][4], 20)
        body += bytes(-len(body) % alignment)
        entries[number][2:4] = [len(body), len(slices[number])]
        body += slices[number]
        form.pack_into(head, 8 + number * form.size, *entries[number])
    body[: len(head)] = head
    return bytes(body)


def rewritten_bundle(data: bytes, place: int, new: bytes, name: str) -> bytes:
    """A bundle of Clang's with another file for one target: what stands behind it moves, as far as keeps alignments."""
    [count] = devices.LONG.unpack_from(data, len(BUNDLE))
    entries: list[tuple[int, int, int]] = []  # where the entry stands, where what it tells of, and its size
    at = len(BUNDLE) + devices.LONG.size
    for _ in range(count):
        offset, size, length = devices.BUNDLE_ENTRY.unpack_from(data, at)
        entries.append((at, offset, size))
        at += devices.BUNDLE_ENTRY.size + length
    _, start, size = entries[place]
    alignment = math.gcd(PAGE, *(offset for _, offset, _ in entries))
    gap = len(new) - size
    gap += -gap % alignment if any(offset > start for _, offset, _ in entries) else 0
    head = bytearray(data[:start])
    for at, offset, held in entries:
        shifted = (offset + gap if offset > start else offset), (len(new) if at == entries[place][0] else held)
        struct.pack_into("<2Q", head, at, *shifted)
    padding = bytes(size + gap - len(new))
    return bytes(head) + new + padding + data[start + size :]


def rewritten_offload(data: bytes, place: int, new: bytes, name: str) -> bytes:
    """Offload binaries, in one of which another image stands. It is the last in its binary, as LLVM writes them."""
    start = 0
    for _ in range(place):
        size = devices.OFFLOAD_HEADER.unpack_from(data, start)[2]
        start += size + -size % devices.OFFLOAD_ALIGNMENT
    header = list(devices.OFFLOAD_HEADER.unpack_from(data, start))
    size, entry_place = header[2], header[3]
    binary = bytearray(data[start : start + size])
    entry = list(devices.OFFLOAD_ENTRY.unpack_from(binary, entry_place))
    image, length = entry[5], entry[6]
    if binary[image + length :].strip(b"\0"):
        raise UnsupportedError(f"{name}: an offload binary whose image is not its last part; irkit does not write it")
    entry[6] = len(new)
    devices.OFFLOAD_ENTRY.pack_into(binary, entry_place, *entry)
    made = bytes(binary[:image]) + new
    made += bytes(-len(made) % devices.OFFLOAD_ALIGNMENT)
    header[2] = len(made)
    behind = start + size + -size % devices.OFFLOAD_ALIGNMENT
    return data[:start] + devices.OFFLOAD_HEADER.pack(*header) + made[devices.OFFLOAD_HEADER.size :] + data[behind:]


REWRITERS: Final[dict[str, Rewriter]] = {
    "archive": rewritten_archive,
    "zip file": rewritten_zip,
    UNIVERSAL: rewritten_universal,
    "offload bundle": rewritten_bundle,
    "offload binary": rewritten_offload,
}
OBJECTS: Final[dict[str, SectionRewriter]] = {
    ELF: rewritten_elf,
    MACHO: rewritten_macho,
    COFF: rewritten_coff,
    PE: rewritten_coff,
    WASM: rewritten_wasm,
}
